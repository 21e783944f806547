import { Injectable } from '@nestjs/common';
import { Database, PRACTICE_ID, type Author } from '@pora/common/database';
import { BackupScheduleEntity } from './backup-schedule.entity.js';

/** The row of the schedule. */
@Injectable()
export class SchedulesRepository {
  constructor(private readonly database: Database) {}

  get(): Promise<BackupScheduleEntity> {
    return this.rows.findOneByOrFail({ practiceId: PRACTICE_ID });
  }

  /** Locked until the transaction ends. */
  lock(): Promise<BackupScheduleEntity> {
    const lock = { mode: 'pessimistic_write' as const };
    return this.rows.findOneOrFail({ where: { practiceId: PRACTICE_ID }, lock });
  }

  /** Saves the changed row as its next version. */
  async update(row: BackupScheduleEntity, { email }: Author): Promise<void> {
    Object.assign(row, { version: row.version + 1, updatedAt: new Date(), updatedBy: email });
    await this.rows.save(row);
  }

  /** What was due until then needs no backup any more; that is no change of the schedule. */
  async noteHandled(until: Date): Promise<void> {
    await this.rows.update({ practiceId: PRACTICE_ID }, { handledUntil: until });
  }

  private get rows() {
    return this.database.repository(BackupScheduleEntity);
  }
}
