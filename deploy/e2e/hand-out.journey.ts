import { describe, expect, test } from '@jest/globals';
import { productUrl } from './support/browser.js';
import { expectAccessible, useJourney } from './support/journey.js';

describe('Materiał dla pacjenta', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('ma podgląd wszystkich części i trafia do druku jako PDF', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?plan=plan-demo-anna-1&dialog=handout'));
    const dialog = page.getByRole('dialog', { name: 'Materiał dla pacjenta' });
    const preview = dialog.getByRole('region', { name: 'Podgląd' });
    await preview.getByText('Indywidualny plan żywieniowy').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Powiększ podgląd' }).click();
    await preview.getByRole('heading', { name: 'Dzienniczek' }).waitFor();
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await dialog.getByRole('button', { name: 'Drukuj lub zapisz PDF' }).click();
    await page.locator('[data-print-view]').waitFor({ state: 'attached' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // Title page, summary, two weeks that lie, the days, and what comes after them.
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(10);
    // The address opens it again; a key pressed before it stands would close the plan instead.
    await page.reload();
    await preview.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const editor = page.getByRole('dialog', { name: /Etap_I_Anna_Zielińska/ });
    await editor.getByRole('button', { name: 'Generuj plan' }).first().waitFor();
  });
});
