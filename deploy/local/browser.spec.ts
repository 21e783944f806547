import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findBrowser } from './browser.mjs';
import { TEST_ENVIRONMENT } from '../tooling/test-environment.mjs';

const before = process.env.CHROMIUM;
beforeEach(() => {
  process.env.CHROMIUM = '/opt/browser';
});
afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM;
  else process.env.CHROMIUM = before;
});

it('the browser of the journeys has a UTF-8 locale, so that a file with a Polish name keeps it', () => {
  expect(findBrowser()).toEqual({ command: '/opt/browser', env: { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } });
});

it('tests have the same locale, time zone and rights of files on every machine', () => {
  expect(process.env).toMatchObject(TEST_ENVIRONMENT);
  expect(process.umask()).toBe(0o022);
});
