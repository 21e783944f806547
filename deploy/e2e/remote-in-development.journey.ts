import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CHECKOUT } from '../local/paths.mjs';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';

const BUILD_MS = 120_000;
const READY = /^mf-admin: (http:\/\/localhost:\d+)/m;

describe('Jedna część w budowie przed działającym programem', () => {
  const journey = useJourney();
  let program: ChildProcess;
  let address = '';

  beforeAll(async () => {
    program = spawn(process.execPath, ['deploy/release/dev.mjs', 'mf-admin'], {
      cwd: CHECKOUT,
      env: { ...process.env, PORA_URL: productUrl(), DEV_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      program.stdout?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [, url] = READY.exec(printed) ?? [];
        if (url !== undefined) resolve(url);
      });
      program.once('exit', (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
    });
  }, BUILD_MS);
  afterAll(async () => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  }, BUILD_MS);

  test('logowanie i strony działają pod jej adresem, jej pliki pochodzą z budowy, a zmiana odświeża przeglądarkę', async () => {
    const { page } = journey;
    const files: string[] = [];
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (pathname.startsWith('/mf/')) files.push(`${origin === address ? '' : origin}${pathname}`);
    });
    await page.goto(`${address}/login`);
    await page
      .getByRole('link', { name: 'Zaloguj przez Google' })
      .or(page.getByRole('button', { name: 'Zaloguj przez Google' }))
      .click();
    await page.getByRole('button', { name: ACCOUNTS.administrator.email }).click();
    await page.waitForURL(`${address}/dashboard`);
    await page.goto(`${address}/admin`);
    await page.getByRole('tab').first().waitFor();
    expect(files.filter((file) => !file.startsWith('/mf/'))).toEqual([]);
    expect(files).toContain('/mf/admin/mf-manifest.json');
    // What is built here is readable, what the product serves is not.
    const entry = files.find((file) => file.startsWith('/mf/admin/remoteEntry.')) ?? '';
    expect((await page.request.get(address + entry)).ok()).toBe(true);
    expect((await page.request.get(productUrl(entry))).status()).toBe(404);

    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    const loaded = page.waitForEvent('load');
    const now = new Date();
    utimesSync(path.join(CHECKOUT, 'mf-admin/src/routes.tsx'), now, now);
    await loaded;
    await page.getByRole('tab').first().waitFor();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(false);
  });
});
