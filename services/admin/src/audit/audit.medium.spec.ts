import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import type { AuditLogEntry } from '@pora/contracts/admin/audit.model';
import { adminService } from '../service.js';
import { startFakePatients, type FakePatients } from '../testing/fake-patients.js';

const env = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
const NOBODY = { PATIENTS_URL: 'http://127.0.0.1:9' };
const DAY = '2026-11-19';

interface Line {
  at: string;
  action: string;
  entity?: string;
  id?: string;
  actor?: string;
  request?: string;
}

/** Writes an entry into the trail of a service, as that service would have written it at that moment. */
async function write(app: TestApp, line: Line): Promise<void> {
  const { at, action, entity = 'plan', id = 'pl-1', actor = 'anna@gabinet.example', request = null } = line;
  await app.query(
    `INSERT INTO audit_entries (at, actor, action, entity, entity_id, fields, request_id)
     VALUES ($1, $2, $3, $4, $5, '{name}', $6)`,
    [at, actor, action, entity, id, request],
  );
}

const told = ({ items }: { items: AuditLogEntry[] }) =>
  items.map(({ service, action }) => `${service} ${action}`);

describe('the audit trail of all services', () => {
  let app: TestApp;
  let neighbours: Record<'catalog' | 'patients' | 'plans', TestApp>;
  let admin: SignedIn;

  beforeAll(async () => {
    // Every service answers for its own trail by the same code; these stand for the other three, each with its database.
    const stand = () => createTestApp(adminService, { env: { ...env, ...NOBODY } });
    const [catalog, patients, plans] = await Promise.all([stand(), stand(), stand()]);
    neighbours = { catalog, patients, plans };
    const urls = { CATALOG_URL: catalog.url, PATIENTS_URL: patients.url, PLANS_URL: plans.url };
    app = await createTestApp(adminService, { env: { ...env, ...urls } });
    admin = await app.signIn('admin');
    await write(catalog, { at: `${DAY}T10:00:01Z`, action: 'foods.update', entity: 'food', id: '77' });
    await write(patients, { at: `${DAY}T10:00:02Z`, action: 'patients.list', entity: 'patient', id: '*' });
    await write(patients, { at: `${DAY}T10:00:03Z`, action: 'patients.read', entity: 'patient', id: 'p-1' });
    await write(plans, { at: `${DAY}T10:00:03Z`, action: 'plans.read', request: 'req-ABC-1' });
    await write(plans, { at: `${DAY}T10:00:03Z`, action: 'plans.update', actor: '=evil@gabinet.example' });
    await write(app, { at: `${DAY}T10:00:04Z`, action: 'backups.start', entity: 'backup', id: 'b-1' });
    // Half past midnight in Warsaw is still the day before in UTC.
    await write(app, { at: `${DAY}T23:30:00Z`, action: 'session.sign-in', entity: 'user', id: 'anna' });
  });
  afterAll(() => Promise.all([app, ...Object.values(neighbours)].map((one) => one.stop())));

  const read = async (query: Record<string, string> = {}) => {
    const { body } = await admin.get(`/api/admin/audit?${new URLSearchParams(query)}`).expect(200);
    return body;
  };
  const ofTheDay = [
    ...['admin backups.start', 'patients patients.read', 'plans plans.update', 'plans plans.read'],
    ...['patients patients.list', 'catalog foods.update'],
  ];

  test('tells the entries of all services, the newest first, by the days of the practice', async () => {
    const page = await read({ from: DAY, to: DAY });
    expect(told(page)).toEqual(ofTheDay);
    expect(page).toMatchObject({ total: 6, isMore: false, away: [], nextStartKey: null });
    expect(page.items[1]).toEqual({
      ...{ id: '2', service: 'patients', at: `${DAY}T10:00:03.000000Z`, actor: 'anna@gabinet.example' },
      ...{ action: 'patients.read', entity: 'patient', entityId: 'p-1', fields: ['name'] },
      ...{ requestId: null, objectName: null },
    });
    expect(told(await read({ from: '2026-11-20', to: '2026-11-20' }))).toEqual(['admin session.sign-in']);
  });

  test('is read page by page, and what is written meanwhile moves nothing', async () => {
    const all: string[] = [];
    for (let startKey: string | null = ''; startKey !== null;) {
      const page = await read({ from: DAY, to: DAY, limit: '2', ...(startKey && { startKey }) });
      all.push(...told(page));
      startKey = page.nextStartKey;
      await write(neighbours.plans, { at: '2026-11-21T08:00:00Z', action: 'plans.read' });
    }
    expect(all).toEqual(ofTheDay);
  });

  test.each([
    ['everything but lists', { event: 'without-lists' }, ofTheDay.filter((line) => !line.endsWith('.list'))],
    ['one event', { event: 'plans.read' }, ['plans plans.read']],
    ['a group of events', { event: 'changes' }, ['plans plans.update', 'catalog foods.update']],
    ['a kind of object', { object: 'food' }, ['catalog foods.update']],
    ['a person', { actor: '=evil@gabinet.example' }, ['plans plans.update']],
    ['a part of a request’s id', { text: 'abc-1' }, ['plans plans.read']],
    ['a part of an object’s id', { text: 'b-' }, ['admin backups.start']],
    ['a text that is no pattern', { text: '%' }, []],
  ])('is filtered by %s', async (_name, filter, expected) => {
    const page = await read({ from: DAY, to: DAY, ...filter });
    expect(told(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test.each([
    ['an event nobody knows', { event: 'plans.explode' }],
    ['an object nobody knows', { object: 'spaceship' }],
    ['a day that does not exist', { from: '2026-02-30' }],
    ['a place nobody wrote', { startKey: 'x' }],
    ['a place on a day that does not exist', { startKey: '2026-02-30T10:00:00.000000Z~plans~1' }],
    ['a place in the year nought', { startKey: '0000-01-01T10:00:00.000000Z~plans~1' }],
    ['a page that is too long', { limit: '201' }],
  ])('refuses %s', async (_name, query) => {
    await admin.get(`/api/admin/audit?${new URLSearchParams(query as Record<string, string>)}`).expect(400);
  });

  test('goes into a file whose cells are no formulas, and the export is an entry', async () => {
    const { text, headers } = await admin.get(`/api/admin/audit/file?from=${DAY}&to=${DAY}`).expect(200);
    expect(headers['content-disposition']).toMatch(/dziennik_zdarzen_\d{4}-\d\d-\d\d\.csv/);
    const [header, ...rows] = text.trimEnd().split('\r\n');
    expect(header).toContain('"Data";"Godzina";"Kto";"Zdarzenie"');
    expect(rows).toHaveLength(ofTheDay.length);
    expect(rows[2]).toContain(`"19.11.2026";"11:00:03";"'=evil@gabinet.example";"Zmiana planu diety"`);
    const page = await read({ event: 'audit.export' });
    expect(page.items).toMatchObject([
      { service: 'admin', actor: admin.email, entityId: '*', fields: ['from', 'to'] },
    ]);
  });

  test.each([
    // The clock is put back: this day has 25 hours, and one of them twice.
    [
      '2026-10-25',
      ['2026-10-24T22:00:00.000000Z', '2026-10-25T22:59:59.999999Z'],
      '2026-10-25T23:00:00.000000Z',
    ],
    // It is put forward: 23 hours.
    [
      '2026-03-29',
      ['2026-03-28T23:00:00.000000Z', '2026-03-29T21:59:59.999999Z'],
      '2026-03-29T22:00:00.000000Z',
    ],
  ])('on %s, when the clock changes, the day begins and ends at midnight', async (day, inside, after) => {
    for (const at of [...inside, after]) await write(app, { at, action: 'plans.read', id: `dst-${day}` });
    const page = await read({ from: day, to: day, text: `dst-${day}` });
    expect(page.items.map(({ at }: AuditLogEntry) => at)).toEqual(inside.toReversed());
  });

  test('in a file the hour that comes twice is told apart', async () => {
    for (const at of ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'])
      await write(neighbours.plans, { at, action: 'plans.read' });
    const { text } = await admin.get('/api/admin/audit/file?from=2025-10-26&to=2025-10-26').expect(200);
    const rows = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';'));
    expect(rows.map((cells) => [cells[0], cells[1], cells.at(-1)])).toEqual([
      ['"26.10.2025"', '"02:30:00"', '"2025-10-26T01:30:00.000000Z"'],
      ['"26.10.2025"', '"02:30:00"', '"2025-10-26T00:30:00.000000Z"'],
    ]);
  });

  test('a long file comes whole', async () => {
    await neighbours.plans.query(
      `INSERT INTO audit_entries (at, actor, action, entity, entity_id)
       SELECT timestamptz '2026-10-05T10:00:00Z' + n * interval '1 ms', 'anna@gabinet.example', 'plans.read', 'plan', n
       FROM generate_series(1, 2500) n`,
    );
    const { text } = await admin.get('/api/admin/audit/file?from=2026-10-05&to=2026-10-05').expect(200);
    const numbers = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => Number(/"plan diety";"(\d+)"/.exec(row)?.[1]));
    expect(numbers).toEqual(Array.from({ length: 2500 }, (_, i) => 2500 - i));
  });

  test.each(['/api/admin/audit', '/api/admin/audit/file'])(
    '%s is the administrator’s alone',
    async (path) => {
      const dietitian = await app.signIn('dietitian');
      expect((await dietitian.get(path).expect(403)).body.code).toBe('not_administrator');
      await app.http().get(path).expect(401);
    },
  );

  test('what a service keeps is told to services alone', async () => {
    await app.http().get('/internal/audit?limit=1').expect(403);
    await admin.get('/internal/audit?limit=1').expect(403);
    await app.http().get('/internal/audit?limit=1').set(app.internal()).expect(200);
  });
});

describe('the audit trail while services are away', () => {
  let app: TestApp;
  let patients: FakePatients;
  let admin: SignedIn;

  beforeAll(async () => {
    // Knows names, and has no audit trail.
    patients = await startFakePatients(new Map([['p-1', 'Hanna Brzezińska']]));
    app = await createTestApp(adminService, { env: { ...env, PATIENTS_URL: patients.url } });
    admin = await app.signIn('admin');
    await write(app, { at: `${DAY}T10:00:00Z`, action: 'patients.read', entity: 'patient', id: 'p-1' });
    await write(app, { at: `${DAY}T09:00:00Z`, action: 'patients.list', entity: 'patient', id: '*' });
  });
  afterAll(async () => {
    await app.stop();
    await patients.stop();
  });

  test('names them and tells the rest, with the names of patients', async () => {
    const { body } = await admin.get('/api/admin/audit').expect(200);
    expect(body.away).toEqual(['catalog', 'patients', 'plans']);
    expect(body.items.map(({ objectName }: AuditLogEntry) => objectName)).toEqual(['Hanna Brzezińska', null]);
    expect(patients.asked).toEqual([['p-1']]);
  });

  test('writes no file that lacks them', async () => {
    const { body } = await admin.get('/api/admin/audit/file').expect(503);
    expect(body.error).toBe(
      'Nie wczytano wpisów wszystkich usług, więc plik byłby niepełny. Spróbuj za chwilę.',
    );
    const { body: page } = await admin.get('/api/admin/audit?event=audit.export').expect(200);
    expect(page.items).toEqual([]);
  });
});
