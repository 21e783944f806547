import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const HERE = new URL('.', import.meta.url);
const sources = readdirSync(HERE).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));

test('[decisions 54] the second reader shares no code and no table with the first', () => {
  const foreign = sources.flatMap((name) => {
    const source = readFileSync(new URL(name, HERE), 'utf8');
    const imports = [...source.matchAll(/(?:import|export)\s[^;]*?from '([^']+)'/gu)].map(
      ([, path]) => path ?? '',
    );
    return imports.filter(
      (path) => !/^\.\/[a-z-]+(?:\.data)?\.js$/u.test(path) && path !== '@pora/text-pl/fold',
    );
  });

  expect(sources.length).toBeGreaterThan(5);
  // The type of a phrase is the form in which both speak, not code.
  expect([...new Set(foreign)]).toEqual(['../read-phrase.js']);
  const usesOfPhrase = sources.filter((name) => {
    const source = readFileSync(new URL(name, HERE), 'utf8');
    return /^import (?!type )[^;]*'\.\.\/read-phrase/mu.test(source) || /import\(/u.test(source);
  });
  expect(usesOfPhrase).toEqual([]);
});
