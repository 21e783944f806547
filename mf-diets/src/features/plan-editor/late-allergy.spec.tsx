import { beforeEach, expect, it, jest } from '@jest/globals';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePlan } from '../../testing/make-plan.js';
import { answerSlotEdits, serveDiets } from '../../testing/serve-diets.js';
import { withSlotEdits } from '../plan-work/public.js';
import { PlanEditor } from './plan-editor.js';

const plan = makePlan();
const ASKED = 'Owsianka 1: orzech włoski – alergia.';
const REASON = 'Rodzice potwierdzili tolerancję';

let api: FakeApi;
let view: ScreenView;

const sent = () => api.calls(planSlotRoutes.edit);
const isExplained = ({ body }: { body: unknown }) =>
  (body as SlotEdit[]).every(({ entry, reason }) => !entry || reason !== undefined);
/** The patient has an allergy by now: meals are taken with a reason only. */
const nowAllergic = (stored = plan) => {
  const asking: FakeApi['on'] = (route, answer) =>
    api.on(route, (call: FakeCall<typeof planSlotRoutes.edit>) => {
      if (!isExplained(call)) return apiError(409, 'allergy_not_confirmed', ASKED);
      return (answer as (call: unknown) => unknown)(call);
    });
  answerSlotEdits({ ...api, on: asking }, stored);
};
const giveReason = async () => {
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Pacjent ma alergię na ten produkt' }),
  );
  expect(dialog.getByText(ASKED)).toBeInTheDocument();
  await view.user.type(dialog.getByRole('textbox', { name: /Powód/ }), REASON);
  await view.user.click(dialog.getByRole('button', { name: 'Wstaw mimo to' }));
};
const saved = () => screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' });

/** Copies the first breakfast to the third day. */
const paste = async () => {
  await view.user.click(screen.getByRole('gridcell', { name: /^Śniadanie, dzień 1,/ }));
  await view.user.keyboard('{Control>}c{/Control}');
  await screen.findByText('Skopiowano „Owsianka 1”. Ctrl+V wstawi go w zaznaczone miejsce.');
  await view.user.keyboard('{ArrowRight}{ArrowRight}{Control>}v{/Control}');
};

beforeEach(async () => {
  api = serveDiets({ plan });
  api.on(planStepRoutes.previewSlot, ({ body }: FakeCall<typeof planStepRoutes.previewSlot>) => {
    const { targets } = body as { targets: SlotPlace[] };
    const filled = targets.map((place) => ({
      ...place,
      slot: { ...plan.planDays[0]!.slots[0]! },
      ...{ typeMatches: true, acceptedTypes: ['breakfast'], safety: 'safe', problems: [] },
    }));
    return { ...filled[0], targets: filled, emptied: [], days: [] };
  });
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.keyboard('2');
});

it('[decisions 34] „Zachowaj moją” po nowej alergii pyta o powód i dopiero z nim zapisuje', async () => {
  const edits = [{ day: 9, slotIndex: 2, entry: makeEntry('Sałatka grecka', 351) }];
  const theirs = { ...makePlan({ version: 9 }), planDays: withSlotEdits(plan.planDays, edits) };
  api.on(planSlotRoutes.edit, apiError(412, 'stale_version', 'Plan zmienił się.', { current: theirs }));
  api.on(planRoutes.get, theirs);
  await paste();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Plan zmienił się w międzyczasie' }));
  nowAllergic(theirs);
  await view.user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
  await giveReason();
  expect(await saved()).toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({
    ifMatch: 9,
    body: [{ day: 3, slotIndex: 0, reason: REASON, entry: { name: 'Owsianka 1' } }],
  });
});

it('[decisions 34] zmiana, która czekała na połączenie, po nowej alergii zapisuje się z powodem, a nie w kółko pyta', async () => {
  api.on(planSlotRoutes.edit, apiError(503, 'service_unavailable', 'Usługa planów jest niedostępna.'));
  await paste();
  await waitFor(() => expect(screen.getAllByText('Błąd zapisu').length).toBeGreaterThan(0));
  nowAllergic();
  await view.user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await giveReason();
  expect(await saved()).toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({ body: [{ day: 3, slotIndex: 0, reason: REASON }] });
});
