import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { patientIntoleranceSetSchema } from '@pora/contracts/patients/intolerance-set.model';
import { patientSchema } from '@pora/contracts/patients/patient.model';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { patientSurveySchema } from '@pora/contracts/patients/survey.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const add = () => dietitian.post('/api/patients/sample').expect(200);
const recordsOf = async (path: string) => {
  const { body } = await dietitian.get(`${path}?patientId=${SAMPLE_PATIENT_ID}`).expect(200);
  return body.items as unknown[];
};

describe('the sample patient', () => {
  it('comes with six measurements, a survey and results, like anybody else', async () => {
    const { body } = await add();

    expect(patientSchema.parse(body)).toMatchObject({
      id: SAMPLE_PATIENT_ID,
      personal: { firstName: 'Jan', lastName: 'Przykładowy' },
    });
    expect(body.measurements).toHaveLength(6);
    const surveys = await recordsOf('/api/patient-surveys');
    const sets = await recordsOf('/api/patient-intolerances');
    expect(surveys.map((one) => patientSurveySchema.parse(one).patientId)).toEqual([SAMPLE_PATIENT_ID]);
    expect(sets.map((one) => patientIntoleranceSetSchema.parse(one).patientId)).toEqual([SAMPLE_PATIENT_ID]);
  });

  it('is one: asked for again it is answered as stored', async () => {
    await dietitian.patch(`/api/patients/${SAMPLE_PATIENT_ID}`).send({ notes: 'Próba' }).expect(200);
    const { body } = await add();

    expect(body.notes).toBe('Próba');
    const list = await dietitian.get('/api/patients').expect(200);
    expect(list.body.items).toHaveLength(1);
  });

  it('goes to the trash and comes back from there', async () => {
    await dietitian.delete(`/api/patients/${SAMPLE_PATIENT_ID}`).expect(204);
    await dietitian.get(`/api/patients/${SAMPLE_PATIENT_ID}`).expect(404);
    const { body } = await add();

    expect(body.measurements).toHaveLength(6);
    await dietitian.get(`/api/patients/${SAMPLE_PATIENT_ID}`).expect(200);
  });

  it('is nobody else: no new patient can be given its place', async () => {
    const personal = { firstName: 'Anna', lastName: 'Nowak' };
    await dietitian.post('/api/patients').send({ id: SAMPLE_PATIENT_ID, personal }).expect(400);
  });

  it('asked for twice at once is added once', async () => {
    await dietitian.delete(`/api/patients/${SAMPLE_PATIENT_ID}`).expect(204);
    const answers = await Promise.all([add(), add()]);

    expect(answers.map(({ body }) => body.id)).toEqual([SAMPLE_PATIENT_ID, SAMPLE_PATIENT_ID]);
  });
});
