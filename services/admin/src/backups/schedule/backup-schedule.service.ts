import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { BackupSchedule, BackupScheduleBody } from '@pora/contracts/admin/backup-schedule.model';
import type { backupScheduleRoutes } from '@pora/contracts/admin/backup-schedule.routes';
import { BackupFolders } from '../backup-folders.service.js';
import { CloudStore } from '../cloud/cloud-store.service.js';
import type { BackupScheduleEntity } from './backup-schedule.entity.js';
import { clockOf, keepOf, presentSchedule } from './backup-schedule.presenter.js';
import { SchedulesRepository } from './schedules.repository.js';

type SaveInput = RouteInput<typeof backupScheduleRoutes.save>;

/** Reading and changing when backups are made by the clock. */
@Injectable()
export class BackupScheduleService {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly folders: BackupFolders,
    private readonly cloud: CloudStore,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async get(): Promise<BackupSchedule> {
    return this.present(await this.schedules.get());
  }

  /** @throws ApiError 412 when somebody saved a newer version */
  save({ body, ifMatch }: SaveInput, caller: CallerInfo): Promise<BackupSchedule> {
    return this.transactions.run(async () => {
      const row = await this.schedules.lock();
      checkVersion(row.version, ifMatch, () => this.present(row));
      const fields = changedFields(row, body);
      const { time: atTime, keep, ...same } = body;
      const { days: keepDays, weeks: keepWeeks, months: keepMonths, manual: keepManual } = keep;
      // What was due before is not made up for: it belonged to another schedule.
      const handledUntil = new Date();
      Object.assign(row, { ...same, atTime, keepDays, keepWeeks, keepMonths, keepManual, handledUntil });
      await this.schedules.update(row, caller);
      const entry = {
        caller,
        action: 'backup-schedule.save',
        entity: 'backup-schedule',
        entityId: '1',
        fields,
      };
      await this.audit.record(entry);
      return this.present(row);
    });
  }

  private present(row: BackupScheduleEntity): BackupSchedule {
    const place = { hasStore: this.cloud.isConfigured, isEncrypted: this.folders.isEncrypting };
    return presentSchedule(row, place, new Date());
  }
}

/** Names of the members that are not as they were. */
function changedFields(row: BackupScheduleEntity, body: BackupScheduleBody): string[] {
  const { enabled, tables } = row;
  const before: BackupScheduleBody = { enabled, tables, ...clockOf(row), keep: keepOf(row) };
  const names = Object.keys(body) as (keyof BackupScheduleBody)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(body[name]));
}
