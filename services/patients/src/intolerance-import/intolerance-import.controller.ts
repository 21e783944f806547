import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { intoleranceSetRoutes as routes } from '@pora/contracts/patients/intolerance-set.routes';
import { IntoleranceImportService } from './intolerance-import.service.js';

const PARSE_LIMIT = { name: 'parse-intolerances', limit: 30, windowSeconds: 60 };

@Controller()
export class IntoleranceImportController {
  constructor(private readonly importer: IntoleranceImportService) {}

  @Endpoint(routes.parse, { rateLimit: PARSE_LIMIT })
  parse(@Input() input: RouteInput<typeof routes.parse>) {
    return this.importer.parse(input);
  }
}
