import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { CHECKOUT } from '../local/paths.mjs';
import { readReleases, rollback } from '../release/switch.mjs';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { signIn } from './support/sign-in.js';

const HASHED = /\.([0-9a-f]{8})\.js$/;
const TITLE = 'Planowanie diety';
const NEW_TITLE = 'Planowanie diety 2';
const VERSION = '9.9.9';

const run = promisify(execFile);
const environment = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run test:journeys\`.`);
  return value;
};

/** Another build of the remote of diets: every file has another name, and its first heading another text. */
function nextBuild(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'pora-next-diets-'));
  cpSync(path.join(CHECKOUT, 'mf-diets/dist'), dist, { recursive: true });
  const scripts = readdirSync(dist).filter((file) => HASHED.test(file));
  const hashes = scripts.map((file) => HASHED.exec(file)?.[1] ?? '');
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const file of readdirSync(dist)) {
    if (/\.(br|gz)$/.test(file)) rmSync(path.join(dist, file));
    else if (/\.(js|json)$/.test(file)) {
      const text = readFileSync(path.join(dist, file), 'utf8');
      writeFileSync(path.join(dist, file), renamed(text).replaceAll(`"${TITLE}"`, `"${NEW_TITLE}"`));
      if (renamed(file) !== file) renameSync(path.join(dist, file), path.join(dist, renamed(file)));
    }
  }
  for (const file of readdirSync(dist).filter((one) => one.endsWith('.js'))) compress(path.join(dist, file));
  return dist;
}

/** Budgets count what is sent. */
function compress(file: string): void {
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}

/** Notes the scripts of the remote that a page asks for. */
function scriptsOf(page: Page): { files: string[]; failed: string[] } {
  const noted = { files: [] as string[], failed: [] as string[] };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/mf\/diets\/.*\.js$/.test(pathname)) return;
    noted.files.push(path.basename(pathname));
    if (response.status() !== 200) noted.failed.push(`${pathname}: ${response.status()}`);
  });
  return noted;
}

describe('Wydanie części przy otwartych kartach', () => {
  const journey = useJourney({ as: 'dietitian' });
  const place = { name: 'diets', webRoot: '' };
  let dist = '';
  let before = '';
  let oldFiles: string[] = [];

  beforeAll(async () => {
    place.webRoot = environment('PORA_WEB_ROOT');
    dist = nextBuild();
    before = (await readReleases(place)).current ?? '';
    oldFiles = readdirSync(path.join(CHECKOUT, 'mf-diets/dist'));
  });
  afterAll(async () => {
    await rollback({ ...place, version: before });
    rmSync(dist, { recursive: true, force: true });
  });

  const release = (...words: string[]) =>
    run('node', [
      path.join(CHECKOUT, 'deploy/release/release.mjs'),
      ...words,
      ...['--data-dir', environment('PORA_DATA_DIR')],
    ]);
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  /** Opens a window of the plan, whose files nothing else needs, as going back and forth does: without loading the page anew. */
  const openShoppingList = async (page: Page) => {
    await page.evaluate((address) => {
      history.replaceState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, '/diets?plan=plan-demo-anna-1&dialog=shopping');
    const dialog = page.getByRole('dialog', { name: 'Lista zakupów', exact: true });
    const first = dialog.getByRole('checkbox').first();
    await first.check();
    expect(await first.isChecked()).toBe(true);
  };

  test('karta otwarta przed wydaniem wczytuje dalej swoje pliki i działa, a nowa karta ma nową wersję', async () => {
    const { page } = journey;
    const old = scriptsOf(page);
    await page.goto(productUrl('/diets'));
    await heading(page, TITLE).waitFor();
    const first = old.files.length;

    const { stdout } = await release('release', 'mf-diets', VERSION, '--from', dist);
    expect(stdout).toMatch(/^✓ diets: \d+\.\d KB of 60 KB$/m);
    expect(stdout).toMatch(
      /^mf-diets 9\.9\.9: served after \d+\.\d\d s; the way back: npm run rollback -- mf-diets$/m,
    );
    // Nobody knows what a folder was built from.
    expect(await readReleases(place)).toMatchObject({
      ...{ current: VERSION, former: before },
      releases: expect.arrayContaining([expect.objectContaining({ version: VERSION, commit: null })]),
    });

    await openShoppingList(page);
    expect(old.files.length).toBeGreaterThan(first);
    expect(old.failed).toEqual([]);
    expect(old.files.filter((file) => !oldFiles.includes(file))).toEqual([]);

    const { page: fresh } = await journey.visit();
    await signIn(fresh);
    await fresh.goto(productUrl('/diets'));
    await heading(fresh, NEW_TITLE).waitFor();
  });

  test('po wycofaniu jednym poleceniem karta z nową wersją działa dalej, a następna ma poprzednią', async () => {
    const { page } = await journey.visit();
    await signIn(page);
    const scripts = scriptsOf(page);
    await page.goto(productUrl('/diets'));
    await heading(page, NEW_TITLE).waitFor();
    const first = scripts.files.length;

    const { stdout } = await release('rollback', 'mf-diets');
    const [, seconds] = /is served again instead of 9\.9\.9, after (\d+\.\d\d) s/.exec(stdout) ?? [];
    expect(seconds).toBeDefined();
    console.log(`rollback of a remote: ${seconds} s`);

    await openShoppingList(page);
    expect(scripts.files.length).toBeGreaterThan(first);
    expect(scripts.failed).toEqual([]);
    expect(scripts.files.filter((file) => oldFiles.includes(file))).toEqual([]);

    await page.goto(productUrl('/diets'));
    await heading(page, TITLE).waitFor();
  });

  test('wersja, której usługi nie rozumieją, nie zostaje wydana', async () => {
    const file = path.join(dist, 'contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as {
      uses: string[];
      routes: Record<string, unknown>;
    };
    const [call = ''] = contract.uses.filter((one) => one.startsWith('GET /api/diet-plans2'));
    contract.uses.push('GET /api/diet-plans2/new');
    contract.routes['GET /api/diet-plans2/new'] = contract.routes[call];
    writeFileSync(file, JSON.stringify(contract));
    await expect(release('release', 'mf-diets', '9.9.10', '--from', dist)).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'mf-diets 9.9.10 calls plans (checkout), GET /api/diet-plans2/new: it is not there',
      ),
    });
    expect((await readReleases(place)).current).toBe(before);
  });

  test('wersja większa od swojego limitu bajtów nie zostaje wydana, także z gotowej budowy', async () => {
    const heavy = nextBuild();
    for (const file of readdirSync(heavy).filter((one) => one.endsWith('.js'))) {
      rmSync(path.join(heavy, `${file}.br`));
      writeFileSync(
        path.join(heavy, file),
        `${readFileSync(path.join(heavy, file), 'utf8')}\n//${'x'.repeat(60_000)}`,
      );
    }
    await expect(release('release', 'mf-diets', '9.9.11', '--from', heavy)).rejects.toMatchObject({
      stderr: 'mf-diets is larger than its budget: nothing was released.\n',
    });
    expect((await readReleases(place)).current).toBe(before);
    rmSync(heavy, { recursive: true });
  });
});
