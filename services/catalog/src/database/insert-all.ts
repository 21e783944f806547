import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Rows in one statement: far below the driver's limit of 65,535 values. */
const ROWS_AT_ONCE = 1_000;

/** Inserts any number of rows with few statements. */
export async function insertAll<E extends ObjectLiteral>(
  repository: Repository<E>,
  rows: readonly QueryDeepPartialEntity<E>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await repository.insert(rows.slice(start, start + ROWS_AT_ONCE));
  }
}
