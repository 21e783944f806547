import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { createdFeedSchema, feedStateSchema } from '@pora/contracts/schedule/schedule.model';
import { practiceMoment } from '@pora/text-pl/dates';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const FEED = '/api/schedule/feed';
const query = (sql: string, values: unknown[] = []) => app.query(sql, values);

async function subscribe(person = dietitian): Promise<string> {
  const { body } = await person.post(FEED).expect(201);
  expect(createdFeedSchema.parse(body)).toEqual(body);
  return body.path as string;
}

/** A reader of its own: unfolds lines and takes each event apart. */
function eventsOf(text: string): Map<string, string>[] {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((part) => new Map(part.split('\r\n').map((line) => splitAt(line, line.indexOf(':')))));
}
const splitAt = (line: string, at: number): [string, string] => [line.slice(0, at), line.slice(at + 1)];

async function read(path: string) {
  const { text, headers } = await app.http().get(path).expect(200);
  return { text, headers: headers as Record<string, string>, events: eventsOf(text) };
}

async function aPatient(firstName: string, lastName: string): Promise<string> {
  count += 1;
  const id = `p-kalendarz-${count}`;
  await dietitian.post('/api/patients', { id, personal: { firstName, lastName } }).expect(201);
  return id;
}

async function aVisit(date: string, change: object = {}): Promise<string> {
  count += 1;
  const id = `se-kalendarz-${count}`;
  const [start, end] = ['10:00', '10:30'].map((time) => practiceMoment(date, time).toISOString());
  await dietitian.post('/api/schedule', { id, start, end, ...change }).expect(201);
  return id;
}

describe('calendar subscription', () => {
  it('shows initials and times; titles, names and notes never leave the practice', async () => {
    const patientId = await aPatient('Żaneta', 'Ćwiklińska');
    await aVisit('2026-08-03', { patientId, title: 'Żaneta przed ciążą', notes: 'hashimoto' });
    await aVisit('2026-08-04', { title: 'Telefon do Ćwiklińskiej' });
    const { text, headers, events } = await read(await subscribe());

    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(events.map((event) => event.get('SUMMARY'))).toEqual(['Wizyta – Ż.Ć.', 'Wydarzenie']);
    expect(events[0]?.get('DTSTART')).toBe('20260803T080000Z');
    expect(events[0]?.get('DTEND')).toBe('20260803T083000Z');
    expect(text).not.toMatch(/Żaneta|wiklińsk|ciąż|hashimoto|Telefon/i);
  });

  it('a changed visit keeps its name and counts up, a cancelled one is told as cancelled, a deleted one is gone', async () => {
    const path = await subscribe();
    const id = await aVisit('2026-09-07');
    const find = async () =>
      (await read(path)).events.find((event) => event.get('DTSTART') === '20260907T080000Z');
    const before = await find();
    await dietitian.patch(`/api/schedule/${id}`, { status: 'cancelled' }).expect(200);
    const after = await find();

    expect([before?.get('SEQUENCE'), before?.get('STATUS')]).toEqual(['0', 'CONFIRMED']);
    expect([after?.get('SEQUENCE'), after?.get('STATUS')]).toEqual(['1', 'CANCELLED']);
    expect(after?.get('UID')).toBe(before?.get('UID'));
    await dietitian.delete(`/api/schedule/${id}`).expect(204);
    expect(await find()).toBeUndefined();
  });

  it('holds 30 days back and a year ahead; visits of a patient in the trash are not in it', async () => {
    const path = await subscribe();
    const patientId = await aPatient('Ewa', 'Quirini');
    for (const date of ['2026-06-14', '2026-06-15', '2027-07-15', '2027-07-16'])
      await aVisit(date, { patientId });
    const starts = async () =>
      (await read(path)).events
        .filter((event) => event.get('SUMMARY') === 'Wizyta – E.Q.')
        .map((event) => event.get('DTSTART')?.slice(0, 8));

    expect(await starts()).toEqual(['20260615', '20270715']);
    await dietitian.delete(`/api/patients/${patientId}`).expect(204);
    expect(await starts()).toEqual([]);
  });

  it('whoever has the calendar is told so, until something in it changes', async () => {
    const path = await subscribe();
    const { headers } = await read(path);
    const known = { 'If-None-Match': String(headers['etag']) };
    await app.http().get(path).set(known).expect(304);
    await aVisit('2026-10-05');
    await app.http().get(path).set(known).expect(200);
  });

  it('a new address ends the one before it, and a revoked one is as unknown as one that never was', async () => {
    const first = await subscribe();
    const second = await subscribe();
    await app.http().get(second).expect(200);
    await dietitian.delete(`${FEED}/token`).expect(204);
    await dietitian.delete(`${FEED}/token`).expect(204);
    const unknown = [
      first,
      second,
      `${FEED}.ics?token=${'A'.repeat(43)}`,
      `${FEED}.ics`,
      `${FEED}.ics?token=`,
    ];
    for (const path of [...unknown, `${FEED}.ics?token=${'x'.repeat(500)}`]) {
      const { body } = await app.http().get(path).expect(404);
      expect(body).toEqual({ error: 'Nie ma takiego kalendarza.', code: 'not_found' });
    }
    expect((await dietitian.get(FEED).expect(200)).body).toEqual({ feed: null });
  });

  it('stores only a hash of the token and says when a calendar last came with it', async () => {
    const path = await subscribe();
    const token = path.split('token=')[1] ?? '';
    const made = feedStateSchema.parse((await dietitian.get(FEED).expect(200)).body);
    await app.http().get(path).expect(200);
    const { body: used } = await dietitian.get(FEED).expect(200);

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await query('SELECT * FROM schedule_feeds'))).not.toContain(token);
    expect(made.feed?.lastUsedAt).toBeNull();
    expect(used).toEqual({ feed: { ...made.feed, lastUsedAt: '2026-07-15T10:00:00.000Z' } });
  });

  it('belongs to one person: a colleague sees and ends only their own; who may not sign in any more reads nothing', async () => {
    const colleague = await app.signIn('admin');
    await colleague.delete(`${FEED}/token`).expect(204);
    const path = await subscribe();
    expect((await colleague.get(FEED).expect(200)).body).toEqual({ feed: null });
    await colleague.delete(`${FEED}/token`).expect(204);
    await app.http().get(path).expect(200);
    await query('UPDATE schedule_feeds SET owner = $1', ['dawna@pora.test']);
    await app.http().get(path).expect(404);
    await query('DELETE FROM schedule_feeds');
  });

  it('making, reading and ending it stand in the audit trail, without the token', async () => {
    await query('DELETE FROM schedule_feeds');
    const path = await subscribe();
    await app.http().get(path).expect(200);
    await app.http().get(path).expect(200);
    await dietitian.delete(`${FEED}/token`).expect(204);
    const lines = await query(
      `SELECT * FROM audit_entries WHERE entity = 'schedule-feed' ORDER BY id DESC LIMIT 3`,
    );

    expect(lines.map(({ action }) => action)).toEqual([
      'schedule.feed-revoke',
      'schedule.feed-read',
      'schedule.feed-create',
    ]);
    expect(lines.map(({ actor }) => actor)).toEqual(Array(3).fill(dietitian.email));
    expect(JSON.stringify(lines)).not.toContain(path.split('token=')[1]);
  });

  it('signed out nobody makes one, and guessing tokens is soon refused', async () => {
    await app.http().post(FEED).expect(401);
    await app.http().get(FEED).expect(401);
    const limited = await startPatientsApp({ env: { RATE_LIMITS: 'on' } });
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async (_, at) => {
        return (await limited.http().get(`${FEED}.ics?token=${at}`)).status;
      }),
    );
    await limited.stop();
    expect([...new Set(statuses)].sort()).toEqual([404, 429]);
  });
});
