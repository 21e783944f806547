import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { patientRoutes as routes } from '@pora/contracts/patients/patient.routes';
import { PlanningService } from './planning.service.js';

@Controller()
export class PlanningController {
  constructor(private readonly planning: PlanningService) {}

  @Endpoint(routes.forPlanning)
  get(@Input() { params }: RouteInput<(typeof routes)['forPlanning']>, @Caller() caller: CallerInfo) {
    return this.planning.get(params.id, caller);
  }

  @Endpoint(routes.dataRevisions)
  async dataRevisions(@Input() { body }: RouteInput<(typeof routes)['dataRevisions']>) {
    // The state first: what changes meanwhile is another state at the next question.
    const state = await this.planning.recordsState();
    return { state, revisions: await this.planning.dataRevisions(body.ids) };
  }
}
