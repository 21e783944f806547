import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { shortcutsHelpStrings } from './shortcuts-help.strings.js';

const ROOT = path.resolve(__dirname, '../../../..');
const FOLDERS = ['shell/src', ...readdirSync(ROOT).filter((name) => name.startsWith('mf-'))];
const KEY_NAMES = new Map([
  ['ctrl', 'mod'],
  ['del', 'delete'],
  ['↑', 'arrowup'],
  ['↓', 'arrowdown'],
  ['←', 'arrowleft'],
  ['→', 'arrowright'],
]);

/** "Ctrl Shift Z" as the code names it: "mod+shift+z"; "N P" stays two keys in a row. */
function codeOf(shown: string): string {
  const keys = shown
    .toLowerCase()
    .split(' ')
    .map((key) => KEY_NAMES.get(key) ?? key);
  return keys.join(['mod', 'shift', 'alt'].includes(keys[0] ?? '') ? '+' : ' ');
}

/** Every key that a source binds for a whole page or dialog. */
function boundKeys(): Set<string> {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.') && !file.includes('node_modules'))
      .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
  );
  const calls = sources.flatMap((source) => [...source.matchAll(/useShortcut\(\s*'([^']+)'/g)]);
  return new Set(calls.map(([, keys = '']) => keys.toLowerCase()));
}

describe('lista skrótów', () => {
  it('wymienia każdy klawisz, który działa na którejś ze stron', () => {
    const rows = shortcutsHelpStrings.groups.flatMap(({ rows: lines }) => lines);
    const listed = rows.flatMap(([keys, meaning]) => [
      ...keys.split(' · ').map(codeOf),
      ...[...meaning.matchAll(/także ([^)]+)/g)].map(([, also = '']) => codeOf(also)),
    ]);
    const bound = boundKeys();
    expect(bound.size).toBeGreaterThan(15);
    expect([...bound].filter((keys) => !listed.includes(keys))).toEqual([]);
  });
});
