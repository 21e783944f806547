import { afterEach, describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { plainText } from './support/text.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DESCRIPTION = 'Przed importem produktów';
/** Longer than the service takes to write and to restore two subjects, on a busy machine. */
const BACKUP_MS = 90_000;

const runButton = (page: Page) => page.getByRole('button', { name: 'Wykonaj backup' });
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: DESCRIPTION });

describe('Kopie zapasowe', () => {
  const journey = useJourney({ as: 'administrator', size: DESK });
  afterEach(() => resize(journey.page, DESK));

  const open = async (page: Page) => {
    await page.goto(productUrl('/admin'));
    await page.getByRole('heading', { name: 'Historia' }).waitFor();
  };

  test('[core §2] administrator wybiera tabele, a bez żadnej nie uruchomi kopii', async () => {
    const { page } = journey;
    await open(page);
    const tables = page.getByRole('group', { name: 'Tabele' }).getByRole('checkbox');
    expect(await tables.count()).toBeGreaterThan(1);
    expect(await tables.and(page.locator(':checked')).count()).toBe(await tables.count());
    await page.getByRole('button', { name: 'Wyczyść' }).click();
    await page.getByText('Wybierz co najmniej jedną tabelę do backupu.').waitFor();
    expect(await runButton(page).isDisabled()).toBe(true);
    await expectAccessible(page);
  });

  test('[core §7] uruchamia kopię z klawiatury, a historia sama pokazuje, że jest zakończona i odtworzona', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('button', { name: 'Wyczyść' }).click();
    for (const name of ['schedule', 'rule-config']) {
      await page.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('textbox', { name: 'Opis' }).fill(DESCRIPTION);
    await runButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Backup został uruchomiony. Status pojawi się poniżej.').waitFor();
    const row = rowOf(page);
    await row.getByText('odtworzenie sprawdzone').waitFor({ timeout: BACKUP_MS });
    expect(plainText(await row.innerText())).toContain('ręczna · 2 tabele');
    await row.getByText('Zakończony').waitFor();
    await expectAccessible(page);
  });

  test('[core §2] gotową kopię pobiera i sprawdza jeszcze raz', async () => {
    const { page } = journey;
    await open(page);
    const row = rowOf(page);
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Pobierz kopię z / }).click();
    expect((await download).suggestedFilename()).toMatch(/\.tar$/);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/restore-check'));
    await row.getByRole('button', { name: /^Sprawdź ponownie kopię z / }).click();
    expect((await answered).ok()).toBe(true);
    await row.getByText('odtworzenie sprawdzone').waitFor({ timeout: BACKUP_MS });
  });

  test('[core §2] na telefonie historia jest listą, która mieści się na ekranie', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await open(page);
    const item = page
      .getByRole('list', { name: 'Historia' })
      .getByRole('listitem')
      .filter({ hasText: DESCRIPTION });
    await item.getByText('Zakończony').waitFor();
    await item.getByRole('button', { name: /ręczna/ }).click();
    await item.getByText('rule-config').waitFor();
    expect(await widthsThatOverflow(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('[core §2] usunięcie pyta, a po nim kopii nie ma w historii', async () => {
    const { page } = journey;
    await open(page);
    const row = rowOf(page);
    // A check that has just ended is followed every 15 s; a backup that is being checked is not removed.
    await row.getByText('odtworzenie sprawdzone').waitFor({ timeout: BACKUP_MS });
    await row.getByRole('button', { name: /^Więcej o kopii z / }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/Tego nie da się cofnąć\.$/).waitFor();
    await question.getByRole('button', { name: 'Usuń kopię' }).click();
    await page.getByText('Kopia została usunięta.').first().waitFor();
    await row.waitFor({ state: 'detached' });
  });
});
