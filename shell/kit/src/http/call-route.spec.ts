import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { defineRoute } from '@pora/contracts/route';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { respond } from '../testing/respond.js';
import { callRoute } from './call-route.js';
import { forgetCsrfToken, needsCsrfToken } from './csrf.js';
import { HttpError, isTemporary, messageOf } from './http-error.js';
import { forgetKnownAnswers } from './known-answers.js';

const byId = { id: 'p-1' };
const fetchMock = jest.fn<typeof fetch>();
const originalFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  forgetCsrfToken();
  forgetKnownAnswers();
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** Answers the calls one after another; the token route answers `t1`, `t2`, … */
function serve(...answers: Response[]): string[] {
  const seen: string[] = [];
  let tokens = 0;
  fetchMock.mockImplementation(async (input, init) => {
    const headers = (init?.headers ?? {}) as Record<string, string>;
    seen.push(`${init?.method} ${String(input)} ${headers['X-CSRF-Token'] ?? '-'}`);
    if (String(input) === sessionRoutes.csrf.path) return respond(200, { csrfToken: `t${(tokens += 1)}` });
    return answers.shift() ?? respond(500);
  });
  return seen;
}

describe('calls to the server', () => {
  it('[core §7] a read carries the session cookie and no token', async () => {
    const seen = serve(respond(200, { items: [] }));
    expect(await callRoute(patientRoutes.list)).toEqual({ items: [] });
    expect(seen).toEqual(['GET /api/patients -']);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('[core §7] a write carries the token, fetched once for all writes', async () => {
    const seen = serve(respond(204), respond(204));
    await callRoute(patientRoutes.remove, { params: byId });
    await callRoute(patientRoutes.remove, { params: { id: 'p-2' } });
    expect(seen).toEqual([
      'GET /api/auth/csrf -',
      'DELETE /api/patients/p-1 t1',
      'DELETE /api/patients/p-2 t1',
    ]);
  });

  it('[core §7] after a 403 the token is fetched again and the write repeated once', async () => {
    const seen = serve(respond(403, { error: 'Brak tokenu', code: 'csrf' }), respond(204));
    await callRoute(patientRoutes.remove, { params: byId });
    expect(seen.slice(1)).toEqual([
      'DELETE /api/patients/p-1 t1',
      'GET /api/auth/csrf -',
      'DELETE /api/patients/p-1 t2',
    ]);
  });

  it('[core §7] a second 403 is the answer', async () => {
    const refusal = () => respond(403, { error: 'Tylko administrator', code: 'not_administrator' });
    const seen = serve(refusal(), refusal(), respond(204));
    await expect(callRoute(patientRoutes.remove, { params: byId })).rejects.toMatchObject({
      status: 403,
      code: 'not_administrator',
    });
    expect(seen).toHaveLength(4);
  });

  it('[core §7] a read that is refused with 403 is not repeated', async () => {
    const seen = serve(respond(403, { error: 'Nie', code: 'forbidden' }));
    await expect(callRoute(patientRoutes.get, { params: byId })).rejects.toBeInstanceOf(HttpError);
    expect(seen).toHaveLength(1);
  });

  it('[core §7] the token goes to our own /api/ and to the logout only', () => {
    expect(needsCsrfToken('POST', '/api/patients')).toBe(true);
    expect(needsCsrfToken('POST', '/auth/logout')).toBe(true);
    expect(needsCsrfToken('GET', '/api/patients')).toBe(false);
    expect(needsCsrfToken('POST', '/auth/google')).toBe(false);
    expect(needsCsrfToken('POST', 'https://elsewhere.example/api/patients')).toBe(false);
  });

  it('version, key and query travel as headers and address', async () => {
    serve(respond(200, {}));
    await callRoute(patientRoutes.update, {
      params: { id: 'p-1' },
      body: {},
      ifMatch: 3,
      idempotencyKey: 'k-1',
    });
    expect(fetchMock.mock.calls.at(-1)?.[1]?.headers).toMatchObject({
      'If-Match': '"3"',
      'Idempotency-Key': 'k-1',
      'Content-Type': 'application/json',
    });
  });

  it('a file travels as a form with the token, and the browser names its boundary', async () => {
    const upload = defineRoute({
      method: 'POST',
      path: '/api/notes-upload',
      access: 'user',
      upload: { field: 'file', extensions: ['.docx'], maxFileBytes: 1024 },
    });
    const seen = serve(respond(204));
    await callRoute(upload, { file: new File(['PK'], 'Żółty plan.docx') });
    expect(seen.at(-1)).toBe('POST /api/notes-upload t1');
    const { headers, body } = fetchMock.mock.calls.at(-1)?.[1] ?? {};
    expect(headers).not.toHaveProperty('Content-Type');
    expect(body instanceof FormData && [...body.keys()]).toEqual(['file']);
    expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'Żółty plan.docx', size: 2 });
  });

  it('[core §8] an error says what the server says, with its code, details and request id', async () => {
    const body = { error: 'Imię i nazwisko są wymagane', code: 'invalid_input', details: { fields: [] } };
    serve(respond(400, body, { 'X-Request-Id': 'r-7' }));
    await expect(callRoute(patientRoutes.list)).rejects.toMatchObject({
      message: 'Imię i nazwisko są wymagane',
      status: 400,
      code: 'invalid_input',
      details: { fields: [] },
      requestId: 'r-7',
    });
  });

  it('[core §8] an error keeps status, status text and the first 100 characters of the body', async () => {
    serve(respond(502, `<html>${'x'.repeat(200)}`));
    await expect(callRoute(patientRoutes.list)).rejects.toMatchObject({
      status: 502,
      statusText: 'Bad Gateway',
      body: `<html>${'x'.repeat(94)}`,
    });
    serve(respond(200, 'to nie jest JSON'));
    await expect(callRoute(patientRoutes.list)).rejects.toMatchObject({
      status: 200,
      code: 'unreadable',
      body: 'to nie jest JSON',
    });
  });

  it('[core §8] an error without a sentence is "HTTP <status>" with the parsed body as details', async () => {
    serve(respond(409, { stage: 2 }), respond(502, '<html>Bad gateway</html>'));
    await expect(callRoute(patientRoutes.list)).rejects.toMatchObject({
      message: 'HTTP 409',
      details: { stage: 2 },
    });
    await expect(callRoute(patientRoutes.list)).rejects.toMatchObject({
      message: 'HTTP 502',
      details: undefined,
    });
  });

  it('no connection is told in Polish and will pass', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await callRoute(patientRoutes.list).catch((thrown: unknown) => thrown);
    expect(messageOf(error)).toBe('Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.');
    expect(isTemporary(error)).toBe(true);
  });

  it('a server that says nothing is given up after the time limit', async () => {
    fetchMock.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await expect(callRoute(patientRoutes.list, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('a call that the screen no longer needs ends as an abort, not as an error of the server', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(async (_input, init) => {
      init?.signal?.throwIfAborted();
      return respond(200, {});
    });
    controller.abort();
    const error = await callRoute(patientRoutes.list, { signal: controller.signal }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).not.toBeInstanceOf(HttpError);
  });

  it('an answer that is no JSON is an error in Polish', async () => {
    serve(respond(200, '<html>'));
    await expect(callRoute(patientRoutes.list)).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('a list that is asked for again', () => {
  const list = { items: [{ id: 'p-1' }] };
  const tagsSent = () =>
    fetchMock.mock.calls.map(([, init]) => (init?.headers as Record<string, string>)['If-None-Match']);

  it('is not sent again while it is the same: the tag it came with is shown, and 304 stands for it', async () => {
    serve(respond(200, list, { ETag: 'W/"abc"' }), respond(304), respond(304));
    expect(await callRoute(patientRoutes.list)).toEqual(list);
    expect(await callRoute(patientRoutes.list)).toEqual(list);
    expect(await callRoute(patientRoutes.list)).toEqual(list);
    expect(tagsSent()).toEqual([undefined, 'W/"abc"', 'W/"abc"']);
  });

  it('is taken as it is now when it changed', async () => {
    const changed = { items: [] };
    serve(respond(200, list, { ETag: '"abc"' }), respond(200, changed, { ETag: '"def"' }), respond(304));
    await callRoute(patientRoutes.list);
    expect(await callRoute(patientRoutes.list)).toEqual(changed);
    expect(await callRoute(patientRoutes.list)).toEqual(changed);
    expect(tagsSent()).toEqual([undefined, '"abc"', '"def"']);
  });

  it('is a copy each time, so that nobody changes what another screen was given', async () => {
    serve(respond(200, list, { ETag: '"abc"' }), respond(304));
    const first = await callRoute(patientRoutes.list);
    first.items.length = 0;
    expect(await callRoute(patientRoutes.list)).toEqual(list);
  });

  it('is asked for whole after a sign-out, and a single record always', async () => {
    serve(
      respond(200, list, { ETag: '"abc"' }),
      respond(200, list),
      respond(200, {}, { ETag: '"3"' }),
      respond(200, {}),
    );
    await callRoute(patientRoutes.list);
    forgetKnownAnswers();
    await callRoute(patientRoutes.list);
    await callRoute(patientRoutes.get, { params: byId });
    await callRoute(patientRoutes.get, { params: byId });
    expect(tagsSent()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is not believed to be known when nothing is known of it', async () => {
    serve(respond(304));
    await expect(callRoute(patientRoutes.list)).rejects.toBeInstanceOf(HttpError);
  });
});
