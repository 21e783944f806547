import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeEntry, makeFoodVerdicts, makePlan, makeSafety } from '../../testing/make-plan.js';
import { OpenedPlan } from '../../testing/plan-editing.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { makeFood } from '../../testing/serve-meal-edit.js';
import { type Swap, type SwapAnswer } from './safety-steps.js';
import { SwapDialog } from './swap-dialog.js';

const garlic: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk', foodId: 1, foodName: 'Czosnek', cause: 'czosnek', value: 47 },
};
const celery: SafetyProblem = { ...garlic, foodId: 8, foodName: 'Seler', cause: 'seler', value: 41 };
const LONG = `Imbir ${'bardzo '.repeat(27)}świeży`.slice(0, 200);
const ginger = {
  ...{ foodId: 5, name: 'Imbir', percentage: 100, grams: 6, unitName: 'plasterek', unitQty: 2 },
  ...{ kcalDifference: -4, mealCalories: 521 },
};
const rice = { ...ginger, foodId: 9, name: 'Ryż', kcalDifference: null, mealCalories: 0 };
const list = (change: Partial<FoodSubstitutes> = {}): FoodSubstitutes => ({
  ...{ foodId: 1, foodName: 'Czosnek', problems: [garlic], grams: 6, version: 4 },
  substitutes: [ginger],
  refused: [],
  places: [1, 2].map((day) => ({
    ...{ day, slotIndex: 1, slotLabel: 'Obiad', mealName: 'Gulasz', grams: 6 },
    ...{ locked: false, replaceable: true },
  })),
  ...change,
});

let api: FakeApi;
let view: ScreenView;
let plan: Plan;
const substitute = jest.fn<(swap: Swap) => Promise<SwapAnswer>>();
const onDone = jest.fn();

/** The plan after the swap: 5 kcal less on day 1, 300 more on day 2. */
const answered = (state: object = {}) => ({
  ...{ outcome: 'success', title: 'Sukces!', message: '', dryRun: true, replacements: [] },
  ...{ planSummary: plan.planSummary, generation: null, failedReplacements: [], version: 4, updatedAt: '' },
  planDays: plan.planDays,
  verdict: makeSafety({ dangerous: 1 }),
  ...state,
});
const daysWith = (...changes: number[]) =>
  plan.planDays.map((day, at) => ({
    ...day,
    totals: { ...day.totals, calories: day.totals.calories + (changes[at] ?? 0) },
  }));

const show = async (answer: unknown = answered(), days = [1, 2]) => {
  api.on(planStepRoutes.substitute, answer as never);
  const places = days.map((day) => ({
    ...{ day, slotIndex: 1, label: 'Obiad', meal: 'Gulasz z indyka' },
    ...{ foods: [{ foodId: 1, foodName: 'Czosnek' }], foodNames: ['Czosnek'] },
  }));
  view = renderScreen(
    <OpenedPlan plan={plan}>
      <SwapDialog
        plan={plan}
        places={places}
        steps={{ substitute, undoSwap: jest.fn<() => Promise<boolean>>() }}
        onDone={onDone}
        onClose={jest.fn()}
      />
    </OpenedPlan>,
  );
  await screen.findByRole('radio', { name: /^Imbir|^Ryż/ });
};
const sign = () =>
  screen
    .getByText(/Dni zmienią się/)
    .closest('[role=status]')
    ?.querySelector('svg');
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const pickOther = async (name: string) => {
  await view.user.click(screen.getByRole('button', { name: 'Inny produkt z bazy' }));
  await view.user.type(screen.getByRole('combobox', { name: 'Inny produkt z bazy' }), name.slice(0, 5));
  await view.user.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

beforeEach(() => {
  jest.clearAllMocks();
  plan = makePlan({}, () => ({ breakfast: makeEntry('Owsianka', 500), lunch: makeEntry('Gulasz', 1200) }));
  api = serveDiets({ plan });
  api.on(planInsightRoutes.safety, makeSafety({ state: 'dangerous', dangerous: 10 }));
  api.on(planAlternativeRoutes.substitutes, list());
  api.on(
    planAlternativeRoutes.foodVerdicts,
    makeFoodVerdicts({ foods: [{ foodId: 8, problems: [celery] }] }),
  );
  const foods = [makeFood(7, 'Natka pietruszki'), makeFood(8, 'Seler korzeniowy'), makeFood(6, LONG)];
  api.on(foodRoutes.search, ({ query }: FakeCall<typeof foodRoutes.search>) => ({
    items: foods.filter(({ name }) => name.toLowerCase().startsWith(String(query?.q).toLowerCase())),
  }));
});

describe('zamienniki', () => {
  it('[diets §8] nagłówek mówi, co, ile i gdzie, a każdy zamiennik, jaki będzie po nim posiłek', async () => {
    await show();
    const window = screen.getByRole('dialog', { name: 'Podmień: Czosnek' });
    expect(plain(window.textContent)).toContain(
      'nietolerancja: czosnek 47 U/ml · w tym posiłku 6 g · Gulasz z indyka, Dzień 1, Obiad',
    );
    expect(screen.getByRole('radiogroup', { name: 'Zamiast 6\u00a0g' })).toBeInTheDocument();
    expect(
      screen.getByRole('radio', { name: /^Imbir 6.g · 2.plasterki −4.kcal posiłek po: 521.kcal$/ }),
    ).toBeChecked();
  });

  it('[decisions 37] nieznana energia nie jest liczbą, a posiłek bez kalorii ma 0 kcal', async () => {
    api.on(planAlternativeRoutes.substitutes, list({ substitutes: [rice] }));
    await show();
    expect(
      screen.getByRole('radio', { name: /^Ryż .*kalorie nieznane posiłek po: 0.kcal$/ }),
    ).toBeInTheDocument();
  });

  it('zanim cokolwiek się zmieni, mówi o ryzyku i o kaloriach dni', async () => {
    await show(answered({ planDays: daysWith(-5, 2) }));
    const effect = await screen.findByText(/Dni zmienią się/);
    expect(plain(effect.textContent)).toBe(
      'Ryzyko: 10 → 1 posiłek. Dni zmienią się o 2–5 kcal. Żaden nie wyjdzie z tolerancji.',
    );
    // One meal at risk is left: no shield.
    expect(sign()).toHaveClass('lucide-triangle-alert');
    expect(api.calls(planStepRoutes.substitute)[0]?.body).toEqual({
      ...{ foodId: 1, substituteFoodId: 5, dryRun: true },
      places: [1, 2].map((day) => ({ day, slotIndex: 1 })),
    });
    expect(substitute).not.toHaveBeenCalled();
  });

  it('[decisions 12] tarcza stoi tylko przy planie, w którym po podmianie nie zostaje ryzyko', async () => {
    await show(answered({ planDays: daysWith(-5, 2), verdict: makeSafety() }));
    await screen.findByText(/Dni zmienią się/);
    expect(sign()).toHaveClass('lucide-shield-check');
  });

  it('dzień, który wyjdzie z tolerancji, i składnik, którego nie da się podmienić, są nazwane', async () => {
    const failed = {
      day: 2,
      slotLabel: 'Obiad',
      from: 'Czosnek',
      reason: 'intolerance',
      code: 'no_substitute',
    };
    const failedReplacements = [{ ...failed, sentence: '„Czosnek” nie ma bezpiecznego zamiennika.' }];
    await show(answered({ planDays: daysWith(-5, 900), failedReplacements }));
    expect(await screen.findByText(/Dzień 2: poza tolerancją\./)).toBeInTheDocument();
    expect(screen.getByText('„Czosnek” nie ma bezpiecznego zamiennika.')).toBeInTheDocument();
  });

  it('podwójne kliknięcie podmienia raz', async () => {
    substitute.mockResolvedValue({} as SwapAnswer);
    await show();
    const swap = screen.getByRole('button', { name: /^Podmień w 2.posiłkach/ });
    await waitFor(() => expect(swap).toBeEnabled());
    substitute.mockClear();
    clickTwice(swap);
    await waitFor(() => expect(substitute).toHaveBeenCalled());
    await waitFor(() => expect(swap).not.toHaveAttribute('aria-busy'));
    expect(substitute).toHaveBeenCalledTimes(1);
  });

  it('[diets §8] „W tym posiłku” podmienia w jednym, „We wszystkich 2” w każdym', async () => {
    substitute.mockResolvedValue({} as SwapAnswer);
    await show();
    await view.user.click(screen.getByRole('radio', { name: 'W tym posiłku' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: /^Podmień w 1.posiłku/ }));
    await waitFor(() =>
      expect(substitute).toHaveBeenCalledWith({
        ...{ foodId: 1, substituteFoodId: 5, places: [{ day: 1, slotIndex: 1 }] },
      }),
    );
  });

  it('gdy policzenie się nie uda, można spróbować ponownie, a podmiany pilnuje serwer', async () => {
    await show(apiError(503, 'unavailable', 'Usługa jest chwilowo niedostępna.'));
    expect(await screen.findByText('Nie udało się policzyć, co się zmieni')).toBeInTheDocument();
    api.on(planStepRoutes.substitute, answered());
    await view.user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText(/Kalorie dni się nie zmienią\./)).toBeInTheDocument();
  });

  it('[decisions 8] plan zmieniony w innej karcie: odmowa zostaje w oknie i nic nie jest zamknięte', async () => {
    const sentence = 'Ktoś zmienił ten plan. Wczytaj nowszą wersję.';
    substitute.mockRejectedValue(new Error(sentence));
    await show();
    await view.user.click(screen.getByRole('button', { name: /^Podmień w 2.posiłkach/ }));
    expect(await screen.findByText('Nie udało się podmienić')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('inny produkt z bazy', () => {
  const answerOther = (change: Partial<FoodSubstitutes>) =>
    api.on(
      planAlternativeRoutes.substitutes,
      ({ query }: FakeCall<typeof planAlternativeRoutes.substitutes>) =>
        query?.other ? list(change) : list(),
    );

  it('[diets §7] bezpieczny staje na liście z ilością i posiłkiem po, jest wybrany i trafia do podmiany', async () => {
    const parsley = { ...ginger, foodId: 7, name: 'Natka pietruszki', mealCalories: 526 };
    answerOther({ substitutes: [ginger, parsley] });
    substitute.mockResolvedValue({} as SwapAnswer);
    await show();
    await pickOther('Natka pietruszki');
    const row = await screen.findByRole('radio', { name: /^Natka pietruszki .*posiłek po: 526.kcal/ });
    expect(row).toBeChecked();
    expect(api.calls(planAlternativeRoutes.substitutes).at(-1)?.query).toEqual({
      ...{ foodId: '1', day: '1', slot: '1', other: '7' },
    });
    await view.user.click(screen.getByRole('button', { name: /^Podmień w 2.posiłkach/ }));
    await waitFor(() =>
      expect(substitute).toHaveBeenCalledWith(expect.objectContaining({ substituteFoodId: 7 })),
    );
  });

  it('[decisions 36] ryzykowny jest oznaczony już w wynikach, nazwany z powodem i nie da się go wybrać', async () => {
    answerOther({
      refused: [{ foodId: 8, name: 'Seler korzeniowy', problems: [celery], unweighed: false }],
    });
    await show();
    await view.user.click(screen.getByRole('button', { name: 'Inny produkt z bazy' }));
    await view.user.type(screen.getByRole('combobox', { name: 'Inny produkt z bazy' }), 'seler');
    const option = await screen.findByRole('option', { name: /Seler korzeniowy.*nietolerancja 41/ });
    await view.user.click(option);
    expect(await screen.findByText('„Seler korzeniowy” nie może tu trafić:')).toBeInTheDocument();
    expect(plain(screen.getByRole('alert').textContent)).toContain('nietolerancja: seler 41 U/ml.');
    // It is not swapped for the best one of the list in silence.
    expect(screen.getByRole('button', { name: 'Podmień' })).toBeDisabled();
    await view.user.click(screen.getByRole('radio', { name: /^Imbir/ }));
    expect(screen.getByRole('button', { name: /^Podmień w 2.posiłkach/ })).toBeEnabled();
  });

  it('produkt usunięty w międzyczasie, o nazwie na 200 znaków: mówi, że już go nie ma', async () => {
    answerOther({});
    await show();
    await pickOther(LONG);
    expect(await screen.findByText(`Produktu „${LONG}” nie ma już w bazie.`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Podmień' })).toBeDisabled();
  });

  it('serwer odszedł w trakcie: produkt jest niesprawdzony, więc nie da się go wstawić', async () => {
    await show();
    api.on(planAlternativeRoutes.substitutes, apiError(503, 'not_checked', 'Nie wczytano danych pacjenta.'));
    await pickOther('Natka pietruszki');
    expect(await screen.findByText('Nie udało się sprawdzić produktu')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Podmień' })).toBeDisabled();
  });
});
