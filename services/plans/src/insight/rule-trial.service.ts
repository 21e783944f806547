import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { normaliseRuleConfig } from '@pora/contracts/catalog/rule-config.normalise';
import { MOST_NAMED_MEALS, type ruleTrialRoutes } from '@pora/contracts/plans/rule-trial.routes';
import { EngineService } from '../engine/engine.service.js';
import { refusalOf } from '../generation/generation-report.js';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import { notChecked, PlanningContextService } from '../planning/planning-context.service.js';
import { insightStrings } from './insight.strings.js';
import { presentTrial } from './rule-trial.presenter.js';

type Run = typeof ruleTrialRoutes.run;

/** Days of a usual plan. */
const DAYS = 14;
/** Nothing is drawn, so any seed says the same. */
const SEED = 1;

/** Tries rules on a patient: what would be left for each slot of a new plan; saves nothing. */
@Injectable()
export class RuleTrialService {
  constructor(
    private readonly context: PlanningContextService,
    private readonly patients: PlanPatientsService,
    private readonly engine: EngineService,
  ) {}

  /** @throws ApiError 404 for an unknown patient, 422 with the engine's reason, 503 `not_checked` or while something is away */
  async run({ body }: RouteInput<Run>, caller: CallerInfo): Promise<RouteAnswer<Run>> {
    const { patientId, mealsPerDay, sources } = body;
    const [{ patient, missing, isGone }, found] = await Promise.all([
      this.context.load({ patientId }, caller),
      patientId === null ? undefined : this.patients.find(patientId, caller),
    ]);
    if (isGone) throw notFound(insightStrings.noPatient);
    if (!patient || missing.length > 0) throw notChecked(missing);
    const caloriesPerDay = body.caloriesPerDay ?? Math.round(found?.tdee ?? 0);
    const plan = { days: DAYS, mealsPerDay, caloriesPerDay, generatorSources: sources, planDays: [] };
    const edited = normaliseRuleConfig(body.config);
    const asked = { plan, patient, seed: SEED, edited, mostNamed: MOST_NAMED_MEALS };
    const trial = await this.engine.ask('tryRules', asked);
    if (!trial.ok) throw refusalOf(trial);
    return { caloriesPerDay, types: trial.types.map(presentTrial) };
  }
}
