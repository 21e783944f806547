import { Injectable } from '@nestjs/common';
import { Database, PRACTICE_ID, RecordRepository } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import type { SeriesScope } from '@pora/contracts/schedule/schedule.model';
import { ScheduleEventEntity } from './schedule-event.entity.js';

const MISSING = 'Nie znaleziono wydarzenia.';

/** Which events are asked for: those that touch the span, of everybody or of one patient. */
export interface EventFilter {
  readonly from?: Date | undefined;
  /** The first moment after the span. */
  readonly before?: Date | undefined;
  readonly patientId?: string | undefined;
}

// Whoever is in the trash takes their visits along.
const OUTSIDE_TRASH = `NOT EXISTS (SELECT FROM patients WHERE id = event.patient_id AND deleted_at IS NOT NULL)`;

// Every change of an event raises its version; those of a patient in the trash go and come with the patient.
const LIST_STATE = `
  SELECT concat_ws('-', count(*), sum(version), extract(epoch FROM max(updated_at)),
    (SELECT concat_ws('-', count(*), extract(epoch FROM max(updated_at))) FROM patients
     WHERE practice_id = $1 AND deleted_at IS NOT NULL)) AS state
  FROM schedule_events WHERE practice_id = $1`;

/** Rows of events. */
@Injectable()
export class ScheduleRepository extends RecordRepository<ScheduleEventEntity> {
  constructor(database: Database) {
    super(database, ScheduleEventEntity, MISSING);
  }

  /** Events in use by start. */
  list({ from, before, patientId }: EventFilter): Promise<ScheduleEventEntity[]> {
    const query = this.rows
      .createQueryBuilder('event')
      .where('event.practiceId = :practice AND event.deletedAt IS NULL', { practice: PRACTICE_ID })
      .andWhere(OUTSIDE_TRASH)
      .orderBy('event.startsAt')
      .addOrderBy('event.id');
    if (from) query.andWhere('event.endsAt > :from', { from });
    if (before) query.andWhere('event.startsAt < :before', { before });
    if (patientId !== undefined) query.andWhere('event.patientId = :patientId', { patientId });
    return query.getMany();
  }

  /** A text that is another one after every change of what is listed. */
  async listState(): Promise<string> {
    const [row] = await this.database.queryPrepared<{ state: string }>('schedule-list-state', LIST_STATE, [
      PRACTICE_ID,
    ]);
    return row?.state ?? '';
  }

  /** The planned visits of the series of an event that the scope names, without itself, locked by start. */
  async siblingsForUpdate(
    { id, seriesId, startsAt }: ScheduleEventEntity,
    scope: SeriesScope,
    now: Date,
  ): Promise<ScheduleEventEntity[]> {
    if (seriesId === null) return [];
    return this.rows
      .createQueryBuilder('event')
      .where('event.seriesId = :seriesId AND event.id <> :id AND event.deletedAt IS NULL', { seriesId, id })
      .andWhere(`event.status = 'planned' AND event.startsAt > :after`, {
        after: scope === 'following' && startsAt > now ? startsAt : now,
      })
      .orderBy('event.startsAt')
      .addOrderBy('event.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** Events in the trash or not, locked, in the order of the ids. @throws ApiError 404 when one is missing */
  async getAnyForUpdate(ids: readonly string[]): Promise<ScheduleEventEntity[]> {
    const rows = await this.rows
      .createQueryBuilder('event')
      .where('event.id IN (:...ids)', { ids })
      .orderBy('event.id')
      .setLock('pessimistic_write')
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (!row) throw notFound(MISSING);
      return row;
    });
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many. */
  async purgeTrash(before: Date): Promise<number> {
    const purged = await this.database.query<{ id: string }>(
      'DELETE FROM schedule_events WHERE deleted_at < $1 RETURNING id',
      [before],
    );
    return purged.length;
  }
}
