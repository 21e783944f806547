import { Injectable } from '@nestjs/common';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type pg from 'pg';
import type { Kept } from '../../audit/audit-place.js';
import { BackupDatabase } from '../dump/backup-database.js';
import type { Manifest } from '../dump/manifest.js';
import { readShapes, sqlName } from '../dump/table-shape.js';
import { changesSince, goesWith, lostChanges, type LostChanges, type LostPart } from './lost-changes.js';
import { subjectsOf } from './restore-plan.js';

/** Rows of one subject, all its tables together. */
export interface ComparedRows {
  readonly subject: BackupTable;
  readonly now: number;
  readonly stored: number;
  /** Changes saved after the backup that go with restoring it. */
  readonly changes: number;
}

/** What a restore would change, as far as can be told by counting. */
export interface Comparison {
  readonly rows: ComparedRows[];
  /** All changes and removals that were saved after the backup. */
  readonly changesSince: number;
  /** People who were removed for good after the backup. */
  readonly erasedSince: number;
}

const TRAIL = 'patients.audit_entries';

/** Holds the numbers of a backup against those of the present. */
@Injectable()
export class BackupComparison {
  constructor(private readonly database: BackupDatabase) {}

  async compare(manifest: Manifest): Promise<Comparison> {
    return this.database.run(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const counts = await countsOf(
        client,
        manifest.files.map(({ schema, table }) => `${schema}.${table}`),
      );
      const changes = await changesSince(client, manifest.takenAt);
      const rows = subjectsOf(manifest).map((subject) => {
        const files = manifest.files.filter((file) => file.subject === subject);
        return {
          subject,
          now: files.reduce((sum, { schema, table }) => sum + (counts.get(`${schema}.${table}`) ?? 0), 0),
          stored: files.reduce((sum, file) => sum + file.rows, 0),
          changes: sumOf(changes.filter(({ action }) => goesWith(action, [subject]))),
        };
      });
      return {
        rows,
        changesSince: sumOf(changes),
        erasedSince: await erasedSince(client, manifest.takenAt),
      };
    });
  }

  /** What goes with restoring the tables, the newest first. */
  lost(changes: LostChanges, part: LostPart): Promise<Kept[]> {
    return this.database.run((client) => lostChanges(client, changes, part));
  }
}

const sumOf = (changes: readonly { count: number }[]) => changes.reduce((sum, { count }) => sum + count, 0);

async function countsOf(client: pg.Client, names: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [name, shape] of await readShapes(client, names)) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sqlName(shape)}`);
    counts.set(name, Number(rows[0]?.count ?? 0));
  }
  return counts;
}

async function erasedSince(client: pg.Client, takenAt: string): Promise<number> {
  if (!(await readShapes(client, [TRAIL])).has(TRAIL)) return 0;
  const { rows } = await client.query<{ people: number }>(
    `SELECT count(DISTINCT entity_id)::int AS people FROM ${TRAIL}
     WHERE entity = 'patient' AND action = 'patients.erase' AND at > $1`,
    [takenAt],
  );
  return rows[0]?.people ?? 0;
}
