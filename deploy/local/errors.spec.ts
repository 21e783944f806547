import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { codeOf, hasCode, hasName, hasStatus, messageOf, pathOf } from './errors.mjs';

const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });
const foreign: unknown = runInNewContext("Object.assign(new TypeError('refused'), { code: 'ECONNREFUSED' })");

describe('a caught value', () => {
  test('is known by its code, also when it comes from another realm', () => {
    expect(hasCode(missing, 'EACCES', 'ENOENT')).toBe(true);
    expect(hasCode(missing, 'EACCES')).toBe(false);
    expect(foreign).not.toBeInstanceOf(Error);
    expect(hasCode(foreign, 'ECONNREFUSED')).toBe(true);
    expect(hasName(foreign, 'TypeError', 'TimeoutError')).toBe(true);
    expect(hasName(foreign, 'TimeoutError')).toBe(false);
    expect(messageOf(foreign)).toBe('refused');
  });

  test('that carries no code has none, whatever was thrown', () => {
    for (const thrown of [new Error('plain'), { code: 5 }, 'text', null, undefined]) {
      expect(codeOf(thrown)).toBeUndefined();
      expect(hasCode(thrown, 'ENOENT')).toBe(false);
      expect(hasName(thrown, 'SyntaxError')).toBe(false);
    }
  });

  test('is shown as its sentence, or as the text it is', () => {
    expect(messageOf(missing)).toBe('no such file');
    expect(messageOf('text')).toBe('text');
    expect(messageOf(undefined)).toBe('undefined');
  });

  test('of the system names its file', () => {
    expect(pathOf(Object.assign(new Error('denied'), { code: 'EACCES', path: '/etc/shadow' }))).toBe(
      '/etc/shadow',
    );
    expect(pathOf(missing)).toBeUndefined();
  });

  test('of a program is known by its exit code', () => {
    expect(hasStatus(Object.assign(new Error('ps'), { status: 1 }), 1)).toBe(true);
    expect(hasStatus(missing, 1)).toBe(false);
  });
});
