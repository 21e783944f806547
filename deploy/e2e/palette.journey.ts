import { describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { eventually } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';

const field = (page: Page): Locator => page.getByRole('combobox', { name: /^Szukaj pacjenta/ });
const group = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}`) });
const line = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name });
const chosen = (page: Page): Locator => page.getByRole('option', { selected: true });

describe('Paleta poleceń z klawiatury', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('Ctrl K otwiera paletę z działaniami, a strzałki i Enter prowadzą dalej', async () => {
    const { page } = journey;
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('harmonogram');
    await line(page, 'Przejdź: Harmonogram').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/schedule');
    await field(page).waitFor({ state: 'detached' });
  });

  test('bez polskich liter znajduje pacjentkę, jej plan i posiłki, a Tab przechodzi między grupami', async () => {
    const { page } = journey;
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('zielinska');
    await group(page, 'Pacjenci').getByRole('option').first().waitFor();
    await group(page, 'Plany').getByRole('option').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Home');
    await eventually(
      () => chosen(page).textContent(),
      (text) => expect(text).toContain('Anna Zielińska'),
    );
    await page.keyboard.press('Tab');
    await eventually(
      () => chosen(page).textContent(),
      (text) => expect(text).toContain('Etap_I_Anna_Zielińska'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/diets**');
    await page
      .getByRole('heading', { name: /Etap_I_Anna/ })
      .first()
      .waitFor();
  });

  test('Alt M przy pacjentce otwiera jej pomiar, a Alt P jej plan', async () => {
    const { page } = journey;
    const findAnna = async () => {
      await page.keyboard.press('Control+k');
      await field(page).waitFor();
      await page.keyboard.type('zielinska');
      await group(page, 'Pacjenci').getByRole('option').first().waitFor();
      await page.keyboard.press('Home');
    };
    await page.goto(new URL('/patients', page.url()).href);
    await searchPatient(page, 'Anna Zielińska');
    await page.getByRole('button', { name: 'Anna Zielińska', exact: true }).waitFor();
    await findAnna();
    await page.keyboard.press('Alt+m');
    const measuring = page.getByRole('dialog', { name: 'Nowy pomiar' });
    await measuring.getByText('Anna Zielińska').waitFor();
    await page.goto(new URL('/dashboard', page.url()).href);
    await page.getByRole('button', { name: 'Dodaj pacjenta' }).waitFor();
    await findAnna();
    await page.keyboard.press('Alt+p');
    await page
      .getByRole('heading', { name: /Etap_I_Anna/ })
      .first()
      .waitFor();
  });

  test('Escape zamyka i oddaje fokus temu, kto go miał; „?” pokazuje skróty', async () => {
    const { page } = journey;
    await page.goto(new URL('/patients', page.url()).href);
    const search = page.getByRole('searchbox', { name: /Szukaj/ });
    await search.focus();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await eventually(
      () => search.evaluate((element) => element === document.activeElement),
      (focused) => expect(focused).toBe(true),
    );
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('?');
    await page.getByRole('dialog', { name: 'Skróty klawiszowe' }).waitFor();
    await expectAccessible(page);
  });
});

describe('Paleta poleceń myszą', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('przycisk w menu otwiera paletę, a kliknięty posiłek i produkt otwierają się pod swoim adresem', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await field(page).fill('owsianka');
    await group(page, 'Posiłki').getByRole('option').first().click();
    await page.waitForURL('**/meals/*');
    await page.goto(new URL('/dashboard', page.url()).href);
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await group(page, 'Ostatnio otwierane')
      .getByRole('option', { name: /owsianka/i })
      .waitFor();
    await field(page).fill('banan');
    await group(page, 'Produkty').getByRole('option').first().click();
    await page.waitForURL('**/foods/*');
  });
});

describe('Paleta poleceń na telefonie', () => {
  const journey = useJourney({ as: 'dietitian', size: { width: 390, height: 844 } });

  test('otwiera się z „Więcej”, zajmuje cały ekran, a jej wiersze i krzyżyk są duże na palec', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: 'Więcej' }).click();
    await page.getByRole('button', { name: 'Szukaj' }).click();
    const palette = page.getByRole('dialog', { name: 'Wyszukiwanie i działania' });
    await field(page).fill('kowalczyk');
    const found = group(page, 'Pacjenci').getByRole('option').first();
    await found.waitFor();
    await expectAccessible(page);
    expect(await palette.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    for (const target of [found, palette.getByRole('button', { name: 'Zamknij' })]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await found.click();
    await page.getByRole('dialog', { name: /Tomasz Kowalczyk/ }).waitFor();
  });
});
