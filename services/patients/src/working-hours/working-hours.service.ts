import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import { Database, PRACTICE_ID } from '@pora/common/database';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import { DEFAULT_WORKING_DAYS, type WorkingHours } from '@pora/contracts/schedule/schedule.model';
import type { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { WorkingHoursEntity } from './working-hours.entity.js';

/** Working hours and breaks of the practice: one row, which the first save makes. */
@Injectable()
export class WorkingHoursService {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async get(): Promise<WorkingHours> {
    return present(await this.rows.findOneBy({ practiceId: PRACTICE_ID }));
  }

  /** @throws ApiError 412 when somebody saved newer hours */
  save(
    { body, ifMatch }: RouteInput<typeof scheduleRoutes.saveHours>,
    caller: CallerInfo,
  ): Promise<WorkingHours> {
    return this.transactions.run(async () => {
      const { row, isFirst } = await this.lock(caller);
      checkVersion(row.version, ifMatch, () => present(isFirst ? null : row));
      const days = body.days.map((day) => day && { ...day, breaks: sorted(day.breaks) });
      Object.assign(row, { days, version: row.version + 1, updatedAt: new Date(), updatedBy: caller.email });
      await this.rows.save(row);
      await this.audit.record({
        ...{ caller, action: 'schedule.save-hours', entity: 'working-hours', entityId: PRACTICE_ID },
      });
      return present(row);
    });
  }

  private async lock({ email }: CallerInfo): Promise<{ row: WorkingHoursEntity; isFirst: boolean }> {
    const made = await this.database.query(
      `INSERT INTO working_hours (practice_id, days, updated_by) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING practice_id`,
      [PRACTICE_ID, JSON.stringify(DEFAULT_WORKING_DAYS), email],
    );
    const lock = { mode: 'pessimistic_write' as const };
    const row = await this.rows.findOneOrFail({ where: { practiceId: PRACTICE_ID }, lock });
    return { row, isFirst: made.length === 1 };
  }

  private get rows() {
    return this.database.repository(WorkingHoursEntity);
  }
}

const sorted = <T extends { from: string }>(breaks: readonly T[]) =>
  [...breaks].sort((a, b) => a.from.localeCompare(b.from));

function present(row: WorkingHoursEntity | null): WorkingHours {
  return {
    days: row?.days ?? [...DEFAULT_WORKING_DAYS],
    version: row?.version ?? 1,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}
