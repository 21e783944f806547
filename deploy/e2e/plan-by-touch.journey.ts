import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { chooseFile, handedOut, LEFT_ALONE, MILK, PlanPath, REASON, slotAt } from './support/plan-path.js';
import { signIn } from './support/sign-in.js';
import { expectNoSidewaysScroll } from './support/widths.js';

const PHONE = { width: 390, height: 844 };

describe('Cała droga planu palcem, szerokość 390 px', () => {
  const journey = useJourney();
  let path: PlanPath;
  let page: Page;
  let file: Buffer;

  const editor = () => path.editor(page);
  const tap = (name: string | RegExp, area: Locator = editor()) =>
    area.getByRole('button', { name, exact: true }).last().tap();
  const more = async (deed: string) => {
    await tap('Więcej działań planu');
    await page.getByRole('menuitem', { name: deed, exact: true }).tap();
  };
  /** The sheet of a meal, opened on its day. */
  const openMeal = async (day: number, slotIndex: number): Promise<Locator> => {
    await editor()
      .getByRole('tab', { name: new RegExp(`^Dzień ${day}:`) })
      .tap();
    await slotAt(editor(), `${day}.${slotIndex}`).getByRole('heading').tap();
    // What was swapped out of it stands behind the name: "– wersja bez: …".
    const sheet = page.getByRole('dialog', { name: await path.meal(day, slotIndex) });
    await sheet.waitFor();
    return sheet;
  };
  /** "Przenieś do…" offers the same slot of the next day. */
  const carry = async (day: number, mode: 'Przenieś' | 'Skopiuj') => {
    await tap('Przenieś do…', await openMeal(day, 0));
    const dialog = page.getByRole('dialog', { name: 'Przenieś do…' });
    await dialog.locator('label', { hasText: new RegExp(`^${mode}$`) }).tap();
    await tap(new RegExp(`^${mode}`), dialog);
    await dialog.waitFor({ state: 'detached' });
  };
  const remove = async () => {
    await tap('Parametry planu');
    await tap('Usuń plan', page.getByRole('dialog').last());
    await tap('Usuń plan', page.getByRole('alertdialog', { name: 'Usunąć plan?' }));
    await page.getByText(`Usunięto plan „${path.planName()}”`).waitFor();
    expect(await path.plans()).toEqual([]);
  };

  beforeAll(async () => {
    path = await PlanPath.begin({ id: 'p-droga-dotyk', firstName: 'Teresa', lastName: 'Dotyk' });
    const touch = { hasTouch: true, isMobile: true, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' };
    page = await (await journey.browser.newContext({ ...touch, viewport: PHONE })).newPage();
    await signIn(page, 'dietitian');
  });

  test('[diets §2] „Plan diety” pacjentki, deficyt 15 %, „Zapisz i generuj”: plan stoi otwarty', async () => {
    await page.goto(productUrl('/patients'));
    await searchPatient(page, path.fullName);
    await tap(`Plan diety: ${path.fullName}`, page.locator('body'));
    const form = page.getByRole('dialog', { name: 'Nowy plan diety' });
    await form.locator('label', { hasText: '−15' }).tap();
    await form.getByText('Deficyt 332 kcal wobec TDEE').waitFor();
    await expectNoSidewaysScroll(page);
    await tap('Zapisz i generuj', form);
    const result = page.getByRole('dialog', { name: 'Plan wygenerowany' });
    await result.getByText('0 z 70 ryzykownych').waitFor();
    await tap('Zamknij', result);
    expect((await path.stored()).caloriesPerDay).toBe(1880);
  });

  test('[decisions 36] mleko dodane do posiłku pyta o powód, naprawa je zostawia, a po cofnięciu akceptacji podmienia i nie przesuwa ekranu', async () => {
    await tap(/^Wstaw inny posiłek/, await openMeal(1, 3));
    const add = page.getByRole('dialog', { name: 'Dodaj posiłek' });
    await add.locator('label', { hasText: 'Produkty' }).tap();
    await add.getByRole('searchbox', { name: 'Szukaj produktów' }).fill('mleko');
    await tap(new RegExp(`^${MILK}`), add);
    await tap('Dodaj', page.getByRole('dialog', { name: `Ile dodać: ${MILK}?` }));
    const question = page.getByRole('alertdialog', { name: 'Pacjent nie powinien tego jeść' });
    await question.getByLabel('Powód').fill(REASON);
    await tap('Wstaw mimo to', question);
    await slotAt(editor(), '1.3').getByText(`ryzyko przyjęte: ${REASON}`).waitFor();
    expect(await path.milk()).toEqual(['1.3']);

    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).first().tap();
    await more('Napraw automatycznie');
    const left = page.getByRole('dialog', { name: 'Wymaga uwagi' });
    await left.getByText(LEFT_ALONE).waitFor();
    expect(await path.milk()).toEqual(['1.3']);
    await tap('Pokaż ostrzeżenia', left);
    const warnings = page.getByRole('dialog', { name: 'Ostrzeżenia' });
    await tap(`Cofnij akceptację: ${MILK}`, warnings);
    await page.getByText('Cofnięto akceptację ryzyka').waitFor();
    await tap('Napraw automatycznie', warnings);
    await page.getByText('Sukces!').waitFor();
    await warnings.getByText('Brak aktywnych ostrzeżeń').waitFor();
    await tap('Zamknij', warnings);
    await editor().getByRole('button', { name: 'Ostrzeżenia planu: Brak ostrzeżeń' }).waitFor();
    expect(await path.milk()).toEqual([]);
    const bar = await editor().getByRole('group', { name: 'Działania planu' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(PHONE.height);
  });

  test('[diets §2] „Przenieś do…”: do pustego slotu, zamiana i kopia', async () => {
    const meals = await Promise.all([2, 4, 5, 6].map((day) => path.meal(day, 0)));
    const [second = '', fourth = '', fifth = '', sixth = ''] = meals;
    await tap('Usuń', await openMeal(3, 0));
    await path.untilMeals({ '3.0': '' });
    await carry(2, 'Przenieś');
    await path.untilMeals({ '2.0': '', '3.0': second });
    await carry(4, 'Przenieś');
    await path.untilMeals({ '4.0': fifth, '5.0': fourth });
    await carry(6, 'Skopiuj');
    await path.untilMeals({ '6.0': sixth, '7.0': sixth });
  });

  test('[decisions 23] wydruk usuniętego planu przywraca go importem', async () => {
    const printed = await path.stored();
    file = await handedOut(page, () => more('Eksport DOCX'));
    await remove();
    await page.goto(productUrl('/diets?new=1'));
    const form = page.getByRole('dialog', { name: 'Nowy plan diety' });
    await form.getByRole('combobox', { name: 'Pacjent' }).fill('teresa');
    await page.getByRole('option', { name: new RegExp(path.fullName) }).tap();
    await chooseFile(page, file, () => tap('Import z DOCX', form));
    await slotAt(editor(), '1.1').waitFor();
    expect((await path.stored()).planDays).toEqual(printed.planDays);
  });

  test('[diets §2] „Usuń plan” z parametrów odkłada plan do kosza', async () => {
    await remove();
    await page.getByRole('button', { name: new RegExp(path.planName()) }).waitFor({ state: 'detached' });
  });
});
