import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { Patient } from '@pora/contracts/patients/patient.model';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { Clock } from '../clock/clock.js';
import { IntoleranceSetsService } from '../intolerance-sets/intolerance-sets.service.js';
import { PatientImportService } from '../patients/patient-import.service.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { PatientTrashService } from '../patients/patient-trash.service.js';
import { PatientsService } from '../patients/patients.service.js';
import { datedPatient } from './demo-patients.js';
import { datedIntoleranceSet, datedSurvey } from './demo-records.js';
import { SurveysService } from '../surveys/surveys.service.js';
import { samplePatient } from './sample-patient.js';

/** The sample patient, on whom a new practice tries everything out. */
@Injectable()
export class SampleService {
  constructor(
    private readonly imports: PatientImportService,
    private readonly patients: PatientsService,
    private readonly trash: PatientTrashService,
    private readonly records: PatientRecordsService,
    private readonly surveys: SurveysService,
    private readonly sets: IntoleranceSetsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Adds the sample with everything about it; one that is there already, or in the trash, is answered as stored. */
  async add(caller: CallerInfo): Promise<Patient> {
    if (await this.imports.exists(SAMPLE_PATIENT_ID)) {
      return this.trash.restore({ params: { id: SAMPLE_PATIENT_ID } }, caller);
    }
    return this.transactions.run(async () => {
      await this.patients.refuseWhileErased(SAMPLE_PATIENT_ID);
      const now = this.clock.now();
      const { patient, survey, set } = samplePatient();
      await this.imports.add(datedPatient(patient, now), caller);
      await this.surveys.bringIn(datedSurvey(survey, now), caller);
      await this.sets.bringIn(datedIntoleranceSet(set, now), caller);
      await this.records.note(caller, 'create', SAMPLE_PATIENT_ID);
      return this.records.read(SAMPLE_PATIENT_ID);
    });
  }
}
