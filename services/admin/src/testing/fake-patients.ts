import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { findByName } from '@pora/common/find-by-name';
import { auditRoutes } from '@pora/contracts/admin/audit.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';

const SECRET = 'internal-secret-of-the-medium-tests-only';

/** Stands in for the service of patients or of plans: knows names, and can be made to fail or to keep callers waiting. */
export interface FakePatients {
  readonly url: string;
  /** Ids that were asked for, call by call. */
  readonly asked: (readonly string[])[];
  /** Names that were searched for, call by call. */
  readonly searched: readonly string[];
  behave(as: 'well' | 'away' | 'silent'): void;
  stop(): Promise<void>;
}

const NAMES: readonly string[] = [patientRoutes.names.path, planRoutes.names.path];
const BY_NAME: readonly string[] = [patientRoutes.byName.path, planRoutes.byName.path];

/** Starts the stand-in on a free port; with a trail it says that it has no entries, else that it keeps none. */
export async function startFakePatients(
  names: ReadonlyMap<string, string>,
  { hasTrail = false } = {},
): Promise<FakePatients> {
  const asked: (readonly string[])[] = [];
  const searched: string[] = [];
  const rows = [...names].map(([id, name]) => ({ id, name }));
  let behaviour: 'well' | 'away' | 'silent' = 'well';
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (behaviour === 'silent') return;
    if (behaviour === 'away') {
      send(503, { error: 'Usługa jest chwilowo niedostępna.', code: 'service_unavailable' });
      return;
    }
    const url = request.url ?? '';
    if (hasTrail && url.startsWith(auditRoutes.stored.path)) {
      const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
      const isRight = auditRoutes.stored.query.safeParse(query).success;
      send(isRight ? 200 : 400, { items: [], total: 0 });
      return;
    }
    const isSearch = BY_NAME.includes(url);
    if (request.headers['x-internal-secret'] !== SECRET || !(isSearch || NAMES.includes(url))) {
      send(403, {});
      return;
    }
    void json(request).then((body) => {
      if (isSearch) {
        const question = patientRoutes.byName.body.parse(body);
        searched.push(question.text);
        send(200, findByName(rows, question));
        return;
      }
      const { ids } = patientRoutes.names.body.parse(body);
      asked.push(ids);
      send(200, { names: Object.fromEntries([...names].filter(([id]) => ids.includes(id))) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    searched,
    behave: (as) => {
      behaviour = as;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
