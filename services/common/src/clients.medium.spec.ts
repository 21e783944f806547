import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { InternalHttp, type InternalTarget } from './clients.js';
import { withRequestId } from './request-context.js';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { notesRoutes } from './testing/sample/notes.routes.js';
import { notesService } from './testing/sample/notes-service.js';

describe('a call from service to service', () => {
  let app: TestApp;
  let dietitian: SignedIn;
  let http: InternalHttp;
  let notes: InternalTarget;
  const servers: Server[] = [];

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
    http = app.get(InternalHttp);
    notes = { component: 'patients', baseUrl: app.url };
  });
  afterAll(async () => {
    for (const server of servers) server.close().closeAllConnections();
    await app.stop();
  });

  async function standIn(listener: RequestListener): Promise<InternalTarget> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { component: 'patients', baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  test('gives the answer of the contract', async () => {
    await dietitian.post('/api/notes', { id: 'n-1', title: 'x' }).expect(201);
    const note = await http.call(notes, notesRoutes.internalGet, { params: { id: 'n-1' } });
    expect(note).toEqual({ id: 'n-1', version: 1, title: 'x', grams: null });
  });

  test('passes on what the other service refuses', async () => {
    const missing = http.call(notes, notesRoutes.internalGet, { params: { id: 'n-2' } });
    await expect(missing).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'Nie znaleziono notatki.',
    });
  });

  test('asks for large answers only when they changed', async () => {
    const first = await http.callConditional(notes, notesRoutes.snapshot, {}, undefined);
    expect(first).toEqual({ notModified: false, etag: '"snapshot-1"', answer: { items: [1, 2, 3] } });
    expect(await http.callConditional(notes, notesRoutes.snapshot, {}, '"snapshot-1"')).toEqual({
      notModified: true,
    });
    const raw = await http.fetchBuffer(notes, notesRoutes.snapshot, {}, undefined);
    expect(raw).toMatchObject({ notModified: false, answer: Buffer.from('{"items":[1,2,3]}') });
  });

  test('carries the request id and the person it is made for', async () => {
    let headers: NodeJS.Dict<string | string[]> = {};
    const target = await standIn((request, response) => {
      headers = request.headers;
      response.setHeader('content-type', 'application/json').end('{"items":[]}');
    });
    await withRequestId('request-of-the-gateway', () =>
      http.call(target, notesRoutes.snapshot, {}, { caller: { email: 'żaneta@pora.test' } }),
    );
    expect(headers).toMatchObject({
      'x-request-id': 'request-of-the-gateway',
      'x-internal-caller': '%C5%BCaneta%40pora.test',
      'x-internal-secret': app.config.internalSecret,
    });
  });

  test.each<[string, RequestListener]>([
    ['does not answer', () => undefined],
    ['breaks the connection', (_request, response) => response.destroy()],
    ['fails', (_request, response) => response.writeHead(500).end('{"error":"x","code":"y"}')],
    ['answers something else', (_request, response) => response.end('<html>')],
    ['answers less than the contract says', (_request, response) => response.end('{"things":[]}')],
    [
      'does not know our secret',
      (_request, response) => response.writeHead(403).end('{"error":"x","code":"forbidden"}'),
    ],
    [
      'sends us elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('is a 503 when the other service %s', async (_case, listener) => {
    const target = await standIn(listener);
    const call = http.call(target, notesRoutes.snapshot, {}, { timeoutMs: 300 });
    await expect(call).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
      details: { component: 'patients' },
      retryAfterSeconds: 3,
    });
  });

  test('reads again when a kept connection was just closed', async () => {
    let calls = 0;
    const target = await standIn((_request, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else response.end('{"items":[7]}');
    });
    expect(await http.call(target, notesRoutes.snapshot, {})).toEqual({ items: [7] });
  });
});
