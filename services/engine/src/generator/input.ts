/** Input and refusals of the generator. Failures are values with a code, never exceptions and never NaN (rule 22). */
import type { Catalogue, PatientInput, PlanDay, RuleConfig } from '../model.js';
import { sharesAddUp, sumShares } from '../slots.js';

/** The plan as far as the generator reads it. */
export interface PlanInput {
  readonly id?: string;
  readonly days: number;
  readonly mealsPerDay: number;
  /** Daily target in kcal. */
  readonly caloriesPerDay: number;
  readonly generatorSources: readonly string[];
  /** Existing days; missing days are built from the default meal times. */
  readonly planDays: readonly PlanDay[];
}

/** Everything one generation depends on; the same input gives the same plan, byte for byte. */
export interface GenerateInput {
  readonly plan: PlanInput;
  /** Libraries of this call; without them the plan's own. */
  readonly sources?: readonly string[];
  readonly patient: PatientInput;
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
  /** Uses of a meal in the patient's other plans, by meal id (rule 12). */
  readonly usesInOtherStages?: Readonly<Record<string, number>>;
  readonly seed: number;
}

/** Why nothing could be generated. */
export type RefusalCode =
  | 'no_calories'
  | 'no_slots'
  | 'no_sources'
  | 'empty_library'
  | 'shares_not_100'
  | 'invalid_days'
  | 'invalid_seed'
  | 'stopped';

/** A reasoned refusal; `details` name the day, the sum or the value at fault. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Somebody stopped the generation before a day was finished. */
export const STOPPED: Refusal = { ok: false, code: 'stopped', details: {} };

/** Longest plan in days [diets §9]. */
export const MAX_PLAN_DAYS = 14;

/** Checks the input before any work; `undefined` means that generation can start. */
export function refusalOf(input: GenerateInput, days: readonly PlanDay[]): Refusal | undefined {
  const { plan } = input;
  if (!Number.isSafeInteger(input.seed) || input.seed < 0)
    return refuse('invalid_seed', { seed: String(input.seed) });
  if (!Number.isInteger(plan.days) || plan.days < 1 || plan.days > MAX_PLAN_DAYS) {
    return refuse('invalid_days', { days: String(plan.days) });
  }
  if (!Number.isFinite(plan.caloriesPerDay) || plan.caloriesPerDay <= 0) {
    return refuse('no_calories', { caloriesPerDay: String(plan.caloriesPerDay) });
  }
  if (sourcesOf(input).length === 0) return refuse('no_sources', {});
  if (input.catalog.meals.length === 0) return refuse('empty_library', { meals: 0 });
  for (const day of days) {
    if (day.slots.length === 0) return refuse('no_slots', { day: day.day });
    if (!sharesAddUp(day.slots)) return refuse('shares_not_100', { day: day.day, sum: sumShares(day.slots) });
  }
  return undefined;
}

/** Libraries in force: those of the call, else the plan's (rule 3). */
export function sourcesOf(
  input: Pick<GenerateInput, 'sources'> & { readonly plan: Pick<PlanInput, 'generatorSources'> },
): readonly string[] {
  return input.sources && input.sources.length > 0 ? input.sources : input.plan.generatorSources;
}

function refuse(code: RefusalCode, details: Refusal['details']): Refusal {
  return { ok: false, code, details };
}
