import { describe, expect, it } from '@jest/globals';
import { stripDiacritics } from '@pora/text-pl/fold';
import { MORE_WORD_FORMS } from '../../testing/inflection-table.more.js';
import { WORD_FORMS } from '../../testing/inflection-table.js';
import { createNameFinder } from './name-finder.js';

const lines = [...WORD_FORMS, ...MORE_WORD_FORMS].map((line) => line.split(' '));
const finder = createNameFinder(lines.map(([name = '']) => ({ name })));
/** Describing words alone name no food; organs and forms that are everyday words are not met alone on purpose. */
const DESCRIBING =
  /^(?:biał|śwież|surow|gotow|wędz|pieczon|smaż|suszon|zielon|czerwon|czarn|żółt|kiszon|mielon|korze[nń]|naciow|słod|kwaśn|tłust|chud|dojrzał|gorzk|włosk|polsk|greck|krow|kozi|owcz|kwaszon|mrożon|konserwow|duszon|grillowan|solon|marynowan|pełnoziarnist|razow|kruch|ostr|kurz)/u;
const ORGANS =
  /^(?:pierś|udo|udko|serc|żoląd|żołąd|wod|białk|napój|napoj|liś|ziele|noga|nóżk|krem|skrzyd|płuc|ozor|język|wątrob|nerk|skór|kosz|sos|past|placek|plack|kotlet|filet|klusk|danie|chrupk|odżywk|syrop|puree|jogurt_)/u;
const told = lines.filter(([name = '']) => !DESCRIBING.test(name) && !ORGANS.test(name));
const pairs = told.flatMap((forms) => forms.map((form) => [forms[0] ?? '', form] as const));
const LEAST_SHARE = 0.99;

describe('[decisions 54] forms of the names a catalogue brings', () => {
  it.each([
    ['as they are written', (form: string) => form],
    ['without Polish letters', stripDiacritics],
    ['in capitals', (form: string) => form.toUpperCase()],
  ])('%s: at least 99 % of more than 1,500 forms are met', (_, spelled) => {
    const missed = pairs.filter(([, form]) => finder.namesIn(`po ${spelled(form)} boli`).length === 0);
    const share = 1 - missed.length / pairs.length;

    expect(pairs.length).toBeGreaterThanOrEqual(1500);
    expect(share >= LEAST_SHARE ? [] : missed.map(([name, form]) => `${name}/${form}`)).toEqual([]);
  });
});
