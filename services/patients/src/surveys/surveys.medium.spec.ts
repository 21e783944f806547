import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { FOOD_GROUPS, patientSurveySchema, type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;
let patientCount = 0;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

async function aPatient(): Promise<string> {
  patientCount += 1;
  const id = `p-${patientCount}`;
  const personal = { firstName: 'Ewa', lastName: 'Kos' };
  await dietitian.post('/api/patients', { id, personal }).expect(201);
  return id;
}

async function save(body: object): Promise<PatientSurvey> {
  return (await dietitian.post('/api/patient-surveys', body).expect(200)).body as PatientSurvey;
}

const tastes = (group: string) => ({
  liked: [`${group} 1`, `${group} 2`],
  conditionallyAllowed: [`${group} 3`],
  disliked: [`${group} (4, 5)`],
});
const WHOLE = {
  surveyDate: '2024-05-06',
  sourceFile: 'ankieta Ewa.docx',
  header: { date: '06.05.2024', fullName: 'Ewa Kos', phone: '+48 600 100 200', visitPurpose: 'redukcja' },
  medicalHistory: {
    currentChronic: 'niedoczynność tarczycy',
    pastChronic: 'brak',
    geneticLoad: 'cukrzyca typu 2 u ojca',
    currentMeds: 'Euthyrox 50 µg rano',
    pastMeds: '-',
  },
  gastro: {
    allergies: 'pyłki traw',
    intolerances: 'laktoza',
    ulcerOrHeartburn: 'zgaga',
    peristalsis: 'wzdęcia',
    bowelFrequency: '1 × dziennie',
    urinationFrequency: '6 × dziennie',
    reflux: 'po kawie',
    other: '',
  },
  nutrition: {
    mealsPerDay: '4',
    mealRegularity: 'nieregularnie',
    fluidsPerDay: '1,5 l',
    sweeteningDrinks: '1 łyżeczka',
    supplements: 'witamina D',
    stimulants: 'kawa 2 ×',
    physicalActivity: 'spacery',
  },
  constraints: {
    dayStart: '6:30',
    dayEnd: '22:30',
    workHours: '8–16',
    facilities: 'lodówka, mikrofala',
    canteen: 'nie',
  },
  preferences: Object.fromEntries(FOOD_GROUPS.map((group) => [group, tastes(group)])),
  patientNotes: 'Pierwsza wizyta.\nDruga linia.',
};

describe('saving a survey', () => {
  it('[core §3] keeps every field of all sections and of all 13 food groups', async () => {
    const patientId = await aPatient();
    const saved = await save({ patientId, ...WHOLE });

    expect(saved).toEqual({
      ...WHOLE,
      patientId,
      id: expect.stringMatching(/^ps-/),
      version: 1,
      wordDecisions: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      createdBy: dietitian.email,
      updatedBy: dietitian.email,
    });
    expect(patientSurveySchema.parse(saved)).toEqual(saved);
  });

  it('[core §4] changes the patient’s survey in place: the id stays, what is left out is emptied', async () => {
    const patientId = await aPatient();
    const first = await save({ patientId, ...WHOLE });
    const second = await save({ patientId, ...WHOLE, sourceFile: ' ', gastro: { reflux: 'brak' } });

    expect(second).toMatchObject({ id: first.id, version: 2, sourceFile: null, createdAt: first.createdAt });
    expect(second.gastro).toMatchObject({ reflux: 'brak', allergies: '' });
    expect(second.preferences).toEqual(first.preferences);
    expect(await app.query('SELECT id FROM patient_surveys WHERE patient_id = $1', [patientId])).toEqual([
      { id: first.id },
    ]);
  });

  it('names the changed parts in the audit trail, and leaves the version alone when nothing changes', async () => {
    const patientId = await aPatient();
    await save({ patientId, ...WHOLE });
    const changed = await save({ patientId, ...WHOLE, patientNotes: 'inne', nutrition: {} });
    const same = await save({ patientId, ...WHOLE, patientNotes: ' inne ', nutrition: { mealsPerDay: '' } });

    expect(same).toEqual(changed);
    const trail = await app.query(
      `SELECT action, fields FROM audit_entries WHERE entity_id = $1 AND action LIKE 'surveys.%' ORDER BY id`,
      [patientId],
    );
    expect(trail).toEqual([
      { action: 'surveys.create', fields: [] },
      { action: 'surveys.update', fields: ['nutrition', 'patientNotes'] },
    ]);
  });

  it('[core §5] splits, trims and de-duplicates the preference lists and drops empty entries', async () => {
    const patientId = await aPatient();
    const disliked = ['  wątróbka ', '', 'flaki, Wątróbka', 'czarnina\nkaszanka', '   '];
    const { preferences } = await save({ patientId, preferences: { meat: { disliked } } });

    expect(preferences.meat).toEqual({
      liked: [],
      conditionallyAllowed: [],
      disliked: ['wątróbka', 'flaki', 'czarnina', 'kaszanka'],
    });
  });

  it.each([
    ['a section', { gastroenterology: { allergies: 'orzechy' } }, 'gastroenterology'],
    ['a former name of the notes', { notes: 'uczulenie na orzechy' }, 'notes'],
    ['an answer of the header', { header: { fullname: 'Ewa' } }, 'fullname'],
    [
      'an answer of the medical history',
      { medicalHistory: { currentMedication: 'Warfin' } },
      'currentMedication',
    ],
    ['an answer of the gastric section', { gastro: { alergies: 'orzechy' } }, 'alergies'],
    ['an answer of the nutrition', { nutrition: { suplements: 'żelazo' } }, 'suplements'],
    ['an answer of the constraints', { constraints: { workHour: '8–16' } }, 'workHour'],
    ['a group of foods', { preferences: { nuts: { disliked: ['orzechy'] } } }, 'nuts'],
    ['a list of a group', { preferences: { fruits: { avoided: ['kiwi'] } } }, 'avoided'],
  ])('[decisions 47] refuses %s that nobody reads by its name and keeps what stood', async (_, body, key) => {
    const patientId = await aPatient();
    const kept = await save({ patientId, patientNotes: 'było' });
    const { body: refusal } = await dietitian
      .post('/api/patient-surveys', { patientId, ...body })
      .expect(400);

    expect(refusal).toMatchObject({ code: 'invalid_input', error: expect.stringContaining(key) });
    const { body: list } = await dietitian.get(`/api/patient-surveys?patientId=${patientId}`).expect(200);
    expect(list.items).toMatchObject([{ version: kept.version, patientNotes: 'było' }]);
  });

  it('[decisions 47] takes back what belongs to the record itself and leaves it alone', async () => {
    const patientId = await aPatient();
    const first = await save({ patientId, ...WHOLE });
    const second = await save({ ...first, version: 99, createdBy: 'kto inny', patientNotes: 'inne' });

    expect(second).toEqual({
      ...first,
      ...{ patientNotes: 'inne', version: 2, updatedAt: expect.any(String) },
    });
  });

  it('takes its day from the header when none is given, and stands empty for a patient who said nothing', async () => {
    const dated = await save({ patientId: await aPatient(), header: { date: '06.05.2024' } });
    const empty = await save({ patientId: await aPatient() });

    expect(dated.surveyDate).toBe('2024-05-06');
    expect(empty).toMatchObject({
      surveyDate: null,
      sourceFile: null,
      patientNotes: '',
      header: { date: '' },
    });
  });
});
