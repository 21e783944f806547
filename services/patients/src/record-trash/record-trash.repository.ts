import { Injectable } from '@nestjs/common';
import { Database, PRACTICE_ID } from '@pora/common/database';
import { RECORD_TRASH_AT_ONCE } from '@pora/contracts/patients/record-trash.routes';

interface Deleted {
  readonly id: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

interface OfPatient extends Deleted {
  readonly patientId: string;
  readonly patientName: string;
}

/** A deleted survey as it is stored. */
export interface TrashedSurveyRow extends OfPatient {
  readonly surveyDate: string | null;
  readonly isReplaced: boolean;
}

/** Deleted results as they are stored. */
export interface TrashedResultsRow extends OfPatient {
  readonly date: string | null;
  readonly items: number;
  readonly elevated: number;
  readonly isFormer: boolean;
  readonly hasCurrent: boolean;
  readonly currentDate: string | null;
}

/** One deleted visit as it is stored. */
export interface TrashedVisitRow extends Deleted {
  readonly title: string;
  readonly patientId: string | null;
  readonly patientName: string | null;
  readonly seriesId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly clash: string | null;
}

const NAME = `trim(p.first_name || ' ' || p.last_name)`;
// Nothing changes in the trash, so who deleted is who changed last.
const DELETION = `r.deleted_at AS "deletedAt", r.updated_by AS "deletedBy"`;
const OF_PATIENT = `r.id, r.patient_id AS "patientId", ${NAME} AS "patientName", ${DELETION}`;
// Records of somebody in the trash come back with the patient.
const LAST_FIRST = `r.practice_id = $1 AND r.deleted_at > $2 AND p.deleted_at IS NULL
  ORDER BY r.deleted_at DESC, r.id LIMIT ${RECORD_TRASH_AT_ONCE}`;

const SURVEYS = `
  SELECT ${OF_PATIENT}, r.survey_date::text AS "surveyDate",
         EXISTS (SELECT FROM patient_surveys c WHERE c.patient_id = r.patient_id AND c.deleted_at IS NULL) AS "isReplaced"
  FROM patient_surveys r JOIN patients p ON p.id = r.patient_id
  WHERE ${LAST_FIRST}`;

const RESULTS = `
  SELECT ${OF_PATIENT}, r.date::text AS date, r.superseded_at IS NOT NULL AS "isFormer",
         (SELECT count(*)::int FROM jsonb_path_query(r.categories, '$[*].items[*]')) AS items,
         (SELECT count(*)::int FROM jsonb_path_query(r.categories, '$[*].items[*] ? (@.value > $limit)',
                                                     jsonb_build_object('limit', $3::numeric))) AS elevated,
         c.id IS NOT NULL AS "hasCurrent", c.date::text AS "currentDate"
  FROM patient_intolerance_sets r
  JOIN patients p ON p.id = r.patient_id
  LEFT JOIN patient_intolerance_sets c
    ON c.patient_id = r.patient_id AND c.deleted_at IS NULL AND c.superseded_at IS NULL
  WHERE ${LAST_FIRST}`;

const VISITS = `
  SELECT r.id, r.title, r.patient_id AS "patientId", ${NAME} AS "patientName", ${DELETION},
         r.series_id AS "seriesId", r.starts_at AS "startsAt", r.ends_at AS "endsAt",
         (SELECT COALESCE(NULLIF(trim(o.first_name || ' ' || o.last_name), ''), e.title)
          FROM schedule_events e LEFT JOIN patients o ON o.id = e.patient_id
          WHERE e.practice_id = $1 AND e.deleted_at IS NULL AND e.status IN ('planned', 'done')
            AND o.deleted_at IS NULL AND e.starts_at < r.ends_at AND e.ends_at > r.starts_at
          ORDER BY e.starts_at, e.id LIMIT 1) AS clash
  FROM schedule_events r LEFT JOIN patients p ON p.id = r.patient_id
  WHERE ${LAST_FIRST}`;

/** What lies in the trash below patients: surveys, results and visits. */
@Injectable()
export class RecordTrashRepository {
  constructor(private readonly database: Database) {}

  /** Surveys that were deleted after the moment, the last one first. */
  surveys(after: Date): Promise<TrashedSurveyRow[]> {
    return this.database.query<TrashedSurveyRow>(SURVEYS, [PRACTICE_ID, after]);
  }

  /** Results that were deleted after the moment, the last one first. @param riskAbove largest value that is no risk */
  results(after: Date, riskAbove: number): Promise<TrashedResultsRow[]> {
    return this.database.query<TrashedResultsRow>(RESULTS, [PRACTICE_ID, after, riskAbove]);
  }

  /** Visits that were deleted after the moment, the last one first. */
  visits(after: Date): Promise<TrashedVisitRow[]> {
    return this.database.query<TrashedVisitRow>(VISITS, [PRACTICE_ID, after]);
  }
}
