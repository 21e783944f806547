import { Inject, Injectable } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG } from '@pora/common/config';
import type { Author } from '@pora/common/database';
import type { CallerInfo } from '@pora/common/endpoint';
import type { RouteAnswer, RouteRequest } from '@pora/contracts';
import { planRoutes, type ExportedPlan } from '@pora/contracts/plans/plan.routes';
import type { PatientsConfig } from '../config.js';

// Longer than one statement may take there (2.5 s), so that a slow answer is a refusal and never an unknown outcome.
const TIMEOUT_MS = 3_000;

/** Calls to the plans service; each throws ApiError 503 while it is away. */
@Injectable()
export class PlansClient {
  constructor(
    private readonly http: InternalHttp,
    @Inject(SERVICE_CONFIG) private readonly config: PatientsConfig,
  ) {}

  /** Moves the patient's plans to the trash. */
  async trashPlansOf(patientId: string, caller: CallerInfo): Promise<void> {
    await this.http.call(
      this.target,
      planRoutes.removeOfPatient,
      { params: { id: patientId } },
      optionsFor(caller),
    );
  }

  /** Brings back the plans that went to the trash with the patient. */
  async restorePlansOf(patientId: string, caller: CallerInfo): Promise<void> {
    await this.http.call(
      this.target,
      planRoutes.restoreOfPatient,
      { params: { id: patientId } },
      optionsFor(caller),
    );
  }

  /** Removes for good everything that plans know of the patient. */
  async erasePlansOf(patientId: string, caller: Author): Promise<void> {
    await this.http.call(
      this.target,
      planRoutes.eraseOfPatient,
      { params: { id: patientId } },
      optionsFor(caller),
    );
  }

  /** Ids of the patient's plans, those in the trash included. */
  async planIdsOf(patientId: string): Promise<string[]> {
    const request = { params: { id: patientId } };
    const { items } = await this.http.call(this.target, planRoutes.listOfPatient, request, {
      timeoutMs: TIMEOUT_MS,
    });
    return items;
  }

  /** A plan with everything that stands in it. @throws ApiError 404 once it is gone */
  planOf(patientId: string, planId: string): Promise<ExportedPlan> {
    const request = { params: { id: patientId, planId } };
    return this.http.call(this.target, planRoutes.oneOfPatient, request, { timeoutMs: TIMEOUT_MS });
  }

  /** Lines of the audit trail about the patient's plans, the newest first. */
  accessLines(
    patientId: string,
    query: NonNullable<RouteRequest<typeof planRoutes.accessLinesOfPatient>['query']>,
  ): Promise<RouteAnswer<typeof planRoutes.accessLinesOfPatient>> {
    const request = { params: { id: patientId }, query };
    return this.http.call(this.target, planRoutes.accessLinesOfPatient, request, { timeoutMs: TIMEOUT_MS });
  }

  private get target() {
    return { component: 'plans' as const, baseUrl: this.config.settings.PLANS_URL };
  }
}

const optionsFor = (caller: Author) => ({ caller, timeoutMs: TIMEOUT_MS });
