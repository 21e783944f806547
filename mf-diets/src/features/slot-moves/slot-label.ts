import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';

/** Name of a slot as the person reads it. */
export const labelOf = ({ label, type }: Pick<PlanSlot, 'label' | 'type'>): string =>
  label || MEAL_TYPE_LABELS[type];
