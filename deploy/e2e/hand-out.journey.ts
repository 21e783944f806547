import { describe, expect, test } from '@jest/globals';
import { productUrl } from './support/browser.js';
import { escapeFrom } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { answerForRisks } from './support/plan-path.js';
import { resize } from './support/widths.js';

/** Sides of the paper, and its margins at the sides and at both ends, in millimetres. */
const A4 = { short: 210, long: 297 };
const [SIDE, END] = [14, 18];
const pixels = (millimetres: number) => Math.floor((millimetres * 96) / 25.4);

describe('Materiał dla pacjenta', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('ma podgląd wszystkich części i trafia do druku jako PDF', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?plan=plan-demo-anna-1&dialog=handout'));
    const dialog = page.getByRole('dialog', { name: 'Materiał dla pacjenta' });
    const preview = dialog.getByRole('region', { name: 'Podgląd' });
    await preview.getByText('Indywidualny plan żywieniowy').waitFor();
    await dialog.getByRole('group', { name: 'Pierwszy dzień w kalendarzu' }).getByRole('grid').waitFor();
    await expectAccessible(page);
    await answerForRisks(dialog);
    await dialog.getByRole('button', { name: 'Powiększ podgląd' }).click();
    await preview.getByRole('heading', { name: 'Dzienniczek' }).waitFor();
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await dialog.getByRole('button', { name: 'Drukuj / PDF' }).click();
    await page.locator('[data-print-view]').waitFor({ state: 'attached' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // Title page, summary, two weeks that lie, the days, and what comes after them.
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(10);
    // The address opens it again.
    await page.reload();
    await preview.waitFor();
    await escapeFrom(dialog);
    await dialog.waitFor({ state: 'hidden' });
    const editor = page.getByRole('dialog', { name: /Etap_I_Anna_Zielińska/ });
    await editor.getByRole('button', { name: 'Generuj plan' }).first().waitFor();
  });

  test('w dużym druku tabela tygodnia, strona tytułowa i dzienniczek mieszczą się każda na jednej kartce', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?plan=plan-demo-anna-1&dialog=handout'));
    const dialog = page.getByRole('dialog', { name: 'Materiał dla pacjenta' });
    await answerForRisks(dialog);
    await dialog.getByRole('button', { name: 'Zmień opcje' }).click();
    const large = dialog.getByRole('switch', { name: /Duży druk/ });
    await large.check();
    await dialog.getByRole('region', { name: 'Podgląd' }).getByText('Indywidualny plan żywieniowy').waitFor();
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await dialog.getByRole('button', { name: 'Drukuj / PDF' }).click();
    const paper = page.locator('[data-print-view]');
    await paper.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    /** Heights of the parts whose heading begins so, on a page so wide. */
    const heights = async (heading: RegExp, widthMm: number) => {
      await resize(page, { width: pixels(widthMm), height: 1000 });
      const parts = paper.locator('article').filter({ has: page.locator('h3', { hasText: heading }) });
      return parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    };
    const lying = await heights(/^Tydzień/, A4.long - 2 * SIDE);
    expect(lying).toHaveLength(4);
    for (const height of lying) expect(height).toBeLessThanOrEqual(pixels(A4.short - 2 * END));
    const [title] = await heights(/^Indywidualny plan/, A4.short - 2 * SIDE);
    expect(title).toBeLessThanOrEqual(pixels(A4.long - 2 * END));
    const [diary] = await heights(/^Dzienniczek/, A4.short - 2 * SIDE);
    expect(diary).toBeLessThanOrEqual(pixels(A4.long - 2 * END));
    await page.emulateMedia({ media: null });
    await resize(page, { width: 1440, height: 900 });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    // The practice's choice holds for every journey after this one; it is saved after a moment of quiet, which the
    // next address would not wait for.
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/hand-out/settings'),
    );
    await large.uncheck();
    expect((await saved).ok()).toBe(true);
  });

  test('lista zakupów na tydzień mieści się na jednej kartce', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?plan=plan-demo-anna-1&dialog=shopping'));
    const weeks = page.locator('[data-print-view] > div');
    await weeks.first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    await resize(page, { width: pixels(A4.short - 2 * SIDE), height: 1000 });
    const heights = await weeks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights).toHaveLength(2);
    for (const height of heights) expect(height).toBeLessThanOrEqual(pixels(A4.long - 2 * SIDE));
    await page.emulateMedia({ media: null });
  });
});
