import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SEED_CALLER } from '@pora/common/seed';
import { Clock } from '../clock/clock.js';
import { IntoleranceSetsService } from '../intolerance-sets/intolerance-sets.service.js';
import { PatientImportService } from '../patients/patient-import.service.js';
import { SurveysService } from '../surveys/surveys.service.js';
import {
  datedIntoleranceSet,
  datedSurvey,
  type DemoIntoleranceSet,
  type DemoSurvey,
} from './demo-records.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';

/** Loads the surveys and intolerance sets of the demo patients once each, where the patient has none yet. */
@Injectable()
export class RecordsSeeder {
  constructor(
    private readonly patients: PatientImportService,
    private readonly surveys: SurveysService,
    private readonly sets: IntoleranceSetsService,
    private readonly seeded: SeededRecordsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async load(surveys: readonly DemoSurvey[], sets: readonly DemoIntoleranceSet[]): Promise<void> {
    const now = this.clock.now();
    await this.loadEach('survey', surveys, (survey) =>
      this.surveys.bringIn(datedSurvey(survey, now), SEED_CALLER),
    );
    await this.loadEach('intolerance-set', sets, (set) =>
      this.sets.bringIn(datedIntoleranceSet(set, now), SEED_CALLER),
    );
  }

  private async loadEach<T extends { id: string; patientId: string }>(
    entity: string,
    records: readonly T[],
    bringIn: (record: T) => Promise<void>,
  ): Promise<void> {
    const loadedBefore = await this.seeded.ids();
    const fresh = records.filter(({ id }) => !loadedBefore.has(id));
    for (const record of fresh) {
      if (await this.patients.exists(record.patientId)) await bringIn(record);
      await this.seeded.remember(record.id);
    }
    this.log.info('seed.loaded', { entity, count: fresh.length });
  }
}
