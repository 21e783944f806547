import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type Page, type Route } from 'playwright-core';
import { publish } from '../release/switch.mjs';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { buildOfNewRemote, webRoot } from './support/new-remote.js';
import { signIn } from './support/sign-in.js';
import { untilQuiet } from './support/transfers.mjs';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

const SHELL_OWNS = [
  'react',
  'react-dom',
  'styled-components',
  '@pora/kit/queries',
  '@pora/ui',
  '@pora/kit',
  '@pora/kit/router',
];
const SHELL_PROVIDES_LATER = ['@pora/ui/overlays', '@pora/ui/forms', '@pora/ui/data', '@pora/ui/charts'];
/** Words that stand in exactly one file of a page when a module exists once. */
const MARKS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__reactFiber',
  'styled-components': 'data-styled-version',
  '@pora/kit/queries': 'No QueryClient set',
  '@pora/ui': 'data-theme',
  '@pora/ui/overlays': 'DialogTitle',
  '@pora/kit': 'X-CSRF',
  '@pora/kit/router': 'useNavigate()',
};
const REMOTES = ['patients', 'diets', 'library', 'admin'];
/** What a browser says about a part that does not come. */
const PART_MISSING = /Failed to load resource|RemoteLoadError/;

interface SharedModule {
  name: string;
  versions: string[];
  from: string;
  usedBy: string[];
  oneCopy: boolean;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Główna nawigacja' });
const card = (page: Page, label: string) =>
  page.getByRole('alert').filter({ hasText: `Nie udało się otworzyć: ${label}` });

async function go(page: Page, label: string): Promise<void> {
  await menu(page).getByRole('link', { name: label }).click();
}

async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** The share scopes of the shell and of every remote, as they are in the page. */
async function sharedModules(page: Page): Promise<SharedModule[]> {
  return page.evaluate(() => {
    type Copy = { from: string; useIn: string[]; lib?: () => unknown };
    type Scope = Record<string, Record<string, Copy>>;
    const { __INSTANCES__: instances } = (
      globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Scope } }[] };
      }
    ).__FEDERATION__;
    const scopes = instances.map((instance) => instance.shareScopeMap.default);
    const names = [...new Set(scopes.flatMap((scope) => Object.keys(scope)))];
    return names.map((name) => {
      const copies = scopes.flatMap((scope) => Object.values(scope[name] ?? {}));
      const modules = new Set(copies.filter((copy) => copy.lib).map((copy) => copy.lib?.()));
      return {
        name,
        versions: [...new Set(scopes.flatMap((scope) => Object.keys(scope[name] ?? {})))],
        from: copies[0]?.from ?? '',
        usedBy: [...new Set(copies.flatMap((copy) => copy.useIn))],
        oneCopy: modules.size <= 1,
      };
    });
  });
}

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
}

/** Replaces a served file in one step, as a release does. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
}

describe('Części programu ładowane w przeglądarce', () => {
  const journey = useJourney({ as: 'dietitian' });
  afterEach(() => journey.page.unrouteAll());

  test('po wejściu na wszystkie strony każda wspólna biblioteka jest w przeglądarce jeden raz', async () => {
    const { page } = journey;
    // The heading stands while a remote is still loading; its own content does not.
    for (const [label, content] of [
      ['Pacjenci', page.getByRole('list', { name: 'Lista pacjentów' })],
      ['Plany dietetyczne', page.getByRole('tab', { name: /^Plany/ })],
      ['Biblioteka posiłków', page.getByRole('table', { name: 'Posiłki w bibliotece' })],
    ] as const) {
      await go(page, label);
      await content.waitFor();
    }
    const shared = await sharedModules(page);
    expect(shared.map(({ name }) => name).sort()).toEqual([...SHELL_OWNS, ...SHELL_PROVIDES_LATER].sort());
    for (const module of shared) {
      expect(module).toMatchObject({ versions: [expect.any(String)], oneCopy: true });
      if (SHELL_OWNS.includes(module.name)) expect(module.from).toBe('pora_shell');
    }
    for (const name of ['react', 'styled-components', '@pora/ui', '@pora/kit']) {
      expect(shared.find((module) => module.name === name)?.usedBy).toEqual(
        expect.arrayContaining(['pora_shell', 'mf_patients', 'mf_diets', 'mf_library']),
      );
    }
  });

  test('pliki części nie zawierają kopii bibliotek, które daje powłoka', () => {
    const filesWith = (folder: string, mark: string) =>
      scriptsBelow(folder).filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(mark));
    for (const [name, mark] of Object.entries(MARKS)) {
      expect({ name, files: filesWith(path.join(webRoot(), 'assets'), mark).length }).toEqual({
        name,
        files: 1,
      });
      for (const remote of REMOTES) {
        expect({ name, remote, files: filesWith(path.join(webRoot(), 'mf', remote), mark) }).toEqual({
          name,
          remote,
          files: [],
        });
      }
    }
  });

  test('wskazanie wpisu myszą wczytuje jego stronę: kliknięcie nie pobiera już żadnego pliku', async () => {
    // A browser that keeps lists of an earlier visit reads them, with a file for that, while the server is slow.
    const { page } = await journey.visit();
    await signIn(page);
    await expectScreen(page, 'Pulpit');
    for (const [label, content] of [
      ['Plany dietetyczne', page.getByRole('tab', { name: /^Plany/ })],
      ['Biblioteka posiłków', page.getByRole('table', { name: 'Posiłki w bibliotece' })],
      ['Baza produktów', page.getByRole('table', { name: 'Produkty w bazie' })],
      ['Pacjenci', page.getByRole('list', { name: 'Lista pacjentów' })],
    ] as const) {
      await menu(page).getByRole('link', { name: label }).hover();
      await untilQuiet(page);
      const asked: string[] = [];
      const note = (request: { url(): string }) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/mf/') || pathname.startsWith('/assets/')) asked.push(pathname);
      };
      page.on('request', note);
      await go(page, label);
      await content.waitFor();
      page.off('request', note);
      expect({ label, asked: asked.filter((file) => !file.endsWith('.woff2')) }).toEqual({
        label,
        asked: [],
      });
    }
  });

  test.each([
    ['cała część nie odpowiada', '**/mf/diets/mf-manifest.json*'],
    ['brakuje pliku wejściowego części', '**/mf/diets/remoteEntry.*'],
    ['brakuje pliku ze stroną', /\/mf\/diets\/\d+\.[0-9a-f]{8}\.js/],
  ])('gdy %s, jest polska karta z ponowieniem, a reszta programu działa', async (_case, pattern) => {
    const { page, trouble } = journey;
    trouble.allow(PART_MISSING);
    const refuse = (route: Route) => route.abort();
    await page.goto(productUrl('/dashboard'));
    await expectScreen(page, 'Pulpit');
    await page.route(pattern, refuse);
    await go(page, 'Plany dietetyczne');
    await card(page, 'Plany dietetyczne').waitFor();
    await card(page, 'Plany dietetyczne').getByText('Pozostałe działają').waitFor();
    await expectAccessible(page);
    await go(page, 'Pacjenci');
    await expectScreen(page, 'Pacjenci');
    await go(page, 'Plany dietetyczne');
    await card(page, 'Plany dietetyczne').waitFor();

    await page.unroute(pattern, refuse);
    await card(page, 'Plany dietetyczne').getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expectScreen(page, 'Planowanie diety');
  });

  test('administrator widzi, które wydanie, dlaczego i pod jakim id znajdzie to w dzienniku bramy', async () => {
    // A browser that has the file already would not ask for it.
    const { page, trouble } = await journey.visit();
    trouble.allow(PART_MISSING);
    trouble.allow(/Refused to execute script/);
    const folder = path.join(webRoot(), 'mf/diets');
    const entries = readdirSync(folder).filter((file) => file.startsWith('remoteEntry.'));
    const move = (from: string, to: string) =>
      entries.forEach((file) => renameSync(path.join(folder, file + from), path.join(folder, file + to)));
    await signIn(page);
    move('', '.away');
    try {
      await go(page, 'Plany dietetyczne');
      await card(page, 'Plany dietetyczne').waitFor();
      await page.getByText('Szczegóły dla administratora').click();
      await page.getByText('nie wczytano pliku modułu (HTTP 404)').waitFor();
      const list = JSON.parse(readFileSync(path.join(webRoot(), 'remotes.json'), 'utf8')) as {
        mf_diets: { version: string };
      };
      await page.getByText(`mf-diets ${list.mf_diets.version}`).waitFor();
      await expectAccessible(page);
      await resize(page, { width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Kopiuj id żądania' }).click();
      await page.getByText('Skopiowano do schowka').first().waitFor();
      const id = await page.evaluate(() => navigator.clipboard.readText());
      const log = readFileSync(path.join(process.env.PORA_DATA_DIR ?? '', 'logs/gateway-access.log'), 'utf8');
      const line = log.split('\n').find((one) => one.includes(id)) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({
        status: 404,
        path: expect.stringMatching(/^\/mf\/diets\/remoteEntry\.[0-9a-f]{8}\.js$/),
      });
    } finally {
      move('.away', '');
    }
    await card(page, 'Plany dietetyczne').getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expectScreen(page, 'Planowanie diety');
  });

  test.each([
    ['przy wczytywaniu', "throw new Error('bum');"],
    [
      'przy rysowaniu strony',
      "var mf_diets = { init() {}, get() { return Promise.resolve(() => ({ remote: { pages: { diets: async () => () => { throw new Error('bum'); } } } })); } };",
    ],
  ])(
    'gdy część zgłasza błąd %s, jest karta, a po naprawie ponowienie otwiera stronę',
    async (_when, body) => {
      const { page, trouble } = journey;
      trouble.allow(/bum|RemoteLoadError/);
      const pattern = '**/mf/diets/remoteEntry.*';
      const break_ = (route: Route) => route.fulfill({ body, contentType: 'text/javascript' });
      await page.goto(productUrl('/dashboard'));
      await expectScreen(page, 'Pulpit');
      await page.route(pattern, break_);
      await go(page, 'Plany dietetyczne');
      await card(page, 'Plany dietetyczne').waitFor();
      await go(page, 'Biblioteka posiłków');
      await expectScreen(page, 'Biblioteka posiłków');
      await go(page, 'Plany dietetyczne');
      await card(page, 'Plany dietetyczne').waitFor();
      await page.unroute(pattern, break_);
      const retry = card(page, 'Plany dietetyczne').getByRole('button', { name: 'Spróbuj ponownie' });
      await retry.click();
      // A page that throws is tried once more as it is; the next retry fetches the part anew.
      await page.getByRole('heading', { level: 1, name: 'Planowanie diety' }).or(retry).first().waitFor();
      if (await retry.isVisible()) await retry.click();
      await expectScreen(page, 'Planowanie diety');
    },
  );

  test('po nowym wydaniu otwarta karta działa dalej, a najbliższa zmiana strony wczytuje program od nowa', async () => {
    const { page } = await journey.visit();
    await page.clock.install();
    await signIn(page);
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    const samePage = () => page.evaluate(() => 'stillTheSamePage' in window);
    const file = path.join(webRoot(), 'remotes.json');
    const before = readFileSync(file, 'utf8');
    try {
      replaceFile(file, before.replace('/mf/admin/mf-manifest.json', '/mf/admin/mf-manifest.json?v=2'));
      const looked = page.waitForResponse('**/remotes.json');
      await page.clock.fastForward('05:01');
      await looked;
      expect(await samePage()).toBe(true);
      // The page reads the answer a moment after it has come.
      await eventually(
        async () => {
          for (const [label, heading] of [
            ['Pacjenci', 'Pacjenci'],
            ['Pulpit', 'Pulpit'],
          ] as const) {
            await go(page, label);
            await expectScreen(page, heading);
          }
          return samePage();
        },
        (isSame) => expect(isSame).toBe(false),
      );
    } finally {
      replaceFile(file, before);
    }
  });

  test('wydanie nowej części dodaje jej stronę do menu bez wydania powłoki; gdy część nie odpowiada, strona to mówi', async () => {
    const { page, trouble } = journey;
    const folder = path.join(webRoot(), 'mf/recipes');
    const list = path.join(webRoot(), 'remotes.json');
    const host = readFileSync(path.join(webRoot(), 'index.html'), 'utf8');
    const before = readFileSync(list, 'utf8');
    const dist = buildOfNewRemote({
      words: 'Strona nowej części',
      sections: [{ name: 'evil', path: 'javascript:alert(1)' }],
    });
    try {
      await page.goto(productUrl('/dashboard'));
      await expectScreen(page, 'Pulpit');
      expect(await menu(page).getByRole('link', { name: 'Przepisy' }).count()).toBe(0);
      await publish({ name: 'recipes', dist, webRoot: webRoot() });
      expect(readFileSync(path.join(webRoot(), 'index.html'), 'utf8')).toBe(host);
      await page.reload();
      await go(page, 'Przepisy');
      await page.getByText('Strona nowej części').waitFor();
      expect(await menu(page).getByRole('link').allTextContents()).toEqual(
        expect.arrayContaining(['Plany dietetyczne', 'Przepisy', 'Biblioteka posiłków']),
      );
      // A section that breaks a rule is left out, and only it.
      expect(await menu(page).locator('a[href*="evil"], a[href^="javascript"]').count()).toBe(0);

      trouble.allow(PART_MISSING);
      await page.route('**/mf/recipes/**', (route) => route.abort());
      await page.reload();
      await card(page, 'Przepisy').getByRole('button', { name: 'Spróbuj ponownie' }).waitFor();
      await go(page, 'Pacjenci');
      await expectScreen(page, 'Pacjenci');
    } finally {
      rmSync(folder, { recursive: true, force: true });
      rmSync(dist, { recursive: true, force: true });
      replaceFile(list, before);
    }
  });
});
