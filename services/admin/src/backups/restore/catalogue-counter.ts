import type pg from 'pg';
import { sqlName } from '../dump/table-shape.js';
import type { RestoredTable } from './restore-plan.js';

/**
 * The name of the catalogue's content must be a new one after a restore, or whoever keeps a copy of it would go on with that.
 * A counter that is there goes on; one that is missing goes on where the backup's stood.
 */
export async function stepCounter(client: pg.Client, { table, staged, file }: RestoredTable): Promise<void> {
  const isStamped = file.columns.some(({ name }) => name === 'changed_tables');
  const stamps = `(SELECT coalesce(jsonb_object_agg(key, (now.revision + 1) || '-' || extract(epoch FROM clock_timestamp())), '{}')
    FROM jsonb_each(now.changed_tables))`;
  await client.query(
    `INSERT INTO ${sqlName(table)} SELECT * FROM ${sqlName(staged)} ON CONFLICT (id) DO NOTHING`,
  );
  await client.query(
    `UPDATE ${sqlName(table)} now SET changed_at = clock_timestamp(),
       revision = greatest(now.revision, (SELECT max(revision) FROM ${sqlName(staged)})) + 1
       ${isStamped ? `, changed_tables = ${stamps}` : ''}`,
  );
}
