import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordsOf } from '@pora/text-pl/fold';
import { createAvoidance } from '../avoidance.js';
import { FoodMeanings } from '../food-meanings.js';
import { WORD_FIELDS, type WordField } from '../read-phrase.js';
import type { NameLookup } from './names.js';
import { readEntry } from './reader.js';
import { cleanText } from './tokens.js';
import { CONJUNCTIONS } from './word-classes.data.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', allergenInfo: { allergens: ['mleko'] } },
  { id: 2, name: 'Orzechy włoskie', category: 'Inne', allergenInfo: { allergens: ['orzechy'] } },
  { id: 3, name: 'Łosoś, świeży', category: 'Ryby i owoce morza', allergenInfo: { allergens: ['ryby'] } },
  { id: 4, name: 'Pomidor, surowy', category: 'Warzywa' },
];
const meanings = FoodMeanings.of(foods);
const JOINING = new Set(`${CONJUNCTIONS.and} ${CONJUNCTIONS.but}`.replaceAll('_', ' ').split(' '));

const frames = [
  ...[
    '{}',
    'nie lubię {}',
    'uczulenie na {}',
    'brak tolerancji {}',
    'nie ma alergii na {}',
    'bez {}',
    '{} nie',
    '{} ok',
  ],
  ...[
    'mama uczulona na {}',
    'w dzieciństwie {}',
    'po {} wysypka',
    'jem wszystko oprócz {}',
    '{} (tylko gotowane)',
  ],
  ...[
    'Warzywa: {}',
    'nie toleruję ({})',
    'żadnych {}',
    '{} do 2 szklanek',
    'z {} tylko kefir',
    'wykluczono {}',
    'xyl {} qqz',
  ],
];
const objects = [
  'mleko',
  'orzechy włoskie',
  'ryb',
  'łososia',
  'celiakia',
  'pomidory surowe',
  'weganka',
  'xylobus',
  'włoskie',
  'laktoza',
];
const connectors = [
  ', ',
  '. ',
  '; ',
  '\n',
  ' i ',
  ' oraz ',
  ', ale ',
  ' – ',
  ' / ',
  ' oprócz ',
  ' tak ',
  ' (',
  ') ',
  ': ',
  ' ani ',
];

const sentence = fc
  .array(fc.tuple(fc.constantFrom(...frames), fc.constantFrom(...objects), fc.constantFrom(...connectors)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) =>
    parts.map(([frame, object, connector]) => frame.replace('{}', object) + connector).join(''),
  );

const contentOf = (text: string) => wordsOf(cleanText(text)).filter((word) => !JOINING.has(word));
const phrasesOf = (text: string, field: WordField) =>
  readEntry(text, field, meanings).map((phrase) => phrase.text);

describe('accounting of words', () => {
  it('[decisions 54] every content word of an answer stands in exactly one phrase, in its order', () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom(...WORD_FIELDS), (text, field) => {
        expect(phrasesOf(text, field).flatMap(contentOf)).toEqual(contentOf(text));
      }),
      { numRuns: 1500, verbose: 1 },
    );
  });

  it('[decisions 54] an allergy that is said out loud is kept out or asked about, whatever stands around it', () => {
    const harmless = fc.constantFrom(
      'Brak alergii na leki',
      'Hashimoto',
      'xylobus',
      'pomidory ok',
      'Nie zgłasza alergii',
      'mama: celiakia',
    );
    const said = fc.constantFrom(
      'uczulenie na orzechy',
      'orzechy – obrzęk',
      'nie mogę orzechów',
      'brak tolerancji orzechów',
      'po orzechach wysypka',
    );
    const join = fc.constantFrom('. ', '; ', '\n');
    const field = fc.constantFrom('allergies' as const, 'intolerances' as const);
    fc.assert(
      fc.property(harmless, said, harmless, join, field, (before, allergy, after, by, where) => {
        const avoidance = createAvoidance({ [where]: [[before, allergy, after].join(by)] }, foods);
        const isOut = Object.keys(avoidance.of(foods[1] as (typeof foods)[number])).length > 0;
        expect(isOut || avoidance.notUnderstood.some(({ entry }) => entry.includes('orzech'))).toBe(true);
      }),
      { numRuns: 400, verbose: 1 },
    );
  });
});

describe('hostile text', () => {
  /** Counts what is asked of the names: the steps that cost time. */
  function counting(): NameLookup & { steps: number } {
    const count = <T>(value: T): T => {
      lookup.steps += 1;
      return value;
    };
    const lookup = {
      steps: 0,
      kindOf: (text: string) => count(meanings.kindOf(text)),
      areTwo: (first: string, second: string) => count(meanings.areTwo(first, second)),
      isNameWord: (word: string) => count(meanings.isNameWord(word)),
      isSound: (word: string) => count(meanings.isSound(word)),
      standsAlone: (word: string) => count(meanings.standsAlone(word)),
    };
    return lookup;
  }
  /** Counted steps tell as much of a fifth of it; the whole length is read once. */
  const LONG = 100_000;
  const EACH = LONG / 5;
  const pieces = [
    ...[
      'mleko ',
      'orzehy ',
      'nie ',
      'tak, ',
      'oprócz łososia i ',
      '((((',
      'włoskie, ',
      'mleko surowe ',
      'bez ',
      'a, ',
      '. ',
      'mleko: ',
    ],
    ...[
      'ryby ok, nabiał nie; ',
      '\u0000mleko\u0007 ',
      '\u202Emleko\u202C ',
      'ml\u200Beko ',
      '\uD800 ',
      '1,2 ',
      'tylko oprócz ',
    ],
  ];

  it.each(pieces)(
    '[core §5] 20,000 characters of "%s" are read in steps by their length, and nothing is lost',
    (piece) => {
      const text = piece.repeat(Math.floor(EACH / piece.length));
      for (const field of ['allergies', 'notes'] as const) {
        const names = counting();
        const phrases = readEntry(text, field, names);
        const words = contentOf(text);
        expect(names.steps).toBeLessThanOrEqual(12 * wordsOf(cleanText(text)).length + 100);
        expect(phrases.flatMap(({ text: one }) => contentOf(one))).toHaveLength(words.length);
      }
    },
  );

  it('[core §5] 100,000 characters of everything are read, and no word of them is lost', () => {
    const all = pieces.join('; ');
    const text = all.repeat(Math.floor(LONG / all.length));
    const told = readEntry(text, 'allergies', meanings).flatMap((phrase) => contentOf(phrase.text));
    expect(told).toHaveLength(contentOf(text).length);
  });

  it('[core §5] 5,000 phrases are all told', () => {
    const disliked = Array.from({ length: 5000 }, (_, i) => `xylobus${i}`);
    expect(createAvoidance({ disliked }, foods).notUnderstood).toHaveLength(5000);
  });

  it('[decisions 54] what cannot be seen is no part of a word', () => {
    const hidden = createAvoidance({ allergies: ['uczulenie na orze\u200Bchy wło\u00ADskie'] }, foods);
    expect(hidden.of(foods[1] as (typeof foods)[number])).toHaveProperty('allergies');
    expect(hidden.notUnderstood).toEqual([]);
  });
});
