import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { packagesAreCurrent } from './install.mjs';

describe('npm packages', () => {
  let checkout = '';
  const write = (name: string, packages: object) =>
    writeFileSync(path.join(checkout, name), JSON.stringify({ packages }));
  const wanted = {
    '': { name: 'pora' },
    'services/plans': { version: '0.7.0' },
    'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' },
    'node_modules/@pora/plans': { link: true },
    'node_modules/only-for-mac': { version: '1.0.0', optional: true },
  };

  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'pora-install-'));
    mkdirSync(path.join(checkout, 'node_modules'));
    write('package-lock.json', wanted);
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  it('are current when all of the lockfile is installed, those of other systems apart', () => {
    write('node_modules/.package-lock.json', { 'node_modules/pg': wanted['node_modules/pg'] });
    expect(packagesAreCurrent(checkout)).toBe(true);
  });

  it('are not current on a fresh clone, after a broken installation, or with another version', () => {
    expect(packagesAreCurrent(checkout)).toBe(false);
    write('node_modules/.package-lock.json', {});
    expect(packagesAreCurrent(checkout)).toBe(false);
    write('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.23.0', integrity: 'sha512-a' },
    });
    expect(packagesAreCurrent(checkout)).toBe(false);
  });
});
