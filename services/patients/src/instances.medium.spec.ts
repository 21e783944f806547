import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { startPatientsApp, type PatientsTestApp } from './testing/patients-app.js';

/** An instance looks every 10 s for jobs that others left. */
const TAKEN_OVER_WITHIN_MS = 40_000;

describe('two instances of the patients service', () => {
  let one: PatientsTestApp;
  let other: PatientsTestApp;
  let here: SignedIn;
  let there: SignedIn;
  let isOtherUp = true;

  beforeAll(async () => {
    one = await startPatientsApp();
    const { databaseUrl, redisUrl } = one.config;
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PLANS_URL: one.plans.url };
    other = await startPatientsApp({ env });
    [here, there] = await Promise.all([one.signIn('dietitian'), other.signIn('dietitian')]);
  });
  afterAll(async () => {
    if (isOtherUp) await other.stop();
    await one.stop();
  });

  const aPatient = (person: SignedIn, id: string) =>
    person.post('/api/patients', { id, personal: { firstName: 'Jan', lastName: id } }).expect(201);
  const list = async (person: SignedIn) => {
    const { headers, body } = await person.get('/api/patients').expect(200);
    return { etag: headers['etag'] as string, ids: body.items.map(({ id }: { id: string }) => id) };
  };

  it('[core §4] the list of patients is right at once in both, whoever changes it, and has the same tag', async () => {
    for (const [index, person] of [here, there, here].entries()) {
      await Promise.all([list(here), list(there)]);
      await aPatient(person, `p-lista-${index}`);
      const [mine, theirs] = await Promise.all([list(here), list(there)]);
      expect(mine.ids).toContain(`p-lista-${index}`);
      expect(theirs).toEqual(mine);
      const again = await other
        .http()
        .get('/api/patients')
        .set({ cookie: there.cookie, 'if-none-match': mine.etag });
      expect(again.status).toBe(304);
    }
  });

  it('the calendar and its subscription are one: made here, read there, ended everywhere at once', async () => {
    const { path } = (await here.post('/api/schedule/feed').expect(201)).body;
    const visit = { id: 'se-dwie', title: 'Telefon', start: '2026-07-16T08:00:00.000Z' };
    await there.post('/api/schedule', { ...visit, end: '2026-07-16T08:30:00.000Z' }).expect(201);
    for (const person of [here, there]) {
      const { body } = await person.get('/api/schedule').expect(200);
      expect(body.map(({ id }: { id: string }) => id)).toEqual(['se-dwie']);
    }
    for (const app of [one, other]) {
      const { text } = await app.http().get(path).expect(200);
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    }
    await there.delete('/api/schedule/feed/token').expect(204);
    for (const app of [one, other]) await app.http().get(path).expect(404);
  });

  it('a version that one has raised is known to the other: the second of two changes is refused', async () => {
    await aPatient(here, 'p-wersja');
    const change = (person: SignedIn, lastName: string) =>
      person.patch('/api/patients/p-wersja', { personal: { lastName } }).set('If-Match', '"1"');
    const answers = await Promise.all([change(here, 'Tu'), change(there, 'Tam')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it(
    'a job is done once, and one whose instance ends for good is taken over by the other without being asked',
    async () => {
      await aPatient(here, 'p-zadanie');
      const release = one.plans.hold();
      await there.post('/api/patients/p-zadanie/exports').expect(201);
      const stored = async () => {
        const rows = await one.query<{ state: string; step: string | null; run: number }>(
          'SELECT state, step, run FROM patient_exports',
        );
        expect(rows).toHaveLength(1);
        return rows[0];
      };
      await until(async () => (await stored())?.step === 'plans');
      isOtherUp = false;
      await other.stop();
      release();
      await until(async () => (await stored())?.state === 'done', TAKEN_OVER_WITHIN_MS);
      expect((await stored())?.run).toBe(2);
    },
    2 * TAKEN_OVER_WITHIN_MS,
  );
});
