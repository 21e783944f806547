import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeDocx, table } from '../testing/make-docx.js';
import { flat } from '../testing/read-fields.js';
import type { StrangerQuestion } from '../testing/stranger-forms.data.js';
import { LAYOUT_NAMES, strangerBody } from '../testing/stranger-layouts.js';
import { readSurvey } from './survey.js';
import { readDocument } from './word-document.js';

/** Property runs print their seed; set SURVEY_FUZZ_RUNS and SURVEY_FUZZ_SEED for other ones than those of a test run. */
const SEED = Number(process.env['SURVEY_FUZZ_SEED'] ?? 20_261_129);
const RUNS = Number(process.env['SURVEY_FUZZ_RUNS'] ?? 120);

/** Groups as questions name them, alone and behind "jakich". */
const GROUPS = [
  ['vegetables', 'Warzywa', 'warzyw'],
  ['fruits', 'Owoce', 'owoców'],
  ['fish_seafood', 'Ryby', 'ryb'],
  ['fish_seafood', 'Ryby i owoce morza', 'ryb i owoców morza'],
  ['meat', 'Mięsa', 'mięs'],
  ['cold_cuts', 'Wędliny', 'wędlin'],
  ['cold_cuts', 'Kiełbasy i wędliny', 'kiełbas i wędlin'],
  ['dairy', 'Sery', 'serów'],
  ['dairy', 'Produkty mleczne', 'produktów mlecznych'],
  ['eggs', 'Jajka', 'jajek'],
  ['legumes', 'Strączki', 'strączków'],
  ['potatoes', 'Ziemniaki', 'ziemniaków'],
  ['products_grain', 'Kasze', 'kasz'],
  ['products_grain', 'Pieczywo i kasze', 'pieczywa i kasz'],
  ['fats', 'Tłuszcze', 'tłuszczów'],
  ['sweets_nuts', 'Słodycze', 'słodyczy'],
  ['sweets_nuts', 'Słodkości i orzechy', 'słodkości i orzechów'],
  ['spices', 'Przyprawy', 'przypraw'],
] as const;

/** What stands behind the group, to "ty", to "Pani" and of somebody else. */
const SAID: readonly (readonly [preference: string, wordings: readonly string[]])[] = [
  [
    'liked',
    [
      ', które lubisz|, które Pani lubi|, które pacjent lubi',
      ', po które sięgasz z ochotą|, po które Pani chętnie sięga|, po które dziecko sięga samo',
      ', za którymi przepadasz|, za którymi Pan przepada|, za którymi podopieczna przepada',
      ', które dobrze tolerujesz i chętnie po nie sięgasz|, które Pan toleruje i lubi|, które chory toleruje',
      ', z których trudno Ci zrezygnować|, z których trudno byłoby Pani zrezygnować|, z których uczniowi trudno zrezygnować',
      ', bez których nie wyobrażasz sobie dnia|, bez których nie może Pan żyć|, bez których mieszkaniec nie wstanie od stołu',
      ' – tak| – uwielbiam| (lubi)',
      ' ♥| 👍| ❤️',
      ', których nigdy nie odmawiasz|, których Pani nie odmówi|, których córka nigdy nie odmawia',
      ', na które masz zawsze ochotę|, na które ma Pani ochotę|, na które syn ma ochotę',
    ],
  ],
  [
    'disliked',
    [
      ', których nie lubisz|, których Pani nie lubi|, których pacjent nie lubi',
      ', których nie przełkniesz|, których Pani nie przełknie|, których dziecko nie przełknie',
      ', po które nie sięgasz|, po które Pan nie sięga|, po które uczeń nie sięga',
      ', których nie weźmiesz do ust|, których nie weźmie Pani do ust|, których maluch nie weźmie do ust',
      ', na które nie możesz patrzeć|, na które nie może Pan patrzeć|, na które chora nie może patrzeć',
      ', od których Cię odrzuca|, od których Panią odrzuca|, od których podopiecznego odrzuca',
      ' – nie| – nigdy| (nie lubi)',
      ' ✗| 👎| ❌',
      ', które omijasz szerokim łukiem|, które Pani omija|, które kuracjusz omija',
      ', za którymi nie przepadasz|, za którymi Pani nie przepada|, za którymi syn nie przepada',
    ],
  ],
  [
    'conditionallyAllowed',
    [
      ', które jesz tylko czasem|, które jada Pani tylko czasem|, które dziecko je tylko czasem',
      ', które zjesz od biedy|, które zje Pan od biedy|, które pacjent zje od biedy',
      ', które możesz jeść, ale w małej ilości|, które może Pani jeść, ale w małej ilości|, które może jeść w małych ilościach',
      ', których używasz od wielkiego dzwonu|, które jada Pan od wielkiego dzwonu|, które je od wielkiego dzwonu',
      ' jadam tylko| jada Pani tylko| jada jedynie',
      ' – czasem| – rzadko| (od święta)',
      ', na które pozwalasz sobie od święta|, na które Pani sobie pozwala|, na które czasem pozwala sobie babka',
      ', które zjesz, ale za nimi nie przepadasz|, które Pani zje, choć nie przepada|, za którymi nie przepada, ale zje',
      ', które zjesz, gdy nie ma nic innego|, które zje Pani, gdy nie ma nic innego|, które zje, gdy nie ma nic innego',
    ].filter((one) => !one.includes('babka')),
  ],
];

/** Since when, why, how often, where: whatever group they name, no list of foods answers. */
const OTHERWISE: readonly ((foods: string) => string)[] = [
  (foods) => `Od jak dawna nie jesz ${foods}?`,
  (foods) => `Od kiedy nie je Pani ${foods}?`,
  (foods) => `Dlaczego nie lubi Pan ${foods}?`,
  (foods) => `Ile ${foods} zjadasz w tygodniu?`,
  (foods) => `Jak często je Pani dużo ${foods}?`,
  (foods) => `Gdzie kupujesz najwięcej ${foods}?`,
  (foods) => `Kto w domu nie lubi ${foods}?`,
  (foods) => `Kiedy ostatnio próbował Pan ${foods}?`,
];

/** Questions of a form around those about foods. */
const AROUND: readonly StrangerQuestion[] = [
  ['Imię i nazwisko', 'Ola Kwarc', 'header.fullName'],
  ['Ile jesz posiłków na dobę?', '2 albo 3', 'nutrition.mealsPerDay'],
  ['Suplementacja', 'kwarc D3', 'nutrition.supplements'],
  ['Czy masz zgagę?', 'po kwarcu', 'gastro.ulcerOrHeartburn'],
];
const FOODS = ['agrest żółty', 'agrest z puszki', 'agrest pieczony', 'agrest wędzony'];

const readBody = (body: string) => {
  const reading = readSurvey(readDocument(makeDocx(body)));
  if (!reading) throw new Error('nothing was read');
  return { fields: flat(reading.data), unplaced: reading.review.unplaced.map(({ text }) => text) };
};

/** A question about foods between others; every answer has to be in its field, or in sight without one. */
function holdersOf(label: string, food: string, layout: string, at: number) {
  const questions = [...AROUND.slice(0, at), [label, food, ''] as const, ...AROUND.slice(at)];
  const { fields, unplaced } = readBody(strangerBody({ name: layout, layout, questions }));
  return {
    holders: fields.filter((line) => line.includes(food)).map((line) => line.slice(0, line.indexOf('='))),
    isLeft: unplaced.some((text) => text.includes(food)),
  };
}

const places = fc.record({
  group: fc.constantFrom(...GROUPS),
  layout: fc.constantFrom(...LAYOUT_NAMES),
  food: fc.constantFrom(...FOODS),
  at: fc.integer({ min: 1, max: AROUND.length }),
});

describe(`pytania o produkty (fast-check seed ${SEED}, ${RUNS} prób)`, () => {
  it('[core §7] grupa i to, jak się ją lubi, stoją w swojej liście, a nigdy w innym polu', () => {
    const said = fc
      .constantFrom(...SAID.flatMap(([preference, list]) => list.map((wording) => ({ preference, wording }))))
      .chain(({ preference, wording }) =>
        fc.constantFrom(...wording.split('|')).map((text) => ({ preference, text })),
      );
    let asked = 0;
    const missed: string[] = [];
    fc.assert(
      fc.property(places, said, ({ group: [group, name], layout, food, at }, { preference, text }) => {
        const label = `${name}${text}`;
        const field = `preferences.${group}.${preference}`;
        const { holders, isLeft } = holdersOf(label, food, layout, at);
        expect([label, layout, holders.filter((one) => one !== field)]).toEqual([label, layout, []]);
        expect([label, layout, holders.length > 0 || isLeft]).toEqual([label, layout, true]);
        asked += 1;
        if (holders.length === 0) missed.push(`${label} [${layout}]`);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    expect(missed.slice(0, missed.length <= asked * 0.03 ? 0 : 20)).toEqual([]);
  });

  it('[core §7] od kiedy, dlaczego, ile i gdzie nie pytają o to, co się lubi', () => {
    fc.assert(
      fc.property(
        places,
        fc.constantFrom(...OTHERWISE),
        ({ group: [, , foods], layout, food, at }, question) => {
          const label = question(foods);
          const { holders, isLeft } = holdersOf(label, food, layout, at);
          expect([label, layout, holders, isLeft]).toEqual([label, layout, [], true]);
        },
      ),
      { seed: SEED + 1, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] „Produkty, których nie jem” po pytaniu o grupę nie zaliczają do niej produktów spoza niej', () => {
    const general = fc.constantFrom(
      ...['Produkty, których nie jem / nie lubię', 'Produkty, których Pani nie lubi', 'Czego nie jesz?'],
      ...['Produkty nielubiane', 'Czego Pan nie lubi?', 'Potrawy, których nie lubisz', 'Nie lubię'],
    );
    const known = fc.constantFrom(
      ...([
        ['kaszanka', 'cold_cuts'],
        ['brokuł', 'vegetables'],
        ['dorsz', 'fish_seafood'],
        ['maślanka', 'dairy'],
        ['gruszki', 'fruits'],
        ['soczewica', 'legumes'],
      ] as const),
    );
    fc.assert(
      fc.property(places, general, known, ({ group: [, name], layout, food, at }, label, [disliked, own]) => {
        const before = [`${name}, które lubisz`, food, ''] as const;
        const questions = [
          ...AROUND.slice(0, at),
          before,
          [label, disliked, ''] as const,
          ...AROUND.slice(at),
        ];
        const { fields, unplaced } = readBody(strangerBody({ name: layout, layout, questions }));
        const holders = fields.filter((line) => line.includes(disliked)).map((line) => line.split('=')[0]);
        expect([name, label, layout, holders.filter((one) => one !== `preferences.${own}.disliked`)]).toEqual(
          [name, label, layout, []],
        );
        expect(holders.length > 0 || unplaced.some((text) => text.includes(disliked))).toBe(true);
      }),
      { seed: SEED + 5, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] pytanie o grupę w słowach, których nikt nie zna, nie trafia do żadnego pola ani do odpowiedzi wyżej', () => {
    const unknown = fc.constantFrom(
      ', które bąblują',
      ', do których dokładasz wszystko',
      ', w małej ilości – zgoda',
      ', którym się przyglądasz',
      ' z pieca i z pary',
      ', jakie mijasz w drodze do pracy',
    );
    fc.assert(
      fc.property(places, unknown, ({ group: [, name], layout, food, at }, text) => {
        const label = `${name}${text}`;
        const { holders, isLeft } = holdersOf(label, food, layout, at);
        const others = holders.filter((one) => !one.startsWith('preferences.'));
        expect([label, layout, others, holders.length > 0 || isLeft]).toEqual([label, layout, [], true]);
      }),
      { seed: SEED + 2, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] pytanie z następnym numerem albo własną odpowiedzią w linii nie przedłuża odpowiedzi wyżej', () => {
    const word = fc.constantFrom(
      'Zgrzewka',
      'mruczna',
      'kropielna',
      'wichrowa',
      'tarpan',
      'blisko',
      'drogowa',
    );
    const nonsense = fc
      .array(word, { minLength: 2, maxLength: 5 })
      .map((words) => words.join(' '))
      .map((text) => `${text.charAt(0).toLocaleUpperCase('pl')}${text.slice(1)}`);
    fc.assert(
      fc.property(places, nonsense, ({ layout, food, at }, label) => {
        const { holders, isLeft } = holdersOf(label, food, layout, at);
        expect([label, layout, holders, isLeft]).toEqual([label, layout, [], true]);
      }),
      { seed: SEED + 3, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] w tabeli pytań i odpowiedzi to, co stoi za dwukropkiem po lewej, nie ginie i nie staje się produktem', () => {
    const clear = AROUND.map(([label, answer]) => [label, answer]);
    const left = fc.constantFrom(
      'Ruch w ciągu dnia: spacery, kwarcówka',
      'Dolegliwości: suchość w ustach, kwarcówka',
      'Alergie: kwarcówka',
      'Owoce, które lubię: kwarcówka',
      'Zgrzewka mruczna: kwarcówka',
    );
    fc.assert(
      fc.property(left, fc.constantFrom(...FOODS), fc.nat(clear.length), (label, food, at) => {
        const rows = [...clear.slice(0, at), [label, food], ...clear.slice(at)];
        const { fields, unplaced } = readBody(table(...rows));
        const inSight = [...fields, ...unplaced].join('\n');
        expect([label, inSight.includes('kwarcówka'), inSight.includes(food)]).toEqual([label, true, true]);
        expect(fields.filter((line) => /^preferences.*[:]/u.test(line))).toEqual([]);
      }),
      { seed: SEED + 4, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] pytanie, które pacjent wpisał jako odpowiedź na „Uwagi” lub „Pytania”, nie ginie', () => {
    const label = fc.constantFrom(
      'Uwagi',
      'Pytania i uwagi pacjenta',
      'Pytania do dietetyka',
      'Dodatkowe uwagi',
    );
    const asked = fc.constantFrom(
      'Czy mogę pić sok z kwarcówki?',
      'Ile kwarcówki wolno?',
      'A co z kwarcówką?',
      'Czy kwarcówka tuczy?',
    );
    fc.assert(
      fc.property(fc.constantFrom(...LAYOUT_NAMES), label, asked, (layout, question, answer) => {
        const questions = [...AROUND.slice(0, 2), [question, answer, ''] as const, ...AROUND.slice(2)];
        const { fields, unplaced } = readBody(strangerBody({ name: layout, layout, questions }));
        const inSight = [...fields, ...unplaced].join('\n');
        expect([layout, question, answer, inSight.includes(answer)]).toEqual([
          layout,
          question,
          answer,
          true,
        ]);
      }),
      { seed: SEED + 6, numRuns: RUNS, endOnFailure: true },
    );
  });
});
