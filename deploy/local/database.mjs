/**
 * Roles and schemas: each service logs in with a role of its own that can read and write the rows of its own
 * schema and nothing else; one migration role owns the tables. Everything here may run any number of times.
 */
import { codeOf, messageOf } from './errors.mjs';
import { SERVICES } from './paths.mjs';
import { StartError } from './start-error.mjs';

const DATABASE = 'pora';
const MIGRATOR = 'pora_migrator';
const BACKUP = 'pora_backup';
const RESTORE = 'pora_restore';
const EXTENSIONS = ['pg_trgm', 'unaccent'];
// Two starts against one database wait for each other.
const LOCK = 7_046_721;

/**
 * @typedef {object} DatabaseUrls
 * @property {string} owner
 * @property {string} migrator
 * @property {string} backup Connection of the role that reads every row, changes none, and may create databases.
 * @property {string} restore Connection of the role that writes every row and owns nothing; the audit trails it only adds to.
 * @property {Record<import('./paths.mjs').ServiceName, string>} services Connection of each service's own role.
 *
 * @typedef {Record<'migratorPassword' | 'backupPassword' | 'restorePassword' | `${import('./paths.mjs').ServiceName}Password`, string>} RolePasswords
 */

/**
 * @param {object} options
 * @param {string} options.ownerUrl Connection of the owner.
 * @param {boolean} options.ownDatabase Whether to make the database (our own server) or use the one of the address.
 * @param {RolePasswords} options.secrets Passwords of the roles.
 * @returns {Promise<DatabaseUrls>}
 */
export async function provisionDatabase({ ownerUrl, ownDatabase, secrets }) {
  const { default: pg } = await import('pg');
  if (ownDatabase) await withClient(pg, ownerUrl, createDatabase);
  const owner = ownDatabase ? withParts(ownerUrl, { database: DATABASE }) : ownerUrl;
  await withClient(pg, owner, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await createRoles(client, secrets);
    await createSchemas(client);
    await createStateFunction(client);
  });
  return databaseUrls(owner, secrets);
}

/**
 * Connections of everybody to one database.
 * @param {string} owner Connection of the owner to that database.
 * @param {RolePasswords} secrets Passwords of the roles.
 * @returns {DatabaseUrls}
 */
export function databaseUrls(owner, secrets) {
  const serviceUrl = (/** @type {import('./paths.mjs').ServiceName} */ name) =>
    withParts(owner, { user: roleOf(name), password: secrets[`${name}Password`] });
  return {
    owner,
    migrator: withParts(owner, { user: MIGRATOR, password: secrets.migratorPassword }),
    backup: withParts(owner, { user: BACKUP, password: secrets.backupPassword }),
    restore: withParts(owner, { user: RESTORE, password: secrets.restorePassword }),
    services: {
      catalog: serviceUrl('catalog'),
      patients: serviceUrl('patients'),
      plans: serviceUrl('plans'),
      admin: serviceUrl('admin'),
    },
  };
}

/** The passwords of the roles, of whatever stands beside them. @param {RolePasswords} secrets @returns {RolePasswords} */
export const rolePasswords = ({
  migratorPassword,
  backupPassword,
  restorePassword,
  catalogPassword,
  patientsPassword,
  plansPassword,
  adminPassword,
}) => ({
  migratorPassword,
  backupPassword,
  restorePassword,
  catalogPassword,
  patientsPassword,
  plansPassword,
  adminPassword,
});

/** @param {string} service */
function roleOf(service) {
  return `pora_${service}`;
}

/** @param {{ Client: typeof import('pg').Client }} pg @param {string} url @param {(client: import('pg').Client) => Promise<void>} work */
async function withClient(pg, url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `Postgres cannot be reached (${codeOf(error) ?? messageOf(error)}): check DATABASE_URL and whether the server runs.`,
    );
  }
  try {
    await work(client);
  } catch (error) {
    throw new StartError(
      `The database could not be prepared: ${messageOf(error)} (code ${codeOf(error) ?? '-'}).`,
    );
  } finally {
    await client.end();
  }
}

/** @param {import('pg').Client} client */
async function createDatabase(client) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}

/** @param {import('pg').Client} client @param {RolePasswords} secrets */
async function createRoles(client, secrets) {
  await createRole(client, MIGRATOR, secrets.migratorPassword);
  await createRole(client, BACKUP, secrets.backupPassword);
  await createRole(client, RESTORE, secrets.restorePassword);
  for (const name of SERVICES) await createRole(client, roleOf(name), secrets[`${name}Password`]);
  const { rows } = await client.query(
    'SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user',
  );
  // A backup is restored for a check into a database of its own; a host that lets nobody make one is named by the backup.
  if (rows[0].rolsuper || rows[0].rolcreatedb) await client.query(`ALTER ROLE ${BACKUP} CREATEDB`);
  // Only a member of the migration role may hand schemas over to it; a superuser need not be one.
  if (!rows[0].rolsuper) await client.query(`GRANT ${MIGRATOR} TO CURRENT_USER`);
}

/** @param {import('pg').Client} client @param {string} role @param {string} password */
async function createRole(client, role, password) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

/** @param {import('pg').Client} client */
async function createSchemas(client) {
  const { rows } = await client.query('SELECT current_database() AS name');
  const database = client.escapeIdentifier(rows[0].name);
  const roles = [MIGRATOR, BACKUP, RESTORE, ...SERVICES.map(roleOf)];
  await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${roles.join(', ')}`);
  // What a restore puts back waits in tables of its own connection until nothing can be missing any more.
  await client.query(`GRANT TEMPORARY ON DATABASE ${database} TO ${RESTORE}`);
  await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await client.query(`GRANT USAGE ON SCHEMA public TO ${roles.join(', ')}`);
  for (const name of EXTENSIONS) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA public`);
  for (const name of SERVICES) await createSchema(client, name, database);
}

/** @param {import('pg').Client} client @param {string} schema @param {string} database */
async function createSchema(client, schema, database) {
  const role = roleOf(schema);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${MIGRATOR}`);
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
  const made = `ALTER DEFAULT PRIVILEGES FOR ROLE ${MIGRATOR} IN SCHEMA ${schema} GRANT`;
  await client.query(`${made} SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`);
  await client.query(`${made} USAGE, SELECT ON SEQUENCES TO ${role}`);
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${BACKUP}`);
  await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${BACKUP}`);
  await client.query(`${made} SELECT ON TABLES TO ${BACKUP}`);
  await grantRestore(client, schema, made);
  await client.query(`ALTER ROLE ${role} IN DATABASE ${database} SET search_path = ${schema}, public`);
}

/**
 * Rights of a restore: it writes rows and lets numbers count on. What has happened it can neither change nor take away; for
 * tables that are made later, the migrations see to that.
 * @param {import('pg').Client} client @param {string} schema @param {string} made
 */
async function grantRestore(client, schema, made) {
  const [rows, numbers] = ['SELECT, INSERT, UPDATE, DELETE', 'USAGE, SELECT, UPDATE'];
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${RESTORE}`);
  await client.query(`GRANT ${rows} ON ALL TABLES IN SCHEMA ${schema} TO ${RESTORE}`);
  await client.query(`GRANT ${numbers} ON ALL SEQUENCES IN SCHEMA ${schema} TO ${RESTORE}`);
  await client.query(`${made} ${rows} ON TABLES TO ${RESTORE}`);
  await client.query(`${made} ${numbers} ON SEQUENCES TO ${RESTORE}`);
  const { rows: kept } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name, tablename = 'migrations' AS is_program FROM pg_tables
     WHERE schemaname = $1 AND tablename IN ('audit_entries', 'migrations')`,
    [schema],
  );
  for (const { name, is_program: isProgram } of kept)
    await client.query(`REVOKE UPDATE, DELETE${isProgram ? ', INSERT' : ''} ON ${name} FROM ${RESTORE}`);
}

/**
 * What the administration may know of the server: numbers only. A role sees no statement of another one, so the function
 * looks with the eyes of the owner; where not even that one sees all (a hosted database), it says so.
 * @param {import('pg').Client} client
 */
async function createStateFunction(client) {
  await client.query(`
    CREATE OR REPLACE FUNCTION public.pora_database_state()
    RETURNS TABLE (sees_all boolean, connections int, longest_query_ms float8, replicas int, replica_lag_ms float8)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
      SELECT pg_has_role(current_user, 'pg_read_all_stats', 'USAGE'),
        (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend'),
        (SELECT (extract(epoch FROM max(clock_timestamp() - query_start)) * 1000)::float8 FROM pg_stat_activity
         WHERE state = 'active' AND backend_type = 'client backend' AND pid <> pg_backend_pid()),
        (SELECT count(*)::int FROM pg_stat_replication),
        (SELECT (extract(epoch FROM max(replay_lag)) * 1000)::float8 FROM pg_stat_replication)
    $$`);
  await client.query('REVOKE ALL ON FUNCTION public.pora_database_state() FROM PUBLIC');
  await client.query(`GRANT EXECUTE ON FUNCTION public.pora_database_state() TO ${roleOf('admin')}`);
}

/**
 * The same connection with another user or database.
 * @param {string} url
 * @param {{ user?: string, password?: string, database?: string }} parts
 */
function withParts(url, { user, password, database }) {
  const changed = new URL(url);
  if (user !== undefined) changed.username = user;
  if (password !== undefined) changed.password = password;
  if (database !== undefined) changed.pathname = `/${database}`;
  return changed.href;
}

/**
 * Remembers in the database itself what was done to it, so that a second start need not do it again, and so
 * that starter rows a person deleted do not come back.
 * @param {string} ownerUrl
 */
export async function openLedger(ownerUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('CREATE SCHEMA IF NOT EXISTS setup');
  await client.query(
    `CREATE TABLE IF NOT EXISTS setup.steps (
       step text PRIMARY KEY, fingerprint text NOT NULL, done_at timestamptz NOT NULL DEFAULT now())`,
  );
  return {
    /** @param {string} step @param {string} fingerprint */
    async isDone(step, fingerprint) {
      const sql = 'SELECT 1 FROM setup.steps WHERE step = $1 AND fingerprint = $2';
      return (await client.query(sql, [step, fingerprint])).rowCount === 1;
    },
    /** @param {string} step @param {string} fingerprint */
    async note(step, fingerprint) {
      await client.query(
        `INSERT INTO setup.steps (step, fingerprint) VALUES ($1, $2)
         ON CONFLICT (step) DO UPDATE SET fingerprint = EXCLUDED.fingerprint, done_at = now()`,
        [step, fingerprint],
      );
    },
    close: () => client.end(),
  };
}
