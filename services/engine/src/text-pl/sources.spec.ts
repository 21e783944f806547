import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from './avoidance.js';
import { FOOD_WORDS } from './food-words.data.js';
import { ALLERGEN_KINDS_PL, FISH } from './food-kinds.data.js';
import { KIN, SOURCES } from './sources.data.js';

const SEED = 20_261_129;

/** Which of these foods an entry keeps out; "Woda" never is. */
function keptOut(field: 'allergies' | 'intolerances' | 'disliked', entry: string, names: readonly string[]) {
  const base = [...names, 'Woda'].map((name, id) => ({ id, name, category: 'Inne' }));
  const avoidance = createAvoidance({ [field]: [entry] }, base);
  const out = base.filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ name }) => name);
  expect(out).not.toContain('Woda');
  return out;
}

const rows = [...SOURCES, ...KIN].flatMap((row) => {
  const [names = '', side = ''] = row.split(' | ');
  const sources = side.split(' ').map((name) => name.replaceAll('_', ' '));
  return names.split(', ').map((name) => ({ name, sources }));
});
/** Foods with an adjective of what is made of them. */
const made = FOOD_WORDS.flatMap((row) => {
  const [names = '', adjectives = ''] = row.split('|').map((side) => side.trim());
  const adjective = adjectives.split(' ').find((word) => word.endsWith('owy'));
  const [noun] = names.split(' ');
  return noun && adjective ? [{ noun, adjective }] : [];
});

describe('[decisions 54] kto jest uczulony na wyrób, jest uczulony na to, z czego jest', () => {
  it.each(rows)('$name: nie je też: $sources', ({ name, sources }) => {
    const names = [...new Set([name, ...sources])];
    expect(keptOut('allergies', name, names)).toEqual(names);
  });

  it('mąka, olej, napój, sok: z przymiotnikiem każdego produktu, który go ma', () => {
    const form = fc.constantFrom('mąka', 'olej', 'napój', 'sok', 'pasta', 'koncentrat');
    fc.assert(
      fc.property(form, fc.constantFrom(...made), (noun, of) => {
        const adjective = /a$/u.test(noun) ? of.adjective.replace(/y$/u, 'a') : of.adjective;
        const entry = `${noun} ${adjective}`;
        const isAsked = createAvoidance({ allergies: [entry] }, []).notUnderstood.length > 0;
        if (!isAsked) expect(keptOut('allergies', entry, [of.noun])).toEqual([of.noun]);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('wędzone, marynowane, gotowane: alergia na nie jest alergią na produkt, alergia na surowe mówi tylko o surowym', () => {
    const food = fc.constantFrom('Łosoś', 'Śledź', 'Burak', 'Seler', 'Groszek', 'Boczniak');
    const state = fc.constantFrom('wędzony', 'marynowany', 'gotowany', 'konserwowy', 'suszony');
    fc.assert(
      fc.property(food, state, (name, how) => {
        const names = [`${name}, surowy`, `${name}, ${how}`];
        expect(keptOut('allergies', `${name.toLowerCase()} ${how}`, names)).toEqual(names);
      }),
      { seed: SEED, numRuns: 100 },
    );
    expect(keptOut('allergies', 'surowe jabłka', ['Jabłko, świeże', 'Jabłko, pieczone'])).toEqual([
      'Jabłko, świeże',
    ]);
  });

  it('odmiana i krojenie nie czynią innego produktu; przy zbiorczych nazwach czynią', () => {
    const noun = fc.constantFrom(
      'Tofu',
      'Ryż',
      'Pomidor',
      'Śledź',
      'Wołowina',
      'Kurczak',
      'Jogurt',
      'Fasola',
    );
    const sort = fc.constantFrom(
      'naturalny',
      'jaśminowy',
      'krojony',
      'solony',
      'mielony',
      'koktajlowy',
      'chudy',
    );
    fc.assert(
      fc.property(noun, sort, (name, kind) => {
        const names = [`${name}, sypki`, `${name}, ${kind}`];
        expect(keptOut('allergies', `${name.toLowerCase()} ${kind}`, names)).toEqual(names);
      }),
      { seed: SEED, numRuns: 200 },
    );
    expect(keptOut('allergies', 'ser pleśniowy', ['Ser żółty gouda', 'Ser pleśniowy'])).toEqual([
      'Ser pleśniowy',
    ]);
    expect(keptOut('allergies', 'sałatka z kurczakiem', ['Kurczak, udko', 'Wołowina'])).toEqual([
      'Kurczak, udko',
    ]);
  });

  it('skorupiaki i mięczaki mają jedno białko: jeden z nich zabiera wszystkie', () => {
    const whole = ALLERGEN_KINDS_PL.filter(({ isOne }) => isOne);
    expect(whole).toHaveLength(2);
    for (const { allergen, kinds } of whole)
      for (const kind of kinds) {
        const food = { id: 1, name: 'Danie', category: 'Inne' };
        const allergenInfo = { allergens: [allergen], confidence: 'pewny' as const };
        const others = kinds.map((name, i) => ({ ...food, id: i + 2, name, allergenInfo }));
        const avoidance = createAvoidance({ allergies: [kind] }, others);
        expect(others.filter((one) => !avoidance.of(one).allergies).map(({ name }) => name)).toEqual([]);
      }
  });

  it('jedna ryba: żadna inna, dopóki ktoś nie napisał, którą je', () => {
    const fish = fc.constantFrom(
      ...FISH.split(' ').filter((name) => !['sola', 'tran', 'kawior', 'ryba'].includes(name)),
    );
    fc.assert(
      fc.property(fish, fish, fc.constantFrom('', 'uczulenie: '), (one, other, before) => {
        const names = [...new Set([one, other])].map((name) => `${name}, filet`);
        expect(keptOut('allergies', before + one, names)).toEqual(names);
      }),
      { seed: SEED, numRuns: 200 },
    );
    const names = ['Dorsz, świeży', 'Łosoś, świeży', 'Makrela wędzona'];
    const eaten = 'dorsz, łososia jem bez problemu';
    expect(keptOut('allergies', eaten, names)).toEqual(['Dorsz, świeży', 'Makrela wędzona']);
    expect(keptOut('allergies', 'łosoś (tylko łosoś, sprawdzone)', names)).toEqual(['Łosoś, świeży']);
    expect(keptOut('intolerances', 'dorsz', names)).toEqual(['Dorsz, świeży']);
    expect(keptOut('allergies', 'bez soli', names)).toEqual([]);
  });

  it('owoce: także to, co z nich wyciśnięto, usmażono i upieczono', () => {
    const names = [
      'Sok pomarańczowy',
      'Dżem truskawkowy',
      'Mus jabłkowy',
      'Ocet jabłkowy',
      'Nektar z czarnej porzeczki',
    ];
    for (const entry of ['owoce', 'wszystkie owoce', 'uczulenie na owoce'])
      expect(keptOut('allergies', entry, names)).toEqual(names);
  });

  it('lubiane produkty nie cofają tego, bez czego mają być', () => {
    const liked = fc.subarray(['jogurty', 'sery', 'serki', 'pieczywo', 'makarony'], { minLength: 1 });
    const substance = fc.constantFrom(['bez laktozy', 'mleko'] as const, ['bez glutenu', 'gluten'] as const);
    fc.assert(
      fc.property(liked, substance, (names, [without, allergen]) => {
        const allergenInfo = { allergens: [allergen], confidence: 'pewny' as const };
        const foods = ['Jogurt', 'Ser', 'Serek', 'Chleb', 'Makaron'].map((name, id) => ({
          ...{ id, name, category: 'Inne', allergenInfo },
        }));
        const avoidance = createAvoidance({ accepted: [[...names, without].join(', ')] }, foods);
        expect(foods.filter((food) => Object.keys(avoidance.of(food)).length === 0)).toEqual([]);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('na co ktoś pozwala, tego pokrewieństwo nie zabiera', () => {
    const nuts = ['Orzechy nerkowca', 'Pistacje'];
    expect(keptOut('allergies', 'orzechy nerkowca', nuts)).toEqual(nuts);
    expect(keptOut('allergies', 'orzechy nerkowca, pistacje mogę', nuts)).toEqual(['Orzechy nerkowca']);
  });
});
