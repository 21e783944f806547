import { Injectable } from '@nestjs/common';
import { columnOf, Database, PRACTICE_ID, RecordRepository } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import { patientFields, UNLISTED_PATIENT_FIELDS } from '@pora/contracts/patients/patient.model';
import type { TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { birthYearsOfChildren } from '@pora/engine/energy';
import { PRACTICE_TIME_ZONE } from '@pora/text-pl/dates';
import { MeasurementEntity } from './measurement.entity.js';
import { PatientEntity } from './patient.entity.js';
import type { ListedPatient, StoredPatient } from './stored-patient.js';

const MISSING = 'Nie znaleziono pacjenta.';

const LISTED = ['id', 'createdAt', 'updatedAt', 'version', ...fieldNames(UNLISTED_PATIENT_FIELDS)];
const WHOLE = [...LISTED, 'createdBy', 'updatedBy', ...UNLISTED_PATIENT_FIELDS];

function fieldNames(without: readonly string[]): string[] {
  return Object.keys(patientFields).filter((name) => !without.includes(name));
}

const columns = (names: readonly string[]) =>
  names.map((name) => `p.${columnOf(name)} AS "${name}"`).join(', ');

// What a measurement was saved with: milliseconds, in UTC.
const MOMENT = `to_char(taken_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// The newest visit that is past and took place, by its day on the clock of the practice; $2 is the current moment.
const LAST_VISIT = `LEFT JOIN LATERAL (
    SELECT to_char(starts_at AT TIME ZONE '${PRACTICE_TIME_ZONE}', 'YYYY-MM-DD') AS day
    FROM schedule_events
    WHERE patient_id = p.id AND deleted_at IS NULL AND status NOT IN ('missed', 'cancelled') AND ends_at <= $2
    ORDER BY starts_at DESC
    LIMIT 1
  ) v ON true`;

// One statement for patient and measurements: both come from one moment. The measurements are looked up by index for
// each patient: a joined aggregate is a good plan only while the table's statistics are true, and takes minutes after
// a bulk load without them.
const LIST = `
  SELECT ${columns(LISTED)}, m.item AS "lastMeasurement", v.day AS "lastVisitDate"
  FROM patients p
  ${LAST_VISIT}
  LEFT JOIN LATERAL (
    SELECT json_build_object('date', ${MOMENT}, 'weightKg', weight_kg) AS item
    FROM measurements
    WHERE patient_id = p.id AND weight_kg IS NOT NULL
    ORDER BY taken_at DESC, id
    LIMIT 1
  ) m ON true
  WHERE p.practice_id = $1 AND p.deleted_at IS NULL
  ORDER BY p.last_name COLLATE "pl-x-icu", p.first_name COLLATE "pl-x-icu", p.id`;

const GET = `
  SELECT ${columns(WHOLE)}, COALESCE(m.items, '[]'::json) AS measurements, v.day AS "lastVisitDate"
  FROM patients p
  ${LAST_VISIT}
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object(
      'id', id, 'date', ${MOMENT}, 'weightKg', weight_kg,
      'circumferences', json_build_object('waistCm', waist_cm, 'hipCm', hip_cm, 'chestCm', chest_cm,
                                          'armCm', arm_cm, 'thighCm', thigh_cm)
    ) ORDER BY taken_at DESC, id) AS items
    FROM measurements
    WHERE patient_id = p.id
  ) m ON true
  WHERE p.id = $1 AND p.deleted_at IS NULL`;

// Every change of a patient, a measurement and the trash included, raises a version and has its own moment, and so does
// every change of a visit; one that comes to its end may become somebody's last. What is removed for good was in the
// trash before, so the list does not change with it.
const LIST_STATE = `
  SELECT concat_ws('-', count(*), sum(version), extract(epoch FROM max(updated_at)),
    (SELECT concat_ws('-', count(*), sum(version), extract(epoch FROM max(updated_at)),
                      count(*) FILTER (WHERE ends_at <= $2))
     FROM schedule_events WHERE practice_id = $1 AND patient_id IS NOT NULL)) AS state
  FROM patients WHERE practice_id = $1`;

const TRASH = `
  SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.deleted_at AS "deletedAt",
         p.updated_by AS "deletedBy", p.goal, p.birth_year AS "birthYear", p.email, p.phone,
         COALESCE((SELECT weight_kg FROM measurements WHERE patient_id = p.id AND weight_kg IS NOT NULL
                   ORDER BY taken_at DESC, id LIMIT 1), p.starting_weight_kg) AS "weightKg",
         (SELECT count(*)::int FROM measurements WHERE patient_id = p.id) AS measurements,
         (SELECT count(*)::int FROM schedule_events WHERE patient_id = p.id AND deleted_at IS NULL) AS visits,
         EXISTS (SELECT FROM patient_surveys WHERE patient_id = p.id AND deleted_at IS NULL) AS "hasSurvey",
         EXISTS (SELECT FROM patient_intolerance_sets WHERE patient_id = p.id AND deleted_at IS NULL)
           AS "hasIntolerances"
  FROM patients p
  WHERE p.practice_id = $1 AND p.deleted_at > $2
  ORDER BY p.deleted_at DESC, p.id`;

const NAMES = `
  SELECT id, first_name AS "firstName", last_name AS "lastName"
  FROM patients WHERE practice_id = $1 AND id = ANY($2)`;

const ALL_NAMES = `
  SELECT id, first_name AS "firstName", last_name AS "lastName"
  FROM patients WHERE practice_id = $1 ORDER BY updated_at DESC, id`;

// Who is a child, be it in the trash: no more of a birth year than that is told.
const CHILDREN = `
  SELECT id FROM patients WHERE practice_id = $1 AND id = ANY($2) AND birth_year > $3 AND birth_year <= $4`;

const CHILDREN_STATE = `
  SELECT md5(coalesce(string_agg(id, ' ' ORDER BY id), '')) AS state
  FROM patients WHERE practice_id = $1 AND birth_year > $2 AND birth_year <= $3`;

/** What a patient is called. */
export interface PatientName {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A patient in the trash; nothing changes there, so who deleted is who changed last. */
export type TrashedRow = Omit<TrashedPatient, 'deletedAt' | 'until'> & { deletedAt: Date };

/** Rows of patients and their measurements. */
@Injectable()
export class PatientsRepository extends RecordRepository<PatientEntity> {
  constructor(database: Database) {
    super(database, PatientEntity, MISSING);
  }

  /** All patients outside the trash by last name, first name, id in Polish order. */
  list(now: Date): Promise<ListedPatient[]> {
    return this.database.query<ListedPatient>(LIST, [PRACTICE_ID, now]);
  }

  /** A text that is another one after every change of the list. */
  async listState(now: Date): Promise<string> {
    const [row] = await this.database.queryPrepared<{ state: string }>('patients-list-state', LIST_STATE, [
      PRACTICE_ID,
      now,
    ]);
    return row?.state ?? '';
  }

  /** @throws ApiError 404 when there is no such patient, or only in the trash. */
  async getWithHistory(id: string, now: Date): Promise<StoredPatient> {
    const [found] = await this.database.query<StoredPatient>(GET, [id, now]);
    if (!found) throw notFound(MISSING);
    return found;
  }

  /** Patient in the trash or not, locked for a change. @throws ApiError 404 */
  async getAnyForUpdate(id: string): Promise<PatientEntity> {
    const row = await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw notFound(MISSING);
    return row;
  }

  /** Who went to the trash after the moment, the last one first. */
  listTrash(after: Date): Promise<TrashedRow[]> {
    return this.database.query<TrashedRow>(TRASH, [PRACTICE_ID, after]);
  }

  /** Names of the patients with these ids, in the trash or not. */
  namesOf(ids: readonly string[]): Promise<PatientName[]> {
    return this.database.query<PatientName>(NAMES, [PRACTICE_ID, ids]);
  }

  /** Names of all patients, in the trash or not; who was changed last comes first. */
  allNames(): Promise<PatientName[]> {
    return this.database.query<PatientName>(ALL_NAMES, [PRACTICE_ID]);
  }

  /** Those of the patients who are children in a year. */
  async childrenOf(ids: readonly string[], currentYear: number): Promise<ReadonlySet<string>> {
    const { after, upTo } = birthYearsOfChildren(currentYear);
    const rows = await this.database.query<{ id: string }>(CHILDREN, [PRACTICE_ID, ids, after, upTo]);
    return new Set(rows.map(({ id }) => id));
  }

  /** A text that is another one whenever {@link childrenOf} answers otherwise. */
  async childrenState(currentYear: number): Promise<string> {
    const { after, upTo } = birthYearsOfChildren(currentYear);
    const args = [PRACTICE_ID, after, upTo];
    const [row] = await this.database.queryPrepared<{ state: string }>(
      'patients-children-state',
      CHILDREN_STATE,
      args,
    );
    return row?.state ?? '';
  }

  /** Whether the id is taken, be it by a patient in the trash. */
  exists(id: string): Promise<boolean> {
    return this.rows.existsBy({ id });
  }

  async insertMeasurement(row: MeasurementEntity): Promise<void> {
    await this.database.repository(MeasurementEntity).insert(row);
  }

  /** Whether the patient has such a measurement, which then holds the new values. */
  async updateMeasurement(
    patientId: string,
    id: string,
    change: Partial<Omit<MeasurementEntity, 'id' | 'patientId'>>,
  ): Promise<boolean> {
    const result = await this.database.repository(MeasurementEntity).update({ id, patientId }, change);
    return result.affected === 1;
  }

  /** Whether the patient had such a measurement, which is gone now. */
  async removeMeasurement(patientId: string, id: string): Promise<boolean> {
    const result = await this.database.repository(MeasurementEntity).delete({ id, patientId });
    return result.affected === 1;
  }

  /** Removes exported copies of the patient's data, and stops what is under way: a job that finds no row ends. */
  async removeExports(patientId: string): Promise<void> {
    await this.database.query('DELETE FROM patient_exports WHERE patient_id = $1', [patientId]);
  }

  /** Removes for good who has been in the trash since before the given moment; tells of each whether that was asked for. */
  purgeTrash(before: Date): Promise<{ id: string; wasAsked: boolean }[]> {
    return this.database.query(
      `DELETE FROM patients WHERE deleted_at < $1
       RETURNING id, EXISTS (SELECT FROM patient_erasure_requests WHERE patient_id = patients.id) AS "wasAsked"`,
      [before],
    );
  }
}
