import { Inject, Injectable } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG, type ServiceConfig } from '@pora/common/config';
import { ApiError, conflict, invalidInput } from '@pora/common/errors';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Patient } from '@pora/contracts/patients/patient.model';
import { patientRoutes, type PlanningPatient } from '@pora/contracts/patients/patient.routes';
import { PATIENT_RECORDS, type PatientRecord } from '@pora/contracts/plans/plan-safety.model';
import { tdeeToday } from '@pora/engine/energy';
import { OTHER_FIELDS, type OtherWords, otherWordsOf } from '@pora/engine/text-pl/read-phrase';
import { practiceYear } from '@pora/text-pl/dates';
import type { plansSettings } from '../config.js';

/** What the patient's plans must not hold, as far as it is on file. */
export interface AvoidedFoods extends OtherWords {
  readonly intolerances: readonly { readonly name: string; readonly value: number }[];
  readonly disliked: readonly string[];
  /** Exceptions to a group word that is disliked. */
  readonly accepted: readonly string[];
  /** Answers of the survey, as they were written. */
  readonly allergies: readonly string[];
  readonly declaredIntolerances: readonly string[];
  /** What was decided about single phrases. */
  readonly decisions: NonNullable<PlanningPatient['survey']>['decisions'];
  /** False when there is neither a survey nor a result set: then there is nothing to check against. */
  readonly hasRecords: boolean;
  /** Which of both is not there. */
  readonly absent: readonly PatientRecord[];
}

/** What nobody has said, and nothing was measured. */
export const NOTHING_AVOIDED: Omit<AvoidedFoods, 'hasRecords'> = {
  ...{ intolerances: [], disliked: [], accepted: [], allergies: [], declaredIntolerances: [] },
  ...otherWordsOf({}),
  ...{ decisions: [], absent: [] },
};

/** A patient as planning needs it. */
export interface PlanPatient {
  readonly patient: Patient;
  /** Total energy need in kcal, null when it is unknown. */
  readonly tdee: number | null;
  readonly avoids: AvoidedFoods;
  /** Revision of what the patient's plans are checked against. */
  readonly dataRevision: string;
}

const NO_SUCH_PATIENT = 'Nie znaleziono pacjenta.';

/** Patients of the practice, asked from the patients service. */
@Injectable()
export class PlanPatientsService {
  /** The most revisions that were told at once, and the state they hold for. */
  private told: { readonly state: string; readonly revisions: ReadonlyMap<string, string> } | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig<typeof plansSettings>,
    private readonly http: InternalHttp,
  ) {}

  /** Undefined when there is no such patient. @throws ApiError 503 while the patients service is away */
  async find(id: string, caller: CallerInfo): Promise<PlanPatient | undefined> {
    try {
      const target = { component: 'patients', baseUrl: this.config.settings.PATIENTS_URL } as const;
      const patient = await this.http.call(target, patientRoutes.forPlanning, { params: { id } }, { caller });
      return {
        patient,
        tdee: tdeeToday(patient, practiceYear()),
        avoids: avoidedBy(patient),
        dataRevision: patient.dataRevision,
      };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }

  /**
   * Revisions of the patients' data, to tell which verdicts still hold. Asked every time; thousands of them are sent
   * again only after a change. @throws ApiError 503 as {@link find}
   */
  async dataRevisions(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const kept = this.told;
    if (kept && ids.every((id) => kept.revisions.has(id))) {
      const { state } = await this.askRevisions([]);
      if (state === kept.state) return kept.revisions;
    }
    const { state, revisions } = await this.askRevisions(ids);
    const told = { state, revisions: new Map(Object.entries(revisions)) };
    // A question about one plan does not take away what the list knows.
    if (!kept || ids.length >= kept.revisions.size) this.told = told;
    return told.revisions;
  }

  private askRevisions(ids: readonly string[]) {
    const target = { component: 'patients', baseUrl: this.config.settings.PATIENTS_URL } as const;
    return this.http.call(target, patientRoutes.dataRevisions, { body: { ids: [...ids] } });
  }

  /** Patient a plan is made for. @throws ApiError 400 at `patientId` when there is none, 503 as {@link find} */
  async getForNewPlan(id: string, caller: CallerInfo): Promise<PlanPatient> {
    const found = await this.find(id, caller);
    if (found) return found;
    throw invalidInput(NO_SUCH_PATIENT, { fields: [{ path: 'patientId', message: NO_SUCH_PATIENT }] });
  }

  /** Patient of an existing plan. @throws ApiError 409 when the patient is gone, 503 as {@link find} */
  async get(id: string, caller: CallerInfo): Promise<PlanPatient> {
    const found = await this.find(id, caller);
    if (!found) throw patientGone();
    return found;
  }
}

/** The plan's patient was erased or is in the trash. */
export const patientGone = () => conflict('conflict', 'Pacjenta tego planu nie ma już w kartotece.');

/** Nothing on file is "checked, nothing found"; what could not be read is a failed call before this. */
function avoidedBy({ intoleranceSet, survey }: PlanningPatient): AvoidedFoods {
  const saying = survey?.saysAnything === false ? null : survey;
  return {
    intolerances: intoleranceSet?.items ?? [],
    disliked: survey?.disliked ?? [],
    accepted: survey?.accepted ?? [],
    allergies: answered(survey?.allergies),
    declaredIntolerances: answered(survey?.intolerances),
    ...Object.fromEntries(OTHER_FIELDS.map((field) => [field, answered(survey?.[field])])),
    decisions: survey?.decisions ?? [],
    hasRecords: intoleranceSet !== null || saying !== null,
    absent: absentOf({ survey: saying, results: intoleranceSet }),
  };
}

function absentOf(records: Record<PatientRecord, unknown>): PatientRecord[] {
  return PATIENT_RECORDS.filter((record) => records[record] === null);
}

function answered(answer: string | undefined): string[] {
  return answer === undefined || answer.trim() === '' ? [] : [answer];
}
