import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { publish } from '../release/switch.mjs';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { buildOfNewRemote, webRoot } from './support/new-remote.js';
import { signIn } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const FORMER = 'Przepisy w wydaniu pierwszym';
const NEWER = 'Przepisy w wydaniu drugim';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describe('Stan systemu', () => {
  const journey = useJourney({ as: 'administrator', size: DESK });
  const list = () => path.join(webRoot(), 'remotes.json');
  let before = '';
  const builds: string[] = [];

  beforeAll(async () => {
    before = readFileSync(list(), 'utf8');
    for (const [version, words, hash] of [
      ['1.0.0', FORMER, '11111111'],
      ['1.1.0', NEWER, '22222222'],
    ] as const) {
      const dist = buildOfNewRemote({ words, hash });
      builds.push(dist);
      await publish({ name: 'recipes', dist, webRoot: webRoot(), version });
    }
  });
  afterAll(() => {
    for (const folder of [path.join(webRoot(), 'mf/recipes'), ...builds])
      rmSync(folder, { recursive: true, force: true });
    writeFileSync(`${list()}.next`, before);
    renameSync(`${list()}.next`, list());
  });
  afterEach(() => resize(journey.page, DESK));

  const open = async (page: Page) => {
    await page.goto(productUrl('/admin?tab=system'));
    await rowOf(page, 'mf-recipes').waitFor();
  };

  test('administrator przechodzi do stanu systemu z klawiatury i widzi usługi, moduły, kolejki, bazę i dyski', async () => {
    const { page } = journey;
    await page.goto(productUrl('/admin'));
    await page.getByRole('heading', { name: 'Historia' }).waitFor();
    await page.getByRole('tab', { name: 'Kopie i sesje' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/admin?tab=system');
    for (const service of ['patients', 'plans', 'catalog', 'admin']) {
      const row = rowOf(page, `${service} usługa`);
      await row.getByText('działa').waitFor();
      // An instance that another journey has just killed counts for a moment more.
      await row.getByText('1 z 1', { exact: true }).waitFor();
    }
    await rowOf(page, 'shell').getByText('wydana').waitFor();
    for (const name of ['mf-patients', 'mf-diets', 'mf-library', 'mf-admin'])
      await rowOf(page, name).getByText('wydany').waitFor();
    // What did not answer in time is missing until it is asked again.
    await eventually(
      async () => plainText(await page.getByRole('region', { name: 'Baza danych' }).innerText()),
      (database) => {
        expect(database).toMatch(/Rozmiar\s+\d+,\d MB/);
        expect(database).toMatch(/Połączenia\s+\d+ z \d+/);
        expect(database).toMatch(/Redis\s+\d+,\d MB/);
        expect(database).not.toContain('nie wiadomo');
      },
    );
    await page.getByRole('meter', { name: 'Kopie zapasowe' }).waitFor();
    await expectAccessible(page);
  });

  test('wycofuje moduł i przywraca go; strona, która jest otwarta, działa dalej', async () => {
    const { page } = journey;
    const { page: other } = await journey.visit(DESK);
    await signIn(other);
    await other.goto(productUrl('/recipes'));
    await other.getByText(NEWER).waitFor();

    await open(page);
    const row = rowOf(page, 'mf-recipes');
    await row.getByRole('button', { name: 'mf-recipes: Wycofaj do 1.0.0' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Wycofać mf-recipes do 1.0.0?' });
    await question.getByRole('button', { name: 'Anuluj' }).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Wycofaj do 1.0.0' }).press('Enter');
    await page.getByText('mf-recipes: serwujemy wydanie 1.0.0.').first().waitFor();
    const forth = row.getByRole('button', { name: 'mf-recipes: Wydaj 1.1.0' });
    await forth.waitFor();
    await row.getByText('gotowa 1.1.0').waitFor();

    const menu = other.getByRole('navigation', { name: 'Główna nawigacja' });
    await menu.getByRole('link', { name: 'Pacjenci' }).click();
    await other.getByRole('heading', { level: 1, name: 'Pacjenci' }).waitFor();
    await menu.getByRole('link', { name: 'Przepisy' }).click();
    await other.getByText(NEWER).waitFor();
    await other.reload();
    await other.getByText(FORMER).waitFor();

    await forth.click();
    const release = page.getByRole('dialog', { name: 'Wydać mf-recipes 1.1.0?' });
    await release.getByText('To wydanie zostało wycofane.').waitFor();
    await release.getByRole('button', { name: 'Wydaj 1.1.0' }).click();
    await row.getByRole('button', { name: 'mf-recipes: Wycofaj do 1.0.0' }).waitFor();
    await other.reload();
    await other.getByText(NEWER).waitFor();
  });

  test('na telefonie wszystko mieści się na ekranie', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.goto(productUrl('/admin?tab=system'));
    await page.getByText('mf-recipes').waitFor();
    expect(await widthsThatOverflow(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('dietetyk z adresu stanu systemu trafia na pulpit', async () => {
    const { page: other } = await journey.visit(DESK);
    await signIn(other);
    await other.goto(productUrl('/admin?tab=system'));
    await other.waitForURL('**/dashboard');
  });
});
