import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { notesService } from './testing/sample/notes-service.js';

describe('every call goes through one door', () => {
  let app: TestApp;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
  });
  afterAll(() => app.stop());

  test('a saved object comes back with its version as ETag and is never cached', async () => {
    const created = await dietitian.post('/api/notes', { id: 'n-1', title: '  Zażółć  ', grams: 10 });
    expect([created.status, created.body]).toEqual([
      201,
      { id: 'n-1', version: 1, title: 'Zażółć', grams: 10 },
    ]);
    const read = await dietitian.get('/api/notes/n-1').expect(200);
    expect(read.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
    expect(read.headers['x-powered-by']).toBeUndefined();
  });
});
