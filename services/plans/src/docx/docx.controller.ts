import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { fileAnswer } from '@pora/common/answers';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { DocxExportService } from './docx-export.service.js';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EXPORT_LIMIT = { name: 'export-docx', limit: 60, windowSeconds: 60 };

@Controller()
export class DocxController {
  constructor(private readonly exporter: DocxExportService) {}

  @Endpoint(planRoutes.exportDocx, { rateLimit: EXPORT_LIMIT })
  async exportDocx(@Input() input: RouteInput<typeof planRoutes.exportDocx>, @Caller() caller: CallerInfo) {
    return fileAnswer({ ...(await this.exporter.export(input.params.id, caller)), contentType: DOCX_TYPE });
  }
}
