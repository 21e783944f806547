import { Controller } from '@nestjs/common';
import { Caller, Endpoint, type CallerInfo } from '@pora/common/endpoint';
import { patientRoutes as routes } from '@pora/contracts/patients/patient.routes';
import { SampleService } from './sample.service.js';

@Controller()
export class SampleController {
  constructor(private readonly samples: SampleService) {}

  @Endpoint(routes.sample)
  add(@Caller() caller: CallerInfo) {
    return this.samples.add(caller);
  }
}
