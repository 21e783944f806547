import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { freePort } from './testing/free-port.js';
import { programEnvironment, runProgram, type Program } from './testing/program.js';
import { notesService } from './testing/sample/notes-service.js';
import { startTraceReceiver, type TraceReceiver } from './testing/trace-receiver.js';
import { until } from './testing/until.js';
import { SPAN_ATTRIBUTES } from './tracing/span.js';
import { isTracing, traced } from './tracing.js';

const MAIN = fileURLToPath(new URL('./testing/sample/main.ts', import.meta.url));
const REQUEST_ID = '6f1ed002ab5595859014ebf0951522d9';
const GATEWAY = { 'x-request-id': REQUEST_ID, traceparent: `00-${REQUEST_ID}-6f1ed002ab559585-01` };

describe('traces', () => {
  let app: TestApp;
  let dietitian: SignedIn;
  let receiver: TraceReceiver;
  let program: Program;
  let url: string;

  beforeAll(async () => {
    [app, receiver] = await Promise.all([createTestApp(notesService), startTraceReceiver()]);
    dietitian = await app.signIn('dietitian');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    program = runProgram(MAIN, {
      ...programEnvironment(app.config),
      SERVICE_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    });
    await until(() => isReady(url), 30_000);
  });
  afterAll(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
    await Promise.all([app.stop(), receiver.close()]);
  });

  const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === REQUEST_ID);

  test('show a request with what it asked of Postgres and Redis, under the id of the request', async () => {
    const headers = { ...GATEWAY, cookie: dietitian.cookie };
    expect((await fetch(`${url}/api/notes?search=Kowalska`, { headers })).status).toBe(200);
    await until(() => ofTrace().some(({ kind }) => kind === SERVER));
    const server = ofTrace().find(({ kind }) => kind === SERVER);
    expect(server).toMatchObject({
      service: 'pora-patients',
      parentSpanId: '6f1ed002ab559585',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/notes',
        'http.response.status_code': 200,
        'pora.request_id': REQUEST_ID,
      },
    });
    const children = ofTrace().filter(({ parentSpanId }) => parentSpanId === server?.spanId);
    expect(new Set(children.map(({ name }) => name))).toEqual(new Set(['redis', 'postgresql SELECT']));
  });

  test('show a refusal as one that is no fault, and nothing of probes', async () => {
    await fetch(`${url}/api/notes`, { headers: { 'x-request-id': 'refused-0001' } });
    await fetch(`${url}/live`, { headers: { 'x-request-id': 'probe-0000001' } });
    const of = (id: string) =>
      receiver.spans.filter(({ attributes }) => attributes['pora.request_id'] === id);
    await until(() => of('refused-0001').length === 1);
    expect(of('refused-0001')[0]?.attributes).not.toHaveProperty('error.type');
    expect(of('probe-0000001')).toEqual([]);
  });

  test('hold nothing of a person: what is told is on the list, and no word of the request is among it', async () => {
    const headers = {
      ...{ cookie: dietitian.cookie, 'x-csrf-token': dietitian.csrfToken },
      ...{ 'content-type': 'application/json', 'x-request-id': 'written-0001' },
    };
    const body = JSON.stringify({ id: 'n-traced', title: 'Pani Kowalska' });
    expect((await fetch(`${url}/api/notes`, { method: 'POST', headers, body })).status).toBe(201);
    await until(
      () => receiver.spans.some(({ attributes }) => attributes['pora.request_id'] === 'written-0001'),
      10_000,
    );
    const told = new Set(receiver.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...told].filter((name) => !(name in SPAN_ATTRIBUTES))).toEqual([]);
    const everything = receiver.bodies.join('\n');
    for (const word of ['Kowalska', 'search', 'n-traced', dietitian.email, 'FROM', 'sess:']) {
      expect(everything).not.toContain(word);
    }
  });

  test('cost nothing while they are off: the work is run as it is, and nothing of OpenTelemetry is asked for', async () => {
    expect(isTracing()).toBe(false);
    expect(await traced({ name: 'x', kind: 'internal' }, (span) => Promise.resolve(span))).toBeUndefined();
    const source = readFileSync(new URL('./tracing.ts', import.meta.url), 'utf8');
    expect(source.match(/import\([^)]*\)/g)).toEqual(["import('./tracing/otlp-tracer.js')"]);
    expect(source).not.toContain('@opentelemetry');
  });
});

/** Kind of a span that answers a call, in OTLP. */
const SERVER = 2;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
