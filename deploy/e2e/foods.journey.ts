import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { escapeFrom, eventually, untilFocused } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { expectNoSidewaysScroll } from './support/widths.js';

const PHONE = { width: 390, height: 844 };

const rowsOf = (page: Page): Locator =>
  page.getByRole('table', { name: 'Produkty w bazie' }).locator('tbody tr');

async function open(page: Page, path = '/foods'): Promise<void> {
  await page.goto(productUrl(path));
  await page.getByRole('heading', { level: 1, name: 'Baza produktów' }).waitFor();
}

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
}

/** Foods of this journey alone, made over the wire. */
async function makeFoods(session: HttpSession, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const answer = await call(session, 'POST', '/api/foods', { name, carbs: 10, fat: 1, protein: 2 });
    expect(answer.status).toBe(201);
    ids.push((JSON.parse(answer.text) as { id: number }).id);
  }
  return ids;
}

describe('Baza produktów myszą', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('[library §2] nowy produkt na sztukę, z miarami domowymi i alergenami, otwiera swój adres i zostaje po odświeżeniu', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('button', { name: /^Dodaj produkt/ }).click();
    const form = page.getByRole('dialog', { name: 'Nowy produkt' });
    await form.getByRole('textbox', { name: /^Nazwa/ }).fill('Tortilla próbna');
    await form.getByRole('combobox', { name: 'Kategoria' }).click();
    await page.getByRole('option', { name: 'Pieczywo' }).click();
    await form.getByText('sztukę', { exact: true }).click();
    await fill(form, {
      'Waga sztuki': '62',
      Kalorie: '198',
      Białko: '5,6',
      Tłuszcz: '4,6',
      Węglowodany: '29,8',
    });
    await form.getByText(/wychodzi 183\s*kcal, podano 198\s*kcal: różnica 8\s*%/).waitFor();
    await form.getByRole('button', { name: 'Przyjmij 183' }).click();
    await form.getByText(/^Na 100\sg: 295\skcal/).waitFor();
    await form.getByRole('button', { name: 'Dodaj miarę' }).click();
    await form.getByRole('combobox', { name: 'Miara 1' }).click();
    await page.getByRole('option', { name: 'opakowanie' }).click();
    await form.getByRole('textbox', { name: 'Gramy: opakowanie' }).fill('372');
    await form.getByText('gluten', { exact: true }).click();
    await form.getByText('prawdopodobny', { exact: true }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: /^Zapisz produkt/ }).click();

    const sheet = page.getByRole('dialog', { name: 'Tortilla próbna' });
    await page.waitForURL(/\/foods\/\d+$/);
    await sheet.getByText('1 opakowanie').waitFor();
    await expectAccessible(page);
    await page.reload();
    await sheet.getByText(/^372\sg$/).waitFor();
    expect(plainText(await sheet.innerText())).toContain('gluten prawdopodobny');
  });

  test('[library §4] z podglądu do edycji i z powrotem; Esc pyta, gdy coś zmieniono, a zapis widać od razu', async () => {
    const { page } = journey;
    const sheet = page.getByRole('dialog', { name: 'Tortilla próbna' });
    await sheet.getByRole('button', { name: /^Edytuj/ }).click();
    const form = page.getByRole('dialog', { name: 'Edycja produktu' });
    await form.getByRole('textbox', { name: /^Nazwa/ }).fill('Tortilla próbna żytnia');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wróć' }).click();
    await form.getByRole('button', { name: /^Zapisz produkt/ }).click();
    await escapeFrom(page.getByRole('dialog', { name: 'Tortilla próbna żytnia' }));
    await page.waitForURL('**/foods');
  });

  test('[library §2] szukanie i kategoria są w adresie i przetrwają odświeżenie', async () => {
    const { page } = journey;
    await page.getByRole('searchbox', { name: 'Szukaj produktu lub ID' }).fill('tortilla próbna');
    await page.getByRole('combobox', { name: 'Kategoria' }).click();
    await page.getByRole('option', { name: 'Pieczywo' }).click();
    await page.waitForURL((url) => url.searchParams.get('category') === 'Pieczywo');
    const listed = page.waitForResponse(async (answer) => {
      const isList = new URL(answer.url()).pathname === '/api/foods' && answer.request().method() === 'GET';
      return isList && ((await answer.json()) as { nextStartKey: unknown }).nextStartKey === null;
    });
    await page.reload();
    // Until the last of the foods has come, what stands there is the copy in the browser.
    await listed;
    await eventually(
      () => rowsOf(page).count(),
      (count) => expect(count).toBe(1),
    );
    await page.getByRole('button', { name: 'Tortilla próbna żytnia' }).click();
    await page.waitForURL(/\/foods\/\d+\?q=/);
    await page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true }).click();
    await page.getByText('Usunięto produkt: Tortilla próbna żytnia').waitFor();
    await page.getByRole('button', { name: /^Cofnij/ }).click();
    await page.getByRole('button', { name: 'Tortilla próbna żytnia' }).waitFor();
  });
});

describe('Usuwanie zaznaczonych produktów', () => {
  const journey = useJourney({ as: 'dietitian' });
  // A stack that is kept may hold those of an earlier run.
  const mark = Date.now().toString(36);
  const list = `/foods?${new URLSearchParams({ q: `zbędny ${mark}` })}`;
  const names = Array.from(
    { length: 12 },
    (_, index) => `Zbędny ${mark} ${String(index + 1).padStart(2, '0')}`,
  );
  let used: number;

  beforeAll(async () => {
    const session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const [first = 0] = await makeFoods(session, names);
    used = first;
    const meal = { name: 'Danie ze zbędnego', ingredients: [{ foodId: used, grams: 50 }] };
    expect((await call(session, 'POST', '/api/meals', meal)).status).toBe(201);
  });

  test('[library §2] pytanie wymienia 10 nazw i resztę; wynik mówi, ile usunięto i pominięto, a „Cofnij” przywraca', async () => {
    const { page } = journey;
    await open(page, list);
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }).check();
    await page.getByText(/^Zaznaczono 12\sproduktów$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Usuń', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /^Usunąć 12\sproduktów\?$/ });
    await question.getByText(/^i 2\sinne$/).waitFor();
    expect(await question.getByRole('listitem').count()).toBe(10);
    await question.getByText(/1\sprodukt jest używany w posiłkach\./).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Usuń produkty' }).click();
    await page.getByText('Usunięto 11, pominięto 1 (w użyciu)').waitFor();
    await eventually(
      () => rowsOf(page).count(),
      (count) => expect(count).toBe(1),
    );
    expect(await page.getByRole('checkbox', { name: `Zaznacz: ${names[0]}` }).isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Cofnij/ }).click();
    await eventually(
      () => rowsOf(page).count(),
      (count) => expect(count).toBe(12),
    );
  });

  test('[library §6] bez sesji: „Brak autoryzacji”, logowanie wraca do listy, a zaznaczenie zostaje', async () => {
    const { page, trouble } = journey;
    trouble.allow(/401/);
    await open(page, list);
    for (const name of names.slice(2, 4))
      await page.getByRole('checkbox', { name: `Zaznacz: ${name}` }).check();
    const session = (await page.context().cookies()).find(({ name }) => name.endsWith('pora.sid'));
    await page.context().clearCookies({ name: session?.name ?? '' });
    await page.getByRole('button', { name: 'Usuń', exact: true }).click();
    await page.getByRole('button', { name: 'Usuń produkty' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Brak autoryzacji' });
    await dialog.getByText('Twoja sesja wygasła lub nie masz dostępu. Zaloguj się ponownie.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Zaloguj przez Google' }).click();
    await page.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await page.waitForURL(/\/foods\?q=/);
    for (const name of names.slice(2, 4))
      await page.getByRole('checkbox', { name: `Zaznacz: ${name}`, checked: true }).waitFor();
    await page.getByText(/^Zaznaczono 2\sprodukty$/).waitFor();
  });
});

describe('Baza produktów samą klawiaturą', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('[library §2] N, pola, Ctrl+Enter, E, zaznaczenie, usunięcie i Ctrl+Z', async () => {
    const { page } = journey;
    await open(page);
    await rowsOf(page).first().waitFor();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Nowy produkt' });
    for (const [name, value] of [
      ['Nazwa', 'Kisiel klawiaturowy'],
      ['Białko', '0,5'],
      ['Tłuszcz', '0'],
      ['Węglowodany', '21'],
    ]) {
      await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).focus();
      await page.keyboard.type(value ?? '');
    }
    await form.getByRole('button', { name: 'gluten' }).press('Space');
    const sureness = { name: 'Pewność: gluten' };
    await untilFocused(
      form.getByRole('radiogroup', sureness).getByRole('radio', { name: 'pewny', exact: true }),
    );
    await page.keyboard.press('Control+Enter');
    const sheet = page.getByRole('dialog', { name: 'Kisiel klawiaturowy' });
    await sheet.waitFor();
    await page.waitForURL(/\/foods\/\d+$/);
    await page.keyboard.press('e');
    await page
      .getByRole('dialog', { name: 'Edycja produktu' })
      .getByRole('radiogroup', sureness)
      .getByRole('radio', { name: 'pewny', exact: true })
      .focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Enter');
    await sheet.getByText('prawdopodobny', { exact: true }).waitFor();
    await escapeFrom(sheet);
    await sheet.waitFor({ state: 'detached' });

    await page.keyboard.press('/');
    await untilFocused(page.getByRole('searchbox', { name: 'Szukaj produktu lub ID' }));
    await page.keyboard.type('kisiel klawiaturowy');
    await page.getByRole('checkbox', { name: 'Zaznacz: Kisiel klawiaturowy' }).press('Space');
    await page.getByRole('button', { name: 'Usuń', exact: true }).press('Enter');
    const question = page.getByRole('alertdialog', { name: /^Usunąć 1\sprodukt\?$/ });
    await untilFocused(question.getByRole('button', { name: 'Anuluj' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Usunięto 1, pominięto 0 (w użyciu)').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Przywrócono produkt: Kisiel klawiaturowy').waitFor();
  });
});

describe('Baza produktów na telefonie, szerokość 390 px', () => {
  const journey = useJourney({ as: 'dietitian', size: PHONE });

  test('[library §2] nowy produkt, podgląd i edycja mieszczą się, a wszystko da się dotknąć', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('list', { name: 'Produkty w bazie' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Dodaj produkt/ }).click();
    const form = page.getByRole('dialog', { name: 'Nowy produkt' });
    await fill(form, { Nazwa: 'Budyń telefoniczny', Białko: '3', Tłuszcz: '2', Węglowodany: '15' });
    await form.getByRole('button', { name: 'Dodaj miarę' }).click();
    await form.getByRole('combobox', { name: 'Miara 1' }).click();
    await page.getByRole('option', { name: 'miska' }).click();
    await form.getByRole('textbox', { name: 'Gramy: miska' }).fill('250');
    await form.getByText('mleko', { exact: true }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await form.getByRole('button', { name: /^Zapisz produkt/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Budyń telefoniczny' });
    await sheet.getByText('1 miska').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Usuń', exact: true }).click();
    await page.getByText('Usunięto produkt: Budyń telefoniczny').waitFor();
  });
});
