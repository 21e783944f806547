import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PatientPlansService } from './patient-plans.service.js';

/** Calls of the patients service. */
@Controller()
export class PatientPlansController {
  constructor(private readonly plans: PatientPlansService) {}

  @Endpoint(planRoutes.removeOfPatient)
  remove(@Input() input: RouteInput<typeof planRoutes.removeOfPatient>, @Caller() caller: CallerInfo) {
    return this.plans.remove(input.params.id, caller);
  }

  @Endpoint(planRoutes.restoreOfPatient)
  restore(@Input() input: RouteInput<typeof planRoutes.restoreOfPatient>, @Caller() caller: CallerInfo) {
    return this.plans.restore(input.params.id, caller);
  }

  @Endpoint(planRoutes.listOfPatient)
  async list(@Input() { params }: RouteInput<typeof planRoutes.listOfPatient>) {
    return { items: await this.plans.ids(params.id) };
  }

  @Endpoint(planRoutes.oneOfPatient)
  get(@Input() { params }: RouteInput<typeof planRoutes.oneOfPatient>) {
    return this.plans.get(params.id, params.planId);
  }

  @Endpoint(planRoutes.accessLinesOfPatient)
  accessLines(@Input() { params, query }: RouteInput<typeof planRoutes.accessLinesOfPatient>) {
    return this.plans.accessLines(params.id, query);
  }

  @Endpoint(planRoutes.eraseOfPatient)
  erase(@Input() input: RouteInput<typeof planRoutes.eraseOfPatient>, @Caller() caller: CallerInfo) {
    return this.plans.erase(input.params.id, caller);
  }
}
