import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from '../avoidance.js';
import { FOOD_GROUPS_PL } from '../food-groups.data.js';
import { FOOD_WORDS, FOODS_OFTEN_MISSING } from '../food-words.data.js';
import { classesOf } from './word-classes.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import { declared, readerOf } from '../../testing/word-reading.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 2, name: 'Kefir naturalny 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 3, name: 'Orzechy włoskie', category: 'Inne', ...declared('orzechy') },
  { id: 4, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared('jaja') },
  { id: 5, name: 'Pierś z kurczaka', category: 'Mięso', ...declared() },
  { id: 6, name: 'Burak, surowy', category: 'Warzywa', ...declared() },
  { id: 7, name: 'Kapusta biała, surowa', category: 'Warzywa', ...declared() },
  { id: 8, name: 'Kasza gryczana, sucha', category: 'Kasze', ...declared() },
  { id: 9, name: 'Kasza jaglana, sucha', category: 'Kasze', ...declared() },
  { id: 10, name: 'Mąka gryczana', category: 'Inne', ...declared() },
  { id: 11, name: 'Ser żółty gouda', category: 'Nabiał', ...declared('mleko') },
  { id: 12, name: 'Ser biały, chudy', category: 'Nabiał', ...declared('mleko') },
  { id: 13, name: 'Papryka czerwona, surowa', category: 'Warzywa', ...declared() },
  { id: 14, name: 'Papryka zielona, surowa', category: 'Warzywa', ...declared() },
  { id: 15, name: 'Chleb żytni', category: 'Pieczywo', ...declared('gluten') },
  { id: 16, name: 'Karp, świeży', category: 'Ryby i owoce morza', ...declared('ryby') },
  { id: 17, name: 'Dorsz, świeży', category: 'Ryby i owoce morza', ...declared('ryby') },
  { id: 18, name: 'Wino czerwone', category: 'Napoje', ...declared() },
];

const read = readerOf(foods);

/** Instrumental, locative, nominative, and the food that is meant. */
const OBJECTS = [
  ['orzechami', 'orzechach', 'orzechy', 'Orzechy włoskie'],
  ['mlekiem', 'mleku', 'mleko', 'Mleko 2 %'],
  ['jajkami', 'jajkach', 'jajka', 'Jajko kurze, surowe'],
  ['kapustą', 'kapuście', 'kapusta', 'Kapusta biała, surowa'],
] as const;
const object = fc.constantFrom(...OBJECTS);
const answer = fc.constantFrom('allergies' as const, 'intolerances' as const);
const filled = (frame: string, [by, after, plain]: (typeof OBJECTS)[number]) =>
  frame.replace('{by}', by).replace('{after}', after).replace('{it}', plain);

describe('[decisions 54] who has no trouble with a food may eat it', () => {
  const untroubled = fc.constantFrom(
    ...['nie mam problemów z {by}', 'nigdy nie miałam problemów z {by}', 'po {after} nie mam problemów'],
    ...['nie mam żadnych dolegliwości po {after}', 'nigdy nie miałem kłopotów z {by}'],
    ...['{it} nie sprawiają problemów', 'problemów z {by} nie mam', 'brak objawów po {after}'],
  );
  const limited = fc.constantFrom(
    ...['do 2020 roku nie miałam problemów z {by}', 'kiedyś nie miałam problemów z {by}'],
    ...['nie mam problemów z {by}, odkąd ich nie jem', 'od roku nie mam problemów z {by}'],
    ...['nie mam większych problemów z {by}', 'nie mam problemów z gotowanym {by}'],
    ...['nie mam problemów z {by} jeśli zjem mało'],
  );

  it('a denial of trouble keeps nothing out and asks nothing', () => {
    fc.assert(
      fc.property(untroubled, object, answer, (frame, one, field) => {
        expect(read(field, filled(frame, one))).toEqual({ out: [], isAsked: false });
      }),
      { numRuns: 200, verbose: 1 },
    );
  });

  it('a denial that holds for a time, an amount or a preparation is asked about', () => {
    fc.assert(
      fc.property(limited, object, answer, (frame, one, field) => {
        expect(read(field, filled(frame, one)).isAsked).toBe(true);
      }),
      { numRuns: 200, verbose: 1 },
    );
  });

  it('trouble itself keeps the food out, whatever is denied beside it', () => {
    const frame = fc.constantFrom(
      'mam problemy z {by}',
      'brak alergii, ale problemy z {by}',
      'nie alergia, tylko problemy z {by}',
      'kłopoty po {after}',
    );
    fc.assert(
      fc.property(frame, object, answer, (text, one, field) => {
        expect(read(field, filled(text, one)).out).toContain(one[3]);
      }),
      { numRuns: 100, verbose: 1 },
    );
  });
});

describe('[decisions 54] a symptom that sounds like a food is none', () => {
  const frame = fc.constantFrom(
    ...[
      'kurcze po {after}',
      'kurcze brzucha po {after}',
      'mam kurcze żołądka po {after}',
      'po {after} kurcze',
    ],
    ...['{it} – kurcze', 'kurcze i wzdęcia po {after}', 'bolesne kurcze jelit po {after}'],
  );
  it('cramps keep what they come after out, and no chicken', () => {
    fc.assert(
      fc.property(frame, object, answer, (text, one, field) => {
        const { out } = read(field, filled(text, one));
        expect(out).toContain(one[3]);
        expect(out).not.toContain('Pierś z kurczaka');
      }),
      { numRuns: 200, verbose: 1 },
    );
  });

  it.each([
    'kurczę',
    'kurcze',
    'uczulenie na kurczę',
    'po kurczęciu wysypka',
    'nie jem kurcząt',
    'mleko, kurczę',
  ])('chicken is kept out as before: %s', (text) =>
    expect(read('allergies', text).out).toContain('Pierś z kurczaka'),
  );

  it.each(['twarz jak burak po winie', 'po winie czerwony jak burak'])(
    'a comparison names no food: %s',
    (text) => {
      const { out } = read('intolerances', text);
      expect(out).toContain('Wino czerwone');
      expect(out).not.toContain('Burak, surowy');
    },
  );

  it.each([
    'warzywa takie jak burak',
    'burak',
    'jak burak zjem, to mnie mdli',
    'uczulenie na produkty jak burak',
  ])('what is eaten is kept out all the same: %s', (text) => {
    const { out, isAsked } = read('allergies', text);
    expect(out.includes('Burak, surowy') || isAsked).toBe(true);
  });
});

describe('[decisions 54] a list of adjectives has one noun', () => {
  const join = fc.constantFrom(' / ', '/', ' i ', ', ', ' oraz ', ' lub ');
  const lists = [
    ['kasza jaglana', 'gryczana', ['Kasza gryczana, sucha', 'Kasza jaglana, sucha']],
    ['kasza gryczana', 'jaglana', ['Kasza gryczana, sucha', 'Kasza jaglana, sucha']],
    ['biały', 'żółty ser', ['Ser żółty gouda', 'Ser biały, chudy']],
    ['czerwona', 'zielona papryka', ['Papryka czerwona, surowa', 'Papryka zielona, surowa']],
    ['papryka zielona', 'czerwona', ['Papryka czerwona, surowa', 'Papryka zielona, surowa']],
  ] as const;

  it('each of them is disliked with its noun, and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), join, ([first, second, meant], by) => {
        const { out, isAsked } = read('disliked', first + by + second);
        expect({ out: out.toSorted(), isAsked }).toEqual({ out: [...meant].toSorted(), isAsked: false });
      }),
      { numRuns: 120, verbose: 1 },
    );
  });

  it('who reacts to one of them reacts to it in every food', () => {
    expect(read('allergies', 'kasza jaglana / gryczana').out).toContain('Mąka gryczana');
  });

  it('a food that follows is no adjective', () => {
    expect(read('disliked', 'papryka czerwona, kapusta').out).toContain('Kapusta biała, surowa');
  });
});

describe('[decisions 54] what is said beside it', () => {
  it.each(['mleko nie, kefir tak', 'kefir tak, mleko nie'])(
    'a part that is drunk is no question: %s',
    (text) => {
      const { out, isAsked } = read('intolerances', text);
      expect(out).toContain('Mleko 2 %');
      expect(out).not.toContain('Kefir naturalny 2 %');
      expect(isAsked).toBe(false);
    },
  );

  it.each([
    ['allergies', 'mleko nie, kefir tak'],
    ['intolerances', 'mleko nie, jajka tak'],
    ['intolerances', 'gluten nie, laktoza tak'],
    ['intolerances', 'Gluten: nie, laktoza: tak'],
    ['intolerances', 'nabiał nie, mleko tak'],
  ] as const)('"tak" may say that there is an intolerance: %s: %s', (field, text) => {
    const { out, isAsked } = read(field, text);
    expect(out).toContain('Mleko 2 %');
    expect(isAsked).toBe(true);
  });

  it.each(['wiśnie i mleko mnie uczulają, a jajka nie', 'mleko mi szkodzi, a jajka już nie'])(
    'the verb before is the one that is denied: %s',
    (text) => {
      const { out } = read('allergies', text);
      expect(out).toContain('Mleko 2 %');
      expect(out).not.toContain('Jajko kurze, surowe');
    },
  );

  it('"lubię mleko, a jajka nie" refuses them', () => {
    expect(read('disliked', 'mleko lubię, a jajka nie').out).toContain('Jajko kurze, surowe');
  });

  it('the one of a group that is refused is out, the group is not', () => {
    expect(read('disliked', 'z ryb tylko karp mi nie smakuje').out).toEqual(['Karp, świeży']);
    expect(read('disliked', 'z ryb tylko karp').out).toEqual(['Dorsz, świeży']);
  });

  it('nobody likes a disease: what it forbids is out and asked about', () => {
    expect(read('accepted', 'uwielbiałam chleb, zanim wykryto mi celiakię')).toEqual({
      out: ['Chleb żytni'],
      isAsked: true,
    });
  });

  it('somebody else does not eat it, the patient does', () => {
    expect(read('disliked', 'mąż nie je ryb, ja jem chętnie')).toEqual({ out: [], isAsked: false });
    expect(read('disliked', 'mąż nie je ryb, ja też nie').out).toContain('Dorsz, świeży');
  });

  it('a child who is cooked for apart is not the patient; another may be', () => {
    expect(read('notes', 'córka ma celiakię, gotuję osobno')).toEqual({ out: [], isAsked: false });
    expect(read('chronic', 'córka ma celiakię').isAsked).toBe(true);
    expect(read('allergies', 'córka uczulona na mleko').isAsked).toBe(true);
  });

  it.each(['wolę nie ryzykować', 'uczulenie na białko', 'pszenica, ale jajka?? nie badane'])(
    'what nobody can tell is asked about: %s',
    (text) => expect(read('allergies', text).isAsked).toBe(true),
  );
});

describe('[decisions 54] what is said of the rest is not said of what was named', () => {
  const rest = fc.constantFrom(
    ...['reszta ok', 'inne ok', 'poza tym ok', 'pozostałe jem', 'wszystko inne jem', 'reszta w porządku'],
    ...['reszta ujemna', 'resztę toleruję', 'poza tym jem wszystko'],
  );
  const join = fc.constantFrom(', ', '; ', '. ', ', ale ');

  it('the food stays out', () => {
    fc.assert(
      fc.property(object, join, rest, answer, ([, , plain, food], by, more, field) => {
        expect(read(field, plain + by + more).out).toContain(food);
      }),
      { numRuns: 200, verbose: 1 },
    );
  });

  it.each([
    'mleko, reszta w dokumentacji',
    'mleko reszta na liście',
    'po mleku i dziwnych rzeczach',
    'mleko i jakieś owady',
    'uczulona na wszystko, co się rusza (mleko)',
  ])('there is more than what is named: %s', (text) => {
    const { out, isAsked } = read('allergies', text);
    expect(out).toContain('Mleko 2 %');
    expect(isAsked).toBe(true);
  });

  it('what holds somewhere, for a time or by hearsay lifts nothing without a question', () => {
    const part = fc.constantFrom(
      ...[
        'w domu jem',
        'na wakacjach ok',
        'zwykle ok',
        'ogólnie toleruję',
        'wcześniej jadłam',
        'kazali jeść',
      ],
      ...['w piątki jem', 'ostatnio ok', 'pani doktor pozwoliła jeść'],
    );
    const by = fc.constantFrom(', ', ' ');
    fc.assert(
      fc.property(object, by, part, answer, ([, , plain], joined, more, field) => {
        expect(read(field, plain + joined + more).isAsked).toBe(true);
      }),
      { numRuns: 200, verbose: 1 },
    );
  });
});

describe('[decisions 33] foods that a base may do without', () => {
  it.each([...FOODS_OFTEN_MISSING])(
    'who does not like it is understood, who reacts to it is asked: %s',
    (name) => {
      expect(read('disliked', name)).toEqual({ out: [], isAsked: false });
      // What it is made of is kept out at once, where the base has that.
      const { out, isAsked } = read('allergies', name);
      expect(isAsked || out.length > 0).toBe(true);
    },
  );

  it.each(['flaki', 'nie lubię flaków', 'flaczki'])('it is kept out wherever a base has it: %s', (text) => {
    const own = [...foods, { id: 30, name: 'Flaczki wołowe', category: 'Zupy' }];
    const avoidance = createAvoidance({ disliked: [text] }, own);
    expect(own.filter((food) => avoidance.of(food).disliked !== undefined).map(({ id }) => id)).toEqual([30]);
  });
});

it('[decisions 54] no word of the talk around it is a word of a food', () => {
  const written = [
    ...FOOD_WORDS,
    ...FOOD_GROUPS_PL.flatMap(({ phrases, names = '' }) => [...phrases, names]),
  ];
  const words = written.flatMap((row) => stripDiacritics(row.toLowerCase()).match(/\p{L}{3,}/gu) ?? []);
  expect(words.filter((word) => classesOf(word).has('talk') || classesOf(word).has('chore'))).toEqual([]);
});
