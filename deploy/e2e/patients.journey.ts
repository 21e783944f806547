import { describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { eventually, untilFocused } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { factOf, plainText } from './support/text.js';

/** Forty years old in any year, so that the sums below can be checked by hand. */
const BIRTH_YEAR = new Date().getFullYear() - 40;
const NAME = 'Żaneta Ćwiklińska';

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const rowsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Lista pacjentów' }).getByRole('listitem');
/** Each card's first button is the patient's name. */
const namesOf = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.querySelector('button')?.textContent ?? ''));

async function choose(page: Page, area: Locator, label: string, option: string): Promise<void> {
  await area.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('Pacjenci', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('[core §2] „Dodaj pacjenta” na pulpicie otwiera okno nowego pacjenta w Pacjentach', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: 'Dodaj pacjenta' }).click();
    await page.waitForURL('**/patients');
    await dialogOf(page, 'Nowy pacjent').waitFor();
    await expectAccessible(page);
  });

  test('[core §5] bez imienia i nazwiska pacjent nie zostanie zapisany', async () => {
    const { page } = journey;
    const dialog = dialogOf(page, 'Nowy pacjent');
    await dialog.getByLabel('Imię').fill('   ');
    await dialog.getByRole('button', { name: 'Dodaj pacjenta' }).click();
    await dialog.getByText('Imię i nazwisko są wymagane').first().waitFor();
    await expectAccessible(page);
    expect(await dialog.isVisible()).toBe(true);
  });

  test('[core §5] rok urodzenia spoza zakresu i liczba nie do odczytania są wskazane przy polu', async () => {
    const { page } = journey;
    const dialog = dialogOf(page, 'Nowy pacjent');
    await dialog.getByLabel('Rok urodzenia').fill('1890');
    await dialog.getByLabel('Wzrost').fill('sto');
    await dialog.getByLabel('PAL').fill('3,1');
    await dialog.getByLabel('PAL').blur();
    for (const label of ['Rok urodzenia', 'Wzrost', 'PAL']) {
      await eventually(
        () => dialog.getByLabel(label).getAttribute('aria-invalid'),
        (invalid) => expect(invalid).toBe('true'),
      );
    }
    await dialog.getByText('Wpisz liczbę').first().waitFor();
  });

  test('[core §2] pacjent ze wszystkimi polami, z przecinkiem w liczbach, pojawia się na liście', async () => {
    const { page } = journey;
    const dialog = dialogOf(page, 'Nowy pacjent');
    await dialog.getByLabel('Imię').fill('Żaneta');
    await dialog.getByLabel('Nazwisko').fill('Ćwiklińska');
    await choose(page, dialog, 'Płeć', 'Kobieta');
    await dialog.getByLabel('Rok urodzenia').fill(String(BIRTH_YEAR));
    await dialog.getByLabel('E-mail').fill('zaneta@example.com');
    await dialog.getByLabel('Telefon').fill('+48 600 700 800');
    await dialog.getByLabel('Wzrost').fill('168,5');
    await dialog.getByLabel('Masa początkowa').fill('72,5');
    await dialog.getByLabel('PAL').fill('1.4');
    await choose(page, dialog, 'Cel', 'Utrzymanie');
    await dialog.getByRole('button', { name: 'Dodaj pacjenta' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(`Dodano pacjenta: ${NAME}`).first().waitFor();

    const row = rowsOf(page).filter({ hasText: NAME });
    const text = plainText(await row.innerText());
    for (const part of [
      'zaneta@example.com',
      '+48 600 700 800',
      '72,5 kg',
      '168,5 cm',
      'Utrzymanie',
      'Aktywny',
    ]) {
      expect(text).toContain(part);
    }
    await expectAccessible(page);
  });

  test('[core §9] szczegóły pokazują BMR i TDEE policzone wzorem Harrisa i Benedicta', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: NAME, exact: true }).click();
    const dialog = dialogOf(page, NAME);
    await dialog.waitFor();
    // 447,593 + 9,247·72,5 + 3,098·168,5 − 4,33·40 = 1466,81; razy 1,4 = 2053,54
    expect(await factOf(dialog, 'BMR (PPM)')).toBe('1 467 kcal');
    expect(await factOf(dialog, 'TDEE (CPM)')).toContain('2 054 kcal');
    expect(await factOf(dialog, 'Płeć')).toBe('Kobieta');
    expect(await factOf(dialog, 'Rok urodzenia')).toBe(String(BIRTH_YEAR));
    expect(await factOf(dialog, 'Dziecko')).toBe('nie');
    expect(await factOf(dialog, 'PAL')).toBe('1,4');
    expect(await factOf(dialog, 'Cel')).toBe('Utrzymanie');
    await dialog.getByText('Brak pomiarów.').waitFor();
    await expectAccessible(page);
  });

  test('[core §3] nowy pomiar trafia do historii z BMI i zmienia zapotrzebowanie', async () => {
    const { page } = journey;
    await dialogOf(page, NAME).getByRole('button', { name: 'Dodaj pomiar' }).click();
    const form = dialogOf(page, 'Nowy pomiar');
    await form.getByLabel('Masa').fill('71,2');
    await form.getByLabel('Talia').fill('82,5');
    await form.getByLabel('Biodra').fill('101');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Zapisz pomiar' }).click();
    const dialog = dialogOf(page, NAME);
    const newest = dialog.getByRole('table', { name: 'Pomiary' }).locator('tbody tr').first();
    // 71,2 / 1,685² = 25,08
    await eventually(
      async () => plainText(await newest.innerText()),
      (text) => expect(text).toMatch(/71,2 kg 25,1 82,5 cm 101 cm/),
    );
    // 447,593 + 9,247·71,2 + 3,098·168,5 − 4,33·40 = 1454,79; razy 1,4 = 2036,71
    await eventually(
      () => Promise.all([factOf(dialog, 'BMR (PPM)'), factOf(dialog, 'TDEE (CPM)')]),
      (facts) => expect(facts).toEqual(['1 455 kcal', expect.stringContaining('2 037 kcal')]),
    );
  });

  test('[core §8] odświeżenie TDEE zapisuje je i mówi, ile wynosi', async () => {
    const { page } = journey;
    await dialogOf(page, NAME).getByRole('button', { name: 'Odśwież TDEE' }).click();
    await page.getByText('TDEE odświeżone').first().waitFor();
    await page.getByText('TDEE: 2 037 kcal - zapisano').first().waitFor();
  });

  test('[core §2] edycja zmienia dane i wraca do szczegółów; porzucenie zmian najpierw pyta', async () => {
    const { page } = journey;
    await dialogOf(page, NAME).getByRole('button', { name: 'Edytuj' }).click();
    const form = dialogOf(page, 'Edycja danych');
    await form.getByLabel('Telefon').fill('+48 511 222 333');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Wróć' }).click();
    await form.getByRole('button', { name: 'Zapisz zmiany' }).click();
    const dialog = dialogOf(page, NAME);
    await dialog.waitFor();
    await expect(factOf(dialog, 'Telefon')).resolves.toContain('+48 511 222 333');
    await dialog.getByRole('button', { name: 'Wróć' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('[core §2] wyszukiwanie po nazwisku, e-mailu i telefonie nie zważa na wielkość liter', async () => {
    const { page } = journey;
    const search = page.getByRole('searchbox', { name: 'Szukaj po nazwisku, e-mailu lub telefonie' });
    for (const query of ['ćWIKL', 'ZANETA@', '511 222', 'żaneta ćwik']) {
      await search.fill(query);
      await expectRows(page, [NAME]);
    }
    await search.fill('nikt taki');
    await page.getByText('Nikt nie pasuje do „nikt taki”').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pokaż wszystkich' }).click();
    await rowsOf(page).nth(5).waitFor();
  });

  test('[core §4] lista jest ułożona po nazwisku; drugi klik odwraca, aktualizacja zaczyna od najnowszych', async () => {
    const { page } = journey;
    const { compare } = new Intl.Collator('pl');
    const lastNames = async () => (await namesOf(page)).map((name) => name.split(' ')[1] ?? '');
    const byName = await namesOf(page);
    const forwards = await lastNames();
    expect(forwards).toEqual([...forwards].sort(compare));
    await page.getByRole('button', { name: 'Nazwisko, rosnąco' }).click();
    await page.getByRole('button', { name: 'Nazwisko, malejąco' }).waitFor();
    // People of one surname stand by first name either way, and of more than 50 the others come first.
    const backwards = await lastNames();
    expect(backwards).toEqual([...backwards].sort((a, b) => compare(b, a)));
    await page.getByRole('button', { name: 'Aktualizacja' }).click();
    await page.getByRole('button', { name: 'Aktualizacja, malejąco' }).waitFor();
    expect((await namesOf(page))[0]).toBe(NAME);
    await page.getByRole('button', { name: /^Nazwisko/ }).click();
    await eventually(
      () => namesOf(page),
      (names) => expect(names).toEqual(byName),
    );
  });

  test('[core §8] kopiowanie e-maila potwierdza „Skopiowano do schowka”', async () => {
    const { page } = journey;
    await searchPatient(page, NAME);
    await page.getByRole('button', { name: `Kopiuj e-mail: ${NAME}` }).click();
    await page.getByText('Skopiowano do schowka').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('zaneta@example.com');
  });

  test('wpisane dane przetrwają odświeżenie strony', async () => {
    const { page } = journey;
    await page.reload();
    await searchPatient(page, NAME);
    const text = plainText(await rowsOf(page).filter({ hasText: NAME }).innerText());
    expect(text).toContain('71,2 kg');
  });

  test('[core §4] usunięcie pyta raz, wymienia co zniknie, i daje się cofnąć', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: NAME, exact: true }).click();
    await dialogOf(page, NAME).getByRole('button', { name: 'Usuń pacjenta' }).click();
    const question = page.getByRole('alertdialog', { name: 'Usunąć pacjenta?' });
    await question.getByText('1 pomiar').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Usuń pacjenta' }).click();
    await page.getByText(`Usunięto pacjenta: ${NAME}`).first().waitFor();
    await rowsOf(page).filter({ hasText: NAME }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Cofnij/ }).click();
    await page.getByText(`Przywrócono pacjenta: ${NAME}`).first().waitFor();
    expect(plainText(await rowsOf(page).filter({ hasText: NAME }).innerText())).toContain('71,2 kg');
  });

  test('samą klawiaturą: nowy pacjent, szczegóły, pomiar, usunięcie', async () => {
    const { page } = journey;
    await page.reload();
    await rowsOf(page).first().waitFor();
    await page.keyboard.press('n');
    await untilFocused(dialogOf(page, 'Nowy pacjent').getByLabel('Imię'));
    await page.keyboard.type('Klaudia');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Klawisz');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[role=option]:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Kobieta' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    // The list gives the focus back in a task of its own.
    await untilFocused(dialogOf(page, 'Nowy pacjent').getByRole('combobox', { name: 'Płeć' }));
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(BIRTH_YEAR));
    await page.keyboard.press('Control+Enter');
    await dialogOf(page, 'Nowy pacjent').waitFor({ state: 'hidden' });

    await page.keyboard.press('/');
    await untilFocused(page.getByRole('searchbox'));
    await page.keyboard.type('klawisz');
    await expectRows(page, ['Klaudia Klawisz']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const details = dialogOf(page, 'Klaudia Klawisz');
    await details.waitFor();
    expect(await factOf(details, 'Płeć')).toBe('Kobieta');
    await page.keyboard.press('m');
    await untilFocused(dialogOf(page, 'Nowy pomiar').getByLabel('Masa'));
    await page.keyboard.type('64,5');
    await page.keyboard.press('Control+Enter');
    await details.getByText('64,5 kg').first().waitFor();
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: 'Usunąć pacjenta?' });
    await untilFocused(question.getByRole('button', { name: 'Anuluj' }));
    await page.keyboard.press('Tab');
    await untilFocused(question.getByRole('button', { name: 'Usuń pacjenta' }));
    await page.keyboard.press('Enter');
    await page.getByText('Usunięto pacjenta: Klaudia Klawisz').first().waitFor();
  });
});

async function expectRows(page: Page, names: string[]): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('[aria-label="Lista pacjentów"] > li').length === count,
    names.length,
  );
  expect(await namesOf(page)).toEqual(names);
}
