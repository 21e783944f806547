import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { ClockModule } from '../clock/clock.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ExportJobs } from './export-jobs.service.js';
import { ExportRowsRepository } from './export-rows.repository.js';
import { ExportSources } from './export-sources.service.js';
import { ExportWork, RETRY_PAUSE } from './export-work.service.js';
import { PatientExportsController } from './patient-exports.controller.js';
import { PatientExportsRepository } from './patient-exports.repository.js';
import { PatientExportsService } from './patient-exports.service.js';

/** Long enough for a service that is being restarted. */
const RETRY_PAUSE_MS = 3_000;

@Module({
  imports: [ClockModule, PatientsModule, PrivacyModule],
  controllers: [PatientExportsController],
  providers: [
    ...[PatientExportsService, PatientExportsRepository],
    ...[ExportJobs, ExportWork, ExportSources, ExportRowsRepository],
    { provide: RETRY_PAUSE, useValue: RETRY_PAUSE_MS },
  ],
})
export class PrivacyExportModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly exports: PatientExportsRepository,
  ) {}

  onModuleInit(): void {
    this.purge.register('patient-exports', ({ now, trashBefore }) => this.exports.purge(now, trashBefore));
  }
}
