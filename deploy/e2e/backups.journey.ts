import { describe, expect, test } from '@jest/globals';
import type { RouteAnswer } from '@pora/contracts';
import type { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { NOT_KEPT, SUBJECT_TABLES } from '../../services/admin/src/backups/dump/subjects.js';
import { productUrl } from './support/browser.js';
import { queryDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { call, signInOverHttp } from './support/http-session.mjs';
import { ACCOUNTS } from './support/sign-in.js';

describe('Backupy całej praktyki', () => {
  test('[core §3] obejmują każdą tabelę produktu, poza tymi, które powstają na nowo', async () => {
    const rows = await queryDatabase<{ name: string }>(
      `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
       WHERE table_schema IN ('admin', 'catalog', 'patients', 'plans') AND table_type = 'BASE TABLE'`,
    );
    const known = [...[...SUBJECT_TABLES.values()].flat(), ...NOT_KEPT];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  test('[core §7] są odtwarzane na próbę, zanim są zakończone', async () => {
    const session = await signInOverHttp(productUrl(), ACCOUNTS.administrator.email);
    const started = await call(session, 'POST', '/api/admin/backups', { tables: BACKUP_TABLES });
    expect(started.status).toBe(201);
    const { backupId } = JSON.parse(started.text) as { backupId: string };
    const records = async () => {
      const { text } = await call(session, 'GET', '/api/admin/backups');
      const { items, tables, warning } = JSON.parse(text) as RouteAnswer<typeof backupRoutes.list>;
      expect([tables, warning]).toEqual([[...BACKUP_TABLES], null]);
      return items.filter((item) => item.backupId === backupId);
    };
    await eventually(records, (items) => {
      expect([...new Set(items.map(({ status }) => status))]).toEqual(['COMPLETED']);
    });
    for (const { tableName, rows, backupSizeBytes, restoreCheck } of await records()) {
      expect([tableName, restoreCheck]).toEqual([tableName, 'passed']);
      expect(backupSizeBytes).toBeGreaterThan(0);
      expect(rows).toBeGreaterThanOrEqual(0);
    }
    const [stored] = await queryDatabase<{ count: number }>('SELECT count(*)::int FROM catalog.foods');
    const foods = (await records()).find(({ tableName }) => tableName === 'foods');
    expect(foods?.rows).toBeGreaterThan(stored?.count ?? Infinity);
    expect((await call(session, 'DELETE', `/api/admin/backups/${backupId}`)).status).toBe(204);
  });
});
