import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call the fake plans service received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly secret: string | undefined;
}

/** Stands in for the plans service: remembers calls, and can be made to fail. */
export interface FakePlans {
  readonly url: string;
  readonly calls: ReceivedCall[];
  /** Answers of readings, by the path without its query; whatever is not here has no lines. */
  readonly answers: Map<string, unknown>;
  /** From now on answers 503 (true) or works (false). */
  fail(isAway: boolean): void;
  /** Keeps every call waiting until the answered function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

const AWAY = { error: 'Usługa jest chwilowo niedostępna.', code: 'service_unavailable' };
/** Fits every call of the patients service. */
const HARMLESS = { removed: 1, restored: 1, erased: 1, items: [], total: 0, people: [] };

/** Starts the stand-in on a free port. */
export async function startFakePlans(): Promise<FakePlans> {
  const calls: ReceivedCall[] = [];
  const answers = new Map<string, unknown>();
  let isAway = false;
  let held = Promise.resolve();
  const server = createServer((request, response) => {
    calls.push(received(request));
    void held.then(() => answer(request, response));
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const body = isAway ? AWAY : (answers.get((request.url ?? '').split('?')[0] ?? '') ?? HARMLESS);
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers,
    fail: (away) => {
      isAway = away;
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function received({ method = '', url = '', headers }: IncomingMessage): ReceivedCall {
  const secret = headers['x-internal-secret'];
  return { method, path: url, secret: typeof secret === 'string' ? secret : undefined };
}
