import { describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually, untilFocused } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { plainText } from './support/text.js';

const tableOf = (page: Page, name: string): Locator => page.getByRole('table', { name });
const rowsOf = (page: Page, name: string): Locator => tableOf(page, name).locator('tbody tr');

/** "1–50 z 153": what the foot of a list says. */
async function shownOf(page: Page): Promise<{ first: number; last: number; total: number }> {
  const text = plainText(
    await page.getByRole('navigation', { name: 'Strony' }).getByRole('status').innerText(),
  );
  const [first = 0, last = 0, total = 0] =
    text.match(/\d[\d ]*/g)?.map((part) => Number(part.replaceAll(' ', ''))) ?? [];
  return { first, last, total };
}

async function titlesOf(page: Page, name: string): Promise<string[]> {
  await rowsOf(page, name).first().waitFor();
  return rowsOf(page, name).evaluateAll((rows) =>
    rows.map((row) => row.querySelector('button:not([aria-pressed])')?.textContent ?? ''),
  );
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(productUrl(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const MEALS = 'Posiłki w bibliotece';
const FOODS = 'Produkty w bazie';

describe('Biblioteka posiłków i baza produktów', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('[library §2] biblioteka pokazuje katalog startowy po 50 posiłków na stronę, z oknem pięciu numerów', async () => {
    const { page } = journey;
    await open(page, '/meals', 'Biblioteka posiłków');
    await rowsOf(page, MEALS).first().waitFor();
    const { first, last, total } = await shownOf(page);
    expect({ first, last }).toEqual({ first: 1, last: 50 });
    expect(total).toBeGreaterThanOrEqual(120);
    expect(await rowsOf(page, MEALS).count()).toBe(50);
    expect(
      plainText(await page.getByRole('heading', { level: 1 }).locator('xpath=..').innerText()),
    ).toContain(String(total));
    const numbers = page
      .getByRole('navigation', { name: 'Strony' })
      .getByRole('button', { name: /^Strona \d+$/ });
    expect(await numbers.count()).toBeLessThanOrEqual(6);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Następna strona' }).click();
    await eventually(
      () => shownOf(page),
      (shown) => expect(shown).toEqual({ first: 51, last: Math.min(100, total), total }),
    );
    expect(
      await page.getByRole('button', { name: 'Strona 2', exact: true }).getAttribute('aria-current'),
    ).toBe('page');
  });

  test('[library §2] wyszukiwanie i filtry są w adresie i przetrwają odświeżenie', async () => {
    const { page } = journey;
    await open(page, '/meals', 'Biblioteka posiłków');
    await rowsOf(page, MEALS).first().waitFor();
    const { total: all } = await shownOf(page);
    const expectTotal = (check: (total: number) => void) =>
      eventually(
        () => shownOf(page),
        ({ total }) => check(total),
      );
    await page.getByRole('searchbox', { name: 'Szukaj posiłku' }).fill('owsianka');
    await page.waitForURL('**/meals?q=owsianka');
    await eventually(
      () => titlesOf(page, MEALS),
      (found) => expect(found[0]).toMatch(/owsian/i),
    );

    await page.getByRole('searchbox', { name: 'Szukaj posiłku' }).fill('');
    await expectTotal((total) => expect(total).toBe(all));
    await page.getByRole('combobox', { name: 'Typ' }).click();
    await page.getByRole('option', { name: 'Zupa', exact: true }).click();
    await page.waitForURL('**/meals?type=soup');
    await expectTotal((total) => expect(total).toBeLessThan(all));
    const { total } = await shownOf(page);
    expect(await rowsOf(page, MEALS).count()).toBe(Math.min(50, total));
    await page.reload();
    await rowsOf(page, MEALS).first().waitFor();
    expect((await shownOf(page)).total).toBe(total);
    await expectAccessible(page);
  });

  test('[library §2] gdy nic nie pasuje, lista mówi to i daje wyczyścić filtry', async () => {
    const { page } = journey;
    await open(page, '/meals?q=nicniepasuje', 'Biblioteka posiłków');
    await page.getByText('Żaden posiłek nie pasuje do filtrów').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
    await rowsOf(page, MEALS).first().waitFor();
    await page.waitForURL((url) => url.search === '');
  });

  test('[library §2] kliknięty posiłek otwiera się obok listy; J i K przechodzą po wierszach', async () => {
    const { page } = journey;
    await open(page, '/meals', 'Biblioteka posiłków');
    const [firstName = '', secondName = ''] = await titlesOf(page, MEALS);
    await tableOf(page, MEALS).getByRole('button', { name: firstName, exact: true }).click();
    const first = page.getByRole('dialog', { name: firstName });
    await first.waitFor();
    await page.waitForURL('**/meals/*');
    const firstAddress = page.url();
    await first.getByRole('heading', { name: /Składniki/ }).waitFor();
    expect(plainText(await first.innerText())).toMatch(/kcal \d+/);
    await expectAccessible(page);

    await page.keyboard.press('j');
    await page.getByRole('dialog', { name: secondName }).waitFor();
    expect(page.url()).not.toBe(firstAddress);
    await page.keyboard.press('k');
    await first.waitFor();
    expect(page.url()).toBe(firstAddress);
    await page.keyboard.press('Escape');
    await page.waitForURL('**/meals');
  });

  test('[library §2] adres jednego posiłku otwiera go wprost, a nieznany numer wraca do listy', async () => {
    const { page } = journey;
    await open(page, '/meals', 'Biblioteka posiłków');
    const [name = ''] = await titlesOf(page, MEALS);
    await tableOf(page, MEALS).getByRole('button', { name, exact: true }).click();
    await page.waitForURL('**/meals/*');
    await page.reload();
    await page.getByRole('dialog', { name }).waitFor();
    await page.goto(productUrl('/meals/nie-ma-takiego'));
    await page.waitForURL('**/meals');
  });

  test('[library §2] samą klawiaturą: nowy posiłek, kopia, ulubiony, usunięcie z cofnięciem', async () => {
    const { page } = journey;
    await open(page, '/meals', 'Biblioteka posiłków');
    await rowsOf(page, MEALS).first().waitFor();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Nowy posiłek' });
    await form.getByRole('textbox', { name: /^Nazwa/ }).focus();
    await page.keyboard.type('Kakao próbne');
    await form.getByRole('button', { name: 'Dodaj typ' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Późna przekąska' }).press('Enter');
    await form.getByRole('combobox', { name: 'Dodaj składnik' }).focus();
    await page.keyboard.type('mleko 2');
    // Enter takes the highlighted one: of the question before, that is another milk.
    await page
      .getByRole('option', { name: /^Mleko 2/ })
      .and(page.locator('[data-highlighted]'))
      .waitFor();
    await page.keyboard.press('Enter');
    await untilFocused(form.getByRole('textbox', { name: 'Gramy nowego składnika' }));
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: /^Gramy: Mleko 2/ }).waitFor();
    await form.getByRole('button', { name: 'Dodaj krok' }).press('Enter');
    await page.keyboard.type('Podgrzej mleko.');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');

    const sheet = page.getByRole('dialog', { name: 'Kakao próbne', exact: true });
    await sheet.getByText('Podgrzej mleko.').waitFor();
    await page.waitForURL('**/meals/m-*');
    await expectAccessible(page);
    await page.reload();
    await sheet.waitFor();
    await sheet.getByRole('button', { name: 'Ulubiony: Kakao próbne' }).press('Enter');
    await sheet.getByRole('button', { name: 'Ulubiony: Kakao próbne', pressed: true }).waitFor();
    await sheet.getByRole('button', { name: 'Alergeny i nietolerancje' }).press('Enter');
    const allergens = page.getByRole('dialog', { name: 'Alergeny i nietolerancje' });
    await allergens.getByRole('row', { name: /^mleko Mleko 2/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await sheet.getByRole('button', { name: 'Skopiuj' }).press('Enter');
    // The form comes after its button, and takes keys once it has the focus.
    await untilFocused(page.getByRole('dialog', { name: 'Kopia posiłku' }));
    await page.keyboard.press('Control+Enter');
    const copied = page.getByRole('dialog', { name: 'Kakao próbne (kopia)' });
    await copied.waitFor();
    await copied.getByRole('button', { name: 'Usuń', exact: true }).press('Enter');
    await page.getByText('Usunięto posiłek: Kakao próbne (kopia)').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Przywrócono posiłek: Kakao próbne (kopia)').waitFor();
  });

  test('[library §2] baza produktów pokazuje co najmniej 150 produktów z wartościami na 100 g', async () => {
    const { page } = journey;
    await open(page, '/foods', 'Baza produktów');
    await rowsOf(page, FOODS).first().waitFor();
    const { first, last, total } = await shownOf(page);
    expect({ first, last }).toEqual({ first: 1, last: 50 });
    expect(total).toBeGreaterThanOrEqual(150);
    await expectAccessible(page);
  });

  test('[library §2] produkt znajduje się po nazwie i po numerze, a szczegóły mają miary domowe i alergeny', async () => {
    const { page } = journey;
    const search = page.getByRole('searchbox', { name: 'Szukaj produktu lub ID' });
    await search.fill('mleko');
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length < 50);
    const found = await titlesOf(page, FOODS);
    expect(found.some((name) => /mleko/i.test(name))).toBe(true);
    await rowsOf(page, FOODS).first().getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: /Miary domowe/ }).waitFor();
    await sheet.getByRole('heading', { name: 'Alergeny' }).waitFor();
    await expectAccessible(page);
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.keyboard.press('Escape');
    await page.waitForURL(({ pathname }) => pathname === '/foods');
    await search.fill(id);
    await eventually(
      () => titlesOf(page, FOODS),
      (names) => expect(names).toContain(found[0]),
    );
  });

  test('[library §2] filtr kategorii zostawia tylko produkty tej kategorii', async () => {
    const { page } = journey;
    await open(page, '/foods', 'Baza produktów');
    await page.getByRole('combobox', { name: 'Kategoria' }).click();
    const option = page.getByRole('option').nth(1);
    const category = await option.innerText();
    await option.click();
    await rowsOf(page, FOODS).first().waitFor();
    await eventually(
      () => rowsOf(page, FOODS).evaluateAll((rows) => rows.map((row) => row.children[2]?.textContent)),
      (categories) => expect(new Set(categories)).toEqual(new Set([category])),
    );
  });

  test('[library §2] kolumny się sortują i mówią czytnikowi ekranu, jak', async () => {
    const { page } = journey;
    await open(page, '/foods', 'Baza produktów');
    const header = tableOf(page, FOODS).getByRole('columnheader', { name: 'Kalorie' });
    for (const order of ['ascending', 'descending']) {
      await header.getByRole('button').click();
      await eventually(
        () => header.getAttribute('aria-sort'),
        (sort) => expect(sort).toBe(order),
      );
    }
    const values = await rowsOf(page, FOODS).evaluateAll((rows) =>
      rows.map((row) => Number((row.children[4]?.textContent ?? '').replace(/\D/g, ''))),
    );
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test('/settings pokazuje formularz reguł i mówi, skąd są', async () => {
    const { page } = journey;
    await open(page, '/settings', 'Ustawienia');
    await page.getByText('Źródło: ').waitFor();
    await page.getByRole('button', { name: 'Domyślne godziny posiłków', exact: true }).waitFor();
    await expectAccessible(page);
  });
});

describe('Baza nietolerancji', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('[library §2] pokazuje słownik z liczbą produktów, dziury w mapowaniu i produkty wybranej pozycji', async () => {
    const { page } = journey;
    await open(page, '/intolerances', 'Baza nietolerancji');
    await page.getByRole('searchbox', { name: 'Szukaj nietolerancji' }).fill('seler');
    await page
      .getByRole('button', { name: /^Seler/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Seler korzeniowy, surowy' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Szukaj nietolerancji' }).fill('');
    await page.getByText(/^Bez mapowania/).click();
    await page.getByText('brak mapowania').first().waitFor();
  });
});

describe('Administracja', () => {
  const journey = useJourney({ as: 'administrator' });

  test('[core §8] administrator widzi aktywne sesje i panel kopii zapasowych', async () => {
    const { page } = journey;
    await open(page, '/admin', 'Administracja');
    await page.getByRole('heading', { name: 'Aktywne sesje użytkowników' }).waitFor();
    await page.getByRole('heading', { name: 'Kopia zapasowa bazy w chmurze' }).waitFor();
    await expectAccessible(page);
  });
});
