import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { EXPORT_STEPS } from '@pora/contracts/privacy/export.vocabulary';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { PatientExportEntity } from './patient-export.entity.js';

const UNDER_WAY = ['waiting', 'running'] as const;

/** A run of the work on an export; a later run takes its right to write away. */
export type ExportRun = Pick<PatientExportEntity, 'id' | 'patientId' | 'run' | 'requestedBy' | 'requestedAt'>;

/** How far a run is. */
export type ExportProgress = Pick<
  PatientExportEntity,
  'step' | 'stepsDone' | 'partDone' | 'partOf' | 'attempt' | 'problem'
>;

/** A file to be kept. */
export type ReadyFile = Pick<PatientExportEntity, 'fileName' | 'expiresAt'> & { readonly file: Buffer };

/** Rows of exports. */
@Injectable()
export class PatientExportsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  latest(patientId: string, limit: number): Promise<PatientExportEntity[]> {
    return this.rows.find({
      where: { patientId },
      order: { requestedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  findUnderWay(patientId: string): Promise<PatientExportEntity | null> {
    return this.rows.findOneBy({ patientId, state: In(UNDER_WAY) });
  }

  /** Ids of every export that is not finished, the oldest first. */
  async idsUnderWay(): Promise<string[]> {
    const rows = await this.rows.find({
      where: { state: In(UNDER_WAY) },
      select: { id: true },
      order: { requestedAt: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  find(patientId: string, id: string): Promise<PatientExportEntity | null> {
    return this.rows.findOneBy({ patientId, id });
  }

  /** The file of a finished export, unless it was removed. */
  async fileOf(id: string): Promise<Buffer | null> {
    const row = await this.rows.findOne({ where: { id }, select: { id: true, file: true } });
    return row?.file ?? null;
  }

  async insert(
    fields: Pick<PatientExportEntity, 'id' | 'patientId' | 'requestedBy' | 'requestedAt'>,
  ): Promise<PatientExportEntity> {
    await this.rows.insert({ ...fields, state: 'waiting' });
    return this.rows.findOneByOrFail({ id: fields.id });
  }

  /** Begins the work, or begins it anew where a process ended; undefined when there is nothing to do. */
  async claim(id: string): Promise<ExportRun | undefined> {
    const [run] = await this.database.query<ExportRun>(
      `UPDATE patient_exports
       SET state = 'running', run = run + 1, step = NULL, steps_done = 0, part_done = NULL, part_of = NULL,
           attempt = 1, problem = NULL
       WHERE id = $1 AND state IN ('waiting', 'running')
       RETURNING id, run, patient_id AS "patientId", requested_by AS "requestedBy", requested_at AS "requestedAt"`,
      [id],
    );
    return run;
  }

  /** Whether the run may go on: it was neither stopped, nor taken over, nor is the patient gone. */
  note(run: ExportRun, progress: ExportProgress): Promise<boolean> {
    return this.write(run, progress);
  }

  /** Whether the run still counted. */
  finish(run: ExportRun, ready: ReadyFile): Promise<boolean> {
    const whole = { step: null, stepsDone: EXPORT_STEPS.length, partDone: null, partOf: null, problem: null };
    return this.write(run, { ...ready, ...whole, state: 'done', sizeBytes: ready.file.length });
  }

  /** Whether the run still counted. */
  fail(run: ExportRun, problem: string): Promise<boolean> {
    return this.write(run, { state: 'failed', problem });
  }

  /** Whether it was under way. */
  async cancel(id: string): Promise<boolean> {
    const { affected } = await this.rows.update({ id, state: In(UNDER_WAY) }, { state: 'cancelled' });
    return affected === 1;
  }

  /** Whether there was a finished one. */
  async remove(id: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ id });
    return affected === 1;
  }

  /** Removes the files whose time is over, and what the list tells of exports begun before `listedBefore`. */
  async purge(now: Date, listedBefore: Date): Promise<number> {
    const emptied = await this.database.query(
      'UPDATE patient_exports SET file = NULL WHERE expires_at <= $1 AND file IS NOT NULL RETURNING id',
      [now],
    );
    await this.database.query('DELETE FROM patient_exports WHERE requested_at < $1', [listedBefore]);
    return emptied.length;
  }

  private async write({ id, run }: ExportRun, change: Partial<PatientExportEntity>): Promise<boolean> {
    const { affected } = await this.rows.update(
      { id, run, state: 'running' },
      change as QueryDeepPartialEntity<PatientExportEntity>,
    );
    return affected === 1;
  }

  private get rows() {
    return this.database.repository(PatientExportEntity);
  }
}
