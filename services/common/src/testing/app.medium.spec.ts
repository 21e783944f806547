import { expect, test } from '@jest/globals';
import { createClient } from '@redis/client';
import { createTestApp } from './app.js';
import { ownRedisUrl } from './environment.js';
import { notesService } from './sample/notes-service.js';

/** Longer than the sample service needs to start. */
const SILENCE_MS = 2_500;

test('a service under test is handed out when its Redis is there: somebody can sign in at once', async () => {
  const redis = await createClient({ url: ownRedisUrl() }).connect();
  let silenced: Promise<unknown> | undefined;
  const app = await createTestApp(notesService, {
    override: (builder) => {
      silenced = redis.sendCommand(['CLIENT', 'PAUSE', String(SILENCE_MS), 'ALL']);
      return builder;
    },
  });
  try {
    const dietitian = await app.signIn('dietitian');
    await dietitian.get('/api/notes').expect(200);
    expect(await silenced).toBe('OK');
  } finally {
    await app.stop();
    redis.destroy();
  }
});
