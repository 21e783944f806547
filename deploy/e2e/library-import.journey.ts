import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { plainText } from './support/text.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

/** As a Polish spreadsheet of some years ago saves it: ł and ó of Windows-1250. */
const FILE = Buffer.concat(
  [
    'Produkt;Grupa;kcal/100g;B [g];T [g];W [g];Porcja;Alergeny;Indeks GI',
    'Importowana kasza;zbo\u00bfa;384;14,6;6,5;66,0;\u00b3y\u00bfka=10g;-;35',
    'Importowane ciastka;S\u00b3odycze desery ciasta;470;6,1;18,0;64,0;;gluten, mleko;',
    'Importowany baton;S\u00b3odycze desery ciasta;-12;20,0;9,0;31,0;;;',
    ';Pieczywo;236;8,5;1,9;45,3;;;',
    'Importowana feta;Nabia\u00b3;=D4*2;16,5;9,0;1,5;;;',
  ].map((line) => Buffer.from(`${line}\r\n`, 'latin1')),
);
const PHONE = { width: 390, height: 844 };

async function openImport(page: Page, path: string, heading: string): Promise<Locator> {
  await page.goto(productUrl(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('button', { name: 'Import i eksport' }).click();
  await page.getByRole('menuitem', { name: 'Importuj z pliku…' }).click();
  return page.getByRole('dialog', { name: /^Import / });
}

async function choose(page: Page, dialog: Locator, name: string, bytes: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Wybierz plik' }).click();
  await (await asked).setFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
}

async function take(page: Page, entry: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Import i eksport' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('Import i eksport biblioteki', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('produkty z CSV w Windows-1250: kolumny, próba na sucho, błędy z wierszami i wynik', async () => {
    const { page } = journey;
    const dialog = await openImport(page, '/foods', 'Baza produktów');
    await choose(page, dialog, 'produkty_2026.csv', FILE);
    await dialog.getByText(/produkty_2026\.csv · 5\swierszy/).waitFor();
    expect(plainText(await dialog.getByRole('combobox', { name: 'Kodowanie' }).innerText())).toBe(
      'Windows-1250',
    );
    await dialog.getByText('Importowana kasza · Importowane ciastka', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Przypisz' }).click();
    await dialog.getByRole('combobox', { name: 'Kategoria dla „zboża”' }).click();
    await page.getByRole('option', { name: 'Kasze makarony zboża' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Dalej: podgląd' }).click();
    await dialog.getByText('Próba na sucho, nic jeszcze nie zapisano').waitFor();
    const rows = dialog.getByRole('table', { name: 'Wiersze pliku i co się z nimi stanie' });
    for (const said of ['Kalorie nie mogą być ujemne', 'Brak nazwy', 'Formuła zamiast wartości'])
      await rows.getByText(said).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Importuj 2\sprodukty/ }).click();
    await dialog.getByText('Import zakończony').waitFor();
    expect(plainText(await dialog.innerText())).toMatch(/Dodano\s2[\s\S]*Pominięto z błędem\s3/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pokaż produkty' }).click();
    await page.getByRole('searchbox', { name: /Szukaj produktu/ }).fill('Importowane ciastka');
    await page.getByRole('table', { name: 'Produkty w bazie' }).getByText('Importowane ciastka').waitFor();
  });

  test('własny eksport produktów i posiłków wraca bez zmian', async () => {
    const { page } = journey;
    for (const [path, heading, entry] of [
      ['/foods', 'Baza produktów', 'Eksportuj do CSV'],
      ['/foods', 'Baza produktów', 'Eksportuj do XLSX'],
      ['/meals', 'Biblioteka posiłków', 'Eksportuj do XLSX'],
    ] as const) {
      await page.goto(productUrl(path));
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const file = await take(page, entry);
      const dialog = await openImport(page, path, heading);
      await choose(page, dialog, file.name, file.bytes);
      await dialog.getByRole('button', { name: 'Dalej: podgląd' }).click();
      await dialog.getByRole('button', { name: 'Nie ma czego importować' }).waitFor();
      expect(plainText(await dialog.innerText())).toMatch(
        /0 nowych 0 zmienionych [\d ]+ bez zmian 0 z błędami/,
      );
      await dialog.getByRole('button', { name: 'Anuluj' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test('na telefonie, z plikiem o zmienionej nazwie, okno mówi po polsku, co jest nie tak', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    const dialog = await openImport(page, '/foods', 'Baza produktów');
    journey.trouble.allow(/status of 415 .*\/api\/library\/imports/);
    await choose(page, dialog, 'produkty.xlsx', FILE);
    await dialog.getByText(/W środku jest co innego, niż mówi nazwa pliku/).waitFor();
    await choose(page, dialog, 'produkty.csv', FILE);
    await dialog.getByRole('button', { name: 'Dalej: podgląd' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Dalej: podgląd' }).click();
    await dialog.getByText('Próba na sucho, nic jeszcze nie zapisano').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
