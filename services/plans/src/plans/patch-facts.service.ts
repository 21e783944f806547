import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import type { Plan, PlanPatch } from '@pora/contracts/plans/plan.model';
import { EngineService } from '../engine/engine.service.js';
import { PlanPatientsService, type PlanPatient } from '../patients/plan-patients.service.js';
import { needsPatient, needsRules, type PatchFacts } from './plan-patch.js';

/** What a change of a plan needs to know of its patient and of the rules; asked for only where it is needed. */
@Injectable()
export class PatchFactsService {
  constructor(
    private readonly patients: PlanPatientsService,
    private readonly engine: EngineService,
    private readonly log: Log,
  ) {}

  /** @throws ApiError 503 while a service that the change cannot do without is away */
  async load(known: Plan, body: PlanPatch, caller: CallerInfo): Promise<PatchFacts> {
    const [rules, found] = await Promise.all([
      needsRules(known, body) ? this.engine.rules() : undefined,
      needsPatient(known, body) ? this.patientFor(known, body, caller) : undefined,
    ]);
    return { rules, isChild: found?.patient.isChild, tdee: found?.tdee };
  }

  /** A changed number of meals needs the patient; the energy need can wait until the patients service is back. */
  private async patientFor(
    { patientId, mealsPerDay }: Plan,
    body: PlanPatch,
    caller: CallerInfo,
  ): Promise<PlanPatient | undefined> {
    if (patientId === null) return undefined;
    try {
      return await this.patients.find(patientId, caller);
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 503;
      const changesMeals = body.mealsPerDay !== undefined && body.mealsPerDay !== mealsPerDay;
      if (!isAway || changesMeals) throw error;
      this.log.warn('plan.energy-kept', { component: 'patients', patientId });
      return undefined;
    }
  }
}
