import { describe, expect, it, jest } from '@jest/globals';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type SlotCandidate } from '@pora/contracts/plans/plan-alternatives.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type MealExplanation, type SlotExplanation } from '@pora/contracts/plans/plan-explanation.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePlan } from '../../testing/make-plan.js';
import { answerSlotEdits, serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const fits: MealExplanation = {
  ...{ mealId: 'm-Gulasz 1', name: 'Gulasz 1', broken: [], portionPercent: 100, kcal: 800, targetKcal: 788 },
  ...{ insideTolerance: true, favourite: true, rank: 1, swaps: [] },
  sentences: ['Pasuje: 800 kcal przy porcji 100% (cel 788 kcal), 1. miejsce pod względem kalorii, ulubiony.'],
};
const explained: SlotExplanation = {
  ...{ day: 1, slotIndex: 1, type: 'lunch', present: fits, asked: null },
  pool: { considered: 230, removed: { type: 186, source: 24, child: 0 }, left: 20 },
  dynamic: { considered: 20, removed: { repeat: 6, same_day: 0 }, left: 14 },
  sentences: ['W bibliotece: 44 obiady.', 'W tym miejscu można teraz użyć 14 z 20 pasujących (obiady).'],
};
const salmon: MealExplanation = {
  ...fits,
  ...{ mealId: 'm-salmon', name: 'Łosoś pieczony', rank: null, broken: [{ rule: 'repeat' }] },
  sentences: ['Posiłek osiągnął limit powtórzeń w tym planie.'],
};
const figures = { calories: 800, macros: { carbs: 80, fat: 26, protein: 40 } };
const library = [
  ['m-salmon', 'Łosoś pieczony'],
  ['m-leczo', 'Leczo z cukinii'],
].map(([id, name]) => ({
  ...{
    id,
    name,
    type: 'lunch',
    types: ['lunch'],
    source: 'own',
    favorite: false,
    foods: [],
    ingredients: [],
  },
  ...{ ...figures, caloriesPerPortion: 800, macrosPerPortion: figures.macros, servings: 1, portions: 1 },
}));
const candidate = (change: Partial<SlotCandidate>): SlotCandidate => ({
  ...{ rank: 1, mealId: 'm-Gulasz 1', name: 'Gulasz 1', points: 0, favourite: false, isPresent: true },
  ...{ usesInPlan: 0, swaps: [], reasons: [] },
  portions: [{ day: 1, slotIndex: 1, portionPercent: 100, kcal: 800, targetKcal: 788, distanceKcal: 12 }],
  ...change,
});
const leczo = candidate({
  ...{
    rank: 2,
    mealId: 'm-leczo',
    name: 'Leczo z cukinii',
    isPresent: false,
    favourite: true,
    usesInPlan: 2,
  },
  swaps: [{ from: 'Czosnek', to: 'Imbir', percentage: 100 }],
  portions: [{ day: 1, slotIndex: 1, portionPercent: 80, kcal: 640, targetKcal: 788, distanceKcal: -148 }],
});
const listed = {
  ...{ day: 1, slotIndex: 1, total: 14, split: false, version: 4 },
  ...{ candidates: [candidate({}), leczo], pool: explained.pool, counts: explained.dynamic },
};
const spaced = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

/** The server puts Leczo there at 100 %, and computes it anew for the portion it is sent with. */
function answerPreview(api: FakeApi, plan: Plan): void {
  api.on(planStepRoutes.previewSlot, ({ body }: FakeCall<typeof planStepRoutes.previewSlot>) => {
    const { entry, mealId } = body as { entry?: { portionPercent: number }; mealId?: string };
    const percent = mealId ? 100 : (entry?.portionPercent ?? 0);
    const whole = makeEntry('Leczo z cukinii', 800, { mealId: 'm-leczo' });
    const stands = { ...whole, portionPercent: percent, calories: (whole.calories * percent) / 100 };
    const [day] = plan.planDays;
    const slot = day?.slots[1];
    const checked = { ...{ safety: 'safe', problems: [], missing: [], unmapped: [], notUnderstood: [] } };
    const shown = {
      ...{ ...checked, typeMatches: true, acceptedTypes: ['lunch'], sentence: '' },
      slot: { ...slot, entry: stands },
    };
    const after = { ...day?.totals, calories: 950 + stands.calories };
    const range = { min: 30, max: 200, narrowedBy: 'both', sentence: '' };
    return {
      ...shown,
      targets: [
        {
          ...{ ...shown, day: 1, slotIndex: 1, portionRange: range, isPortionInRange: true },
          dayTotals: { before: day?.totals, after },
        },
      ],
      ...{ emptied: [], days: [] },
    };
  });
}

let view: ScreenView;
let api: FakeApi;
const show = async (dialog: 'why' | 'alternatives', plan = makePlan(), prepare = () => undefined as void) => {
  api = serveDiets({ plan });
  api.on(planInsightRoutes.explain, ({ query }: FakeCall<typeof planInsightRoutes.explain>) => ({
    ...explained,
    asked: query['mealId'] === undefined ? null : salmon,
  }));
  api.on(planAlternativeRoutes.candidates, listed);
  api.on(mealRoutes.list, { items: library, nextStartKey: null });
  answerPreview(api, plan);
  answerSlotEdits(api, plan);
  prepare();
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, {
    path: `/diets?plan=pl-1&dialog=${dialog}&at=1.2`,
  });
  const name = dialog === 'why' ? /^Dlaczego/ : 'Alternatywy';
  const role = dialog === 'why' ? 'dialog' : 'complementary';
  return within(await screen.findByRole(role, { name }, { timeout: 10_000 }));
};

describe('„Dlaczego ten posiłek?”', () => {
  it('[diets §2] mówi, jak posiłek pasuje, i liczy bibliotekę reguła po regule', async () => {
    const why = await show('why');
    expect(await why.findByText(fits.sentences[0] ?? '')).toBeInTheDocument();
    expect(why.getByText('Dzień 1, Obiad · Gulasz 1')).toBeInTheDocument();
    const chips = why.getAllByRole('listitem').map(({ textContent }) => spaced(textContent));
    expect(chips).toEqual(
      expect.arrayContaining([
        '230 posiłków w bibliotece',
        '−186 inny typ posiłku',
        '−24 źródło wyłączone',
        '−6 limit powtórzeń',
        '14 pasuje',
      ]),
    );
    expect(why.queryByText(/nie dla dzieci/)).toBeNull();
    expect(why.getByText(explained.sentences[1] ?? '')).toBeInTheDocument();
  });

  it('„Dlaczego nie…?” nazywa regułę, która stoi na drodze, i prowadzi tam, gdzie się ją zmienia', async () => {
    const why = await show('why');
    await view.user.type(why.getByRole('combobox', { name: 'Dlaczego nie…?' }), 'losos');
    await view.user.click(await screen.findByRole('option', { name: /Łosoś pieczony/ }));
    expect(await why.findByText('Posiłek osiągnął limit powtórzeń w tym planie.')).toBeInTheDocument();
    expect(why.getByRole('link', { name: 'Zmień reguły' })).toHaveAttribute('href', '/settings');
    expect(api.calls(planInsightRoutes.explain).at(-1)?.query).toEqual({
      ...{ day: '1', slot: '1', mealId: 'm-salmon' },
    });
  });

  it('[diets §5] posiłek, o który się pyta, można wstawić mimo reguły', async () => {
    const why = await show('why');
    await view.user.type(why.getByRole('combobox', { name: 'Dlaczego nie…?' }), 'losos');
    await view.user.click(await screen.findByRole('option', { name: /Łosoś pieczony/ }));
    await view.user.click(await why.findByRole('button', { name: 'Wstaw mimo to' }));
    await waitFor(() => expect(api.calls(planSlotRoutes.edit)).toHaveLength(1));
    expect(api.calls(planStepRoutes.previewSlot).at(-1)?.body).toMatchObject({ mealId: 'm-salmon' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Dlaczego/ })).toBeNull());
  });

  it('[diets §8] przy pustym slocie mówi, która reguła zabrała wszystko i co pomoże', async () => {
    const rule = '3 obiady z wyczerpanym limitem powtórzeń – podnieś limit powtórzeń albo dodaj obiady.';
    const plan = makePlan({}, () => ({}));
    const why = await show('why', plan, () =>
      api.on(planInsightRoutes.explain, {
        ...{ ...explained, present: null, sentences: ['W bibliotece: 3 obiady.', rule] },
        dynamic: { considered: 3, removed: { repeat: 3 }, left: 0 },
      }),
    );
    expect(screen.getByRole('dialog', { name: 'Dlaczego tu jest pusto?' })).toBeInTheDocument();
    expect(await why.findByText(rule)).toBeInTheDocument();
    expect(why.getByText('0 pasuje')).toBeInTheDocument();
  });

  it('reguły, których nie udało się sprawdzić, mówią o tym i dają ponowić', async () => {
    const why = await show('why', makePlan(), () =>
      api.on(planInsightRoutes.explain, apiError(404, 'not_found', 'Plan nie ma takiego miejsca.')),
    );
    expect(await why.findByText('Nie udało się sprawdzić reguł')).toBeInTheDocument();
    api.on(planInsightRoutes.explain, explained);
    await view.user.click(why.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await why.findByText('14 pasuje')).toBeInTheDocument();
  });
});

describe('alternatywy', () => {
  it('stoją od najlepszej, każda z porcją, dniem po zmianie i tym, co za nią przemawia', async () => {
    const sheet = await show('alternatives');
    const rows = (await sheet.findAllByRole('listitem')).map(({ textContent }) => spaced(textContent));
    expect(rows[0]).toBe('Gulasz 11Gulasz 1porcja 100% · dzień 0%teraz w planie800+12 kcal');
    expect(rows[1]).toBe(
      'Wstaw: Leczo z cukinii2Leczo z cukiniiporcja 80% · dzień −9%ulubione1 zamiennik2 razy w innych miejscach640−148 kcal',
    );
    expect(sheet.getByRole('button', { name: 'Wstaw: Leczo z cukinii' })).toHaveAccessibleDescription(
      /porcja 80% · dzień −9%/,
    );
    // The day with the best of the others is there before anything is pointed at.
    expect(sheet.getByRole('region', { name: 'Podgląd: Leczo z cukinii' })).toBeInTheDocument();
    expect(sheet.getByText(/^14 z.20 pasujących, najlepsze dla planu u góry$/)).toBeInTheDocument();
  });

  it('strzałka pokazuje dzień z posiłkiem, a Enter wstawia go z tą porcją i daje cofnąć', async () => {
    const sheet = await show('alternatives');
    const present = await sheet.findByRole('button', { name: 'Gulasz 1' });
    act(() => present.focus());
    await view.user.keyboard('{ArrowDown}');
    expect(sheet.getByRole('button', { name: 'Wstaw: Leczo z cukinii' })).toHaveFocus();
    const preview = within(await sheet.findByRole('region', { name: 'Podgląd: Leczo z cukinii' }));
    expect(spaced((await preview.findByText(/→/)).textContent)).toBe('1 750 → 1 590 kcal');
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(api.calls(planSlotRoutes.edit)).toHaveLength(1));
    expect(api.calls(planSlotRoutes.edit)[0]?.body).toMatchObject([
      { day: 1, slotIndex: 1, entry: { mealId: 'm-leczo', portionPercent: 80, calories: 640 } },
    ]);
    expect(await screen.findByText('Wstawiono „Leczo z cukinii”: Dzień 1, Obiad')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Cofnij/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Alternatywy' })).toBeNull());
  });

  it('[diets §2] obok listy stoi losowanie', async () => {
    const sheet = await show('alternatives');
    api.on(planStepRoutes.regenerateSlot, apiError(404, 'not_found', 'Nie znaleziono slotu do regeneracji.'));
    await view.user.click(sheet.getByRole('button', { name: 'Losuj' }));
    await waitFor(() =>
      expect(api.calls(planStepRoutes.regenerateSlot)[0]?.body).toMatchObject({ day: 1, slotIndex: 1 }),
    );
    expect(screen.queryByRole('complementary', { name: 'Alternatywy' })).toBeNull();
  });

  it('po wybraniu innego miejsca nie wstawia tego, co znaleziono dla poprzedniego', async () => {
    const sheet = await show('alternatives');
    await sheet.findByRole('button', { name: 'Wstaw: Leczo z cukinii' });
    api.on(planAlternativeRoutes.candidates, () => new Promise(() => undefined));
    const [ofBreakfast] = screen.getAllByRole('button', { name: 'Więcej działań' });
    await view.user.click(ofBreakfast as HTMLElement);
    await view.user.click(await screen.findByRole('menuitem', { name: 'Alternatywy' }));
    expect(await screen.findByText(/^Dzień 1, Śniadanie/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Wstaw: Leczo z cukinii' })).toBeNull();
    expect(screen.getByText('Szukam innych posiłków…')).toBeInTheDocument();
  });

  it('nieudane wstawienie zostawia listę i plan bez zmian', async () => {
    const sheet = await show('alternatives', makePlan(), () =>
      api.on(planStepRoutes.previewSlot, apiError(404, 'not_found', 'Nie ma takiego posiłku w bibliotece.')),
    );
    await view.user.click(await sheet.findByRole('button', { name: 'Wstaw: Leczo z cukinii' }));
    expect(await screen.findByText('Nie udało się wstawić posiłku')).toBeInTheDocument();
    expect(api.calls(planSlotRoutes.edit)).toHaveLength(0);
    expect(screen.getByRole('complementary', { name: 'Alternatywy' })).toBeInTheDocument();
  });

  it('[diets §4] zablokowane miejsce trzeba najpierw odblokować', async () => {
    const plan = makePlan();
    const slot = plan.planDays[0]?.slots[1];
    if (slot) slot.locked = true;
    const sheet = await show('alternatives', plan);
    expect(
      sheet.getByText('To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.'),
    ).toBeInTheDocument();
    expect(api.calls(planAlternativeRoutes.candidates)).toHaveLength(0);
    await view.user.click(sheet.getByRole('button', { name: 'Odblokuj' }));
    expect(await sheet.findByRole('button', { name: 'Wstaw: Leczo z cukinii' })).toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls(planSlotRoutes.edit)[0]?.body).toEqual([{ day: 1, slotIndex: 1, locked: false }]),
    );
  });
});
