import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import type { ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { formatDateTime, practiceMoment } from '@pora/text-pl/dates';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const at = (date: string, time: string) => practiceMoment(date, time).toISOString();
const times = (events: ScheduleEvent[]) =>
  events.map(({ start }) => formatDateTime(start).replace('\u00a0', ' '));

/** Wednesdays at 9 from 1 July 2026 on; three of them are past on 15 July at noon. */
async function wednesdays(id: string, count = 6): Promise<ScheduleEvent[]> {
  const event = { id, title: 'Omówienie', start: at('2026-07-01', '09:00'), end: at('2026-07-01', '09:30') };
  const { body } = await dietitian
    .post('/api/schedule/series', { event, repeat: { unit: 'week', every: 1, count } })
    .expect(201);
  return body as ScheduleEvent[];
}

describe('visits that repeat', () => {
  it('are at the same time of the day on both sides of the change of time', async () => {
    const event = { id: 'se-czas', start: at('2026-10-12', '08:30'), end: at('2026-10-12', '09:00') };
    const body = { event, repeat: { unit: 'week', every: 1, count: 3 } };
    const { body: visits } = await dietitian.post('/api/schedule/series', body).expect(201);

    expect(times(visits)).toEqual(['12.10.2026 08:30', '19.10.2026 08:30', '26.10.2026 08:30']);
    expect(visits.map(({ end }: ScheduleEvent) => end)).toEqual([
      '2026-10-12T07:00:00.000Z',
      '2026-10-19T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
    expect(visits.map(({ id, seriesId }: ScheduleEvent) => [id, seriesId])).toEqual([
      ['se-czas', 'se-czas'],
      ['se-czas-2', 'se-czas'],
      ['se-czas-3', 'se-czas'],
    ]);
    expect((await dietitian.post('/api/schedule/series', body).expect(201)).body).toEqual(visits);
  });

  it('a visit and those after it move together by days and to new hours; those before stay', async () => {
    const visits = await wednesdays('se-tej');
    const { body } = await dietitian
      .patch(`/api/schedule/${visits[4]?.id}/series`, {
        scope: 'following',
        change: { start: at('2026-07-30', '14:00'), end: at('2026-07-30', '14:45'), notes: 'z badaniami' },
      })
      .expect(200);

    expect(times(body)).toEqual(['30.07.2026 14:00', '06.08.2026 14:00']);
    expect(body).toMatchObject([{ notes: 'z badaniami' }, { notes: 'z badaniami', version: 2 }]);
    const { body: all } = await dietitian.get('/api/schedule?from=2026-07-01&to=2026-07-22').expect(200);
    expect(all.filter(({ seriesId }: ScheduleEvent) => seriesId === 'se-tej')).toEqual(visits.slice(0, 4));
  });

  it('a change of the whole series leaves what is past, missed or cancelled as it was', async () => {
    const visits = await wednesdays('se-calej');
    await dietitian.patch(`/api/schedule/${visits[4]?.id}`, { status: 'cancelled' }).expect(200);
    const { body } = await dietitian
      .patch(`/api/schedule/${visits[3]?.id}/series`, { scope: 'all', change: { title: 'Kontrola' } })
      .expect(200);

    expect(body.map(({ id }: ScheduleEvent) => id)).toEqual([visits[3]?.id, visits[5]?.id]);
  });

  it('a visit that stands already becomes the first of a series; its notes and what became of it stay its own', async () => {
    const event = { id: 'se-jedna', title: 'Kontrola', start: at('2026-10-19', '09:00'), notes: 'badania' };
    await dietitian.post('/api/schedule', { ...event, end: at('2026-10-19', '09:45') }).expect(201);
    const body = {
      repeat: { unit: 'week', every: 1, count: 3 },
      change: { start: at('2026-10-19', '10:00'), end: at('2026-10-19', '10:45'), status: 'done' },
    };
    const send = () =>
      dietitian
        .post('/api/schedule/se-jedna/series', body)
        .set({ 'If-Match': '"1"', 'Idempotency-Key': 'powtarzanie-1' });
    const { body: visits } = await send().expect(201);

    expect(times(visits)).toEqual(['19.10.2026 10:00', '26.10.2026 10:00', '02.11.2026 10:00']);
    expect(visits).toMatchObject([
      { id: 'se-jedna', seriesId: 'se-jedna', notes: 'badania', status: 'done', version: 2 },
      { id: 'se-jedna-2', seriesId: 'se-jedna', title: 'Kontrola', status: 'planned' },
      { id: 'se-jedna-3', seriesId: 'se-jedna', title: 'Kontrola', status: 'planned' },
    ]);
    expect(visits[1]).not.toHaveProperty('notes');
    expect((await send().expect(201)).body).toEqual(visits);
    const { body: refused } = await dietitian.post('/api/schedule/se-jedna/series', body).expect(400);
    expect(refused.error).toBe('Ta wizyta należy już do serii.');
  });

  it('on an older version a visit does not become a series', async () => {
    await dietitian
      .post('/api/schedule', {
        id: 'se-stara',
        start: at('2026-10-19', '12:00'),
        end: at('2026-10-19', '12:30'),
      })
      .expect(201);
    await dietitian.patch('/api/schedule/se-stara', { title: 'Nowsza' }).expect(200);
    const body = { repeat: { unit: 'month', every: 1, count: 2 }, change: {} };
    const { body: told } = await dietitian
      .post('/api/schedule/se-stara/series', body)
      .set('If-Match', '"1"')
      .expect(412);
    expect(told.code).toBe('stale_version');
    await dietitian.post('/api/schedule/se-nie-ma/series', body).expect(404);
  });

  it('are deleted together and come back together', async () => {
    const visits = await wednesdays('se-usun');
    const { body } = await dietitian
      .delete(`/api/schedule/${visits[3]?.id}/series?scope=following`)
      .expect(200);
    expect(body.ids).toEqual(visits.slice(3).map(({ id }) => id));
    const { body: back } = await dietitian.post('/api/schedule/restore', body).expect(200);

    expect(times(back)).toEqual(times(visits.slice(3)));
  });

  it('all or none: a change on an older version, for nobody, or that ends before it begins changes nothing', async () => {
    const visits = await wednesdays('se-nic');
    const call = `/api/schedule/${visits[3]?.id}/series`;
    await dietitian
      .patch(call, { scope: 'all', change: { notes: 'x' } })
      .set('If-Match', '"7"')
      .expect(412);
    await dietitian.patch(call, { scope: 'all', change: { patientId: 'p-nikt' } }).expect(404);
    await dietitian.patch(call, { scope: 'all', change: { end: at('2026-07-01', '09:00') } }).expect(400);
    await dietitian.patch(call, { scope: 'some', change: {} }).expect(400);
    await dietitian.patch(call, { scope: 'all', change: { status: 'done' } }).expect(400);

    const { body: all } = await dietitian.get('/api/schedule?from=2026-07-01&to=2026-08-31').expect(200);
    expect(all.filter(({ seriesId }: ScheduleEvent) => seriesId === 'se-nic')).toEqual(visits);
  });

  it.each([
    ['no second visit', { unit: 'week', every: 1, count: 1 }],
    ['53 visits', { unit: 'week', every: 1, count: 53 }],
    ['every 13 weeks', { unit: 'week', every: 13, count: 2 }],
    ['every day', { unit: 'day', every: 1, count: 2 }],
  ])('a series of %s is refused', async (_, repeat) => {
    const event = { start: at('2026-11-02', '08:30'), end: at('2026-11-02', '09:00') };
    await dietitian.post('/api/schedule/series', { event, repeat }).expect(400);
  });
});

describe('working hours of the practice', () => {
  const path = '/api/schedule/hours';

  it('are Monday to Friday from 8 to 18 until somebody says otherwise', async () => {
    const { body } = await dietitian.get(path).expect(200);
    const workday = { from: '08:00', to: '18:00', breaks: [] };

    expect(body).toEqual({
      days: [workday, workday, workday, workday, workday, null, null],
      ...{ version: 1, updatedAt: null },
    });
  });

  it('are saved with breaks in their order; whoever changes older ones is told', async () => {
    const day = {
      ...{ from: '08:30', to: '17:30' },
      breaks: [
        { from: '15:00', to: '15:15' },
        { from: '13:00', to: '13:30' },
      ],
    };
    const days = [day, null, null, null, null, day, null];
    const { body } = await dietitian.put(path, { days }).set('If-Match', '"1"').expect(200);
    await dietitian.put(path, { days }).set('If-Match', '"1"').expect(412);

    expect(body).toMatchObject({ version: 2, updatedAt: expect.any(String) });
    expect(body.days[5].breaks.map(({ from }: { from: string }) => from)).toEqual(['13:00', '15:00']);
    expect((await dietitian.get(path).expect(200)).body).toEqual(body);
  });

  const broken = (day: object) => [day, null, null, null, null, null, null];
  it.each([
    ['six days', [null, null, null, null, null, null]],
    ['an end before the beginning', broken({ from: '17:00', to: '08:00', breaks: [] })],
    ['a break outside', broken({ from: '08:00', to: '17:00', breaks: [{ from: '07:00', to: '08:30' }] })],
    [
      'breaks that overlap',
      broken({
        ...{ from: '08:00', to: '17:00' },
        breaks: [
          { from: '12:00', to: '13:00' },
          { from: '12:30', to: '13:30' },
        ],
      }),
    ],
    ['an hour that does not exist', broken({ from: '08:00', to: '25:00', breaks: [] })],
  ])('%s are refused', async (_, days) => {
    await dietitian.put(path, { days }).expect(400);
  });
});
