import { describe, expect, test } from '@jest/globals';
import { bufferAnswer } from '../answers.js';
import { presentAnswer } from './present-answer.js';

const body = Buffer.from('{"items":[]}');
const gzip = Buffer.from('compressed');
const answer = bufferAnswer({ body, gzip, etag: '"1-abc"', contentType: 'application/json' });
const present = (headers: Record<string, string>) => presentAnswer(answer, { headers }, false);

describe('ready-made bytes', () => {
  test.each(['gzip', 'br, gzip', 'gzip;q=0.5, br', 'deflate , gzip ; q=1'])(
    'go out compressed for "%s"',
    (accepted) => {
      const { headers, body: sent } = present({ 'accept-encoding': accepted });

      expect(sent).toBe(gzip);
      expect(headers).toMatchObject({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding', ETag: '"1-abc"' });
    },
  );

  test.each(['', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'x-gzip'])('go out plain for "%s"', (accepted) => {
    const { headers, body: sent } = present({ 'accept-encoding': accepted });

    expect(sent).toBe(body);
    expect(headers).not.toHaveProperty('Content-Encoding');
  });

  test.each(['"1-abc"', 'W/"1-abc"', '"0", W/"1-abc"'])('are not sent to who has them: %s', (known) => {
    const { status, headers, body: sent } = present({ 'if-none-match': known, 'accept-encoding': 'gzip' });

    expect([status, sent]).toEqual([304, undefined]);
    expect(headers).toEqual({ ETag: '"1-abc"' });
  });

  test.each(['"1-abd"', '1-abc', ''])('are sent to who has others: %s', (known) => {
    expect(present({ 'if-none-match': known }).status).toBe(200);
  });
});
