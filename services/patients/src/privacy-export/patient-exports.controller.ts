import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { exportRoutes as routes } from '@pora/contracts/privacy/export.routes';
import { PatientExportsService } from './patient-exports.service.js';

type Routes = typeof routes;

@Controller()
export class PatientExportsController {
  constructor(private readonly exports: PatientExportsService) {}

  @Endpoint(routes.list)
  list(@Input() { params }: RouteInput<Routes['list']>) {
    return this.exports.list(params.id);
  }

  @Endpoint(routes.start)
  start(@Input() { params }: RouteInput<Routes['start']>, @Caller() caller: CallerInfo) {
    return this.exports.start(params.id, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() { params }: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.exports.remove(params, caller);
  }

  @Endpoint(routes.file)
  file(@Input() { params }: RouteInput<Routes['file']>, @Caller() caller: CallerInfo) {
    return this.exports.file(params, caller);
  }
}
