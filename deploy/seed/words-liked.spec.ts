import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import type { WordField } from '@pora/engine/text-pl/read-phrase';
import { readStarterFoods } from './read-seed.mjs';
import { readCorpus } from './words-corpus/read-corpus.js';

const SEED = Number(process.env['PORA_TEST_SEED'] ?? 20_261_130);

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const corpus = [...readCorpus(), ...readCorpus('strangers'), ...readCorpus('practices')];
const answersOf = (field: WordField) =>
  fc.constantFrom(...corpus.flatMap((one) => (one.field === field ? [one.text] : [])));

/** What is served again because of what is liked. */
function takenBack(field: 'allergies' | 'intolerances' | 'disliked', text: string, liked: string): string[] {
  const [alone, beside] = [[], [liked]].map((accepted) =>
    createAvoidance({ [field]: [text], accepted }, foods),
  );
  const isOut = (avoidance: typeof alone, food: (typeof foods)[number]) =>
    avoidance !== undefined && avoidance.of(food)[field] !== undefined;
  return foods.flatMap((food) => (isOut(alone, food) && !isOut(beside, food) ? [food.name] : []));
}

it('[decisions 55] co ktoś lubi, nie cofa tego, na co reaguje: dowolne dwie odpowiedzi z ankiet', () => {
  const asked = fc
    .constantFrom('allergies' as const, 'intolerances' as const)
    .chain((field) => answersOf(field).map((text) => ({ field, text })));
  fc.assert(
    fc.property(asked, answersOf('accepted'), ({ field, text }, liked) => {
      expect({ text, liked, back: takenBack(field, text, liked) }).toEqual({ text, liked, back: [] });
    }),
    { seed: SEED, numRuns: 250 },
  );
});

it('[decisions 54] ani tego, czego nie je z zasady: wege, halal, „nie jem”, „bez”', () => {
  const refused = fc.constantFrom(
    ...[
      'jestem wegetarianką',
      'weganin',
      'halal',
      'nie jem mięsa',
      'bez wieprzowiny',
      'unikam nabiału',
      'koszerna',
    ],
    ...[
      'mięsa nie jem od 8 lat',
      'wieprzowiny nie',
      'żadnych ryb',
      'nie jada grzybów',
      'ryb do ust nie biorę',
    ],
  );
  fc.assert(
    fc.property(refused, answersOf('accepted'), (text, liked) => {
      expect({ text, liked, back: takenBack('disliked', text, liked) }).toEqual({ text, liked, back: [] });
    }),
    { seed: SEED, numRuns: 250 },
  );
});

it('[decisions 54] odmowa powiedziana raz dotyczy całej listy, w każdej kolejności', () => {
  const things = fc.constantFrom(
    ['mięsa', 'kurczak'],
    ['ryb', 'łosoś'],
    ['nabiału', 'kefir'],
    ['grzybów', 'pieczarki'],
    ['owoców morza', 'krewetki'],
  );
  const list = fc.uniqueArray(things, { minLength: 2, maxLength: 4 });
  const said = fc.constantFrom(
    (names: string) => `nie jem ${names}`,
    (names: string) => `nie jadam: ${names}`,
    (names: string) => `unikam ${names}`,
    (names: string) => `${names} nie jem`,
    (names: string) => `${names} w ogóle nie jadam`,
    (names: string) => `bez ${names}`,
  );
  fc.assert(
    fc.property(list, said, fc.constantFrom(', ', ' i '), (pairs, write, join) => {
      const text = write(pairs.map(([name]) => name).join(join));
      const liked = pairs.map(([, part]) => part).join(', ');
      expect({ text, liked, back: takenBack('disliked', text, liked) }).toEqual({ text, liked, back: [] });
    }),
    { seed: SEED, numRuns: 200 },
  );
});

it('[decisions 54] z nielubianego cofa tylko część: kefir z nabiału, a nie zupy z mięsa', () => {
  expect(takenBack('disliked', 'nabiał', 'kefir')).toEqual(['Kefir naturalny 2 %']);
  expect(takenBack('disliked', 'nie znoszę ryb', 'łosoś')).toContain('Łosoś, świeży');
  for (const liked of ['zupy', 'pizza, makarony', 'pierogi', 'mięso i ryby', 'kanapki'])
    expect([liked, takenBack('disliked', 'grzyby, podroby, wieprzowina', liked)]).toEqual([liked, []]);
});
