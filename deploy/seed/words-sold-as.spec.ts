import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { SOLD_AS } from '@pora/engine/text-pl/sold-as.data';
import { isEverydayTalk } from '@pora/engine/text-pl/words/everyday-words';
import { stripDiacritics } from '@pora/text-pl/fold';
import { readStarterFoods } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const rows = SOLD_AS.map((row) => {
  const [names = '', answer = '', dislike = ''] = row.split('|').map((side) => side.trim());
  return { names: names.split(',').map((name) => name.trim()), answer, dislike };
});
const read = (field: 'allergies' | 'intolerances' | 'disliked', entry: string) => {
  const avoidance = createAvoidance({ [field]: [entry] }, foods);
  const out = foods.filter((food) => Object.keys(avoidance.of(food)).some((key) => key !== 'unverified'));
  return { out: out.map(({ name }) => name), isAsked: avoidance.notUnderstood.length > 0 };
};

describe('[decisions 54] nazwy ze sklepu i z regionu', () => {
  it('każda prowadzi do produktów bazy, do których ma prowadzić', () => {
    const lost = rows.flatMap(({ answer, dislike }) =>
      [...answer.split(' '), ...dislike.split(' ')]
        .filter(Boolean)
        .filter((name) => read('allergies', name.replaceAll('_', ' ')).out.length === 0),
    );
    expect(lost).toEqual([]);
  });

  it('nielubiana obok innego produktu nie pyta', () => {
    const asked = rows.flatMap(({ names }) =>
      names.filter((name) => read('disliked', `rabarbar, ${name}`).isAsked),
    );
    expect(asked).toEqual([]);
  });

  it('w odpowiedzi o alergii wyklucza to, czym jest, albo pyta', () => {
    const silent = rows.flatMap(({ names, answer }) =>
      (['allergies', 'intolerances'] as const).flatMap((field) =>
        names.filter((name) => {
          const { out, isAsked } = read(field, name);
          return answer === '' ? !isAsked && out.length === 0 : out.length === 0;
        }),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('żadna nie stoi dwa razy i żadna nie jest zwykłą rozmową', () => {
    const names = rows.flatMap((row) => row.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(
      names.filter((word) => !word.includes(' ') && isEverydayTalk({ word, folded: stripDiacritics(word) })),
    ).toEqual([]);
  });
});
