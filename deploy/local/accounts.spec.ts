import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closedPart } from './accounts.mjs';

describe('a program that another account shall run', () => {
  let root = '';
  const at = (name: string) => path.join(root, name);

  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'pora-accounts-')));
    chmodSync(root, 0o755);
    mkdirSync(at('program'), { mode: 0o755 });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is open where its folder and its npm packages are', () => {
    expect(closedPart(at('program'))).toBeUndefined();
    mkdirSync(at('program/node_modules'), { mode: 0o755 });
    expect(closedPart(at('program'))).toBeUndefined();
    chmodSync(at('program'), 0o700);
    expect(closedPart(at('program'))).toBe(at('program'));
  });

  it('is closed where its npm packages lie behind a link in a closed folder, as those of a released version may', () => {
    mkdirSync(at('home/checkout/node_modules'), { recursive: true, mode: 0o755 });
    symlinkSync(at('home/checkout/node_modules'), at('program/node_modules'));
    expect(closedPart(at('program'))).toBeUndefined();
    chmodSync(at('home'), 0o700);
    expect(closedPart(at('program'))).toBe(at('home/checkout/node_modules'));
  });
});
