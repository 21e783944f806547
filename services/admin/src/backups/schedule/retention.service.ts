import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { BackupRemoval } from '../backup-removal.service.js';
import { BackupsRepository } from '../store/backups.repository.js';
import { keepOf } from './backup-schedule.presenter.js';
import { expiredBackups } from './expired-backups.js';
import { SchedulesRepository } from './schedules.repository.js';
import { system } from './system-caller.js';

/** A backup that cannot be removed, because the store is away or keeps what it has, is no matter of seconds. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** Removes backups that have had their time, while backups are made by the clock. */
@Injectable()
export class Retention {
  /** Until when those that could not be removed are left alone, by id. */
  private readonly resting = new Map<string, number>();

  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly backups: BackupsRepository,
    private readonly removal: BackupRemoval,
    private readonly log: Log,
  ) {}

  /** Two instances may look at once: what one has removed the other does not find. One that stays keeps none of the others. */
  async apply(now: Date): Promise<void> {
    const schedule = await this.schedules.get();
    if (!schedule.enabled) return;
    const expired = expiredBackups(await this.backups.aging(), keepOf(schedule), now);
    for (const id of this.resting.keys()) if (!expired.includes(id)) this.resting.delete(id);
    for (const id of expired) {
      if (+now < (this.resting.get(id) ?? 0)) continue;
      try {
        await this.removal.remove(id, system());
      } catch (error) {
        this.log.error('backup.expired', error, { job: id });
        this.resting.set(id, +now + AGAIN_AFTER_MS);
      }
    }
  }
}
