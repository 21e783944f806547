import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { OpenedPlan } from '../../testing/plan-editing.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { MoveMealDialog, SlotMovesArea } from './public.js';

let api: FakeApi;
let view: ScreenView;
const editSlots = jest.fn<(edits: SlotEdit[]) => Promise<boolean>>();
const onClose = jest.fn();

/** A move or swap of whole slots, as the server answers it: 80 kcal more on every day it touches. */
function previewOf(plan: Plan, { body }: FakeCall<typeof planStepRoutes.previewSlot>) {
  const { targets = [], move, swap, copy } = body as Record<string, SlotPlace> & { targets?: SlotPlace[] };
  const slotOf = ({ day, slotIndex }: SlotPlace) => plan.planDays[day - 1]!.slots[slotIndex]!;
  const fill = (place: SlotPlace, from: SlotPlace) => ({
    ...{ ...place, slot: { ...slotOf(place), entry: slotOf(from).entry } },
    ...{ typeMatches: true, acceptedTypes: [], safety: 'safe', problems: [] },
  });
  const from = (move ?? swap ?? copy) as SlotPlace;
  const filled = targets.map((place) => fill(place, from));
  const back = swap ? targets.map((place) => fill(from, place)) : [];
  const days = targets.map(({ day }) => {
    const before = plan.planDays[day - 1]!.totals;
    return { day, before, after: { ...before, calories: before.calories + 80 } };
  });
  return { ...filled[0], targets: [...filled, ...back], emptied: move ? [move] : [], days };
}

async function show(plan: Plan = makePlan()) {
  api = serveDiets({ plan });
  api.on(planStepRoutes.previewSlot, (call: FakeCall<typeof planStepRoutes.previewSlot>) =>
    previewOf(plan, call),
  );
  const commands = {
    ...{ scope: { id: 'plan' }, newest: () => plan },
    writer: { state: { phase: 'saved' }, pending: undefined },
  };
  const opened = { plan, editSlots, offerUndo: jest.fn(), commands: commands as never };
  view = renderScreen(
    <OpenedPlan {...opened} address={{ view: 'day', day: 1 } as never}>
      <SlotMovesArea>
        <MoveMealDialog place={{ day: 1, slotIndex: 0 }} onClose={onClose} />
      </SlotMovesArea>
    </OpenedPlan>,
  );
  await screen.findByRole('dialog', { name: 'Przenieś do…' });
}

const choose = async (field: string, option: RegExp) => {
  await view.user.click(screen.getByLabelText(field));
  await view.user.click(await screen.findByRole('option', { name: option }));
};
const stored = () =>
  editSlots.mock.calls
    .at(-1)?.[0]
    .map(({ day, slotIndex, entry }) => `${day}.${slotIndex} ${entry?.name ?? 'pusty'}`);
const withoutSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

beforeEach(() => {
  editSlots.mockReset().mockResolvedValue(true);
  onClose.mockReset();
});

describe('„Przenieś do…”', () => {
  it('[diets §2] mówi, co się stanie i jaka będzie suma dnia, zanim przeniesie', async () => {
    await show();
    await choose('Slot', /Kolacja/);
    expect(await screen.findByText('zamieni się z „Sałatka 1”')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => withoutSpaces(textContent))).toContain(
        'dzień 2: 1 750 → 1 830 kcal',
      ),
    );
    await view.user.click(screen.getByRole('button', { name: /^Przenieś/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(stored()).toEqual(['2.2 Owsianka 1', '1.0 Sałatka 1']);
  });

  it('[diets §2] kopiuje do tego samego slotu wszystkich dni', async () => {
    await show();
    await view.user.click(screen.getByRole('radio', { name: 'Skopiuj do wszystkich dni' }));
    expect(screen.queryByRole('combobox', { name: 'Dzień' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: /^Skopiuj/ }));
    await waitFor(() => expect(stored()).toHaveLength(13));
  });

  it('zablokowany slot odmawia zdaniem', async () => {
    const plan = makePlan();
    plan.planDays[1]!.slots[0]!.locked = true;
    await show(plan);
    expect(
      screen.getByText('Slot „Śniadanie” jest zablokowany. Odblokuj go, aby zmienić posiłek.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Przenieś/ })).toBeDisabled();
  });

  it('gdy serwer nie odpowiada, nic się nie zmienia i okno zostaje otwarte', async () => {
    await show();
    await screen.findByText('zamieni się z „Owsianka 2”');
    api.on(planStepRoutes.previewSlot, apiError(503, 'unavailable', 'Serwis nie odpowiada.'));
    await view.user.click(screen.getByRole('button', { name: /^Przenieś/ }));
    expect(
      await screen.findByText('Nie udało się sprawdzić posiłku, więc plan się nie zmienił'),
    ).toBeInTheDocument();
    expect(editSlots).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
