import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import type { HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { HandOutSettingsEntity } from './hand-out-settings.entity.js';

const PRACTICE = '00000000-0000-4000-8000-000000000001';

@Injectable()
export class HandOutSettingsRepository {
  constructor(private readonly database: Database) {}

  /** Undefined before the first save. */
  async find(): Promise<HandOutSettingsEntity | undefined> {
    return (await this.rows.findOneBy({ practiceId: PRACTICE })) ?? undefined;
  }

  /** The row, locked until the transaction ends; `isFirst` when it was made by this call, with what a practice begins with. */
  async lock(first: HandOutSettings, { email }: Author) {
    const made = await this.database.query(
      `INSERT INTO hand_out_settings (practice_id, content, updated_by) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING practice_id`,
      [PRACTICE, JSON.stringify(first), email],
    );
    const lock = { mode: 'pessimistic_write' as const };
    const row = await this.rows.findOneOrFail({ where: { practiceId: PRACTICE }, lock });
    return { row, isFirst: made.length === 1 };
  }

  /** Saves the changed row as its next version. */
  async update(row: HandOutSettingsEntity, { email }: Author): Promise<void> {
    Object.assign(row, { version: row.version + 1, updatedAt: new Date(), updatedBy: email });
    await this.rows.save(row);
  }

  private get rows() {
    return this.database.repository(HandOutSettingsEntity);
  }
}
