import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import { PlansService } from '../plans/plans.service.js';
import { DocxArchiveService, type DocxFile } from './docx-archive.service.js';
import { ExportConfirmationsService } from './export-confirmations.service.js';
import { DocxWriterService } from './docx-writer.service.js';
import { buildHandOut } from './hand-out.builder.js';

/** Exports a plan as a Word hand-out [diets §7]. */
@Injectable()
export class DocxExportService {
  constructor(
    private readonly plans: PlansService,
    private readonly patients: PlanPatientsService,
    private readonly writer: DocxWriterService,
    private readonly archive: DocxArchiveService,
    private readonly confirmations: ExportConfirmationsService,
  ) {}

  /** The bytes are in the archive before they are answered. @throws ApiError 404, 409, 409 `export_not_confirmed`, 503 */
  async export(
    { params, query }: RouteInput<typeof planRoutes.exportDocx>,
    caller: CallerInfo,
  ): Promise<DocxFile> {
    const plan = await this.plans.get(params.id);
    const patient = await this.patientOf(plan, caller);
    const { uncertain } = await this.confirmations.demand(plan, query.confirmation, caller);
    const handOut = buildHandOut({ plan, patient, dietitian: caller, uncertain });
    const file = { body: await this.writer.write(handOut), fileName: handOut.fileName };
    await this.archive.keep(plan, file, caller);
    return file;
  }

  private async patientOf({ patientId }: Plan, caller: CallerInfo): Promise<Patient | null> {
    if (patientId === null) return null;
    const { patient } = await this.patients.get(patientId, caller);
    return patient;
  }
}
