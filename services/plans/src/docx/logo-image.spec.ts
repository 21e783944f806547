import { describe, expect, test } from '@jest/globals';
import { aJpeg, aPng, dataUrl, HOSTILE_LOGOS } from '../testing/logos.js';
import { readLogo } from './logo-image.js';

describe('logo gabinetu', () => {
  test('PNG i JPG mają swoje wymiary, czytane z treści, nie z nazwy', () => {
    expect(readLogo(dataUrl(aPng(64, 32)))).toMatchObject({ type: 'png', width: 64, height: 32 });
    expect(readLogo(dataUrl(aJpeg(40, 20), 'image/png'))).toMatchObject({
      type: 'jpg',
      width: 40,
      height: 20,
    });
  });

  test.each(HOSTILE_LOGOS)('%s nie jest logo', (_what, url) => {
    expect(readLogo(url)).toBeUndefined();
  });

  test('plik ponad 150 KB nie jest logo', () => {
    const heavy = Buffer.concat([aPng(), Buffer.alloc(150_001)]);
    expect(readLogo(dataUrl(heavy))).toBeUndefined();
  });
});
