import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';

/** What an import asks the tables of foods and meals beside what the library answers. */
@Injectable()
export class LibraryRecordsRepository {
  constructor(private readonly database: Database) {}

  /** Bar codes by the numbers of their foods, those in the trash included. */
  async codes(): Promise<Map<number, string>> {
    const rows = await this.database.query<{ foodId: number; code: string }>(
      'SELECT food_id AS "foodId", code FROM food_codes ORDER BY food_id',
    );
    return new Map(rows.map(({ foodId, code }) => [foodId, code]));
  }

  /** Numbers of records in the trash. */
  async trashed(kind: ImportKind): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id::text AS id FROM ${kind === 'foods' ? 'foods' : 'meals'} WHERE deleted_at IS NOT NULL`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
