import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { fileAnswer } from '@pora/common/answers';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import { FILE_NOTICE_HEADER } from '@pora/contracts/call';
import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { ExportConfirmationsService } from './export-confirmations.service.js';
import { DocxExportService } from './docx-export.service.js';
import { DocxImportService } from './docx-import.service.js';
import { HandOutService } from './hand-out.service.js';
import { HandOutSettingsService } from './hand-out-settings.service.js';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EXPORT_LIMIT = { name: 'export-docx', limit: 60, windowSeconds: 60 };
const IMPORT_LIMIT = { name: 'import-docx', limit: 30, windowSeconds: 60 };

@Controller()
export class DocxController {
  constructor(
    private readonly exporter: DocxExportService,
    private readonly importer: DocxImportService,
    private readonly confirmations: ExportConfirmationsService,
    private readonly handOuts: HandOutService,
    private readonly settings: HandOutSettingsService,
  ) {}

  @Endpoint(handOutRoutes.settings)
  handOutSettings() {
    return this.settings.get();
  }

  @Endpoint(handOutRoutes.saveSettings)
  saveHandOutSettings(
    @Input() input: RouteInput<typeof handOutRoutes.saveSettings>,
    @Caller() caller: CallerInfo,
  ) {
    return this.settings.save(input, caller);
  }

  @Endpoint(handOutRoutes.preview)
  previewHandOut(@Input() input: RouteInput<typeof handOutRoutes.preview>, @Caller() caller: CallerInfo) {
    return this.handOuts.preview(input, caller);
  }

  @Endpoint(planRoutes.confirmExport, { rateLimit: EXPORT_LIMIT })
  confirmExport(@Input() input: RouteInput<typeof planRoutes.confirmExport>, @Caller() caller: CallerInfo) {
    return this.confirmations.confirm(input, caller);
  }

  @Endpoint(planRoutes.exportDocx, { rateLimit: EXPORT_LIMIT })
  async exportDocx(@Input() input: RouteInput<typeof planRoutes.exportDocx>, @Caller() caller: CallerInfo) {
    const { note, ...file } = await this.exporter.export(input, caller);
    // A header holds ASCII alone.
    const headers: Record<string, string> =
      note === '' ? {} : { [FILE_NOTICE_HEADER]: encodeURIComponent(note) };
    return fileAnswer({ ...file, contentType: DOCX_TYPE, headers });
  }

  @Endpoint(planRoutes.importDocx, { rateLimit: IMPORT_LIMIT })
  importDocx(@Input() input: RouteInput<typeof planRoutes.importDocx>, @Caller() caller: CallerInfo) {
    return this.importer.import(input, caller);
  }
}
