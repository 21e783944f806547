import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Modules a source imports at run time; types are not code. */
function importsOf(path: string): string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...source.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)].map(([, name]) => name ?? '');
}

test('the checker shares no code with the generator: it only asks whether a food name is disliked', () => {
  expect(importsOf('./checker.ts')).toEqual(['../text-pl/dislikes.js']);
  expect(importsOf('../text-pl/dislikes.ts').every((name) => /^\.\/(fold|inflection)\.js$/.test(name))).toBe(
    true,
  );
});
