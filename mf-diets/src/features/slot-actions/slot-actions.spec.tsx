import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type MealEntry, type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { type FailedDraw } from '@pora/contracts/plans/plan-steps.model';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { apiError, type FakeCall, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeDay, makeEntry, makePlan, makeSafety } from '../../testing/make-plan.js';
import { answerSlotEdits, serveDiets, stubWindowWidth } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
  restore = undefined;
});

/** The plan whose first day is `day`; its check is `safety`. */
const show = async (change: { day?: Plan['planDays'][number]; safety?: PlanSafety; width?: number } = {}) => {
  if (change.width) restore = stubWindowWidth(change.width);
  const plan = makePlan();
  if (change.day) plan.planDays[0] = change.day;
  const api = serveDiets({ plan });
  answerSlotEdits(api, plan);
  api.on(planRoutes.undo, makePlan({ version: 9 }));
  if (change.safety) api.on(planInsightRoutes.safety, change.safety);
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  return { api, plan, ...view };
};
const card = (name: RegExp) => screen.getByRole('article', { name });
const on = (name: RegExp) => within(card(name));
const edits = (api: ReturnType<typeof serveDiets>) => api.calls(planSlotRoutes.edit).map(({ body }) => body);

/** Answers a draw with a meal of this name in every one of the days; `failed` are slots without a candidate. */
function answerDraw(
  api: ReturnType<typeof serveDiets>,
  plan: Plan,
  name: string,
  { days = [1], failed = [] }: { days?: number[]; failed?: FailedDraw[] } = {},
): void {
  let stored = plan;
  api.on(planStepRoutes.regenerateSlot, ({ body }: FakeCall<typeof planStepRoutes.regenerateSlot>) => {
    const { places = [body as SlotPlace] } = body as { places?: SlotPlace[] };
    const isFailed = (at: number) => failed.some(({ slotIndex }) => slotIndex === at);
    const open = places.filter(({ slotIndex }) => !isFailed(slotIndex));
    const changed = open.flatMap(({ slotIndex }) =>
      days.map((day) => ({ day, slotIndex, mealId: `${name} ${slotIndex}` })),
    );
    const planDays = stored.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot, at) =>
        days.includes(day.day) && open.some(({ slotIndex }) => slotIndex === at)
          ? { ...slot, entry: makeEntry(name, 400) }
          : slot,
      ),
    }));
    const slotIndex = open[0]?.slotIndex ?? 0;
    stored = { ...stored, planDays, version: stored.version + 1 };
    return {
      ...{ planDays, planSummary: null, generation: null, validation: makeSafety() },
      ...{ split: false, choices: 9, changed, failed, locked: [] },
      updatedSlot: { day: 1, slotIndex, slot: planDays[0]?.slots[slotIndex] },
      ...{ version: stored.version, updatedAt: '2026-11-20T10:00:00.000Z' },
    };
  });
}

const found = (problems: SafetyProblem[]): PlanSafety =>
  makeSafety({
    ...{ state: 'dangerous', dangerous: 1 },
    slots: [{ day: 1, slotIndex: 0, safety: 'dangerous', problems }],
  });
const ALMONDS: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk', foodId: 2, foodName: 'Migdały', cause: 'migdaly', value: 33.5 },
};
const withFoods = (change: Partial<MealEntry>) =>
  makeDay(1, { breakfast: makeEntry('Jaglanka', 400, change) });
const food = (foodId: number | null, foodName: string, more: object = {}) => ({
  ...{ foodId, foodName, grams: 15, foodCategory: '', ...more },
});

describe('działania na slocie', () => {
  it('[diets §4] blokuje slot w tym dniu, a z menu we wszystkich dniach', async () => {
    const { api, user } = await show();
    const lunch = on(/Obiad/);
    await user.click(lunch.getByRole('button', { name: 'Zablokuj w tym dniu' }));
    await waitFor(() => expect(edits(api)).toEqual([[{ day: 1, slotIndex: 1, locked: true }]]));
    expect(lunch.getByRole('button', { pressed: true })).toHaveAccessibleName('Zablokuj w tym dniu');
    await user.click(lunch.getByRole('button', { name: 'Więcej działań' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Zablokuj we wszystkich dniach' }));
    await waitFor(() => expect(edits(api)[1]).toEqual([{ day: 1, slotIndex: 1, lockedInAllDays: true }]));
  });

  it('[diets §2] usuwa posiłek i daje go cofnąć', async () => {
    const { api, user } = await show();
    await user.click(on(/Śniadanie/).getByRole('button', { name: 'Usuń posiłek' }));
    expect(await screen.findByText('Usunięto „Owsianka 1” (Śniadanie, dzień 1)')).toBeInTheDocument();
    expect(on(/Śniadanie/).getByText('Pusty slot')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(() => expect(api.calls(planRoutes.undo)).toHaveLength(1));
  });

  it('[diets §2] edycja otwiera posiłek slotu', async () => {
    const { user } = await show();
    await user.click(on(/Kolacja/).getByRole('button', { name: 'Edytuj posiłek' }));
    expect(await screen.findByRole('dialog', { name: 'Sałatka 0' })).toBeInTheDocument();
  });

  it('[diets §7] losowanie nazywa slot, który widać, a pusty slot wypełnia', async () => {
    const { api, user, plan } = await show({ day: makeDay(1, { lunch: makeEntry('Gulasz', 800) }) });
    answerDraw(api, plan, 'Kasza');
    await user.click(on(/Śniadanie/).getByRole('button', { name: 'Wypełnij' }));
    expect(await screen.findByText('Wylosowano „Kasza” (Śniadanie, dzień 1)')).toBeInTheDocument();
    expect(on(/Śniadanie, Kasza/).getByText('Kasza')).toBeInTheDocument();
    expect(api.calls(planStepRoutes.regenerateSlot)[0]?.body).toEqual({
      ...{ day: 1, slotIndex: 0, slotType: 'breakfast', slotTime: '07:00' },
    });
  });

  it('[library §3] losowanie dania na dwa dni mówi przed i po, które dni zmienia', async () => {
    const plan = makePlan();
    const api = serveDiets({ plan });
    const pairing = { enabled: true, days: 14, lunchPairSpan: 2, lunchStartDay: 1, dinnerPairSpan: 1 };
    api.on(ruleConfigRoutes.get, {
      config: {
        calorieBudget: { planAverageTolerancePercent: 10, dailyTargetTolerancePercent: 20 },
        pairingRules: [{ ...pairing, dinnerStartDay: 1, dinnerWrapToDayOne: false }],
      },
    });
    answerDraw(api, plan, 'Leczo', { days: [1, 2] });
    const { user } = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
    await screen.findByRole('dialog', { name: plan.name });
    expect(
      on(/Obiad/).getByText('To samo danie w dniach 1 i 2. Jedno gotowanie: losowanie zmienia dni 1 i 2'),
    ).toBeInTheDocument();
    await user.click(on(/Obiad/).getByRole('button', { name: 'Wylosuj inny posiłek (zmieni dni 1 i 2)' }));
    expect(await screen.findByText('Wylosowano „Leczo” (Obiad, dni 1 i 2)')).toBeInTheDocument();
  });

  it('[diets §4] zablokowany slot odmawia losowania i usunięcia i mówi dlaczego', async () => {
    const day = makeDay(1, { breakfast: makeEntry('Jaglanka', 400) }, { locked: true });
    const { api, user } = await show({ day });
    await user.click(on(/Śniadanie/).getByRole('button', { name: 'Wylosuj inny posiłek' }));
    expect(await screen.findByText('Slot jest zablokowany')).toBeInTheDocument();
    expect(
      screen.getByText('Odblokuj (Śniadanie, dzień 1), aby wylosować inny posiłek.'),
    ).toBeInTheDocument();
    await user.click(on(/Śniadanie/).getByRole('button', { name: 'Usuń posiłek' }));
    expect(
      await screen.findByText('Śniadanie, dzień 1: posiłek jest zablokowany. Odblokuj go, aby go usunąć.'),
    ).toBeInTheDocument();
    expect([...api.calls(planStepRoutes.regenerateSlot), ...edits(api)]).toEqual([]);
  });

  it.each([
    [412, 'stale_version', 'Nie udało się przygotować slotu do regeneracji. Spróbuj ponownie.'],
    [404, 'not_found', 'Nie znaleziono slotu do regeneracji.'],
    [500, 'internal', 'Nie udało się wygenerować posiłku dla tego slotu'],
  ])('[diets §8] odmowa %i losowania mówi, co się stało, i daje ponowić', async (status, code, sentence) => {
    const { api, user } = await show();
    api.on(planStepRoutes.regenerateSlot, apiError(status, code, 'Zdanie serwera.'));
    await user.click(on(/Obiad/).getByRole('button', { name: 'Wylosuj inny posiłek' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Błąd losowania' }));
    expect(dialog.getByText(sentence)).toBeInTheDocument();
    expect(dialog.getByText('Obiad, dzień 1')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(api.calls(planStepRoutes.regenerateSlot)).toHaveLength(2));
  });

  it.each([
    [
      'duplicate_only',
      'Nie znaleziono alternatywy dla tego slotu. Wszystkie kandydaty zostały wykluczone (duplikaty, nietolerancje, nielubiane).',
    ],
    [
      'slot_pool_mismatch',
      'Nie znaleziono posiłku pasującego do typu tego slotu. Zmień przypisanie typów do slotów w konfiguracji albo wybierz posiłek ręcznie.',
    ],
  ])('[diets §8] %s: zdanie, reguła, która odcina, i co pomaga', async (code, sentence) => {
    const { api, user } = await show();
    const sentences = ['W bibliotece: 3 obiady.', '3 obiady za rzadko – dodaj inne obiady.'];
    api.on(planStepRoutes.regenerateSlot, apiError(422, code, sentence, { reason: code, sentences }));
    await user.click(on(/Obiad/).getByRole('button', { name: 'Wylosuj inny posiłek' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Błąd losowania' }));
    for (const each of [sentence, ...sentences]) expect(dialog.getByText(each)).toBeInTheDocument();
    const rules = dialog.queryByRole('link', { name: 'Otwórz reguły' });
    expect(rules !== null).toBe(code === 'slot_pool_mismatch');
  });
});

describe('znaki na karcie slotu', () => {
  it('[diets §2] niebezpieczny posiłek nazywa składnik, przyczynę i wynik i prowadzi do podmiany', async () => {
    const day = withFoods({ ingredients: [food(1, 'Kasza'), food(2, 'Migdały')] });
    const { user } = await show({ day, safety: found([ALMONDS]) });
    expect(await on(/Śniadanie/).findByText('Migdały: nietolerancja 33,5')).toBeInTheDocument();
    expect(on(/Śniadanie/).getByText('(niedozwolony)')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Dzień 1:.*ryzyko dla pacjenta/ })).toBeInTheDocument();
    await user.click(on(/Śniadanie/).getByRole('button', { name: 'Podmień na bezpieczny' }));
    expect(await screen.findByRole('dialog', { name: /Migdały/ })).toBeInTheDocument();
  });

  it('[decisions 36] przyjęte ryzyko jest opisane i nie woła o podmianę', async () => {
    const acceptedBy = { id: 'r', reason: 'uzgodnione', author: 'Alicja', at: '2026-11-18T10:00:00.000Z' };
    await show({ day: withFoods({}), safety: found([{ ...ALMONDS, acceptedBy }]) });
    expect(await screen.findByText(/ryzyko przyjęte: uzgodnione/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Podmień na bezpieczny' })).toBeNull();
  });

  it('[diets §2] poza bazą: znak, słowa z pliku zamiast nazwy, a bez składników produkty', async () => {
    const ingredients = [food(1, 'Kasza'), food(null, '', { sourceText: 'łyżka syropu', grams: 0 })];
    const day = withFoods({ ingredients });
    day.slots[1] = {
      ...day.slots[1]!,
      entry: makeEntry('Zupa', 300, { ingredients: [], foods: ['Por', 'Ryż'] }),
    };
    await show({ day });
    expect(on(/Śniadanie/).getByText('1 poza bazą')).toBeInTheDocument();
    expect(on(/Śniadanie/).getByText('łyżka syropu')).toBeInTheDocument();
    expect(on(/Obiad/).getByText('Por')).toBeInTheDocument();
    expect(on(/Obiad/).getByText('Ryż')).toBeInTheDocument();
  });

  it('[decisions 12] posiłek, którego nie sprawdzono, mówi o tym', async () => {
    const { api } = await show({ safety: makeSafety({ state: 'unchecked', unchecked: 42 }) });
    expect(await on(/Obiad/).findByText('Nie sprawdzono')).toBeInTheDocument();
    expect(api.calls(planInsightRoutes.safety)).not.toHaveLength(0);
  });
});

describe('kilka slotów naraz', () => {
  it('[diets §2] Ctrl i Shift zaznaczają kilka; jedno usunięcie i jedno cofnięcie dla wszystkich', async () => {
    const { api, user } = await show();
    await user.click(on(/Śniadanie/).getByText('07:00'));
    await user.keyboard('{Control>}');
    await user.click(on(/Kolacja/).getByText('19:00'));
    await user.keyboard('{/Control}');
    expect(screen.getByText('2 sloty zaznaczone')).toBeInTheDocument();
    await user.keyboard('{Shift>}');
    await user.click(on(/Śniadanie/).getByText('07:00'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 sloty zaznaczone')).toBeInTheDocument();
    const bar = within(screen.getByRole('group', { name: 'Działania na zaznaczonych' }));
    await user.click(bar.getByRole('button', { name: 'Usuń' }));
    expect(await screen.findByText('Usunięto 3 posiłki')).toBeInTheDocument();
    expect(edits(api)).toEqual([[0, 1, 2].map((slotIndex) => ({ day: 1, slotIndex, entry: null }))]);
  });

  it('[diets §2] klawiatura: strzałki, Shift, L blokuje i odblokowuje zaznaczone, R losuje je jednym krokiem', async () => {
    const { api, user, plan } = await show();
    answerDraw(api, plan, 'Kasza');
    act(() => card(/Śniadanie/).focus());
    await user.keyboard('{ArrowDown}');
    expect(card(/Obiad/)).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}r');
    expect(await screen.findByText('Wylosowano 2 posiłki (dzień 1)')).toBeInTheDocument();
    expect(api.calls(planStepRoutes.regenerateSlot).map(({ body }) => body)).toEqual([
      {
        places: [
          { day: 1, slotIndex: 1, slotType: 'lunch', slotTime: '13:30' },
          { day: 1, slotIndex: 2, slotType: 'dinner', slotTime: '19:00' },
        ],
      },
    ]);
    await user.keyboard('l');
    await waitFor(() =>
      expect(edits(api)).toEqual([[1, 2].map((slotIndex) => ({ day: 1, slotIndex, locked: true }))]),
    );
    await user.click(screen.getByRole('button', { name: 'Odblokuj' }));
    await waitFor(() => expect(edits(api)).toHaveLength(2));
  });

  it('[decisions 45] losowanie kilku cofa się jednym krokiem', async () => {
    const { api, user, plan } = await show();
    answerDraw(api, plan, 'Kasza');
    act(() => card(/Obiad/).focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = within(screen.getByRole('group', { name: 'Działania na zaznaczonych' }));
    await user.click(bar.getByRole('button', { name: 'Wylosuj' }));
    await screen.findByText('Wylosowano 2 posiłki (dzień 1)');
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    expect(await screen.findByText('Przywrócono 2 posiłki sprzed losowania')).toBeInTheDocument();
    expect([api.calls(planStepRoutes.regenerateSlot), api.calls(planRoutes.undo)]).toMatchObject([
      [{}],
      [{}],
    ]);
  });

  it('[diets §8] co dało się wylosować, jest wylosowane, a przy reszcie stoi dlaczego nie', async () => {
    const day = makeDay(1, { breakfast: makeEntry('Jaglanka', 400), lunch: makeEntry('Gulasz', 800) });
    const { api, user, plan } = await show({ day });
    const counts = { considered: 3, removed: { type: 3 }, left: 0 };
    const error = 'Nie znaleziono posiłku pasującego do typu tego slotu.';
    answerDraw(api, plan, 'Kasza', {
      failed: [
        {
          ...{ day: 1, slotIndex: 1, reason: 'slot_pool_mismatch', error },
          ...{ pool: counts, counts, sentences: ['W bibliotece nie ma obiadów.'] },
        },
      ],
    });
    act(() => card(/Śniadanie/).focus());
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Wylosowano 2 z 3\u00a0posiłków' }));
    for (const each of ['Obiad, dzień 1', error, 'W bibliotece nie ma obiadów.'])
      expect(dialog.getByText(each)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Otwórz reguły' })).toBeInTheDocument();
    expect(screen.getByText('Wylosowano 2 posiłki (dzień 1)')).toBeInTheDocument();
  });

  it('[diets §8] losowanie kilku, które się nie udało, nazywa wszystkie i ponawia je razem', async () => {
    const { api, user } = await show();
    api.on(planStepRoutes.regenerateSlot, apiError(500, 'internal', 'Zdanie serwera.'));
    act(() => card(/Obiad/).focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Błąd losowania' }));
    expect(dialog.getByText('Obiad, dzień 1; Kolacja, dzień 1')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(api.calls(planStepRoutes.regenerateSlot)).toHaveLength(2));
    const [first, again] = api.calls(planStepRoutes.regenerateSlot).map(({ body }) => body);
    expect(again).toEqual(first);
  });

  it('[diets §2] na telefonie wszystkie działania są w menu slotu', async () => {
    const { user } = await show({ width: 390 });
    await user.click(on(/Obiad/).getByRole('button', { name: 'Więcej działań' }));
    const menu = within(await screen.findByRole('menu', { name: 'Działania: Obiad, dzień 1' }));
    for (const name of ['Edytuj posiłek', 'Wylosuj inny posiłek', 'Usuń posiłek'])
      expect(menu.getByRole('menuitem', { name })).toBeInTheDocument();
    expect(menu.getByRole('menuitemcheckbox', { name: 'Zablokuj w tym dniu' })).toBeInTheDocument();
  });
});
