import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { FOOD_GROUPS_PL } from '@pora/engine/text-pl/food-groups.data';
import { FOOD_WORDS, FOODS_OFTEN_MISSING } from '@pora/engine/text-pl/food-words.data';
import { EVERYDAY_WORDS } from '@pora/engine/text-pl/words/everyday-words.data';
import { isEverydayTalk } from '@pora/engine/text-pl/words/everyday-words';
import { WORD_CLASSES } from '@pora/engine/text-pl/words/word-classes.data';
import { foldText, stripDiacritics } from '@pora/text-pl/fold';
import { readStarterFoods } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** Words of food names that say how much, how or where, and name nothing. */
const DESCRIBING = new Set(['własnym']);

describe('[decisions 54] spisy słów, od których zależy, czy ktoś pyta', () => {
  it('żadne słowo z nazwy produktu ani grupy nie jest zwykłą rozmową', () => {
    const known = [...FOOD_WORDS, ...FOODS_OFTEN_MISSING, ...FOOD_GROUPS_PL.map(({ names = '' }) => names)];
    const names = new Set([...foods.map(({ name }) => name), ...known].flatMap(wordsOf));
    const talk = [...names].filter((word) => isEverydayTalk({ word, folded: stripDiacritics(word) }));
    expect(talk.filter((word) => !DESCRIBING.has(word))).toEqual([]);
  });

  it('każde słowo rozmowy stoi raz', () => {
    const words = EVERYDAY_WORDS.flatMap((line) => line.split(' '));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('produkt, którego baza może nie mieć, nie kryje się w niej pod inną formą nazwy', () => {
    const hidden = FOODS_OFTEN_MISSING.flatMap((word) => {
      const start = foldText(word).slice(0, -2);
      const avoidance = createAvoidance({ allergies: [word] }, foods);
      const isAlike = (name: string) => wordsOf(name).some((one) => stripDiacritics(one).startsWith(start));
      const met = foods.filter((food) => Object.keys(avoidance.of(food)).length > 0);
      return start.length < 5
        ? []
        : foods
            .filter((food) => isAlike(food.name) && !met.includes(food))
            .map(({ name }) => `${word}: ${name}`);
    });
    expect(hidden).toEqual([]);
  });

  it('mąż i żona są też bliskimi', () => {
    const of = (list: string) => new Set(list.split(' '));
    expect([...of(WORD_CLASSES.spouse)].filter((word) => !of(WORD_CLASSES.rel).has(word))).toEqual([]);
  });
});
