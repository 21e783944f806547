import type pg from 'pg';
import { Unrestorable } from '../dump/backup-refused.js';
import { stepCounter } from './catalogue-counter.js';
import { leaveOutErased } from './erased-people.js';
import {
  addLinesSql,
  countOnSql,
  deleteChangedSql,
  deleteSurplusSql,
  differencesSql,
  insertMissingSql,
  missingLinesSql,
  numbersTakenSql,
  stepVersionsSql,
  updateChangedSql,
} from './merge-sql.js';
import type { RestoredTable, RestorePlan } from './restore-plan.js';
import { DIFFERS } from './restore.strings.js';
import { keepTakenBack } from './taken-back.js';

/** What a restore came to. */
export interface Merged {
  /** People who were removed for good since, and stay so. */
  readonly erasedPeople: number;
}

/**
 * Turns the rows of the tables into those that wait beside them: what is surplus goes, what changed is as it was, what is
 * missing comes. Foreign keys are held throughout by the database itself. To be called while nobody else writes.
 * @throws Unrestorable when the tables are not what the backup holds afterwards
 */
export async function mergeStaged(client: pg.Client, plan: RestorePlan): Promise<Merged> {
  const rows = plan.tables.filter(({ way }) => way === 'rows');
  const known = new Set(plan.layout.tables.keys());
  // First of all what happened: it says who and what is to stay away.
  for (const trail of plan.tables.filter(({ way }) => way === 'trail')) await addLines(client, trail);
  const erasedPeople = await leaveOutErased(client, plan.tables, known);
  await keepTakenBack(client, plan.tables, known);
  await each(client, rows, stepVersionsSql);
  await each(client, [...rows].reverse(), deleteSurplusSql);
  await each(client, [...rows].reverse(), (one) => (one.inPlace ? undefined : deleteChangedSql(one)));
  for (const restored of rows) {
    if (restored.inPlace) await each(client, [restored], updateChangedSql);
    await each(client, [restored], insertMissingSql);
  }
  await each(
    client,
    plan.tables.filter(({ way }) => way === 'kept'),
    insertMissingSql,
  );
  await noteRules(client, plan);
  for (const restored of plan.tables) {
    if (restored.way === 'counter') await stepCounter(client, restored);
    for (const { column, sequence } of restored.counted)
      await client.query(countOnSql(restored, column, sequence));
  }
  await compare(client, rows);
  return { erasedPeople };
}

async function each(
  client: pg.Client,
  tables: readonly RestoredTable[],
  sqlOf: (restored: RestoredTable) => string | undefined,
): Promise<void> {
  for (const restored of tables) {
    const sql = sqlOf(restored);
    if (sql !== undefined) await client.query(sql);
  }
}

/** Lines of a trail are only ever added: neither what was written since nor what stood there before is touched. */
async function addLines(client: pg.Client, trail: RestoredTable): Promise<void> {
  const missing = client.escapeIdentifier(`missing ${trail.name}`);
  await client.query(missingLinesSql(trail, missing));
  const { rows } = await client.query<{ taken: boolean }>(numbersTakenSql(trail, missing));
  await client.query(addLinesSql(trail, missing, rows[0]?.taken === false));
}

/** The rules that came back with a new version are a save of their own in the list of saves. */
async function noteRules(client: pg.Client, { tables, layout }: RestorePlan): Promise<void> {
  const isRestored = tables.some(({ name }) => name === 'catalog.rule_configs');
  if (!isRestored || !layout.tables.has('catalog.rule_config_versions')) return;
  await client.query(
    `INSERT INTO catalog.rule_config_versions (version, config, saved_at, saved_by)
     SELECT version, config, updated_at, updated_by FROM catalog.rule_configs ON CONFLICT DO NOTHING`,
  );
}

async function compare(client: pg.Client, tables: readonly RestoredTable[]): Promise<void> {
  for (const restored of tables) {
    const { rows } = await client.query<{ differences: number }>(differencesSql(restored));
    if (rows[0]?.differences !== 0) throw new Unrestorable(`${DIFFERS.pl} (${restored.name})`);
  }
}
