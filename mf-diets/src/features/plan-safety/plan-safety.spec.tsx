import { describe, expect, it, jest } from '@jest/globals';
import {
  type PlanSafety,
  type SafetyProblem,
  type StoredVerdict,
} from '@pora/contracts/plans/plan-safety.model';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';
import { foodNamesOf, groupProblems } from './group-problems.js';
import { VerdictBadge } from './public.js';
import { RiskLines } from './risk-lines.js';

const stored = (change: Partial<StoredVerdict>): StoredVerdict => ({
  ...makeSafety(),
  isCurrent: true,
  ...change,
});
const badge = (lastVerdict: StoredVerdict | null, patientId: string | null = 'p-1', filledSlots = 42) => {
  const { container, unmount } = render(<VerdictBadge plan={{ lastVerdict, patientId, filledSlots }} />);
  const text = container.textContent;
  unmount();
  return text;
};

describe('stan planu na karcie', () => {
  it.each([
    ['dangerous', { dangerous: 14 }, 'Niebezpieczny14'],
    ['attention', { attention: 2 }, 'Wymaga uwagi2'],
    ['unchecked', {}, 'Nie sprawdzono'],
    ['no_data', {}, 'Brak danych'],
    ['safe', {}, 'Bezpieczny'],
  ] as const)('[decisions 31] %s', (state, change, text) => {
    expect(badge(stored({ state, ...change }))).toBe(text);
  });

  it('[decisions 35] nieaktualny, nigdy nierobiony i pusty plan nie są bezpieczne', () => {
    expect(badge(stored({ isCurrent: false }))).toBe('Do sprawdzeniabył: Bezpieczny');
    expect(badge(null)).toBe('Do sprawdzenia');
    expect(badge(stored({}), 'p-1', 0)).toBe('Bez posiłków');
    expect(badge(null, null)).toBe('Bez pacjenta');
  });
});

const danger: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk', foodId: 18, foodName: 'Mleko 2 %' },
  ...{ cause: 'mleko-krowie', value: 64 },
};
const dangerous = makeSafety({
  state: 'dangerous',
  dangerous: 2,
  sentence: '2 z 42 ryzykowne',
  slots: [1, 2].map((day) => ({ day, slotIndex: 0, safety: 'dangerous', problems: [danger] })),
  unmapped: [{ name: 'Orzech włoski', value: 55 }],
  notUnderstood: [
    {
      entry: 'bez cebulowych',
      source: 'disliked',
      reason: 'no_food',
      sentence: 'Nie rozumiem: „bez cebulowych”',
    },
  ],
  emptySlots: [{ day: 3, slotIndex: 1, label: 'Obiad' }],
});

const open = async (safety: PlanSafety | ReturnType<typeof apiError>) => {
  const plan = makePlan();
  const api = serveDiets({ plan });
  api.on(planInsightRoutes.safety, safety);
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  return { api, ...view };
};

describe('stan planu w edytorze', () => {
  it('[diets §2] zielony znak tylko dla bezpiecznego planu, a okno mówi „Brak aktywnych ostrzeżeń”', async () => {
    const { user } = await open(makeSafety());
    await user.click(await screen.findByRole('button', { name: 'Ostrzeżenia planu: Brak ostrzeżeń' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
    expect(dialog.getByText('Brak aktywnych ostrzeżeń')).toBeInTheDocument();
  });

  it('[diets §4] okno wymienia przyczyny, dziury w sprawdzeniu i puste miejsca', async () => {
    const { user } = await open(dangerous);
    await user.click(await screen.findByRole('button', { name: /Ostrzeżenia planu: 2.ostrzeżenia/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
    for (const text of [
      /^Mleko krowie – 2.posiłki$/,
      /^nietolerancja 64.U\/ml: Mleko 2 %$/,
      'Orzech włoski 55: brak mapowania',
      '„bez cebulowych”',
      'Dzień 3, Obiad',
    ])
      expect(dialog.getByText(text)).toBeInTheDocument();
    expect(dialog.queryByText('Brak aktywnych ostrzeżeń')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Pokaż: Dzień 2, Śniadanie' }));
    expect(await screen.findByText('Owsianka 2')).toBeInTheDocument();
  });

  it('produkty, które mają przecinek w nazwie, stoją jeden przy drugim rozdzielone średnikiem', async () => {
    const cheese: SafetyProblem = { ...danger, foodId: 19, foodName: 'Ser żółty, gouda, tłusty' };
    const [first, second] = dangerous.slots;
    const slots = [first, { ...second, problems: [cheese] }] as PlanSafety['slots'];
    const { user } = await open({ ...dangerous, slots });
    await user.click(await screen.findByRole('button', { name: /^Ostrzeżenia planu:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
    expect(
      dialog.getByText(/^nietolerancja 64.U\/ml: Mleko 2 %; Ser żółty, gouda, tłusty$/),
    ).toBeInTheDocument();
  });

  it('każdy posiłek wymienia tylko to, co w nim jest, a tytuł najwyżej trzy produkty', () => {
    const foods = ['Mleko 2 %', 'Ser, gouda', 'Skyr', 'Kefir', 'Twaróg'];
    const slots = foods.map((foodName, index): PlanSafety['slots'][number] => ({
      ...{ day: index + 1, slotIndex: 0, safety: 'dangerous' },
      problems: [{ ...danger, foodId: 18 + index, foodName }],
    }));
    const groups = groupProblems({ slots }, makePlan());
    expect(foodNamesOf(groups).replace('\u00a0', ' ')).toBe('Mleko 2 %; Ser, gouda; Skyr i 2 inne');
    render(<RiskLines groups={groups} />);
    const list = screen.getByRole('list', { name: 'Posiłki, których to dotyczy' });
    expect(list).toHaveAttribute('tabindex', '0');
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('em')?.textContent)).toEqual(foods);
  });

  it('[decisions 12] sprawdzenie, które się nie udało, to „Nie sprawdzono”', async () => {
    await open(apiError(404, 'not_found', 'Nie znaleziono planu.'));
    expect(
      await screen.findByRole('button', { name: 'Ostrzeżenia planu: Nie sprawdzono' }),
    ).toBeInTheDocument();
  });

  it('[decisions 12] zielony znak gaśnie, gdy sprawdzenia nie udało się powtórzyć, a znane ryzyka zostają', async () => {
    const { api, client, user } = await open(makeSafety({ slots: dangerous.slots }));
    await user.click(await screen.findByRole('button', { name: 'Ostrzeżenia planu: Brak ostrzeżeń' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
    api.on(planInsightRoutes.safety, apiError(404, 'not_found', 'Nie znaleziono planu.'));
    await act(() => client.invalidateQueries());
    expect(await dialog.findByText('Nie udało się sprawdzić planu')).toBeInTheDocument();
    expect(dialog.queryByText('Brak aktywnych ostrzeżeń')).toBeNull();
    expect(dialog.queryByText('Bezpieczny')).toBeNull();
    expect(dialog.getByText(/^Mleko krowie – 2.posiłki$/)).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Ostrzeżenia planu: Nie sprawdzono', hidden: true }),
    ).toBeInTheDocument();
  });
});

describe('okno ostrzeżeń', () => {
  const none = 'Brak aktywnych ostrzeżeń';
  const shown = async () => within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));

  it.each([
    ['dangerous', 'Niebezpieczny'],
    ['attention', 'Wymaga uwagi'],
    ['unchecked', 'Nie sprawdzono'],
    ['no_data', 'Brak danych'],
    ['no_patient', 'Bez pacjenta'],
    ['safe', 'Bezpieczny'],
  ] as const)(
    '[decisions 31] %s nazywa się „%s”, a brak ostrzeżeń ogłasza tylko bezpieczny plan',
    async (state, words) => {
      const { user } = await open(makeSafety({ state, sentence: `Zdanie o stanie ${state}` }));
      await user.click(await screen.findByRole('button', { name: /^Ostrzeżenia planu:/ }));
      const dialog = await shown();
      expect(await dialog.findByText(words)).toBeInTheDocument();
      expect(dialog.getByText(new RegExp(`Zdanie o stanie ${state}`))).toBeInTheDocument();
      expect(dialog.queryByText(none) !== null).toBe(state === 'safe');
    },
  );

  it('[diets §2] dopóki trwa sprawdzanie, stoi „Sprawdzam…”, nigdy zielony znak', async () => {
    let answer: (safety: PlanSafety) => void = () => undefined;
    const plan = makePlan();
    const api = serveDiets({ plan });
    api.on(planInsightRoutes.safety, () => new Promise<PlanSafety>((resolve) => (answer = resolve)));
    const { user } = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
    await user.click(await screen.findByRole('button', { name: 'Ostrzeżenia planu: Sprawdzam…' }));
    const dialog = await shown();
    expect(dialog.getByText('Sprawdzam…')).toBeInTheDocument();
    expect(dialog.queryByText(none)).toBeNull();
    act(() => answer(makeSafety()));
    expect(await dialog.findByText(none)).toBeInTheDocument();
  });

  it('[diets §4] uwaga o wielu posiłkach pokazuje pierwsze cztery, a na życzenie wszystkie', async () => {
    const problems: SafetyProblem[] = [{ ...danger, kind: 'borderline', level: 'note', value: 27 }];
    const slots = [1, 2, 3, 4, 5].map((day) => ({
      day,
      slotIndex: 0,
      safety: 'attention' as const,
      problems,
    }));
    const { user } = await open(makeSafety({ state: 'attention', attention: 5, slots }));
    await user.click(await screen.findByRole('button', { name: /^Ostrzeżenia planu:/ }));
    const dialog = await shown();
    const more = await dialog.findByRole('button', { name: 'Pokaż wszystkie (5)' });
    expect(dialog.getAllByRole('button', { name: /^Pokaż: / })).toHaveLength(4);
    await user.click(more);
    expect(dialog.getByRole('button', { name: 'Pokaż: Dzień 5, Śniadanie' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pokaż mniej' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('[diets §4] puste miejsca stoją dniami, z regułą i tym, co pomoże, a przycisk szuka posiłku', async () => {
    const reason =
      'Limit powtórzeń wyklucza 6 pasujących posiłków – podnieś limit albo dodaj posiłki tego typu.';
    const plan = makePlan({
      generation: {
        ...{ seed: 3, engineVersion: '1', filledSlots: 40, lockedSlots: 0, verdict: null, splitPairs: [] },
        ...{ averageCalories: 1700, targetCalories: 1750, daysOutsideTolerance: [] },
        emptySlots: [{ day: 3, slotIndex: 1, label: 'Obiad', reason }],
      },
    });
    const api = serveDiets({ plan });
    const emptySlots = [
      { day: 3, slotIndex: 1, label: 'Obiad' },
      { day: 3, slotIndex: 2, label: 'Kolacja' },
      { day: 5, slotIndex: 1, label: 'Obiad' },
    ];
    api.on(planInsightRoutes.safety, makeSafety({ emptySlots }));
    api.on(
      planAlternativeRoutes.candidates,
      apiError(404, 'not_found', 'Plan nie ma takiego miejsca na posiłek.'),
    );
    api.on(mealRoutes.list, { items: [], nextStartKey: null });
    const { user, location } = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
    await user.click(await screen.findByRole('button', { name: /^Ostrzeżenia planu:/ }));
    const dialog = await shown();
    expect(await dialog.findByText('Dzień 3: Obiad, Kolacja')).toBeInTheDocument();
    expect(dialog.getByText(`Obiad: ${reason}`)).toBeInTheDocument();
    expect(dialog.getByText('Kolacja: posiłek usunięto albo jeszcze go nie wstawiono.')).toBeInTheDocument();
    expect(dialog.getByText('Dzień 5, Obiad')).toBeInTheDocument();
    expect(dialog.getByText('Posiłek usunięto albo jeszcze go nie wstawiono.')).toBeInTheDocument();
    expect(dialog.queryByText(none)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Dobierz posiłek: Dzień 3, Obiad' }));
    expect(await screen.findByRole('complementary', { name: 'Alternatywy' })).toBeInTheDocument();
    expect(location()).toContain('dialog=alternatives&at=3.2');
  });
});

describe('jedno posunięcie dla całej przyczyny', () => {
  const warnings = async (safety: PlanSafety, plan = makePlan()) => {
    const api = serveDiets({ plan });
    api.on(planInsightRoutes.safety, safety);
    api.on(planStepRoutes.regenerateSlot, apiError(422, 'duplicate_only', 'Brak alternatywy.'));
    const { user } = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
    await user.click(await screen.findByRole('button', { name: /^Ostrzeżenia planu:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
    return { api, user, dialog };
  };

  it('[diets §4] „Losuj N” losuje we wszystkich miejscach przyczyny, a lista ostrzeżeń zostaje', async () => {
    const { api, user, dialog } = await warnings(dangerous);
    await user.click(await dialog.findByRole('button', { name: /^Losuj 2.posiłki: mleko krowie$/i }));
    await waitFor(() => expect(api.calls(planStepRoutes.regenerateSlot)).not.toHaveLength(0));
    const failed = within(await screen.findByRole('dialog', { name: 'Błąd losowania' }));
    await user.click(failed.getAllByRole('button', { name: 'Zamknij' })[0] as HTMLElement);
    expect(await dialog.findByRole('button', { name: /^Losuj 2.posiłki/ })).toBeEnabled();
  });

  it('[diets §4] puste miejsca liczy nagłówek; zablokowanych „Losuj” nie liczy', async () => {
    const plan = makePlan();
    const [day] = plan.planDays;
    if (day?.slots[1]) day.slots[1] = { ...day.slots[1], locked: true, entry: null };
    const emptySlots = [1, 2].map((slotIndex) => ({ day: 1, slotIndex, label: `Miejsce ${slotIndex + 1}` }));
    const { dialog } = await warnings(makeSafety({ emptySlots }), plan);
    expect(await dialog.findByRole('heading', { name: /^2.puste miejsca$/ })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Losuj: Dzień 1, Miejsce 3' })).toBeInTheDocument();
  });

  it('[diets §2] „Napraw automatycznie” stoi tylko tam, gdzie jest co naprawić, i robi to samo co w edytorze', async () => {
    const { api, user, dialog } = await warnings(dangerous);
    api.on(planStepRoutes.autoRepair, apiError(503, 'busy', 'Spróbuj za chwilę.'));
    const repair = await dialog.findByRole('button', { name: 'Napraw automatycznie' });
    expect(repair).not.toHaveFocus();
    await user.click(repair);
    await waitFor(() => expect(api.calls(planStepRoutes.autoRepair)).toHaveLength(1));
  });

  it('[diets §4] plan bez posiłków ma po jednej linii na dzień, bez losowania i naprawy', async () => {
    const plan = makePlan();
    const planDays = plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, entry: null })),
    }));
    const emptySlots = planDays.flatMap(({ day, slots }) =>
      slots.map(({ label }, slotIndex) => ({ day, slotIndex, label })),
    );
    const safety = makeSafety({ state: 'no_data', meals: 0, emptySlots });
    const { dialog } = await warnings(safety, { ...plan, planDays });
    expect(await dialog.findAllByRole('button', { name: /^Pokaż: / })).toHaveLength(planDays.length);
    expect(dialog.queryByRole('button', { name: /^(Losuj|Dobierz|Napraw)/ })).toBeNull();
  });
});
