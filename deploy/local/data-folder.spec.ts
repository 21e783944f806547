import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkDatabase, recordDatabase } from './database-record.mjs';
import { prepareDataFolder } from './preflight.mjs';

const INSTANCE = 'a1b2';

describe('data folder', () => {
  let root = '';
  const at = (...names: string[]) => path.join(root, ...names);
  const check = (name: string) => () => checkDatabase(at(name), INSTANCE);

  function makeDatabase(...names: string[]) {
    mkdirSync(at(...names, 'cluster'), { recursive: true });
    writeFileSync(at(...names, 'cluster', 'PG_VERSION'), '18\n');
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-data-'));
    mkdirSync(at('data'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('a new one, and one whose first start was broken off, has nothing to miss', () => {
    expect(check('data')).not.toThrow();
    mkdirSync(at('data', 'postgres'));
    expect(check('data')).not.toThrow();
  });

  it('one that had a database never starts with an empty one', () => {
    makeDatabase('data', 'postgres');
    recordDatabase(at('data'), INSTANCE);
    expect(check('data')).not.toThrow();
    rmSync(at('data', 'postgres'), { recursive: true });
    expect(check('data')).toThrow(`The database of ${at('data')} is missing (it lay in`);
  });

  it('a link to a database that is gone is a sentence, recorded or not', () => {
    symlinkSync(at('elsewhere'), at('data', 'postgres'));
    expect(check('data')).toThrow(
      `is missing (it lay in ${at('elsewhere', 'cluster')}): bring that folder back`,
    );
  });

  it('a copy without the database that lies elsewhere is refused, a moved folder is not', () => {
    makeDatabase('elsewhere');
    symlinkSync(at('elsewhere'), at('data', 'postgres'));
    recordDatabase(at('data'), INSTANCE);
    cpSync(at('data'), at('copy'), { recursive: true, verbatimSymlinks: true });
    expect(check('copy')).toThrow(
      `${at('copy')} is a copy of ${at('data')}, whose database lies in ${at('elsewhere')}`,
    );
    rmSync(at('copy'), { recursive: true });
    renameSync(at('data'), at('moved'));
    expect(check('moved')).not.toThrow();
  });

  it('a copy that brought its database along is a practice of its own', () => {
    makeDatabase('data', 'postgres');
    recordDatabase(at('data'), INSTANCE);
    cpSync(at('data'), at('copy'), { recursive: true });
    expect(check('copy')).not.toThrow();
  });

  it('shows its logs to nobody else', () => {
    prepareDataFolder(at('data'));
    expect(['run', 'logs'].map((name) => statSync(at('data', name)).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it('never lies where the system shows its own state', () => {
    expect(() => prepareDataFolder('/proc/pora/data')).toThrow('DATA_DIR is /proc/pora/data');
  });
});
