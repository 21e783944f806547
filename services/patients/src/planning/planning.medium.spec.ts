import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { practiceYear } from '@pora/text-pl/dates';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

const PERSON = 'dietetyk@pora.test';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

async function create(id: string, personal = { firstName: 'Ewa', lastName: 'Kos' }): Promise<void> {
  await dietitian.post('/api/patients', { id, personal, tdee: 2100 }).expect(201);
}

async function ask(id: string) {
  const { body } = await app.http().get(`/internal/patients/${id}`).set(app.internal(PERSON)).expect(200);
  return body;
}

const RESULTS = {
  date: '2024-05-06',
  categories: [
    { name: 'NABIAŁ', items: [{ name: 'Mleko krowie', value: 88 }] },
    {
      name: 'RYBY',
      items: [
        { name: 'Dorsz', value: 12.5 },
        { name: 'Łosoś', value: 30 },
      ],
    },
  ],
};
const SURVEY = {
  surveyDate: '2024-05-07',
  gastro: { allergies: 'orzechy', intolerances: 'po mleku wzdęcia' },
  preferences: {
    dairy: { disliked: ['kefir', ' Ser pleśniowy '], liked: ['twaróg'] },
    meat: { disliked: ['wątróbka', 'Kefir'], conditionallyAllowed: ['wołowina'] },
  },
};

describe('what the list of active users asks', () => {
  const namesOf = (ids: unknown) =>
    app.http().post('/internal/patients/names').set(app.internal()).send({ ids });

  it('[core §3] is first and last name by id, also from the trash, and nothing else about anybody', async () => {
    await create('p-named');
    await create('p-binned');
    await dietitian.delete('/api/patients/p-binned').expect(204);
    const { body } = await namesOf(['p-named', 'p-binned', 'p-nobody']).expect(200);
    expect(body).toEqual({ names: { 'p-named': 'Ewa Kos', 'p-binned': 'Ewa Kos' } });
  });

  it('[core §6] is answered for the shared secret only, and ids have their form and number', async () => {
    await app.http().post('/internal/patients/names').send({ ids: [] }).expect(403);
    await namesOf(['../p-1']).expect(400);
    await namesOf(Array.from({ length: 1_001 }, (_unused, index) => `p-${index}`)).expect(400);
  });
});

describe('what a search in the audit trail asks', () => {
  const byName = (text: string, limit = 40) =>
    app.http().post('/internal/patients/by-name').set(app.internal()).send({ text, limit });

  it('[core §6] is who is called so, either way round, also in the trash, by id alone and for the shared secret only', async () => {
    await create('p-searched', { firstName: 'Żaneta', lastName: 'Ćwik_Łoś' });
    await create('p-searched-binned', { firstName: 'Zofia', lastName: 'Ćwik' });
    await dietitian.delete('/api/patients/p-searched-binned').expect(204);
    const both = { ids: ['p-searched-binned', 'p-searched'], isMore: false };
    expect((await byName('cwik').expect(200)).body).toEqual(both);
    expect((await byName('cwik', 1).expect(200)).body).toEqual({ ids: ['p-searched-binned'], isMore: true });
    expect((await byName('Ćwik_Łoś  Żaneta').expect(200)).body.ids).toEqual(['p-searched']);
    expect((await byName('zaneta cwik_').expect(200)).body.ids).toEqual(['p-searched']);
    expect((await byName('%').expect(200)).body.ids).toEqual([]);
    await byName(' ').expect(400);
    await app.http().post('/internal/patients/by-name').send({ text: 'cwik', limit: 1 }).expect(403);
    await dietitian.post('/internal/patients/by-name', { text: 'cwik', limit: 1 }).expect(403);
  });
});

describe('what a list of plans asks', () => {
  const revisions = async (...ids: string[]) => {
    const { body } = await app
      .http()
      .post('/internal/patients/data-revisions')
      .set(app.internal(PERSON))
      .send({ ids })
      .expect(200);
    return body as { state: string; revisions: Record<string, string> };
  };

  it('[decisions 35] is another state after whatever changes a revision, and the same one while none does', async () => {
    await create('p-state');
    const seen = [(await revisions()).state];
    const step = async (change: () => Promise<{ body: { id: string } }>) => {
      const before = await revisions('p-state');
      const { body } = await change();
      const after = await revisions('p-state');
      expect(after.revisions['p-state']).not.toBe(before.revisions['p-state']);
      expect(seen).not.toContain(after.state);
      expect(await revisions()).toEqual({ state: after.state, revisions: {} });
      seen.push(after.state);
      return body.id;
    };
    const results = { patientId: 'p-state', ...RESULTS };
    const set = await step(async () => dietitian.post('/api/patient-intolerances', results).expect(201));
    const survey = await step(async () =>
      dietitian.post('/api/patient-surveys', { patientId: 'p-state', ...SURVEY }).expect(200),
    );
    const decisions = [{ field: 'allergies', phrase: 'orzechy', answer: 'note' }];
    await step(async () =>
      dietitian.post(`/api/patient-surveys/${survey}/word-decisions`, { decisions }).expect(201),
    );
    await step(async () => dietitian.delete(`/api/patient-intolerances/${set}`).expect(204));
    await step(async () => dietitian.post(`/api/patient-intolerances/${set}/restore`).expect(200));
    await step(async () => dietitian.delete(`/api/patient-surveys/${survey}`).expect(204));
    await dietitian.patch('/api/patients/p-state', { personal: { lastName: 'Sowa' } }).expect(200);
    expect((await revisions()).state).toBe(seen.at(-1));
  });

  it('[decisions 54] is another state and revision where somebody turns out to be a child, or not to be one', async () => {
    await create('p-born');
    const bornIn = (birthYear: number | null) =>
      dietitian.patch('/api/patients/p-born', { personal: { birthYear } }).expect(200);
    const grownUp = await revisions('p-born');
    const year = practiceYear();
    for (const [birthYear, isChild] of [
      ...([
        [year - 17, true],
        [null, false],
        [year, true],
        [year - 18, false],
      ] as const),
      ...([
        [year - 5, true],
        [year - 40, false],
      ] as const),
    ]) {
      await bornIn(birthYear);
      const now = await revisions('p-born');
      expect([birthYear, now.state === grownUp.state]).toEqual([birthYear, !isChild]);
      expect([birthYear, now.revisions['p-born'] === grownUp.revisions['p-born']]).toEqual([
        birthYear,
        !isChild,
      ]);
      expect((await ask('p-born')).dataRevision).toBe(now.revisions['p-born']);
    }
  });
});

describe('what plans asks', () => {
  it('[diets §3] is the patient with all results of the set in one list and every disliked food once', async () => {
    await create('p-full');
    await dietitian.post('/api/patient-intolerances', { patientId: 'p-full', ...RESULTS }).expect(201);
    await dietitian.post('/api/patient-surveys', { patientId: 'p-full', ...SURVEY }).expect(200);

    expect(await ask('p-full')).toMatchObject({
      id: 'p-full',
      tdee: 2100,
      intoleranceSet: {
        date: '2024-05-06',
        items: [
          { name: 'Mleko krowie', value: 88 },
          { name: 'Dorsz', value: 12.5 },
          { name: 'Łosoś', value: 30 },
        ],
      },
      survey: {
        surveyDate: '2024-05-07',
        disliked: ['kefir', 'Ser pleśniowy', 'wątróbka'],
        accepted: ['twaróg', 'wołowina'],
        allergies: 'orzechy',
        intolerances: 'po mleku wzdęcia',
      },
    });
  });

  it('[decisions 55] is what stands in every field that may speak of food, with what was decided of it, without names', async () => {
    await create('p-words');
    const { body: survey } = await dietitian
      .post('/api/patient-surveys', {
        patientId: 'p-words',
        header: { visitPurpose: 'dieta przy celiakii' },
        medicalHistory: { currentChronic: 'celiakia', pastChronic: 'ospa', currentMeds: 'Euthyrox 50' },
        gastro: { other: 'po mleku wzdęcia' },
        patientNotes: 'uczulenie na ryby',
      })
      .expect(200);
    const decision = { field: 'chronic', phrase: 'celiakia', answer: 'confirmed' };
    await dietitian
      .post(`/api/patient-surveys/${survey.id}/word-decisions`, { decisions: [decision] })
      .expect(201);
    expect((await ask('p-words')).survey).toMatchObject({
      ...{ chronic: 'celiakia', complaints: 'po mleku wzdęcia', notes: 'uczulenie na ryby' },
      ...{ purpose: 'dieta przy celiakii', past: 'ospa', meds: 'Euthyrox 50', saysAnything: true },
      decisions: [{ ...decision, foodIds: [], categories: [], allergens: [] }],
    });
    expect(JSON.stringify((await ask('p-words')).survey)).not.toContain(dietitian.email);
  });

  it('[decisions 55] is no survey where none of its answers says anything; that there is nothing is an answer', async () => {
    await create('p-silent');
    const surveyOf = async (body: object) => {
      await dietitian.post('/api/patient-surveys', { patientId: 'p-silent', ...body }).expect(200);
      return (await ask('p-silent')).survey;
    };
    expect(await surveyOf({ header: { fullName: 'Ewa Kos' }, gastro: { reflux: 'po kawie' } })).toBeNull();
    expect(await surveyOf({ gastro: { allergies: 'nie wiadomo', intolerances: 'brak danych' } })).toBeNull();
    expect(await surveyOf({ gastro: { allergies: 'brak alergii' } })).toMatchObject({
      allergies: 'brak alergii',
      saysAnything: true,
    });
    // What is written there is read, and is no answer about food.
    expect(await surveyOf({ header: { visitPurpose: 'celiakia' } })).toMatchObject({
      purpose: 'celiakia',
      saysAnything: false,
    });
  });

  it('is null for a set or a survey the patient does not have, or has no more', async () => {
    await create('p-bare');
    expect(await ask('p-bare')).toMatchObject({ intoleranceSet: null, survey: null });
    const set = await dietitian
      .post('/api/patient-intolerances', { patientId: 'p-bare', ...RESULTS })
      .expect(201);
    await dietitian.post('/api/patient-surveys', { patientId: 'p-bare', ...SURVEY }).expect(200);
    await dietitian.delete(`/api/patient-intolerances/${set.body.id}`).expect(204);

    expect(await ask('p-bare')).toMatchObject({
      intoleranceSet: null,
      survey: { disliked: expect.any(Array) },
    });
  });

  it('is answered for the shared secret only and written to the audit trail with the person behind it', async () => {
    await create('p-asked');
    await ask('p-asked');
    await app.http().get('/internal/patients/p-asked').expect(403);
    await app.http().get('/internal/patients/p-nobody').set(app.internal()).expect(404);

    const trail = await app.query(
      `SELECT actor, action FROM audit_entries WHERE entity_id = 'p-asked' ORDER BY id`,
    );
    expect(trail).toEqual([
      { actor: dietitian.email, action: 'patients.create' },
      { actor: PERSON, action: 'patients.read-for-planning' },
    ]);
  });
});
