import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import type { Patient } from '@pora/contracts/patients/patient.model';
import type { PlanningPatient } from '@pora/contracts/patients/patient.routes';

const SECRET = 'internal-secret-of-the-medium-tests-only';

/** A service that stands in for a real one and can be switched off and on. */
export interface StubService {
  readonly url: string;
  /** Requests that were answered, e.g. `GET /internal/patients/p-1 200`. */
  readonly answered: string[];
  /** Their bodies. */
  readonly bodies: string[];
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
}

/** A patient as planning is told of; the revision follows from the data. */
export type StubPatient = Omit<PlanningPatient, 'dataRevision'>;

/** The patients service; `people` may be changed by a test, without a set and a survey they have none. */
export async function startPatientsStub(people: Map<string, Patient | StubPatient>): Promise<StubService> {
  return startStub((request, body) => {
    if (request.url === '/internal/patients/data-revisions') {
      const { ids } = JSON.parse(body) as { readonly ids: readonly string[] };
      const all = new Map([...people].map(([id, one]) => [id, dataRevisionOf(one)]));
      const revisions = Object.fromEntries(ids.map((id) => [id, all.get(id) ?? '']));
      return { status: 200, body: JSON.stringify({ state: stateOf(all), revisions }) };
    }
    const id = decodeURIComponent(/^\/internal\/patients\/([^/]+)$/.exec(request.url ?? '')?.[1] ?? '');
    const patient = people.get(id);
    if (patient)
      return {
        status: 200,
        body: JSON.stringify({
          ...{ intoleranceSet: null, survey: null, dataRevision: dataRevisionOf(patient) },
          ...patient,
        }),
      };
    return { status: 404, body: JSON.stringify({ error: 'Nie znaleziono pacjenta.', code: 'not_found' }) };
  });
}

/** Changes with the results, the survey and being a child, as the real service's revision does. */
function dataRevisionOf(patient: Patient | StubPatient): string {
  const { intoleranceSet = null, survey = null } = { intoleranceSet: null, survey: null, ...patient };
  return JSON.stringify([intoleranceSet, survey, patient.isChild]);
}

/** Changes with the data of anybody. */
function stateOf(revisions: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const one of revisions) hash.update(JSON.stringify(one));
  return hash.digest('hex');
}

/** What the catalogue stand-in answers. */
export interface StubCatalogue {
  snapshot: CatalogSnapshot;
  /** Photographs by the meal's id; one without bytes was taken away meanwhile. `away` answers 503 for all of them. */
  pictures?: ReadonlyMap<string, StubPicture> | 'away';
}

/** A photograph of 480 × 320. */
interface StubPicture {
  readonly key: string;
  readonly bytes?: Buffer;
}

const PICTURES = '/internal/catalog/meal-pictures';

/** The catalogue service with the snapshot of the moment, answered conditionally. */
export async function startCatalogStub(content: StubCatalogue): Promise<StubService> {
  return startStub((request, body) => {
    if (request.url?.startsWith(PICTURES)) return answerPicture(content.pictures, request.url, body);
    const etag = `"${content.snapshot.revision}"`;
    if (request.headers['if-none-match'] === etag) return { status: 304, body: '', headers: { etag } };
    return { status: 200, body: JSON.stringify(content.snapshot), headers: { etag } };
  });
}

function answerPicture(
  pictures: StubCatalogue['pictures'] = new Map<string, StubPicture>(),
  url: string,
  body: string,
): StubAnswer {
  if (pictures === 'away') return { status: 503, body: '{}' };
  if (url === PICTURES) {
    const { ids } = JSON.parse(body) as { readonly ids: readonly string[] };
    const found = [...pictures].filter(([id]) => ids.includes(id));
    const size = { alt: '', width: 480, height: 320 };
    const answer = Object.fromEntries(found.map(([id, { key }]) => [id, { key, ...size }]));
    return { status: 200, body: JSON.stringify({ pictures: answer }) };
  }
  const [id = '', key] = url
    .slice(PICTURES.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const picture = pictures.get(id);
  if (picture?.bytes && picture.key === key) return { status: 200, body: picture.bytes };
  return { status: 404, body: JSON.stringify({ error: 'Nie znaleziono zdjęcia.', code: 'not_found' }) };
}

interface StubAnswer {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

async function startStub(
  answer: (request: IncomingMessage, body: string) => StubAnswer,
): Promise<StubService> {
  const answered: string[] = [];
  const bodies: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const isTrusted = request.headers['x-internal-secret'] === SECRET;
    const asked = await text(request);
    const { status, body, headers } = isTrusted
      ? answer(request, asked)
      : { status: 403, body: '{}', headers: {} };
    bodies.push(asked);
    answered.push(`${request.method} ${request.url} ${status}`);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: Error) => response.destroy(error));
  };
  let server = await listen(serve, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ answered, bodies },
    switchOff: () => close(server),
    switchOn: async () => {
      if (!server.listening) server = await listen(serve, port);
    },
  };
}

function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
): Promise<Server> {
  const server = createServer(handle);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
