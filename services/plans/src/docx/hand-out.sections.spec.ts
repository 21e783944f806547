import { describe, expect, test } from '@jest/globals';
import { FIRST_ADVICE, HAND_OUT_SECTIONS } from '@pora/contracts/plans/hand-out.model';
import type { PrintedWeek } from '@pora/contracts/plans/hand-out.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { ShoppingItem } from '@pora/contracts/plans/shopping-list.model';
import { NOTHING_AVOIDED, type AvoidedFoods } from '../patients/plan-patients.service.js';
import { aMealEntry, aPatient, aPlan } from '../testing/builders.js';
import { aHandOutSettings } from '../testing/hand-out.js';
import { buildHandOut } from './hand-out.builder.js';

const dietitian = { name: 'Alicja Różańska', email: 'alicja@gabinet.example' };
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as T;
const AVOIDS: AvoidedFoods = {
  ...NOTHING_AVOIDED,
  intolerances: [
    { name: 'Mleko krowie', value: 64 },
    { name: 'Sezam', value: 29 },
    { name: 'Por', value: 24 },
  ],
  disliked: ['Wątróbka'],
  accepted: [],
  allergies: ['Migdały', 'brak'],
  declaredIntolerances: [],
  hasRecords: true,
  absent: [],
};

/** The first slot of each of these days holds the meal. */
function planWith(entry: ReturnType<typeof aMealEntry>, days: readonly number[] = [1]): Plan {
  const plan = aPlan();
  const planDays = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, at) => (at === 0 && days.includes(day.day) ? { ...slot, entry } : slot)),
  }));
  return { ...plan, planDays };
}
const handOutOf = (
  options: Parameters<typeof aHandOutSettings>[0] = {},
  rest: Partial<Parameters<typeof buildHandOut>[0]> = {},
) =>
  plain(
    buildHandOut({
      ...{ plan: aPlan(), patient: aPatient(), dietitian, settings: aHandOutSettings(options) },
      ...rest,
    }),
  );

describe('części materiału', () => {
  test('§2.1 okres jest z datami, gdy znany jest pierwszy dzień, a każdy dzień ma swoją', () => {
    const handOut = handOutOf({}, { firstDay: '2026-11-23' });
    expect(handOut).toMatchObject({ length: '14 dni', period: '23.11–06.12.2026' });
    expect(handOut.titleFacts[0]).toEqual({
      ...{ label: 'Okres', value: '23.11–06.12.2026', note: 'poniedziałek–niedziela' },
    });
    expect(handOutOf({}, { firstDay: '2026-12-28' }).period).toBe('28.12.2026–10.01.2027');
    expect(handOut.days[13]?.date).toBe('niedziela, 6 grudnia');
    expect(handOutOf().days[0]?.date).toBe('');
  });

  test('§2.1 o wynikach i o tym, co pacjent lubi, plan mówi tylko wtedy, gdy są w karcie', () => {
    expect(handOutOf({}, { avoids: AVOIDS }).intro).toContain('z Twoich wyników');
    const without = handOutOf({}, { avoids: { ...AVOIDS, hasRecords: false } }).intro;
    expect(without).toMatch(/^Ten plan nie musi się udać/);
    expect(handOutOf({}, { patient: null }).intro).toBe('');
  });

  test('§2.2 bez kalorii nie ma ani jednej liczby podsumowania, bez makroskładników jest sama energia', () => {
    const planSummary = {
      ...{ averageCalories: 1725, targetCalories: 1750 },
      averageMacros: { carbs: 198.2, fat: 59.5, protein: 100.8 },
    };
    const plan = { ...planWith(aMealEntry()), planSummary };
    const none = handOutOf({ calories: false }, { plan });
    expect(none.figures).toEqual([]);
    expect(none.days[0]?.meals[0]?.nutrition).toBeNull();
    expect(none.facts.map(({ label }) => label)).toEqual(['Cel', 'Posiłki']);
    const energy = handOutOf({ macros: false }, { plan });
    expect(energy.figures.map(({ label }) => label)).toEqual(['Średnio dziennie']);
    expect(energy.numbers).toBe('kcal');
  });

  test('§2.3 zalecenia są z biblioteki, a płyny policzone z masy ciała', () => {
    const advice = handOutOf({ advice: ['pressure', 'general'] }).advice;
    expect(advice).toContain(
      'Płyny: 2,2–2,6 l dziennie (30–35 ml na kilogram masy ciała), głównie woda i słabe herbaty.',
    );
    expect(advice[0]).toBe('Nie dosalaj przy stole; smak dają zioła, czosnek i cytryna.');
    expect(handOutOf({}, { patient: null }).advice[0]).toBe(
      'Płyny: 30–35 ml na kilogram masy ciała dziennie, głównie woda i słabe herbaty.',
    );
    expect(FIRST_ADVICE.length).toBeGreaterThanOrEqual(6);
  });

  test('§2.4 produkty wykluczone to alergie i wyniki powyżej 29, ograniczane to 25–29', () => {
    expect(handOutOf({}, { avoids: AVOIDS }).avoided).toEqual({
      excluded: ['migdały', 'mleko krowie'],
      limited: ['sezam'],
      disliked: ['wątróbka'],
    });
    expect(
      handOutOf({}, { avoids: { ...AVOIDS, intolerances: [], allergies: [], disliked: [] } }).avoided,
    ).toBeNull();
  });

  const decided = (
    answer: AvoidedFoods['decisions'][number]['answer'],
    phrase: string,
    field: AvoidedFoods['decisions'][number]['field'] = 'allergies',
  ) => ({ field, phrase, answer, foodIds: [], categories: [], allergens: [] });

  test.each(['relative', 'not_food', 'permitted'] as const)(
    '[decisions 72] wpis rozstrzygnięty jako „%s” nie stoi wśród produktów wykluczonych, reszta odpowiedzi tak',
    (answer) => {
      const avoids = {
        ...AVOIDS,
        allergies: ['Orzechy włoskie, mama uczulona na ryby\nBrat: seler'],
        declaredIntolerances: ['laktoza'],
        disliked: ['Wątróbka', 'Zimna woda'],
        decisions: [
          decided(answer, 'mama  uczulona na RYBY'),
          decided(answer, 'Brat: seler'),
          decided(answer, 'zimna woda', 'disliked'),
          // What was decided of another field says nothing of this one.
          decided(answer, 'laktoza', 'notes'),
        ],
      };
      expect(handOutOf({}, { avoids }).avoided).toEqual({
        excluded: ['orzechy włoskie', 'laktoza', 'mleko krowie'],
        limited: ['sezam'],
        disliked: ['wątróbka'],
      });
    },
  );

  test('[decisions 54] co rodzic pisze o dziecku, jest w jego materiale o pacjencie: zaprzeczenie niczego nie wyklucza', () => {
    const avoids = { ...AVOIDS, allergies: ['Córka nie ma alergii na ryby\nSyn: seler'] };
    const excludedOf = (isChild: boolean) =>
      handOutOf({}, { avoids, patient: aPatient({ isChild }) }).avoided?.excluded;
    expect(excludedOf(true)).toEqual(['syn: seler', 'mleko krowie']);
    // Of a grown-up patient nobody knows whose it is.
    expect(excludedOf(false)).toEqual(['córka nie ma alergii na ryby', 'syn: seler', 'mleko krowie']);
  });

  test.each(['confirmed', 'means', 'note'] as const)(
    '[decisions 72] wpis rozstrzygnięty jako „%s” zostaje tak, jak go napisano',
    (answer) => {
      const written = 'orzechy (uwaga: także ślady), mama uczulona na ryby';
      const avoids = {
        ...AVOIDS,
        allergies: [written],
        decisions: [decided(answer, 'mama uczulona na ryby')],
      };
      expect(handOutOf({}, { avoids }).avoided?.excluded).toEqual([written, 'mleko krowie']);
    },
  );

  test.each([
    [
      'confirmed',
      'chronic',
      'Celiakia od 2019 r., nadciśnienie',
      'Celiakia od 2019 r.',
      'celiakia od 2019 r.',
    ],
    [
      'confirmed',
      'notes',
      'Zadzwonić w środę.\nUczulenie na ryby; nie dosalać',
      'uczulenie na RYBY',
      'uczulenie na RYBY',
    ],
    [
      'means',
      'complaints',
      'Po mleku (i serze) boli brzuch',
      'Po mleku (i serze) boli brzuch',
      'po mleku (i serze) boli brzuch',
    ],
  ] as const)(
    '[decisions 55] potwierdzone („%s”) słowa z innego pola (%s) stoją wśród produktów wykluczonych, jak na ekranie',
    (answer, field, text, phrase, printed) => {
      const avoids = { ...AVOIDS, [field]: [text], decisions: [decided(answer, phrase, field)] };
      expect(handOutOf({}, { avoids }).avoided?.excluded).toEqual(['migdały', printed, 'mleko krowie']);
    },
  );

  test.each([
    ['jeszcze nierozstrzygnięte', 'celiakia', []],
    ['tylko jako uwaga dietetyka', 'celiakia', [decided('note', 'celiakia', 'chronic')]],
    ['jako niedotyczące jedzenia', 'celiakia', [decided('not_food', 'celiakia', 'chronic')]],
    ['napisane od tamtej pory inaczej', 'celiakia wykluczona', [decided('confirmed', 'celiakia', 'chronic')]],
    ['potwierdzone w innym polu', 'celiakia', [decided('confirmed', 'celiakia', 'notes')]],
  ])(
    '[decisions 55] słowa z innego pola, %s, nie stoją wśród produktów wykluczonych',
    (_, text, decisions) => {
      const avoids = { ...AVOIDS, chronic: [text], decisions };
      expect(handOutOf({}, { avoids }).avoided?.excluded).toEqual(['migdały', 'mleko krowie']);
    },
  );

  const reading = (...args: Parameters<typeof handOutOf>) => handOutOf(...args).reading.join('\n');

  test('§2.5 jak czytać plan mówi o masie, miarach, zamianie dni i mrożeniu porcji', () => {
    const text = reading({ macros: true }, { plan: planWith(aMealEntry()) });
    for (const words of ['części jadalnej', 'szklanka ma 250 ml', 'Całe dni możesz zamieniać', 'zamroź'])
      expect(text).toContain(words);
    expect(text).toContain('B to białko');
    expect(text).toContain('Gdy masz wagę, kieruj się gramami.');
  });

  test('§2.5 jak czytać plan nie mówi o tym, czego w materiale nie ma', () => {
    const [food] = aMealEntry().ingredients;
    expect(reading({ macros: false })).not.toContain('B to białko');
    expect(reading({ largePrint: true })).not.toMatch(/B to białko|kieruj się gramami/);
    expect(reading()).not.toContain('Zamienniki');
    const equalFoods = [{ food: food!, standIns: [{ name: 'Bułka graham', grams: 65 }] }];
    expect(reading({}, { equalFoods })).toContain('według części „Zamienniki”');
    expect(reading()).not.toContain('zamiast: …');
    const swapped = aMealEntry({
      ingredients: [
        {
          ...food!,
          wasSubstituted: true,
          substitution: { reason: 'intolerance', from: 'Bułka', to: 'Chleb' },
        },
      ],
    });
    expect(reading({}, { plan: planWith(swapped) })).toContain('Dopisek „zamiast: …”');
  });

  test('§2.6 na lodówce tydzień czyta się po dniach tygodnia, a bez dat po numerach', () => {
    const plan = planWith(aMealEntry(), [8]);
    const heads = (firstDay?: string) =>
      handOutOf({}, { plan, firstDay })
        .weeks.at(-1)
        ?.days.map(({ heading, date }) => [heading, date]);
    expect(heads('2026-11-25')?.slice(0, 2)).toEqual([
      ['Środa', '2.12 · dzień 8'],
      ['Czwartek', '3.12 · dzień 9'],
    ]);
    expect(heads()?.[0]).toEqual(['Dzień 8', '']);
  });

  test('§2.10 lista zakupów mówi, na które dni jest', () => {
    const item = { foodId: 1, name: 'Papryka', department: 'Warzywa', amount: 200, unit: 'g', grams: 200 };
    const list = [item] as unknown as ShoppingItem[];
    const shopping = { week1: list, week2: list };
    const about = (firstDay?: string) =>
      handOutOf({}, { shopping, firstDay }).shopping.map((week) => week.about);
    expect(about('2026-11-23')).toEqual(['dni 1–7 · 23–29 listopada', 'dni 8–14 · 30 listopada – 6 grudnia']);
    expect(about()).toEqual(['dni 1–7', 'dni 8–14']);
  });

  test('§2.6 tabela tygodnia ma same nazwy dań, z wersją bez produktu', () => {
    const { weeks } = handOutOf({}, { plan: planWith(aMealEntry(), [1, 8]) });
    expect(weeks.map(({ heading }) => heading)).toEqual(['Tydzień 1', 'Tydzień 2']);
    expect(weeks[1]?.rows[0]).toMatchObject({ time: '08:00', label: 'Śniadanie' });
    expect(weeks[1]?.rows[0]?.cells[0]).toMatchObject({ name: 'Kanapki', without: [] });
    expect(weeks[0]?.rows[1]?.cells[0]).toMatchObject({ name: '' });
  });

  const cells = (week: PrintedWeek | undefined) =>
    week?.rows[0]?.cells.map(({ name, days, note }) => [name, days, note]);
  const soup = aMealEntry({ name: 'Zupa', description: 'Ugotuj.' });

  test('§2.6 danie z dni, które idą po sobie, stoi raz nad nimi; na granicy tabeli mówi, gdzie reszta', () => {
    const { weeks } = handOutOf({}, { plan: planWith(soup, [2, 3, 7, 8]) });
    expect(cells(weeks[0])).toEqual([
      ['', 1, ''],
      ['Zupa', 2, 'gotujesz raz, na dwa dni'],
      ...[['', 1, ''] as const, ['', 1, ''] as const, ['', 1, ''] as const],
      ['Zupa', 1, 'następna porcja jutro'],
    ]);
    expect(cells(weeks[1])?.[0]).toEqual(['Zupa', 1, 'porcja z wczoraj']);
  });

  test('§2.6 dania z innymi produktami nie są jednym garnkiem, choć nazywają się tak samo', () => {
    const plan = planWith(soup, [1]);
    const [bread] = soup.ingredients;
    const other = { ...soup, ingredients: [{ ...bread!, foodId: 999, foodName: 'Chleb bezglutenowy' }] };
    const second = plan.planDays[1]!;
    second.slots = second.slots.map((slot, at) => (at === 0 ? { ...slot, entry: other } : slot));
    expect(cells(handOutOf({}, { plan }).weeks[0])?.slice(0, 2)).toEqual([
      ['Zupa', 1, ''],
      ['Zupa', 1, ''],
    ]);
  });

  test('§2.6 w dużym druku tydzień stoi w dwóch tabelach', () => {
    const plan = planWith(aMealEntry(), [1, 5, 8, 12]);
    const { weeks } = handOutOf({ largePrint: true }, { plan, firstDay: '2026-11-23' });
    expect(weeks.map(({ heading, about }) => [heading, about])).toEqual([
      ['Tydzień 1, dni 1–4', '23–26 listopada · Hanna Brzezińska'],
      ['Tydzień 1, dni 5–7', '27–29 listopada · Hanna Brzezińska'],
      ['Tydzień 2, dni 8–11', '30 listopada – 3 grudnia · Hanna Brzezińska'],
      ['Tydzień 2, dni 12–14', '4–6 grudnia · Hanna Brzezińska'],
    ]);
  });

  test('§2.6 tydzień bez ani jednego posiłku nie jest drukowany', () => {
    const { weeks } = handOutOf({}, { plan: planWith(aMealEntry(), [9]) });
    expect(weeks.map(({ heading }) => heading)).toEqual(['Tydzień 2']);
    expect(handOutOf({}, { plan: aPlan() }).weeks).toEqual([]);
  });

  test('§2.7 dzień bez posiłków nie ma sumy, zamiast mówić, że jest w nim 0 kcal', () => {
    const { days } = handOutOf({}, { plan: planWith(aMealEntry(), [1]) });
    expect(days.slice(0, 2).map(({ sum }) => sum === null)).toEqual([false, true]);
  });

  test('§2.7 pasek dnia dzieli się jak energia posiłków, a bez niej po równo', () => {
    const { days } = handOutOf({}, { plan: planWith(aMealEntry()) });
    expect(days[0]?.meals.map(({ share }) => share)).toEqual([100, 0, 0]);
    expect(days[1]?.meals.map(({ share }) => share)).toEqual([34, 33, 33]);
  });

  test('§2.7 duży druk jest bez tabel i liczb, z samą miarą domową', () => {
    const handOut = handOutOf({ largePrint: true, layout: 'table' }, { plan: planWith(aMealEntry()) });
    expect(handOut).toMatchObject({ layout: 'headings', numbers: 'none' });
    expect(handOut.days[0]?.meals[0]?.ingredients[0]).toMatchObject({ measure: '2 kromki', mass: '' });
  });

  test('§2.8 danie na kilka porcji stoi w załączniku: ile zjadasz i ile gotujesz', () => {
    const plan = planWith(aMealEntry({ servings: 6, description: 'Upiecz.' }), [3]);
    const handOut = handOutOf({}, { plan });
    expect(handOut.portions).toEqual([
      {
        name: 'Kanapki',
        without: [],
        paragraphs: [[{ text: 'Upiecz.', marked: false }]],
        portions: 'na 6 porcji, zjedz 1',
        when: 'dzień 3, śniadanie',
        ingredients: [{ name: 'Chleb żytni', eat: '70 g', cook: '420 g' }],
      },
    ]);
    expect(handOut.recipes).toEqual([]);
    const inline = handOutOf({ recipes: 'inline' }, { plan });
    expect(inline.portions).toEqual([]);
    expect(inline.days[2]?.meals[0]?.recipe?.paragraphs).toHaveLength(1);
  });

  test('§2.9 zamiennik stoi z ilością o tej samej kaloryczności', () => {
    const [food] = aMealEntry().ingredients;
    const equalFoods = [{ food: food!, standIns: [{ name: 'Bułka graham', grams: 65 }] }];
    expect(handOutOf({}, { equalFoods }).substitutes).toEqual([
      {
        department: 'Pieczywo',
        foods: [{ name: 'Chleb żytni', amount: '70 g · 2 kromki', standIns: ['bułka graham 65 g'] }],
      },
    ]);
  });

  test('§2.10 dzienniczek niesie się na wizytę po jego dniach; wcześniejsza wizyta nie jest tu nazwana', () => {
    const textFor = (nextVisit: string, firstDay?: string) =>
      handOutOf({}, { nextVisit, firstDay }).diaryText.slice(-40);
    // The days of the diary end on 6 December.
    expect(textFor('2026-12-07', '2026-11-23')).toMatch(/na wizytę 7 grudnia\.$/);
    expect(textFor('2026-12-04', '2026-11-23')).toMatch(/na wizytę\.$/);
    expect(textFor('2026-12-04')).toMatch(/na wizytę 4 grudnia\.$/);
  });

  test('§2.11 stopka mówi, dla kogo jest plan, chyba że gabinet ma własną', () => {
    expect(handOutOf().footer).toBe(
      'Plan przeznaczony wyłącznie dla: Hanna Brzezińska. Nie przekazuj go innym osobom.',
    );
    const own = handOutOf({ footer: 'Tylko dla Ciebie', practiceName: 'Gabinet Smaku', contact: 'tel. 600' });
    expect(own.footer).toBe('Tylko dla Ciebie');
    expect(own.privacy[0]).toContain('Administratorem danych jest Gabinet Smaku, tel. 600.');
    expect(own.privacy[1]).toMatch(/^Prawa autorskie\. © \d{4} Alicja Różańska\./);
  });

  test('część odznaczona nie stoi nigdzie', () => {
    const avoids = AVOIDS;
    expect(handOutOf({ sections: [] }, { avoids })).toMatchObject({
      ...{ advice: [], avoided: null, reading: [], weeks: [], substitutes: [], shopping: [], diary: [] },
    });
    expect(HAND_OUT_SECTIONS).toHaveLength(7);
  });
});
