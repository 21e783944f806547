import type { MealPicture } from '@pora/contracts/catalog/meal-picture.model';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import type { EqualFoods } from '../engine-worker/hand-out-operations.js';
import type { AvoidedFoods } from '../patients/plan-patients.service.js';

/** Who the hand-out is for, who wrote it, and how it is made. */
export interface HandOutSource {
  readonly plan: Plan;
  readonly patient: Patient | null;
  readonly dietitian: { readonly name: string; readonly email: string };
  /** Meals whose energy nobody knows: neither theirs nor what is summed over them is printed (decision 40). */
  readonly uncertain?: readonly SlotPlace[];
  /** Dishes that are called after what the patient must not get and do not hold it. */
  readonly calledAfter?: PlanSafety['calledAfter'];
  readonly settings: HandOutSettings;
  /** Date of day 1. */
  readonly firstDay?: string | undefined;
  /** The patient's next visit, as the dietitian gave it. */
  readonly nextVisit?: string | undefined;
  readonly nextVisitTime?: string | undefined;
  /** What the record says against foods; undefined without a patient. */
  readonly avoids?: AvoidedFoods | undefined;
  /** Undefined while the catalogue is away. */
  readonly shopping?: Pick<ShoppingLists, 'week1' | 'week2'> | undefined;
  readonly equalFoods?: readonly EqualFoods[] | undefined;
  /** Photographs by the meal's id; undefined when nobody asked for them or the catalogue is away. */
  readonly pictures?: ReadonlyMap<string, MealPicture> | undefined;
  /** Why photographs that were asked for are not there. */
  readonly pictureNote?: string | undefined;
}
