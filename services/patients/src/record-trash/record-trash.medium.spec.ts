import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import type {
  TrashedResults,
  TrashedSurvey,
  TrashedVisits,
} from '@pora/contracts/patients/record-trash.routes';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;
let administrator: SignedIn;
let patientCount = 0;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  administrator = await app.signIn('admin');
});
afterAll(() => app.stop());

interface Trash {
  surveys: TrashedSurvey[];
  results: TrashedResults[];
  visits: TrashedVisits[];
}

async function aPatient(): Promise<string> {
  patientCount += 1;
  const id = `p-${patientCount}`;
  const personal = { firstName: 'Ewa', lastName: `Kos${patientCount}` };
  await dietitian.post('/api/patients', { id, personal }).expect(201);
  return id;
}

const DAY_MS = 86_400_000;
const trashOf = async (patientId: string): Promise<Trash> => {
  const { body } = await dietitian.get('/api/patients/trash/records').expect(200);
  const own = <T extends { patientId: string | null }>(rows: T[]) =>
    rows.filter((row) => row.patientId === patientId);
  const { surveys, results, visits } = body as Trash;
  return { surveys: own(surveys), results: own(results), visits: own(visits) };
};

const saveSurvey = async (patientId: string, surveyDate: string) => {
  const { body } = await dietitian.post('/api/patient-surveys', { patientId, surveyDate });
  return body.id as string;
};
const saveResults = async (patientId: string, date: string | null, values: number[]) => {
  const items = values.map((value, at) => ({ name: `Produkt ${at}`, value }));
  const body = { patientId, date, categories: [{ name: 'RYBY', items }] };
  return (await dietitian.post('/api/patient-intolerances', body).expect(201)).body.id as string;
};
const visitAt = (patientId: string | null, hour: number, more = {}) => ({
  ...{ patientId, title: 'Kontrola', type: 'consultation', ...more },
  start: `2026-12-03T${String(hour).padStart(2, '0')}:00:00.000Z`,
  end: `2026-12-03T${String(hour).padStart(2, '0')}:30:00.000Z`,
});

describe('[decisions 63] what a person deletes can be found for 30 days', () => {
  it('a survey, with the patient, its day, who deleted it and until when it can come back', async () => {
    const patientId = await aPatient();
    const id = await saveSurvey(patientId, '2026-09-04');
    await dietitian.delete(`/api/patient-surveys/${id}`).expect(204);
    const { surveys } = await trashOf(patientId);

    expect(surveys).toEqual([
      {
        ...{ id, patientId, patientName: `Ewa Kos${patientCount}`, surveyDate: '2026-09-04' },
        ...{ isReplaced: false, deletedBy: dietitian.email },
        deletedAt: expect.any(String),
        until: expect.any(String),
      },
    ]);
    const [{ deletedAt, until }] = surveys as [TrashedSurvey];
    expect(Date.parse(until) - Date.parse(deletedAt)).toBe(30 * DAY_MS);
    await saveSurvey(patientId, '2026-10-01');
    expect((await trashOf(patientId)).surveys).toEqual([expect.objectContaining({ isReplaced: true })]);
    await dietitian.post(`/api/patient-surveys/${id}/restore`).expect(200);
    expect((await trashOf(patientId)).surveys).toEqual([
      expect.objectContaining({ surveyDate: '2026-10-01', isReplaced: true }),
    ]);
  });

  it('results, with how many there are, how many are a risk, and which ones are current now', async () => {
    const patientId = await aPatient();
    const id = await saveResults(patientId, '2025-03-12', [12, 29, 29.1, 71.4]);
    await dietitian.delete(`/api/patient-intolerances/${id}`).expect(204);
    const alone = { id, date: '2025-03-12', items: 4, elevated: 2, isFormer: false, current: null };
    expect((await trashOf(patientId)).results).toEqual([expect.objectContaining(alone)]);
    await saveResults(patientId, '2026-09-14', [3]);
    expect((await trashOf(patientId)).results).toEqual([
      expect.objectContaining({ ...alone, current: { date: '2026-09-14' } }),
    ]);
  });

  it('former results are told as former ones, and current ones without a day as current', async () => {
    const patientId = await aPatient();
    const former = await saveResults(patientId, '2025-03-12', [40]);
    await saveResults(patientId, null, [3]);
    await dietitian.delete(`/api/patient-intolerances/${former}`).expect(204);
    expect((await trashOf(patientId)).results).toEqual([
      expect.objectContaining({ id: former, isFormer: true, elevated: 1, current: { date: null } }),
    ]);
  });

  it('a visit, with whoever has its time by now; a cancelled one takes no time', async () => {
    const [patientId, other] = [await aPatient(), await aPatient()];
    const { body: visit } = await dietitian.post('/api/schedule', visitAt(patientId, 9)).expect(201);
    await dietitian.delete(`/api/schedule/${visit.id}`).expect(204);
    await dietitian.post('/api/schedule', visitAt(other, 9, { status: 'cancelled' })).expect(201);
    const told = { ids: [visit.id], title: 'Kontrola', start: visit.start, end: visit.end };
    expect((await trashOf(patientId)).visits).toEqual([expect.objectContaining({ ...told, clash: null })]);
    await dietitian.post('/api/schedule', visitAt(other, 9)).expect(201);
    expect((await trashOf(patientId)).visits).toEqual([
      expect.objectContaining({ ...told, clash: `Ewa Kos${patientCount}` }),
    ]);
  });

  it('visits of a series that were deleted together are one row and come back together', async () => {
    const patientId = await aPatient();
    const series = { event: visitAt(patientId, 11), repeat: { unit: 'week', every: 1, count: 4 } };
    const { body } = await dietitian.post('/api/schedule/series', series).expect(201);
    const [first, second] = body as [{ id: string }, { id: string }];
    await dietitian.delete(`/api/schedule/${first.id}`).expect(204);
    await dietitian.delete(`/api/schedule/${second.id}/series?scope=following`).expect(200);
    const { visits } = await trashOf(patientId);

    expect(visits.map(({ ids }) => ids.length)).toEqual([3, 1]);
    await dietitian.post('/api/schedule/restore', { ids: visits[0]?.ids }).expect(200);
    expect((await trashOf(patientId)).visits.map(({ ids }) => ids)).toEqual([[first.id]]);
  });

  it('what belongs to a patient in the trash comes back with the patient and is not listed', async () => {
    const patientId = await aPatient();
    const id = await saveSurvey(patientId, '2026-09-04');
    await dietitian.delete(`/api/patient-surveys/${id}`).expect(204);
    await dietitian.delete(`/api/patients/${patientId}`).expect(204);
    expect((await trashOf(patientId)).surveys).toEqual([]);
    await dietitian.post(`/api/patients/${patientId}/restore`).expect(200);
    expect((await trashOf(patientId)).surveys).toHaveLength(1);
  });

  it('an entry that is nobody’s visit is listed by its title, and what is older than 30 days is not', async () => {
    const { body: entry } = await dietitian
      .post('/api/schedule', visitAt(null, 13, { title: 'Urlop' }))
      .expect(201);
    await dietitian.delete(`/api/schedule/${entry.id}`).expect(204);
    const listed = async () => {
      const { body } = await dietitian.get('/api/patients/trash/records').expect(200);
      return (body as Trash).visits.filter(({ ids }) => ids.includes(entry.id));
    };
    expect(await listed()).toEqual([
      expect.objectContaining({ title: 'Urlop', patientId: null, patientName: null }),
    ]);
    await app.query(
      `UPDATE schedule_events SET deleted_at = now() - interval '31 days' WHERE id = '${entry.id}'`,
    );
    expect(await listed()).toEqual([]);
  });
});

/** What the trail knows of records that are gone for good. */
const rememberedErasures = (ids: readonly string[]) =>
  app.query(
    `SELECT entity, entity_id, actor FROM audit_entries WHERE action = 'records.erase' AND entity_id = ANY ($1) ORDER BY id`,
    [ids],
  );

describe('[decisions 76] removing for good', () => {
  it('surveys and results are removed by an administrator alone, and nothing brings them back', async () => {
    const patientId = await aPatient();
    const survey = await saveSurvey(patientId, '2026-09-04');
    const results = await saveResults(patientId, '2025-03-12', [40]);
    const records = [
      ['/api/patient-surveys', survey],
      ['/api/patient-intolerances', results],
    ] as const;
    for (const [path, id] of records) {
      // Only what is in the trash.
      await administrator.delete(`${path}/trash/${id}`).expect(404);
      await dietitian.delete(`${path}/${id}`).expect(204);
      await dietitian.delete(`${path}/trash/${id}`).expect(403);
      await administrator.delete(`${path}/trash/${id}`).expect(204);
      await dietitian.post(`${path}/${id}/restore`).expect(404);
      await administrator.delete(`${path}/trash/${id}`).expect(404);
    }
    expect(await trashOf(patientId)).toEqual({ surveys: [], results: [], visits: [] });
    const trail = await app.query(
      `SELECT action FROM audit_entries WHERE entity_id = '${patientId}' AND action LIKE '%.erase' ORDER BY id`,
    );
    expect(trail).toEqual([{ action: 'surveys.erase' }, { action: 'intolerance-sets.erase' }]);
    // Whoever puts an older backup back has to know which ones they were.
    expect(await rememberedErasures([survey, results])).toEqual([
      { entity: 'survey', entity_id: survey, actor: administrator.email },
      { entity: 'intolerance-set', entity_id: results, actor: administrator.email },
    ]);
  });

  it('visits are removed by a dietitian, all that were named or none', async () => {
    const patientId = await aPatient();
    const { body: gone } = await dietitian.post('/api/schedule', visitAt(patientId, 15)).expect(201);
    const { body: kept } = await dietitian.post('/api/schedule', visitAt(patientId, 16)).expect(201);
    await dietitian.delete(`/api/schedule/${gone.id}`).expect(204);
    await dietitian.delete('/api/schedule/trash/visits', { ids: [gone.id, kept.id] }).expect(404);
    expect((await trashOf(patientId)).visits).toHaveLength(1);
    await dietitian.delete('/api/schedule/trash/visits', { ids: [gone.id] }).expect(204);
    expect((await trashOf(patientId)).visits).toEqual([]);
    await dietitian.post('/api/schedule/restore', { ids: [gone.id] }).expect(404);
    expect(await rememberedErasures([gone.id, kept.id])).toEqual([
      { entity: 'schedule-event', entity_id: gone.id, actor: dietitian.email },
    ]);
  });
});
