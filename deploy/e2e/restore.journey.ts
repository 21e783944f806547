import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { RouteAnswer } from '@pora/contracts';
import type { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { untilQuiet } from './support/transfers.mjs';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Longer than the service takes to keep the present state and to write one table, on a busy machine. */
const RESTORE_MS = 90_000;
const DESCRIPTION = 'Przed wizytą, której nie będzie';
const VISIT = 'Wizyta po kopii';
/** A day on which nothing else of the demo practice lies. */
const DAY = new Date(Date.now() + 52 * 86_400_000).toISOString().slice(0, 10);

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const visitOn = (page: Page) => page.locator('[data-event]').filter({ hasText: VISIT });

/** Rows of a table now, in the backup, and their difference. */
const numbersOf = async (dialog: Locator, table: string) =>
  (await dialog.getByRole('row').filter({ hasText: table }).getByRole('cell').allInnerTexts()).map(plainText);

describe('Odtwarzanie kopii', () => {
  const journey = useJourney({ as: 'administrator', size: DESK });
  let session: HttpSession;
  let backupId = '';
  afterEach(() => resize(journey.page, DESK));

  const backups = async () => {
    const { text } = await call(session, 'GET', '/api/admin/backups');
    return (JSON.parse(text) as RouteAnswer<typeof backupRoutes.list>).items;
  };
  const openDialog = async (words = DESCRIPTION): Promise<Locator> => {
    const { page } = journey;
    await page.goto(productUrl('/admin'));
    await rowOf(page, words)
      .getByRole('button', { name: /^Odtwórz kopię z / })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Odtwórz kopię z / });
    await dialog.getByRole('radio', { name: 'Wybrane tabele' }).check();
    return dialog;
  };

  // A backup, and after it one visit more: what is restored below is undone for nobody else.
  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.administrator.email);
    const tables = ['schedule', 'rule-config'];
    const started = await call(session, 'POST', '/api/admin/backups', { tables, description: DESCRIPTION });
    expect([started.status, started.text]).toEqual([201, expect.any(String)]);
    ({ backupId } = JSON.parse(started.text) as { backupId: string });
    await eventually(
      backups,
      (items) => {
        const own = items.filter((item) => item.backupId === backupId);
        expect(own.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED']);
      },
      RESTORE_MS,
    );
    const visit = { title: VISIT, start: `${DAY}T09:00:00.000Z`, end: `${DAY}T10:00:00.000Z` };
    const added = await call(session, 'POST', '/api/schedule', visit);
    expect([added.status, added.text]).toEqual([201, expect.any(String)]);
  }, 2 * RESTORE_MS);
  afterAll(async () => {
    const made = (await backups()).filter(
      (item) => item.backupId === backupId || item.description?.startsWith('Przed odtworzeniem'),
    );
    for (const id of new Set(made.map((item) => item.backupId)))
      await call(session, 'DELETE', `/api/admin/backups/${id}`);
  });

  test('z wiersza kopii widać, co zniknie, zanim cokolwiek się stanie', async () => {
    const { page } = journey;
    const dialog = await openDialog();
    await dialog.getByRole('checkbox', { name: 'rule-config' }).uncheck();
    const [now, stored, difference] = await numbersOf(dialog, 'schedule');
    expect([Number(now) - Number(stored), difference]).toEqual([1, '−1']);
    await dialog.getByText('Odtworzenie można cofnąć').waitFor();
    await dialog.getByText(/^Zniknie 1\szmiana zapisana po/).waitFor();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'zmiany.csv' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining('Dodanie wizyty')]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('na telefonie okno mieści się na ekranie, a obrócone zachowuje wpisane zdanie', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.goto(productUrl('/admin'));
    const item = page.getByRole('listitem').filter({ hasText: DESCRIPTION });
    await item.getByRole('button', { name: /^Więcej o kopii z / }).click();
    await page.getByRole('menuitem', { name: 'Odtwórz' }).click();
    const dialog = page.getByRole('dialog', { name: /^Odtwórz kopię z / });
    await dialog.getByRole('radio', { name: 'Wybrane tabele' }).check();
    const field = dialog.getByRole('textbox');
    await field.fill('ODTWÓRZ');
    await expectAccessible(page);
    for (const name of [/^Odtwórz 2\stabele$/, 'Anuluj'])
      expect((await dialog.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Turned and widened, the cards become a table: what was typed stays.
    expect(await widthsThatOverflow(page)).toEqual([]);
    expect(await field.inputValue()).toBe('ODTWÓRZ');
    await dialog.getByRole('button', { name: 'Anuluj' }).click();
  });

  test('inne zdanie niczego nie zaczyna, ani w oknie, ani na serwerze', async () => {
    const { page } = journey;
    const dialog = await openDialog();
    await dialog.getByRole('checkbox', { name: 'rule-config' }).uncheck();
    const run = dialog.getByRole('button', { name: /^Odtwórz 1\stabelę$/ });
    for (const sentence of ['', 'odtwórz 1 tabelę', 'ODTWÓRZ CAŁĄ BAZĘ']) {
      await dialog.getByRole('textbox').fill(sentence);
      await dialog.getByRole('textbox').press('Control+Enter');
      expect(await run.isDisabled()).toBe(true);
    }
    const refused = await call(session, 'POST', `/api/admin/backups/${backupId}/restore`, {
      tables: ['schedule'],
      confirmation: 'ODTWÓRZ CAŁĄ BAZĘ',
    });
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Wpisane zdanie nie zgadza się z wyborem tabel. Nic nie zostało odtworzone.'),
    ]);
    await page.goto(productUrl(`/schedule?view=day&date=${DAY}`));
    await visitOn(page).waitFor();
  });

  test('po wpisanym zdaniu widać postęp i koniec, a zmiany sprzed chwili nie ma', async () => {
    const { page } = journey;
    const dialog = await openDialog();
    await dialog.getByRole('checkbox', { name: 'rule-config' }).uncheck();
    await dialog.getByRole('textbox', { name: 'Aby potwierdzić, wpisz: ODTWÓRZ 1 TABELĘ' }).focus();
    await page.keyboard.type('ODTWÓRZ 1 TABELĘ');
    await page.keyboard.press('Control+Enter');
    await dialog.getByRole('status', { name: 'Postęp odtwarzania' }).waitFor();
    await dialog.getByText('To okno możesz zamknąć, odtwarzanie będzie trwało dalej.').waitFor();
    await dialog.getByText(/Odtworzono 1\stabelę\. .* są zgodne\./).waitFor({ timeout: RESTORE_MS });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const visits = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/schedule');
    await page.goto(productUrl(`/schedule?view=day&date=${DAY}`));
    await page
      .getByRole('button', { name: /^Dodaj: / })
      .first()
      .waitFor();
    // The day is drawn before its visits come.
    await visits;
    await untilQuiet(page);
    expect(await visitOn(page).count()).toBe(0);
  });

  test('stan sprzed odtworzenia leży w historii i da się do niego wrócić', async () => {
    const dialog = await openDialog('Przed odtworzeniem kopii z');
    const [now, stored, difference] = await numbersOf(dialog, 'schedule');
    expect([Number(stored) - Number(now), difference]).toEqual([1, '+1']);
  });
});
