import { describe, expect, it, jest } from '@jest/globals';
import {
  type PlanSafety,
  type SafetyProblem,
  type StoredVerdict,
} from '@pora/contracts/plans/plan-safety.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeCall, renderScreen } from '@pora/kit/testing';
import { render, screen, within } from '@testing-library/react';
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
    { entry: 'bez cebulowych', source: 'disliked', sentence: 'Nie rozumiem: „bez cebulowych”' },
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
      'Mleko 2 %',
      /nietolerancja: mleko krowie 64.U\/ml · 2.posiłki/,
      'Orzech włoski 55: brak mapowania',
      'Nie rozumiem: „bez cebulowych”',
      'Dzień 3: Obiad',
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
    expect(dialog.getByRole('heading', { name: 'Mleko 2 %; Ser żółty, gouda, tłusty' })).toBeInTheDocument();
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
});

describe('wydanie planu wbrew ocenie', () => {
  it('[decisions 31] niebezpieczny plan wychodzi dopiero z powodem', async () => {
    const { api, user } = await open(dangerous);
    const refused = apiError(409, 'export_not_confirmed', 'W planie są niedozwolone produkty.', {
      verdict: dangerous,
    });
    api.on(planRoutes.exportDocx, ({ query }: FakeCall<typeof planRoutes.exportDocx>) =>
      query.confirmation === 'ec-1' ? 'plik' : refused,
    );
    api.on(planRoutes.confirmExport, { id: 'ec-1' });
    await user.click(screen.getByRole('button', { name: 'Eksport DOCX' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'W planie są niedozwolone produkty' }),
    );
    expect(dialog.getByRole('button', { name: 'Wróć do planu' })).toHaveFocus();
    const anyway = dialog.getByRole('button', { name: 'Wydaj mimo to' });
    expect(anyway).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Uzgodnione na wizycie');
    expect(anyway).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /Rozumiem ryzyko/ }));
    await user.click(anyway);
    expect(api.calls(planRoutes.confirmExport)[0]).toMatchObject({
      body: { reason: 'Uzgodnione na wizycie', state: 'dangerous', dangerous: 2 },
    });
  });
});
