import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { AuditLog } from '@pora/common/audit-log';
import { Database } from '@pora/common/database/database';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import type { AuditFilter, StoredAuditFilter } from '@pora/contracts/admin/audit.model';
import { AUDIT_COUNT_MAX, AUDIT_NAMED_MAX } from '@pora/contracts/admin/audit.vocabulary';
import { adminService } from '../service.js';

/** Six times as many as are counted to their end. */
const ENTRIES = 6 * AUDIT_COUNT_MAX;
/** One entry for each minute; every third is of one person, one in seven of each action, a few of a rare one. */
const TRAIL = `
  INSERT INTO audit_entries (at, actor, action, entity, entity_id, request_id)
  SELECT timestamptz '2026-01-01T00:00:00Z' + n * interval '1 minute',
    CASE WHEN n % 20000 = 1 THEN 'rzadka@gabinet.example' ELSE 'osoba' || n % 3 || '@gabinet.example' END,
    CASE WHEN n % 20000 = 7 THEN 'backups.start' ELSE (ARRAY['plans.read', 'patients.list', 'patients.read', 'plans.update',
      'foods.update', 'schedule.list', 'meals.update'])[1 + n % 7] END,
    (ARRAY['plan', 'patient', 'patient', 'plan', 'food', 'schedule-event', 'meal'])[1 + n % 7],
    'id-' || n % 3000, md5(n::text)
  FROM generate_series(1, ${ENTRIES}) n`;

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

describe('a long audit trail', () => {
  let app: TestApp;

  beforeAll(async () => {
    const env = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
    app = await createTestApp(adminService, { env: { ...env, PATIENTS_URL: 'http://127.0.0.1:9' } });
    await app.query(TRAIL);
    await app.query('VACUUM ANALYZE audit_entries');
  });
  afterAll(() => app.stop());

  /** How Postgres does what the reading asks for: the kinds of its steps, each with the index it takes. */
  async function stepsOf(read: (log: AuditLog) => Promise<unknown>): Promise<string[]> {
    const database = app.get<Database>(Database);
    const asked = jest.spyOn(database, 'query');
    await read(app.get<AuditLog>(AuditLog));
    const [sql = '', parameters] = asked.mock.calls[0] ?? [];
    asked.mockRestore();
    const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      parameters,
    );
    const walk = (node: PlanNode): string[] => [
      [node['Node Type'], node['Index Name']].filter(Boolean).join(' '),
      ...(node.Plans ?? []).flatMap(walk),
    ];
    return row ? walk(row['QUERY PLAN'][0].Plan) : [];
  }
  const page = (filter: AuditFilter) => stepsOf((log) => log.page(filter, { limit: 51 }));
  const count = (filter: AuditFilter) => stepsOf((log) => log.count(filter));

  test.each<[string, AuditFilter]>([
    ['everything', {}],
    ['a period', { from: '2026-01-10', to: '2026-01-11' }],
    ['a person who did much', { actor: 'osoba1@gabinet.example' }],
    ['a frequent event', { event: 'plans.read' }],
    ['a group of events', { event: 'changes' }],
    ['everything but lists', { event: 'without-lists' }],
    ['a kind of object', { object: 'food' }],
  ])('is read from its end, without sorting it, for %s', async (_name, filter) => {
    const steps = await page(filter);
    expect(steps.filter((step) => /Sort|Seq Scan|Bitmap/.test(step))).toEqual([]);
    expect(steps.at(-1)).toMatch(/^Index Scan audit_entries_(at|actor|action)$/);
  });

  test.each<[string, AuditFilter, RegExp]>([
    ['a person who did little', { actor: 'rzadka@gabinet.example' }, /audit_entries_actor/],
    ['a person nobody knows', { actor: 'nikt@gabinet.example' }, /audit_entries_actor/],
    ['a rare event', { event: 'backups.start' }, /audit_entries_action/],
    ['an event that never was', { event: 'backups.remove' }, /audit_entries_action/],
    ['a kind of object that never was', { object: 'release' }, /audit_entries_entity/],
    ['a period', { from: '2026-01-10', to: '2026-01-11' }, /audit_entries_at/],
  ])('is not read whole, nor counted whole, for %s', async (_name, filter, index) => {
    for (const steps of [await page(filter), await count(filter)]) {
      expect(steps.filter((step) => step.includes('Seq Scan'))).toEqual([]);
      expect(steps.join()).toMatch(index);
    }
  });

  test('is counted no further than anybody wants to know', async () => {
    expect(await app.get<AuditLog>(AuditLog).count({})).toBe(AUDIT_COUNT_MAX);
    expect((await count({}))[1]).toBe('Limit');
  });

  test('is searched for objects by their ids, of their kind alone', async () => {
    const ids = Array.from({ length: AUDIT_NAMED_MAX }, (_, n) => `id-${n}`);
    const log = app.get<AuditLog>(AuditLog);
    const filter: StoredAuditFilter = { text: 'nowak', patients: ids, plans: ids };
    const [entries, total] = await Promise.all([log.page(filter, { limit: 51 }), log.count(filter)]);
    const none = await log.count({ ...filter, patients: ['id-x'], plans: [] });
    expect(entries.map(({ entity }) => entity)).not.toContain('food');
    expect([entries.length, total > 51, none]).toEqual([51, true, 0]);
  });

  test('is searched for a part of an id as it is written, in whatever case', async () => {
    const log = app.get<AuditLog>(AuditLog);
    await app.query(
      `INSERT INTO audit_entries (actor, action, entity, entity_id, request_id)
       VALUES ('x', 'plans.read', 'plan', 'Łan_50%\\x', NULL)`,
    );
    for (const text of ['an_50%', 'AN_50', '%\\X', 'Łan']) expect(await log.count({ text })).toBe(1);
    for (const text of ['an-50', 'a%5', '_50_', '\\%']) expect(await log.count({ text })).toBe(0);
  });
});
