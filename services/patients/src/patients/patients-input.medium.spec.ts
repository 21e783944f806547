import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  await dietitian.post('/api/patients', { id: 'p-target', ...named('Ewa') }).expect(201);
});
afterAll(() => app.stop());

const named = (firstName: unknown, more: object = {}) => ({
  personal: { firstName, lastName: 'Kos', ...more },
});
const person = (more: object) => named('Ewa', more);

/** Bodies that no patient can have; the same groups are tried on create and on change. */
const BAD_BODIES: [string, object][] = [
  ['no personal data', {}],
  ['personal data as text', { personal: 'Ewa Kos' }],
  ['notes longer than 5,000 characters', { ...named('Ewa'), notes: 'x'.repeat(5_001) }],
  ['notes that are no text', { ...named('Ewa'), notes: ['x'] }],
  ['a list instead of personal data', { personal: [] }],
  ['a name as a number', named(5)],
  ['no name but null', named(null)],
  ['a name with NUL', named('E\u0000wa')],
  ['a name with an escape character', named('E\u001bwa')],
  ['a name with half a surrogate pair', named('Ewa\ud800')],
  ['a name of 81 characters', named('E'.repeat(81))],
  ['a birth year before 1900', person({ birthYear: 1899 })],
  ['a birth year in the future', person({ birthYear: 3000 })],
  ['a birth year with a fraction', person({ birthYear: 1990.5 })],
  ['a birth year as text', person({ birthYear: '1990' })],
  ['an unknown sex', person({ sex: 'unknown' })],
  ['an e-mail without an at sign', person({ contact: { email: 'ewa.example.com' } })],
  ['contact as a list', person({ contact: ['ewa@example.com'] })],
  ['a height of 10^300 cm', { ...person({}), anthropometrics: { heightCm: 1e300 } }],
  ['a negative weight', { ...person({}), anthropometrics: { startingWeightKg: -70 } }],
  ['an activity factor of 9', { ...person({}), activityFactor: 9 }],
  ['an activity factor that is true', { ...person({}), activityFactor: true }],
  ['a target weight of 3 tonnes', { ...person({}), goal: { targetWeightKg: 3000 } }],
  ['an unknown goal', { ...person({}), goal: { primary: 'beauty' } }],
  ['an unknown status', { ...person({}), status: 'gone' }],
  ['a TDEE of a million', { ...person({}), tdee: 1_000_000 }],
];

async function expectRefused(answer: PromiseLike<{ status: number; body: Record<string, unknown> }>) {
  const { status, body } = await answer;
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: expect.any(String), code: 'invalid_input', details: { fields: expect.any(Array) } },
  });
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.js|node_modules|zod/i);
}

describe('bad input', () => {
  it.each(BAD_BODIES)('is refused when a patient is added with %s', async (_, body) => {
    await expectRefused(dietitian.post('/api/patients', body));
  });

  it.each(BAD_BODIES.slice(1))('is refused when a patient is changed to %s', async (_, body) => {
    await expectRefused(dietitian.patch('/api/patients/p-target', body));
  });

  const weighed = [{ id: 'm-1', date: '2026-01-05T08:00:00.000Z', weightKg: 70 }];
  it.each([
    [
      'POST',
      'measurements',
      () => dietitian.post('/api/patients', { ...named('Ola'), measurements: weighed }),
    ],
    ['PATCH', 'measurements', () => dietitian.patch('/api/patients/p-target', { measurements: weighed })],
    [
      'PATCH',
      'an empty list',
      () => dietitian.patch('/api/patients/p-target', { tdee: 1, measurements: [] }),
    ],
  ])('[decisions 47] %s with %s is refused by name: they are added apart', async (_, __, send) => {
    const { body } = await send().expect(400);

    expect(body).toMatchObject({
      code: 'invalid_input',
      error: expect.stringContaining('Pomiarów (measurements)'),
      details: { fields: [{ path: 'measurements', message: expect.any(String) }] },
    });
  });

  it.each([
    ['without the prefix p-', 'x-1'],
    ['with a slash', 'p-a/b'],
    ['of 81 characters', `p-${'a'.repeat(79)}`],
    ['that is a number', 17],
    ['with a quote', "p-'; DROP TABLE patients; --"],
  ])('is refused when the new id is one %s', async (_, id) => {
    await expectRefused(dietitian.post('/api/patients', { id, ...named('Ewa') }));
  });

  it.each(['%00', "p-'--", 'p-%ED%A0%80', '%2e%2e', 'p%20a', `p-${'a'.repeat(200)}`])(
    'is refused as an address: /api/patients/%s',
    async (id) => {
      const { status, body } = await dietitian.get(`/api/patients/${id}`);

      expect([400, 404]).toContain(status);
      expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    },
  );

  it.each([
    ['not JSON', '{"personal":', 'application/json', 400],
    ['a bare word', 'NaN', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['Infinity', '{"tdee": Infinity}', 'application/json', 400],
    ['a number beyond every range', '{"tdee": 1e999}', 'application/json', 400],
    ['10,000 levels deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400],
    ['a form', 'firstName=Ewa', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'Ewa', 'text/plain', 415],
    ['larger than 256 KB', `{"personal":"${'a'.repeat(300_000)}"}`, 'application/json', 413],
  ])('is refused when the body is %s', async (_, text, type, status) => {
    const answer = await dietitian.post('/api/patients').set('Content-Type', type).send(text);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });

  it.each(['"abc"', '1', '"-1"', '"1", "2"'])('is refused when If-Match is %s', async (value) => {
    await dietitian.patch('/api/patients/p-target', { tdee: 1 }).set('If-Match', value).expect(400);
  });

  it('leaves prototypes alone and ignores fields nobody knows', async () => {
    const text = '{"__proto__":{"tdee":1},"constructor":1,"isChild":true,"version":9,"tdee":1900}';
    const { body } = await dietitian
      .patch('/api/patients/p-target')
      .set('Content-Type', 'application/json')
      .send(text)
      .expect(200);

    expect(body).toMatchObject({ tdee: 1900, isChild: false, version: 2 });
  });

  it('changes nothing, whatever was sent', async () => {
    const { body } = await dietitian.get('/api/patients').expect(200);

    expect(body.items).toHaveLength(1);
    expect(body.items[0].personal).toMatchObject({ firstName: 'Ewa', lastName: 'Kos' });
  });
});

describe('who may call', () => {
  const CALLS = [
    ['GET', '/api/patients'],
    ['GET', '/api/patients/p-target'],
    ['POST', '/api/patients'],
    ['PATCH', '/api/patients/p-target'],
    ['DELETE', '/api/patients/p-target'],
    ['POST', '/api/patients/p-target/restore'],
    ['DELETE', '/api/patients/trash/p-target'],
    ['POST', '/api/patients/p-target/measurements'],
  ] as const;
  const verb = (method: string) => method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';

  it.each(CALLS)('[core §6] %s %s needs a session', async (method, path) => {
    const { body } = await app.http()[verb(method)](path).expect(401);

    expect(body.code).toBe('not_signed_in');
  });

  it.each(CALLS.filter(([method]) => method !== 'GET'))(
    '[core §7] %s %s needs the CSRF token',
    async (method, path) => {
      const { body } = await app.http()[verb(method)](path).set('Cookie', dietitian.cookie).expect(403);

      expect(body.code).toBe('csrf');
    },
  );

  it('answers an unknown patient with 404 on every route that names one', async () => {
    const answers = await Promise.all([
      dietitian.get('/api/patients/p-none'),
      dietitian.patch('/api/patients/p-none', {}),
      dietitian.delete('/api/patients/p-none'),
      dietitian.post('/api/patients/p-none/restore'),
      dietitian.post('/api/patients/p-none/measurements', { weightKg: 70 }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers.map(({ body }) => body.error)).toEqual(Array<string>(5).fill('Nie znaleziono pacjenta.'));
  });
});
