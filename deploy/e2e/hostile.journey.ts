import { beforeAll, describe, expect, test } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type Route } from '@pora/contracts/route';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { productUrl } from './support/browser.js';
import { BAD_IDS, badBodies, type HostileCall, offences, trespasses } from './support/hostile.js';
import { call, type HttpSession, request, signInOverHttp } from './support/http-session.mjs';
import { ACCOUNTS } from './support/sign-in.js';

const PATIENT = 'p-demo-anna-zielinska';
const PLAN = 'plan-demo-anna-1';

const routes: Route[] = [
  foodRoutes,
  mealRoutes,
  ruleConfigRoutes,
  patientRoutes,
  surveyRoutes,
  intoleranceSetRoutes,
  planRoutes,
  activityRoutes,
  sessionRoutes,
]
  .flatMap((table) => Object.values(table) as Route[])
  .filter(({ access }) => access !== 'internal');

const FOOD = {
  name: 'A',
  category: 'Inne',
  per: '100g',
  carbs: 1,
  fat: 1,
  protein: 1,
  calories: 17,
  units: [{ name: 'sztuka', grams: 10 }],
  allergenInfo: { allergens: ['gluten'], confidence: 'pewny', note: 'A', verifiedAt: '2026-01-02' },
};
const MEAL = {
  name: 'A',
  types: ['lunch'],
  type: 'lunch',
  source: 'own',
  favorite: true,
  childFriendly: true,
  servings: 1,
  cookingTimeMinutes: 1,
  preparationTime: 'A',
  description: 'A',
  diets: ['keto'],
  ingredients: [{ foodId: 999_999_999, grams: 1, unitName: 'sztuka', unitQty: 1, replaceable: true }],
};
/** Fields of a meal that are never refused but read as the specification says, anything odd as the default. */
const READ_AS_MEANT = ['types.0', 'type', 'source', 'childFriendly', 'servings', 'cookingTimeMinutes'];

/** A body that would fit, for every route that takes one; `free` names fields that accept anything on purpose. */
const BODIES: Record<string, { body: Parameters<typeof badBodies>[1]; free?: string[] }> = {
  'POST /api/patients': {
    body: {
      id: 'p-wrogi',
      status: 'active',
      personal: {
        firstName: 'A',
        lastName: 'B',
        sex: 'female',
        birthYear: 1990,
        contact: { email: 'a@example.com', phone: '1' },
      },
      anthropometrics: { heightCm: 170, startingWeightKg: 70 },
      activityFactor: 1.2,
      goal: { primary: 'medical' },
      tdee: 2000,
    },
  },
  'PATCH /api/patients/:id': {
    body: {
      personal: { firstName: 'A', contact: { phone: '1' } },
      anthropometrics: { heightCm: 170 },
      activityFactor: 1.2,
      tdee: 1,
    },
  },
  'POST /api/patients/:id/measurements': {
    body: {
      id: 'm-wrogi',
      date: '2026-01-02T10:00:00Z',
      weightKg: 70,
      circumferences: { waistCm: 80, thighCm: 50 },
    },
  },
  'POST /api/patient-surveys': {
    body: {
      patientId: PATIENT,
      surveyDate: '2024-05-06',
      sourceFile: 'a.docx',
      header: { date: '06.05.2024', fullName: 'A', phone: '1', visitPurpose: 'A' },
      medicalHistory: { currentChronic: 'A' },
      gastro: { allergies: 'A' },
      nutrition: { mealsPerDay: '5' },
      constraints: { dayStart: '6:00' },
      preferences: { eggs: { liked: ['A'], conditionallyAllowed: ['B'], disliked: ['C'] } },
      patientNotes: 'A',
    },
  },
  'POST /api/patient-intolerances': {
    body: {
      patientId: PATIENT,
      categories: [{ name: 'A', items: [{ name: 'B', value: 12.5 }] }],
      sourceFile: 'a.xlsx',
      date: '2024-05-06',
    },
  },
  'POST /api/foods': { body: { id: 999_999_999, ...FOOD } },
  'PATCH /api/foods/:id': { body: FOOD },
  'DELETE /api/foods': { body: { ids: [999_999_999] } },
  'POST /api/foods/restore': { body: { ids: [999_999_999] } },
  'POST /api/meals': { body: { id: 'm-wrogi', ...MEAL }, free: READ_AS_MEANT },
  'PATCH /api/meals/:id': { body: MEAL, free: READ_AS_MEANT },
  'POST /api/diet-plans2': {
    body: {
      id: 'dp-wrogi',
      name: 'A',
      patientId: PATIENT,
      days: 14,
      caloriesPerDay: 2000,
      mealsPerDay: 5,
      created: '2026-01-02',
      stage: 9,
      generatorSources: ['own'],
    },
  },
  'PATCH /api/diet-plans2/:id': {
    body: {
      name: 'A',
      days: 14,
      caloriesPerDay: 2000,
      tdee: 2000,
      calorieDeficit: 0,
      stage: 1,
      generatorSources: ['own'],
      mealTimes: ['07:00', '10:00', '13:00', '16:00', '19:00'],
      planDays: [
        {
          day: 1,
          slots: [
            {
              id: 's-1',
              type: 'lunch',
              time: '13:00',
              label: 'Obiad',
              calorieSharePercent: 30,
              locked: false,
              entry: {
                name: 'A',
                mealId: 'm-1',
                calories: 1,
                macros: { carbs: 1, fat: 1, protein: 1 },
                ingredients: [{ foodId: 1, grams: 10, foodName: 'A', unitName: 'szt.', unitQty: 1 }],
                baseIngredients: [],
                baseCalories: 1,
                baseMacros: { carbs: 1, fat: 1, protein: 1 },
              },
            },
          ],
        },
      ],
      generated: true,
    },
  },
  'POST /api/diet-plans2/:id/generate': { body: { sources: ['own'], seed: 1 } },
  'POST /api/activity/heartbeat': {
    body: { planId: PLAN, view: 'plan-details', planName: 'A', patientId: PATIENT, stage: 1 },
  },
};

const BAD_PAGES = [
  'limit=x',
  'limit=0',
  'limit=-1',
  'limit=5001',
  `patientId=${PATIENT}&limit=51`,
  'patientId=%00',
  'patientId=%ED%A0%80',
  'patientId=p-nie-ma-takiego',
  'patientId=a&patientId=b',
  `patientId=${'p'.repeat(200)}`,
  'startKey=%FF',
];

const BAD_QUERIES: Record<string, string[]> = {
  'GET /api/patient-surveys': BAD_PAGES,
  'GET /api/patient-intolerances': BAD_PAGES,
  'GET /api/foods': [
    'limit=1&limit=2',
    'limit=x',
    'limit=-1',
    'limit=0',
    'limit=1e3',
    'limit=99999999999999999999',
    'includeIntolerances=moze',
    'startKey=%00',
    `startKey=${'x'.repeat(200)}`,
  ],
  'GET /api/foods/search': [
    'q=a&q=b',
    'q=%00',
    'q=%ED%A0%80',
    'q=%FF',
    `q=${'x'.repeat(500)}`,
    'q[a]=b',
    'limit=51&q=a',
    '',
  ],
  'GET /api/foods/by-ids': [
    '',
    'ids=',
    'ids=abc',
    'ids=1,',
    'ids=0',
    'ids=-1',
    'ids=1.5',
    'ids=%00',
    'ids=1&ids=2',
    `ids=${'1,'.repeat(100)}1`,
    `ids=${'9'.repeat(3000)}`,
  ],
  'GET /api/meals': [
    'all=moze',
    'all=true&all=false',
    'limit=1501',
    'limit=-5',
    'startKey=a&startKey=b',
    'startKey=%FF',
  ],
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const pathOf = ({ path }: Route) =>
  path.replace(
    ':id',
    path.startsWith('/api/patients') ? PATIENT : path.startsWith('/api/foods') ? '1' : PLAN,
  );
const byName = (names: readonly string[]) => routes.filter((route) => names.includes(nameOf(route)));

describe('Wrogie wywołania przez bramę', () => {
  let session: HttpSession;
  const origin = productUrl();

  beforeAll(async () => {
    session = await signInOverHttp(origin, ACCOUNTS.dietitian.email);
  });

  test('tabela zna każde wywołanie, które przyjmuje treść', () => {
    const withBody = routes
      .filter(({ method, body }) => method !== 'GET' && !body.safeParse({}).success)
      .map(nameOf);
    expect(Object.keys(BODIES)).toEqual(expect.arrayContaining(withBody));
  });

  test.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s bez prawa do niego',
    async (_name, route) => {
      expect(
        await offences(origin, trespasses({ session, method: route.method, path: pathOf(route) })),
      ).toEqual([]);
      if (route.access !== 'admin') return;
      const answer = await call(session, route.method, route.path);
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([403, { code: 'not_administrator' }]);
    },
  );

  test.each(
    routes.filter(({ path }) => path.includes(':id')).map((route) => [nameOf(route), route] as const),
  )('%s z numerem, którego nie ma i być nie może', async (name, route) => {
    const body = BODIES[name] && JSON.stringify(BODIES[name].body);
    const calls = Object.entries(BAD_IDS).map(([kind, id]): HostileCall => ({
      name: `id: ${kind}`,
      method: route.method,
      path: route.path.replace(':id', id),
      headers: { ...session.headers, ...(body && { 'content-type': 'application/json' }) },
      body,
    }));
    expect(await offences(origin, calls)).toEqual([]);
  });

  test.each(byName(Object.keys(BODIES)).map((route) => [nameOf(route), route] as const))(
    '%s z treścią, która nie pasuje',
    async (name, route) => {
      const { body = {}, free } = BODIES[name] ?? {};
      expect(
        await offences(
          origin,
          badBodies({ session, method: route.method, path: pathOf(route) }, body, route.maxBodyBytes, free),
        ),
      ).toEqual([]);
    },
  );

  test.each(Object.entries(BAD_QUERIES))('%s z zapytaniem, które nie pasuje', async (name, queries) => {
    const path = name.split(' ')[1] ?? '';
    const calls = queries.map((query) => ({
      name: query,
      path: `${path}?${query}`,
      headers: session.headers,
    }));
    expect(await offences(origin, calls)).toEqual([]);
  });

  test('czasownik, którego adres nie zna, jest odrzucony', async () => {
    const paths = [...new Set(routes.map(pathOf))];
    const known = new Set(routes.map((route) => `${route.method} ${pathOf(route)}`));
    const calls = paths.flatMap((path) =>
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
        .filter((method) => !known.has(`${method} ${path}`))
        .map((method) => ({ name: `${method} ${path}`, method, path, headers: session.headers })),
    );
    expect(await offences(origin, calls)).toEqual([]);
  });

  test('treść większa od dopuszczalnej jest odrzucona, także bez zapowiedzianej długości', async () => {
    const large = JSON.stringify({ a: 'x'.repeat(400 * 1024) });
    const headers = { ...session.headers, 'content-type': 'application/json' };
    const calls = [
      {
        name: 'chunked',
        method: 'POST',
        path: '/api/patients',
        headers: { ...headers, 'transfer-encoding': 'chunked' },
        body: large,
      },
      { name: 'whole', method: 'POST', path: '/api/patients', headers, body: large },
    ];
    expect(await offences(origin, calls)).toEqual([]);
  });

  test('pola, których nikt nie zna, nie zmieniają ani zapisu, ani praw', async () => {
    const before = await call(session, 'GET', `/api/patients/${PATIENT}`);
    const answer = await request({
      origin,
      method: 'PATCH',
      path: `/api/patients/${PATIENT}`,
      headers: { ...session.headers, 'content-type': 'application/json' },
      body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"version":99,"createdBy":"x"}',
    });
    expect([200, 400]).toContain(answer.status);
    const content = (text: string) =>
      ({ ...JSON.parse(text), version: 0, updatedAt: '', updatedBy: '' }) as object;
    expect(content((await call(session, 'GET', `/api/patients/${PATIENT}`)).text)).toEqual(
      content(before.text),
    );
    const me = JSON.parse((await call(session, 'GET', '/api/auth/me')).text) as {
      user: { isAdmin: boolean };
    };
    expect(me.user.isAdmin).toBe(false);
  });

  test('wewnętrznych drzwi nie da się otworzyć z zewnątrz żadną sztuczką ze ścieżką', async () => {
    const paths = [
      '/internal/catalog/snapshot',
      `/internal/patients/${PATIENT}`,
      '/internal',
      '/metrics',
      '/live',
      '/ready',
      '/api/../internal/catalog/snapshot',
      '/api/patients/../../internal/catalog/snapshot',
      '/api/patients/..%2f..%2finternal/catalog/snapshot',
      '//internal/catalog/snapshot',
      '/%69nternal/catalog/snapshot',
      '/api/%2e%2e/internal/catalog/snapshot',
      '/api/foods/../../metrics',
      '/api/foods/..;/metrics',
      '/api/patients/%2e%2e/%2e%2e/live',
    ];
    const headers = { ...session.headers, 'x-internal-secret': 'x'.repeat(40) };
    expect(
      await offences(
        origin,
        paths.map((path) => ({ name: path, path, headers })),
      ),
    ).toEqual([]);
  });

  test('nieznany adres pod /api i za długie nagłówki dostają tę samą postać błędu', async () => {
    const calls = [
      { name: 'unknown', path: '/api/nic', headers: session.headers },
      { name: 'bare', path: '/api', headers: session.headers },
      { name: 'long address', path: `/api/foods/search?q=${'x'.repeat(9000)}`, headers: session.headers },
      {
        name: 'long header',
        path: '/api/foods',
        headers: { ...session.headers, 'x-long': 'x'.repeat(9000) },
      },
    ];
    expect(await offences(origin, calls)).toEqual([]);
  });

  test('po wszystkim sesja, pacjenci i plany są nietknięte', async () => {
    const me = await call(session, 'GET', '/api/auth/me');
    expect(me.status).toBe(200);
    const patient = JSON.parse((await call(session, 'GET', `/api/patients/${PATIENT}`)).text) as {
      personal: object;
    };
    expect(patient.personal).toMatchObject({ firstName: 'Anna', lastName: 'Zielińska' });
    const plan = JSON.parse((await call(session, 'GET', `/api/diet-plans2/${PLAN}`)).text) as {
      name: string;
      caloriesPerDay: number;
    };
    expect(plan).toMatchObject({ name: 'Etap_I_Anna_Zielińska', caloriesPerDay: 1600 });
    const added = ['/api/patients/p-wrogi', '/api/diet-plans2/dp-wrogi'];
    for (const path of added)
      expect((await request({ origin, path, headers: session.headers })).status).toBe(404);
  });
});
