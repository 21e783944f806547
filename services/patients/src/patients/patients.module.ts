import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { ClockModule } from '../clock/clock.module.js';
import { MeasurementsService } from './measurements.service.js';
import { PatientImportService } from './patient-import.service.js';
import { PatientListService } from './patient-list.service.js';
import { PatientErasuresService } from './patient-erasures.service.js';
import { PatientErasuresRepository } from './patient-erasures.repository.js';
import { PatientPresenter } from './patient.presenter.js';
import { PatientRecordsService } from './patient-records.service.js';
import { PatientTrashService } from './patient-trash.service.js';
import { PatientsController } from './patients.controller.js';
import { PatientsRepository } from './patients.repository.js';
import { PatientsService } from './patients.service.js';
import { PlansClient } from './plans.client.js';

@Module({
  imports: [ClockModule],
  controllers: [PatientsController],
  providers: [
    PatientsService,
    PatientListService,
    MeasurementsService,
    PatientTrashService,
    PatientErasuresService,
    PatientErasuresRepository,
    PatientRecordsService,
    PatientImportService,
    PatientPresenter,
    PatientsRepository,
    PlansClient,
  ],
  exports: [
    PatientImportService,
    PatientRecordsService,
    PatientsRepository,
    PatientsService,
    PatientTrashService,
    PlansClient,
  ],
})
export class PatientsModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly trash: PatientTrashService,
    private readonly erasures: PatientErasuresService,
  ) {}

  onModuleInit(): void {
    this.purge.register('patients-trash', ({ trashBefore }) => this.trash.purge(trashBefore));
    this.purge.register('patient-erasures', () => this.erasures.finishAll());
  }
}
