import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Modules a source imports at run time; types are not code. */
function importsOf(path: string): string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...source.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)].map(([, name]) => name ?? '');
}

test('the checker shares no code with the generator: it only asks which foods a person’s words mean', () => {
  expect(importsOf('./checker.ts')).toEqual(['./checker-plate.js']);
  expect(importsOf('./checker-plate.ts')).toEqual(['../text-pl/avoidance.js']);
  const language = [
    'avoidance',
    'avoidance-entry',
    'dislikes',
    'food-base',
    'food-group-words',
    'food-meanings',
    'food-terms',
    'inflection',
    'own-words',
    'second-reader/catalogue-names',
    'second-reader/name-finder',
    'second-reader/name-starts',
    'second-reader/unread-names',
    'second-reader/word-tokens',
    'words/carry',
    'words/clause-cutter',
    'words/clause-reading',
    'words/clauses',
    'words/decisions',
    'words/denied-after',
    'words/elements',
    'words/everyday-words',
    'words/fields',
    'words/hedges',
    'words/name-scan',
    'words/names',
    'words/phrase',
    'words/phrase-rules',
    'words/reader',
    'words/said',
    'words/settle',
    'words/talk-words',
    'words/tokens',
    'words/word-classes',
  ];
  const isLanguage = (name: string) =>
    /^\.\.?\/((words|second-reader)\/)?[a-z-]+(\.data)?\.js$/.test(name) || name.startsWith('@pora/text-pl/');
  for (const module of language) {
    expect(importsOf(`../text-pl/${module}.ts`).filter((name) => !isLanguage(name))).toEqual([]);
  }
});
