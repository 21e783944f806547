import { Injectable } from '@nestjs/common';
import { type Author, Database, PRACTICE_ID } from '@pora/common/database';
import type { PatientPrivacy, RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { ErasureRequestEntity } from './erasure-request.entity.js';

const HOLDS = `
  SELECT (SELECT count(*)::int FROM measurements WHERE patient_id = $1) AS measurements,
         (SELECT count(*)::int FROM patient_surveys WHERE patient_id = $1) AS surveys,
         (SELECT count(*)::int FROM patient_intolerance_sets WHERE patient_id = $1) AS "intoleranceSets",
         (SELECT count(*)::int FROM schedule_events WHERE patient_id = $1) AS visits`;

const REQUESTS = `
  SELECT r.patient_id AS id, r.requested_at AS "requestedAt", r.requested_by AS "requestedBy",
         p.first_name AS "firstName", p.last_name AS "lastName", p.deleted_at IS NOT NULL AS "inTrash",
         (SELECT count(*)::int FROM measurements WHERE patient_id = p.id) AS measurements,
         (SELECT count(*)::int FROM schedule_events WHERE patient_id = p.id AND deleted_at IS NULL) AS visits,
         EXISTS (SELECT FROM patient_surveys WHERE patient_id = p.id AND deleted_at IS NULL) AS "hasSurvey",
         EXISTS (SELECT FROM patient_intolerance_sets WHERE patient_id = p.id AND deleted_at IS NULL)
           AS "hasIntolerances"
  FROM patient_erasure_requests r JOIN patients p ON p.id = r.patient_id
  WHERE r.practice_id = $1
  ORDER BY r.requested_at, r.patient_id`;

type RequestRow = Omit<RequestedErasure, 'requestedAt'> & { requestedAt: Date };

/** What is kept of a patient, and who is to be removed for good. */
@Injectable()
export class PrivacyRepository {
  constructor(private readonly database: Database) {}

  async holdsOf(patientId: string): Promise<PatientPrivacy['holds']> {
    const [row] = await this.database.query<PatientPrivacy['holds']>(HOLDS, [patientId]);
    if (!row) throw new Error('counting answered no row');
    return row;
  }

  findRequest(patientId: string): Promise<ErasureRequestEntity | null> {
    return this.rows.findOneBy({ patientId });
  }

  async listRequests(): Promise<RequestedErasure[]> {
    const rows = await this.database.query<RequestRow>(REQUESTS, [PRACTICE_ID]);
    return rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }));
  }

  /** Whether it was not there before. */
  async addRequest(patientId: string, { email }: Author): Promise<boolean> {
    const added = await this.database.query(
      `INSERT INTO patient_erasure_requests (patient_id, requested_by) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING patient_id`,
      [patientId, email],
    );
    return added.length === 1;
  }

  /** Whether there was one. */
  async removeRequest(patientId: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ patientId });
    return affected === 1;
  }

  private get rows() {
    return this.database.repository(ErasureRequestEntity);
  }
}
