import { describe, expect, test } from '@jest/globals';
import { productUrl } from './support/browser.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { whileHeld } from './support/network.js';
import { searchPatient } from './support/patients.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';

const SIGNED_IN_ROUTES = [
  '/',
  '/dashboard',
  '/patients',
  '/schedule',
  '/diets',
  '/meals',
  '/meals/m-1',
  '/intolerances',
  '/foods',
  '/foods/1',
  '/settings',
  '/admin',
];
const ENTRIES = [
  ['Pulpit', '/dashboard'],
  ['Pacjenci', '/patients'],
  ['Harmonogram', '/schedule'],
  ['Plany dietetyczne', '/diets'],
  ['Biblioteka posiłków', '/meals'],
  ['Baza nietolerancji', '/intolerances'],
  ['Baza produktów', '/foods'],
  ['Ustawienia', '/settings'],
];
/** Asking who is signed in is how a page finds out that nobody is. */
const NOBODY_SIGNED_IN = /status of 401 .*\/api\/auth\/me/;

describe('Logowanie', () => {
  const journey = useJourney();

  test('[core §2] strona logowania ma jeden przycisk i mówi, kto ma dostęp i na jak długo', async () => {
    const { page } = journey;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(productUrl('/login'));
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).waitFor();
    expect(await page.getByRole('button').count()).toBe(1);
    await page.getByText('Dostęp tylko dla autoryzowanych kont.').waitFor();
    await page.getByText('Pamiętamy Cię przez 7 dni (bezpieczne ciasteczko).').waitFor();
    expect(asked).not.toContain('/api/auth/me');
    await expectAccessible(page);
  });

  test('[core §2] niezalogowana osoba z każdej strony trafia na stronę logowania', async () => {
    const { page, trouble } = journey;
    trouble.allow(NOBODY_SIGNED_IN);
    for (const route of SIGNED_IN_ROUTES) {
      await page.goto(productUrl(route));
      await page.waitForURL('**/login');
    }
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).waitFor();
  });

  test('[core §2] przycisk prowadzi przez dostawcę tożsamości i /callback na pulpit', async () => {
    const { page } = journey;
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto(productUrl('/login'));
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    await page.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Pulpit' }).waitFor();
    expect(visited.some((path) => path.startsWith('/dev-idp/'))).toBe(true);
    expect(visited).toContain('/callback');
  });

  test('[core §2] po zalogowaniu otwiera się strona, na którą ktoś wszedł; po „Wyloguj” już nie', async () => {
    const { page, trouble } = await journey.visit();
    trouble.allow(NOBODY_SIGNED_IN);
    await page.goto(productUrl('/diets?planId=plan-demo-anna-1'));
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    await page.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await page.getByRole('dialog', { name: /Etap_I_Anna_Zielińska/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/diets');

    await page.goto(productUrl('/patients'));
    await searchPatient(page, 'Anna Zielińska');
    // Nothing is being asked any more: an answer after the sign-out would be a refusal.
    await page.getByRole('button', { name: 'Anna Zielińska', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Wyloguj' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    await page.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await page.waitForURL('**/dashboard');
  });

  test('[core §2] /callback pokazuje „Logowanie...” i zastępuje swój wpis w historii', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await page.getByRole('heading', { level: 1, name: 'Pacjenci' }).waitFor();
    await whileHeld(page, '**/api/auth/me', async () => {
      await page.goto(productUrl('/callback'));
      await page.getByText('Logowanie...').first().waitFor();
      await expectAccessible(page);
    });
    await page.waitForURL('**/dashboard');
    await page.goBack();
    await page.waitForURL('**/patients');
  });

  test('[core §1] panel boczny: nazwa, podtytuł, wpisy po kolei i osoba zalogowana', async () => {
    const { page } = journey;
    await page.goto(productUrl('/'));
    await page.waitForURL('**/dashboard');
    const menu = page.getByRole('navigation', { name: 'Główna nawigacja' });
    await menu.getByText('Panel dietetyka v0.7').waitFor();
    const links = menu.getByRole('link');
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual(ENTRIES);
    await menu.getByText(ACCOUNTS.dietitian.name).waitFor();
    await expectAccessible(page);
  });

  test('[core §2] każdy wpis otwiera swoją stronę i zaznacza się w panelu', async () => {
    const { page } = journey;
    const menu = page.getByRole('navigation', { name: 'Główna nawigacja' });
    for (const [label = '', path = ''] of ENTRIES) {
      await menu.getByRole('link', { name: label }).click();
      await page.waitForURL(`**${path}`);
      // The address changes first, the page follows.
      await menu.getByRole('link', { name: label }).and(page.locator('[aria-current=page]')).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });

  test('[core §2] zwinięty panel boczny zostaje zwinięty po odświeżeniu, a jego wpisy mają nazwy', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: 'Zwiń panel boczny' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Rozwiń panel boczny' }).waitFor();
    expect(await page.getByRole('link', { name: 'Harmonogram' }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rozwiń panel boczny' }).click();
  });

  test('[core §2] adres głębiej w programie działa wprost z paska adresu', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await page.getByRole('heading', { level: 1, name: 'Pacjenci' }).waitFor();
  });

  test('[core §6] dietetyk nie ma wpisu Administracja, a z /admin trafia na pulpit', async () => {
    const { page, trouble } = journey;
    await page.goto(productUrl('/admin'));
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'Pacjenci' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Administracja' }).count()).toBe(0);
    trouble.allow(/status of 403 .*\/api\/admin\/active-users/);
    expect(await page.evaluate(async () => (await fetch('/api/admin/active-users')).status)).toBe(403);
  });

  test('[core §2] nieznany adres pokazuje stronę 404 z drogą do strony głównej', async () => {
    const { page } = journey;
    for (const address of ['/nie-ma-takiej-strony', '/patients/p-1/nic', '/admin/x']) {
      await page.goto(productUrl(address));
      await page.getByRole('heading', { name: 'Ups! Nie znaleziono strony' }).waitFor();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('[core §4] „Wyloguj” kończy sesję na serwerze i opróżnia pamięć przeglądarki', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await searchPatient(page, 'Anna Zielińska');
    await page.getByRole('button', { name: 'Anna Zielińska', exact: true }).waitFor();
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'Wyloguj' }).click();
    await page.waitForURL('**/login');
    const left = await page.evaluate(() => ({
      local: Object.entries(localStorage).flat().join(' '),
      session: sessionStorage.length,
    }));
    expect(left.session).toBe(0);
    expect(left.local).not.toContain('Zielińska');
    expect(left.local).not.toContain(ACCOUNTS.dietitian.email);

    await page.context().addCookies(cookies);
    await page.goto(productUrl('/dashboard'));
    await page.waitForURL('**/login');
  });

  test('konto spoza listy trafia na stronę logowania z polskim wyjaśnieniem, nie na surową odpowiedź', async () => {
    const { page } = await journey.visit();
    await page.goto(productUrl('/login'));
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    await page.getByLabel('Adres e-mail').fill('obca.osoba@example.com');
    await page.getByRole('button', { name: 'Zaloguj tym adresem' }).click();
    await page.waitForURL('**/login?*');
    await page.getByText('To konto nie ma dostępu do programu.').waitFor();
    await expectAccessible(page);
  });

  test('rezygnacja u dostawcy tożsamości też wraca na stronę logowania', async () => {
    const { page } = await journey.visit();
    await page.goto(productUrl('/login'));
    await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await page.waitForURL('**/login*');
    await page.getByRole('alert').or(page.getByRole('status')).first().waitFor();
  });

  test('[core §6] administrator ma wpis Administracja i otwiera panel administracyjny', async () => {
    const { page } = await journey.visit();
    await signIn(page, 'administrator');
    await page.getByRole('link', { name: 'Administracja' }).click();
    await page.waitForURL('**/admin');
    await page.getByText('Panel administracyjny dostępny tylko dla administratorów.').waitFor();
    await expectAccessible(page);
  });
});
