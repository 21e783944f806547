import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.js';
import { notesService } from '../testing/sample/notes-service.js';
import { makeDocx } from '../testing/zip.js';

const PATH = '/api/notes-upload';
const LIMIT = 64 * 1024;
const BOUNDARY = 'pora-boundary';
const docx = makeDocx();

describe('a route that takes a file', () => {
  let app: TestApp;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
  });
  afterAll(() => app.stop());

  const upload = (file: Buffer, name: string) => dietitian.post(PATH).attach('file', file, name);

  /** A form written by hand, for what no client would send. */
  const sendForm = (...parts: Buffer[]) =>
    dietitian
      .post(PATH)
      .set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
      .serialize((body) => body as unknown as string)
      .send(Buffer.concat(parts) as unknown as string);

  const partOf = (fileName: Buffer | string, content: Buffer, field = 'file') =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="`),
      Buffer.from(fileName),
      Buffer.from('"\r\nContent-Type: application/octet-stream\r\n\r\n'),
      content,
      Buffer.from('\r\n'),
    ]);
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);

  test('hands over name and bytes; Polish names stay whole, folders go', async () => {
    const answer = await upload(docx, 'Zażółć gęślą.docx').expect(200);
    expect(answer.body).toEqual({ name: 'Zażółć gęślą.docx', bytes: docx.length });
    const traversal = await sendForm(partOf('..\\..\\plan.docx', docx), end).expect(200);
    expect(traversal.body.name).toBe('plan.docx');
    const turned = await sendForm(partOf('a\u202excod.docx', docx), end).expect(200);
    expect(turned.body.name).toBe('axcod.docx');
    await sendForm(partOf(Buffer.from('za\xbf\xf3\xb3\xe6.docx', 'latin1'), docx), end).expect(200);
  });

  test('takes a file of exactly the allowed size and refuses one byte more', async () => {
    const largest = Buffer.concat([docx, Buffer.alloc(LIMIT - docx.length)]);
    await upload(largest, 'a.docx').expect(200);
    const { body } = await upload(Buffer.concat([largest, Buffer.from('x')]), 'a.docx').expect(413);
    expect(body).toEqual({
      error: 'Plik jest zbyt duży. Może mieć najwyżej 0,1 MB.',
      code: 'payload_too_large',
    });
    await upload(Buffer.concat([largest, Buffer.alloc(LIMIT)]), 'a.docx').expect(413);
  });

  test.each([
    ['another ending', docx, 'plan.exe', 415, 'unsupported_media_type'],
    ['an ending behind the ending', docx, 'plan.docx.html', 415, 'unsupported_media_type'],
    ['no ending', docx, 'plan', 415, 'unsupported_media_type'],
    ['a web page called docx', Buffer.from('<html>'), 'plan.docx', 415, 'unsupported_media_type'],
    ['an archive called pdf', docx, 'plan.pdf', 415, 'unsupported_media_type'],
    ['an empty file', Buffer.alloc(0), 'plan.docx', 422, 'unreadable_file'],
  ])('refuses %s', async (_, file, name, status, code) => {
    const { body } = await sendForm(partOf(name, file), end).expect(status);
    expect(body).toMatchObject({ code, error: expect.stringMatching(/^[A-ZŁŚŻ].+\.$/) });
  });

  test('refuses a form without exactly one file', async () => {
    const none = await sendForm(end).expect(400);
    expect(none.body.error).toBe('Nie przesłano pliku.');
    await sendForm(partOf('plan.docx', docx, 'other'), end).expect(400);
    await sendForm(partOf('', Buffer.alloc(0)), end).expect(400);
    await dietitian.post(PATH).expect(400);
    const two = await sendForm(partOf('a.docx', docx), partOf('b.docx', docx), end).expect(400);
    expect(two.body.error).toBe('Prześlij tylko jeden plik.');
  });

  test('refuses a form that broke off, and one that is none', async () => {
    await sendForm(partOf('a.docx', docx).subarray(0, 150)).expect(400);
    await sendForm(Buffer.from('anything else')).expect(400);
    await dietitian.post(PATH).set('Content-Type', 'multipart/form-data').send('x').expect(415);
    await dietitian.post(PATH, { file: 'x' }).expect(415);
  });

  test('is told of bad queries, of a missing session and of a missing token before the file is read', async () => {
    const form = (request: ReturnType<SignedIn['post']>) => request.attach('file', docx, 'a.exe');
    await form(dietitian.post(`${PATH}?title=${'x'.repeat(41)}`)).expect(400);
    await form(app.http().post(PATH)).expect(401);
    await form(app.http().post(PATH).set('Cookie', dietitian.cookie)).expect(403);
  });

  test('a client that hangs up in the middle leaves the service answering', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${PATH} HTTP/1.1`,
      `Host: ${hostname}`,
      `Cookie: ${dietitian.cookie}`,
      `X-CSRF-Token: ${dietitian.csrfToken}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length: 5000',
    ].join('\r\n');
    await new Promise<void>((resolve) => {
      socket.write(`${head}\r\n\r\n--${BOUNDARY}\r\n`, () => socket.end(resolve));
    });
    socket.destroy();
    await upload(docx, 'a.docx').expect(200);
  });

  test('a hundred at once are each answered: with their file or with when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => upload(docx, 'a.docx')));
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '3']);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
  });
});
