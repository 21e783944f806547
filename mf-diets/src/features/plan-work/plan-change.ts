import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { mergeSlotEdits, withSlotEdits } from './slot-edits.js';

/** A change of a plan: of its parameters, of single slots, or of both. */
export type PlanChange = PlanPatch & { slots?: SlotEdit[] | undefined };

/** The plan with a change, as it will be; what changes its meals is the server's to compute. */
export function withChange(plan: Plan, change: PlanChange): Plan {
  const { name, status, caloriesPerDay, mealsPerDay, stage, generatorSources } = { ...plan, ...change };
  const planDays = change.slots ? withSlotEdits(plan.planDays, change.slots) : plan.planDays;
  return { ...plan, name, status, caloriesPerDay, mealsPerDay, stage, generatorSources, planDays };
}

/** Both changes as one, the later winning. */
export function mergeChanges(
  { slots: earlier, ...before }: PlanChange,
  { slots: later, ...after }: PlanChange,
): PlanChange {
  const slots = earlier ?? later;
  return { ...before, ...after, ...(slots && { slots: mergeSlotEdits(earlier, later) }) };
}
