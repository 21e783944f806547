import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import type { PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

const PATIENT = 'p-1';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  const personal = { firstName: 'Ewa', lastName: 'Kos' };
  await dietitian.post('/api/patients', { id: PATIENT, personal }).expect(201);
});
afterAll(() => app.stop());

async function save(body: object): Promise<PatientIntoleranceSet> {
  const answer = await dietitian
    .post('/api/patient-intolerances', { patientId: PATIENT, ...body })
    .expect(201);
  return answer.body as PatientIntoleranceSet;
}

const CATEGORIES = [
  {
    name: 'NABIAŁ I JAJA',
    items: [
      { name: 'Mleko krowie', value: 88.4 },
      { name: 'Białko jaja kurzego', value: 29 },
      { name: 'Kefir', value: 0 },
    ],
  },
  {
    name: 'OWOCE',
    items: [
      { name: 'Kiwi', value: 12 },
      { name: 'Kiwi', value: 31.5 },
    ],
  },
];

describe('saving an intolerance set', () => {
  it('[core §3] keeps categories and results in their order, with decimals, borders and repeated names', async () => {
    const saved = await save({ categories: CATEGORIES, sourceFile: 'wyniki.pdf', date: '2024-05-06' });

    expect(saved).toEqual({
      id: expect.stringMatching(/^is-/),
      patientId: PATIENT,
      categories: CATEGORIES,
      sourceFile: 'wyniki.pdf',
      date: '2024-05-06',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      createdBy: dietitian.email,
      updatedBy: dietitian.email,
    });
  });

  it('[core §4] takes the place of the former set, which can be brought back from the trash', async () => {
    const former = await save({ categories: CATEGORIES });
    const newer = await save({ categories: CATEGORIES.slice(1) });
    const current = () =>
      dietitian.get(`/api/patient-intolerances?patientId=${PATIENT}&limit=50`).expect(200);

    expect((await current()).body.items).toEqual([newer]);
    const { body } = await dietitian.post(`/api/patient-intolerances/${former.id}/restore`).expect(200);
    expect((await current()).body.items).toEqual([body]);
    expect(body).toMatchObject({ id: former.id, categories: CATEGORIES, date: null, sourceFile: null });
    const trail = await app.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE action LIKE 'intolerance-sets.%' ORDER BY id DESC LIMIT 3`,
    );
    expect(trail.map(({ action }) => action).slice(1)).toEqual([
      'intolerance-sets.restore',
      'intolerance-sets.replace',
    ]);
  });

  it('leaves a category without results out and takes a panel of 300 foods', async () => {
    const items = Array.from({ length: 300 }, (_, n) => ({
      name: `Badany produkt numer ${n}`,
      value: n / 3,
    }));
    const saved = await save({
      categories: [
        { name: 'PUSTA', items: [] },
        { name: 'WSZYSTKO', items },
      ],
    });

    expect(saved.categories).toEqual([{ name: 'WSZYSTKO', items }]);
  });
});
