import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError } from '@pora/common/errors';
import { Metrics } from '@pora/common/metrics';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import type {
  MissingData,
  PlanSafety,
  StoredVerdict,
  PlanVerdict,
} from '@pora/contracts/plans/plan-safety.model';
import type { PlanSafety as PlanAnalysis } from '@pora/engine/safety/analyse';
import { EngineService } from '../engine/engine.service.js';
import { PlanRisksService } from '../plans/plan-risks.service.js';
import type { MadeVerdict, VerdictBasis } from '../plans/plan-verdict.js';
import { PlansService, type PlanForGeneration } from '../plans/plans.service.js';
import {
  checkOf,
  presentUncertain,
  uncheckedOf,
  verdictOfCheck,
  withoutPatient,
} from '../safety/plan-check.js';
import { platesOf } from '../safety/plates.js';
import { takenMeals, withAccepted, type TakenMeal } from '../safety/accepted-risks.js';
import { safetyStrings } from '../safety/safety.strings.js';
import {
  NOTHING_AVOIDED,
  patientGone,
  PlanPatientsService,
  type AvoidedFoods,
} from '../patients/plan-patients.service.js';

/** The patient as the engine reads it; a plan without a patient has nothing to avoid. */
export interface PatientContext extends AvoidedFoods {
  readonly isChild: boolean;
}

/** What every step of the engine over one plan stands on. */
export interface PlanningContext {
  readonly plan: Plan;
  readonly patient: PatientContext;
  /** Uses of each meal in the patient's other plans, by meal id. */
  readonly usesInOtherStages: Readonly<Record<string, number>>;
  /** What a verdict made on this context holds for. */
  readonly basis: VerdictBasis;
  /** Seed of the plan's last generation; 1 before the first. */
  readonly seed: number;
}

/** What could be loaded of a plan's context, and what is missing. */
export interface LoadedContext {
  readonly patient: PatientContext | undefined;
  readonly missing: readonly MissingData[];
  /** Undefined when something could not be loaded. */
  readonly basis: VerdictBasis | undefined;
  /** There is no such patient any more; asking again does not help. */
  readonly isGone: boolean;
}

/** What a check reads of a plan. */
type CheckedPlan = Pick<Plan, 'id' | 'patientId'> & { readonly planDays: readonly PlanDay[] };

/** Check of days about to be saved, and what may be kept of it with them; undefined where something was missing. */
export interface AheadCheck {
  readonly verdict: PlanSafety;
  readonly made: MadeVerdict | undefined;
}

/** Check of a saved plan beside what lists show of it from now on. */
export interface SavedCheck {
  readonly verdict: PlanSafety;
  readonly lastVerdict: StoredVerdict | null;
}

const NOBODY: PatientContext = { ...NOTHING_AVOIDED, isChild: false, hasRecords: false };
/** Without a patient nothing is compared, so nothing can change. */
const NO_PATIENT: VerdictBasis = { patient: '', catalogue: '' };
const RETRY_AFTER_SECONDS = 3;
const PATIENT_DATA: readonly MissingData[] = ['intolerances', 'disliked'];
const CATALOGUE_DATA: readonly MissingData[] = ['mappings'];

/** Brings together a plan, its patient and the catalogue, and refuses where they cannot be (decision 12). */
@Injectable()
export class PlanningContextService {
  constructor(
    private readonly plans: PlansService,
    private readonly patients: PlanPatientsService,
    private readonly engine: EngineService,
    private readonly risks: PlanRisksService,
    private readonly metrics: Metrics,
  ) {
    metrics.count('pora_verdicts_total', { state: 'unchecked' }, 0);
  }

  /**
   * The common input of the engine's steps.
   * @throws ApiError 404, 409 when the patient is gone, 503 `not_checked` when the patient's data or the mappings
   * cannot be loaded
   */
  async of(plan: string | PlanForGeneration, caller: CallerInfo): Promise<PlanningContext> {
    const known = typeof plan === 'string' ? await this.plans.getForGeneration(plan) : plan;
    const { plan: stored, usesInOtherPlans } = known;
    const { patient, missing, basis, isGone } = await this.load(stored, caller);
    if (isGone) throw patientGone();
    if (!patient || !basis || missing.length > 0) throw notChecked(missing);
    return {
      plan: stored,
      patient,
      basis,
      usesInOtherStages: usesInOtherPlans,
      seed: stored.generation?.seed ?? 1,
    };
  }

  /** Check of days in short; they may be other days than the stored ones. @throws ApiError 503 as {@link check} */
  async verdictOf(
    planDays: readonly PlanDay[],
    context: Pick<PlanningContext, 'plan' | 'patient'>,
  ): Promise<PlanVerdict> {
    return verdictOfCheck(await this.check(planDays, context));
  }

  /** Full check of days, or what one made with them found. @throws ApiError 503 when the catalogue went away or the thread cannot answer in time */
  async check(
    planDays: readonly PlanDay[],
    { plan, patient }: { plan: Omit<CheckedPlan, 'planDays'>; patient: PatientContext },
    found?: PlanAnalysis,
  ): Promise<PlanSafety> {
    if (plan.patientId === null) return this.withUncertain(withoutPatient(planDays, new Date()), planDays);
    const [analysis, accepted] = await Promise.all([
      found ?? this.engine.ask('analyse', { planDays: platesOf(planDays), patient }),
      this.risks.list(plan.id),
    ]);
    const check = { ...checkOf(analysis, planDays, new Date()), absent: [...patient.absent] };
    return this.counted(withAccepted(check, planDays, accepted));
  }

  /** Planned foods whose risk was accepted: a step that works by itself leaves them (decision 36). @throws ApiError 503 as {@link check} */
  async takenMeals({ plan, patient }: Pick<PlanningContext, 'plan' | 'patient'>): Promise<TakenMeal[]> {
    if (plan.patientId === null || (await this.risks.list(plan.id)).length === 0) return [];
    return takenMeals(await this.check(plan.planDays, { plan, patient }));
  }

  /** Check of the stored days; what cannot be loaded leaves them unchecked. @throws ApiError 404, 503 as {@link check} */
  async checkStored(id: string, caller: CallerInfo): Promise<{ plan: Plan; safety: PlanSafety }> {
    const { plan, patient, missing, basis } = await this.lookUp(id, caller);
    const isComplete = patient && missing.length === 0;
    const safety = isComplete
      ? await this.check(plan.planDays, { plan, patient })
      : await this.withUncertain(uncheckedOf(plan.planDays, missing, new Date()), plan.planDays);
    if (isComplete && basis) await this.plans.keepVerdict(plan, { verdict: verdictOfCheck(safety), basis });
    return { plan, safety };
  }

  /**
   * Check of a plan that was just saved, and what is kept of it: the change stands, so what cannot be had now leaves
   * the plan unchecked and its last verdict out of date. `loaded` was asked for with {@link load} while it was saved;
   * the verdict holds for what was loaded then.
   */
  async checkSaved(plan: Plan, caller: CallerInfo, loaded = this.load(plan, caller)): Promise<SavedCheck> {
    const { verdict, made } = await this.checkAhead(plan, loaded);
    return { verdict, lastVerdict: made ? await this.plans.keepVerdict(plan, made) : plan.lastVerdict };
  }

  /**
   * Check of days about to be saved with their plan. The change may stand whatever the check says: what cannot be had
   * now leaves the days unchecked.
   */
  async checkAhead(plan: CheckedPlan, loaded: Promise<LoadedContext>): Promise<AheadCheck> {
    const { planDays } = plan;
    const without = async (missing: readonly MissingData[]): Promise<AheadCheck> => ({
      verdict: await this.withUncertain(uncheckedOf(planDays, missing, new Date()), planDays),
      made: undefined,
    });
    try {
      const { patient, missing, basis } = await loaded;
      if (!patient || !basis || missing.length > 0) return without(missing);
      const verdict = await this.check(planDays, { plan, patient });
      return { verdict, made: { verdict, basis } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return without(CATALOGUE_DATA);
    }
  }

  /** A check made without the engine, with what the base alone says; while it is away nothing is added. */
  private async withUncertain(safety: PlanSafety, planDays: readonly PlanDay[]): Promise<PlanSafety> {
    const found = await unlessAway(this.engine.ask('uncertain', { planDays: platesOf(planDays) }));
    return this.counted(found ? { ...safety, uncertain: presentUncertain(found) } : safety);
  }

  /** The days with safe meals where there are some. @throws ApiError 503 while the engine or the patient's data are away */
  async repaired(plan: Plan, loaded: Promise<LoadedContext>): Promise<readonly PlanDay[]> {
    const { patient } = await loaded;
    if (!patient) throw notChecked(PATIENT_DATA);
    const seed = plan.generation?.seed ?? 1;
    const input = { plan, patient, usesInOtherStages: {}, seed, accepted: [] };
    return (await this.engine.ask('repair', input)).planDays;
  }

  private counted(safety: PlanSafety): PlanSafety {
    this.metrics.count('pora_verdicts_total', { state: safety.state });
    return safety;
  }

  /** A plan and as much of what it stands on as can be had now. @throws ApiError 404 */
  async lookUp(id: string, caller: CallerInfo): Promise<LoadedContext & { plan: Plan }> {
    const plan = await this.plans.get(id);
    return { plan, ...(await this.load(plan, caller)) };
  }

  /** As much of what a plan's check stands on as can be had now. */
  async load({ patientId }: Pick<Plan, 'patientId'>, caller: CallerInfo): Promise<LoadedContext> {
    if (patientId === null) return { patient: NOBODY, missing: [], basis: NO_PATIENT, isGone: false };
    const [asked, canCheck, catalogue] = await Promise.all([
      unlessAway(this.patients.find(patientId, caller).then((found) => ({ found }))),
      unlessAway(this.engine.canCheck()),
      unlessAway(this.engine.checkedAgainst()),
    ]);
    const found = asked?.found;
    return {
      patient: found && { isChild: found.patient.isChild, ...found.avoids },
      missing: [...(found ? [] : PATIENT_DATA), ...(canCheck ? [] : CATALOGUE_DATA)],
      basis: found && catalogue ? { patient: found.dataRevision, catalogue } : undefined,
      isGone: asked !== undefined && !found,
    };
  }
}

/** Undefined when the service that was asked is away; any other refusal goes on. */
async function unlessAway<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'service_unavailable') return undefined;
    throw error;
  }
}

/** The refusal of a step whose data cannot be had now (decision 12). */
export function notChecked(missing: readonly MissingData[]): ApiError {
  const options = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return new ApiError(503, 'not_checked', safetyStrings.notChecked(missing), { missing }, options);
}
