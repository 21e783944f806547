import { Controller } from '@nestjs/common';
import type { WireAnswer } from '@pora/common/answers';
import { Endpoint } from '@pora/common/endpoint';
import { openApiRoutes } from '@pora/contracts/openapi/openapi.routes';
import { ApiDocsService } from './api-docs.service.js';

/** The description of the API, to whoever is signed in. */
@Controller()
export class ApiDocsController {
  constructor(private readonly docs: ApiDocsService) {}

  @Endpoint(openApiRoutes.document)
  document(): Promise<WireAnswer> {
    return this.docs.document();
  }

  @Endpoint(openApiRoutes.page)
  page(): Promise<WireAnswer> {
    return this.docs.page();
  }
}
