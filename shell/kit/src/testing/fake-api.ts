import { searchWordCalls } from '@pora/contracts/calls';
import type { Call } from '@pora/contracts/call';
import type { CallInput } from '../http/call-route.js';
import { respond } from './respond.js';

/** What a screen sent, as the route names it. */
export type FakeCall<R extends Call> = Pick<Required<CallInput<R>>, 'params' | 'query' | 'body'> & {
  ifMatch: number | undefined;
  idempotencyKey: string | undefined;
};

/** An error answer; made by {@link apiError}. */
export interface FakeError {
  fakeStatus: number;
  body: { error: string; code: string; details?: unknown };
}

/** A file with headers of its own; made by {@link fakeFile}. */
export interface FakeFile {
  fakeHeaders: Record<string, string>;
  body: string;
}

/** Answer of a fake route: the body, an error, or a function of the call that gives (or promises) one. */
export type FakeAnswer<R extends Call> = unknown | FakeError | FakeFile | ((call: FakeCall<R>) => unknown);

interface Handler {
  route: Call;
  pattern: RegExp;
  names: string[];
  answer: unknown;
  calls: FakeCall<Call>[];
}

/** A server in the test: answers what `on` says, and fails the test loudly for a call nobody announced. */
export interface FakeApi {
  on<R extends Call>(route: R, answer: FakeAnswer<R>): void;
  /** Calls of a route so far, oldest first. */
  calls<R extends Call>(route: R): FakeCall<R>[];
  /** False: every call fails like a cut cable. */
  setOnline(online: boolean): void;
  /** Calls without an answer, as `GET /api/x`. */
  unexpected: string[];
}

/** Error answer for `api.on`. */
export function apiError(status: number, code: string, error: string, details?: unknown): FakeError {
  return { fakeStatus: status, body: { error, code, ...(details !== undefined && { details }) } };
}

/** File answer for `api.on`. */
export const fakeFile = (body: string, fakeHeaders: Record<string, string>): FakeFile => ({
  body,
  fakeHeaders,
});

/** Replaces `fetch` for the running test; `resetKit` puts the old one back. */
export function fakeApi(): FakeApi {
  // Names of the practice only widen what is found: none, unless a test gives some.
  const handlers: Handler[] = [handlerOf(searchWordCalls.list, { items: [] })];
  const unexpected: string[] = [];
  let online = true;
  globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    if (!online) throw new TypeError('Failed to fetch');
    const url = new URL(String(input), window.location.href);
    const method = init.method ?? 'GET';
    if (url.pathname === '/api/auth/csrf') return answerOf({ csrfToken: 'test-token' });
    const handler = handlers.findLast((one) => one.route.method === method && one.pattern.test(url.pathname));
    if (!handler) {
      unexpected.push(`${method} ${url.pathname}`);
      return answerOf(apiError(404, 'not_found', `Test nie zna wywołania ${method} ${url.pathname}`));
    }
    const call = readCall(handler, url, init);
    handler.calls.push(call);
    return answerOf(typeof handler.answer === 'function' ? await handler.answer(call) : handler.answer);
  };
  return {
    on: (route, answer) => void handlers.push(handlerOf(route, answer)),
    calls: (route) =>
      handlers
        .filter((one) => one.route.path === route.path && one.route.method === route.method)
        .flatMap((one) => one.calls) as never,
    setOnline: (value) => {
      online = value;
    },
    unexpected,
  };
}

function handlerOf(route: Call, answer: unknown): Handler {
  const names: string[] = [];
  const source = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  return { route, pattern: new RegExp(`^${source}$`), names, answer, calls: [] };
}

function readCall(handler: Handler, url: URL, init: RequestInit): FakeCall<Call> {
  const values = handler.pattern.exec(url.pathname)?.slice(1) ?? [];
  const headers = (init.headers ?? {}) as Record<string, string>;
  const ifMatch = headers['If-Match'];
  return {
    params: Object.fromEntries(
      handler.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    ),
    query: Object.fromEntries(url.searchParams),
    body: bodyOf(init),
    ifMatch: ifMatch === undefined ? undefined : Number(ifMatch.replaceAll('"', '')),
    idempotencyKey: headers['Idempotency-Key'],
  };
}

/** JSON as it was sent; a form as an object of its fields. */
function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
}

function isFakeError(value: unknown): value is FakeError {
  return typeof value === 'object' && value !== null && 'fakeStatus' in value;
}

function isFakeFile(value: unknown): value is FakeFile {
  return typeof value === 'object' && value !== null && 'fakeHeaders' in value;
}

function answerOf(value: unknown): Response {
  const headers = { 'X-Request-Id': 'test-request' };
  if (isFakeError(value)) return respond(value.fakeStatus, value.body, headers);
  if (isFakeFile(value)) return respond(200, value.body, { ...headers, ...value.fakeHeaders });
  return respond(value === undefined ? 204 : 200, value, headers);
}
