import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import type {
  AccessHistory,
  AccessLine,
  Consent,
  PatientPrivacy,
} from '@pora/contracts/privacy/privacy.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  administrator = await app.signIn('admin');
});
afterAll(() => app.stop());

const CONSENT = { textVersion: '1.0', date: '2026-07-10', how: 'visit', givenBy: { kind: 'person' } };
const MOTHER = { kind: 'guardian', name: 'Ewa Śliwińska', relation: 'matka', phone: '600 000 156' };

async function create(id: string, personal: object = {}) {
  const body = { id, personal: { firstName: 'Zofia', lastName: 'Śliwińska', ...personal } };
  await dietitian.post('/api/patients', body).expect(201);
}

async function privacyOf(id: string): Promise<PatientPrivacy> {
  return (await dietitian.get(`/api/patients/${id}/privacy`).expect(200)).body as PatientPrivacy;
}

async function give(id: string, change: object = {}): Promise<Consent> {
  const { body } = await dietitian
    .post(`/api/patients/${id}/consents`, { ...CONSENT, ...change })
    .expect(201);
  return body as Consent;
}

const withdrawal = (id: string, consent: string) => `/api/patients/${id}/consents/${consent}/withdrawal`;

describe('zgoda pacjenta', () => {
  it('jest „Brak”, dopóki nikt jej nie zapisze, potem „Ważna”, a po wycofaniu „Wycofana”', async () => {
    await create('p-zgoda');
    expect(await privacyOf('p-zgoda')).toMatchObject({ state: 'none', consents: [], erasureRequest: null });

    const consent = await give('p-zgoda');
    expect(consent).toMatchObject({ ...CONSENT, patientId: 'p-zgoda', withdrawal: null, version: 1 });
    expect(await privacyOf('p-zgoda')).toMatchObject({ state: 'valid', consents: [consent] });

    const said = { date: '2026-07-14', how: 'email' };
    const { body, headers } = await dietitian.post(withdrawal('p-zgoda', consent.id), said).expect(200);
    expect(body).toMatchObject({ withdrawal: said, version: 2 });
    expect(headers['etag']).toBe('"2"');
    expect((await privacyOf('p-zgoda')).state).toBe('withdrawn');
  });

  it('nowa zgoda liczy się zamiast poprzedniej, a poprzednia zostaje w historii i nie da się jej już wycofać', async () => {
    await create('p-historia');
    const first = await give('p-historia', { date: '2026-06-01' });
    const second = await give('p-historia');

    const { state, consents } = await privacyOf('p-historia');
    expect([state, consents.map(({ id }) => id)]).toEqual(['valid', [second.id, first.id]]);
    await dietitian
      .post(withdrawal('p-historia', first.id), { date: '2026-07-14', how: 'visit' })
      .expect(409);
  });

  it('za dziecko udziela jej opiekun, z imieniem, nazwiskiem, kim jest i telefonem', async () => {
    await create('p-dziecko', { birthYear: 2018 });
    const refused = await dietitian.post('/api/patients/p-dziecko/consents', CONSENT).expect(400);
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ path: 'givenBy', message: expect.stringContaining('opiekun') }] },
    });
    await dietitian
      .post('/api/patients/p-dziecko/consents', { ...CONSENT, givenBy: { ...MOTHER, phone: ' ' } })
      .expect(400);

    expect(await give('p-dziecko', { givenBy: MOTHER })).toMatchObject({ givenBy: MOTHER });
  });

  it('nie ma daty z przyszłości, a wycofanie nie wyprzedza udzielenia', async () => {
    await create('p-daty');
    await dietitian.post('/api/patients/p-daty/consents', { ...CONSENT, date: '2026-07-16' }).expect(400);
    const { id } = await give('p-daty');
    await dietitian.post(withdrawal('p-daty', id), { date: '2026-07-09', how: 'visit' }).expect(400);
    await dietitian.post(withdrawal('p-daty', id), { date: '2026-07-16', how: 'visit' }).expect(400);
    await dietitian.post('/api/patients/p-daty/consents', { ...CONSENT, textVersion: '9.9' }).expect(400);
  });

  it('[decisions 8] wycofana na starszej wersji jest odmową z nowszą obok, a drugi raz nie jest wycofana', async () => {
    await create('p-wersje');
    const { id } = await give('p-wersje');
    const send = () =>
      dietitian.post(withdrawal('p-wersje', id), { date: '2026-07-14', how: 'visit' }).set('If-Match', '"1"');
    await send().expect(200);

    const { body } = await send().expect(412);
    expect(body.details.current).toMatchObject({ id, version: 2 });
    await dietitian.post(withdrawal('p-wersje', id), { date: '2026-07-14', how: 'visit' }).expect(409);
  });

  it('zapisana dwa razy pod tym samym numerem jest jedna', async () => {
    await create('p-raz');
    const [first, second] = [await give('p-raz', { id: 'pc-raz' }), await give('p-raz', { id: 'pc-raz' })];

    expect(second).toEqual(first);
    expect((await privacyOf('p-raz')).consents).toHaveLength(1);
  });
});

describe('historia dostępu do danych pacjenta', () => {
  const historyOf = async (id: string, query = '') =>
    (await dietitian.get(`/api/patients/${id}/access-history${query}`).expect(200)).body as AccessHistory;
  const actions = ({ items }: { items: readonly AccessLine[] }) => items.map(({ action }) => action);

  it('mówi kto, kiedy, co i które pola, a nigdy co w nich było', async () => {
    await create('p-dostep');
    await dietitian.get('/api/patients/p-dostep').expect(200);
    await dietitian
      .patch('/api/patients/p-dostep', { personal: { contact: { phone: '600 700 800' } } })
      .expect(200);
    await give('p-dostep');
    await privacyOf('p-dostep');

    const history = await historyOf('p-dostep');
    expect(actions(history)).toEqual([
      'privacy.read',
      'privacy.give-consent',
      'patients.update',
      'patients.read',
      'patients.create',
    ]);
    expect(history.items[2]).toMatchObject({ actor: dietitian.email, fields: ['phone'] });
    expect(history).toMatchObject({ total: 5, people: [dietitian.email], nextStartKey: null });
    expect(history.withPlans).toBe(true);
    expect(JSON.stringify(history)).not.toMatch(/600 700 800|Zofia/);
  });

  it('wybiera rodzaj i osobę, i przychodzi stronami', async () => {
    await create('p-strony');
    await administrator.get('/api/patients/p-strony').expect(200);
    await dietitian.get('/api/patients/p-strony').expect(200);

    expect(actions(await historyOf('p-strony', '?kind=read'))).toEqual(['patients.read', 'patients.read']);
    const own = await historyOf('p-strony', `?kind=read&person=${administrator.email}`);
    expect(own).toMatchObject({ total: 1, people: [dietitian.email, administrator.email].toSorted() });

    const first = await historyOf('p-strony', '?limit=2');
    const last = await historyOf('p-strony', `?limit=2&startKey=${first.nextStartKey}`);
    expect([actions(first), actions(last), last.nextStartKey]).toEqual([
      ['patients.read', 'patients.read'],
      ['patients.create'],
      null,
    ]);
  });

  it('łączy wpisy pacjenta z wpisami jego planów według czasu, stronami, bez zgubienia i powtórzenia', async () => {
    await create('p-plany');
    await dietitian.get('/api/patients/p-plany').expect(200);
    const [older, newer] = ['2020-01-01T10:00:00.000Z', '2030-01-01T10:00:00.000Z'];
    const ofPlan = (id: string, at: string, action: string) => ({
      ...{ id, at, action, actor: 'jan@gabinet.example', fields: [] },
    });
    const trail = '/internal/plans/of-patient/p-plany/access-history';
    app.plans.answers.set(trail, {
      items: [ofPlan('9', newer, 'plans.export-docx'), ofPlan('4', older, 'plans.create')],
      ...{ total: 2, people: ['jan@gabinet.example'] },
    });
    const whole = await historyOf('p-plany');
    const expected = ['plans.export-docx', 'patients.read', 'patients.create', 'plans.create'];
    expect(actions(whole)).toEqual(expected);
    expect(whole).toMatchObject({
      total: 4,
      withPlans: true,
      people: [dietitian.email, 'jan@gabinet.example'],
    });
    expect(new Set(whole.items.map(({ id }) => id)).size).toBe(4);

    const first = await historyOf('p-plany', '?limit=2');
    app.plans.answers.set(trail, {
      items: [ofPlan('4', older, 'plans.create')],
      ...{ total: 2, people: ['jan@gabinet.example'] },
    });
    const last = await historyOf('p-plany', `?limit=2&startKey=${first.nextStartKey}`);
    expect([...actions(first), ...actions(last)]).toEqual(expected);
    expect(app.plans.calls.at(-1)?.path).toBe(`${trail}?limit=3&before=9`);
    expect(last.nextStartKey).toBeNull();

    const { text } = await dietitian.get('/api/patients/p-plany/access-history/file').expect(200);
    expect(text).toContain('"jan@gabinet.example";"Zmiany";"Utworzenie planu diety"');
  });

  it('bez usługi planów mówi, że ich wpisów nie ma, a pliku CSV nie wydaje niepełnego', async () => {
    await create('p-bez-planow');
    app.plans.fail(true);
    const history = await historyOf('p-bez-planow');
    expect([actions(history), history.withPlans]).toEqual([['patients.create'], false]);
    const { body } = await dietitian.get('/api/patients/p-bez-planow/access-history/file').expect(503);
    expect(body.error).toContain('Nie wczytano wpisów planów');
    app.plans.fail(false);
    expect(actions(await historyOf('p-bez-planow', '?kind=export'))).toEqual([]);
  });

  it('zapisuje się do CSV po polsku, a pobranie jest w niej następnym wpisem', async () => {
    await create('p-csv');
    const { text, headers } = await dietitian.get('/api/patients/p-csv/access-history/file').expect(200);

    expect(headers['content-disposition']).toContain('historia_dostepu_2026-07-15.csv');
    expect(text).toContain('"Data";"Godzina";"Osoba";"Rodzaj";"Czynność"');
    expect(text).toMatch(new RegExp(`"${dietitian.email}";"Zmiany";"Dodanie pacjenta"`));
    expect(actions(await historyOf('p-csv', '?kind=export'))).toEqual(['privacy.export-history']);
  });

  it('po kimś, kogo usunięto na trwałe, nie zostaje dla następnego pod tym samym numerem', async () => {
    await create('p-numer');
    await dietitian.delete('/api/patients/p-numer').expect(204);
    await administrator.delete('/api/patients/trash/p-numer').expect(204);
    await create('p-numer');

    expect(actions(await historyOf('p-numer'))).toEqual(['patients.create']);
  });
});

describe('usunięcie danych na prośbę', () => {
  const requests = async () => {
    const { body } = await administrator.get('/api/patients/trash/requests').expect(200);
    return (body.items as { id: string }[]).filter(({ id }) => id.startsWith('p-prosba'));
  };

  it('nazywa liczbami, co zniknie', async () => {
    await create('p-liczby');
    await dietitian.post('/api/patients/p-liczby/measurements', { weightKg: 60 }).expect(201);
    await dietitian
      .post('/api/schedule', {
        ...{ patientId: 'p-liczby', start: '2026-08-03T08:00:00.000Z', end: '2026-08-03T08:30:00.000Z' },
      })
      .expect(201);

    expect((await privacyOf('p-liczby')).holds).toEqual({
      ...{ measurements: 1, surveys: 0, intoleranceSets: 0, visits: 1 },
    });
  });

  it('[decisions 51] prośbę dietetyka widzi administrator; zapisana raz, daje się wycofać', async () => {
    await create('p-prosba');
    await dietitian.put('/api/patients/p-prosba/erasure-request').expect(204);
    await administrator.put('/api/patients/p-prosba/erasure-request').expect(204);

    expect(await requests()).toEqual([
      expect.objectContaining({
        ...{ id: 'p-prosba', firstName: 'Zofia', lastName: 'Śliwińska', requestedBy: dietitian.email },
        ...{ inTrash: false, measurements: 0, visits: 0, hasSurvey: false, hasIntolerances: false },
      }),
    ]);
    expect((await privacyOf('p-prosba')).erasureRequest).toMatchObject({ requestedBy: dietitian.email });
    await dietitian.delete('/api/patients/p-prosba/erasure-request').expect(204);
    expect(await requests()).toEqual([]);
  });

  it('[decisions 16, 51] po usunięciu zostaje wpis bez danych osobowych, a zgoda i prośba znikają', async () => {
    await create('p-prosba-2');
    await give('p-prosba-2', { id: 'pc-usunieta', givenBy: MOTHER });
    await dietitian.put('/api/patients/p-prosba-2/erasure-request').expect(204);
    await dietitian.delete('/api/patients/p-prosba-2').expect(204);
    expect(await requests()).toMatchObject([{ id: 'p-prosba-2', inTrash: true }]);
    await dietitian.delete('/api/patients/trash/p-prosba-2').expect(403);
    await administrator.delete('/api/patients/trash/p-prosba-2').expect(204);

    expect(await requests()).toEqual([]);
    const kept = await app.query<{ trace: string }>(
      `SELECT (SELECT count(*)::int FROM patient_consents WHERE patient_id = 'p-prosba-2') AS consents,
              (SELECT count(*)::int FROM patient_erasure_requests WHERE patient_id = 'p-prosba-2') AS requests,
              (SELECT count(*)::int FROM idempotency_keys WHERE answer::text LIKE '%p-prosba-2%') AS answers`,
    );
    expect(kept).toEqual([{ consents: 0, requests: 0, answers: 0 }]);
    const trail = await app.query<{ action: string; actor: string }>(
      `SELECT action, actor FROM audit_entries WHERE entity_id = 'p-prosba-2' AND action = 'patients.erase'`,
    );
    expect(trail).toEqual([{ action: 'patients.erase', actor: administrator.email }]);
    const everything = await app.query(`SELECT * FROM audit_entries WHERE entity_id = 'p-prosba-2'`);
    expect(JSON.stringify(everything)).not.toMatch(/Zofia|Śliwińska|600 000 156/);
  });
});
