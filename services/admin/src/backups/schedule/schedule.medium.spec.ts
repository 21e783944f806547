import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { BackupRemoval } from '../backup-removal.service.js';
import { NO_TABLES } from '../backups.strings.js';
import { openBackups } from '../testing/open-backups.js';
import { DueBackups } from './due-backups.service.js';
import { Retention } from './retention.service.js';

const WITHIN_MS = 60_000;
const SCHEDULE = {
  enabled: true,
  cadence: 'daily',
  weekday: 1,
  time: '02:30',
  tables: ['patients', 'administration'],
  keep: { days: 2, weeks: 0, months: 0, manual: false },
};
/** Half past two in the night of a winter's day, and a moment before and after. */
const BEFORE = new Date('2030-01-15T01:29:59Z');
const AFTER = new Date('2030-01-15T01:30:20Z');

describe('backups by the clock', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-schedule-'));
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    ({ app, admin } = await openBackups(folder));
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await app.query('DELETE FROM backups');
    await app.query(
      `UPDATE backup_schedules SET enabled = false, handled_until = '2030-01-14T12:00:00Z', keep_manual = false`,
    );
  });

  const records = async (): Promise<BackupRecord[]> =>
    (await admin.get('/api/admin/backups').expect(200)).body.items;
  const ended = () =>
    until(async () => {
      const all = await records();
      return all.every(({ status }) => status === 'COMPLETED' || status === 'FAILED');
    }, WITHIN_MS);
  const start = (now: Date) => app.get<DueBackups>(DueBackups).start(now);
  /** As saved on 14 January, at noon. */
  async function saved(change: object = {}) {
    await admin.put('/api/admin/backup-schedule', { ...SCHEDULE, ...change }).expect(200);
    await app.query(`UPDATE backup_schedules SET handled_until = '2030-01-14T12:00:00Z'`);
  }
  /** A finished backup with a folder that has nothing in it. */
  async function stored(id: string, at: string, isAutomatic: boolean) {
    await app.query(
      `INSERT INTO backups (id, state, restore_check, requested_by, requested_at, scheduled_for)
       VALUES ($1, 'done', 'passed', 'x', $2, CASE WHEN $3 THEN $2::timestamptz END)`,
      [id, at, isAutomatic],
    );
  }
  const ids = async () =>
    (await app.query<{ id: string }>('SELECT id FROM backups ORDER BY id')).map(({ id }) => id);

  test('[decisions 8] the schedule has a version; who changes an older one is told what is stored now', async () => {
    const { body, headers } = await admin.get('/api/admin/backup-schedule').expect(200);
    expect(body).toMatchObject({
      enabled: false,
      keep: { days: 7, weeks: 4, months: 12, manual: false },
      nextRunAt: null,
      place: { hasStore: false, isEncrypted: false },
    });
    expect(headers.etag).toContain(String(body.version));
    const changed = await admin
      .put('/api/admin/backup-schedule', SCHEDULE)
      .set('If-Match', `"${body.version}"`)
      .expect(200);
    expect(changed.body).toMatchObject({ ...SCHEDULE, version: body.version + 1 });
    expect(changed.body.nextRunAt).toMatch(/T0[01]:30:00\.000Z$/);
    await admin.put('/api/admin/backup-schedule', SCHEDULE).set('If-Match', `"${body.version}"`).expect(412);
    const audit = await app.query<{ actor: string; fields: string[] }>(
      `SELECT actor, fields FROM audit_entries WHERE action = 'backup-schedule.save' ORDER BY id`,
    );
    expect(audit[0]).toEqual({ actor: admin.email, fields: ['enabled', 'tables', 'keep'] });
  });

  test.each([
    { time: '25:00' },
    { tables: [] },
    { tables: ['pg_authid'] },
    { weekday: 0 },
    { keep: { ...SCHEDULE.keep, days: 0 } },
  ])('[core §5] %j is refused', async (change) => {
    await admin.put('/api/admin/backup-schedule', { ...SCHEDULE, ...change }).expect(400);
  });

  test('[core §3] what is due is asked for once, however many instances look, and not before its time', async () => {
    await saved();
    expect(await start(BEFORE)).toBeUndefined();
    const asked = await Promise.all([start(AFTER), start(AFTER), start(AFTER)]);
    expect(asked.filter((id) => id !== undefined)).toHaveLength(1);
    await ended();
    const rows = await records();
    expect(rows.map(({ tableName, status, requestedBy }) => [tableName, status, requestedBy])).toEqual([
      ['patients', 'COMPLETED', 'automatyczna'],
      ['administration', 'COMPLETED', 'automatyczna'],
    ]);
    expect(readdirSync(folder)).toContain(rows[0]?.backupId);
    const audit = await app.query<{ actor: string; action: string }>(
      'SELECT actor, action FROM audit_entries WHERE entity_id = $1',
      [rows[0]?.backupId],
    );
    expect(audit).toEqual([{ actor: 'system', action: 'backups.start' }]);
    expect(await start(AFTER)).toBeUndefined();
  });

  test('[core §3] after days without any instance one backup is made up for, for the moment that was missed last', async () => {
    await saved();
    const id = await start(new Date('2030-01-19T09:00:00Z'));
    await ended();
    const due = await app.query<{ scheduled_for: Date }>('SELECT scheduled_for FROM backups WHERE id = $1', [
      id,
    ]);
    expect(due[0]?.scheduled_for.toISOString()).toBe('2030-01-19T01:30:00.000Z');
    expect(await start(new Date('2030-01-19T09:00:30Z'))).toBeUndefined();
  });

  test('[core §3] one that is due while another is under way comes after it', async () => {
    await saved();
    await app.query(`INSERT INTO backups (id, state, requested_by) VALUES ('b-manual', 'running', 'x')`);
    expect(await start(AFTER)).toBeUndefined();
    await app.query(`UPDATE backups SET state = 'failed'`);
    expect(await start(AFTER)).toBeDefined();
    await ended();
  });

  test('[core §3] one that cannot be made stands in the history, with the reason', async () => {
    await saved({ tables: ['meals'] });
    expect(await start(AFTER)).toBeUndefined();
    expect(await records()).toMatchObject([
      { tableName: 'meals', status: 'FAILED', errorMessage: NO_TABLES, requestedBy: 'automatyczna' },
    ]);
    expect(await start(AFTER)).toBeUndefined();
  });

  test('[core §3] while it is switched off nothing is made and nothing removed', async () => {
    await saved({ enabled: false });
    await stored('a-1', '2029-01-01T01:30:00Z', true);
    await stored('a-2', '2029-01-02T01:30:00Z', true);
    await stored('a-3', '2029-01-03T01:30:00Z', true);
    expect(await start(AFTER)).toBeUndefined();
    await app.get<Retention>(Retention).apply(AFTER);
    expect(await ids()).toEqual(['a-1', 'a-2', 'a-3']);
  });

  test('[core §3] those that have had their time go with their files; a person’s, and one being restored, stay', async () => {
    await saved();
    await app.query(
      `INSERT INTO restores (id, backup_id, tables, requested_by, state) VALUES ('r-1', 'a-2', '{patients}', 'x', 'running')`,
    );
    await stored('a-1', '2030-01-10T01:30:00Z', true);
    await stored('a-2', '2030-01-11T01:30:00Z', true);
    await stored('a-3', '2030-01-12T01:30:00Z', true);
    await stored('a-4', '2030-01-13T01:30:00Z', true);
    await stored('m-1', '2030-01-01T10:00:00Z', false);
    await app.get<Retention>(Retention).apply(AFTER);
    expect(await ids()).toEqual(['a-2', 'a-3', 'a-4', 'm-1']);
    await app.query('DELETE FROM restores');
    const audit = await app.query<{ actor: string; entity_id: string }>(
      `SELECT actor, entity_id FROM audit_entries WHERE action = 'backups.remove'`,
    );
    expect(audit).toEqual([{ actor: 'system', entity_id: 'a-1' }]);
  });

  test('[core §3] one that cannot be removed keeps none of the others, and is not tried again at every look', async () => {
    await saved();
    for (const day of [10, 11, 12, 13]) await stored(`a-${day}`, `2030-01-${day}T01:30:00Z`, true);
    const removal = app.get<BackupRemoval>(BackupRemoval);
    const remove = removal.remove.bind(removal);
    let tries = 0;
    removal.remove = (id, caller) => {
      if (id !== 'a-10') return remove(id, caller);
      tries += 1;
      return Promise.reject(new Error('the store keeps what it has'));
    };
    const apply = (at: string) => app.get<Retention>(Retention).apply(new Date(at));
    await apply('2030-01-15T01:30:20Z');
    expect(await ids()).toEqual(['a-10', 'a-12', 'a-13']);
    await apply('2030-01-15T01:30:50Z');
    expect(tries).toBe(1);
    removal.remove = remove;
    await apply('2030-01-15T02:30:50Z');
    expect(await ids()).toEqual(['a-12', 'a-13']);
  });

  test('[core §6] the schedule is the administrator’s alone', async () => {
    const dietitian = await app.signIn('dietitian');
    expect((await dietitian.get('/api/admin/backup-schedule')).body.code).toBe('not_administrator');
    expect((await dietitian.put('/api/admin/backup-schedule', SCHEDULE)).body.code).toBe('not_administrator');
  });
});
