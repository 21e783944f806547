import { gzipSync } from 'node:zlib';
import { ERROR_CODES } from '@pora/contracts/errors/error-codes';
import { type HttpSession, type RawAnswer, type RawCall, request } from './http-session.mjs';

/** Patient and plan of the demo data that hostile calls are aimed at. */
export const PATIENT = 'p-demo-anna-zielinska';
export const PLAN = 'plan-demo-anna-1';

/** A call nobody should make, named so that a failure says what was let through. */
export interface HostileCall extends Omit<RawCall, 'origin'> {
  name: string;
}

/** What no answer may ever show: traces, file names, statements, addresses of parts. */
const LEAKS = /\bat \S+ \(|node_modules|\.(ts|js):\d|Error:|SELECT |INSERT |syntax error|127\.0\.0\.1:\d/;

/** Why an answer to a hostile call is wrong, or undefined when it is a clean refusal. */
function offenceOf(answer: RawAnswer): string | undefined {
  if (answer.status < 400 || answer.status > 499) return `HTTP ${answer.status}`;
  if (LEAKS.test(answer.text)) return 'shows its insides';
  if (!/^application\/json/.test(answer.headers['content-type'] ?? ''))
    return `${answer.headers['content-type']}`;
  const body = parse(answer.text) as { error?: unknown; code?: unknown } | undefined;
  if (typeof body?.error !== 'string' || body.error.trim() === '') return 'no sentence';
  return (ERROR_CODES as readonly unknown[]).includes(body.code) ? undefined : `code ${String(body.code)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the calls one after another; answers what was not refused cleanly. */
export async function contractViolations(origin: string, calls: readonly HostileCall[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, ...rest } of calls) {
    const answer = await request({ origin, ...rest });
    const offence = offenceOf(answer);
    if (offence) found.push(`${name}: ${offence} ${answer.text.slice(0, 200)}`);
  }
  return found;
}

const DEEP = 5000;
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);

/** Bodies that are no usable JSON object. */
const BROKEN_BODIES: Record<string, string> = {
  'an unfinished object': '{"a":',
  'no JSON': 'imię=Jan',
  'a bare word': 'undefined',
  NaN: '{"a":NaN}',
  null: 'null',
  'an array': '[]',
  'a text': '"x"',
  'a number': '12',
  'a deep array': nested('[', ']'),
  'a deep object': nested('{"a":', '}').replace('}', '1}'),
};

/** Values that fit no field of any type: written as JSON text, because some cannot be said in JavaScript. */
const BAD_VALUES: Record<string, string> = {
  'an operator': '{"$gt":""}',
  'a nested array': '[[[]]]',
  'a number beyond all': '1e999',
  'a huge number': '1e308',
  'a huge negative number': '-1e308',
  'a text with NUL': '"a\\u0000b"',
  'half a character': '"a\\ud800"',
  'a long text': JSON.stringify('x'.repeat(100_001)),
};

/** Anything JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every way through a body to a single value. */
function leavesOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const MARK = '@@here@@';

/** The body as text with one value replaced by `raw`. */
function withRaw(body: Json, path: readonly (string | number)[], raw: string): string {
  const copy = structuredClone(body);
  let place = copy as Record<string | number, Json>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, Json>;
  place[path.at(-1) ?? ''] = MARK;
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => raw);
}

interface Target {
  session: HttpSession;
  method: string;
  path: string;
}

/** Calls without the right to make them: signed out, forged, from another page. */
export function unauthorisedCalls({ session, method, path }: Target): HostileCall[] {
  const { cookie } = session.headers;
  const token = session.headers['x-csrf-token'];
  const json = { 'content-type': 'application/json' };
  const calls: HostileCall[] = [
    { name: 'signed out', method, path, headers: json },
    {
      name: 'forged cookie',
      method,
      path,
      headers: { ...json, cookie: `${cookie.slice(0, -6)}AAAAAA`, 'x-csrf-token': token },
    },
    {
      name: 'rubbish cookie',
      method,
      path,
      headers: { ...json, cookie: '__Host-pora.sid=s%3A%00%ff.x', 'x-csrf-token': token },
    },
  ];
  if (method === 'GET') return calls;
  return [
    ...calls,
    { name: 'no CSRF token', method, path, headers: { ...json, cookie } },
    {
      name: 'wrong CSRF token',
      method,
      path,
      headers: { ...json, cookie, 'x-csrf-token': 'x'.repeat(token.length) },
    },
    {
      name: 'foreign Origin',
      method,
      path,
      headers: { ...json, ...session.headers, origin: 'https://zle.example' },
    },
    {
      name: 'another site',
      method,
      path,
      headers: { ...json, ...session.headers, 'sec-fetch-site': 'cross-site' },
    },
  ];
}

/** Bodies that do not fit, in every known way. `body` is one that would fit. */
export function badBodies(
  target: Target,
  body: Json,
  limitBytes: number,
  freeFields: readonly string[] = [],
): HostileCall[] {
  const { session, method, path } = target;
  const headers = { ...session.headers, 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  const send = (name: string, content: string | Buffer, more: Record<string, string> = {}): HostileCall => ({
    name,
    method,
    path,
    headers: { ...headers, ...more },
    body: content,
  });
  const wrongValues = leavesOf(body)
    .filter((leaf) => !freeFields.includes(leaf.join('.')))
    .flatMap((leaf) =>
      Object.entries(BAD_VALUES).map(([name, raw]) =>
        send(`${leaf.join('.')} is ${name}`, withRaw(body, leaf, raw)),
      ),
    );
  return [
    ...Object.entries(BROKEN_BODIES).map(([name, content]) => send(name, content)),
    ...wrongValues,
    send('plain text', text, { 'content-type': 'text/plain' }),
    send('a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    send('a multipart form', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    send('an unknown charset', text, { 'content-type': 'application/json; charset=utf-16' }),
    send('a compressed body', gzipSync(text), { 'content-encoding': 'gzip' }),
    send(
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"')]),
    ),
    send('too large a body', JSON.stringify({ a: 'x'.repeat(limitBytes) })),
    send('a version that is no number', text, { 'if-match': '"x"' }),
    ...(method === 'POST'
      ? [send('an endless idempotency key', text, { 'idempotency-key': 'k'.repeat(1000) })]
      : []),
  ];
}

/** Ids that no record can have, and one that no record has. */
export const BAD_IDS: Record<string, string> = {
  unknown: 'p-nie-ma-takiego',
  NUL: '%00',
  'half a character': '%ED%A0%80',
  'no UTF-8': '%FF%FE',
  'an unfinished escape': '%E0%A4%A',
  'a quote': "'%20OR%201=1--",
  'a folder up': '..%2f..%2finternal',
  'a long id': 'x'.repeat(3000),
  'an emoji': '%F0%9F%98%80',
  spaces: '%20%20',
  'a prototype': '__proto__',
};
