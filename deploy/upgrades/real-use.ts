/**
 * Some weeks in a practice, as calls of two people: made so that every table of the product gets rows, in the states that only
 * use brings about (changed, withdrawn, deleted, merged). All names are invented.
 */
import { aPng } from '../../services/plans/src/testing/logos.js';
import { request, signInOverHttp, type HttpSession } from '../e2e/support/http-session.mjs';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { until } from '@pora/common/testing/until';

const PATIENT = 'p-przyklad-ewa';
const GONE = 'p-przyklad-usunieta';
const PLAN = 'plan-przyklad-ewa';
const MEAL = 'm-przyklad-owsianka';
const BACKGROUND_MS = 60_000;

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Calls of one person; a refusal ends everything. */
class Person {
  constructor(private readonly session: HttpSession) {}

  static async signIn(origin: string, email: string): Promise<Person> {
    return new Person(await signInOverHttp(origin, email));
  }

  async ask({ path, method = 'GET', body, headers = {} }: Asked): Promise<Buffer> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const answer = await request({
      ...{ origin: this.session.origin, path, method, body: content, timeoutMs: BACKGROUND_MS },
      headers: {
        ...this.session.headers,
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.bytes;
  }

  async read<T>(path: string): Promise<T> {
    return JSON.parse((await this.ask({ path })).toString()) as T;
  }

  async write<T>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<T> {
    const answer = await this.ask({ method, path, body, headers });
    return (answer.length > 0 ? JSON.parse(answer.toString()) : undefined) as T;
  }

  async upload<T>(method: string, path: string, name: string, bytes: Buffer): Promise<T> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const { origin, headers } = this.session;
    const answer = await fetch(`${origin}${path}`, { method, body: form, headers });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

/** Fills a stack that has its demo data. @param origin Address of the product. */
export async function useTheProduct(origin: string): Promise<void> {
  const dietitian = await Person.signIn(origin, LOCAL_ACCOUNTS.dietitian.email);
  const admin = await Person.signIn(origin, LOCAL_ACCOUNTS.administrator.email);
  await keepPatients(dietitian, admin);
  await keepSchedule(dietitian);
  await keepLibrary(dietitian);
  await keepPlan(dietitian);
  await keepRecords(dietitian, admin);
}

async function keepPatients(dietitian: Person, admin: Person): Promise<void> {
  const personal = { firstName: 'Ewa', lastName: 'Przykładowa', sex: 'female', birthYear: 1988 };
  const anthropometrics = { heightCm: 168, startingWeightKg: 71.5 };
  await dietitian.write(
    'POST',
    '/api/patients',
    { id: PATIENT, personal, anthropometrics },
    { 'idempotency-key': 'przyklad-ewa-1' },
  );
  await dietitian.write('PATCH', `/api/patients/${PATIENT}`, {
    goal: { targetWeightKg: 63 },
    notes: 'Łąka, "cudzysłów"; średnik\ni druga linia.',
  });
  for (const weightKg of [71.5, 70.2]) {
    await dietitian.write('POST', `/api/patients/${PATIENT}/measurements`, {
      ...{ weightKg, circumferences: { waistCm: 80.5 } },
    });
  }
  await dietitian.write('POST', '/api/patient-surveys', {
    ...{ patientId: PATIENT, surveyDate: '2026-10-01', gastro: { allergies: 'brak' } },
    patientNotes: 'Pracuje na zmiany.',
  });
  const consent = { textVersion: '1.0', date: '2026-10-01', how: 'visit', givenBy: { kind: 'person' } };
  const { id } = await dietitian.write<{ id: string }>('POST', `/api/patients/${PATIENT}/consents`, consent);
  await dietitian.write('POST', `/api/patients/${PATIENT}/consents/${id}/withdrawal`, {
    ...{ date: '2026-10-20', how: 'visit' },
  });
  await dietitian.write('PUT', `/api/patients/${PATIENT}/erasure-request`);
  await dietitian.write('POST', '/api/patients', {
    ...{ id: GONE, personal: { firstName: 'Maja', lastName: 'Usunięta' } },
  });
  await dietitian.write('DELETE', `/api/patients/${GONE}`);
  await admin.write('DELETE', `/api/patients/trash/${GONE}`);
}

async function keepSchedule(dietitian: Person): Promise<void> {
  const visit = { patientId: PATIENT, title: 'Kontrola', notes: 'Po miesiącu' };
  await dietitian.write('POST', '/api/schedule', {
    ...{ ...visit, start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T09:30:00.000Z' },
  });
  const first = { ...visit, start: '2026-12-02T09:00:00.000Z', end: '2026-12-02T09:30:00.000Z' };
  await dietitian.write('POST', '/api/schedule/series', {
    ...{ event: first, repeat: { unit: 'week', every: 1, count: 3 } },
  });
  const breaks = [{ from: '12:00', to: '12:30' }];
  const day = { from: '08:00', to: '16:00', breaks };
  await dietitian.write('PUT', '/api/schedule/hours', { days: [day, day, null, day, day, null, null] });
  await dietitian.write('POST', '/api/schedule/feed');
}

interface Named {
  readonly id: number;
}

async function keepLibrary(dietitian: Person): Promise<void> {
  const values = { category: 'Nabiał', per: '100g', carbs: 4, fat: 3, protein: 11, calories: 87 };
  const food = (name: string, change: object = {}) =>
    dietitian.write<Named>('POST', '/api/foods', { ...values, ...change, name });
  const allergenInfo = { allergens: ['mleko'], confidence: 'niepewny', note: 'Z etykiety.' };
  const kept = await food('Serek przykładowy', { code: '5901234123457', allergenInfo });
  const twin = await food('Serek przykładowy drugi');
  await dietitian.write('POST', '/api/meals', {
    ...{ id: MEAL, name: 'Owsianka przykładowa', types: ['breakfast'] },
    ingredients: [{ foodId: twin.id, grams: 150 }],
  });
  await dietitian.upload('PUT', `/api/meals/${MEAL}/picture`, 'danie.png', aPng(320, 240));
  const { stamp } = await dietitian.read<{ stamp: string }>(
    `/api/foods/merges/preview?kind=merge&stays=${kept.id}&goes=${twin.id}`,
  );
  await dietitian.write('POST', '/api/foods/merges', {
    ...{ kind: 'merge', stays: kept.id, goes: [twin.id], stamp },
  });
  await dietitian.write('POST', '/api/intolerances/dictionary', { name: 'Serek przykładowy' });
  await dietitian.write('POST', '/api/substitutions', {
    foodId: kept.id,
    substituteFoodId: 2401,
    percentage: 80,
  });
  await dietitian.write('POST', '/api/own-words', { word: 'serki', foodIds: [kept.id] });
  const { config } = await dietitian.read<{ config: object }>('/api/rule-config');
  for (const repeatKeywordGroups of [['serek'], ['serek', 'owsianka']])
    await dietitian.write('PUT', '/api/rule-config', { config: { ...config, repeatKeywordGroups } });
  await bringIn(dietitian, 'Nazwa;Kalorie;Białko;Tłuszcz;Węglowodany\nTwaróg przywieziony;98;18;1;3,5\n');
}

async function bringIn(dietitian: Person, table: string): Promise<void> {
  const IMPORTS = '/api/library/imports';
  const read = await dietitian.upload<{ id: string; columns: { field: string | null }[] }>(
    'POST',
    `${IMPORTS}?kind=foods`,
    'produkty.csv',
    Buffer.from(table),
  );
  const fields = read.columns.map(({ field }) => field);
  await dietitian.write('POST', `${IMPORTS}/${read.id}/start`, { fields, key: 'name' });
  await until(
    async () => (await dietitian.read<{ state: string }>(`${IMPORTS}/${read.id}`)).state === 'done',
    BACKGROUND_MS,
  );
}

interface Safety {
  readonly state: string;
  readonly dangerous: number;
  readonly slots: readonly { day: number; slotIndex: number; safety: string }[];
}

async function keepPlan(dietitian: Person): Promise<void> {
  const plan = `/api/diet-plans2/${PLAN}`;
  await dietitian.write('POST', '/api/diet-plans2', {
    ...{ id: PLAN, name: 'Etap I, Ewa Przykładowa', patientId: PATIENT, stage: 1 },
    ...{ caloriesPerDay: 1700, mealsPerDay: 4, days: 3 },
  });
  await dietitian.write('POST', `${plan}/generate`, { seed: 1 });
  await dietitian.write('PATCH', `${plan}/slots`, [{ day: 1, slotIndex: 0, locked: true }]);
  // Results that come after the plan make some of its meals dangerous.
  const results = (value: number) => ({
    ...{ patientId: PATIENT, date: '2026-10-10' },
    categories: [
      {
        name: 'RÓŻNE',
        items: ['Mleko krowie', 'Pszenica', 'Jajko kurze', 'Czosnek'].map((name) => ({ name, value })),
      },
    ],
  });
  await dietitian.write('POST', '/api/patient-intolerances', results(25));
  await dietitian.write('POST', '/api/patient-intolerances', results(64));
  const safety = await dietitian.read<Safety>(`${plan}/safety`);
  const { id } = await dietitian.write<{ id: string }>('POST', `${plan}/export-docx-confirmations`, {
    ...{ reason: 'Pacjentka je to świadomie', state: safety.state, dangerous: safety.dangerous },
  });
  await dietitian.ask({ path: `${plan}/export-docx?confirmation=${id}` });
  for (const { day, slotIndex } of safety.slots.filter((slot) => slot.safety === 'dangerous').slice(0, 2)) {
    const place = { day, slotIndex };
    await dietitian.write('POST', `${plan}/accepted-risks`, { place, reason: 'Mała ilość' });
  }
  const { items } = await dietitian.read<{ items: { id: string }[] }>(`${plan}/accepted-risks`);
  await dietitian.write('DELETE', `${plan}/accepted-risks/${items[0]?.id}`);
  const { options, advice } = await dietitian.read<{ options: object; advice: object[] }>(
    '/api/diet-plans2/hand-out/settings',
  );
  await dietitian.write('PUT', '/api/diet-plans2/hand-out/settings', {
    ...{ options: { ...options, practiceName: 'Gabinet przykładowy' }, advice, logo: null },
  });
}

async function keepRecords(dietitian: Person, admin: Person): Promise<void> {
  await dietitian.write('POST', `/api/patients/${PATIENT}/exports`);
  await until(async () => {
    const { items } = await dietitian.read<{ items: { state: string }[] }>(
      `/api/patients/${PATIENT}/exports`,
    );
    return items.some(({ state }) => state === 'done');
  }, BACKGROUND_MS);
  await admin.write('POST', '/api/admin/backups', { tables: ['surveys'], description: 'Przed zmianą' });
  await until(async () => {
    const { items } = await admin.read<{ items: { status: string }[] }>('/api/admin/backups');
    return items.some(({ status }) => status === 'COMPLETED');
  }, BACKGROUND_MS);
}
