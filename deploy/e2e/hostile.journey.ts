import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Route } from '@pora/contracts/route';
import { productUrl } from './support/browser.js';
import { contractRoutes as routes, queryFieldsOf } from './support/contract-routes.js';
import { BODIES } from './support/hostile-bodies.js';
import { BAD_QUERIES, FOREIGN_QUERIES } from './support/hostile-queries.js';
import {
  BAD_IDS,
  badBodies,
  type HostileCall,
  contractViolations,
  PATIENT,
  PLAN,
  unauthorisedCalls,
} from './support/hostile.js';
import { call, type HttpSession, request, signInOverHttp } from './support/http-session.mjs';
import { ACCOUNTS } from './support/sign-in.js';

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
/** A value for a parameter of a path: something that exists, where the call needs that. */
function parameterOf(path: string, name: string): string {
  if (name === ':n') return '1';
  if (name === ':kind') return 'foods';
  if (name === ':key') return 'mleko-krowie';
  if (name === ':substituteFoodId') return '2';
  if (name === ':foodId' || path.startsWith('/api/foods')) return '1';
  return path.startsWith('/api/patients') ? PATIENT : PLAN;
}
const PARAMETER = /:[a-zA-Z]+/g;
const pathOf = ({ path }: Route) => path.replace(PARAMETER, (name) => parameterOf(path, name));
/** A whole file or none: it is refused while one of the services takes long. */
const WHOLE_OR_NONE = 'GET /api/admin/audit/file';
const byName = (names: readonly string[]) => routes.filter((route) => names.includes(nameOf(route)));

describe('Wrogie wywołania przez bramę', () => {
  let session: HttpSession;
  let administrator: HttpSession;
  /** What nobody else changes in the administration. */
  let kept: unknown;
  const origin = productUrl();
  /** Whoever may make the call: anybody else is refused before the call is looked at. */
  const sessionFor = ({ access }: Route) => (access === 'admin' ? administrator : session);
  const keptOfAdministration = async () => {
    const restores = await call(administrator, 'GET', '/api/admin/restores');
    const schedule = await call(administrator, 'GET', '/api/admin/backup-schedule');
    return [JSON.parse(restores.text), (JSON.parse(schedule.text) as { version: number }).version];
  };

  beforeAll(async () => {
    session = await signInOverHttp(origin, ACCOUNTS.dietitian.email);
    administrator = await signInOverHttp(origin, ACCOUNTS.administrator.email);
    kept = await keptOfAdministration();
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
        await contractViolations(
          origin,
          unauthorisedCalls({ session: sessionFor(route), method: route.method, path: pathOf(route) }),
        ),
      ).toEqual([]);
    },
  );

  test.each(
    routes.filter(({ access }) => access === 'admin').map((route) => [nameOf(route), route] as const),
  )(
    '[core §6] %s jest dla administratora, a dietetykowi odmawia, zanim na cokolwiek spojrzy',
    async (name, route) => {
      // Nothing has this id: who may call is told that, or that the body is missing, and changes nothing.
      const refused = await call(session, route.method, route.path);
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([403, { code: 'not_administrator' }]);
      const { status } = await call(administrator, route.method, route.path);
      expect([200, 400, 404, ...(name === WHOLE_OR_NONE ? [503] : [])]).toContain(status);
    },
  );

  test.each(routes.filter(({ path }) => path.includes(':')).map((route) => [nameOf(route), route] as const))(
    '%s z numerem, którego nie ma i być nie może',
    async (name, route) => {
      const body = BODIES[name] && JSON.stringify(BODIES[name].body);
      const calls = Object.entries(BAD_IDS).map(([kind, id]): HostileCall => ({
        name: `id: ${kind}`,
        method: route.method,
        path: route.path.replace(PARAMETER, id),
        headers: { ...sessionFor(route).headers, ...(body && { 'content-type': 'application/json' }) },
        body,
      }));
      expect(await contractViolations(origin, calls)).toEqual([]);
    },
  );

  test.each(byName(Object.keys(BODIES)).map((route) => [nameOf(route), route] as const))(
    '%s z treścią, która nie pasuje',
    async (name, route) => {
      const { body = {}, free } = BODIES[name] ?? {};
      expect(
        await contractViolations(
          origin,
          badBodies(
            { session: sessionFor(route), method: route.method, path: pathOf(route) },
            body,
            route.maxBodyBytes,
            free,
          ),
        ),
      ).toEqual([]);
    },
  );

  test('tabela zapytań zna każde wywołanie, które przyjmuje zapytanie', () => {
    const withQuery = routes.filter((route) => queryFieldsOf(route).length > 0).map(nameOf);
    expect(Object.keys(BAD_QUERIES).toSorted()).toEqual(withQuery.toSorted());
  });

  test.each(byName(Object.keys(BAD_QUERIES)).map((route) => [nameOf(route), route] as const))(
    '%s z zapytaniem, które nie pasuje',
    async (name, route) => {
      const calls = (BAD_QUERIES[name] ?? []).map((query) => ({
        name: query,
        method: route.method,
        path: `${pathOf(route)}?${query}`,
        headers: sessionFor(route).headers,
      }));
      expect(await contractViolations(origin, calls)).toEqual([]);
    },
  );

  test.each(
    routes
      .filter((route) => route.method === 'GET' && queryFieldsOf(route).length === 0)
      .map((route) => [nameOf(route), route] as const),
  )('%s nie czyta zapytania, którego nie zna', async (_name, route) => {
    const { headers } = sessionFor(route);
    const path = pathOf(route);
    const plain = await request({ origin, path, headers });
    for (const query of FOREIGN_QUERIES) {
      const asked = await request({ origin, path: `${path}?${query}`, headers });
      // Refusing it is as good as not reading it.
      expect([plain.status, 400]).toContain(asked.status);
    }
  });

  test('czasownik, którego adres nie zna, jest odrzucony', async () => {
    const paths = [...new Set(routes.map(pathOf))];
    const known = new Set(routes.map((route) => `${route.method} ${pathOf(route)}`));
    const calls = paths.flatMap((path) =>
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
        .filter((method) => !known.has(`${method} ${path}`))
        .map((method) => ({ name: `${method} ${path}`, method, path, headers: administrator.headers })),
    );
    expect(await contractViolations(origin, calls)).toEqual([]);
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
    expect(await contractViolations(origin, calls)).toEqual([]);
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
      await contractViolations(
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
    expect(await contractViolations(origin, calls)).toEqual([]);
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
    expect(await keptOfAdministration()).toEqual(kept);
  });
});
