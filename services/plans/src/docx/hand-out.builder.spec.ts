import { describe, expect, test } from '@jest/globals';
import { type HandOutSettings, handOutOptionsSchema } from '@pora/contracts/plans/hand-out.model';
import type { MealEntry, Plan } from '@pora/contracts/plans/plan.model';
import { patientEnergy } from '@pora/engine/energy';
import { practiceYear } from '@pora/text-pl/dates';
import { aMealEntry, aPlan, aPatient } from '../testing/builders.js';
import { handOutFileName } from './file-name.js';
import { buildHandOut } from './hand-out.builder.js';
import { energyShares } from './hand-out.facts.js';
import { formatPrintedPercent, formatScaleGrams, formatStage } from './polish-numbers.js';
import { contactText, printableText, safeLines, safeText } from './safe-text.js';

const settings: HandOutSettings = { options: handOutOptionsSchema.parse({}), advice: [], logo: null };
const dietitian = { name: 'Alicja Różańska', email: 'alicja@gabinet.example' };
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as T;

function filledPlan(overrides: Partial<Plan> = {}): Plan {
  const plan = aPlan({
    planSummary: {
      averageCalories: 1725,
      averageMacros: { carbs: 198.2, fat: 59.5, protein: 100.8 },
      targetCalories: 1750,
    },
    ...overrides,
  });
  const [bread] = aMealEntry().ingredients;
  const entry = aMealEntry({
    calories: 1752,
    macros: { carbs: 205.4, fat: 60, protein: 82.3 },
    ingredients: [
      { ...bread!, grams: 52.5, unitQty: 1.5 },
      { foodId: null, grams: 0, foodName: '', foodCategory: '', sourceText: 'sól do smaku' },
      { ...bread!, foodName: 'Cynamon, mielony', grams: 1.5, unitName: 'łyżeczka', unitQty: 0.5 },
      { foodId: 5, grams: 130, foodName: 'Filet z indyka', foodCategory: 'Mięso' },
    ],
    description: '1. Posmaruj.\r\n\r\n2. Podaj.',
  });
  const [first] = plan.planDays;
  const day = { ...first!, totals: { calories: 1752, carbs: 205.4, fat: 60, protein: 82.3 } };
  day.slots = day.slots.map((slot, index) => (index === 0 ? { ...slot, entry } : slot));
  return { ...plan, planDays: [day, ...plan.planDays.slice(1)] };
}

test('[decisions 39] cooking two portions doubles the amounts to cook, never the energy, and says so', () => {
  const plan = filledPlan();
  const [first, ...others] = plan.planDays;
  const slots = first!.slots.map((slot) => ({
    ...slot,
    entry: slot.entry && { ...slot.entry, servings: 2 },
  }));
  const doubled = { ...plan, planDays: [{ ...first!, slots }, ...others] };
  const [meal] =
    plain(buildHandOut({ plan: doubled, patient: aPatient(), dietitian, settings })).days[0]?.meals ?? [];
  expect(meal).toMatchObject({
    cooking: 'gotujesz na 2 porcje, jesz jedną',
    nutrition: { kcal: '1 752' },
    ingredients: [
      { measure: '3 kromki', mass: '105 g' },
      { measure: '', mass: '' },
      { measure: '1 łyżeczka', mass: '3 g' },
      { measure: '', mass: '260 g' },
    ],
  });
});

test('[decisions 49] what a dish is called after without holding it stands at its name on every page', () => {
  const plan = filledPlan();
  const options = { ...settings.options, sections: [...settings.options.sections, 'week' as const] };
  const calledAfter = [{ day: 1, slotIndex: 0, without: ['Orzechy'] }];
  const handOut = buildHandOut({
    ...{ plan, patient: aPatient(), dietitian, settings: { ...settings, options }, calledAfter },
  });
  const { name } = handOut.days[0]!.meals[0]!;
  expect(handOut.days[0]!.meals[0]).toMatchObject({ without: ['orzechy'] });
  expect(handOut.recipes.find((recipe) => recipe.name === name)).toMatchObject({ without: ['orzechy'] });
  const cells = handOut.weeks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  expect(cells.find((cell) => cell.name === name)).toMatchObject({ without: ['orzechy'] });
  // The other dishes stand under their own names.
  expect(handOut.days[1]!.meals.flatMap(({ without }) => without)).toEqual([]);
});

describe('the text of a hand-out', () => {
  const handOut = plain(buildHandOut({ plan: filledPlan(), patient: aPatient(), dietitian, settings }));

  test('names the person, the stage in Roman numerals, the period and the dietitian', () => {
    expect(handOut).toMatchObject({
      fileName: 'Etap_III_Hanna_Brzezińska.docx',
      person: 'Hanna Brzezińska',
      stage: 'Etap III',
      ...{ length: '14 dni', period: '' },
      titleFacts: [
        { label: 'Okres', value: '14 dni' },
        { label: 'Cel', value: 'Redukcja masy' },
        { label: 'Opracowanie', value: 'Alicja Różańska', note: 'Opracowano 20 listopada 2026' },
      ],
      dietitian,
    });
  });

  test('gives averages with the share of energy: 100.8·4, 59.5·9 and 198.2·4 of 1731.5 kcal', () => {
    expect(handOut.figures).toEqual([
      { label: 'Średnio dziennie', value: '1 725 kcal', note: 'cel 1 750 kcal' },
      { label: 'Białko', value: '100,8 g', note: '23 % energii' },
      { label: 'Tłuszcz', value: '59,5 g', note: '31 % energii' },
      { label: 'Węglowodany', value: '198,2 g', note: '46 % energii' },
    ]);
  });

  test('[decisions 40] prints no energy where nobody knows it, nor a sum or an average over it', () => {
    const uncertain = [{ day: 1, slotIndex: 0 }];
    const plan = filledPlan();
    const [one] = plan.planDays;
    const planDays = plan.planDays.map((each) => (each.day === 2 ? { ...one!, day: 2 } : each));
    const { days, figures } = plain(
      buildHandOut({ plan: { ...plan, planDays }, patient: aPatient(), dietitian, uncertain, settings }),
    );
    const [first, second] = days;
    expect(first?.meals[0]).toMatchObject({ name: 'Kanapki', nutrition: null });
    expect(first?.sum).toBeNull();
    expect(second?.sum).not.toBeNull();
    expect(figures).toEqual([]);
  });

  test('gives the goal, body mass, PPM, the need and the hours', () => {
    expect(handOut.facts).toEqual([
      { label: 'Cel', value: 'Redukcja masy' },
      { label: 'Masa ciała', value: '73,6 kg', note: 'BMI 26,1' },
      { label: 'Posiłki', value: '3 posiłki dziennie' },
      { label: 'PPM', value: '1 488 kcal', note: 'w spoczynku' },
      { label: 'CPM', value: '2 100 kcal', note: 'z ruchem' },
      { label: 'Deficyt', value: '350 kcal', note: '17 % CPM' },
    ]);
    expect(handOut.hours.map(({ time, label }) => `${time} ${label}`)).toEqual([
      ...['08:00 Śniadanie', '13:30 Obiad', '19:00 Kolacja'],
    ]);
  });

  test('writes ingredients with measure and grams, and what has no grams by its words', () => {
    expect(handOut.days[0]?.meals[0]).toEqual({
      time: '08:00',
      label: 'Śniadanie',
      type: 'breakfast',
      name: 'Kanapki',
      cooking: null,
      without: [],
      ingredients: [
        { name: 'Chleb żytni', measure: '1½ kromki', mass: '53 g' },
        { name: 'sól do smaku', measure: '', mass: '' },
        { name: 'Cynamon, mielony', measure: '½ łyżeczki', mass: '1,5 g' },
        { name: 'Filet z indyka', measure: '', mass: '130 g' },
      ],
      nutrition: { kcal: '1 752', protein: '82,3', fat: '60,0', carbs: '205,4' },
      share: 100,
    });
    expect(handOut.days[0]?.sum).toEqual({ kcal: '1 752', protein: '82,3', fat: '60,0', carbs: '205,4' });
  });

  test('leaves an empty slot without a name and without figures', () => {
    expect(handOut.days[1]?.meals[0]).toMatchObject({ name: null, ingredients: [], nutrition: null });
  });

  test('prints each dish’s preparation once', () => {
    expect(handOut.recipes).toEqual([
      {
        name: 'Kanapki',
        without: [],
        paragraphs: [[{ text: '1. Posmaruj.', marked: false }], [{ text: '2. Podaj.', marked: false }]],
      },
    ]);
  });

  test('says surplus instead of a negative deficit, and nothing about a need that is unknown', () => {
    const needs = (plan: Partial<Plan>) =>
      plain(buildHandOut({ plan: aPlan(plan), patient: null, dietitian, settings }))
        .facts.filter(({ label }) => label !== 'Posiłki')
        .map(({ label, value, note }) => `${label}: ${value}, ${note}`);
    expect(needs({ tdee: 1800, calorieDeficit: -200 })).toEqual([
      ...['CPM: 1 800 kcal, z ruchem', 'Nadwyżka: 200 kcal, 11 % CPM'],
    ]);
    expect(needs({ tdee: 1800, calorieDeficit: 0 })).toEqual(['CPM: 1 800 kcal, z ruchem']);
    expect(needs({ tdee: null, calorieDeficit: null })).toEqual([]);
  });

  test('PAL stoi przy CPM tylko wtedy, gdy plan ma CPM z karty pacjenta', () => {
    const energy = patientEnergy(aPatient(), practiceYear());
    const needs = (tdee: number) =>
      plain(buildHandOut({ plan: aPlan({ tdee }), patient: aPatient(), dietitian, settings })).facts.find(
        ({ label }) => label === 'CPM',
      )?.note;
    expect(needs(energy.ok ? energy.tdee : 0)).toMatch(/^z ruchem, PAL \d(,\d+)?$/);
    expect(needs(2999)).toBe('z ruchem');
  });
});

describe('[decisions 49] a dish whose foods were swapped', () => {
  const oats = { foodId: 1, grams: 50, foodName: 'Płatki owsiane', foodCategory: 'Kasze makarony zboża' };
  const drink = {
    ...{
      foodId: 2,
      originalFoodId: 3,
      grams: 200,
      foodName: 'Napój owsiany',
      foodCategory: 'Wegetariańskie',
    },
    ...{ wasSubstituted: true, unitName: 'szklanka', unitQty: 0.8 },
    substitution: { reason: 'intolerance' as const, from: 'Mleko 2 %', to: 'Napój owsiany' },
  };
  const milk = { foodId: 3, grams: 200, foodName: 'Mleko 2 %', foodCategory: 'Nabiał' };
  const porridge = (...ingredients: MealEntry['ingredients']) =>
    aMealEntry({ name: 'Owsianka', description: 'Zalej płatki mlekiem 2 %. Mleko zagotuj.', ingredients });
  const printed = (...entries: readonly MealEntry[]) => {
    const plan = aPlan();
    const planDays = plan.planDays.map((day, at) => {
      const entry = entries[at] ?? null;
      return { ...day, slots: day.slots.map((slot, index) => (index === 0 ? { ...slot, entry } : slot)) };
    });
    return plain(buildHandOut({ plan: { ...plan, planDays }, patient: aPatient(), dietitian, settings }));
  };

  test('says in its title what it goes without and beside the food what it stands for', () => {
    expect(printed(porridge(oats, drink)).days[0]?.meals[0]).toMatchObject({
      name: 'Owsianka',
      without: ['mleko 2 %'],
      ingredients: [
        { name: 'Płatki owsiane', measure: '', mass: '50 g' },
        { name: 'Napój owsiany', insteadOf: 'mleko 2 %', measure: '¾ szklanki', mass: '200 g' },
      ],
    });
  });

  test('names every food one line stands for', () => {
    const both = { ...drink, substitution: { ...drink.substitution, alsoFrom: ['Śmietana 18 %'] } };
    expect(printed(porridge(oats, both)).days[0]?.meals[0]).toMatchObject({
      without: ['mleko 2 %', 'śmietana 18 %'],
      ingredients: [{}, { name: 'Napój owsiany', insteadOf: 'mleko 2 %; śmietana 18 %' }],
    });
  });

  test('marks the words of the food in its recipe and says what to use', () => {
    expect(printed(porridge(oats, drink)).recipes).toEqual([
      {
        name: 'Owsianka',
        without: ['mleko 2 %'],
        note: 'Podkreślonych produktów nie używaj. Zamiast: mleko 2 % daj: napój owsiany.',
        paragraphs: [
          [
            { text: 'Zalej płatki ', marked: false },
            { text: 'mlekiem', marked: true },
            { text: ' 2 %. ', marked: false },
            { text: 'Mleko', marked: true },
            { text: ' zagotuj.', marked: false },
          ],
        ],
      },
    ]);
  });

  test('has a recipe of its own beside the dish that was left as it is', () => {
    const { recipes } = printed(porridge(oats, drink), porridge(oats, milk), porridge(oats, drink));
    expect(recipes.map(({ name, without }) => [name, without])).toEqual([
      ['Owsianka', []],
      ['Owsianka', ['mleko 2 %']],
    ]);
  });

  test('does not claim to go without a food that another line still holds', () => {
    expect(printed(porridge(milk, drink)).days[0]?.meals[0]).toMatchObject({ without: [] });
  });

  test('names what to use even when the recipe never says the food’s name', () => {
    const entry = { ...porridge(oats, drink), description: 'Wymieszaj wszystko.' };
    expect(printed(entry).recipes[0]?.note).toBe('Zamiast: mleko 2 % daj: napój owsiany.');
  });
});

test('a number keeps its unit and a one-letter word the next one on a line', () => {
  expect(printableText('Mleko 2 % z wodą i miodem, 5 minut')).toBe(
    'Mleko 2\u00a0% z\u00a0wodą i\u00a0miodem, 5\u00a0minut',
  );
});

test('shares of energy are whole percents that add up to 100', () => {
  expect(energyShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(energyShares([0, 0, 0])).toEqual([0, 0, 0]);
});

test('amounts, percents and stages are written as in print', () => {
  const texts = [
    formatScaleGrams(2.5),
    formatScaleGrams(9.96),
    formatScaleGrams(1234.5),
    formatPrintedPercent(23),
  ];
  expect(plain(texts)).toEqual(['2,5 g', '10 g', '1 235 g', '23 %']);
  expect([formatStage(4), formatStage(12), formatStage(13)]).toEqual(['IV', 'XII', '13']);
});

test('a telephone number is not broken over two lines', () => {
  expect(contactText('ul. Ogrodowa 12/3, tel. 600 000 100')).toBe(
    'ul.\u00a0Ogrodowa 12/3, tel.\u00a0600\u00a0000\u00a0100',
  );
});

test('control characters, hidden marks and halves of characters never reach a document', () => {
  expect(safeText('a\u0000b\u0007c\ud800d\u202ee\ufefff\uffffg')).toBe('abcdefg');
  expect(safeText('  dwa\t\nwiersze \u2028 razem ')).toBe('dwa wiersze razem');
  expect(safeText('Żółć 👍 ½')).toBe('Żółć 👍 ½');
  expect(safeLines('1. Raz\r\n\u0001\n 2. Dwa')).toEqual(['1. Raz', '2. Dwa']);
});

test('the file name carries stage and person, and nothing a file system dislikes', () => {
  const name = (firstName: string, lastName: string) => handOutFileName(2, { firstName, lastName });
  expect(name('Anna Maria', 'Nowak-Kowalska')).toBe('Etap_II_Anna_Maria_Nowak-Kowalska.docx');
  expect(name('../..', 'a/b\\c:d')).toBe('Etap_II_a_b_c_d.docx');
  expect(handOutFileName(12, null)).toBe('Etap_XII.docx');
});
