import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { Transactions } from '@pora/common/transactions';
import { AUTOMATIC, type BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { BackupFolders } from '../backup-folders.service.js';
import { BackupJobs } from '../backup-jobs.service.js';
import { NO_DATABASE, NO_TABLES, SCHEDULED } from '../backups.strings.js';
import { SnapshotWriter } from '../dump/snapshot.js';
import { newId } from '../new-id.js';
import { BackupsRepository } from '../store/backups.repository.js';
import { clockOf } from './backup-schedule.presenter.js';
import { lastDue } from './due-times.js';
import { SchedulesRepository } from './schedules.repository.js';
import { system } from './system-caller.js';

/**
 * Asks for backups when they are due. Every instance looks; the row of the schedule is locked meanwhile, so that what is due is
 * asked for once. After a time without any instance the latest one is made up for, and no others.
 */
@Injectable()
export class DueBackups {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly backups: BackupsRepository,
    private readonly snapshots: SnapshotWriter,
    private readonly folders: BackupFolders,
    private readonly jobs: BackupJobs,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Asks for what is due at `now`; answers its id. */
  async start(now: Date): Promise<string | undefined> {
    const schedule = await this.schedules.get();
    if (!schedule.enabled || lastDue(clockOf(schedule), now) <= schedule.handledUntil) return undefined;
    const available = await this.snapshots.available();
    const id = await this.transactions.run(() => this.ask(now, available));
    if (id !== undefined) await this.jobs.submit(id);
    return id;
  }

  /** Undefined when another instance was first, or another backup is still under way: then the next look asks. */
  private async ask(now: Date, available: readonly BackupTable[]): Promise<string | undefined> {
    const schedule = await this.schedules.lock();
    const due = lastDue(clockOf(schedule), now);
    if (!schedule.enabled || due <= schedule.handledUntil) return undefined;
    if (await this.backups.isAnyUnderWay()) return undefined;
    const id = newId('backup', now);
    const tables = schedule.tables.filter((table) => available.includes(table));
    const isPossible = tables.length > 0;
    const { isEncrypting: encrypted, firstCloudStatus: cloudStatus } = this.folders;
    const asked = { id, description: SCHEDULED, requestedBy: AUTOMATIC, scheduledFor: due };
    await this.backups.insert({ ...asked, encrypted, cloudStatus }, isPossible ? tables : schedule.tables);
    const entry = { action: 'backups.start', entity: 'backup', entityId: id, fields: tables };
    await this.audit.record({ caller: system(), ...entry });
    // What cannot be made stands in the history as well.
    if (!isPossible) await this.backups.fail(id, this.snapshots.isConfigured ? NO_TABLES : NO_DATABASE);
    await this.schedules.noteHandled(due);
    return isPossible ? id : undefined;
  }
}
