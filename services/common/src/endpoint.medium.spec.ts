import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import supertest from 'supertest';
import { SESSION_TRUST_MS } from './auth/recent-sessions.js';
import { movableClock } from './testing/movable-clock.js';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { notesService } from './testing/sample/notes-service.js';

let app: TestApp;
let dietitian: SignedIn;
let admin: SignedIn;
const clock = movableClock();

beforeAll(async () => {
  app = await createTestApp(notesService);
  [dietitian, admin] = await Promise.all([app.signIn('dietitian'), app.signIn('admin')]);
});
afterAll(async () => {
  clock.restore();
  await app.stop();
});

describe('every call goes through one door', () => {
  const post = (headers: Record<string, string>, body = '{"id":"n-9","title":"x"}') =>
    app
      .http()
      .post('/api/notes')
      .set({ 'Content-Type': 'application/json', ...headers })
      .send(body);

  test('a saved object comes back tidied, with its version as ETag, and is never cached', async () => {
    const created = await dietitian.post('/api/notes', { id: 'n-1', title: '  Zażółć  ', grams: 10 });
    const saved = { id: 'n-1', version: 1, title: 'Zażółć', grams: 10 };
    expect([created.status, created.body]).toEqual([201, saved]);
    const read = await dietitian.get('/api/notes/n-1').expect(200, saved);
    expect(read.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
    expect(read.headers['x-powered-by']).toBeUndefined();
  });

  test('reasons to refuse come in a fixed order: 413, 415, 401, 403 CSRF, 403 role, 400, 404', async () => {
    const { cookie, csrfToken } = dietitian;
    const all = { Cookie: cookie, 'x-csrf-token': csrfToken };
    await post({ 'Content-Type': 'text/plain' }, 'x'.repeat(17_000)).expect(413);
    await post({ 'Content-Type': 'text/plain' }).expect(415);
    await post({}, '{broken').expect(401);
    await post({ Cookie: cookie }, '{broken').expect(403);
    await post(all, '{broken').expect(400);
    await post(all, '{"id":"n-9"}').expect(400);
    await app.http().get('/api/admin/notes-count').expect(401);
    await dietitian.get('/api/admin/notes-count').expect(403);
    await admin.get('/api/admin/notes-count').expect(200);
    await dietitian.patch('/api/notes/absent', { title: '' }).expect(400);
    await dietitian.patch('/api/notes/absent', { title: 'x' }).expect(404);
    await dietitian.get('/api/nothing').expect(404);
  });

  test('every refusal has the same shape and says nothing about the inside', async () => {
    const answers = await Promise.all([
      post({ 'Content-Type': 'text/plain' }),
      app.http().get('/api/notes'),
      app.http().get('/api/nothing'),
      app.http().get('/api/notes/%E0%A4%A').set('Cookie', dietitian.cookie),
      dietitian.get('/api/notes-broken?how=throw'),
      dietitian.get('/api/notes-broken?how=contract'),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'unsupported_media_type'],
      [401, 'not_signed_in'],
      [404, 'not_found'],
      [400, 'invalid_input'],
      [500, 'internal_error'],
      [500, 'internal_error'],
    ]);
    for (const { body, text } of answers) {
      expect(body.error).toMatch(/^[A-ZŁŚŻ].+\.$/);
      expect(text).not.toMatch(/passwd|node_modules|TypeError|contract/);
    }
  });

  test('a body that streams over the limit is refused, and the next request works', async () => {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: dietitian.cookie,
      'x-csrf-token': dietitian.csrfToken,
    };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = rawRequest(`${app.url}/api/notes`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', reject);
      for (let part = 0; part < 40; part += 1) request.write(' '.repeat(1_000));
      request.end();
    });
    expect(status).toBe(413);
    await dietitian.get('/api/notes').expect(200);
  });

  test.each([
    ['no session cookie', () => ({})],
    ['an unsigned cookie', () => ({ Cookie: '__Host-pora.sid=s%3Aabcdefghijklmnopqrstuvwx.wrong' })],
    [
      'a header that claims to be somebody',
      () => ({ 'x-internal-caller': 'admin@pora.test', 'x-user': 'admin' }),
    ],
    ['the internal secret on an ordinary route', () => app.internal('admin@pora.test')],
  ])('identity never comes from %s', async (_case, headers) => {
    await app.http().get('/api/notes').set(headers()).expect(401);
  });

  test('[core §7] a session that ended elsewhere reads nothing after half a second', async () => {
    const person = await app.signIn('dietitian');
    await person.get('/api/notes').expect(200);
    const { RedisConnection } = await import('./redis.js');
    await app.get(RedisConnection).run((client) => client.del(person.redisKey));
    clock.moveAhead(SESSION_TRUST_MS);
    await person.get('/api/notes').expect(401);
  });

  test('a write never trusts an earlier answer about the session', async () => {
    const person = await app.signIn('dietitian');
    await person.get('/api/notes').expect(200);
    const { RedisConnection } = await import('./redis.js');
    await app.get(RedisConnection).run((client) => client.del(person.redisKey));
    await person.post('/api/notes', { id: 'n-late', title: 'x' }).expect(401);
    await person.get('/api/notes').expect(401);
  });

  test('a person who is not on the allow-list is not let in with an old session', async () => {
    const user = { email: 'obca@pora.test', name: 'Obca', sub: 'x' };
    const stranger = await app.signIn('dietitian', { user });
    await stranger.get('/api/notes').expect(401);
  });

  test('a session of more than 7 days is over', async () => {
    const createdAt = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1000).toISOString();
    const late = await app.signIn('dietitian', { createdAt });
    await late.get('/api/notes').expect(401);
  });

  test('a write from another site is refused before any effect', async () => {
    const body = { id: 'n-csrf', title: 'x' };
    await dietitian.post('/api/notes', body).set('x-csrf-token', 'wrong').expect(403);
    await dietitian.post('/api/notes', body).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await dietitian.post('/api/notes', body).set('Origin', 'https://evil.example').expect(403);
    await dietitian.get('/api/notes/n-csrf').expect(404);
    await dietitian.post('/api/notes', body).set('Origin', 'http://localhost:8080').expect(201);
  });

  test('internal routes need the shared secret, and a session is none', async () => {
    await dietitian.get('/internal/notes/n-1').expect(403);
    await app.http().get('/internal/notes/n-1').set('x-internal-secret', 'wrong').expect(403);
    await app.http().get('/internal/notes/n-1').set(app.internal()).expect(200);
  });

  test('ready bytes keep their ETag, and 304 answers whoever knows them', async () => {
    const first = await app
      .http()
      .get('/internal/notes-snapshot')
      .set(app.internal())
      .expect(200, { items: [1, 2, 3] });
    const etag = String(first.headers['etag']);
    await app
      .http()
      .get('/internal/notes-snapshot')
      .set({ ...app.internal(), 'If-None-Match': etag })
      .expect(304, '');
  });

  test('a file keeps its Polish name', async () => {
    const file = await dietitian.get('/api/notes-file').expect(200);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Plan _ Zolc _1__2.docx"; filename*=UTF-8''Plan%20%E2%80%93%20%C5%BB%C3%B3%C5%82%C4%87%20_1__2.docx`,
    );
  });

  test('the request id of the gateway comes back, an odd one is replaced', async () => {
    const id = '6f1ed002ab5595859014ebf0951522d9';
    expect((await app.http().get('/live').set('x-request-id', id)).headers['x-request-id']).toBe(id);
    expect((await app.http().get('/live').set('x-request-id', 'a b')).headers['x-request-id']).toMatch(
      /^[\da-f-]{36}$/,
    );
  });

  test('health and metrics answer without a session', async () => {
    await app.http().get('/live').expect(200, { status: 'ok' });
    await app
      .http()
      .get('/ready')
      .expect(200, { ready: true, components: { database: 'up', redis: 'up' } });
    const metrics = await app.http().get('/metrics').expect(200);
    expect(metrics.text).toContain('pora_http_request_seconds_bucket');
    expect(metrics.text).not.toContain('n-csrf');
  });

  test('metrics tell refusals by their code, components and connections', async () => {
    await app.http().get('/api/notes').expect(401);
    const { text } = await app.http().get('/metrics').expect(200);
    expect(text).toMatch(/^pora_http_errors_total\{status="401",code="not_signed_in",.*\} [1-9]/m);
    for (const component of ['database', 'redis']) {
      expect(text).toMatch(new RegExp(`^pora_component_up\\{component="${component}",.*\\} 1$`, 'm'));
    }
    expect(text).toMatch(/^pora_database_connections\{state="idle",.*\} [1-9]/m);
    expect(text).toMatch(/^pora_database_connections_limit\{.*\} 10$/m);
    expect(text).toMatch(/^pora_database_connection_wait_seconds_count\{.*\} [1-9]/m);
    expect(text).toMatch(/^pora_database_waiting\{for="turn",.*\} 0$/m);
  });

  test('rate limits count per person and answer 429 with Retry-After', async () => {
    const limited = await createTestApp(notesService, { env: { RATE_LIMITS: 'on' } });
    const [one, other] = await Promise.all([limited.signIn('dietitian'), limited.signIn('admin')]);
    for (const id of ['r-1', 'r-2', 'r-3']) await one.post('/api/notes', { id, title: 'x' }).expect(201);
    const refused = await one.post('/api/notes', { id: 'r-4', title: 'x' }).expect(429);
    const { text } = await limited.http().get('/metrics').expect(200);
    expect(text).toMatch(/^pora_rate_limited_total\{limit="create",.*\} 1$/m);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await other.post('/api/notes', { id: 'r-5', title: 'x' }).expect(201);
    await limited.stop();
  });
});

describe('hostile input', () => {
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  const huge = '9'.repeat(400);

  test.each([
    ['an empty body', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['a NUL in a text', '{"id":"n-1","title":"a\\u0000b"}'],
    ['a lone surrogate', '{"id":"n-1","title":"a\\ud800b"}'],
    ['a control character', '{"id":"n-1","title":"a\\u001bb"}'],
    ['blanks only', '{"id":"n-1","title":" \\u00a0\\u2003 "}'],
    ['a text that is too long', `{"id":"n-1","title":"${'ż'.repeat(41)}"}`],
    ['an id with a path', '{"id":"../n-1","title":"x"}'],
    ['an id with SQL', `{"id":"n-1'; DROP TABLE notes; --","title":"x"}`],
    ['a number as text', '{"id":"n-1","title":"x","grams":"12"}'],
    ['a number without end', `{"id":"n-1","title":"x","grams":${huge}}`],
    ['a negative number', '{"id":"n-1","title":"x","grams":-1}'],
    ['an exponent', '{"id":"n-1","title":"x","grams":1e308}'],
    ['a list that is too long', '{"id":"n-1","title":"x","tags":["1","2","3","4","5","6"]}'],
    ['an object as text', '{"id":"n-1","title":{"$ne":null}}'],
    ['deep nesting', `{"id":"n-1","title":${deep}}`],
    ['broken JSON', '{"id":"n-1",'],
    ['a trailing comma', '{"id":"n-1","title":"x",}'],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    ],
  ])('%s is a 400 in the one error shape', async (_case, body) => {
    const answer = await dietitian
      .post('/api/notes')
      .set('Content-Type', 'application/json')
      .serialize((value: unknown) => value as string)
      .send(body as string);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });

  test.each([
    '/api/notes?limit=1&limit=2',
    '/api/notes?limit=0',
    '/api/notes?limit=51',
    '/api/notes?limit=1.5',
    '/api/notes?limit=1e1',
    '/api/notes?limit=',
    `/api/notes?limit=${encodeURIComponent('٣')}`,
    '/api/notes?search=%00',
    '/api/notes?search=%C3%28',
    `/api/notes?search=${'a'.repeat(41)}`,
    '/api/notes/%00',
    '/api/notes/..%2fnotes',
    `/api/notes/${'a'.repeat(81)}`,
    '/api/notes/%F0%9F%98%80',
  ])('the address %s is a 400', async (path) => {
    const answer = await supertest(app.url).get(path).set('Cookie', dietitian.cookie);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });

  test.each([
    ['If-Match', 'abc'],
    ['Idempotency-Key', 'a b c d e f g h'],
    ['Content-Encoding', 'gzip'],
    ['Content-Type', 'multipart/form-data; boundary=x'],
    ['Content-Type', 'application/json; charset=utf-16'],
  ])('the header %s: %s is refused', async (name, value) => {
    const body = JSON.stringify({ id: 'n-1', title: 'x' });
    const request = dietitian.post('/api/notes').set('Content-Type', 'application/json').set(name, value);
    const answer = await request.serialize(() => body).send(body);
    expect(answer.status).toBe(name.startsWith('Content') ? 415 : 400);
  });

  test('a prototype in the body changes nothing', async () => {
    const body =
      '{"id":"n-proto","title":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}';
    await dietitian.post('/api/notes').set('Content-Type', 'application/json').send(body).expect(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
