import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';

const SECRET = 'internal-secret-of-the-medium-tests-only';

/** Stands in for the patients service: knows names, and can be made to fail or to keep callers waiting. */
export interface FakePatients {
  readonly url: string;
  /** Ids that were asked for, call by call. */
  readonly asked: (readonly string[])[];
  behave(as: 'well' | 'away' | 'silent'): void;
  stop(): Promise<void>;
}

/** Starts the stand-in on a free port. */
export async function startFakePatients(names: ReadonlyMap<string, string>): Promise<FakePatients> {
  const asked: (readonly string[])[] = [];
  let behaviour: 'well' | 'away' | 'silent' = 'well';
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (behaviour === 'silent') return;
    if (behaviour === 'away') {
      send(503, { error: 'Usługa jest chwilowo niedostępna.', code: 'service_unavailable' });
      return;
    }
    if (request.headers['x-internal-secret'] !== SECRET || request.url !== patientRoutes.names.path) {
      send(403, {});
      return;
    }
    void json(request).then((body) => {
      const { ids } = patientRoutes.names.body.parse(body);
      asked.push(ids);
      send(200, { names: Object.fromEntries([...names].filter(([id]) => ids.includes(id))) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
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
