import type { HistoryStep, SlotDigest } from '@pora/contracts/plans/plan-history.model';
import type { PlanSlot } from '@pora/contracts/plans/plan.model';
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
