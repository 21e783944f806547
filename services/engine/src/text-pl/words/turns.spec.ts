import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { declared, readerOf } from '../../testing/word-reading.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 2, name: 'Jogurt naturalny', category: 'Nabiał', ...declared('mleko') },
  { id: 3, name: 'Jogurt kokosowy, naturalny', category: 'Inne', ...declared() },
  { id: 4, name: 'Ogórek, surowy', category: 'Warzywa', ...declared() },
  { id: 5, name: 'Rzodkiewka, surowa', category: 'Warzywa', ...declared() },
  { id: 6, name: 'Ziemniak, surowy', category: 'Warzywa', ...declared() },
  { id: 7, name: 'Herbata czarna, napar', category: 'Napoje', ...declared() },
  { id: 8, name: 'Kawa czarna, napar', category: 'Napoje', ...declared() },
  { id: 9, name: 'Kawa zbożowa, napar', category: 'Napoje', ...declared('gluten') },
  { id: 10, name: 'Bób, gotowany', category: 'Warzywa', ...declared() },
  { id: 11, name: 'Kolendra, świeża', category: 'Warzywa', ...declared() },
  { id: 12, name: 'Ryż biały, suchy', category: 'Produkty zbożowe', ...declared() },
  { id: 13, name: 'Pestki dyni, łuskane', category: 'Inne', ...declared() },
  { id: 14, name: 'Dynia, surowa', category: 'Warzywa', ...declared() },
  ...['pszenna', 'żytnia', 'orkiszowa'].map((kind, i) => ({
    ...{ id: 20 + i, name: `Mąka ${kind}`, category: 'Inne' },
    ...declared('gluten'),
  })),
  ...['pszenny', 'żytni', 'graham', 'tostowy pszenny', 'orkiszowy', 'pszenny pełnoziarnisty'].map(
    (kind, i) => ({
      ...{ id: 30 + i, name: `Chleb ${kind}`, category: 'Pieczywo' },
      ...declared('gluten'),
    }),
  ),
];

const read = readerOf(foods);

/** Nominative, accusative, and the food that is meant. */
const OBJECTS = [
  ['ogórek', 'ogórka', 'Ogórek, surowy'],
  ['rzodkiewka', 'rzodkiewkę', 'Rzodkiewka, surowa'],
  ['kolendra', 'kolendrę', 'Kolendra, świeża'],
  ['bób', 'bób', 'Bób, gotowany'],
  ['ryż', 'ryż', 'Ryż biały, suchy'],
  ['herbata', 'herbatę', 'Herbata czarna, napar'],
] as const;
const object = fc.constantFrom(...OBJECTS);
const three = fc.uniqueArray(object, { minLength: 3, maxLength: 3 });
const answer = fc.constantFrom('allergies' as const, 'intolerances' as const);
const asked = fc.constantFrom('allergies' as const, 'intolerances' as const, 'disliked' as const);

describe('[decisions 54] what is eaten beside what is not', () => {
  it('a picture parts two foods as a comma does, and says yes or no', () => {
    const picture = fc.constantFrom('🍓', '😉', '🥜', '☹️');
    fc.assert(
      fc.property(three, picture, asked, ([one, other, eaten], sign, field) => {
        if (!one || !other || !eaten) return;
        const { out } = read(field, `${one[0]} i ${other[0]}${sign} ${eaten[1]} mogę`);
        expect(out).toEqual(expect.arrayContaining([one[2], other[2]]));
        expect(out).not.toContain(eaten[2]);
        expect(read(field, `${one[0]} ❌`).out).toContain(one[2]);
      }),
    );
  });

  it('behind a dash, a verb with an object of its own says nothing of what stood before', () => {
    fc.assert(
      fc.property(three, asked, ([one, other, eaten], field) => {
        if (!one || !other || !eaten) return;
        const { out } = read(field, `${one[0]}, ${other[0]} - jem ${eaten[1]}`);
        expect(out).toEqual(expect.arrayContaining([one[2], other[2]]));
      }),
    );
  });

  it('a sentence of foods that ends in one verb says it of all of them, when something else was avoided before', () => {
    const verb = fc.constantFrom('lubię', 'mogę jeść', 'jem bez problemu', 'spoko', 'super');
    const field = fc.constantFrom('intolerances' as const, 'disliked' as const);
    fc.assert(
      fc.property(three, verb, field, ([one, other, eaten], said, of) => {
        if (!one || !other || !eaten) return;
        const { out, isAsked } = read(of, `${one[0]}. ${other[1]}, ${eaten[1]} ${said}`);
        expect({ out, isAsked }).toEqual({ out: [one[2]], isAsked: false });
      }),
    );
  });

  it('what is said last of a food is meant', () => {
    const last = fc.constantFrom('nie smakuje mi', 'nie lubię', 'nie znoszę tego');
    fc.assert(
      fc.property(object, last, ([nominative, , food], said) => {
        expect(read('disliked', `${nominative} jem może raz na rok, ${said}`).out).toContain(food);
      }),
    );
  });

  it('"po czymś nic" says that nothing happens, beside something that does', () => {
    const nothing = fc.constantFrom('nic', 'spokój');
    fc.assert(
      fc.property(three, nothing, ([one, , eaten], said) => {
        if (!one || !eaten) return;
        const { out } = read('intolerances', `${one[0]} – mam wzdęcia, ${eaten[0]} – ${said}`);
        expect(out).toContain(one[2]);
        expect(out).not.toContain(eaten[2]);
      }),
    );
  });

  it('who eats a good part of what an allergen is in contradicts it: nothing is lifted before somebody said so', () => {
    const but = fc.constantFrom('jednak', 'ale', 'a');
    fc.assert(
      fc.property(but, answer, (turn, field) => {
        const { out, isAsked } = read(field, `gluten, ${turn} pszenicę jem i czuję się dobrze`);
        expect(out).toEqual(expect.arrayContaining(['Mąka pszenna', 'Chleb pszenny']));
        expect(isAsked).toBe(true);
      }),
    );
  });

  it('who eats the very food of an allergy contradicts it: it stays out, and somebody is asked', () => {
    const eats = fc.constantFrom('jem', 'jem bez problemu', 'jadam codziennie', 'lubię');
    fc.assert(
      fc.property(object, eats, answer, ([nominative, accusative, food], verb, field) => {
        for (const text of [
          `alergia na ${accusative}, ${verb} ${accusative}`,
          `alergia na ${accusative}, ${accusative} ${verb}`,
          `${nominative}. ${verb} ${accusative}`,
        ])
          expect({ text, ...read(field, text) }).toEqual({ text, out: [food], isAsked: true });
      }),
    );
  });

  it('a list of what is eaten reaches back over no comma to what is not', () => {
    const four = fc.uniqueArray(object, { minLength: 4, maxLength: 4 });
    const kind = fc.constantFrom('', 'włoskie', 'białe', 'czerwone');
    fc.assert(
      fc.property(four, kind, answer, ([a, b, c, d], of, field) => {
        if (!a || !b || !c || !d) return;
        const eaten = of === '' ? c[1] : of;
        const { out } = read(field, `${a[0]} i ${b[0]}, ${eaten} i ${d[1]} jem codziennie i jest dobrze`);
        expect(out).toEqual(expect.arrayContaining([a[2], b[2]]));
      }),
    );
  });

  it('where a food is liked least is eaten all the same', () => {
    const place = fc.constantFrom('zwłaszcza na', 'nawet na', 'szczególnie na');
    fc.assert(
      fc.property(object, place, ([nominative, , food], where) => {
        expect(read('disliked', `${nominative}, ${where} ziemniakach`).out).toEqual([food]);
      }),
    );
  });

  it('what is listed in brackets behind what is eaten is eaten, too', () => {
    fc.assert(
      fc.property(three, ([one, other]) => {
        if (!one || !other) return;
        expect(read('accepted', `warzywa (${one[0]}, ${other[0]})`)).toEqual({ out: [], isAsked: false });
      }),
    );
  });

  it('a guess is no denial', () => {
    const guess = fc.constantFrom('chyba nie', 'raczej nie', 'chyba brak', 'raczej nie mam');
    fc.assert(
      fc.property(guess, answer, (text, field) => {
        expect(read(field, text)).toEqual({ out: [], isAsked: true });
      }),
    );
  });

  it('"piję tylko zbożową" keeps the one out of nothing, and somebody is asked about the others', () => {
    const { out, isAsked } = read('intolerances', 'Kawa mi szkodzi, piję tylko zbożową');
    expect(out).toContain('Kawa czarna, napar');
    expect(out).not.toContain('Kawa zbożowa, napar');
    expect(isAsked).toBe(true);
  });
});

describe('[decisions 54] names', () => {
  it('a food that is spelled as it sounds is kept out, and who reacts to it is asked about', () => {
    const written = fc.constantFrom(
      ...([
        ['ogurek', 'Ogórek, surowy'],
        ['żodkiewka', 'Rzodkiewka, surowa'],
        ['hleb', 'Chleb pszenny'],
        ['jogórt', 'Jogurt naturalny'],
      ] as const),
    );
    fc.assert(
      fc.property(written, answer, ([word, food], field) => {
        const { out, isAsked } = read(field, word);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
        expect(read('disliked', word)).toMatchObject({ isAsked: false });
      }),
    );
  });

  it('pumpkin seeds are no pumpkin, coconut yoghurt is no yoghurt, grain coffee is no coffee', () => {
    fc.assert(
      fc.property(asked, (field) => {
        expect(read(field, 'pestki dyni').out).toEqual(['Pestki dyni, łuskane']);
        const yoghurt = read(field, 'jogurt').out;
        expect(yoghurt.filter((name) => name.startsWith('Jogurt'))).toEqual(['Jogurt naturalny']);
        expect(read(field, 'kawa').out).toEqual(['Kawa czarna, napar']);
      }),
    );
  });

  it('raw vegetables are those that somebody eats raw', () => {
    fc.assert(
      fc.property(asked, (field) => {
        const { out } = read(field, 'surowe warzywa');
        expect(out).toEqual(expect.arrayContaining(['Ogórek, surowy', 'Rzodkiewka, surowa']));
        expect(out).not.toContain('Ziemniak, surowy');
      }),
    );
  });

  it('numbers before the lines of a list are no answers', () => {
    fc.assert(
      fc.property(three, asked, (listed, field) => {
        const text = listed.map(([name], i) => `${i + 1}. ${name}`).join('\n');
        const { out, isAsked } = read(field, text);
        expect({ out: new Set(out), isAsked }).toEqual({
          out: new Set(listed.map(([, , food]) => food)),
          isAsked: false,
        });
      }),
    );
  });
});
