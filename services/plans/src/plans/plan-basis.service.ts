import { Injectable } from '@nestjs/common';
import { invalidInput } from '@pora/common/errors';
import type { CallerInfo } from '@pora/common/endpoint';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { EngineService } from '../engine/engine.service.js';
import { PlanPatientsService, type PlanPatient } from '../patients/plan-patients.service.js';
import { planStrings } from './plans.strings.js';

/** What a plan stands on and other services own: the patient and the rules. */
@Injectable()
export class PlanBasisService {
  constructor(
    private readonly patients: PlanPatientsService,
    private readonly engine: EngineService,
  ) {}

  /** @throws ApiError 400 at `patientId` when there is no such patient, 503 while the patients service is away */
  async patientOfNewPlan(id: string, caller: CallerInfo): Promise<PlanPatient> {
    const found = await this.patients.find(id, caller);
    if (found) return found;
    const message = planStrings.patientNotFound;
    throw invalidInput(message, { fields: [{ path: 'patientId', message }] });
  }

  /** Undefined when the patient is gone. @throws ApiError 503 while the patients service is away */
  findPatient(id: string, caller: CallerInfo): Promise<PlanPatient | undefined> {
    return this.patients.find(id, caller);
  }

  /** @throws ApiError 503 while the catalogue is away */
  rules(): Promise<RuleConfig> {
    return this.engine.rules();
  }
}
