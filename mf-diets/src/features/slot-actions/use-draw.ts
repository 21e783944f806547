import { planCalls, planStepCalls } from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiPrefix, callRoute, newIdempotencyKey } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { useState } from 'react';
import { slotDeedStrings, usePlanEditing } from '../plan-work/public.js';
import { type DrawFailure, drawFailures, refusedDraws } from './draw-failure.js';
import { slotKey } from './slot-key.js';
import { slotStrings } from './slot-actions.strings.js';
import { type PlacedSlot, placeText } from './slot-place.js';
import { tellSkipped } from './slot-refusals.js';

const t = slotStrings.drawing;

/** Drawing waits for the engine and, on a busy machine, for its queue. */
const DRAW_TIMEOUT_MS = 60_000;

type Drawn = CallAnswer<typeof planStepCalls.regenerateSlot>;

/** Where a draw is: `count` slots asked for. */
export type DrawState =
  | { phase: 'running'; count: number; places: readonly PlacedSlot[]; isLeft: boolean }
  | { phase: 'failed'; failures: readonly DrawFailure[]; drawn: number; count: number };

const placeOf = ({ day, slotIndex, slot }: PlacedSlot) => ({
  ...{ day, slotIndex, slotType: slot.type, slotTime: slot.time },
});

/** A draw for one slot or for several, one step for all of them; its plan and its check are shown at once. */
function useDrawCall() {
  const { plan, commands } = usePlanEditing();
  const { scope, newest, keepStep, writer } = commands;
  const client = useQueryClient();
  const params = { id: plan.id };
  return useMutation({
    scope,
    mutationFn: (places: readonly PlacedSlot[]) => {
      const [first, ...others] = places.map(placeOf);
      return callRoute(planStepCalls.regenerateSlot, {
        params,
        body: first && others.length === 0 ? first : { places: places.map(placeOf) },
        ifMatch: newest().version,
        idempotencyKey: newIdempotencyKey(),
        timeoutMs: DRAW_TIMEOUT_MS,
      });
    },
    // What waits goes first, and without its moment of quiet.
    onMutate: () => void writer.flush(),
    onSuccess: ({ validation, ...answer }) => keepStep({ ...answer, verdict: validation }),
    // A lost answer does not mean lost work, and a refusal may come of another plan than the one in sight.
    onError: () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) }),
  });
}

/** Draws other meals for slots: one step of the plan, and one "Cofnij" for all of them. */
export function useDraw() {
  const { offerUndo } = usePlanEditing();
  const call = useDrawCall();
  const [state, setState] = useState<DrawState>();

  const draw = async (places: readonly PlacedSlot[]): Promise<void> => {
    const count = places.length;
    setState({ phase: 'running', count, places, isLeft: false });
    try {
      const answer = await call.mutateAsync(places);
      const failures = refusedDraws(places, answer.failed);
      const done = new Set(answer.changed.map(slotKey));
      const drawn = places.filter((at) => done.has(slotKey(at))).length;
      setState(failures.length > 0 ? { phase: 'failed', failures, drawn, count } : undefined);
      offerUndo(drawnText(places, answer), undoneText(answer));
      // Locked since the person saw them.
      if (answer.locked.length > 0) tellSkipped(answer.locked.flatMap((at) => placedAt(places, at)));
    } catch (error) {
      setState({ phase: 'failed', failures: drawFailures(places, error), drawn: 0, count });
    }
  };

  return {
    state,
    draw,
    /** Hides the work, which goes on. */
    leave: () => setState((now) => (now?.phase === 'running' ? { ...now, isLeft: true } : now)),
    close: () => setState(undefined),
  };
}

/** Draws of the opened plan as the parts receive them. */
export type Draw = ReturnType<typeof useDraw>;

const placedAt = (places: readonly PlacedSlot[], at: SlotPlace): PlacedSlot[] =>
  places.filter((place) => slotKey(place) === slotKey(at)).slice(0, 1);

const daysOf = ({ changed }: Drawn): number[] =>
  [...new Set(changed.map(({ day }) => day))].sort((a, b) => a - b);

/** Whether one meal was drawn: for one slot, or for the days of a pair. */
function isOneMeal({ changed: [first, ...others] }: Drawn): boolean {
  return others.every(({ mealId, slotIndex }) => mealId === first?.mealId && slotIndex === first.slotIndex);
}

function drawnText(places: readonly PlacedSlot[], answer: Drawn): string {
  const { updatedSlot, changed, split } = answer;
  const [at] = placedAt(places, updatedSlot);
  const meal = updatedSlot.slot.entry?.name ?? '';
  if (at && isOneMeal(answer)) {
    const said = t.drawn(meal, placeText(at, daysOf(answer)));
    return split ? `${said}. ${t.split}` : said;
  }
  const said = t.drawnMany(changed.length, slotDeedStrings.days(daysOf(answer)));
  return split ? `${said}. ${t.splitMany}` : said;
}

const undoneText = (answer: Drawn): string =>
  isOneMeal(answer) ? t.undone : t.undoneMany(answer.changed.length);
