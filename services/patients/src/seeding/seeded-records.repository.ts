import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { SeededRecordEntity } from './seeded-record.entity.js';

/** What has been loaded before. */
@Injectable()
export class SeededRecordsRepository {
  constructor(private readonly database: Database) {}

  async ids(): Promise<Set<string>> {
    const rows = await this.database.repository(SeededRecordEntity).find();
    return new Set(rows.map(({ id }) => id));
  }

  async remember(id: string): Promise<void> {
    await this.database.repository(SeededRecordEntity).insert({ id });
  }
}
