import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import type { SignedIn } from '@pora/common/testing/app';
import type {
  IntoleranceSetSummary,
  PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
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

  it('[core §4] is refused for who has seen no set while somebody else saved one', async () => {
    const id = 'p-none-yet';
    await dietitian
      .post('/api/patients', { id, personal: { firstName: 'Jan', lastName: 'Nowy' } })
      .expect(201);
    const body = { patientId: id, categories: CATEGORIES };
    const post = () => dietitian.post('/api/patient-intolerances', body).set('If-Match', '"0"');
    const { body: first } = await post().expect(201);
    const { body: refused } = await post().expect(412);
    expect(refused).toMatchObject({ code: 'stale_version', details: { current: { id: first.id } } });
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

describe('former sets of a patient', () => {
  const SETS = '/api/patient-intolerances';
  let patients = 0;
  let patientId: string;
  const saveOf = async (date: string | null, value: number, version?: number) => {
    const categories = [{ name: 'RYBY', items: [{ name: 'Dorsz', value }] }];
    const body = { patientId, categories, date, sourceFile: 'wyniki.pdf' };
    const request = dietitian.post(SETS, body);
    const answer = await (version === undefined ? request : request.set('If-Match', `"${version}"`)).expect(
      201,
    );
    return answer.body as PatientIntoleranceSet;
  };
  const history = async () => {
    const { body } = await dietitian.get(`${SETS}/history?patientId=${patientId}`).expect(200);
    return body.items as IntoleranceSetSummary[];
  };
  const days = async () =>
    (await history()).map(({ date, current }) => `${date}${current ? ' current' : ''}`);
  const read = async (id: string) =>
    (await dietitian.get(`${SETS}/${id}`).expect(200)).body as PatientIntoleranceSet;
  const makeCurrent = (id: string) => dietitian.post(`${SETS}/${id}/make-current`);
  const planned = async () => {
    const { body } = await app
      .http()
      .get(`/internal/patients/${patientId}`)
      .set(app.internal(dietitian.email))
      .expect(200);
    return body.intoleranceSet as { date: string; items: { value: number }[] } | null;
  };
  const trail = async () => {
    const lines = await app.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE entity_id = $1 AND action LIKE 'intolerance-sets.%' ORDER BY id`,
      [patientId],
    );
    return lines.map(({ action }) => action.replace('intolerance-sets.', ''));
  };

  beforeEach(async () => {
    patients += 1;
    patientId = `p-history-${patients}`;
    await dietitian
      .post('/api/patients', { id: patientId, personal: { firstName: 'Jan', lastName: 'Lis' } })
      .expect(201);
  });

  it('[core §4] are kept when new results are saved, listed by day with counts and source, and read one by one', async () => {
    const first = await saveOf('2025-03-12', 41);
    const second = await saveOf('2025-09-04', 24.5);

    expect(await history()).toEqual([
      expect.objectContaining({ id: second.id, current: true, counts: { green: 0, yellow: 1, red: 0 } }),
      expect.objectContaining({
        ...{ id: first.id, current: false, date: '2025-03-12', sourceFile: 'wyniki.pdf' },
        counts: { green: 0, yellow: 0, red: 1 },
      }),
    ]);
    const { body, headers } = await dietitian.get(`${SETS}/${first.id}`).expect(200);
    expect(body).toMatchObject({ id: first.id, categories: first.categories, version: 2 });
    expect(headers['etag']).toBe('"2"');
    expect((await history())[0]).not.toHaveProperty('categories');
    expect(await trail()).toEqual(['create', 'replace', 'create', 'read-history', 'read', 'read-history']);
  });

  it('[decisions 12] are never what plans are checked against, nor what the lists show', async () => {
    await saveOf('2025-03-12', 41);
    const current = await saveOf('2025-09-04', 3);

    expect(await planned()).toMatchObject({ date: '2025-09-04', items: [{ value: 3 }] });
    const { body } = await dietitian.get(`${SETS}?patientId=${patientId}`).expect(200);
    expect(body.items.map(({ id }: PatientIntoleranceSet) => id)).toEqual([current.id]);
    const cards = (await dietitian.get(SETS).expect(200)).body.items as PatientIntoleranceSet[];
    expect(cards.filter((card) => card.patientId === patientId).map(({ id }) => id)).toEqual([current.id]);
  });

  it('[core §4] do not become current when the current results are deleted: then there are none', async () => {
    await saveOf('2025-03-12', 41);
    const current = await saveOf('2025-09-04', 3);
    await dietitian.delete(`${SETS}/${current.id}`).expect(204);

    expect(await planned()).toBeNull();
    expect(await days()).toEqual(['2025-03-12']);
    await dietitian.post(`${SETS}/${current.id}/restore`).expect(200);
    expect(await days()).toEqual(['2025-09-04 current', '2025-03-12']);
  });

  it('stay former ones when they are deleted and brought back, however often', async () => {
    const former = await saveOf('2025-03-12', 41);
    await saveOf('2025-09-04', 3);
    await dietitian.delete(`${SETS}/${former.id}`).expect(204);
    await dietitian.get(`${SETS}/${former.id}`).expect(404);
    await makeCurrent(former.id).expect(404);
    expect(await days()).toEqual(['2025-09-04 current']);

    for (let count = 0; count < 2; count += 1) {
      await dietitian.post(`${SETS}/${former.id}/restore`).expect(200);
      expect(await days()).toEqual(['2025-09-04 current', '2025-03-12']);
    }
  });

  it('become current only when a person says so, and the results they take the place of are kept', async () => {
    const former = await saveOf('2025-03-12', 41);
    const current = await saveOf('2025-09-04', 3);
    const { body } = await makeCurrent(former.id).set('If-Match', `"${current.version}"`).expect(200);

    expect(body).toMatchObject({ id: former.id, date: '2025-03-12', categories: former.categories });
    expect(body.version).toBeGreaterThan(current.version);
    expect(await planned()).toMatchObject({ date: '2025-03-12', items: [{ value: 41 }] });
    expect(await days()).toEqual(['2025-09-04', '2025-03-12 current']);
    const again = await makeCurrent(former.id).set('If-Match', `"${current.version}"`).expect(200);
    expect(again.body).toEqual(body);
    expect((await trail()).filter((action) => action === 'make-current')).toHaveLength(1);
  });

  it('do not take the place of results saved by somebody else meanwhile: 412 with those beside it', async () => {
    const former = await saveOf('2025-03-12', 41);
    const seen = await saveOf('2025-09-04', 3);
    const newest = await saveOf('2025-11-17', 5, seen.version);
    const refused = await makeCurrent(former.id).set('If-Match', `"${seen.version}"`).expect(412);

    expect(refused.body).toMatchObject({ code: 'stale_version', details: { current: { id: newest.id } } });
    expect(await days()).toEqual(['2025-11-17 current', '2025-09-04', '2025-03-12']);
    // Who has seen that there are no current results does not write over some either.
    await makeCurrent(former.id).set('If-Match', '"0"').expect(412);
    await dietitian.delete(`${SETS}/${newest.id}`).expect(204);
    await makeCurrent(former.id).set('If-Match', '"0"').expect(200);
    expect(await days()).toEqual(['2025-09-04', '2025-03-12 current']);
  });

  it('are all kept when several people save at once, and one is current', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => saveOf(`2025-0${n + 1}-01`, n)));

    const all = await history();
    expect(all).toHaveLength(6);
    expect(all.filter(({ current }) => current)).toHaveLength(1);
    expect(await planned()).toMatchObject({ date: all.find(({ current }) => current)?.date });
  });

  it('[decisions 58] an older test saved as a former one stands behind the current one, which plans go on being checked against', async () => {
    const current = await saveOf('2026-09-04', 3);
    const categories = [{ name: 'RYBY', items: [{ name: 'Dorsz', value: 41 }] }];
    const body = { patientId, categories, date: '2025-03-12', asFormer: true };
    await dietitian.post(SETS, body).set('If-Match', '"0"').expect(412);
    const { body: older } = await dietitian
      .post(SETS, body)
      .set('If-Match', `"${current.version}"`)
      .expect(201);

    expect(older).not.toHaveProperty('asFormer');
    expect(await days()).toEqual(['2026-09-04 current', '2025-03-12']);
    expect(await planned()).toMatchObject({ date: '2026-09-04', items: [{ value: 3 }] });
    expect((await read(current.id)).version).toBe(current.version);
    expect((await read(older.id)).categories).toEqual(categories);
    expect((await trail()).filter((action) => action === 'replace')).toEqual([]);
    await makeCurrent(older.id).expect(200);
    expect(await days()).toEqual(['2026-09-04', '2025-03-12 current']);
  });

  it('[decisions 58] an older test of a patient without results has none to stand behind: it is the current one', async () => {
    const categories = [{ name: 'RYBY', items: [{ name: 'Dorsz', value: 41 }] }];
    await dietitian.post(SETS, { patientId, categories, date: '2025-03-12', asFormer: true }).expect(201);
    expect(await days()).toEqual(['2025-03-12 current']);
    expect(await planned()).toMatchObject({ items: [{ value: 41 }] });
  });

  it('stand where their day puts them, without one where the day of saving does', async () => {
    await saveOf(null, 1);
    await saveOf('2024-01-01', 2);
    expect(await days()).toEqual(['null', '2024-01-01 current']);
  });

  it('[core §7] are hidden with their patient, come back with them, and go for good with them', async () => {
    const former = await saveOf('2025-03-12', 41);
    await saveOf('2025-09-04', 3);
    await dietitian.delete(`/api/patients/${patientId}`).expect(204);
    await dietitian.get(`${SETS}/${former.id}`).expect(404);
    await makeCurrent(former.id).expect(404);
    await dietitian.get(`${SETS}/history?patientId=${patientId}`).expect(404);
    await dietitian.post(`/api/patients/${patientId}/restore`).expect(200);
    expect(await days()).toEqual(['2025-09-04 current', '2025-03-12']);
    expect((await read(former.id)).categories).toEqual(former.categories);

    await dietitian.delete(`/api/patients/${patientId}`).expect(204);
    const administrator = await app.signIn('admin');
    await administrator.delete(`/api/patients/trash/${patientId}`).expect(204);
    const left = await app.query('SELECT id FROM patient_intolerance_sets WHERE patient_id = $1', [
      patientId,
    ]);
    expect(left).toEqual([]);
  });

  it('are not swept out with the trash, however old they are', async () => {
    const former = await saveOf('2020-03-12', 41);
    await saveOf('2025-09-04', 3);
    await app.query(
      `UPDATE patient_intolerance_sets SET superseded_at = now() - interval '5 years' WHERE id = $1`,
      [former.id],
    );
    await app.get<PurgeRegistry>(PurgeRegistry).runAll(new Date());
    expect(await days()).toEqual(['2025-09-04 current', '2020-03-12']);
  });
});
