import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { CallerInfo } from '@pora/common/endpoint';
import { PlansService } from '../plans/plans.service.js';
import { DocxArchiveService, type DocxFile } from './docx-archive.service.js';
import { ExportConfirmationsService } from './export-confirmations.service.js';
import { DocxWriterService } from './docx-writer.service.js';
import { HandOutPicturesService } from './hand-out-pictures.service.js';
import { HandOutService } from './hand-out.service.js';

/** Exports a plan as a Word hand-out [diets §7]. */
@Injectable()
export class DocxExportService {
  constructor(
    private readonly plans: PlansService,
    private readonly handOuts: HandOutService,
    private readonly pictures: HandOutPicturesService,
    private readonly writer: DocxWriterService,
    private readonly archive: DocxArchiveService,
    private readonly confirmations: ExportConfirmationsService,
  ) {}

  /** The bytes are in the archive before they are answered; `note` says what of it could not be had. @throws ApiError 404, 409, 409 `export_not_confirmed`, 503 */
  async export(
    { params, query }: RouteInput<typeof planRoutes.exportDocx>,
    caller: CallerInfo,
  ): Promise<DocxFile & { readonly note: string }> {
    const plan = await this.plans.get(params.id);
    const { confirmation, ...options } = query;
    // Whose plan it is comes first: a patient who is gone is no question of risk.
    await this.handOuts.mustHavePatient(plan, caller);
    const verdict = await this.confirmations.demand(plan, confirmation, caller);
    const handOut = await this.handOuts.make(plan, { query: options, verdict, caller });
    const { files, note } = await this.pictures.read(handOut);
    const file = { body: await this.writer.write({ handOut, files }), fileName: handOut.fileName };
    await this.archive.keep(plan, file, caller);
    return { ...file, note };
  }
}
