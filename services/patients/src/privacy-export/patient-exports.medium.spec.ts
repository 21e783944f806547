import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HouseKeeping } from '@pora/common/maintenance/house-keeping';
import type { SignedIn } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { PatientExport } from '@pora/contracts/privacy/export.model';
import { strFromU8, unzipSync } from 'fflate';
import { Clock } from '../clock/clock.js';
import { startPatientsApp, TEST_NOW, type PatientsTestApp } from '../testing/patients-app.js';
import { RETRY_PAUSE } from './export-work.service.js';

const HOUR_MS = 60 * 60 * 1000;

let app: PatientsTestApp;
let dietitian: SignedIn;
let now = TEST_NOW;

beforeAll(async () => {
  const clock = new Clock();
  clock.now = () => now;
  app = await startPatientsApp({
    faults: true,
    override: (builder) =>
      builder.overrideProvider(Clock).useValue(clock).overrideProvider(RETRY_PAUSE).useValue(50),
  });
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());
afterEach(() => {
  now = TEST_NOW;
});

async function create(id: string, personal: object = {}) {
  const body = { id, personal: { firstName: 'Zofia', lastName: 'Śliwińska', ...personal } };
  await dietitian.post('/api/patients', body).expect(201);
}

const exportsOf = async (id: string) =>
  (await dietitian.get(`/api/patients/${id}/exports`).expect(200)).body.items as PatientExport[];
const newest = async (id: string) => (await exportsOf(id))[0];
const start = async (id: string) =>
  (await dietitian.post(`/api/patients/${id}/exports`).expect(201)).body as PatientExport;
const reached = (id: string, state: PatientExport['state'], patienceMs?: number) =>
  until(async () => (await newest(id))?.state === state, patienceMs);
const fileOf = (id: string, exportId: string) =>
  fetch(`${app.url}/api/patients/${id}/exports/${exportId}/file`, { headers: { cookie: dietitian.cookie } });

async function entriesOf(id: string, exportId: string): Promise<Record<string, string>> {
  const answer = await fileOf(id, exportId);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

async function finished(id: string): Promise<PatientExport> {
  await start(id);
  await reached(id, 'done');
  return (await newest(id))!;
}

const planOf = (name: string) => ({
  plan: {
    ...{ id: 'pl-1', name, patientId: 'p-calosc', days: 1, caloriesPerDay: 1600, mealsPerDay: 3 },
    ...{ status: 'active', created: '2026-07-01', updatedAt: '2026-07-02T08:00:00.000Z', stage: 1 },
    ...{ tdee: null, calorieDeficit: null, generatorSources: ['own'], planSummary: null, filledSlots: 1 },
    ...{ lastVerdict: null, version: 1, mealTimes: [], shoppingLists: null, generation: null },
    ...{ createdBy: 'jan@gabinet.example', updatedBy: 'jan@gabinet.example' },
    planDays: [
      {
        day: 1,
        slots: [
          {
            ...{ id: 's-1', type: 'breakfast', time: '07:30', label: 'Śniadanie', calorieSharePercent: 30 },
            entry: {
              ...{ name: 'Kanapki <z serem>', mealId: null, calories: 181, baseCalories: 181 },
              ...{ macros: { carbs: 1, fat: 1, protein: 1 }, baseMacros: { carbs: 1, fat: 1, protein: 1 } },
              ingredients: [
                { foodId: 1, grams: 70, unitName: 'kromka', unitQty: 2, foodName: 'Chleb żytni' },
              ],
              baseIngredients: [],
            },
          },
        ],
      },
    ],
  },
  ...{ deletedAt: null, acceptedRisks: [] },
});

describe('eksport danych jednej osoby', () => {
  it('ma w ZIP-ie wszystko, co zapisano: do czytania i w dane.json', async () => {
    await create('p-calosc', { contact: { phone: '600 700 800' }, birthYear: 1990 });
    await dietitian
      .post('/api/patients/p-calosc/measurements', { weightKg: 61.5, circumferences: { waistCm: 70 } })
      .expect(201);
    const survey = { patientId: 'p-calosc', surveyDate: '2026-07-01', gastro: { allergies: 'orzechy' } };
    await dietitian.post('/api/patient-surveys', survey).expect(200);
    const categories = [{ name: 'NABIAŁ', items: [{ name: '=HYPERLINK("x")', value: 1234.5 }] }];
    await dietitian
      .post('/api/patient-intolerances', { patientId: 'p-calosc', date: '2026-06-01', categories })
      .expect(201);
    // New results leave those before them as former ones, which are the person's as well.
    const newer = [{ name: 'RYBY', items: [{ name: 'Dorsz', value: 12 }] }];
    await dietitian
      .post('/api/patient-intolerances', { patientId: 'p-calosc', date: '2026-07-01', categories: newer })
      .expect(201);
    await dietitian
      .post('/api/schedule', {
        ...{ patientId: 'p-calosc', start: '2026-08-03T08:00:00.000Z', end: '2026-08-03T08:30:00.000Z' },
        notes: 'Przynieść dzienniczek',
      })
      .expect(201);
    const consent = { textVersion: '1.0', date: '2026-07-10', how: 'visit', givenBy: { kind: 'person' } };
    await dietitian.post('/api/patients/p-calosc/consents', consent).expect(201);
    const plans = '/internal/plans/of-patient/p-calosc';
    app.plans.answers.set(plans, { items: ['pl-1'] });
    app.plans.answers.set(`${plans}/plans/pl-1`, planOf('Etap I: Zofia'));

    const made = await finished('p-calosc');
    expect(made).toMatchObject({ fileName: 'pora-zs-2026-07-15.zip', problem: null, percent: 100 });
    const answer = await fileOf('p-calosc', made.id);
    expect(answer.headers.get('content-disposition')).toContain('pora-zs-2026-07-15.zip');
    expect(Number(answer.headers.get('content-length'))).toBe(made.sizeBytes);

    const files = await entriesOf('p-calosc', made.id);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        ...['CZYTAJ.txt', 'ankieta.html', 'dane-i-zgody.html', 'dane.json', 'historia-dostepu.csv'],
        ...[
          'nietolerancje.csv',
          'nietolerancje.html',
          'plany/01-etap-i-zofia.html',
          'pomiary.csv',
          'wizyty.html',
        ],
      ].toSorted(),
    );
    expect(files['dane-i-zgody.html']).toContain('600 700 800');
    expect(files['dane-i-zgody.html']).toContain('Zgoda na przetwarzanie danych o zdrowiu');
    expect(files['pomiary.csv']).toContain('"15.07.2026";"12:00";"61,5";"70"');
    expect(files['ankieta.html']).toMatch(/Alergie<\/th>\s*<td class="words">orzechy</);
    expect(files['nietolerancje.csv']).toContain(`"'=HYPERLINK(""x"")";"1234,5"`);
    expect(files['nietolerancje.html']).toContain('=HYPERLINK(&quot;x&quot;)');
    expect(files['wizyty.html']).toContain('Przynieść dzienniczek');
    expect(files['plany/01-etap-i-zofia.html']).toContain('07:30 Śniadanie: Kanapki &lt;z serem&gt;');
    expect(files['plany/01-etap-i-zofia.html']).toContain('Chleb żytni, 70\u00a0g (2 × kromka)');
    expect(files['historia-dostepu.csv']).toContain('"Kopie danych";"Eksport danych pacjenta"');
    expect(files['CZYTAJ.txt']).toContain('1 ankieta');

    const whole = JSON.parse(files['dane.json'] ?? '') as Record<string, unknown>;
    expect(whole).toMatchObject({
      ...{ format: 'pora-dane-pacjenta', formatVersion: 1, exportedBy: dietitian.email },
      patient: { id: 'p-calosc', personal: { lastName: 'Śliwińska' } },
      measurements: [{ weightKg: 61.5 }],
      surveys: [{ gastro: { allergies: 'orzechy' }, deletedAt: null }],
      intoleranceSets: [
        { date: '2026-07-01', supersededAt: null, deletedAt: null },
        { date: '2026-06-01', supersededAt: expect.any(String), deletedAt: null },
      ],
      visits: [{ notes: 'Przynieść dzienniczek' }],
      plans: [{ plan: { name: 'Etap I: Zofia' } }],
      consents: { state: 'valid', items: [{ textVersion: '1.0' }] },
      erasureRequest: null,
    });
  });

  it('dwa kliknięcia naraz to jedna praca, a postęp idzie krokami', async () => {
    await create('p-dwa');
    const release = app.plans.hold();
    const [first, second] = await Promise.all([start('p-dwa'), start('p-dwa')]);
    expect(second.id).toBe(first.id);
    await until(async () => (await newest('p-dwa'))?.step === 'plans');
    // Five of nine steps are done when plans are asked.
    expect(await newest('p-dwa')).toMatchObject({ state: 'running', stepsDone: 5, percent: 55, attempt: 1 });
    release();
    await reached('p-dwa', 'done');
    expect(await exportsOf('p-dwa')).toHaveLength(1);
  });

  it('przerwany nie ma pliku i nie kończy się sam; nowy zaczyna się od początku', async () => {
    await create('p-przerwa');
    const release = app.plans.hold();
    const { id } = await start('p-przerwa');
    await until(async () => (await newest('p-przerwa'))?.step === 'plans');
    await dietitian.delete(`/api/patients/p-przerwa/exports/${id}`).expect(204);
    release();
    now = new Date(TEST_NOW.getTime() + 1000);
    const next = await finished('p-przerwa');
    expect(next.id).not.toBe(id);
    expect((await exportsOf('p-przerwa')).map(({ state }) => state)).toEqual(['done', 'cancelled']);
    expect((await fileOf('p-przerwa', id)).status).toBe(409);
  });

  it('bez planów próbuje trzy razy, potem mówi po polsku, której części brakuje, i nie wydaje niepełnego pliku', async () => {
    await create('p-bez-planow');
    app.plans.fail(true);
    await start('p-bez-planow');
    await reached('p-bez-planow', 'failed');
    expect(await newest('p-bez-planow')).toMatchObject({
      ...{ step: 'plans', attempt: 3, fileName: null },
      problem: expect.stringContaining('„plany diety”. Usługa jest chwilowo niedostępna'),
    });
    app.plans.fail(false);
    now = new Date(TEST_NOW.getTime() + 1000);
    await finished('p-bez-planow');
  });

  it('gdy plany wrócą między próbami, kończy się sam', async () => {
    await create('p-wraca');
    app.plans.fail(true);
    await start('p-wraca');
    await until(async () => ((await newest('p-wraca'))?.attempt ?? 0) > 1);
    app.plans.fail(false);
    await reached('p-wraca', 'done');
  });

  it('leży 24 godziny: potem go nie ma, a sprzątanie usuwa plik także z bazy', async () => {
    await create('p-dzien');
    const { id, expiresAt } = await finished('p-dzien');
    expect(Date.parse(expiresAt ?? '') - TEST_NOW.getTime()).toBe(24 * HOUR_MS);
    now = new Date(TEST_NOW.getTime() + 24 * HOUR_MS - 1);
    expect((await fileOf('p-dzien', id)).status).toBe(200);
    now = new Date(TEST_NOW.getTime() + 24 * HOUR_MS);
    const late = await fileOf('p-dzien', id);
    expect([late.status, ((await late.json()) as { error: string }).error]).toEqual([
      404,
      'Tego pliku już nie ma: minął jego czas albo ktoś go usunął. Przygotuj nowy eksport.',
    ]);
    expect((await newest('p-dzien'))?.state).toBe('expired');

    await app.get<HouseKeeping>(HouseKeeping).round(now);
    const left = await app.query(`SELECT file FROM patient_exports WHERE id = $1`, [id]);
    expect(left).toEqual([{ file: null }]);
    await app.get<HouseKeeping>(HouseKeeping).round(new Date(TEST_NOW.getTime() + 31 * 24 * HOUR_MS));
    expect(await app.query(`SELECT id FROM patient_exports WHERE id = $1`, [id])).toEqual([]);
  });

  it('[decisions 16] znika z pacjentem w koszu, a praca w toku się kończy i nic nie zostawia', async () => {
    await create('p-kosz');
    const { id } = await finished('p-kosz');
    await start('p-kosz');
    await dietitian.delete('/api/patients/p-kosz').expect(204);
    expect((await fileOf('p-kosz', id)).status).toBe(404);
    await dietitian.get('/api/patients/p-kosz/exports').expect(404);
    await dietitian.post('/api/patients/p-kosz/restore').expect(200);
    expect(await exportsOf('p-kosz')).toEqual([]);
  });

  it('każdy krok jest w historii dostępu, a plik jednej osoby nie wychodzi pod adresem innej', async () => {
    await create('p-slad');
    await create('p-inny');
    const { id } = await finished('p-slad');
    expect((await fileOf('p-inny', id)).status).toBe(404);
    await fileOf('p-slad', id);
    await dietitian.delete(`/api/patients/p-slad/exports/${id}`).expect(204);
    expect((await fileOf('p-slad', id)).status).toBe(404);
    const { body } = await dietitian.get('/api/patients/p-slad/access-history').expect(200);
    expect((body.items as { action: string }[]).map(({ action }) => action)).toEqual([
      ...['privacy.remove-export', 'privacy.download-export', 'privacy.export', 'patients.create'],
    ]);
  });

  it('niezalogowany niczego nie zaczyna ani nie pobiera', async () => {
    await create('p-obcy');
    const { id } = await finished('p-obcy');
    const path = '/api/patients/p-obcy/exports';
    await app.http().post(path).expect(401);
    await app.http().get(`${path}/${id}/file`).expect(401);
    await app.http().post(path).set('Cookie', dietitian.cookie).expect(403);
    await app.http().delete(`${path}/${id}`).set('Cookie', dietitian.cookie).expect(403);
  });
});

describe('eksport, gdy coś przestaje działać', () => {
  it('bez Redisa nie zaczyna się i mówi dlaczego; potem działa', async () => {
    await create('p-redis');
    await app.faults.redis.stop();
    const { body } = await dietitian.post('/api/patients/p-redis/exports').expect(503);
    expect(body).toMatchObject({
      code: 'service_unavailable',
      error: expect.stringMatching(/Spróbuj ponownie/),
    });
    await app.faults.redis.start();
    await until(async () => (await dietitian.get('/api/patients/p-redis/exports')).status === 200);
    expect(await exportsOf('p-redis')).toEqual([]);
    await finished('p-redis');
  });

  it('gdy Redis zapomni o pracy w toku, praca i tak się kończy', async () => {
    await create('p-zapomniany');
    await app.query(
      `INSERT INTO patient_exports (id, patient_id, state, run, requested_by, requested_at)
       VALUES ('px-zapomniany', 'p-zapomniany', 'running', 1, 'dietetyk@pora.test', now())`,
    );
    // Whoever asks again finds the one under way and brings it to the queue.
    expect((await start('p-zapomniany')).id).toBe('px-zapomniany');
    await reached('p-zapomniany', 'done');
  });
});
