import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import { answers, prepareGateway } from '../deploy/local/gateway.mjs';
import { TOOLS_FOLDER } from '../deploy/local/paths.mjs';
import { freePorts } from '../deploy/local/ports.mjs';
import { ensureTools } from '../deploy/local/tools.mjs';
import { gatewayTable } from './render.mjs';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

interface Seen {
  upstream: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  bytes: number;
}

const PAGE =
  '<meta property="csp-nonce" nonce="<!--#echo var="request_id" -->">' +
  '<script type="application/json" id="remotes"><!--#include virtual="/remotes.json" --></script>';
const REMOTES = '{"mf_patients":"/mf/patients/mf-manifest.json"}';
const SCRIPT = 'console.log(1);'.repeat(200);
const UPSTREAMS = [...new Set(gatewayTable.routes.map(({ upstream }) => upstream))];

const stubs = new Map<string, http.Server>();
/** Answers that a stub keeps back. */
const silent: http.ServerResponse[] = [];
const nginxes: ChildProcess[] = [];
let folder = '';
let port = 0;

/** A service that tells what reached it. */
function startStub(name: string, stubPort: number): Promise<void> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) bytes += chunk.length;
    const { method, url, headers } = request;
    if (url?.includes('/silent')) {
      silent.push(response);
      return;
    }
    const body = JSON.stringify({ upstream: name, method, url, headers, bytes });
    response.writeHead(200, { 'content-type': 'application/json', 'x-powered-by': 'stub' }).end(body);
  };
  const server = http.createServer((request, response) => {
    // A body that was cut ends its answer as well.
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  stubs.set(name, server);
  return new Promise((resolve) => server.listen(stubPort, '127.0.0.1', resolve));
}

function ask(pathname: string, options: http.RequestOptions & { body?: Buffer } = {}): Promise<Answer> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: 'localhost', port, path: pathname, ...rest }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: bytes.toString(),
          bytes,
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function startGateway(
  name: string,
  gatewayPort: number,
  rateLimits: boolean,
  upstreams: Record<string, string[]>,
) {
  const { nginx } = await ensureTools({
    names: ['nginx'],
    folder: TOOLS_FOLDER,
    log: path.join(folder, 'tools.log'),
  });
  const home = path.join(folder, name);
  mkdirSync(path.join(home, 'web/assets'), { recursive: true });
  mkdirSync(path.join(home, 'web/mf/patients'), { recursive: true });
  writeFileSync(path.join(home, 'web/index.html'), PAGE);
  writeFileSync(path.join(home, 'web/remotes.json'), REMOTES);
  writeFileSync(path.join(home, 'web/mf/patients/mf-manifest.json'), '{"id":1}');
  mkdirSync(path.join(home, 'web/mf/patients/.releases/1.0.0'), { recursive: true });
  writeFileSync(path.join(home, 'web/mf/patients/.releases/record.json'), '{"releases":[]}');
  writeFileSync(path.join(home, 'web/mf/patients/.releases/1.0.0/mf-manifest.json'), '{"id":0}');
  writeFileSync(path.join(home, 'web/mf/patients/remoteEntry.0a1b2c3d.js'), SCRIPT);
  writeFileSync(path.join(home, 'web/mf/patients/remoteEntry.0a1b2c3d.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(home, 'web/assets/plain.js'), SCRIPT);
  const publicUrl = `http://localhost:${gatewayPort}`;
  const { command, args, cwd, env } = prepareGateway({
    tool: nginx!,
    folder: home,
    accessLog: path.join(home, 'access.log'),
    settings: { publicUrl, listen: [`127.0.0.1:${gatewayPort}`], upstreams, rateLimits, workers: '1' },
  });
  nginxes.push(spawn(command, args, { cwd, env, stdio: 'inherit' }));
  await until(() => answers(`http://127.0.0.1:${gatewayPort}/remotes.json`));
}

describe('gateway', () => {
  let limitedPort = 0;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-gateway-'));
    const [first, second, ...stubPorts] = await freePorts(UPSTREAMS.length + 2);
    port = first!;
    limitedPort = second!;
    const upstreams = Object.fromEntries(
      UPSTREAMS.map((name, index) => [name, [`127.0.0.1:${stubPorts[index]}`]]),
    );
    for (const [index, name] of UPSTREAMS.entries()) await startStub(name, stubPorts[index]!);
    await startGateway('open', port, false, upstreams);
    await startGateway('limited', limitedPort, true, upstreams);
  }, 60_000);

  afterAll(async () => {
    const ended = nginxes.map((nginx) => once(nginx, 'exit'));
    for (const nginx of nginxes) nginx.kill('SIGTERM');
    for (const server of stubs.values()) {
      server.close();
      server.closeAllConnections();
    }
    // They delete files of their own as they go.
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(gatewayTable.routes)(
    '$prefix and what lies below it belongs to $upstream',
    async ({ prefix, upstream }) => {
      for (const pathname of [prefix, `${prefix}/p-1?q=%C5%82`]) {
        const seen = JSON.parse((await ask(pathname)).text) as Seen;
        expect({ upstream: seen.upstream, url: seen.url }).toEqual({ upstream, url: pathname });
      }
    },
  );

  it('a service is told the public host, a safe connection and the request id, and no forged secret', async () => {
    const forged = { 'x-internal-secret': 'forged', 'x-request-id': 'forged', 'x-forwarded-proto': 'http' };
    const answer = await ask('/api/patients', { headers: forged });
    const { headers } = JSON.parse(answer.text) as Seen;
    expect(headers).toMatchObject({ host: `localhost:${port}`, 'x-forwarded-proto': 'https' });
    expect(headers['x-internal-secret']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  it('the trace of a request begins with its id, whatever a client sends', async () => {
    const forged = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    const { headers } = JSON.parse((await ask('/api/patients', { headers: forged })).text) as Seen;
    const id = String(headers['x-request-id']);
    expect(headers['traceparent']).toBe(`00-${id}-${id.slice(0, 16)}-01`);
  });

  it('an answer of the API may neither be shown as a page nor tell where it was read', async () => {
    for (const pathname of ['/api/patients', '/api/diet-plans2/dp-1/generate', '/api/unknown']) {
      const { headers } = await ask(pathname);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'same-origin',
      });
    }
  });

  it('a call that nobody answers ends after 15 s with the error body, a plan may take longer to make', async () => {
    const calls = {
      silent: ask('/api/patients/silent'),
      generate: ask('/api/diet-plans2/silent/generate', { method: 'POST' }),
    };
    const ended = await Promise.race([
      calls.silent.then(() => 'silent'),
      calls.generate.then(() => 'generate'),
    ]);
    expect(ended).toBe('silent');
    const { status, headers, text } = await calls.silent;
    expect([status, headers['retry-after'], JSON.parse(text).code]).toEqual([
      503,
      '2',
      'service_unavailable',
    ]);
    silent.splice(0).forEach((response) => response.end('{}'));
    expect((await calls.generate).status).toBe(200);
  }, 40_000);

  it('the identity provider is told the public address as it is, so that its own links fit', async () => {
    const { headers } = JSON.parse(
      (await ask('/dev-idp/auth', { headers: { host: 'elsewhere' } })).text,
    ) as Seen;
    expect(headers).toMatchObject({ host: `localhost:${port}`, 'x-forwarded-proto': 'http' });
  });

  it.each([
    '/internal',
    '/internal/patients/p-1',
    '/metrics',
    '/live',
    '/ready',
    '/api',
    '/api/unknown',
    '/api/patientsX',
  ])('%s does not exist for the outside', async (pathname) => {
    const answer = await ask(pathname);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({ error: 'Nie ma takiego adresu.', code: 'not_found' });
  });

  it.each([
    '/internal/../api/patients',
    '/api/patients/..%2f..%2finternal',
    '/api/patients/%2e%2e/x',
    '/api//patients',
  ])('the ambiguous path %s is refused before any service sees it', async (pathname) => {
    const answer = await ask(pathname);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'invalid_input' });
  });

  it('any other path gives the host page with a nonce of its own that the policy names', async () => {
    const nonces = new Set<string>();
    for (const pathname of ['/', '/login', '/patients', '/meals/m-1?x=1']) {
      const answer = await ask(pathname);
      const nonce = /nonce="([0-9a-f]{32})"/.exec(answer.text)?.[1] ?? 'none';
      nonces.add(nonce);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; ` +
          `img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      );
      expect(answer.text).toContain(`id="remotes">${REMOTES}</script>`);
    }
    expect(nonces.size).toBe(4);
  });

  it('the host page carries the headers that keep a browser strict', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('another name of this machine leads to the public address, so that the session cookie is kept', async () => {
    const { status, headers } = await ask('/patients?x=1', { headers: { host: `127.0.0.1:${port}` } });
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `http://localhost:${port}/patients?x=1`,
    });
  });

  it('hashed files are kept for ever and sent as brotli, files without a hash and manifests are asked for anew', async () => {
    const entry = await ask('/mf/patients/remoteEntry.0a1b2c3d.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(entry.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(entry.bytes.equals(brotliCompressSync(SCRIPT))).toBe(true);
    const plain = await ask('/mf/patients/remoteEntry.0a1b2c3d.js');
    expect({ encoding: plain.headers['content-encoding'], text: plain.text }).toEqual({
      encoding: undefined,
      text: SCRIPT,
    });
    for (const pathname of ['/assets/plain.js', '/mf/patients/mf-manifest.json', '/remotes.json']) {
      const answer = await ask(pathname, { headers: { 'accept-encoding': 'br' } });
      expect([pathname, answer.status, answer.headers['cache-control']]).toEqual([pathname, 200, 'no-cache']);
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  });

  it('a release of the same size in the same second is seen by whoever has the former one in store', async () => {
    for (const [pathname, file] of [
      ['/mf/patients/mf-manifest.json', 'web/mf/patients/mf-manifest.json'],
      ['/remotes.json', 'web/remotes.json'],
    ] as const) {
      const place = path.join(folder, 'open', file);
      const former = readFileSync(place, 'utf8');
      const { mtime } = statSync(place);
      const { headers } = await ask(pathname);
      const next = former.replace(/.(?=.$)/s, ' ');
      writeFileSync(place, next);
      utimesSync(place, mtime, mtime);
      const known = {
        'if-none-match': headers.etag ?? '"none"',
        'if-modified-since': headers['last-modified'] ?? mtime.toUTCString(),
      };
      const answer = await ask(pathname, { headers: known });
      writeFileSync(place, former);
      expect([pathname, answer.status, answer.text]).toEqual([pathname, 200, next]);
      expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
    }
  });

  it('a missing chunk is a 404 that nobody keeps, never the host page', async () => {
    for (const pathname of [
      '/assets/gone.0a1b2c3d.js',
      '/mf/patients/gone.0a1b2c3d.js',
      '/mf/nobody/mf-manifest.json',
      '/mf/patients/.releases/record.json',
      '/mf/patients/.releases/1.0.0/mf-manifest.json',
    ]) {
      const { status, headers } = await ask(pathname);
      expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'no-store' });
    }
  });

  it('a body over the limit is refused with a sentence; a whole plan passes where plans go', async () => {
    const big = Buffer.alloc(300 * 1024);
    const refused = await ask('/api/patients', { method: 'POST', body: big });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text)).toEqual({
      error: 'Przesłane dane są za duże.',
      code: 'payload_too_large',
    });
    const plan = await ask('/api/diet-plans2/d-1', { method: 'PATCH', body: Buffer.alloc(2_900_000) });
    expect((JSON.parse(plan.text) as Seen).bytes).toBe(2_900_000);
    const hugePlan = await ask('/api/diet-plans2/d-1', { method: 'PATCH', body: Buffer.alloc(3_300_000) });
    expect(hugePlan.status).toBe(413);
  });

  it('the host page takes no writes', async () => {
    const answer = await ask('/patients', { method: 'POST' });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([405, { code: 'method_not_allowed' }]);
  });

  it('too many sign-ins from one address are slowed down, and only they', async () => {
    const ports = Array.from({ length: 60 }, () => ask('/auth/google', { port: limitedPort }));
    const statuses = (await Promise.all(ports)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40);
    expect(statuses).toContain(429);
    const refused = await ask('/auth/google', { port: limitedPort });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe('10');
    expect((await ask('/api/patients', { port: limitedPort })).status).toBe(200);
    const open = await Promise.all(Array.from({ length: 60 }, () => ask('/auth/google')));
    expect(open.every(({ status }) => status === 200)).toBe(true);
  });

  it('with two instances of a service, one going away loses no request', async () => {
    const [gatewayPort, ...instances] = await freePorts(3);
    for (const [index, instance] of instances.entries()) await startStub(`patients-${index}`, instance);
    await startGateway('pair', gatewayPort!, false, { patients: instances.map((one) => `127.0.0.1:${one}`) });
    const statuses = new Set<number>();
    for (let call = 0; call < 60; call += 1) {
      if (call === 20) {
        stubs.get('patients-0')?.close();
        stubs.get('patients-0')?.closeIdleConnections();
      }
      const write = { method: 'POST', body: Buffer.from('{}') };
      const answer = await ask('/api/patients', { port: gatewayPort, ...(call % 2 ? write : {}) });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('a service that is away answers 503 with a sentence and a time; a page goes to /login; the rest works', async () => {
    for (const name of ['plans', 'admin']) {
      stubs.get(name)?.close();
      stubs.get(name)?.closeAllConnections();
    }
    for (const method of ['GET', 'POST']) {
      const answer = await ask('/api/diet-plans2', { method });
      expect([answer.status, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
        503,
        '2',
        'application/json; charset=utf-8',
      ]);
      expect(JSON.parse(answer.text)).toEqual({
        error: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
        code: 'service_unavailable',
      });
    }
    const signIn = await ask('/auth/google');
    expect([signIn.status, signIn.headers.location]).toEqual([
      302,
      `http://localhost:${port}/login?error=service_unavailable`,
    ]);
    expect((await ask('/api/patients')).status).toBe(200);
    expect((await ask('/')).status).toBe(200);
  });
});
