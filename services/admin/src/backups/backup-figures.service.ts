import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { Metrics } from '@pora/common/metrics';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { CANCELLED } from './backups.strings.js';
import { SchedulesRepository } from './schedule/schedules.repository.js';

const DAY_SECONDS = 24 * 60 * 60;
/** How far apart the backups of a schedule are. */
const APART_SECONDS = { daily: DAY_SECONDS, weekly: 7 * DAY_SECONDS } as const;

interface EndedBackup {
  readonly state: 'done' | 'failed';
  /** Seconds since 1970. */
  readonly endedAt: number;
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * The latest backup of each outcome that was to hold all tables. A backup of some of them is none of the practice; one
 * whose later restore check failed is not good; one that a person cancelled is no outcome.
 */
const LATEST = `
  SELECT DISTINCT ON (good)
    CASE WHEN good THEN 'done' ELSE 'failed' END AS state,
    extract(epoch FROM ended_at)::float AS "endedAt",
    extract(epoch FROM ended_at - requested_at)::float AS seconds,
    bytes::float AS bytes
  FROM (
    SELECT b.state = 'done' AND b.restore_check <> 'failed' AS good, b.requested_at,
      coalesce(max(t.completed_at), b.updated_at) AS ended_at, coalesce(sum(t.bytes), 0) AS bytes
    FROM backups b JOIN backup_tables t ON t.backup_id = b.id
    WHERE b.state IN ('done', 'failed')
    GROUP BY b.id HAVING count(*) >= $1 AND NOT coalesce(bool_and(t.problem = $2), false)
  ) ended
  ORDER BY good, ended_at DESC`;

/** Tells /metrics of the backups, from the database: the same from every instance, and after every restart. */
@Injectable()
export class BackupFigures {
  constructor(
    private readonly database: Database,
    private readonly schedules: SchedulesRepository,
    private readonly metrics: Metrics,
  ) {
    metrics.onScrape(() => this.tell());
  }

  private async tellSchedule(): Promise<void> {
    this.metrics.forget('pora_backup_schedule_seconds');
    const { enabled, cadence } = await this.schedules.get();
    if (enabled) this.metrics.set('pora_backup_schedule_seconds', { cadence }, APART_SECONDS[cadence]);
  }

  private async tell(): Promise<void> {
    await this.tellSchedule();
    this.metrics.forget('pora_backup_ended_timestamp_seconds');
    const ended = await this.database.query<EndedBackup>(LATEST, [BACKUP_TABLES.length, CANCELLED]);
    for (const { state, endedAt, seconds, bytes } of ended) {
      const result = state === 'done' ? 'good' : 'failed';
      this.metrics.set('pora_backup_ended_timestamp_seconds', { result }, endedAt);
      if (result === 'failed') continue;
      this.metrics.set('pora_backup_size_bytes', {}, bytes);
      this.metrics.set('pora_backup_duration_seconds', {}, seconds);
    }
  }
}
