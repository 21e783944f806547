import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type pg from 'pg';
import type { Manifest, ManifestFile } from '../dump/manifest.js';
import { SUBJECT_TABLES } from '../dump/subjects.js';
import { readShapes, type TableShape } from '../dump/table-shape.js';
import { parentsFirst, readLayout, type Layout } from './layout.js';
import { RestoreRefused } from './restore-refused.js';
import { NEWER, NOT_OURS, notInBackup, otherLayout } from './restore.strings.js';

/**
 * How the rows of a table come back. `rows`: as they were; `trail`: what was written since stays and the rest is added;
 * `kept`: as the trail, by key; `counter`: goes forward and never back.
 */
export type Way = 'rows' | 'trail' | 'kept' | 'counter';

/** A table that is to be restored. */
export interface RestoredTable {
  /** `schema.table`. */
  readonly name: string;
  readonly way: Way;
  readonly file: ManifestFile;
  /** The table itself, with the columns the backup knows. */
  readonly table: TableShape;
  /** Where its rows wait before anything is touched. */
  readonly staged: TableShape;
  /** Whether rows that changed are changed in place, because others that stay name them. */
  readonly inPlace: boolean;
  readonly counted: readonly { column: string; sequence: string }[];
}

/** What is restored and what stands around it. */
export interface RestorePlan {
  readonly subjects: readonly BackupTable[];
  /** Those that are named by others first. */
  readonly tables: readonly RestoredTable[];
  /** All tables nobody may write meanwhile. */
  readonly locked: readonly string[];
  readonly layout: Layout;
}

const PRODUCT_TABLES = [...SUBJECT_TABLES.values()].flat();
const SCHEMAS = [...new Set(PRODUCT_TABLES.map((name) => name.split('.')[0] ?? ''))];
const isTrail = (name: string) => name.endsWith('.audit_entries');
/** What somebody has the right to stays asked for, and a newer address valid, though the backup does not know of it. */
const KEPT = new Set([
  'patients.patient_erasures',
  'patients.patient_erasure_requests',
  'patients.schedule_feeds',
  'catalog.rule_config_versions',
]);
const COUNTER = 'catalog.catalogue_revisions';

/** Names the administrator may choose of a backup, in their order. */
export const subjectsOf = ({ files }: Manifest): BackupTable[] => {
  const held = new Set(files.map(({ subject }) => subject));
  return [...SUBJECT_TABLES.keys()].filter((subject) => held.has(subject));
};

/**
 * Holds a backup against the database as it is.
 * @throws RestoreRefused when it does not hold what is asked for, or was made with another layout
 */
export async function planRestore(
  client: pg.Client,
  manifest: Manifest,
  subjects: readonly BackupTable[],
): Promise<RestorePlan> {
  const files = filesOf(manifest, subjects);
  const shapes = await readShapes(client, PRODUCT_TABLES);
  await refuseNewer(client, manifest, files);
  const layout = await readLayout(client, SCHEMAS);
  const chosen = new Set(files.map(nameOf));
  const tables = new Map(
    files.map((file) => [nameOf(file), tableOf(file, shapes.get(nameOf(file)), layout, chosen)]),
  );
  const sorted = parentsFirst([...chosen], layout.foreignKeys);
  return {
    subjects,
    layout,
    tables: sorted.flatMap((name) => tables.get(name) ?? []),
    locked: PRODUCT_TABLES.filter((name) => shapes.has(name) && !isTrail(name)),
  };
}

const nameOf = ({ schema, table }: Pick<TableShape, 'schema' | 'table'>) => `${schema}.${table}`;

/** A description may come from anywhere: it names tables of the product, or it is none. */
function filesOf(manifest: Manifest, subjects: readonly BackupTable[]): ManifestFile[] {
  for (const file of manifest.files) {
    const tables: readonly string[] = SUBJECT_TABLES.get(file.subject as BackupTable) ?? [];
    const isKnown = tables.includes(nameOf(file));
    if (!isKnown) throw new RestoreRefused(NOT_OURS);
  }
  const held = subjectsOf(manifest);
  const missing = subjects.filter((subject) => !held.includes(subject));
  if (missing.length > 0 || subjects.length === 0) throw new RestoreRefused(notInBackup(missing));
  return manifest.files.filter((file) => subjects.some((subject) => subject === file.subject));
}

/** A schema that had a migration which ours has not. */
async function refuseNewer(client: pg.Client, manifest: Manifest, files: ManifestFile[]): Promise<void> {
  for (const schema of new Set(files.map((file) => file.schema))) {
    const known = manifest.migrations[schema];
    if (!known) continue;
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[]) name
       EXCEPT SELECT name FROM ${client.escapeIdentifier(schema)}.migrations`,
      [known],
    );
    if (rows.length > 0) throw new RestoreRefused(NEWER);
  }
}

function tableOf(
  file: ManifestFile,
  shape: TableShape | undefined,
  layout: Layout,
  chosen: ReadonlySet<string>,
): RestoredTable {
  const name = nameOf(file);
  if (!shape) throw new RestoreRefused(otherLayout(name));
  const types = new Map(shape.columns.map(({ name: column, type }) => [column, type]));
  const columns = new Set(file.columns.map((column) => column.name));
  const strange = file.columns.find((column) => types.get(column.name) !== column.type);
  if (strange) throw new RestoreRefused(otherLayout(`${name}.${strange.name}`));
  const { obligatory = [], counted = [] } = layout.tables.get(name) ?? {};
  const missing = [...obligatory, ...shape.key].find((column) => !columns.has(column));
  if (missing !== undefined) throw new RestoreRefused(otherLayout(`${name}.${missing}`));
  if (shape.key.length === 0) throw new RestoreRefused(otherLayout(name));
  return {
    ...{ name, file, counted, way: wayOf(name) },
    table: { ...shape, columns: file.columns },
    staged: { schema: 'pg_temp', table: name, columns: file.columns, key: shape.key },
    inPlace: layout.foreignKeys.some(
      ({ from, to, cascades }) => to === name && (!cascades || !chosen.has(from) || KEPT.has(from)),
    ),
  };
}

function wayOf(name: string): Way {
  if (isTrail(name)) return 'trail';
  if (KEPT.has(name)) return 'kept';
  return name === COUNTER ? 'counter' : 'rows';
}
