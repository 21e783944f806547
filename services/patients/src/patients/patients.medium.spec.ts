import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPatientsApp, TEST_NOW, type PatientsTestApp } from '../testing/patients-app.js';
import type { SignedIn } from '@pora/common/testing/app';
import type { Patient } from '@pora/contracts/patients/patient.model';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const named = (firstName: string, lastName: string) => ({ personal: { firstName, lastName } });
const WHOLE = {
  personal: {
    firstName: 'Łucja',
    lastName: 'Żółć',
    sex: 'female',
    birthYear: 1988,
    contact: { email: 'lucja@example.com', phone: '+48 600 100 200' },
  },
  anthropometrics: { heightCm: 168.5, startingWeightKg: 71.4 },
  activityFactor: 1.5,
  goal: { primary: 'maintenance', targetWeightKg: 68.5 },
  tdee: 2100,
  notes: 'Pracuje na zmiany.\nNie je przed 10.',
};

async function create(body: object) {
  const { body: patient } = await dietitian.post('/api/patients', body).expect(201);
  return patient as Patient;
}

describe('adding a patient', () => {
  it('[core §3] keeps every field of the new-patient dialog and answers the whole patient', async () => {
    const { body, headers } = await dietitian.post('/api/patients', { id: 'p-lucja', ...WHOLE }).expect(201);

    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      ...WHOLE,
      id: 'p-lucja',
      version: 1,
      status: 'active',
      lastVisitDate: null,
      isChild: false,
      lastMeasurement: null,
      measurements: [],
      createdBy: dietitian.email,
      updatedBy: dietitian.email,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const read = await dietitian.get('/api/patients/p-lucja').expect(200);
    expect(read.body).toEqual(body);
  });

  it('[core §3] needs only a name: status active, goal weight loss, activity factor 1.2, the rest empty', async () => {
    const patient = await create(named('Jan', 'Nowak'));

    expect(patient.id).toMatch(/^p-/);
    expect(patient).toMatchObject({
      status: 'active',
      goal: { primary: 'weight_loss' },
      activityFactor: 1.2,
      tdee: null,
      personal: { sex: null, birthYear: null, contact: { email: '', phone: '' } },
      anthropometrics: { heightCm: null, startingWeightKg: null },
    });
  });

  it('[core §5] refuses a blank name with the sentence of the specification', async () => {
    const { body } = await dietitian.post('/api/patients', named('  ', 'Nowak')).expect(400);

    expect(body).toMatchObject({
      error: expect.stringContaining('Imię i nazwisko są wymagane'),
      code: 'invalid_input',
      details: { fields: [{ path: 'personal.firstName', message: 'Imię i nazwisko są wymagane' }] },
    });
  });

  it('answers a repeated creation with the first answer, and another body under the same id with 409', async () => {
    const body = { id: 'p-twice', ...named('Ewa', 'Lis') };
    const first = await dietitian.post('/api/patients', body).expect(201);
    const second = await dietitian.post('/api/patients', body).expect(201);
    const other = await dietitian
      .post('/api/patients', { id: 'p-twice', ...named('Ewa', 'Lis-Kot') })
      .expect(409);

    expect(second.body).toEqual(first.body);
    expect(other.body.code).toBe('idempotency_conflict');
    expect(await app.query(`SELECT last_name FROM patients WHERE id = 'p-twice'`)).toEqual([
      { last_name: 'Lis' },
    ]);
  });

  it('creates one patient for one Idempotency-Key, even when both requests come at once', async () => {
    const send = () =>
      dietitian.post('/api/patients', named('Iga', 'Zdwojona')).set('Idempotency-Key', 'key-0123456789');
    const [first, second] = await Promise.all([send(), send()]);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    await dietitian
      .post('/api/patients', named('Iga', 'Inna'))
      .set('Idempotency-Key', 'key-0123456789')
      .expect(409);
  });

  it('refuses an id that another person has already used', async () => {
    await create({ id: 'p-taken', ...named('Adam', 'Pierwszy') });
    const admin = await app.signIn('admin');
    const { body } = await admin
      .post('/api/patients', { id: 'p-taken', ...named('Adam', 'Drugi') })
      .expect(409);

    expect(body.code).toBe('conflict');
  });
});

describe('the list of patients', () => {
  it('[core §5] comes by last name in Polish order', async () => {
    const { body } = await dietitian.get('/api/patients').expect(200);
    const names = body.items.map(({ personal }: { personal: { lastName: string } }) => personal.lastName);

    expect(names).toEqual([...names].sort(new Intl.Collator('pl').compare));
    expect(names.at(-1)).toBe('Żółć');
  });

  it('[core §5] calls a person a child while the current year minus the birth year is under 18', async () => {
    // The tests live in 2026: born 2009 is 17 by that count, born 2008 is 18.
    const child = await create({ personal: { firstName: 'Ola', lastName: 'Mała', birthYear: 2009 } });
    const adult = await create({ personal: { firstName: 'Ola', lastName: 'Duża', birthYear: 2008 } });

    expect([child.isChild, adult.isChild]).toEqual([true, false]);
  });
});

describe('changing a patient', () => {
  it('[core §7] merges nested groups, so that a part never wipes out its neighbours', async () => {
    const { id } = await create(WHOLE);
    const patch = {
      personal: { lastName: 'Nowa', contact: { phone: '123' } },
      anthropometrics: { heightCm: 170 },
      status: 'completed',
    };
    const { body, headers } = await dietitian.patch(`/api/patients/${id}`, patch).expect(200);

    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({
      version: 2,
      status: 'completed',
      personal: {
        ...WHOLE.personal,
        lastName: 'Nowa',
        contact: { email: 'lucja@example.com', phone: '123' },
      },
      anthropometrics: { heightCm: 170, startingWeightKg: 71.4 },
      tdee: 2100,
    });
  });

  it('empties a field that is set to null and leaves the version alone when nothing changes', async () => {
    const { id } = await create(WHOLE);
    const emptied = await dietitian
      .patch(`/api/patients/${id}`, { tdee: null, personal: { sex: null } })
      .expect(200);
    const same = await dietitian.patch(`/api/patients/${id}`, { tdee: null }).expect(200);

    expect(emptied.body).toMatchObject({ tdee: null, personal: { sex: null, birthYear: 1988 }, version: 2 });
    expect(same.body).toEqual(emptied.body);
  });

  it('refuses a change made on an older version and shows the newer one', async () => {
    const { id } = await create(WHOLE);
    await dietitian.patch(`/api/patients/${id}`, { tdee: 2200 }).set('If-Match', '"1"').expect(200);
    const { body } = await dietitian
      .patch(`/api/patients/${id}`, { tdee: 2300 })
      .set('If-Match', '"1"')
      .expect(412);

    expect(body).toMatchObject({
      code: 'stale_version',
      details: { current: { id, tdee: 2200, version: 2 } },
    });
    await dietitian.patch(`/api/patients/${id}`, { tdee: 2300 }).expect(200);
  });

  it('lets exactly one of twenty simultaneous changes of the same version through', async () => {
    const { id } = await create(WHOLE);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        dietitian.patch(`/api/patients/${id}`, { tdee: 1000 + index }).set('If-Match', '"1"'),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();

    expect(statuses).toEqual([200, ...Array<number>(19).fill(412)]);
  });
});

describe('measurements', () => {
  it('[core §3] are listed newest first and give the patient a new version', async () => {
    const { id } = await create(WHOLE);
    const add = (body: object) => dietitian.post(`/api/patients/${id}/measurements`, body);
    await add({ id: 'm-1', date: '2026-05-01T08:00:00+02:00', weightKg: 70 }).expect(201);
    await add({ id: 'm-2', date: '2026-06-01T08:00:00.250Z', circumferences: { waistCm: 80.5 } }).expect(201);
    const { body, headers } = await add({ id: 'm-3', date: '2026-04-01T08:00:00Z', weightKg: 72.5 }).expect(
      201,
    );
    const none = { waistCm: null, hipCm: null, chestCm: null, armCm: null, thighCm: null };

    expect(headers['etag']).toBe('"4"');
    expect(body.measurements).toEqual([
      {
        id: 'm-2',
        date: '2026-06-01T08:00:00.250Z',
        weightKg: null,
        circumferences: { ...none, waistCm: 80.5 },
      },
      { id: 'm-1', date: '2026-05-01T06:00:00.000Z', weightKg: 70, circumferences: none },
      { id: 'm-3', date: '2026-04-01T08:00:00.000Z', weightKg: 72.5, circumferences: none },
    ]);
  });

  it('[core §2] leave their newest weight in the list, and the rest to the patient', async () => {
    const { id } = await create(WHOLE);
    const add = (body: object) => dietitian.post(`/api/patients/${id}/measurements`, body).expect(201);
    await add({ date: '2026-04-01T08:00:00Z', weightKg: 72.5 });
    await add({ date: '2026-05-01T08:00:00+02:00', weightKg: 70 });
    const { body } = await add({ date: '2026-06-01T08:00:00.250Z', circumferences: { waistCm: 80.5 } });
    const list = await dietitian.get('/api/patients').expect(200);
    const listed = list.body.items.find((item: { id: string }) => item.id === id);

    const { measurements, createdBy, updatedBy, notes, ...slim } = body;
    expect(listed).toEqual(slim);
    expect(listed.lastMeasurement).toEqual({ date: '2026-05-01T06:00:00.000Z', weightKg: 70 });
    expect([measurements.length, createdBy, updatedBy, notes]).toEqual([
      3,
      dietitian.email,
      dietitian.email,
      WHOLE.notes,
    ]);
  });

  it('[core §3] default to now and get an id', async () => {
    const { id } = await create(WHOLE);
    const { body } = await dietitian.post(`/api/patients/${id}/measurements`, { weightKg: 70 }).expect(201);

    expect(body.measurements).toMatchObject([
      { id: expect.stringMatching(/^m-/), date: TEST_NOW.toISOString() },
    ]);
  });

  it('are added once when the request is repeated, and refused under a used id with other content', async () => {
    const { id } = await create(WHOLE);
    const send = (body: object) => dietitian.post(`/api/patients/${id}/measurements`, body);
    const measurement = { id: 'm-again', weightKg: 70 };
    const first = await send(measurement).expect(201);
    const second = await send(measurement).expect(201);
    await send({ ...measurement, weightKg: 71 }).expect(409);

    expect(second.body).toEqual(first.body);
    const other = await create(named('Inny', 'Pacjent'));
    await dietitian.post(`/api/patients/${other.id}/measurements`, measurement).expect(409);
  });

  it.each([
    ['an empty measurement', {}],
    ['a moment in the future', { weightKg: 70, date: '2026-07-17T10:00:00Z' }],
    ['a moment before 1900', { weightKg: 70, date: '0000-01-01T00:00:00+14:00' }],
    ['the last moment of the calendar', { weightKg: 70, date: '9999-12-31T23:59:59-14:00' }],
    ['a date that does not exist', { weightKg: 70, date: '2026-02-30T10:00:00Z' }],
    ['a negative weight', { weightKg: -1 }],
    ['a weight as text', { weightKg: '70' }],
  ])('refuse %s', async (_, measurement) => {
    const { id } = await create(WHOLE);
    const { body } = await dietitian.post(`/api/patients/${id}/measurements`, measurement).expect(400);

    expect(body).toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ message: expect.any(String) }] },
    });
  });

  it('are refused on an older version of the patient and for an unknown patient', async () => {
    const { id } = await create(WHOLE);
    const path = `/api/patients/${id}/measurements`;
    await dietitian.post(path, { weightKg: 70 }).expect(201);
    await dietitian.post(path, { weightKg: 71 }).set('If-Match', '"1"').expect(412);
    await dietitian.post('/api/patients/p-nobody/measurements', { weightKg: 71 }).expect(404);
  });
});

describe('what a patient needs a day', () => {
  const energyOf = async ({ id }: Patient) =>
    (await dietitian.get(`/api/patients/${id}/energy`).expect(200)).body;

  it('[decisions 46] is today’s: by the newest weight, whatever was stored', async () => {
    const { anthropometrics } = WHOLE;
    const patient = await create({ ...WHOLE, anthropometrics: { ...anthropometrics, heightCm: 170 } });
    // 447.593 + 9.247 × 71.4 + 3.098 × 170 − 4.33 × (2026 − 1988) = 1469.949; × 1.5 = 2204.92
    expect(await energyOf(patient)).toEqual({ tdee: 2205 });
    await dietitian.post(`/api/patients/${patient.id}/measurements`, { weightKg: 60 }).expect(201);
    // 11.4 kg less are 105.416 kcal less: 1364.533 × 1.5 = 2046.80
    expect(await energyOf(patient)).toEqual({ tdee: 2047 });
    const [last] = await app.query(
      `SELECT action, fields FROM audit_entries WHERE entity_id = $1 ORDER BY id DESC LIMIT 1`,
      [patient.id],
    );
    expect(last).toEqual({ action: 'patients.read-energy', fields: [] });
  });

  it('[core §9] is the stored one while data is missing, and unknown without either', async () => {
    expect(await energyOf(await create({ ...named('Ewa', 'Bez'), tdee: 1900 }))).toEqual({ tdee: 1900 });
    expect(await energyOf(await create(named('Ewa', 'Danych')))).toEqual({ tdee: null });
    await dietitian.get('/api/patients/p-nobody/energy').expect(404);
  });
});

describe('the audit trail', () => {
  it('names who created, read, changed and measured which patient, with field names and never a value', async () => {
    const { id } = await create(WHOLE);
    await dietitian.get(`/api/patients/${id}`).expect(200);
    await dietitian.patch(`/api/patients/${id}`, { tdee: 2222, personal: { lastName: 'Tajna' } }).expect(200);
    await dietitian.patch(`/api/patients/${id}`, { tdee: 1 }).set('If-Match', '"1"').expect(412);
    await dietitian.post(`/api/patients/${id}/measurements`, { weightKg: 66.6 }).expect(201);

    const trail = await app.query(
      'SELECT actor, action, fields FROM audit_entries WHERE entity_id = $1 ORDER BY id',
      [id],
    );
    const actor = dietitian.email;
    expect(trail).toEqual([
      { actor, action: 'patients.create', fields: [] },
      { actor, action: 'patients.read', fields: [] },
      { actor, action: 'patients.update', fields: ['lastName', 'tdee'] },
      { actor, action: 'patients.add-measurement', fields: ['measurements'] },
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/2222|Tajna|66\.6/);
  });
});
