import { type Plan } from '@pora/contracts/plans/plan.model';
import { planCalls, planHistoryCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, isHttpError, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { sendExplained } from './explained-moves.js';
import { planWrites } from './plan-writes.js';

/** A change of the plan still waits for the server: a step taken back now would be another one than the last. */
export class ChangesWait extends Error {}

interface Undo {
  of: 'big' | 'last';
  confirm: boolean;
  /** The version whose later edits were confirmed; another one may have more of them. */
  version?: number;
}

interface MovedPlan {
  /** Key of the turn among the plan's other writes. */
  scope: { id: string };
  newest: () => Plan;
  keep: (changed: Plan) => Promise<void>;
}

/**
 * Steps back and forth along the plan's history; each waits its turn among the other writes [decisions 45]. What the server
 * asks about one is asked in its turn, so that it is made on the version it was asked about; it answers `null` when the
 * person gives it up [decisions 60, 61].
 */
export function useHistoryMoves(id: string, { scope, newest, keep }: MovedPlan) {
  const client = useQueryClient();
  const params = { id };
  /** The version every move is made on, once nothing is on its way any more. @throws ChangesWait */
  const versionToMove = async (): Promise<number> => {
    const writer = planWrites.writer(id);
    await writer.flush();
    if (writer.pending()) throw new ChangesWait();
    return newest().version;
  };
  const move = {
    scope,
    onSuccess: async (moved: Plan | null) => {
      if (moved) await keep(moved);
    },
    // Refused because the plan is another one by now: what is in sight is read again.
    onError: (error: Error) =>
      isHttpError(error, 409)
        ? undefined
        : client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, params) }),
  };
  return {
    /** A change is not stored yet: the last step is not the one in sight. */
    isWaiting: () => planWrites.writer(id).pending() !== null,
    undo: useSingleMutation({
      ...move,
      // 409 `later_edits` names what would be lost, while it was not confirmed.
      mutationFn: async ({ of, confirm, version }: Undo) => {
        const newestVersion = await versionToMove();
        const ifMatch = version ?? newestVersion;
        // Who was asked about another person's step was told how many steps go.
        return sendExplained(id, (answer) => {
          const body = { of, confirm: confirm || answer.others === true, ...answer };
          return callRoute(planCalls.undo, { params, body, ifMatch });
        });
      },
    }),
    redo: useSingleMutation({
      ...move,
      mutationFn: async () => {
        const ifMatch = await versionToMove();
        return sendExplained(id, (answer) =>
          callRoute(planHistoryCalls.redo, { params, body: answer, ifMatch }),
        );
      },
    }),
    /** Brings back the plan, or one day of it, as it was before a step. */
    restoreVersion: useSingleMutation({
      ...move,
      mutationFn: async ({ step, day }: { step: number; day?: number }) => {
        const ifMatch = await versionToMove();
        const ofStep = { id, n: String(step) };
        return sendExplained(id, ({ forbidden, reasons }) =>
          callRoute(planHistoryCalls.restore, { params: ofStep, body: { day, forbidden, reasons }, ifMatch }),
        );
      },
    }),
  };
}
