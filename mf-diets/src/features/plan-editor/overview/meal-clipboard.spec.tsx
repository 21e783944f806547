import { describe, expect, it, jest } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type FakeCall, renderScreen } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeDay, makeEntry, makePlan, makeSafety } from '../../../testing/make-plan.js';
import { serveDiets } from '../../../testing/serve-diets.js';
import { withSlotEdits } from '../../plan-work/public.js';
import { PlanEditor } from '../plan-editor.js';

/** The overview over a server that copies meals and keeps what is saved. */
const show = async (made: Plan = makePlan(), { isMismatch = false } = {}) => {
  let plan = made;
  const slotOf = ({ day, slotIndex }: SlotPlace) => plan.planDays[day - 1]!.slots[slotIndex]!;
  const api = serveDiets({ plan });
  api.on(planRoutes.get, () => plan);
  api.on(planStepRoutes.previewSlot, ({ body }: FakeCall<typeof planStepRoutes.previewSlot>) => {
    const { targets, copy } = body as { targets: SlotPlace[]; copy: SlotPlace };
    const filled = targets.map((place) => ({
      ...place,
      slot: { ...slotOf(place), entry: slotOf(copy).entry },
      ...{ typeMatches: !isMismatch, acceptedTypes: ['breakfast'], safety: 'safe', problems: [] },
    }));
    return { ...filled[0], targets: filled, emptied: [], days: [] };
  });
  api.on(planSlotRoutes.edit, ({ body }: FakeCall<typeof planSlotRoutes.edit>) => {
    const edits = body as SlotEdit[];
    plan = { ...plan, planDays: withSlotEdits(plan.planDays, edits), version: plan.version + 1 };
    return {
      changed: edits.map((place) => ({ ...place, slot: slotOf(place) })),
      ...{ dayTotals: [], planSummary: null, mealTimes: plan.mealTimes, verdict: makeSafety() },
      ...{ version: plan.version, updatedAt: plan.updatedAt },
    };
  });
  api.on(planRoutes.undo, makePlan({ version: 99 }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.keyboard('2');
  const put = () =>
    api
      .calls(planSlotRoutes.edit)
      .flatMap(({ body }) => body as SlotEdit[])
      .map(({ day, slotIndex, entry }) => `${day}.${slotIndex} ${entry?.name}`);
  return { api, put, ...view };
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('kopiowanie w przeglądzie', () => {
  it('[diets §2] Ctrl+C i Ctrl+V wstawiają posiłek w inne miejsce, a w danie na dwa dni – w oba', async () => {
    const { user, put } = await show();
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{Control>}c{/Control}');
    expect(
      await screen.findByText('Skopiowano „Owsianka 1”. Ctrl+V wstawi go w zaznaczone miejsce.'),
    ).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}{Control>}v{/Control}');
    await waitFor(() => expect(put()).toEqual(['3.0 Owsianka 1']));
    expect(await screen.findByText('Skopiowano „Owsianka 1” (dzień 3, Śniadanie)')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Control>}v{/Control}');
    await waitFor(() => expect(put()).toEqual(['3.0 Owsianka 1', '3.1 Owsianka 1', '4.1 Owsianka 1']));
  });

  it('[decisions 45] wklejenie w kilka miejsc jest jednym krokiem i cofa się jednym', async () => {
    const { user, put, api } = await show();
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{Control>}c{/Control}{ArrowRight}{ArrowRight}');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}v{/Control}');
    expect(await screen.findByText('Skopiowano „Owsianka 1” w 3 sloty')).toBeInTheDocument();
    expect(put()).toEqual(['3.0 Owsianka 1', '4.0 Owsianka 1', '5.0 Owsianka 1']);
    expect([api.calls(planStepRoutes.previewSlot), api.calls(planSlotRoutes.edit)]).toMatchObject([
      [{}],
      [{}],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(api.calls(planRoutes.undo)).toHaveLength(1));
  });

  it('[diets §5] wklejenie w kilka slotów innego typu pyta o każdy typ raz', async () => {
    const { user, put } = await show(makePlan(), { isMismatch: true });
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{Control>}c{/Control}{ArrowDown}');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}v{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Wstaw mimo to' }));
    await waitFor(() => expect(put()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: 'Wstaw mimo to' })).toBeNull();
  });

  it('[diets §4] zablokowane miejsce nie przyjmuje i mówi dlaczego', async () => {
    const plan = makePlan();
    plan.planDays[1] = makeDay(2, { breakfast: makeEntry('Jajecznica', 500) }, { locked: true });
    const { user, put } = await show(plan);
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}');
    expect(
      await screen.findByText('Slot „Śniadanie” jest zablokowany. Odblokuj go, aby zmienić posiłek.'),
    ).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}v{/Control}');
    expect(await screen.findByText('Bez zmian: 1 zablokowany slot.')).toBeInTheDocument();
    expect(put()).toEqual(['3.0 Owsianka 1']);
  });

  it('mówi, gdy nie ma czego skopiować, czego wstawić i gdy skopiowany posiłek zniknął', async () => {
    const plan = makePlan();
    plan.planDays[4] = makeDay(5, { lunch: makeEntry('Zupa', 500) });
    const { user, put } = await show(plan);
    await user.click(cell(/^Śniadanie, dzień 5, Pusty slot/));
    await user.keyboard('{Control>}v{/Control}');
    expect(await screen.findByText('Najpierw skopiuj posiłek: Ctrl+C.')).toBeInTheDocument();
    await user.keyboard('{Control>}c{/Control}');
    expect(await screen.findByText('W tym miejscu nie ma posiłku do skopiowania.')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{Control>}c{/Control}{Delete}');
    await waitFor(() => expect(put()).toHaveLength(1));
    await user.keyboard('{ArrowRight}{Control>}v{/Control}');
    expect(
      await screen.findByText(
        '„Owsianka 4” nie stoi już w miejscu, z którego go skopiowano. Skopiuj go jeszcze raz.',
      ),
    ).toBeInTheDocument();
    expect(put()).toHaveLength(1);
  });
});
