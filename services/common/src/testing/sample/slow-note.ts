import type { TestApp } from '../app.js';
import { until } from '../until.js';

const RUNNING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
  AND query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()`;

/** Until Postgres has begun the statement of a request to `/api/notes-slow`. */
export function untilSlowNoteRuns(app: TestApp): Promise<void> {
  return until(async () => (await app.query(RUNNING)).length > 0);
}
