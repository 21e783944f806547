import { describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { escapeFrom } from './support/eventually.js';
import { call, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

const NAME = 'Serek z danych z próby';
const PRODUCT = JSON.stringify({
  code: '5901234123457',
  product: {
    product_name_pl: NAME,
    nutriments: {
      'energy-kcal_100g': 97,
      proteins_100g: 11,
      fat_100g: 5,
      carbohydrates_100g: 2,
      salt_100g: 1,
    },
    allergens_tags: ['en:milk'],
    traces_tags: ['en:nuts'],
  },
});
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Produkt z Open Food Facts' });

async function openFoods(page: Page): Promise<void> {
  await page.goto(productUrl('/foods'));
  await page.getByRole('heading', { level: 1, name: 'Baza produktów' }).waitFor();
}

describe('Produkt z danych Open Food Facts', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('wklejone dane otwierają formularz, a zapisany produkt ma alergeny i źródło', async () => {
    const { page } = journey;
    await openFoods(page);
    await page.getByRole('button', { name: 'Z danych produktu' }).click();
    await dialogOf(page)
      .getByRole('textbox', { name: /^Dane produktu/ })
      .fill(PRODUCT);
    await dialogOf(page).getByRole('heading', { name: NAME }).waitFor();
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Otwórz produkt' }).click();
    const editor = page.getByRole('dialog', { name: 'Nowy produkt' });
    await editor.getByRole('button', { name: /^Zapisz/ }).click();
    await page.waitForURL(/\/foods\/\d+/);
    const session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const id = page.url().split('/').at(-1) ?? '';
    const food = JSON.parse((await call(session, 'GET', `/api/foods/${id}`)).text) as object;
    expect(food).toMatchObject({
      name: NAME,
      code: '5901234123457',
      calories: 97,
      allergenInfo: {
        allergens: ['mleko'],
        confidence: 'niepewny',
        note: 'Źródło: Open Food Facts, kod 5901234123457. Może zawierać: orzechy.',
      },
    });
    // The page of a product that goes would ask for it once more.
    await openFoods(page);
    await call(session, 'DELETE', '/api/foods', { ids: [Number(id)] });
  });

  test('klawiaturą i na telefonie: kod, dane i formularz', async () => {
    const { page } = journey;
    await resize(page, { width: 390, height: 844 });
    await openFoods(page);
    await page.getByRole('button', { name: 'Z danych produktu' }).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page)
      .getByRole('textbox', { name: /^Kod kreskowy/ })
      .fill('20724696');
    await dialogOf(page)
      .getByRole('textbox', { name: /^Dane produktu/ })
      .fill(PRODUCT);
    await dialogOf(page).getByText('Dane mają kod 5901234123457, a podano 20724696.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await escapeFrom(page.getByRole('dialog', { name: 'Nowy produkt' }));
    await page.getByRole('button', { name: 'Porzuć zmiany' }).click();
  });
});
