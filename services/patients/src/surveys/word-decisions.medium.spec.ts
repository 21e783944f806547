import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { patientSurveySchema, type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const WORDS = {
  medicalHistory: { currentChronic: 'celiakia' },
  gastro: { intolerances: 'nic surowego', other: 'uczulenie na jaja' },
};
const CELIAC = { field: 'chronic', phrase: 'celiakia', answer: 'confirmed' };
const RAW = { field: 'intolerances', phrase: 'nic surowego', answer: 'means', foodIds: [12, 11] };

async function aSurvey(): Promise<PatientSurvey> {
  count += 1;
  const patientId = `p-${count}`;
  await dietitian
    .post('/api/patients', { id: patientId, personal: { firstName: 'Ewa', lastName: 'Kos' } })
    .expect(201);
  return save({ patientId, ...WORDS });
}
const save = async (body: object): Promise<PatientSurvey> =>
  (await dietitian.post('/api/patient-surveys', body).expect(200)).body as PatientSurvey;
const path = ({ id }: { id: string }) => `/api/patient-surveys/${id}/word-decisions`;
const decide = async (survey: { id: string }, body: object): Promise<PatientSurvey> =>
  (await dietitian.post(path(survey), body).expect(201)).body as PatientSurvey;

describe('deciding what words of a survey mean', () => {
  it('[decisions 72] keeps each decision with its author and hour, and steps the version of the survey', async () => {
    const survey = await aSurvey();
    const decided = await decide(survey, { decisions: [CELIAC, RAW] });
    const kept = { by: dietitian.email, at: expect.any(String) };

    expect(decided.version).toBe(survey.version + 1);
    expect(decided.wordDecisions).toEqual([
      { ...CELIAC, foodIds: [], categories: [], allergens: [], ...kept },
      { ...RAW, categories: [], allergens: [], ...kept },
    ]);
    expect(patientSurveySchema.parse(decided)).toEqual(decided);
  });

  it('[decisions 72] takes the place of the former decision about the same words, and can be taken back', async () => {
    const survey = await aSurvey();
    await decide(survey, { decisions: [CELIAC, RAW] });
    const other = { ...CELIAC, phrase: ' CELIAKIA ', answer: 'relative' };
    const changed = await decide(survey, { decisions: [other] });
    expect(changed.wordDecisions.map(({ answer }) => answer)).toEqual(['relative', 'means']);
    const undone = await decide(survey, { undecided: [{ field: 'chronic', phrase: 'celiakia' }] });
    expect(undone.wordDecisions.map(({ phrase }) => phrase)).toEqual(['nic surowego']);
  });

  it('[decisions 72] is kept by saving the survey as long as the words stand, and goes with them', async () => {
    const survey = await aSurvey();
    await decide(survey, { decisions: [CELIAC, RAW] });
    const { patientId } = survey;
    const more = await save({ patientId, ...WORDS, patientNotes: 'inne', wordDecisions: [] });
    expect(more.wordDecisions.map(({ phrase }) => phrase)).toEqual(['celiakia', 'nic surowego']);
    const fewer = await save({ patientId, ...WORDS, medicalHistory: { currentChronic: 'nadciśnienie' } });
    expect(fewer.wordDecisions.map(({ phrase }) => phrase)).toEqual(['nic surowego']);
  });

  it('changes nothing the second time, and tells who knows an older version so', async () => {
    const survey = await aSurvey();
    const key = { 'Idempotency-Key': 'decide-1' };
    const first = await dietitian
      .post(path(survey), { decisions: [CELIAC] })
      .set(key)
      .expect(201);
    const again = await dietitian
      .post(path(survey), { decisions: [CELIAC] })
      .set(key)
      .expect(201);
    expect(again.body).toEqual(first.body);
    expect((await decide(survey, { decisions: [CELIAC] })).version).toBe(first.body.version);
    const stale = dietitian.post(path(survey), { decisions: [RAW] }).set('If-Match', `"${survey.version}"`);
    expect((await stale.expect(412)).body.details.current.wordDecisions).toHaveLength(1);
  });

  it('stands in the audit trail of the patient with the names of the fields, without a word of the survey', async () => {
    const survey = await aSurvey();
    await decide(survey, { decisions: [CELIAC, RAW] });
    const trail = await app.query(
      `SELECT action, fields, a::text AS whole FROM audit_entries a
       WHERE entity_id = $1 AND action = 'surveys.decide-words'`,
      [survey.patientId],
    );
    expect(trail).toMatchObject([{ fields: ['chronic', 'intolerances'] }]);
    expect(JSON.stringify(trail)).not.toMatch(/celiakia|surowego/);
  });

  it.each([
    ['an unknown field', { decisions: [{ ...CELIAC, field: 'allergy' }] }],
    ['an unknown answer', { decisions: [{ ...CELIAC, answer: 'maybe' }] }],
    ['"it means" without a food', { decisions: [{ ...RAW, foodIds: [] }] }],
    ['foods with another answer', { decisions: [{ ...CELIAC, foodIds: [1] }] }],
    ['an empty phrase', { decisions: [{ ...CELIAC, phrase: '  ' }] }],
    ['nothing at all', {}],
    [
      'too many at once',
      { decisions: Array.from({ length: 201 }, (_, n) => ({ ...CELIAC, phrase: `x ${n}` })) },
    ],
  ])('refuses %s', async (_, body) => {
    await dietitian.post(path(await aSurvey()), body).expect(400);
  });

  it('is for signed-in people, and for surveys that are there', async () => {
    const survey = await aSurvey();
    await app
      .http()
      .post(path(survey))
      .send({ decisions: [CELIAC] })
      .expect(401);
    await dietitian.post(path({ id: 'ps-none' }), { decisions: [CELIAC] }).expect(404);
    await dietitian.delete(`/api/patient-surveys/${survey.id}`).expect(204);
    await dietitian.post(path(survey), { decisions: [CELIAC] }).expect(404);
    const back = await dietitian.post(`/api/patient-surveys/${survey.id}/restore`).expect(200);
    expect(back.body.wordDecisions).toEqual([]);
  });
});
