import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from '../avoidance.js';
import { declared, readerOf } from '../../testing/word-reading.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 2, name: 'Mleko bez laktozy 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 3, name: 'Orzechy włoskie', category: 'Inne', ...declared('orzechy') },
  { id: 4, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared('jaja') },
  { id: 5, name: 'Mąka pszenna', category: 'Inne', ...declared('gluten') },
  { id: 6, name: 'Pierś z kurczaka', category: 'Mięso', ...declared() },
  { id: 7, name: 'Udo z kurczaka', category: 'Mięso', ...declared() },
  { id: 8, name: 'Rostbef wołowy', category: 'Mięso', ...declared() },
  { id: 9, name: 'Chleb chrupki', category: 'Pieczywo', ...declared('gluten') },
  { id: 10, name: 'Chleb żytni', category: 'Pieczywo', ...declared('gluten') },
  { id: 11, name: 'Ser pleśniowy', category: 'Nabiał', ...declared('mleko') },
  { id: 12, name: 'Ser żółty', category: 'Nabiał', ...declared('mleko') },
  { id: 13, name: 'Wątróbka wieprzowa', category: 'Mięso', ...declared() },
];

const read = readerOf(foods);
const SEED = 20_261_130;

describe('[decisions 54] kinds of saying', () => {
  it.each([
    ['notes', 'Karmi piersią, eliminacja mleka u mamy zalecona przez pediatrę'],
    ['notes', 'u matki karmiącej odstawiono orzechy'],
    ['notes', 'Wybiórczość pokarmowa, je 12 produktów.'],
    ['disliked', 'dużo rzeczy, wybredna jestem'],
    ['disliked', 'nie je prawie żadnych orzechów'],
    ['disliked', 'większość orzechów'],
    ['disliked', 'wybredny, długo by wymieniać'],
    ['accepted', 'kurczak, ale nie lubię skóry'],
  ] as const)('what is left out and not named is asked about: %s, %s', (field, text) => {
    expect(read(field, text).isAsked).toBe(true);
  });

  it.each([
    ['notes', 'mąż nie je orzechów'],
    ['notes', 'je 5 posiłków dziennie'],
    ['chronic', 'depresja, leczę się'],
  ] as const)('what is no matter of the food is not: %s, %s', (field, text) => {
    expect(read(field, text).isAsked).toBe(false);
  });

  it.each([
    'jak zjem orzecha, to mnie dusi',
    'jem orzechy i mam wysypkę',
    'lubię orzechy, ale mi szkodzą',
    'orzechy lubię, ale źle się po nich czuję',
  ])('what is eaten and does harm is kept out and asked about: %s', (text) => {
    const { out, isAsked } = read('allergies', text);
    expect(out).toContain('Orzechy włoskie');
    expect(isAsked).toBe(true);
  });

  it.each(['jak jem orzechy', 'gdy zjem orzechy'])('half a sentence permits nothing: %s', (text) => {
    expect(read('allergies', text).isAsked).toBe(true);
  });

  it.each([
    'alergia na gluten wykluczona',
    'celiakia wykluczona w biopsji',
    'testy na mleko ujemne',
    'testy alergiczne ujemne',
    'nie stwierdzono alergii na jaja ani na mleko',
    'nigdy nie miałam alergii',
    'nic mi nie wiadomo',
    'nic mi o tym nie wiadomo',
    'siostra ma na orzechy, ja nie',
    'mąż uczulony na jaja, ja nie mam',
  ])('a denial behind or before denies: %s', (text) => {
    expect(read('allergies', text)).toEqual({ out: [], isAsked: false });
  });

  it('what is not confirmed is no denial', () => {
    const { out, isAsked } = read('allergies', 'alergia na orzechy niepotwierdzona');
    expect(out).toEqual(['Orzechy włoskie']);
    expect(isAsked).toBe(true);
  });

  it.each(['alergia na mleko 2 lata temu', '1. mleko 2. jaja', 'mleko 2, jaja'])(
    'a number behind a name does not narrow it: %s',
    (text) => {
      const { out, isAsked } = read('allergies', text);
      expect(out).toEqual(expect.arrayContaining(['Mleko 2 %', 'Mleko bez laktozy 2 %']));
      expect(isAsked).toBe(true);
    },
  );

  it.each([
    'nietolerancja, pszenica wykluczona',
    'alergia, jajka wykluczone',
    'z powodu alergii mleko wykluczone',
    'uczulenie na mleko, jaja wykluczone z diety',
  ])('what is left out of the diet because of an allergy is kept out: %s', (text) => {
    expect(read('allergies', text).out).not.toEqual([]);
  });

  it('not the one but the other: both are kept out until somebody has looked', () => {
    const { out, isAsked } = read('allergies', 'nie na gluten, tylko na mleko');
    expect(out).toEqual(expect.arrayContaining(['Mleko 2 %', 'Mąka pszenna']));
    expect(isAsked).toBe(true);
  });

  it('an exception is what is called so, never what it is without', () => {
    const { out } = read('intolerances', 'mleko tylko bez laktozy');
    expect(out).toContain('Mleko 2 %');
    expect(out).not.toContain('Mleko bez laktozy 2 %');
    expect(read('intolerances', 'mleko bez laktozy').isAsked).toBe(true);
  });

  it.each(['orzechy: włoskie, nerkowca', 'orzechy: włoskie', '1) orzechy włoskie 2) jaja'])(
    'lists lose nothing: %s',
    (text) => {
      expect(read('allergies', text).out).toContain('Orzechy włoskie');
    },
  );

  it('a part that is eaten leaves the rest of the food out', () => {
    const { out } = read('disliked', 'kurczak, pierś ok');
    expect(out).toContain('Udo z kurczaka');
    expect(out).not.toContain('Pierś z kurczaka');
  });

  it('"only this" beside what is not eaten is what is eaten; alone it is asked about', () => {
    expect(read('disliked', 'tylko wołowina, drobiu nie jem')).toEqual({
      out: ['Pierś z kurczaka', 'Udo z kurczaka'],
      isAsked: false,
    });
    expect(read('disliked', 'tylko wołowina').isAsked).toBe(true);
    expect(read('allergies', 'brak alergii, jedynie jaja').out).toEqual(['Jajko kurze, surowe']);
  });

  it.each([
    ['gluten (nie celiakia)', 'Mąka pszenna'],
    ['orzechy, choć je uwielbiam', 'Orzechy włoskie'],
    ['orzechy mimo że bardzo lubię', 'Orzechy włoskie'],
    ['jem wszystko oprócz orzechów i mleka', 'Mleko 2 %'],
    ['dieta bezjajeczna', 'Jajko kurze, surowe'],
    ['jajka żadne', 'Jajko kurze, surowe'],
    ['eggs and nuts', 'Jajko kurze, surowe'],
  ])('avoided, and nothing to ask: %s', (text, food) => {
    const { out, isAsked } = read('intolerances', text);
    expect([out.includes(food), isAsked]).toEqual([true, false]);
  });

  it('what is eaten in part is kept out as far as the rest of the answer goes', () => {
    const { out, isAsked } = read('intolerances', 'laktoza, trochę mleka do kawy mogę');
    expect([out.includes('Mleko 2 %'), out.includes('Mleko bez laktozy 2 %'), isAsked]).toEqual([
      ...[true, false, true],
    ]);
  });

  it('the child or the husband of the patient is not the patient, whatever is said of them', () => {
    const who = fc.constantFrom('syn', 'córka', 'dziecko', 'synek', 'mąż', 'siostra', 'mama');
    const whose = fc.constantFrom('pacjentki', 'pacjenta', 'klientki', 'podopiecznej');
    const said = fc.constantFrom('ma alergię na mleko', 'uczulony na orzechy', '- celiakia', 'nie je jaj');
    fc.assert(
      fc.property(who, whose, said, fc.constantFrom('notes', 'complaints'), (one, of, what, field) => {
        expect(read(field, `${one} ${of} ${what}`).out).toEqual([]);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('"byle nie", "tylko nie" and "nie" before a sort: the sort is not liked, the rest is', () => {
    for (const text of ['sery nie pleśniowe', 'sery byle nie pleśniowe', 'sery, byle nie pleśniowe'])
      expect([text, read('accepted', text)]).toEqual([text, { out: ['Ser pleśniowy'], isAsked: false }]);
    for (const text of ['chleb byle nie żytni', 'pieczywo nie chrupkie'])
      expect([text, read('accepted', text)]).toEqual([text, { out: [], isAsked: true }]);
    expect(read('accepted', 'chleb nie').out).toEqual(['Chleb chrupki', 'Chleb żytni']);
    const hardly = read('accepted', 'orzechy nie za twarde');
    expect({ out: hardly.out, isAsked: hardly.isAsked }).toEqual({ out: [], isAsked: true });
  });

  it.each([
    ['sery', 'sery pleśniowe', 'Ser pleśniowy'],
    ['mięso', 'wołowina', 'Rostbef wołowy'],
    ['mięso', 'drób', 'Udo z kurczaka'],
    ['pieczywo', 'pieczywo chrupkie', 'Chleb chrupki'],
    ['nabiał', 'sery', 'Ser żółty'],
  ])(
    'who likes %s and not %s is served none of the latter, in whatever field it stands',
    (whole, part, name) => {
      for (const accepted of [`${whole}, ale nie ${part}`, whole]) {
        const said = { accepted: [accepted], disliked: accepted === whole ? [part] : [] };
        const avoidance = createAvoidance(said, foods);
        const food = foods.filter((one) => one.name === name);
        expect([said, food.map((one) => Object.keys(avoidance.of(one)))]).toEqual([said, [['disliked']]]);
      }
    },
  );

  it('who buys a food without a substance eats that one, and no other of the name', () => {
    const verb = fc.constantFrom('kupuję', 'piję', 'jem', 'jemy', 'pijam');
    const field = fc.constantFrom('allergies' as const, 'intolerances' as const);
    fc.assert(
      fc.property(
        verb,
        field,
        fc.constantFrom('laktoza', 'nietolerancja laktozy', 'mleko'),
        (eats, where, first) => {
          expect(read(where, `${first}, mleko ${eats} bez laktozy`).out).toContain('Mleko 2 %');
          expect(read(where, `gluten, chleb ${eats} bez glutenu`).out).toContain('Chleb żytni');
        },
      ),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('a suspicion keeps the food out, unless it is ordered not to leave it out until somebody knows', () => {
    const order = fc.constantFrom(
      'nie eliminować',
      'na razie nie wykluczać',
      'nie odstawiać',
      'proszę nie eliminować',
    );
    const of = fc.constantFrom(
      ['celiakii', 'glutenu', 'Mąka pszenna'],
      ['alergii na mleko', 'mleka', 'Mleko 2 %'],
    );
    fc.assert(
      fc.property(
        order,
        of,
        fc.constantFrom('. ', ' - ', ', '),
        fc.constantFrom('', ' przed badaniem', ' do czasu biopsji'),
        (how, [what = '', food = '', name = ''], by, until) => {
          expect(read('notes', `Podejrzenie ${what}`).out).toContain(name);
          const ordered = read('notes', `Podejrzenie ${what}${by}${how} ${food}${until}`);
          expect(ordered.out).not.toContain(name);
          expect(ordered.isAsked).toBe(true);
          // What is known is no suspicion.
          expect(read('notes', `${what.replace('celiakii', 'celiakia')}${by}${how} ${food}`).isAsked).toBe(
            true,
          );
        },
      ),
      { seed: SEED, numRuns: 100 },
    );
    expect(read('notes', 'nie wykluczać alergii na mleko').isAsked).toBe(true);
  });

  it('of who is nursed, the mother eats', () => {
    expect(read('notes', 'karmi piersią, mama na diecie bezmlecznej').isAsked).toBe(true);
    expect(read('notes', 'karmi piersią (3 mies.), dodatek 500 kcal')).toEqual({ out: [], isAsked: false });
  });

  it('blood sugar and grams of protein are no food', () => {
    for (const note of ['spadki cukru', 'cukier na czczo 120', 'białko 1,2 g/kg', 'ma lodówkę w kabinie'])
      expect([note, read('notes', note).isAsked]).toEqual([note, false]);
    expect(read('notes', 'bez cukru').isAsked).toBe(true);
  });

  it('a kind narrows a dislike, and never an allergy', () => {
    expect(read('disliked', 'pieczywo chrupkie').out).toEqual(['Chleb chrupki']);
    expect(read('allergies', 'pieczywo chrupkie').out).toEqual(
      expect.arrayContaining(['Chleb chrupki', 'Chleb żytni']),
    );
  });

  it('who eats the other sort eats none of the one that is named', () => {
    const sort = fc.constantFrom('zwykły', 'zwykłe', 'normalne', 'zwykle', 'biały', 'klasyczne', 'jasny');
    const eats = fc.constantFrom('jem', 'lubię', 'mogę', 'piję');
    const named = fc.constantFrom(
      ['chleb chrupki', 'Chleb chrupki'] as const,
      ['ser pleśniowy', 'Ser pleśniowy'] as const,
      ['orzechy włoskie', 'Orzechy włoskie'] as const,
      ['udo z kurczaka', 'Udo z kurczaka'] as const,
    );
    const field = fc.constantFrom('disliked' as const, 'allergies' as const, 'intolerances' as const);
    fc.assert(
      fc.property(field, named, sort, eats, (where, [name, food], kind, verb) => {
        const text = `${name}, ${kind} ${verb}`;
        const { out, isAsked } = read(where, text);
        expect([where, text, out.includes(food) || isAsked]).toEqual([where, text, true]);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('organs among what is not liked are dishes; what hurts is the body', () => {
    expect(read('disliked', 'orzechy włoskie, wątroba').out).toContain('Wątróbka wieprzowa');
    expect(read('disliked', 'nie znoszę wątroby').out).toContain('Wątróbka wieprzowa');
    expect(read('disliked', 'po orzechach boli mnie wątroba').out).not.toContain('Wątróbka wieprzowa');
    expect(read('complaints', 'chora wątroba').out).toEqual([]);
    const says = fc.constantFrom('', 'nie lubię ', 'nie znoszę ', 'nie smakuje mi ', 'nigdy nie jem ');
    const before = fc.constantFrom('orzechy włoskie, ', 'kminek, ', 'nie lubię kminku, ', '');
    const organ = fc.constantFrom('wątroba', 'wątróbka');
    fc.assert(
      fc.property(before, says, organ, (list, verb, name) => {
        const { out, isAsked } = read('disliked', `${list}${verb}${name}`);
        expect([list, verb, name, out.includes('Wątróbka wieprzowa') || isAsked]).toEqual([
          ...[list, verb, name],
          true,
        ]);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('what lies on a liked dish does not take back the group it is of', () => {
    const words = { disliked: ['nabiał poza żółtym serem'], accepted: ['chleb z serem'] };
    const avoidance = createAvoidance(words, foods);
    const out = foods.filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ name }) => name);
    expect(out).toEqual(['Mleko 2 %', 'Mleko bez laktozy 2 %', 'Ser pleśniowy']);
  });
});
