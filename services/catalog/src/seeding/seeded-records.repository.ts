import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { SeededRecordEntity } from './seeded-record.entity.js';

/** Kinds of records that come with the product. */
export type SeededKind = 'food' | 'meal' | 'intolerance' | 'mapping' | 'substitution';

/** What has been loaded before. */
@Injectable()
export class SeededRecordsRepository {
  constructor(private readonly database: Database) {}

  /** Hash of the content last offered, by id. */
  async hashes(kind: SeededKind): Promise<Map<string, string>> {
    const rows = await this.database.repository(SeededRecordEntity).findBy({ kind });
    return new Map(rows.map(({ recordId, contentHash }) => [recordId, contentHash]));
  }

  async remember(kind: SeededKind, hashes: ReadonlyMap<string, string>): Promise<void> {
    if (hashes.size === 0) return;
    const seededAt = new Date();
    const rows = [...hashes].map(([recordId, contentHash]) => ({ kind, recordId, contentHash, seededAt }));
    await this.database.repository(SeededRecordEntity).upsert(rows, ['kind', 'recordId']);
  }
}
