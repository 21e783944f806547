import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SEED_CALLER } from '@pora/common/seed';
import { Clock } from '../clock/clock.js';
import { PatientImportService } from '../patients/patient-import.service.js';
import { datedPatient, type DemoPatient } from './demo-patients.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';

/** Loads the demo patients once each: an edited one stays as it is, a deleted one does not come back. */
@Injectable()
export class PatientsSeeder {
  constructor(
    private readonly patients: PatientImportService,
    private readonly seeded: SeededRecordsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async load(patients: readonly DemoPatient[]): Promise<void> {
    const loadedBefore = await this.seeded.ids();
    const fresh = patients.filter(({ id }) => !loadedBefore.has(id));
    for (const patient of fresh) {
      if (!(await this.patients.exists(patient.id))) {
        await this.patients.add(datedPatient(patient, this.clock.now()), SEED_CALLER);
      }
      await this.seeded.remember(patient.id);
    }
    this.log.info('seed.loaded', { entity: 'patient', count: fresh.length });
  }
}
