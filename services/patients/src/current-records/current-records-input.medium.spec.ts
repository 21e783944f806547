import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { INTOLERANCE_SETS, KINDS, SURVEYS, type TestedKind } from '../testing/current-record-kinds.js';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

const TARGET = 'p-target';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  const personal = { firstName: 'Ewa', lastName: 'Kos' };
  await dietitian.post('/api/patients', { id: TARGET, personal }).expect(201);
});
afterAll(() => app.stop());

const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const preferring = (disliked: unknown) => ({ preferences: { vegetables: { disliked } } });
const set = (items: unknown, more: object = {}) => ({ categories: [{ name: 'RYBY', items }], ...more });
const items = (count: number) => many(count, (n) => ({ name: `Produkt ${n}`, value: n }));

/** Bodies that cannot be saved; `patientId` is added. */
const BAD_SURVEYS: [string, object][] = [
  ['a header as text', { header: 'Ewa Kos' }],
  ['a section as a list', { gastro: [] }],
  ['an answer as a number', { nutrition: { mealsPerDay: 5 } }],
  ['an answer as an object', { gastro: { allergies: { $gt: '' } } }],
  ['an answer of 2,001 characters', { gastro: { allergies: 'a'.repeat(2001) } }],
  ['an answer with NUL', { patientNotes: 'a\u0000b' }],
  ['an answer with half a surrogate pair', { medicalHistory: { currentMeds: 'x\ud800' } }],
  ['notes of 5,001 characters', { patientNotes: 'a'.repeat(5001) }],
  ['a day that does not exist', { surveyDate: '2024-02-30' }],
  ['a day in year 0', { surveyDate: '0000-01-01' }],
  ['a day in year 9999', { surveyDate: '9999-12-31' }],
  ['a header day in another form', { header: { date: '2024-05-06' } }],
  ['a header day that does not exist', { header: { date: '30.02.2024' } }],
  ['a file name of 256 characters', { sourceFile: 'a'.repeat(256) }],
  ['a file name as a number', { sourceFile: 5 }],
  ['preferences as a list', { preferences: [] }],
  ['a group as a list', { preferences: { eggs: ['jaja'] } }],
  ['a list as text', preferring('pomidory')],
  ['101 entries', preferring(many(101, (n) => `warzywo ${n}`))],
  ['5,000 entries in one', preferring([many(2000, (n) => n).join(',')])],
  ['50,000 entries', preferring(many(50_000, () => ''))],
  ['an entry of 101 characters', preferring(['a'.repeat(101)])],
  ['an entry that is no text', preferring([null])],
  ['an entry with NUL', preferring(['po\u0000r'])],
  ['lists in lists', preferring([[['por']]])],
];

const BAD_SETS: [string, object][] = [
  ['no categories', {}],
  ['an empty list of categories', { categories: [] }],
  ['a category without a result', set([])],
  ['categories as an object', { categories: { RYBY: [] } }],
  ['categories as text', { categories: 'RYBY' }],
  ['a category without a name', { categories: [{ items: items(1) }] }],
  ['a blank category name', { categories: [{ name: '  ', items: items(1) }] }],
  ['results as an object', set({ Dorsz: 5 })],
  ['a result that is a list', set([['Dorsz', 5]])],
  ['a result without a name', set([{ value: 5 }])],
  ['a name of 161 characters', set([{ name: 'a'.repeat(161), value: 5 }])],
  ['a name with NUL', set([{ name: 'Dor\u0000sz', value: 5 }])],
  ['a name with half a surrogate pair', set([{ name: 'Dorsz\ud800', value: 5 }])],
  ['a value as text', set([{ name: 'Dorsz', value: '5' }])],
  ['no value', set([{ name: 'Dorsz' }])],
  ['a negative value', set([{ name: 'Dorsz', value: -0.1 }])],
  ['a value of 10,001', set([{ name: 'Dorsz', value: 10_001 }])],
  ['a value of 10^300', set([{ name: 'Dorsz', value: 1e300 }])],
  ['1,001 results', set(items(1001))],
  ['1,002 results in two categories', { categories: many(2, (n) => ({ name: `C${n}`, items: items(501) })) }],
  ['101 categories', { categories: many(101, (n) => ({ name: `C${n}`, items: items(1) })) }],
  ['a day that does not exist', set(items(1), { date: '2024-02-30' })],
  ['a day in the Polish form', set(items(1), { date: '06.05.2024' })],
  ['a day in year 0', set(items(1), { date: '0000-01-01' })],
  ['a file name as a list', set(items(1), { sourceFile: ['a'] })],
];

const BAD_BODIES: [string, string, object][] = [
  ...BAD_SURVEYS.map(([name, body]): [string, string, object] => [SURVEYS.path, name, body]),
  ...BAD_SETS.map(([name, body]): [string, string, object] => [INTOLERANCE_SETS.path, name, body]),
];

async function expectRefused(answer: PromiseLike<{ status: number; body: Record<string, unknown> }>) {
  const { status, body } = await answer;
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: expect.any(String), code: 'invalid_input', details: { fields: expect.any(Array) } },
  });
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.js|node_modules|zod/i);
}

describe('what cannot be saved', () => {
  it.each(BAD_BODIES)('%s refuses %s', async (path, _, body) => {
    await expectRefused(dietitian.post(path, { ...body, patientId: TARGET }));
  });

  it('[core §5] is an intolerance set without categories, and the refusal says so in Polish', async () => {
    const { body } = await dietitian.post(INTOLERANCE_SETS.path, { patientId: TARGET }).expect(400);

    expect(body.error).toBe('Nieprawidłowe dane: Zestaw nietolerancji musi zawierać kategorie z wynikami.');
  });
});

describe.each(KINDS)('%s', (_, kind: TestedKind) => {
  it.each([
    ['is missing', undefined],
    ['is null', null],
    ['is a number', 5],
    ['is an operator', { $ne: '' }],
    ['has a quote', "p-'; DROP TABLE patients; --"],
    ['has 81 characters', `p-${'a'.repeat(79)}`],
  ])('is refused when the patient %s', async (__, patientId) => {
    await expectRefused(dietitian.post(kind.path, { ...kind.body(TARGET), patientId }));
  });

  it.each([
    ['not JSON', '{"patientId":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    [
      'a number beyond every range',
      '{"categories":[{"name":"A","items":[{"name":"B","value":1e999}]}],"patientNotes":1e999}',
      'application/json',
      400,
    ],
    ['10,000 levels deep', `{"header":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'application/json', 400],
    ['a form', 'patientId=p-target', 'application/x-www-form-urlencoded', 415],
    ['a file', '--x--', 'multipart/form-data; boundary=x', 415],
    ['larger than 256 KB', `{"patientNotes":"${'a'.repeat(300_000)}"}`, 'application/json', 413],
  ])('is refused when the body is %s', async (__, text, type, status) => {
    const answer = await dietitian.post(kind.path).set('Content-Type', type).send(text);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });

  it.each(['limit=0', 'limit=-1', 'limit=x', 'limit=1e3', 'limit=5001', 'limit=1&limit=2', 'startKey=%00'])(
    'is not listed by a query like %s',
    async (query) => {
      await dietitian.get(`${kind.path}?${query}`).expect(400);
    },
  );

  it('is listed for one patient up to the page of the specification, and no further', async () => {
    const get = (limit: number) => dietitian.get(`${kind.path}?patientId=${TARGET}&limit=${limit}`);
    await get(kind.ofPatient).expect(200);
    await get(kind.ofPatient + 1).expect(400);
    await dietitian.get(`${kind.path}?patientId=%00`).expect(400);
    await dietitian.get(`${kind.path}?patientId=${'p'.repeat(200)}`).expect(400);
  });

  it.each(['%00', "x'--", 'x-%ED%A0%80', '%2e%2e', `x-${'a'.repeat(200)}`])(
    'is refused under an address like %s',
    async (id) => {
      const answers = [
        await dietitian.delete(`${kind.path}/${id}`),
        await dietitian.post(`${kind.path}/${id}/restore`),
      ];

      for (const { status, body } of answers) {
        expect([400, 404]).toContain(status);
        expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      }
    },
  );

  it.each(['GET', 'POST', 'DELETE', 'RESTORE'])('[core §6] needs a session for %s', async (call) => {
    const http = app.http();
    const request = {
      GET: () => http.get(kind.path),
      POST: () => http.post(kind.path),
      DELETE: () => http.delete(`${kind.path}/x`),
      RESTORE: () => http.post(`${kind.path}/x/restore`),
    }[call as 'GET'];
    expect((await request().expect(401)).body.code).toBe('not_signed_in');
    if (call === 'GET') return;
    expect((await request().set('Cookie', dietitian.cookie).expect(403)).body.code).toBe('csrf');
  });

  it('leaves prototypes alone and ignores fields nobody knows', async () => {
    const known = JSON.stringify(kind.body(TARGET)).slice(1, -1);
    const text = `{"__proto__":{"version":7},"constructor":{"prototype":{"a":1}},"id":"x-1","version":9,"createdBy":"x",${known}}`;
    const { body } = await dietitian
      .post(kind.path)
      .set('Content-Type', 'application/json')
      .send(text)
      .expect((answer) => expect([200, 201, 400]).toContain(answer.status));

    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    if (body.code === undefined) {
      expect(body).toMatchObject({ version: 1, createdBy: dietitian.email });
      expect(body.id).not.toBe('x-1');
    }
  });
});
