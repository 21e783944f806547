import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { without } from './support/control.js';
import { eventually, untilFocused } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { expectNoSidewaysScroll, widthsThatOverflow } from './support/widths.js';

/** Foods of this journey alone: the starter catalogue may grow. */
const FOODS = [
  { id: 990_001, name: 'Kwaśnica próbna', category: 'Warzywa', allergens: ['lubiny'] },
  { id: 990_002, name: 'Sok z kwaśnicy próbnej', category: 'Napoje i alkohole', allergens: ['lubiny'] },
  { id: 990_003, name: 'Napar górski', category: 'Napoje i alkohole', allergens: [] },
];
const NUTRITION = { per: '100g', carbs: 4, fat: 1, protein: 2, calories: 33 };
const ENTRY = 'Kwaśnica próbna';
const PHONE = { width: 390, height: 844 };

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(productUrl(path));
  // A sheet that opens at once hides it from readers of the screen.
  await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor();
};
const linkedTable = (page: Page): Locator =>
  page.getByRole('table', { name: `Produkty powiązane: ${ENTRY}` });
const linkedNames = async (page: Page): Promise<string[]> =>
  linkedTable(page).getByRole('link').allTextContents();

/** A layer with an animation of no length stayed in sight once it was closed, more often than not. */
const animationOf = (layer: Locator) => layer.evaluate((element) => getComputedStyle(element).animationName);

describe('Baza nietolerancji i zamienniki', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  const mappingsOf = async (key: string) => {
    const { text } = await call(session, 'GET', `/api/intolerances/mappings?intolerance=${key}`);
    return JSON.parse(text) as { items: { foodId: number }[]; cached: boolean };
  };

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    for (const { allergens, ...food } of FOODS) {
      const allergenInfo = { allergens, confidence: 'pewny', note: '', verifiedAt: '2026-11-01' };
      await call(session, 'POST', '/api/foods', { ...food, ...NUTRITION, allergenInfo });
    }
  });

  test('[library §3] myszą: czego nie ma w słowniku, dodaje się prosto z wyszukiwania', async () => {
    const { page } = journey;
    await open(page, '/intolerances', 'Baza nietolerancji');
    await page.getByRole('searchbox', { name: 'Szukaj nietolerancji' }).fill(ENTRY);
    await page.getByRole('button', { name: `Dodaj „${ENTRY}”` }).click();
    const dialog = page.getByRole('dialog', { name: 'Nowa pozycja słownika' });
    await dialog.getByRole('textbox', { name: 'Inne nazwy' }).fill('Kwas górski');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz pozycję' }).click();
    await page.getByText(`Dodano do słownika: ${ENTRY}`).waitFor();
    await page.waitForURL('**/intolerances?entry=kwasnica-probna');
    await page.getByText(/Ta pozycja nie ma powiązanych produktów/).waitFor();
  });

  test('[decisions 13] myszą: propozycje po nazwie wiąże się razem, inny produkt z wyszukiwania', async () => {
    const { page } = journey;
    const proposals = page.getByRole('table', { name: `Propozycje produktów: ${ENTRY}` });
    await proposals.getByRole('checkbox', { name: 'Zaznacz: Kwaśnica próbna' }).check();
    await proposals.getByRole('checkbox', { name: 'Zaznacz: Sok z kwaśnicy próbnej' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Powiąż 2\sprodukty/ }).click();
    await page.getByText(/^Powiązano 2\sprodukty$/).waitFor();
    await eventually(
      () => linkedNames(page),
      (names) => expect(names).toEqual(['Kwaśnica próbna', 'Sok z kwaśnicy próbnej']),
    );
    await page.getByRole('combobox', { name: 'Dodaj inny produkt' }).fill('napar gór');
    await page.getByRole('option', { name: /Napar górski/ }).click();
    await eventually(
      () => linkedNames(page),
      (names) => expect(names).toContain('Napar górski'),
    );
    await eventually(
      () => linkedTable(page).getByText('powiązano teraz').count(),
      (count) => expect(count).toBe(3),
    );
    expect(await widthsThatOverflow(page)).toEqual([]);
  });

  test('[library §8.6] myszą: filtr po numerze, usunięcie zaznaczonych i cofnięcie', async () => {
    const { page } = journey;
    const filter = page.getByRole('textbox', { name: `Filtruj produkty: ${ENTRY}` });
    await filter.fill('990003');
    await eventually(
      () => linkedNames(page),
      (names) => expect(names).toEqual(['Napar górski']),
    );
    await filter.fill('napoje');
    await linkedTable(page).getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }).check();
    await page.getByText('2 zaznaczone').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Usuń mapowania' }).click();
    await page.getByText('Usunięto mapowania').waitFor();
    await page.getByText(/^Usunięto 2\spowiązania$/).waitFor();
    expect((await mappingsOf('kwasnica-probna')).items.map(({ foodId }) => foodId)).toEqual([990_001]);
    await page.getByRole('button', { name: /Cofnij/ }).click();
    await filter.fill('');
    await eventually(
      () => linkedNames(page),
      (names) => expect(names).toHaveLength(3),
    );
  });

  test('[library §7] powtórzone pytanie o produkty odpowiada z pamięci, a po zmianie na nowo', async () => {
    await mappingsOf('kwasnica-probna');
    expect((await mappingsOf('kwasnica-probna')).cached).toBe(true);
    const link = { intolerance: 'kwasnica-probna', foodId: 990_003 };
    await call(session, 'DELETE', '/api/intolerances/mappings', link);
    expect(await mappingsOf('kwasnica-probna')).toMatchObject({ cached: false, items: [{}, {}] });
    await call(session, 'POST', '/api/intolerances/mappings', link);
  });

  test('[library §2.24] samą klawiaturą: pozycja, zaznaczenie, usunięcie, cofnięcie i nowe nazwy', async () => {
    const { page } = journey;
    await open(page, '/intolerances', 'Baza nietolerancji');
    await page.getByRole('list', { name: 'Słownik nietolerancji' }).waitFor();
    await page.keyboard.press('/');
    await untilFocused(page.getByRole('searchbox', { name: 'Szukaj nietolerancji' }));
    await page.keyboard.type('kwas górski');
    await page.getByRole('button', { name: new RegExp(ENTRY) }).press('Enter');
    await linkedTable(page).getByRole('checkbox', { name: 'Zaznacz: Napar górski' }).press('Space');
    await page.getByRole('button', { name: 'Usuń mapowania' }).press('Enter');
    await page.getByText(/^Usunięto 1\spowiązanie$/).waitFor();
    await page.keyboard.press('Control+z');
    await linkedTable(page).getByRole('link', { name: 'Napar górski' }).waitFor();

    await page.getByRole('button', { name: `Działania: ${ENTRY}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Zmień nazwy' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nazwy pozycji' });
    const others = dialog.getByRole('textbox', { name: 'Inne nazwy' });
    // The dialog takes the focus to its first field once it is there, also from another one.
    await untilFocused(dialog.getByRole('textbox').first());
    await others.press('Control+End');
    await page.keyboard.type('\nKiszonka górska');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Inne nazwy: Kwas górski; Kiszonka górska').waitFor();
  });

  test('kto w systemie wyłączył ruch, otwiera i zamyka menu i okna tak samo', async () => {
    const { page } = journey;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/intolerances', 'Baza nietolerancji');
    await page.getByRole('searchbox', { name: 'Szukaj nietolerancji' }).fill('kwas górski');
    await page.getByRole('button', { name: new RegExp(ENTRY) }).click();
    for (const way of ['mouse', 'keyboard'] as const) {
      const menu = page.getByRole('button', { name: `Działania: ${ENTRY}` });
      const names = page.getByRole('menuitem', { name: 'Zmień nazwy' });
      if (way === 'mouse') {
        await menu.click();
        expect(await animationOf(page.getByRole('menu'))).toBe('none');
        await names.click();
      } else {
        await menu.press('Enter');
        await untilFocused(names);
        await page.keyboard.press('Enter');
      }
      const dialog = page.getByRole('dialog', { name: 'Nazwy pozycji' });
      await untilFocused(dialog.getByRole('textbox').first());
      expect(await animationOf(dialog)).toBe('none');
      expect(await page.getByRole('menu').count()).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('[library §2.22] w podglądzie produktu: nietolerancje i zamienniki z ostrzeżeniem', async () => {
    const { page } = journey;
    await open(page, '/foods/990001', 'Baza produktów');
    const sheet = page.getByRole('dialog', { name: 'Kwaśnica próbna' });
    const links = sheet.getByRole('region', { name: 'Nietolerancje' });
    await links.getByRole('button', { name: `Usuń powiązanie: ${ENTRY}` }).click();
    await links.getByText(/nie jest powiązany z żadną pozycją/).waitFor();
    await links.getByRole('combobox', { name: 'Dodaj pozycję' }).fill('kwas górski');
    await page.getByRole('option', { name: new RegExp(ENTRY) }).click();
    await links.getByRole('listitem').filter({ hasText: ENTRY }).waitFor();

    const substitutes = sheet.getByRole('region', { name: 'Zamienniki' });
    await substitutes.getByRole('combobox', { name: 'Szukaj zamiennika' }).fill('sok z kwaśnicy');
    await page.getByRole('option', { name: /Sok z kwaśnicy próbnej/ }).click();
    await untilFocused(substitutes.getByRole('textbox', { name: 'Procent nowego zamiennika' }));
    await substitutes.getByText(/Też zawiera: łubin/).waitFor();
    await substitutes.getByRole('textbox', { name: 'Procent nowego zamiennika' }).fill('80');
    await substitutes
      .getByRole('textbox', { name: 'Opis nowego zamiennika' })
      .fill(`Do picia ${'i gotowania '.repeat(8)}`);
    await substitutes.getByRole('button', { name: 'Dodaj', exact: true }).click();
    const row = substitutes.getByRole('listitem').filter({ hasText: 'Sok z kwaśnicy próbnej' });
    await row.getByText('Ten sam alergen i ta sama nietolerancja: łubin; Kwaśnica próbna').waitFor();
    const description = row.getByRole('button', { name: /Do picia i gotowania/ });
    expect((await description.boundingBox())?.width).toBeLessThanOrEqual(240);
    await description.hover();
    await eventually(
      async () => plainText(await page.getByRole('tooltip').innerText()),
      (whole) => expect(whole).toBe(`Do picia ${'i gotowania '.repeat(8)}`.trim()),
    );
    await expectAccessible(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });

  test('[library §2.22] samą klawiaturą: zmiana udziału, usunięcie zamiennika i cofnięcie', async () => {
    const { page } = journey;
    const substitutes = page.getByRole('region', { name: 'Zamienniki' });
    const name = 'Sok z kwaśnicy próbnej';
    const share = substitutes.getByRole('textbox', { name: `Procent: ${name}` });
    await share.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('95,5');
    await page.keyboard.press('Enter');
    await page.getByText(`Zmieniono zamiennik: ${name}`).waitFor();
    await substitutes.getByRole('button', { name: `Usuń zamiennik: ${name}` }).press('Enter');
    await page.getByText(`Usunięto zamiennik: ${name}`).waitFor();
    await substitutes.getByText('Produkt nie ma jeszcze zamienników.').waitFor();
    await page.keyboard.press('Control+z');
    await eventually(
      async () => {
        const { text } = await call(session, 'GET', '/api/substitutions/990001');
        return JSON.parse(text) as { items: { percentage: number }[] };
      },
      ({ items }) => expect(items).toMatchObject([{ percentage: 95.5 }]),
    );
  });

  test('[decisions 12] gdy katalog nie odpowiada, nie wiadomo, co jest powiązane, i ekran to mówi', async () => {
    const { page, trouble } = journey;
    trouble.allow(/503|502|HTTP|Failed to load resource/);
    await open(page, '/foods/990001', 'Baza produktów');
    const sheet = page.getByRole('dialog', { name: 'Kwaśnica próbna' });
    await sheet.getByRole('region', { name: 'Zamienniki' }).getByRole('listitem').waitFor();
    await sheet.getByRole('button', { name: /^Usuń powiązanie/ }).waitFor();
    await without('catalog', async () => {
      await sheet.getByRole('button', { name: /^Usuń powiązanie/ }).click();
      await page.getByText('Nie udało się usunąć powiązania').waitFor();
      await sheet.getByRole('button', { name: /^Usuń zamiennik/ }).click();
      await page.getByText('Nie udało się usunąć zamiennika').waitFor();
    });
    await open(page, '/intolerances?entry=kwasnica-probna', 'Baza nietolerancji');
    await linkedTable(page).getByRole('checkbox', { name: 'Zaznacz: Napar górski' }).check();
    await without('catalog', async () => {
      await page.getByRole('button', { name: 'Usuń mapowania' }).click();
      await page.getByText('Błąd podczas usuwania').waitFor();
      expect(
        await linkedTable(page).getByRole('checkbox', { name: 'Zaznacz: Napar górski' }).isChecked(),
      ).toBe(true);
    });
  });

  test('[library §2.24] na telefonie: pozycja nad słownikiem, zaznaczanie palcem i powrót', async () => {
    const { page } = await journey.visit(PHONE);
    await page.context().addCookies(await journey.page.context().cookies());
    await open(page, '/intolerances', 'Baza nietolerancji');
    await page.getByRole('searchbox', { name: 'Szukaj nietolerancji' }).fill('kwas górski');
    await page.getByRole('button', { name: new RegExp(ENTRY) }).click();
    const sheet = page.getByRole('dialog', { name: ENTRY });
    await sheet.getByRole('checkbox', { name: 'Zaznacz: Napar górski' }).click();
    await sheet.getByRole('button', { name: 'Usuń mapowania' }).click();
    await page.getByText(/^Usunięto 1\spowiązanie$/).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Wróć' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Słownik nietolerancji' }).waitFor();
    await page.goto(productUrl('/foods/990001'));
    const food = page.getByRole('dialog', { name: 'Kwaśnica próbna' });
    await food.getByRole('region', { name: 'Zamienniki' }).getByRole('listitem').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
