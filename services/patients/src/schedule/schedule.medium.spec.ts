import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import type { PatientListItem } from '@pora/contracts/patients/patient.model';
import { scheduleEventSchema, type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { practiceMoment } from '@pora/text-pl/dates';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const at = (date: string, time: string) => practiceMoment(date, time).toISOString();
const visit = (date: string, from: string, to: string, change: object = {}) => ({
  ...{ title: 'Kontrola', start: at(date, from), end: at(date, to) },
  ...change,
});

async function aPatient(): Promise<string> {
  count += 1;
  const id = `p-wizyty-${count}`;
  await dietitian
    .post('/api/patients', { id, personal: { firstName: 'Ewa', lastName: `Kos ${count}` } })
    .expect(201);
  return id;
}

async function add(body: object): Promise<ScheduleEvent> {
  return (await dietitian.post('/api/schedule', body).expect(201)).body as ScheduleEvent;
}

async function listed(query: string): Promise<ScheduleEvent[]> {
  return (await dietitian.get(`/api/schedule?${query}`).expect(200)).body as ScheduleEvent[];
}

async function lastVisitOf(id: string) {
  const { body: whole } = await dietitian.get(`/api/patients/${id}`).expect(200);
  const { body: list } = await dietitian.get('/api/patients').expect(200);
  const inList = (list.items as PatientListItem[]).find((patient) => patient.id === id);
  expect(inList?.lastVisitDate).toBe(whole.lastVisitDate);
  return whole.lastVisitDate as string | null;
}

describe('events of the schedule', () => {
  it('[core §3] an event keeps what was filled in; no patient and no notes are left out', async () => {
    const patientId = await aPatient();
    const bare = await add({ start: at('2026-08-03', '10:00'), end: at('2026-08-03', '10:30'), notes: ' ' });
    const whole = await add(
      visit('2026-08-04', '11:00', '12:00', { id: 'se-1', patientId, notes: 'badania' }),
    );

    expect(bare).toEqual({
      ...{ id: expect.stringMatching(/^se-/), title: 'Wizyta', type: 'consultation', status: 'planned' },
      ...{ start: '2026-08-03T08:00:00.000Z', end: '2026-08-03T08:30:00.000Z', version: 1 },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
      ...{ createdBy: dietitian.email, updatedBy: dietitian.email },
    });
    expect(whole).toMatchObject({ id: 'se-1', title: 'Kontrola', patientId, notes: 'badania' });
    expect(scheduleEventSchema.parse(whole)).toEqual(whole);
  });

  it('[core §7] the schedule is a bare array in the order of the day, of all times or of some days', async () => {
    await add(visit('2026-09-02', '15:00', '15:30', { id: 'se-po' }));
    await add(visit('2026-09-02', '08:00', '08:30', { id: 'se-przed' }));
    await add(visit('2026-09-03', '23:30', '23:59', { id: 'se-noc' }));
    await add(visit('2026-09-04', '00:00', '00:30', { id: 'se-polnoc' }));
    const ids = (events: ScheduleEvent[]) => events.map(({ id }) => id);

    expect(ids(await listed('from=2026-09-02&to=2026-09-03'))).toEqual(['se-przed', 'se-po', 'se-noc']);
    expect(ids(await listed(''))).toEqual(expect.arrayContaining(['se-polnoc', 'se-przed']));
  });

  it('who has the schedule is told so, until something in it changes', async () => {
    const event = await add(visit('2026-09-10', '08:00', '08:30'));
    const { headers } = await dietitian.get('/api/schedule').expect(200);
    const etag = String(headers['etag']);
    await dietitian.get('/api/schedule').set('If-None-Match', etag).expect(304);
    await dietitian.patch(`/api/schedule/${event.id}`, { status: 'done' }).expect(200);

    await dietitian.get('/api/schedule').set('If-None-Match', etag).expect(200);
  });

  it('[core §4] a visit is moved, changed and unlinked; a change that says nothing new leaves the version', async () => {
    const patientId = await aPatient();
    const { id } = await add(visit('2026-08-05', '10:00', '10:45', { patientId, notes: 'x' }));
    const moved = visit('2026-08-06', '12:00', '12:45');
    const { body } = await dietitian
      .patch(`/api/schedule/${id}`, { start: moved.start, end: moved.end, title: '  ' })
      .expect(200);
    const { body: bare } = await dietitian
      .patch(`/api/schedule/${id}`, { patientId: null, notes: '' })
      .expect(200);
    const { body: same } = await dietitian.patch(`/api/schedule/${id}`, { title: 'Wizyta' }).expect(200);

    expect(body).toMatchObject({
      start: moved.start,
      end: moved.end,
      title: 'Wizyta',
      patientId,
      version: 2,
    });
    expect(bare).not.toHaveProperty('patientId');
    expect(bare).not.toHaveProperty('notes');
    expect(same.version).toBe(3);
    const trail = await app.query(
      `SELECT action, entity_id, fields FROM audit_entries WHERE entity_id IN ($1, $2) AND action LIKE 'schedule.%'
       ORDER BY id`,
      [patientId, id],
    );
    expect(trail).toEqual([
      { action: 'schedule.create', entity_id: patientId, fields: [] },
      { action: 'schedule.update', entity_id: patientId, fields: ['title', 'startsAt', 'endsAt'] },
      { action: 'schedule.update', entity_id: id, fields: ['patientId', 'notes'] },
      { action: 'schedule.update', entity_id: patientId, fields: ['patientId'] },
    ]);
  });

  it('a change on an older version is refused with the newer one', async () => {
    const { id } = await add(visit('2026-08-07', '10:00', '10:30'));
    await dietitian.patch(`/api/schedule/${id}`, { notes: 'nowsze' }).set('If-Match', '"1"').expect(200);
    const { body } = await dietitian
      .patch(`/api/schedule/${id}`, { notes: 'stare' })
      .set('If-Match', '"1"')
      .expect(412);

    expect(body.details.current).toMatchObject({ id, notes: 'nowsze', version: 2 });
  });

  it('overlapping visits are both kept: an overlap warns and never blocks [decisions 51]', async () => {
    await add(visit('2026-10-01', '10:00', '11:00'));
    await add(visit('2026-10-01', '10:30', '11:30'));

    expect(await listed('from=2026-10-01&to=2026-10-01')).toHaveLength(2);
  });

  it('a deleted event is gone and comes back as it was; a second creation under its id is a new one', async () => {
    const body = visit('2026-10-02', '10:00', '11:00', { id: 'se-kosz', notes: 'ważne' });
    const event = await add(body);
    expect(await add(body)).toEqual(event);
    await dietitian.delete('/api/schedule/se-kosz').expect(204);
    await dietitian.delete('/api/schedule/se-kosz').expect(404);
    expect(await listed('from=2026-10-02&to=2026-10-02')).toEqual([]);

    const { body: back } = await dietitian.post('/api/schedule/restore', { ids: ['se-kosz'] }).expect(200);
    const { body: again } = await dietitian.post('/api/schedule/restore', { ids: ['se-kosz'] }).expect(200);
    expect(back).toMatchObject([{ id: 'se-kosz', notes: 'ważne', version: 3 }]);
    expect(again).toEqual(back);
    await dietitian.post('/api/schedule/restore', { ids: ['se-kosz', 'se-nie-ma'] }).expect(404);
  });

  it.each([
    ['an end before the start', { end: at('2026-08-03', '09:00') }, 'end'],
    ['more than a day', { end: at('2026-08-05', '10:00') }, 'end'],
    ['no start', { start: undefined }, 'start'],
    ['a start that is no date', { start: 'jutro' }, 'start'],
    ['a start of the year 20260', { start: '+020260-08-03T10:00:00Z' }, 'start'],
    ['a title of 121 characters', { title: 'a'.repeat(121) }, 'title'],
    ['notes of 2,001 characters', { notes: 'a'.repeat(2001) }, 'notes'],
    ['another kind of id', { id: 'p-1' }, 'id'],
    ['a status nobody knows', { status: 'constructor' }, 'status'],
    ['a field nobody reads', { place: 'gabinet 2' }, 'place'],
  ])('[decisions 47] %s is refused by its name', async (_, change, field) => {
    const { body } = await dietitian
      .post('/api/schedule', visit('2026-08-03', '10:00', '10:30', change))
      .expect(400);

    expect(JSON.stringify(body)).toContain(field);
  });

  it('a patient nobody knows, an unknown event, times that do not go together: clear refusals', async () => {
    const { id } = await add(visit('2026-08-08', '10:00', '10:30'));
    const unknown = await dietitian
      .post('/api/schedule', visit('2026-08-08', '10:00', '10:30', { patientId: 'p-nikt' }))
      .expect(404);
    await dietitian.patch('/api/schedule/se-nie-ma', { title: 'x' }).expect(404);
    await dietitian.get('/api/schedule?patientId=p-nikt').expect(404);
    await dietitian.get('/api/schedule?from=2026-02-30').expect(400);
    const { body } = await dietitian
      .patch(`/api/schedule/${id}`, { end: at('2026-08-08', '09:00') })
      .expect(400);

    expect(unknown.body.error).toBe('Nie znaleziono pacjenta.');
    expect(body.error).toBe('Koniec musi być później niż początek.');
  });
});

describe('the last visit of a patient', () => {
  it('[core §3] is the newest one that is past and took place, by its day in Warsaw', async () => {
    const patientId = await aPatient();
    expect(await lastVisitOf(patientId)).toBeNull();
    await add(visit('2026-06-01', '10:00', '10:30', { patientId, status: 'done' }));
    await add(visit('2026-06-30', '00:10', '00:30', { patientId }));
    const later = await add(visit('2026-07-10', '10:00', '10:30', { patientId }));
    await add(visit('2026-07-15', '11:30', '12:30', { patientId }));
    expect(await lastVisitOf(patientId)).toBe('2026-07-10');

    for (const status of ['missed', 'cancelled']) {
      await dietitian.patch(`/api/schedule/${later.id}`, { status }).expect(200);
      expect(await lastVisitOf(patientId)).toBe('2026-06-30');
    }
    await dietitian.patch(`/api/schedule/${later.id}`, { status: 'done' }).expect(200);
    expect(await lastVisitOf(patientId)).toBe('2026-07-10');
    await dietitian.delete(`/api/schedule/${later.id}`).expect(204);
    expect(await lastVisitOf(patientId)).toBe('2026-06-30');
  });

  it('[decisions 16] visits go to the trash and come back with the patient', async () => {
    const patientId = await aPatient();
    const event = await add(visit('2026-12-01', '10:00', '10:30', { patientId }));
    await dietitian.delete(`/api/patients/${patientId}`).expect(204);
    expect(await listed('from=2026-12-01&to=2026-12-01')).toEqual([]);
    await dietitian.post(`/api/patients/${patientId}/restore`).expect(200);

    expect(await listed('from=2026-12-01&to=2026-12-01')).toEqual([event]);
    expect(await listed(`patientId=${patientId}`)).toEqual([event]);
  });
});
