import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/paths.mjs';
import { listWorkspaces } from './pipelines.mjs';
import { setVersion } from './set-version.mjs';

describe('the version of the product', () => {
  let root = '';
  const files = [
    'package.json',
    'package-lock.json',
    ...listWorkspaces().map(({ folder }) => `${folder}/package.json`),
  ];
  const texts = (of = root) => files.map((file) => readFileSync(path.join(of, file), 'utf8'));
  const { version: present } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8')) as {
    version: string;
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-version-'));
    for (const file of files) cpSync(path.join(CHECKOUT, file), path.join(root, file));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is that of every workspace, by which it names the others, and nothing else changes with it', () => {
    setVersion({ root, version: present });
    expect(texts()).toEqual(texts(CHECKOUT));
    setVersion({ root, version: '98.7.6' });
    for (const file of files.filter((one) => one !== 'package-lock.json')) {
      const {
        version,
        dependencies = {},
        devDependencies = {},
      } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string>
      > & { version: string };
      const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
        name.startsWith('@pora/'),
      );
      expect([file, version, ...new Set(ours.map(([, named]) => named))]).toEqual(
        ours.length > 0 ? [file, '98.7.6', '98.7.6'] : [file, '98.7.6'],
      );
    }
    setVersion({ root, version: present });
    expect(texts()).toEqual(texts(CHECKOUT));
  });

  it.each(['', '0.8', 'v0.8.0', '0.8.0-rc.1', '../0.8.0'])('is never "%s"', (version) => {
    expect(() => setVersion({ root, version })).toThrow('is no version: give three numbers');
    expect(texts()).toEqual(texts(CHECKOUT));
  });
});
