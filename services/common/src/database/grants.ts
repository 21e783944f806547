import pg from 'pg';
import type { ServiceName } from '../service.js';

/** Role that restores backups: it writes every row, but adds only to what has happened. */
const RESTORE = 'pora_restore';

/**
 * Rights of a service's role in its own schema: it reads and writes rows, but creates nothing, and neither changes nor
 * deletes the audit trail. The same role as the migrating one keeps its rights (a hosted database with one account).
 */
export async function applyGrants(client: pg.Client, schema: ServiceName, role: string): Promise<void> {
  const [owner] = (await client.query<{ current_user: string }>('SELECT current_user')).rows;
  if (owner?.current_user === role) return;
  const grantee = pg.escapeIdentifier(role);
  await client.query(`
    GRANT USAGE ON SCHEMA ${schema} TO ${grantee};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${grantee};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${grantee};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${grantee};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${grantee};
  `);
  const { rows } = await client.query(`SELECT to_regclass('${schema}.audit_entries') AS name`);
  const hasTrail = (rows[0] as { name: string | null }).name !== null;
  const restore = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [RESTORE]);
  for (const name of [grantee, ...(restore.rowCount === 1 ? [RESTORE] : [])]) {
    await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${schema}.migrations FROM ${name}`);
    if (hasTrail)
      await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${schema}.audit_entries FROM ${name}`);
  }
}
