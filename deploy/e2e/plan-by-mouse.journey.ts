import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { chooseFile, handedOut, LEFT_ALONE, MILK, PlanPath, REASON, slotAt } from './support/plan-path.js';

describe('Cała droga planu myszą', () => {
  const journey = useJourney({ as: 'dietitian' });
  let path: PlanPath;
  let file: Buffer;

  const editor = () => path.editor(journey.page);
  const click = (name: string | RegExp, area: Locator = editor()) =>
    area.getByRole('button', { name, exact: true }).click();
  /** Carries from one element onto another, over a point that says what would come of it. */
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const { mouse } = journey.page;
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('Nothing to carry, or nowhere to carry it.');
    await mouse.move(start.x + start.width / 2, start.y + 12);
    await mouse.down();
    await mouse.move(end.x + end.width / 2, end.y + 12, { steps: 10 });
    await to.and(editor().locator('[data-over]')).waitFor();
    await mouse.up();
  };

  beforeAll(async () => {
    // The question whether to replace the plan is the answer 409.
    journey.trouble.allow(/status of 409 .*import-docx/);
    path = await PlanPath.begin({ id: 'p-droga-mysz', firstName: 'Mira', lastName: 'Myszka' });
  });

  test('[diets §2] „Plan diety” pacjenta, deficyt 15 %, „Zapisz i generuj”: 70 bezpiecznych posiłków', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await searchPatient(page, path.fullName);
    await click(`Plan diety: ${path.fullName}`, page.locator('body'));
    const form = page.getByRole('dialog', { name: 'Nowy plan diety' });
    await form.locator('label', { hasText: '−15' }).click();
    await form.getByText('Deficyt 332 kcal wobec TDEE').waitFor();
    await click('Zapisz i generuj', form);
    const result = page.getByRole('complementary', { name: 'Plan wygenerowany' });
    await result.getByText('0 z 70 ryzykownych').waitFor();
    await click('Gotowe', result);
    await editor().getByText('Brak ostrzeżeń').waitFor();
    const { planDays, caloriesPerDay } = await path.stored();
    expect(caloriesPerDay).toBe(1880);
    expect(planDays.flatMap(({ slots }) => slots).filter(({ entry }) => entry)).toHaveLength(70);
  });

  test('[decisions 36] mleko upuszczone na posiłek pyta o powód, „Napraw” je zostawia, a podmienia po cofnięciu akceptacji', async () => {
    const { page } = journey;
    await editor().locator('label', { hasText: 'Produkty' }).click();
    await editor().getByRole('searchbox', { name: 'Szukaj produktów' }).fill('mleko');
    await drag(editor().getByRole('button', { name: new RegExp(`^${MILK}`) }), slotAt(editor(), '1.3'));
    await click('Dodaj', page.getByRole('dialog', { name: `Ile dodać: ${MILK}?` }));
    const question = page.getByRole('alertdialog', { name: 'Pacjent nie powinien tego jeść' });
    await question.getByLabel('Powód').fill(REASON);
    await click('Wstaw mimo to', question);
    await slotAt(editor(), '1.3').getByText(`ryzyko przyjęte: ${REASON}`).waitFor();
    expect(await path.milk()).toEqual(['1.3']);

    await click('Napraw automatycznie');
    const left = page.getByRole('dialog', { name: 'Wymaga uwagi' });
    await left.getByText(LEFT_ALONE).waitFor();
    expect(await path.milk()).toEqual(['1.3']);
    await click('Pokaż ostrzeżenia', left);
    const warnings = page.getByRole('dialog', { name: 'Ostrzeżenia' });
    await click(`Cofnij akceptację: ${MILK}`, warnings);
    await page.getByText('Cofnięto akceptację ryzyka').waitFor();
    await click('Napraw automatycznie', warnings);
    await page.getByText('Sukces!').waitFor();
    await warnings.getByText('Brak aktywnych ostrzeżeń').waitFor();
    await click('Zamknij', warnings);
    await path.untilMilkSwapped(page, '1.3');
    await editor().getByText('Brak ostrzeżeń').waitFor();
    expect(await path.milk()).toEqual([]);
  });

  test('[diets §2] przegląd: posiłek przechodzi do pustego slotu, zamienia się z innym, a z Ctrl się kopiuje', async () => {
    const { page } = journey;
    const meals = await Promise.all([1, 2, 4, 5].map((day) => path.meal(day, 0)));
    const [first = '', second = '', fourth = '', fifth = ''] = meals;
    await editor()
      .getByRole('tab', { name: /^Dzień 3:/ })
      .click();
    await slotAt(editor(), '3.0').getByRole('button', { name: 'Usuń posiłek' }).click();
    await path.untilMeals({ '3.0': '' });
    await editor().locator('label', { hasText: '14 dni' }).click();
    const cell = (day: number) => slotAt(editor(), `${day}.0`);
    await drag(cell(1), cell(3));
    await path.untilMeals({ '1.0': '', '3.0': first });
    await drag(cell(2), cell(4));
    await path.untilMeals({ '2.0': fourth, '4.0': second });
    await page.keyboard.down('Control');
    await drag(cell(5), cell(6));
    await page.keyboard.up('Control');
    await path.untilMeals({ '5.0': fifth, '6.0': fifth });
  });

  test('[decisions 23] wydruk wgrany z powrotem zastępuje plan zmieniony po wydruku', async () => {
    const { page } = journey;
    const printed = await path.stored();
    file = await handedOut(page, () => click('Eksport DOCX'));
    await editor().locator('label', { hasText: 'Dzień' }).click();
    await click('Resetuj plan');
    await click('Resetuj plan', page.getByRole('alertdialog', { name: 'Zresetować plan?' }));
    await path.untilMeals({ '3.0': '', '9.4': '' });
    await click('Zamknij plan');

    await page.goto(productUrl('/diets?new=1'));
    const form = page.getByRole('dialog', { name: 'Nowy plan diety' });
    await form.getByRole('combobox', { name: 'Pacjent' }).fill('mira');
    await page.getByRole('option', { name: new RegExp(path.fullName) }).click();
    await click('Zmniejsz', form);
    await chooseFile(page, file, () => click('Import z DOCX', form));
    await click('Nadpisz plan', page.getByRole('alertdialog', { name: /^Istnieje już plan/ }));
    await slotAt(editor(), '1.1').waitFor();
    expect((await path.stored()).planDays).toEqual(printed.planDays);
  });

  test('[diets §2] „Usuń plan” odkłada go do kosza, „Cofnij” oddaje, a drugie usunięcie zostaje', async () => {
    const { page } = journey;
    const remove = async () => {
      await click('Usuń plan');
      await click('Usuń plan', page.getByRole('alertdialog', { name: 'Usunąć plan?' }));
      await page.getByText(`Usunięto plan „${path.planName()}”`).waitFor();
      expect(await path.plans()).toEqual([]);
    };
    await remove();
    await page
      .getByRole('status')
      .filter({ hasText: 'Usunięto' })
      .getByRole('button', { name: /^Cofnij/ })
      .click();
    const card = page.getByRole('button', { name: new RegExp(path.planName()) });
    await card.click();
    await remove();
    await card.waitFor({ state: 'detached' });
  });
});
