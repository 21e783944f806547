import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from '../avoidance.js';
import { FOOD_GROUPS_PL } from '../food-groups.data.js';
import { ALL_DISHES } from '../dishes.js';
import { declared, readerOf } from '../../testing/word-reading.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 2, name: 'Orzechy włoskie', category: 'Inne', ...declared('orzechy') },
  { id: 3, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared('jaja') },
  { id: 4, name: 'Jajko kurze, gotowane na twardo', category: 'Jaja', ...declared('jaja') },
  { id: 5, name: 'Omlet z jaj, smażony', category: 'Jaja', ...declared('jaja') },
  { id: 6, name: 'Herbata czarna, napar', category: 'Napoje', ...declared() },
  { id: 7, name: 'Kawa czarna, napar', category: 'Napoje', ...declared() },
  { id: 8, name: 'Bób, gotowany', category: 'Warzywa', ...declared() },
  { id: 9, name: 'Brokuł, surowy', category: 'Warzywa', ...declared() },
  { id: 10, name: 'Brokuł, gotowany', category: 'Warzywa', ...declared() },
  { id: 11, name: 'Kolendra, świeża', category: 'Warzywa', ...declared() },
  { id: 12, name: 'Mąka pszenna typ 500', category: 'Inne', ...declared('gluten') },
  { id: 13, name: 'Mąka żytnia typ 720', category: 'Inne', ...declared('gluten') },
  { id: 14, name: 'Chleb pszenno-żytni', category: 'Pieczywo', ...declared('gluten') },
  { id: 15, name: 'Pieczarka, surowa', category: 'Warzywa', ...declared() },
  { id: 16, name: 'Szpinak, surowy', category: 'Warzywa', ...declared() },
  { id: 17, name: 'Zapiekanka z brokułem, szpinakiem i pieczarką', category: 'Dania', ...declared() },
];

const read = readerOf(foods);

/** Accusative, genitive, nominative, and one of the foods that are meant. */
const OBJECTS = [
  ['mleko', 'mleka', 'mleko', 'Mleko 2 %'],
  ['orzechy', 'orzechów', 'orzechy', 'Orzechy włoskie'],
  ['kawę', 'kawy', 'kawa', 'Kawa czarna, napar'],
  ['herbatę', 'herbaty', 'herbata', 'Herbata czarna, napar'],
  ['bób', 'bobu', 'bób', 'Bób, gotowany'],
  ['kolendrę', 'kolendry', 'kolendra', 'Kolendra, świeża'],
] as const;
const object = fc.constantFrom(...OBJECTS);
const pair = fc.tuple(object, object).filter(([one, other]) => one !== other);
const answer = fc.constantFrom('allergies' as const, 'intolerances' as const);
const asked = fc.constantFrom('allergies' as const, 'intolerances' as const, 'disliked' as const);

describe('[decisions 54] what one clause says does not reach over its border', () => {
  const because = fc.constantFrom(
    'bo mnie mdli',
    'boli mnie brzuch',
    'bo mi szkodzi',
    'źle się po tym czuję',
  );

  it('what is refused and why is refused, whatever is eaten beside it', () => {
    fc.assert(
      fc.property(pair, because, asked, ([eaten, refused], why, field) => {
        const { out } = read(field, `${eaten[0]} mogę, ${refused[1]} nie, ${why}`);
        expect(out).toContain(refused[3]);
        expect(out).not.toContain(eaten[3]);
      }),
    );
  });

  it('eating nearly everything lifts nothing that is said after a turn', () => {
    const all = fc.constantFrom('jem wszystko', 'jem prawie wszystko', 'wszystko lubię');
    const weak = fc.constantFrom('najmniej lubię', 'słabo toleruję', 'średnio lubię', 'źle toleruję');
    fc.assert(
      fc.property(object, all, weak, ([accusative, , , food], everything, little) => {
        expect(read('disliked', `${everything}, ale ${little} ${accusative}`).out).toContain(food);
      }),
    );
  });
});

describe('[decisions 54] what is named is kept out as a whole', () => {
  it('a guess is no leave', () => {
    fc.assert(
      fc.property(object, answer, ([, , nominative, food], field) => {
        const { out, isAsked } = read(field, `może ${nominative}?`);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
      }),
    );
  });

  it('raw and cooked together are all of it', () => {
    const states = fc.constantFrom('surowe i gotowane', 'gotowane i surowe', 'surowe, gotowane');
    const name = fc.constantFrom('jajka', 'jaja', 'brokuły');
    fc.assert(
      fc.property(name, states, answer, (one, both, field) => {
        expect(read(field, `${one} (${both})`).out).toEqual(read(field, one).out);
      }),
    );
  });

  it('two foods side by side are two, though a dish holds both', () => {
    const nouns = ['brokuł', 'szpinak', 'pieczarka', 'pszenica', 'żyto'];
    fc.assert(
      fc.property(fc.subarray(nouns, { minLength: 2, maxLength: 3 }), asked, (some, field) => {
        const { out } = read(field, some.join(' '));
        const alone = some.flatMap((one) => read(field, one).out);
        expect(new Set(out)).toEqual(new Set([...out, ...alone]));
      }),
    );
  });

  it('who reacts to a food reacts to what is made of it', () => {
    const made = ALL_DISHES.flatMap(({ words, main, rest }) =>
      [...main, ...rest].map(({ food, sort }) => ({
        food: [food, sort].filter(Boolean).join(' '),
        dish: words.join(' '),
      })),
    );
    // All of them: a row of the table that nothing meets is a hole.
    const wrong = made.flatMap(({ food, dish }) =>
      (['allergies', 'intolerances'] as const).flatMap((field) => {
        const base = [food, dish, 'Woda'].map((name, id) => ({ id, name, category: 'Inne' }));
        const avoidance = createAvoidance({ [field]: [food] }, base);
        const out = base.map((one) => Object.keys(avoidance.of(one)).length > 0);
        return out.join() === 'true,true,false' ? [] : [`${field}: ${food} – ${dish}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('what is liked lifts no food for an allergen it declares', () => {
    const groups = FOOD_GROUPS_PL.filter(
      ({ allergens, isAllergen, saysWithout }) => allergens && !isAllergen && !saysWithout,
    );
    fc.assert(
      fc.property(fc.constantFrom(...groups), ({ phrases: [liked = ''], allergens = [] }) => {
        const ham = { id: 1, name: 'Szynka gotowana', category: 'Mięso', ...declared(...allergens) };
        const avoidance = createAvoidance({ disliked: ['mięso'], accepted: [liked] }, [ham]);
        expect(avoidance.of(ham).disliked).toBe('mięso');
      }),
    );
  });

  it('a likeness says that nothing is eaten', () => {
    const like = fc.constantFrom('smakuje jak mydło', 'smakuje mi jak mydło', 'pachnie jak stare skarpety');
    fc.assert(
      fc.property(object, like, ([, , nominative, food], likeness) => {
        expect(read('disliked', `${nominative} ${likeness}`).out).toContain(food);
      }),
    );
  });
});

describe('[decisions 54] everyday talk', () => {
  const talk = fc.constantFrom(
    ...['robiłam badania w szpitalu', 'mieszkam z rodzicami męża', 'lekarz tak kazał', 'dziwne, co'],
    ...['piszę w pracy', 'pamiętam to ze studiów', 'na szczęście dawno w domu', 'pracowałam za granicą'],
  );

  it('beside an answer changes nothing of it and asks nothing', () => {
    const place = fc.constantFrom('{it}. {talk}', '{talk}. {it}');
    const plain = talk.filter((one) => !/męża|dawno/u.test(one));
    fc.assert(
      fc.property(object, plain, place, asked, ([, , nominative], said, frame, field) => {
        const text = frame.replace('{it}', nominative).replace('{talk}', said);
        expect(read(field, text)).toEqual(read(field, nominative));
      }),
    );
  });

  it('alone in an answer about allergies is asked about', () => {
    fc.assert(
      fc.property(talk, answer, (said, field) => {
        expect(read(field, said)).toEqual({ out: [], isAsked: true });
      }),
    );
  });

  it('strange things are some that nobody named', () => {
    const strange = fc.constantFrom('dziwne', 'okropne', 'specjalne', 'modne', 'drogie');
    fc.assert(
      fc.property(object, strange, answer, ([, , nominative, food], odd, field) => {
        const { out, isAsked } = read(field, `${nominative} i ${odd} produkty`);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
      }),
    );
  });
});

describe('[decisions 54] somebody else', () => {
  const spouse = fc.constantFrom('mąż', 'żona', 'partner');

  it('a husband or wife alone is asked about, beside the own answer they are not', () => {
    fc.assert(
      fc.property(pair, spouse, asked, ([own, other], who, field) => {
        const theirs = `${who} nie je ${other[1]}`;
        expect(read(field, theirs).isAsked).toBe(true);
        const together = read(field, `${own[2]}. ${theirs}`);
        expect(together.isAsked).toBe(false);
        expect(together.out).not.toContain(other[3]);
      }),
    );
  });

  it('who is told of may be who writes', () => {
    const told = fc.constantFrom('babcia mówi, że źle reagowałem na', 'mama pamięta, że uczuliłam się na');
    fc.assert(
      fc.property(object, told, answer, ([accusative, , , food], words, field) => {
        const { out, isAsked } = read(field, `${words} ${accusative}`);
        expect(out.includes(food) || isAsked).toBe(true);
      }),
    );
  });
});
