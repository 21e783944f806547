import { describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { escapeFrom, eventually, untilFocused } from './support/eventually.js';
import { call, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

const PHONE = { width: 390, height: 844 };
const RECIPE = `Curry z ciecierzycą i ryżem z próby
na 4 porcje, 35 minut

400 g pomidorów z puszki
1 puszka ciecierzycy
2 łyżki oliwy, 1 cebula, 2 ząbki czosnku
mały kawałek imbiru
200 ml mleczka kokosowego
pasta tikka masala, 2 łyżki
200 g ryżu basmati
sól, pieprz

1. Cebulę, czosnek i imbir zeszklij na oliwie, dodaj pastę.
2. Wlej pomidory, gotuj 10 minut.
3. Podaj z ryżem.`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Posiłek z tekstu' });
const rowOf = (page: Page, written: string) => dialogOf(page).getByRole('row').filter({ hasText: written });

async function openMeals(page: Page): Promise<void> {
  await page.goto(productUrl('/meals'));
  await page.getByRole('heading', { level: 1, name: 'Biblioteka posiłków' }).waitFor();
}

describe('Posiłek z wklejonego przepisu', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('wklejony przepis jest rozpoznany wiersz po wierszu, z pewnością i powodem', async () => {
    const { page } = journey;
    await openMeals(page);
    await page.getByRole('button', { name: 'Wklej przepis' }).click();
    await dialogOf(page)
      .getByRole('textbox', { name: /^Przepis/ })
      .fill(RECIPE);
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Rozpoznaj' }).click();
    await rowOf(page, '400 g pomidorów z puszki').waitFor();
    expect(await rowOf(page, '400 g pomidorów z puszki').innerText()).toContain('Dopasowano');
    expect(await rowOf(page, 'mały kawałek imbiru').innerText()).toContain('Do sprawdzenia');
    expect(await rowOf(page, 'pasta tikka masala').innerText()).toContain('Brak w bazie');
    await dialogOf(page).getByRole('button', { name: 'Dodaj do składników: pieprz' }).waitFor();
    await expectAccessible(page);
  });

  test('sprawdzone otwiera formularz, a zapisany posiłek ma składniki, kroki i to, czego nie rozpoznano', async () => {
    const { page } = journey;
    await dialogOf(page).getByRole('textbox', { name: 'Gramy: mały kawałek imbiru' }).fill('15');
    await dialogOf(page).getByRole('button', { name: 'Otwórz posiłek' }).click();
    const editor = page.getByRole('dialog', { name: 'Nowy posiłek' });
    await editor.getByText('Niezapisane zmiany').waitFor();
    await editor.getByRole('button', { name: 'Zapisz posiłek' }).click();
    await page.waitForURL(/\/meals\/m-/);
    const session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const id = page.url().split('/').at(-1) ?? '';
    await eventually(
      async () =>
        JSON.parse((await call(session, 'GET', `/api/meals/${id}`)).text) as Record<string, unknown>,
      (meal) =>
        expect(meal).toMatchObject({
          name: 'Curry z ciecierzycą i ryżem z próby',
          servings: 4,
          cookingTimeMinutes: 35,
          description: expect.stringContaining('Poza składnikami: pasta tikka masala, 2 łyżki, sól, pieprz.'),
        }),
    );
  });

  test('klawiaturą: wklejenie, rozpoznanie i formularz bez myszy', async () => {
    const { page } = journey;
    await openMeals(page);
    await page.getByRole('button', { name: 'Wklej przepis' }).focus();
    await page.keyboard.press('Enter');
    // The dialog comes after its button: until it has the focus, keys go to the page behind it.
    await untilFocused(dialogOf(page).getByRole('textbox', { name: /^Przepis/ }));
    await page.keyboard.insertText('2 łyżki oliwy, 1 cebula');
    await page.keyboard.press('Control+Enter');
    await rowOf(page, '1 cebula').waitFor();
    // The text names no portions: without them the field asks, and nothing opens.
    await page.keyboard.press('Control+Enter');
    const servings = dialogOf(page).getByRole('textbox', { name: /^Porcje/ });
    await untilFocused(servings);
    await page.keyboard.type('2');
    await page.keyboard.press('Control+Enter');
    const editor = page.getByRole('dialog', { name: 'Nowy posiłek' });
    await editor.getByRole('textbox', { name: /^Gramy: Oliwa/ }).waitFor();
    await escapeFrom(editor);
    await page.getByRole('button', { name: 'Porzuć zmiany' }).click();
    await editor.waitFor({ state: 'detached' });
  });

  test('na telefonie wszystko mieści się w 390 pikselach', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await openMeals(page);
    await page.getByRole('button', { name: 'Wklej przepis' }).click();
    await dialogOf(page)
      .getByRole('textbox', { name: /^Przepis/ })
      .fill(RECIPE);
    await dialogOf(page).getByRole('button', { name: 'Rozpoznaj' }).click();
    await rowOf(page, '1 puszka ciecierzycy').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Anuluj' }).click();
    await page.getByRole('button', { name: 'Porzuć zmiany' }).click();
  });
});
