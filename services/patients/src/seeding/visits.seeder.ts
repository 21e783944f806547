import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SEED_CALLER } from '@pora/common/seed';
import { Clock } from '../clock/clock.js';
import { PatientImportService } from '../patients/patient-import.service.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { datedVisit, type DemoVisit } from './demo-visits.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';

/** Loads the demo visits once each, of patients who are on file. */
@Injectable()
export class VisitsSeeder {
  constructor(
    private readonly patients: PatientImportService,
    private readonly schedule: ScheduleService,
    private readonly seeded: SeededRecordsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async load(visits: readonly DemoVisit[]): Promise<void> {
    const now = this.clock.now();
    const loadedBefore = await this.seeded.ids();
    const fresh = visits.filter(({ id }) => !loadedBefore.has(id));
    for (const visit of fresh) {
      const isOfSomebody = visit.patientId === undefined || (await this.patients.exists(visit.patientId));
      if (isOfSomebody) await this.schedule.bringIn(datedVisit(visit, now), SEED_CALLER);
      await this.seeded.remember(visit.id);
    }
    this.log.info('seed.loaded', { entity: 'schedule-event', count: fresh.length });
  }
}
