import { describe, expect, it, jest } from '@jest/globals';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const milk: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk', foodId: 18, foodName: 'Mleko 2 %' },
  ...{ cause: 'mleko-krowie', value: 64 },
};
const cheese: SafetyProblem = { ...milk, foodId: 20, foodName: 'Twaróg' };
const nuts: SafetyProblem = {
  ...{ kind: 'allergy', level: 'block', foodId: null, foodName: 'orzechy domowe', cause: 'orzechy' },
};
const inMeals = (problems: SafetyProblem[], ...days: number[]): PlanSafety =>
  makeSafety({
    ...{ state: 'dangerous', dangerous: days.length, sentence: `${days.length} z 42 ryzykowne` },
    slots: days.map((day) => ({ day, slotIndex: 0, safety: 'dangerous', problems })),
  });
const takenBy = { id: 'r-1', reason: 'Tylko w naleśnikach', author: 'alicja@gabinet.example' };
const taken = (problem: SafetyProblem): SafetyProblem => ({
  ...problem,
  acceptedBy: { ...takenBy, at: '2026-11-19T10:00:00.000Z' },
});
const calm = makeSafety({
  ...{
    state: 'attention',
    attention: 1,
    accepted: 1,
    sentence: '0 z 42 ryzykownych, 1 zaakceptowane ryzyko',
  },
  slots: [{ day: 1, slotIndex: 0, safety: 'attention', problems: [taken(milk)] }],
});

const standIn = (foodId: number, name: string, change: object) => ({
  ...{ foodId, name, percentage: 100, grams: 200, kcalDifference: 0, mealCalories: 500 },
  ...change,
});
const substitutes = {
  ...{ foodId: 18, foodName: 'Mleko 2 %', problems: [milk], grams: 200, version: 4 },
  substitutes: [
    standIn(31, 'Napój owsiany', { kcalDifference: -12, mealCalories: 488 }),
    standIn(32, 'Napój ryżowy', { percentage: 50, grams: 100.5, kcalDifference: 4, mealCalories: 504 }),
  ],
  refused: [
    {
      ...{ foodId: 19, name: 'Mleko kozie', unweighed: false },
      problems: [{ ...milk, foodId: 19, foodName: 'Mleko kozie' }],
    },
    { foodId: 20, name: 'Kefir w kubku', problems: [], unweighed: true },
  ],
  places: [1, 2, 3].map((day) => ({
    ...{ day, slotIndex: 0, slotLabel: 'Śniadanie', mealName: `Owsianka ${day}`, grams: 200 },
    ...{ locked: day === 3, replaceable: true },
  })),
};
const swapped = (plan: Plan, verdict: PlanSafety) => ({
  ...{ outcome: 'success', title: 'Sukces!', message: 'Podmieniono składniki w posiłkach: 1', dryRun: false },
  ...{ planDays: plan.planDays, planSummary: plan.planSummary, generation: null, verdict },
  ...{ version: 5, updatedAt: '2026-11-19T10:05:00.000Z', replacements: [], failedReplacements: [] },
  ...{ changed: [{ day: 2, slotIndex: 0 }], locked: [] },
});

const open = async (first: PlanSafety) => {
  const plan = makePlan();
  const api = serveDiets({ plan });
  api.on(planInsightRoutes.safety, first);
  api.on(planAlternativeRoutes.substitutes, substitutes);
  api.on(planStepRoutes.substitute, swapped(plan, makeSafety()));
  const { user } = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await user.click(await screen.findByRole('button', { name: /Ostrzeżenia planu: .*(ostrzeże|uwag)/ }));
  return { api, user, plan, list: within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' })) };
};
/** Swaps that were meant to be kept; the others only asked what would change. */
const sent = (api: FakeApi) =>
  api
    .calls(planStepRoutes.substitute)
    .filter(({ body }) => !(body as { dryRun?: boolean } | undefined)?.dryRun);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('podmiana z okna ostrzeżeń', () => {
  it('[diets §8] z klawiatury: w jednym posiłku, na wybrany zamiennik, a ocena jest nowa', async () => {
    const { api, user, plan, list } = await open(inMeals([milk], 1, 2));
    api.on(planStepRoutes.substitute, ({ body }: FakeCall<typeof planStepRoutes.substitute>) => {
      if (!body?.dryRun) api.on(planInsightRoutes.safety, makeSafety());
      return swapped(plan, makeSafety());
    });
    list.getByRole('button', { name: 'Podmień: Mleko 2 %, Dzień 2, Śniadanie' }).focus();
    await user.keyboard('{Enter}');
    const swap = await dialog('Podmień: Mleko 2 %');
    const first = await swap.findByRole('radio', { name: /Napój owsiany/ });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toBeChecked();
    expect(api.calls(planAlternativeRoutes.substitutes)[0]?.query).toEqual({
      foodId: '18',
      day: '2',
      slot: '0',
    });
    expect(swap.getByText('Mleko kozie').closest('li')).toHaveTextContent(
      'Mleko kozie ten sam wynik: Mleko krowie 64',
    );
    const unweighed = swap.getByText('Kefir w kubku').closest('li');
    expect(unweighed).toHaveTextContent('Kefir w kubku brak wagi sztuki: uzupełnij ją w bazie produktów');
    expect(swap.getByRole('radiogroup', { name: 'Zamiast 200\u00a0g' })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(
      swap.getByRole('radio', { name: /Napój ryżowy.*100,5.g.*\+4.kcal.*posiłek po: 504.kcal/ }),
    ).toBeChecked();
    expect(swap.getByText('Wydruk: „Napój ryżowy (zamiast: mleko 2 %)”.')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    const result = await dialog('Sukces!');
    expect(sent(api)).toMatchObject([
      { body: { foodId: 18, substituteFoodId: 32, places: [{ day: 2, slotIndex: 0 }] }, ifMatch: 4 },
    ]);
    expect(result.getByText('Podmieniono składniki w posiłkach: 1')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sukces!' })).toBeNull());
    expect(list.getByText('Brak aktywnych ostrzeżeń')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Ostrzeżenia' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });

  it('[diets §8] we wszystkich posiłkach przyczyny; zablokowany zostaje i mówi dlaczego', async () => {
    const { api, user, plan, list } = await open(inMeals([milk], 1, 2, 3));
    api.on(planStepRoutes.substitute, swapped(plan, inMeals([milk], 3)));
    await user.click(list.getByRole('button', { name: 'Podmień we wszystkich: Mleko 2 %' }));
    const swap = await dialog('Podmień: Mleko 2 %');
    expect(await swap.findByRole('checkbox', { name: /Dzień 3, Śniadanie: Owsianka 3/ })).toBeDisabled();
    expect(swap.getByText('Zablokowany. Odblokuj posiłek, aby podmienić.')).toBeInTheDocument();
    expect(swap.getByRole('radio', { name: 'We wszystkich 3' })).toBeChecked();
    // The amounts are those of the first of the meals.
    expect(api.calls(planAlternativeRoutes.substitutes)[0]?.query).toEqual({
      ...{ foodId: '18', day: '1', slot: '0' },
    });
    await user.click(swap.getByRole('button', { name: /Podmień w 2.posiłkach/ }));
    const result = await dialog('Podmieniono, ale plan nadal nie jest bezpieczny');
    expect(result.getByText('Niebezpieczny')).toBeInTheDocument();
    expect(sent(api)[0]?.body).toMatchObject({
      places: [1, 2].map((day) => ({ day, slotIndex: 0 })),
    });
    api.on(planRoutes.undo, makePlan({ version: 6 }));
    await user.click(result.getByRole('button', { name: 'Cofnij podmianę' }));
    expect(await screen.findByText('Przywrócono plan sprzed podmiany')).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)[0]?.ifMatch).toBe(5);
  });

  it('dwa produkty jednej przyczyny: wybiera się, który podmienić', async () => {
    const { api, user, list } = await open(inMeals([milk, cheese], 1));
    await user.click(list.getByRole('button', { name: 'Podmień: Mleko 2 %; Twaróg' }));
    const swap = await dialog('Podmień: Mleko 2 %');
    await swap.findByRole('radio', { name: /Napój owsiany/ });
    swap.getByRole('combobox', { name: 'Co podmienić' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Twaróg' }));
    await dialog('Podmień: Twaróg');
    await waitFor(() =>
      expect(api.calls(planAlternativeRoutes.substitutes).map(({ query }) => query)).toContainEqual(
        expect.objectContaining({ foodId: '20' }),
      ),
    );
  });

  it('bez zamiennika nie ma czego wysłać, a odmowa zostawia okno z powodem', async () => {
    const { api, user, list } = await open(inMeals([milk], 1));
    api.on(planAlternativeRoutes.substitutes, { ...substitutes, substitutes: [] });
    await user.click(list.getByRole('button', { name: 'Podmień: Mleko 2 %' }));
    const none = await dialog('Podmień: Mleko 2 %');
    expect(await none.findByText('Nie ma bezpiecznego zamiennika')).toBeInTheDocument();
    expect(none.getByRole('button', { name: 'Podmień' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(list.getByRole('button', { name: 'Podmień: Mleko 2 %' })).toHaveFocus());
  });

  it('odmowa serwera zostaje w oknie', async () => {
    const { api, user, list } = await open(inMeals([milk], 1));
    const sentence = '„Napój owsiany” nie jest odpowiedni dla tego pacjenta.';
    api.on(planStepRoutes.substitute, apiError(422, 'unsafe_substitute', sentence));
    await user.click(list.getByRole('button', { name: 'Podmień: Mleko 2 %' }));
    const swap = await dialog('Podmień: Mleko 2 %');
    // It is known before anything is sent: the server was asked what would change.
    expect(await swap.findByText(sentence)).toBeInTheDocument();
    expect(swap.getByRole('button', { name: /Podmień w 1.posiłku/ })).toBeDisabled();
    expect(sent(api)).toHaveLength(0);
  });
});

describe('akceptacja ryzyka', () => {
  it('[decisions 36] z klawiatury i tylko z powodem; potem stoi osobno i nie liczy się jako ostrzeżenie', async () => {
    const { api, user, list } = await open(inMeals([milk], 1));
    api.on(acceptedRiskRoutes.accept, { items: [], verdict: calm });
    list.getByRole('button', { name: 'Zaakceptuj z powodem: Mleko 2 %' }).focus();
    await user.keyboard('{Enter}');
    const accept = await dialog('Zaakceptować ryzyko: Mleko 2 %?');
    const reason = accept.getByRole('textbox', { name: /Powód/ });
    expect(reason).toHaveFocus();
    await user.keyboard('ok{Control>}{Enter}{/Control}');
    expect(accept.getByText('Podaj powód (co najmniej 3 znaki)')).toBeInTheDocument();
    expect(api.calls(acceptedRiskRoutes.accept)).toHaveLength(0);
    await user.clear(reason);
    await user.keyboard('Tylko w naleśnikach{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Zaakceptować/ })).toBeNull());
    expect(api.calls(acceptedRiskRoutes.accept)).toMatchObject([
      { body: { cause: 'mleko-krowie', reason: 'Tylko w naleśnikach' }, ifMatch: 4 },
    ]);
    expect(await list.findByText('Zaakceptowane ryzyko, liczone osobno')).toBeInTheDocument();
    expect(list.getByText('„Tylko w naleśnikach”')).toBeInTheDocument();
    expect(list.getByText('Wymaga uwagi')).toBeInTheDocument();
    expect(list.queryByText('Brak aktywnych ostrzeżeń')).toBeNull();
    expect(list.queryByRole('button', { name: /Zaakceptuj/ })).toBeNull();
  });

  it('[decisions 36] jednego posiłku: okno wymienia wszystko, co akceptacja obejmie, także alergię', async () => {
    const { api, user, list } = await open(inMeals([milk, nuts], 1, 2));
    api.on(acceptedRiskRoutes.accept, { items: [], verdict: inMeals([milk, nuts], 2) });
    await user.click(list.getByRole('button', { name: 'Zaakceptuj: Mleko 2 %, Dzień 1, Śniadanie' }));
    const accept = await dialog('Zaakceptować ryzyko: orzechy domowe; Mleko 2 %?');
    expect(accept.getByText('Pacjent ma alergię na to, co akceptujesz.')).toBeInTheDocument();
    expect(accept.queryByText('Dzień 2, Śniadanie')).toBeNull();
    await user.type(accept.getByRole('textbox', { name: /Powód/ }), 'Próba pod kontrolą');
    await user.click(accept.getByRole('button', { name: 'Zaakceptuj ryzyko' }));
    await waitFor(() =>
      expect(api.calls(acceptedRiskRoutes.accept)[0]?.body).toEqual({
        place: { day: 1, slotIndex: 0 },
        reason: 'Próba pod kontrolą',
      }),
    );
  });

  it('[decisions 36] akceptację można cofnąć, a odmowa serwera mówi dlaczego', async () => {
    const { api, user, list } = await open(calm);
    api.on(acceptedRiskRoutes.withdraw, apiError(404, 'not_found', 'Nie ma takiego zaakceptowanego ryzyka.'));
    const takeBack = list.getByRole('button', { name: 'Cofnij akceptację: Mleko 2 %' });
    await user.click(takeBack);
    expect(await screen.findByText('Nie ma takiego zaakceptowanego ryzyka.')).toBeInTheDocument();
    api.on(acceptedRiskRoutes.withdraw, { items: [], verdict: inMeals([milk], 1) });
    await user.click(takeBack);
    expect(await list.findByRole('button', { name: 'Podmień: Mleko 2 %' })).toBeInTheDocument();
    expect(api.calls(acceptedRiskRoutes.withdraw)[0]).toMatchObject({
      params: { riskId: 'r-1' },
      ifMatch: 4,
    });
  });

  it('[decisions 36] podwójne kliknięcie akceptuje ryzyko raz i raz je cofa', async () => {
    const { api, user, list } = await open(inMeals([milk], 1));
    api.on(acceptedRiskRoutes.accept, { items: [], verdict: calm });
    api.on(acceptedRiskRoutes.withdraw, { items: [], verdict: inMeals([milk], 1) });
    await user.click(list.getByRole('button', { name: 'Zaakceptuj z powodem: Mleko 2 %' }));
    const accept = await dialog('Zaakceptować ryzyko: Mleko 2 %?');
    await user.type(accept.getByRole('textbox', { name: /Powód/ }), 'Tylko w naleśnikach');
    clickTwice(accept.getByRole('button', { name: 'Zaakceptuj ryzyko' }));
    clickTwice(await list.findByRole('button', { name: 'Cofnij akceptację: Mleko 2 %' }));
    expect(await list.findByRole('button', { name: 'Podmień: Mleko 2 %' })).toBeInTheDocument();
    expect(api.calls(acceptedRiskRoutes.accept)).toHaveLength(1);
    expect(api.calls(acceptedRiskRoutes.withdraw)).toHaveLength(1);
  });

  it('uwagi nie są ryzykiem: nie ma czego akceptować', async () => {
    const note: SafetyProblem = { ...milk, kind: 'borderline', level: 'note', value: 27 };
    const { list } = await open(
      makeSafety({
        ...{ state: 'attention', attention: 1 },
        slots: [{ day: 1, slotIndex: 0, safety: 'attention', problems: [note] }],
      }),
    );
    expect(list.getByText(/^Mleko krowie – 1.posiłek$/)).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /Podmień|Zaakceptuj/ })).toBeNull();
  });
});
