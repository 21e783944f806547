import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser } from 'playwright-core';
import { openVisit, productUrl } from '../e2e/support/browser.js';
import { launchBrowser } from '../e2e/support/chromium.mjs';
import { request, signInOverHttp } from '../e2e/support/http-session.mjs';
import { ACCOUNTS, signIn } from '../e2e/support/sign-in.js';
import { giveOrder } from '../local/orders.mjs';
import { CHECKOUT } from '../local/paths.mjs';
import { readServiceReleases } from '../release/services.mjs';
import { type RunningProgram, startProgram } from './support/program.js';

const LONG_MS = 300_000;
/** Calls from one opened connection to the next, and from the way back to the requests on them. */
const BETWEEN_CONNECTIONS = 20;
const MEANWHILE = 60;
/** So much of an answer tells who refused. */
const LONGEST_REASON = 200;
const MADE = new Set(['node_modules', 'dist', '.git', '.pora', 'coverage']);
const run = promisify(execFile);

/** How many calls were made. */
interface Calls {
  reads: number;
  writes: number;
}

function expectUnharmed({ failed, calls }: { failed: string[]; calls: Calls }): void {
  expect([failed, calls.reads > 0, calls.writes > 0]).toEqual([[], true, true]);
}

/** A connection to the product on which nothing was asked yet. */
interface Connection {
  /** nginx lets one go that is silent for 10 s. */
  readonly isOpen: () => boolean;
  /** Saves a food; answers with the first line that comes back. */
  readonly save: (headers: Record<string, string>) => Promise<string>;
}

async function connected(): Promise<Connection> {
  const { host, hostname, port } = new URL(productUrl('/'));
  const socket = net.connect(Number(port), hostname).setEncoding('utf8');
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  socket.on('error', (error) => (text ||= error.message));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  const save = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ name: `Produkt ${randomUUID()}`, carbs: 1, fat: 1, protein: 1 });
    const own = { host, connection: 'close', 'content-type': 'application/json' };
    const all = { ...own, 'content-length': Buffer.byteLength(body), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/foods HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    await closed;
    return text.split('\r\n')[0] ?? '';
  };
  return { isOpen: () => !socket.destroyed, save };
}

describe('releases of parts of a running place', () => {
  let home = '';
  let program: RunningProgram;
  let browser: Browser;
  // A gateway that takes over a configuration ends kept connections; a browser opens another one by itself.
  const agent = new http.Agent({ keepAlive: false });
  const dataDir = () => path.join(home, 'data');

  beforeAll(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'pora-releases-'));
    program = await startProgram({ dataDir: dataDir(), env: { INSTANCES: 'catalog=2' } });
    process.env['PORA_URL'] = program.url;
    browser = await launchBrowser();
  }, LONG_MS);
  afterAll(async () => {
    await browser.close();
    await program.stop();
    rmSync(home, { recursive: true, force: true });
  }, LONG_MS);

  const release = async (checkout: string, ...words: string[]) => {
    const script = path.join(checkout, 'deploy/release/release.mjs');
    return (await run(process.execPath, [script, ...words, '--data-dir', dataDir()], { cwd: checkout }))
      .stdout;
  };

  /** Reads and writes while something is done; answers which calls failed and how, and what was lost. */
  async function whileUsed<T>(
    work: () => Promise<T>,
  ): Promise<{ result: T; failed: string[]; calls: Calls }> {
    const session = await signInOverHttp(program.url, ACCOUNTS.dietitian.email);
    const failed: string[] = [];
    const calls: Calls = { reads: 0, writes: 0 };
    const saved: number[] = [];
    let isDone = false;
    const read = async () => {
      while (!isDone) {
        const { status, text } = await request({ ...session, path: '/api/foods?limit=5', agent });
        calls.reads += 1;
        if (status !== 200) failed.push(`GET ${status} ${text.slice(0, LONGEST_REASON)}`);
      }
    };
    const write = async () => {
      while (!isDone) {
        const body = JSON.stringify({ name: `Produkt ${randomUUID()}`, carbs: 1, fat: 1, protein: 1 });
        const headers = { ...session.headers, 'content-type': 'application/json' };
        const { status, text } = await request({
          ...{ ...session, headers, path: '/api/foods', method: 'POST', body, agent },
        });
        calls.writes += 1;
        if (status === 201) saved.push(JSON.parse(text).id);
        else failed.push(`POST ${status} ${text.slice(0, LONGEST_REASON)}`);
      }
    };
    const people = [read(), read(), write()];
    try {
      const result = await work();
      isDone = true;
      await Promise.all(people);
      for (const id of saved) {
        const { status } = await request({ ...session, path: `/api/foods/${id}`, agent });
        if (status !== 200) failed.push(`saved food ${id}: ${status}`);
      }
      return { result, failed, calls };
    } finally {
      isDone = true;
      await Promise.all(people);
    }
  }

  test(
    'a service is released and rolled back while people read and write, and no request fails',
    async () => {
      const at = { folder: path.join(dataDir(), 'releases'), name: 'catalog' };
      const released = await whileUsed(() => release(CHECKOUT, 'release', 'catalog', '9.9.9'));
      expect(released.result).toMatch(/^catalog 9\.9\.9: runs after \d+\.\d\d s/m);
      expectUnharmed(released);
      expect((await readServiceReleases(at)).current).toBe('9.9.9');
      await expect(release(CHECKOUT, 'release', 'catalog', '9.9.9')).rejects.toMatchObject({
        stderr: expect.stringContaining('catalog 9.9.9 is released already'),
      });

      const back = await whileUsed(() => release(CHECKOUT, 'rollback', 'catalog'));
      const [, seconds] =
        /^catalog: checkout runs again instead of 9\.9\.9, after (\d+\.\d\d) s/m.exec(back.result) ?? [];
      expect(seconds).toBeDefined();
      console.log(`rollback of a service with two instances: ${seconds} s`);
      expectUnharmed(back);

      // Somebody changes his mind while the former processes are still finishing.
      const twice = await whileUsed(async () => [
        await release(CHECKOUT, 'rollback', 'catalog'),
        await release(CHECKOUT, 'rollback', 'catalog'),
      ]);
      expect(twice.result).toEqual([
        expect.stringContaining('9.9.9 runs again instead of checkout'),
        expect.stringContaining('checkout runs again instead of 9.9.9'),
      ]);
      expectUnharmed(twice);
    },
    LONG_MS,
  );

  test(
    'who opened a connection before the way back and writes only after it is answered',
    async () => {
      const session = await signInOverHttp(program.url, ACCOUNTS.dietitian.email);
      const look = async (calls: number) => {
        for (let count = 0; count < calls; count += 1)
          expect((await request({ ...session, path: '/api/foods?limit=5', agent })).status).toBe(200);
      };
      const opened: Connection[] = [];
      let isDone = false;
      const open = async () => {
        while (!isDone) {
          opened.push(await connected());
          await look(BETWEEN_CONNECTIONS);
        }
      };
      await release(CHECKOUT, 'rollback', 'catalog');
      const opening = open();
      await release(CHECKOUT, 'rollback', 'catalog');
      isDone = true;
      await opening;
      await look(MEANWHILE);
      const late = opened.filter(({ isOpen }) => isOpen());
      const answers = await Promise.all(late.map(({ save }) => save(session.headers)));
      expect(late.length).toBeGreaterThan(0);
      expect(answers).toEqual(late.map(() => 'HTTP/1.1 201 Created'));
    },
    LONG_MS,
  );

  test(
    'a version that does not start is taken back, and nobody noticed',
    async () => {
      const at = { folder: path.join(dataDir(), 'releases'), name: 'catalog' };
      // Released as if it had started: it breaks only beside the others.
      const broken = path.join(at.folder, 'catalog/9.9.9/services/catalog/dist/main.js');
      const text = readFileSync(broken, 'utf8');
      writeFileSync(broken, "throw new Error('broken on purpose');");
      const back = await whileUsed(() =>
        release(CHECKOUT, 'rollback', 'catalog').then(
          () => '',
          ({ stderr }: { stderr: string }) => stderr,
        ),
      );
      expect(back.result).toContain('catalog 9.9.9 did not come back, and checkout runs again:');
      expectUnharmed(back);
      expect((await readServiceReleases(at)).current).toBe('checkout');
      writeFileSync(broken, text);
    },
    LONG_MS,
  );

  test(
    'a version that does not start is found out before anybody is served by it',
    async () => {
      const dist = path.join(dataDir(), 'releases/catalog/0.0.1/services/catalog/dist');
      mkdirSync(dist, { recursive: true });
      writeFileSync(path.join(dist, 'migrate.js'), '');
      writeFileSync(path.join(dist, 'main.js'), "throw new Error('broken on purpose');");
      const tried = await whileUsed(() =>
        giveOrder(path.join(dataDir(), 'run'), { verb: 'try', subject: 'catalog 0.0.1' }).then(
          () => '',
          (error: unknown) => String(error),
        ),
      );
      expect(tried.result).toContain('ended 3 times in a row');
      expectUnharmed(tried);
    },
    LONG_MS,
  );

  test(
    'a service that takes programs of the releases along is released and rolled back as well',
    async () => {
      expect(await release(CHECKOUT, 'release', 'admin', '9.9.9')).toMatch(/^admin 9\.9\.9: runs after/m);
      const told = await release(CHECKOUT, 'rollback', 'admin');
      expect(told).toMatch(/^admin: checkout runs again instead of 9\.9\.9, after \d+\.\d\d s/m);
      console.log(`a single instance: ${told}`);
    },
    LONG_MS,
  );

  test(
    'a new remote is made, tested, released into the running place, opened and removed again',
    async () => {
      const copy = path.join(home, 'checkout');
      cpSync(CHECKOUT, copy, { recursive: true, filter: (file) => !MADE.has(path.basename(file)) });
      symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(copy, 'node_modules'));
      cpSync(path.join(CHECKOUT, 'shell/dist'), path.join(copy, 'shell/dist'), { recursive: true });
      const before = ['package.json', 'package-lock.json'].map((file) =>
        readFileSync(path.join(copy, file), 'utf8'),
      );
      const script = (...words: string[]) =>
        run(process.execPath, [path.join(copy, 'deploy/release/new-remote.mjs'), ...words]);
      await script('recipes', 'Przepisy');
      await run('npm', ['test', '-w', 'mf-recipes'], { cwd: copy });
      expect(await release(copy, 'release', 'mf-recipes', '1.0.0')).toMatch(
        /^mf-recipes 1\.0\.0: served after .+; there is no other release to go back to$/m,
      );

      const { page, context, trouble } = await openVisit(browser);
      const menu = page.getByRole('navigation', { name: 'Główna nawigacja' });
      await signIn(page);
      await menu.getByRole('link', { name: 'Przepisy' }).click();
      await page.getByText('Tu jeszcze niczego nie ma.').waitFor();

      await release(copy, 'withdraw', 'mf-recipes');
      await script('--remove', 'recipes');
      await page.goto(productUrl('/dashboard'));
      await menu.getByRole('link', { name: 'Pacjenci' }).waitFor();
      expect(await menu.getByRole('link', { name: 'Przepisy' }).count()).toBe(0);
      expect(
        ['package.json', 'package-lock.json'].map((file) => readFileSync(path.join(copy, file), 'utf8')),
      ).toEqual(before);
      expect(trouble.take()).toEqual([]);
      await context.close();
    },
    LONG_MS,
  );
});
