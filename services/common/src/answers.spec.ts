import { describe, expect, test } from '@jest/globals';
import { contentDisposition, fileAnswer, redirectAnswer } from './answers.js';

describe('a file answer', () => {
  test('names the file in ASCII and in full', () => {
    expect(contentDisposition('Plan – Żółć Łąka.docx')).toBe(
      `attachment; filename="Plan _ Zolc Laka.docx"; filename*=UTF-8''Plan%20%E2%80%93%20%C5%BB%C3%B3%C5%82%C4%87%20%C5%81%C4%85ka.docx`,
    );
  });

  test('lets no sign of a name leave its header', () => {
    const header = contentDisposition('a"b\r\nSet-Cookie: x=1;/..\\c\u0000.docx\ud800');
    expect(header).not.toMatch(/[\r\n\u0000]/);
    expect(header.match(/"/g)).toHaveLength(2);
    expect(header).toContain('filename="a_b__Set-Cookie_ x=1_');
  });

  test('is never sniffed as another type', () => {
    const answer = fileAnswer({ body: Buffer.from('x'), contentType: 'application/zip', fileName: 'a.zip' });
    expect(answer.headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  });
});

test('a redirect is not cached', () => {
  expect(redirectAnswer('/login')).toMatchObject({ status: 302, headers: { 'Cache-Control': 'no-store' } });
});
