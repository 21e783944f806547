import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { surveyRoutes as routes } from '@pora/contracts/patients/survey.routes';
import { SurveyImportService } from './survey-import.service.js';

const PARSE_LIMIT = { name: 'parse-surveys', limit: 30, windowSeconds: 60 };

@Controller()
export class SurveyImportController {
  constructor(private readonly importer: SurveyImportService) {}

  @Endpoint(routes.parse, { rateLimit: PARSE_LIMIT })
  parse(@Input() input: RouteInput<typeof routes.parse>) {
    return this.importer.parse(input);
  }
}
