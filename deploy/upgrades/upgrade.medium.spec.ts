import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withMigrator } from '@pora/common/migrations';
import { emptyDatabase, type TestDatabase } from '@pora/common/testing/databases';
import { onDatabase, roleUrl, testEnvironment } from '@pora/common/testing/environment';
import pg from 'pg';
import { sqlName } from '../../services/admin/src/backups/dump/table-shape.js';
import { plansService } from '../../services/plans/src/service.js';
import { CHECKOUT } from '../local/paths.mjs';
import {
  type DataSetTable,
  emptyTables,
  pourTable,
  readDataSet,
  rowsToday,
  storedBytes,
  storedVersions,
} from './data-set.js';
import { databaseOf, DEFINITIONS, migrateAll, on } from './databases.js';
import { type DatabaseShape, readDatabaseShape } from './database-shape.js';
import { breaches, RETIRED, WIDENED } from './expand-contract.js';

const MOST_BYTES = 300_000;
const versions = storedVersions();
const latest = versions.at(-1) ?? '';

/** Tables that a data set holds no row of, and why. */
const EMPTY: ReadonlyMap<string, string> = new Map([
  ['admin.idempotency_keys', 'no call of it takes such a key'],
  ['patients.patient_erasures', 'a row lives until plans has answered'],
]);

/** What a newer version changes on purpose in rows of an older one: `version schema.table`, and why. */
const REWRITTEN: ReadonlyMap<string, string> = new Map();

/** Counts the writes themselves. */
const COUNTER = 'catalog.catalogue_revisions';

const nameOf = ({ schema, table }: DataSetTable) => `${schema}.${table}`;

describe('stored data of the released versions', () => {
  it('are there for each of them: small, and with rows in every table', () => {
    const { version } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8')) as {
      version: string;
    };
    // A release changes the version and stores the data in one step: neither comes without the other.
    expect(latest).toBe(version);
    for (const one of versions) {
      expect([one, storedBytes(one) <= MOST_BYTES]).toEqual([one, true]);
      const empty = readDataSet(one).tables.filter(({ csv }) => csv.trim().split('\n').length < 2);
      expect(empty.map(nameOf)).toEqual([...EMPTY.keys()]);
    }
  });

  it.each(versions)(
    'nothing a practice wrote with %s is lost or changed by the newest migrations',
    async (version) => {
      const set = readDataSet(version);
      const database = await databaseOf(set);
      try {
        await migrateAll(database);
        await on(database.ownerUrl, async (client) => {
          for (const table of set.tables.filter((one) => !REWRITTEN.has(`${version} ${nameOf(one)}`))) {
            const same = (await rowsToday(client, table)) === table.csv;
            expect([nameOf(table), same]).toEqual([nameOf(table), true]);
          }
          for (const { name, last } of set.sequences.filter((one) => one.last !== null)) {
            const { rows } = await client.query(`SELECT last_value >= $1 AS kept FROM ${name}`, [last]);
            expect([name, rows]).toEqual([name, [{ kept: true }]]);
          }
        });
      } finally {
        await database.drop();
      }
    },
  );
});

describe(`the way back to ${latest}`, () => {
  const set = readDataSet(latest);
  let database: TestDatabase;
  let released: DatabaseShape;
  const inDatabase = <T>(work: (client: pg.Client) => Promise<T>) => on(database.ownerUrl, work);

  beforeAll(async () => {
    database = await emptyDatabase(plansService);
    await migrateAll(database, set);
    released = await inDatabase(readDatabaseShape);
    await migrateAll(database);
    await inDatabase((client) => emptyTables(client, set));
  });
  afterAll(() => database.drop());

  it('no migration since then takes away or narrows what it names', async () => {
    const newest = await inDatabase(readDatabaseShape);
    expect(breaches(released, newest, { retired: set.retired, widened: WIDENED })).toEqual([]);
    const rules = new Set(newest.refusals.map(({ name }) => name));
    expect([...WIDENED.keys()].filter((name) => !rules.has(name))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE plans.plans DROP COLUMN stage', 'plans.plans.stage is gone'],
    ['ALTER TABLE patients.patients RENAME COLUMN notes TO remarks', 'patients.patients.notes is gone'],
    ['DROP TABLE catalog.own_words', 'catalog.own_words is gone'],
    ['ALTER TABLE plans.plans ALTER COLUMN days TYPE text', 'plans.plans.days was integer and is text'],
    [
      'ALTER TABLE patients.schedule_events ALTER COLUMN patient_id SET NOT NULL',
      'patients.schedule_events.patient_id may not be empty any more',
    ],
    [
      'ALTER TABLE admin.users ADD COLUMN colour text NOT NULL',
      'admin.users.colour is new, obligatory and has no default',
    ],
    [
      'ALTER TABLE catalog.foods ADD CONSTRAINT named UNIQUE (name)',
      'catalog.foods: named is a new rule for what the released version writes (CREATE UNIQUE INDEX ON catalog.foods USING btree (name))',
    ],
    [
      'CREATE TABLE plans.drafts (plan_id text REFERENCES plans.plans)',
      'plans.drafts: drafts_plan_id_fkey keeps rows of plans.plans from being deleted (FOREIGN KEY (plan_id) REFERENCES plans.plans(id))',
    ],
  ])('a migration with "%s" is refused', async (sql, sentence) => {
    await inDatabase(async (client) => {
      await client.query('BEGIN');
      await client.query(sql);
      const found = breaches(released, await readDatabaseShape(client), {
        retired: set.retired,
        widened: WIDENED,
      });
      await client.query('ROLLBACK');
      expect(found).toContain(sentence);
    });
  });

  it('what it may write it still writes, reads, changes and deletes, with the rights of its own roles', async () => {
    const roles = new Map(DEFINITIONS.map(({ name }) => [name as string, roleUrl(testEnvironment(), name)]));
    const asService = <T>({ schema }: DataSetTable, work: (client: pg.Client) => Promise<T>) =>
      on(onDatabase(roles.get(schema) ?? '', database.name), work);
    const tables = await inDatabase((client) => inOrderOfReferences(client, set.tables));
    for (const table of tables) await asService(table, (client) => pourTable(client, table));
    for (const table of tables.filter((one) => nameOf(one) !== COUNTER)) {
      const same = (await asService(table, (client) => rowsToday(client, table))) === table.csv;
      expect([nameOf(table), same]).toEqual([nameOf(table), true]);
    }
    for (const table of tables.filter(mayChange))
      await asService(table, (client) => changeAll(client, table));
    for (const table of tables.filter(mayChange).reverse())
      await asService(table, (client) => client.query(`DELETE FROM ${sqlName(table)}`));
  });
});

describe('what this version no longer names', () => {
  it('no entity reads or writes', async () => {
    const url = testEnvironment().migratorUrl;
    const named = new Set<string>();
    for (const definition of DEFINITIONS) {
      await withMigrator(definition, url, async ({ entityMetadatas }) => {
        for (const { tableName, columns } of entityMetadatas) {
          named.add(`${definition.name}.${tableName}`);
          for (const column of columns.filter((one) => one.isSelect || one.isInsert || one.isUpdate))
            named.add(`${definition.name}.${tableName}.${column.databaseName}`);
        }
      });
    }
    expect(
      ['plans.plans', 'plans.plans.days', 'patients.patients.first_name'].filter((one) => !named.has(one)),
    ).toEqual([]);
    expect(RETIRED.filter((one) => named.has(one))).toEqual([]);
  });
});

/** The audit trail only grows. */
const mayChange = ({ table }: DataSetTable) => table !== 'audit_entries';

/** Writes every row over itself, naming each column the set knows but those that say which row it is. */
async function changeAll(client: pg.Client, table: DataSetTable): Promise<void> {
  const columns = table.columns
    .filter(({ name }) => !table.key.includes(name))
    .map(({ name }) => `${pg.escapeIdentifier(name)} = ${pg.escapeIdentifier(name)}`);
  if (columns.length > 0) await client.query(`UPDATE ${sqlName(table)} SET ${columns.join(', ')}`);
}

/** Tables that are referred to come before those that refer to them. */
async function inOrderOfReferences(
  client: pg.Client,
  tables: readonly DataSetTable[],
): Promise<DataSetTable[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const left = new Set(tables);
  const ordered: DataSetTable[] = [];
  while (left.size > 0) {
    const names = new Set([...left].map(nameOf));
    const waits = new Set(rows.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const free = [...left].filter((table) => !waits.has(nameOf(table)));
    if (free.length === 0) throw new Error(`these refer to one another: ${[...names].join(', ')}`);
    ordered.push(...free);
    free.forEach((table) => left.delete(table));
  }
  return ordered;
}
