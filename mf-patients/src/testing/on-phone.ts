import { afterEach, beforeEach } from '@jest/globals';

/** The tests of this block run in a window as narrow as a phone's. */
export function onPhone(): void {
  const original = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = ((query: string) => ({
      matches: query.includes('480px'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof globalThis.matchMedia;
  });
  afterEach(() => {
    globalThis.matchMedia = original;
  });
}
