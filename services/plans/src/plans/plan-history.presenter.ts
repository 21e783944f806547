import type { HistoryRisk, HistoryStep, SlotDigest } from '@pora/contracts/plans/plan-history.model';
import type { PlanSlot } from '@pora/contracts/plans/plan.model';
import type { PastRisk } from './accepted-risks.repository.js';
import type { SnapshotHead } from './plan-snapshots.repository.js';
import { historyStrings } from './plan-history.strings.js';

/** A step as answered. */
export function presentStep(row: SnapshotHead): HistoryStep {
  return {
    id: Number(row.id),
    kind: row.kind,
    cause: row.step,
    sentence: historyStrings.cause(row.step),
    author: row.createdBy,
    at: row.createdAt.toISOString(),
    changedSlots: row.changedSlots,
    places: row.places,
    undone: row.undoneWith !== null,
  };
}

/** Names of intolerances by their key. */
export type CauseNames = ReadonlyMap<string, string>;

/**
 * What the history tells of a risk: that it was taken, and that it was taken back. A cause the dictionary has not, or not
 * any more, is told by the words of its key.
 */
export function presentRisk(
  { id, place, cause: key, reason, ...risk }: PastRisk,
  names: CauseNames,
): HistoryRisk[] {
  const cause = key === null ? null : (names.get(key) ?? key.replaceAll('-', ' '));
  const about = { kind: 'risk' as const, riskId: id, reason, places: place ? [place] : [] };
  const accepted: HistoryRisk = {
    ...{ ...about, cause: 'accept_risk', sentence: historyStrings.acceptedRisk(cause) },
    ...{ author: risk.createdBy, at: risk.createdAt.toISOString() },
  };
  const { withdrawnAt, withdrawnBy } = risk;
  if (!withdrawnAt) return [accepted];
  const withdrawn: HistoryRisk = {
    ...{ ...about, cause: 'withdraw_risk', sentence: historyStrings.withdrawnRisk(cause) },
    ...{ author: withdrawnBy ?? '', at: withdrawnAt.toISOString() },
  };
  return [withdrawn, accepted];
}

/** A slot as far as versions are compared by it. */
export function presentSlotDigest({ entry, time, locked, lockedInAllDays }: PlanSlot): SlotDigest {
  return {
    name: entry?.name ?? null,
    mealId: entry?.mealId ?? null,
    calories: entry?.calories ?? 0,
    portionPercent: entry?.portionPercent ?? null,
    ...{ time, locked, lockedInAllDays },
  };
}
