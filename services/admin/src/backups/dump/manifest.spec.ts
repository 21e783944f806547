import { expect, test } from '@jest/globals';
import { isUnrestorable } from '../backup-problem.js';
import { NEWER_VERSION } from '../backups.strings.js';
import { inEnglish } from '../command/in-english.js';
import { BackupRefused } from './backup-refused.js';
import { DamagedFile, manifestText, readManifest, type Manifest } from './manifest.js';

const MANIFEST: Manifest = {
  ...{ format: 'pora-backup', formatVersion: 1, backupId: 'backup-1', takenAt: '2026-03-29T01:30:00.000Z' },
  ...{ migrations: {}, encryption: null, files: [] },
};

function errorOf(written: string): unknown {
  try {
    readManifest(written);
    return undefined;
  } catch (error) {
    return error;
  }
}

test('[core §3] a description is read as it was written', () => {
  expect(readManifest(manifestText(MANIFEST))).toEqual(MANIFEST);
});

test('[core §3] one of a newer format is refused with what to do, and is not called damaged', () => {
  const error = errorOf(JSON.stringify({ ...MANIFEST, formatVersion: 2, files: 'elsewhere' }));
  expect(error).toBeInstanceOf(BackupRefused);
  expect(error).toMatchObject({ message: NEWER_VERSION });
  expect(isUnrestorable(error)).toBe(false);
  expect(inEnglish(error)).toContain('newer version');
});

test.each([
  ['nothing', ''],
  ['half of one', manifestText(MANIFEST).slice(0, 80)],
  ['another product’s', JSON.stringify({ ...MANIFEST, format: 'other', formatVersion: 2 })],
  ['one with a number that never was', JSON.stringify({ ...MANIFEST, formatVersion: 0 })],
])('[core §3] %s is no description', (_case, written) => {
  expect(errorOf(written)).toBeInstanceOf(DamagedFile);
});
