import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually, untilFocused } from './support/eventually.js';
import { useJourney } from './support/journey.js';
import { chooseFile, handedOut, LEFT_ALONE, MILK, PlanPath, REASON, slotAt } from './support/plan-path.js';

/** More stops than any screen of a plan has. */
const FARTHEST = 150;

describe('Cała droga planu samą klawiaturą', () => {
  const journey = useJourney({ as: 'dietitian' });
  let path: PlanPath;

  const editor = () => path.editor(journey.page);
  const button = (name: string | RegExp, area: Locator = editor()) =>
    area.getByRole('button', { name, exact: true });
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await journey.page.keyboard.press(key);
  };
  const type = (text: string) => journey.page.keyboard.type(text);
  /** Walks with Tab, as a person has to: nothing is focused from outside. */
  const tabTo = async (element: Locator, key = 'Tab'): Promise<void> => {
    await element.waitFor();
    const focused = element.and(journey.page.locator(':focus'));
    for (let stops = 0; (await focused.count()) === 0; stops += 1) {
      if (stops > FARTHEST) throw new Error(`Not within reach of ${key}: ${String(element)}`);
      await press(key);
    }
  };

  beforeAll(async () => {
    // The questions whether to replace the plan, and why a food of an allergy comes back, are the answer 409.
    journey.trouble.allow(/status of 409 .*(import-docx|undo)/);
    path = await PlanPath.begin({ id: 'p-droga-klawisz', firstName: 'Klara', lastName: 'Tabulator' });
  });

  test('[diets §2] „Plan diety” pacjentki, deficyt 15 %, „Zapisz i generuj”: plan stoi otwarty', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    const search = page.getByRole('searchbox', { name: 'Szukaj po nazwisku, e-mailu lub telefonie' });
    await search.waitFor();
    await press('/');
    await untilFocused(search);
    await type(path.fullName);
    await eventually(
      () => page.getByRole('button', { name: /^Plan diety: / }).count(),
      (count) => expect(count).toBe(1),
    );
    await tabTo(button(`Plan diety: ${path.fullName}`, page.locator('body')));
    await press('Enter');
    const form = page.getByRole('dialog', { name: 'Nowy plan diety' });
    await form.getByRole('combobox', { name: 'Pacjent' }).waitFor();
    await tabTo(form.getByRole('radiogroup', { name: 'Deficyt' }).getByRole('radio', { checked: true }));
    await press('ArrowLeft', 'ArrowLeft');
    await form.getByText('Deficyt 332 kcal wobec TDEE').waitFor();
    await tabTo(button('Zapisz i generuj', form));
    await press('Enter');
    const result = page.getByRole('complementary', { name: 'Plan wygenerowany' });
    await result.getByText('0 z 70 ryzykownych').waitFor();
    await untilFocused(button('Gotowe', result));
    await press('Enter');
    await result.waitFor({ state: 'detached' });
    expect((await path.stored()).caloriesPerDay).toBe(1880);
  });

  test('[decisions 36] mleko z wyszukiwarki pyta o powód, „Napraw” je zostawia, a podmienia po cofnięciu akceptacji', async () => {
    const { page } = journey;
    await tabTo(slotAt(editor(), '1.0'));
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await untilFocused(slotAt(editor(), '1.3'));
    await press('/');
    await untilFocused(editor().getByRole('searchbox'));
    await tabTo(
      editor().getByRole('radiogroup', { name: 'Czego szukać' }).getByRole('radio', { checked: true }),
      'Shift+Tab',
    );
    await press('ArrowRight');
    await tabTo(editor().getByRole('searchbox', { name: 'Szukaj produktów' }));
    await type('mleko');
    await tabTo(button(new RegExp(`^${MILK}`)));
    await press('Enter');
    await untilFocused(page.getByRole('dialog', { name: `Ile dodać: ${MILK}?` }).getByLabel('Ilość'));
    await press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Pacjent nie powinien tego jeść' });
    await untilFocused(question.getByLabel('Powód'));
    await type(REASON);
    await press('Control+Enter');
    await slotAt(editor(), '1.3').getByText(`ryzyko przyjęte: ${REASON}`).waitFor();
    expect(await path.milk()).toEqual(['1.3']);

    await tabTo(button('Napraw automatycznie'));
    await press('Enter');
    const left = page.getByRole('dialog', { name: 'Wymaga uwagi' });
    await left.getByText(LEFT_ALONE).waitFor();
    expect(await path.milk()).toEqual(['1.3']);
    await tabTo(button('Pokaż ostrzeżenia', left));
    await press('Enter');
    const warnings = page.getByRole('dialog', { name: 'Ostrzeżenia' });
    await tabTo(button(`Cofnij akceptację: ${MILK}`, warnings));
    await press('Enter');
    await page.getByText('Cofnięto akceptację ryzyka').waitFor();
    await tabTo(button('Napraw automatycznie', warnings));
    await press('Enter');
    await warnings.getByText('Brak aktywnych ostrzeżeń').waitFor();
    await tabTo(button('Zamknij', warnings));
    await press('Enter');
    await path.untilMilkSwapped(page, '1.3');
    expect(await path.milk()).toEqual([]);
  });

  test('[diets §2] edycja oddaje fokus karcie posiłku', async () => {
    const { page } = journey;
    await tabTo(slotAt(editor(), '1.3'));
    await press('e');
    const dialog = page.getByRole('dialog', { name: await path.meal(1, 3) });
    await untilFocused(dialog.getByRole('textbox').first());
    await press('Control+a');
    await type('80');
    await button(/^Zapisz posiłek/, dialog)
      .and(page.locator(':enabled'))
      .waitFor();
    await press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(slotAt(editor(), '1.3'));
  });

  test('[diets §2] przegląd: spacja przenosi do pustego slotu i zamienia, Ctrl+C i Ctrl+V kopiują', async () => {
    const meals = await Promise.all([1, 2, 4, 5].map((day) => path.meal(day, 0)));
    const [first = '', second = '', fourth = '', fifth = ''] = meals;
    await press('2');
    const cell = (day: number) => slotAt(editor(), `${day}.0`);
    await tabTo(editor().locator('[role=gridcell][tabindex="0"]').first());
    await press('Control+Home', 'ArrowRight', 'ArrowRight');
    await untilFocused(cell(3));
    await press('Delete');
    await path.untilMeals({ '3.0': '' });
    await press('ArrowLeft', 'ArrowLeft', 'Space', 'ArrowRight', 'ArrowRight', 'Enter');
    await path.untilMeals({ '1.0': '', '3.0': first });
    await untilFocused(cell(3));
    await press('ArrowLeft', 'Space', 'ArrowRight', 'ArrowRight', 'Enter');
    await path.untilMeals({ '2.0': fourth, '4.0': second });
    await untilFocused(cell(4));
    await press('ArrowRight', 'Control+c', 'ArrowRight', 'Control+v');
    await path.untilMeals({ '5.0': fifth, '6.0': fifth });
    await press('1');
  });

  test('[decisions 23] wydruk wgrany z powrotem zastępuje plan zmieniony po wydruku', async () => {
    const { page } = journey;
    const printed = await path.stored();
    await tabTo(button('Eksport DOCX'));
    const file = await handedOut(page, () => press('Enter'));
    await tabTo(slotAt(editor(), '1.1'));
    await press('Delete');
    await path.untilMeals({ '1.1': '' });
    await press('Escape');
    await editor().waitFor({ state: 'detached' });
    await press('n');
    const form = page.getByRole('dialog', { name: 'Nowy plan diety' });
    await untilFocused(form.getByRole('combobox', { name: 'Pacjent' }));
    await type('klara');
    await page.getByRole('option', { name: new RegExp(path.fullName) }).waitFor();
    await press('Enter');
    await tabTo(button('Import z DOCX', form));
    await chooseFile(page, file, () => press('Enter'));
    const question = page.getByRole('alertdialog', { name: /^Istnieje już plan/ });
    await tabTo(button('Nadpisz plan', question));
    await press('Enter');
    await slotAt(editor(), '1.1').waitFor();
    expect((await path.stored()).planDays).toEqual(printed.planDays);
  });

  test('[decisions 34] Ctrl+Z, który przywraca produkt z nowej alergii, pyta o powód; raz przyjęty wraca bez pytania', async () => {
    const { page } = journey;
    const slots = (await path.stored()).planDays[0]?.slots ?? [];
    // A name of plain words: commas and numbers would be read as several answers.
    const foods = slots.map(({ entry }) =>
      entry?.ingredients.find(({ foodName }) => /^[\p{L} ]+$/u.test(foodName)),
    );
    const slotIndex = foods.findIndex(Boolean);
    const at = `1.${slotIndex}`;
    const meal = slots[slotIndex]?.entry?.name ?? '';
    await tabTo(slotAt(editor(), at));
    await press('Delete');
    await path.untilMeals({ [at]: '' });
    await path.nowAllergicTo(foods[slotIndex]?.foodName ?? '');

    const question = page.getByRole('alertdialog', {
      name: 'Ta wersja przywróci niedozwolone posiłki',
    });
    const giveUp = button('Anuluj', question);
    await press('Control+z');
    await untilFocused(giveUp);
    await press('Escape');
    await question.waitFor({ state: 'detached' });
    expect([await path.meal(1, slotIndex), await path.acceptedRisks()]).toEqual(['', {}]);
    await press('Control+z');
    await untilFocused(giveUp);
    await tabTo(question.getByRole('radio', { checked: true }), 'Shift+Tab');
    await press('ArrowDown', 'ArrowDown');
    await tabTo(question.getByRole('textbox', { name: /^Powód/ }));
    await type(REASON);
    await tabTo(button('Przywróć mimo to', question));
    await press('Enter');
    await path.untilMeals({ [at]: meal });
    // The reason was given for the cause, wherever in the plan it stands.
    expect(await path.acceptedRisks()).toEqual({ '': REASON });

    await press('Control+Shift+z');
    await path.untilMeals({ [at]: '' });
    await press('Control+z');
    await path.untilMeals({ [at]: meal });
    await slotAt(editor(), at).getByText(`ryzyko przyjęte: ${REASON}`).waitFor();
  });

  test('[diets §2] „Usuń plan” odkłada go do kosza', async () => {
    const { page } = journey;
    await tabTo(button('Usuń plan'));
    await press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Usunąć plan?' });
    await tabTo(button('Usuń plan', question));
    await press('Enter');
    await page.getByText(`Usunięto plan „${path.planName()}”`).waitFor();
    expect(await path.plans()).toEqual([]);
  });
});
