import { describe, expect, it } from '@jest/globals';
import { PLAN_STAGE_TAKEN } from '@pora/contracts/plans/plan.vocabulary';
import { type NewPlan, type Plan } from '@pora/contracts/plans/plan.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeEntry, makeListItem, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { DietsScreen } from '../plan-list/diets.screen.js';

let api: FakeApi;
let view: ScreenView;

const show = async (plan: Plan = makePlan()) => {
  const others = [plan, makeListItem({ id: 'pl-2', stage: 2 })];
  api = serveDiets({ plan, plans: others });
  let made: Plan | undefined;
  api.on(planRoutes.create, ({ body }: FakeCall<typeof planRoutes.create>) => {
    const { planDays: _days, ...values } = body as NewPlan;
    made = { ...plan, ...values, version: 1 } as Plan;
    return made;
  });
  api.on(planRoutes.get, ({ params }: FakeCall<typeof planRoutes.get>) =>
    made && params?.id === made.id ? made : plan,
  );
  view = renderScreen(<DietsScreen />, { path: '/diets?plan=pl-1&dialog=new-stage' });
  return within(await screen.findByRole('dialog', { name: 'Nowy etap z tego planu' }));
};
const created = () => api.calls(planRoutes.create)[0]?.body as NewPlan & Pick<Plan, 'planDays'>;

describe('nowy etap z planu', () => {
  it('[diets §2] proponuje następny wolny etap i nazwę, a kalorie obecnego planu', async () => {
    const dialog = await show();
    // Which stages are taken is known once the list of plans is there.
    const stage = dialog.getByRole('spinbutton', { name: 'Etap' });
    await waitFor(() => expect(stage).toHaveTextContent('3 III'));
    expect(dialog.getByRole('textbox', { name: /Nazwa planu/ })).toHaveValue('Etap_III_Hanna_Brzezińska');
    expect(dialog.getByRole('textbox', { name: /Kalorie dziennie/ })).toHaveValue('1\u00a0750');
    expect(dialog.getByText(/Przejdzie 42.posiłki\./)).toBeInTheDocument();
  });

  it('przenosi posiłki, dopasowuje je do nowych kalorii i otwiera nowy plan', async () => {
    const strong = makeEntry('Owsianka', 500, { portionPercent: 260 });
    const dialog = await show(makePlan({}, () => ({ breakfast: strong })));
    api.on(planStepRoutes.adjust, { message: 'Plan dostosowany!' } as never);
    const calories = dialog.getByRole('textbox', { name: /Kalorie dziennie/ });
    await view.user.clear(calories);
    await view.user.type(calories, '1600');
    await view.user.click(dialog.getByRole('button', { name: 'Utwórz etap' }));
    await waitFor(() => expect(view.location()).toMatch(/^\/diets\?plan=dp-/));
    expect(created()).toMatchObject({ stage: 3, caloriesPerDay: 1600, patientId: 'p-hanna', days: 14 });
    // A portion of the engine's own goes as the largest that a person may send; the step fits it anew.
    expect(created().planDays[0]?.slots[0]?.entry).toMatchObject({ portionPercent: 200, ingredients: [] });
    expect(api.calls(planStepRoutes.adjust)[0]).toMatchObject({ body: { dryRun: false }, ifMatch: 1 });
    expect(
      await screen.findByRole('dialog', { name: 'Etap_III_Hanna_Brzezińska', hidden: true }),
    ).toBeInTheDocument();
  });

  it('podwójne kliknięcie „Utwórz etap” tworzy jeden plan i raz dopasowuje porcje', async () => {
    const dialog = await show();
    api.on(planStepRoutes.adjust, { message: 'Plan dostosowany!' } as never);
    const create = dialog.getByRole('button', { name: 'Utwórz etap' });
    await waitFor(() => expect(create).toBeEnabled());
    clickTwice(create);
    await waitFor(() => expect(view.location()).toMatch(/^\/diets\?plan=dp-/));
    expect(api.calls(planRoutes.create)).toHaveLength(1);
    expect(api.calls(planStepRoutes.adjust)).toHaveLength(1);
  });

  it('plan powstaje także wtedy, gdy porcji nie dało się dopasować, i mówi o tym', async () => {
    const dialog = await show();
    api.on(planStepRoutes.adjust, apiError(503, 'service_unavailable', 'Silnik jest chwilowo niedostępny.'));
    await view.user.click(dialog.getByRole('button', { name: 'Utwórz etap' }));
    expect(await screen.findByText('Plan powstał, ale porcji nie udało się dopasować')).toBeInTheDocument();
    await waitFor(() => expect(view.location()).toMatch(/^\/diets\?plan=dp-/));
  });

  it('[diets §4] puste miejsca: zostają godziny i udziały, bez posiłków i blokad, a generator rusza od razu', async () => {
    const dialog = await show();
    api.on(planRoutes.generate, () => new Promise(() => undefined));
    await view.user.click(dialog.getByRole('radio', { name: 'Zostaw puste miejsca' }));
    await view.user.click(dialog.getByRole('button', { name: 'Utwórz i generuj' }));
    await waitFor(() => expect(api.calls(planRoutes.generate)).toHaveLength(1));
    const slots = created().planDays.flatMap((day) => day.slots);
    expect(slots.every(({ entry, locked }) => entry === null && !locked)).toBe(true);
    expect(slots[0]).toMatchObject({ time: '07:00', calorieSharePercent: 30 });
    expect(api.calls(planStepRoutes.adjust)).toHaveLength(0);
  });

  it('[diets §5] zajęty etap nie daje utworzyć i mówi dlaczego', async () => {
    const dialog = await show();
    await view.user.click(dialog.getByRole('button', { name: 'Zmniejsz' }));
    expect(dialog.getByText(PLAN_STAGE_TAKEN)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Utwórz etap' })).toBeDisabled();
  });

  it('[diets §5] etap zajęty w międzyczasie: zdanie serwera zostaje w oknie', async () => {
    const dialog = await show();
    api.on(planRoutes.create, apiError(409, 'plan_exists', PLAN_STAGE_TAKEN));
    await view.user.click(dialog.getByRole('button', { name: 'Utwórz etap' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      `Nie udało się zapisać planu. ${PLAN_STAGE_TAKEN}`,
    );
  });

  it('[decisions 34] składnik z alergii pyta o powód i dopiero z nim powstaje plan', async () => {
    const dialog = await show();
    const asked = 'Owsianka 1: orzech włoski – alergia.';
    api.on(planRoutes.create, apiError(409, 'allergy_not_confirmed', asked));
    await view.user.click(dialog.getByRole('button', { name: 'Utwórz etap' }));
    expect(await screen.findByText(asked)).toBeInTheDocument();
    expect(screen.queryByText(/Nie udało się zapisać planu/)).toBeNull();
  });

  it('[diets §5] plan bez posiłków nie ma czego kopiować', async () => {
    const dialog = await show(makePlan({}, () => ({})));
    expect(dialog.getByText('Ten plan nie ma posiłków do skopiowania.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Skopiuj i dopasuj porcje do nowych kalorii' })).toBeDisabled();
  });
});
