import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import type { AuditLogEntry } from '@pora/contracts/admin/audit.model';
import { AUDIT_NAMED_MAX } from '@pora/contracts/admin/audit.vocabulary';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';
import { startFakePatients, type FakePatients } from '../testing/fake-patients.js';

/** More of one family than a search stands for. */
const FAMILY = AUDIT_NAMED_MAX + 1;
const family = Array.from({ length: FAMILY }, (_, i) => [`p-f${i}`, `Nowak ${i}`] as const);
const everybody: ReadonlyMap<string, string> = new Map([
  ...([
    ['p-zaneta', 'Żaneta Ćwiklińska'],
    ['p-percent', 'Sto % Pewna'],
  ] as const),
  ...family,
]);
const plans = new Map([['pl-1', 'Etap_I_Żaneta_Ćwiklińska']]);

describe('a name searched in the audit trail', () => {
  let app: TestApp;
  let admin: SignedIn;
  let patientsService: FakePatients;
  let plansService: FakePatients;
  let catalog: FakePatients;

  beforeAll(async () => {
    [patientsService, plansService, catalog] = await Promise.all([
      startFakePatients(everybody, { hasTrail: true }),
      startFakePatients(plans, { hasTrail: true }),
      startFakePatients(new Map(), { hasTrail: true }),
    ]);
    const urls = {
      PATIENTS_URL: patientsService.url,
      PLANS_URL: plansService.url,
      CATALOG_URL: catalog.url,
    };
    app = await createTestApp(adminService, { env: { ...ADMIN_SETTINGS, ...urls } });
    admin = await app.signIn('admin');
    await app.query(
      `INSERT INTO audit_entries (at, actor, action, entity, entity_id) VALUES
       ('2026-11-19T10:00:01Z', 'x', 'patients.read', 'patient', 'p-zaneta'),
       ('2026-11-19T10:00:02Z', 'x', 'plans.read', 'plan', 'pl-1'),
       ('2026-11-19T10:00:03Z', 'x', 'foods.update', 'food', 'pl-1'),
       ('2026-11-19T10:00:04Z', 'x', 'patients.read', 'patient', 'p-percent'),
       ('2026-11-19T10:00:05Z', 'x', 'patients.read', 'patient', 'p-f0')`,
    );
  });
  beforeEach(() => [patientsService, plansService, catalog].forEach((service) => service.behave('well')));
  afterAll(async () => {
    await app.stop();
    await Promise.all([patientsService, plansService, catalog].map((service) => service.stop()));
  });

  const query = (filter: Record<string, string>) =>
    new URLSearchParams({ from: '2026-11-19', to: '2026-11-19', ...filter });
  const read = async (filter: Record<string, string>) =>
    (await admin.get(`/api/admin/audit?${query(filter)}`).expect(200)).body;
  const told = ({ items }: { items: AuditLogEntry[] }) =>
    items.map(({ entity, entityId }) => `${entity} ${entityId}`);
  const rowsOf = async (filter: Record<string, string>) => {
    const { text } = await admin.get(`/api/admin/audit/file?${query(filter)}`).expect(200);
    return text.trimEnd().split('\r\n').slice(1);
  };

  test.each([
    ['cwikl', ['plan pl-1', 'patient p-zaneta']],
    ['ŻANETA  ĆW', ['patient p-zaneta']],
    ['%', ['patient p-percent']],
    ['_i_', ['plan pl-1']],
    ['nikt taki', []],
  ])('finds what is about whoever is called so: %s', async (text, expected) => {
    const page = await read({ text });
    expect(told(page)).toEqual(expected);
    expect(page).toMatchObject({ total: expected.length, names: { unsearched: [], more: [] } });
    expect(await rowsOf({ text })).toHaveLength(expected.length);
  });

  test('still finds a part of an id, and page by page', async () => {
    expect(told(await read({ text: 'p-ZAN' }))).toEqual(['patient p-zaneta']);
    const first = await read({ text: 'cwikl', limit: '1' });
    expect(told(first)).toEqual(['plan pl-1']);
    expect(told(await read({ text: 'cwikl', limit: '1', startKey: first.nextStartKey }))).toEqual([
      'patient p-zaneta',
    ]);
  });

  test('is asked for only where something of that kind is wanted, and never without a text', async () => {
    const before = [patientsService.searched.length, plansService.searched.length];
    await read({});
    await read({ text: '  ' });
    await read({ text: 'cwikl', object: 'food' });
    expect(told(await read({ text: 'cwikl', object: 'plan' }))).toEqual(['plan pl-1']);
    expect([patientsService.searched.length, plansService.searched.length]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
  });

  test('that more have than are looked for is told, and makes no file', async () => {
    const page = await read({ text: 'nowak' });
    expect(page.names).toEqual({ unsearched: [], more: ['patients'] });
    expect(told(page)).toEqual(['patient p-f0']);
    const { body } = await admin.get(`/api/admin/audit/file?${query({ text: 'nowak' })}`).expect(422);
    expect(body).toMatchObject({ code: 'invalid_input', error: expect.stringContaining('zbyt wielu') });
  });

  test.each(['away', 'silent'] as const)(
    'is not called missing while the service that knows it is %s, and makes no file',
    async (as) => {
      patientsService.behave(as);
      const page = await read({ text: 'cwikl' });
      expect(page.names).toEqual({ unsearched: ['patients'], more: [] });
      expect(told(page)).toEqual(['plan pl-1']);
      await admin.get(`/api/admin/audit/file?${query({ text: 'cwikl' })}`).expect(503);
    },
  );
});
