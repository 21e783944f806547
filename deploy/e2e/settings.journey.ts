import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { queryDatabase } from './support/database.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const RULES = '/api/rule-config';

const dayTolerance = (page: Page) => page.getByRole('textbox', { name: /^Tolerancja dnia/ });
const save = (page: Page) => page.getByRole('button', { name: /^Zapisz/ });
const unsaved = (page: Page) => page.getByText('Niezapisane zmiany.', { exact: true });

describe('Ustawienia: silnik reguł', () => {
  const journey = useJourney({ as: 'dietitian', size: DESK });
  let session: HttpSession;

  const rules = async () =>
    ruleConfigRoutes.get.answer.parse(JSON.parse((await call(session, 'GET', RULES)).text));
  const store = async (config: object) => {
    const { status, text } = await call(session, 'PUT', RULES, { config });
    if (status !== 200) throw new Error(`PUT ${RULES}: ${status} ${text}`);
  };
  const open = async (page: Page) => {
    await page.goto(productUrl('/settings'));
    await page.getByRole('heading', { level: 1, name: 'Ustawienia' }).waitFor();
    await page.getByRole('button', { name: 'Domyślne godziny posiłków', exact: true }).waitFor();
  };
  const typeTolerance = async (page: Page, value: string) => {
    await dayTolerance(page).fill(value);
    await unsaved(page).waitFor();
  };

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    await store(DEFAULT_RULE_CONFIG);
  });
  afterEach(() => resize(journey.page, DESK));
  afterAll(() => store(DEFAULT_RULE_CONFIG));

  test('[library §2] siedem sekcji otwartych, bez przewijania w bok od 320 do 1920 i bez błędów dostępności', async () => {
    const { page } = journey;
    await open(page);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      ...['Budżet kaloryczny', 'Dobór kandydatów', 'Porcje', 'Limity powtórzeń'],
      ...['Przypisanie typów do slotów', 'Parowanie obiadów i kolacji', 'Domyślne godziny posiłków'],
    ]);
    await expectAccessible(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });

  test('[library §7] zmianę z klawiatury zapisuje Ctrl+S, a serwer trzyma to, co widać', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('slider', { name: 'Tolerancja dnia' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await unsaved(page).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Zapisano reguły').first().waitFor();
    await unsaved(page).waitFor({ state: 'detached' });
    expect((await rules()).config.calorieBudget.dailyTargetTolerancePercent).toBe(18);
    await page.reload();
    await page.getByText('Źródło: baza danych').waitFor();
    expect(await dayTolerance(page).inputValue()).toBe('18');
  });

  test('[library §2] klucz dodaje Enter, a nieznany mówi „nieużywane”', async () => {
    const { page } = journey;
    await open(page);
    const key = page.getByRole('combobox', { name: 'Typ posiłku z porcją stałą' });
    await key.fill('brunch');
    await key.press('Enter');
    await page.getByRole('group', { name: 'Porcje stałe' }).getByText('nieużywane').waitFor();
    await save(page).click();
    await page.getByText('Zapisano reguły').first().waitFor();
    expect((await rules()).config.fixedPortions).toEqual({ brunch: 100 });
  });

  test('[library §4] nieudany zapis mówi dlaczego i zostawia formularz; drugi się udaje', async () => {
    const { page, trouble } = journey;
    await open(page);
    await typeTolerance(page, '25');
    const refuse = `**${RULES}`;
    await page.route(refuse, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { error: 'Katalog ma kłopot.', code: 'internal' } })
        : route.continue(),
    );
    await save(page).click();
    await page.getByText('Nie udało się zapisać').first().waitFor();
    await page.getByText('Katalog ma kłopot.').first().waitFor();
    expect(await dayTolerance(page).inputValue()).toBe('25');
    await page.unroute(refuse);
    trouble.take();
    await save(page).click();
    await page.getByText('Zapisano reguły').first().waitFor();
    await unsaved(page).waitFor({ state: 'detached' });
  });

  test('[library §2] kliknięcie w menu pyta słowami specyfikacji; „Anuluj” zostawia, „Wyjdź bez zapisu” wychodzi', async () => {
    const { page } = journey;
    await open(page);
    await typeTolerance(page, '33');
    await page.getByRole('link', { name: 'Baza produktów' }).click();
    const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' });
    await question
      .getByText(
        'Masz niezapisane zmiany w konfiguracji silnika reguł. Czy na pewno chcesz wyjść bez zapisania?',
      )
      .waitFor();
    await question.getByRole('button', { name: 'Anuluj' }).click();
    expect(await dayTolerance(page).inputValue()).toBe('33');
    await page.getByRole('link', { name: 'Baza produktów' }).click();
    await question.getByRole('button', { name: 'Wyjdź bez zapisu' }).click();
    await page.getByRole('heading', { level: 1, name: 'Baza produktów' }).waitFor();
    expect((await rules()).config.calorieBudget.dailyTargetTolerancePercent).toBe(25);
  });

  test('[decisions 8] dwie osoby: zapis, który spotkał nowszą wersję, daje wybór', async () => {
    const { page, trouble } = journey;
    await open(page);
    await typeTolerance(page, '40');
    await store({ ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: ['placki'] });
    await save(page).click();
    await page.getByText('Te reguły zmieniono w międzyczasie gdzie indziej.').waitFor();
    trouble.take();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wczytaj nowszą' }).click();
    await page.getByRole('textbox', { name: /^Grupy słów/ }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Grupy słów/ }).inputValue()).toBe('placki');
    expect(await save(page).isDisabled()).toBe(true);
  });

  test('historia pokazuje zapisy, porównuje i przywraca jako niezapisaną zmianę', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('button', { name: 'Historia' }).click();
    const history = page.getByRole('dialog', { name: 'Historia reguł' });
    await history.getByText('obowiązuje').first().waitFor();
    await expectAccessible(page);
    await history.getByRole('button', { name: /^Reguły domyślne/ }).click();
    await history.getByRole('row', { name: /Grupy słów/ }).waitFor();
    await history.getByRole('button', { name: 'Przywróć: Reguły domyślne' }).click();
    await unsaved(page).waitFor();
    await save(page).click();
    await page.getByText('Zapisano reguły').first().waitFor();
    expect((await rules()).config).toEqual(DEFAULT_RULE_CONFIG);
  });

  test('próba na sucho na pacjentce nazywa posiłki, które odpadną, i te, które dojdą; nic się nie zapisuje', async () => {
    const { page } = journey;
    await store({
      ...DEFAULT_RULE_CONFIG,
      slotPools: { ...DEFAULT_RULE_CONFIG.slotPools, dinner: ['snack'] },
    });
    const { version } = await rules();
    await open(page);
    await page.getByRole('button', { name: 'Przywróć domyślne' }).click();
    await unsaved(page).waitFor();
    await page.getByRole('button', { name: 'Próba na sucho' }).click();
    const dialog = page.getByRole('dialog', { name: 'Próba na sucho' });
    await dialog.getByRole('combobox', { name: 'Pacjent' }).fill('Zieli');
    await page.getByRole('option', { name: 'Anna Zielińska' }).click();
    await dialog.getByRole('button', { name: 'Policz' }).click();
    await dialog.getByRole('button', { name: 'Posiłki: Kolacja' }).click();
    const side = (heading: RegExp) =>
      dialog.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const namesIn = (heading: RegExp) => side(heading).locator('li strong').allInnerTexts();
    await side(/^Odpadło [1-9]/)
      .getByText('Typ posiłku nie pasuje do tego miejsca.')
      .first()
      .waitFor();
    const typesOf = async (name = '') => {
      const rows = await queryDatabase<{ type: string }>(
        `SELECT kind.type FROM catalog.meal_types kind JOIN catalog.meals meal ON meal.id = kind.meal_id
         WHERE meal.name = $1 AND meal.deleted_at IS NULL`,
        [name],
      );
      return rows.map(({ type }) => type);
    };
    expect(await typesOf((await namesIn(/^Odpadło/))[0])).toContain('snack');
    expect(await typesOf((await namesIn(/^Doszło [1-9]/))[0])).toContain('dinner');
    await expectAccessible(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Wróć do reguł' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await rules()).version).toBe(version);
  });

  test('przed dopuszczeniem kategorii widać, co przejdzie bez zamiany', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('combobox', { name: 'Dodaj kategorię' }).click();
    await page.getByRole('option', { name: 'Przyprawy i dodatki' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dopuścić „Przyprawy i dodatki”?' });
    await dialog.getByRole('row', { name: /gorczyca/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await unsaved(page).count()).toBe(0);
  });

  test('na telefonie wszystko się mieści, a slot ma własną grupę pól', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await open(page);
    await page
      .getByRole('group', { name: 'Obiad', exact: true })
      .getByRole('checkbox', { name: 'Zupa' })
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
