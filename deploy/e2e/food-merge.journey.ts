import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { without } from './support/control.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

/** Answers with an error status stand in the console while the plans are away; nothing else may. */
const REFUSED = /Failed to load resource/;
const PHONE = { width: 390, height: 844 };
const MERGED = 'Scalono 2 produkty w 1';
const PLANS_LATER = 'Biblioteka jest zmieniona, plany jeszcze nie';
/** Longer than the library takes to tell the plans six times more, with the pauses between. */
const PLANS_FOLLOW_MS = 100_000;
/** Hits of this run alone: no word of the starter base sounds like it. */
const WORD = `Żurlik${randomUUID()
  .replace(/[^a-f]/gu, '')
  .slice(0, 6)}`;

let session: HttpSession;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await call(session, method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

/** Foods of different tests are never duplicates of one another. */
let protein = 10;
function values() {
  protein += 1;
  return { category: 'Nabiał', per: '100g', carbs: 4, fat: 3, protein, calories: 43 + protein * 4 };
}
const food = (name: string, change: object) => ask<Food>('POST', '/api/foods', { name, ...change });
const meal = (name: string, foodId: number) =>
  ask<Meal>('POST', '/api/meals', { name, types: ['breakfast'], ingredients: [{ foodId, grams: 150 }] });

/** A plan of nobody that holds a meal of the food. */
async function planWith(name: string, made: Meal): Promise<Plan> {
  const shape = { caloriesPerDay: 1600, mealsPerDay: 3, days: 1, stage: 1 };
  const plan = await ask<Plan>('POST', '/api/diet-plans2', { name, ...shape });
  const ingredients = made.ingredients.map(({ foodId, grams }) => ({ foodId, grams }));
  const entry = { name: made.name, mealId: made.id, ingredients };
  const planDays = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, index) => (index === 0 ? { ...slot, entry } : slot)),
  }));
  return ask<Plan>('PATCH', `/api/diet-plans2/${plan.id}`, { planDays });
}

async function foodsOfPlan(id: string): Promise<(number | null)[]> {
  const { planDays } = await ask<Plan>('GET', `/api/diet-plans2/${id}`);
  return planDays.flatMap(({ slots }) =>
    slots.flatMap(({ entry }) => entry?.ingredients.map(({ foodId }) => foodId) ?? []),
  );
}

/** On a busy machine the plans follow after the answer: the dialog says that, and stays until it is closed. */
async function untilMerged(page: Page): Promise<void> {
  const later = page.getByText(PLANS_LATER);
  await page.getByText(MERGED).or(later).first().waitFor();
  if (await later.isVisible()) await page.getByRole('button', { name: 'Zamknij' }).last().press('Enter');
}

const untilPlanHas = (plan: Plan, { id }: Food) =>
  eventually(
    () => foodsOfPlan(plan.id),
    (foods) => expect(foods).toEqual([id]),
  );

/** Two foods that look like one, a meal and a plan of the second. */
async function duplicates(name: string) {
  const same = values();
  const kept = await food(`${WORD} ${name}`, same);
  const gone = await food(`${WORD.toLowerCase()} ${name} (import)`, same);
  const made = await meal(`Kanapka z żurlikiem ${name}`, gone.id);
  await meal(`Sałatka z żurlikiem ${name}`, kept.id);
  await meal(`Placek z żurlikiem ${name}`, kept.id);
  return { kept, gone, made, plan: await planWith(`Plan z żurlikiem ${name}`, made) };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Scal duplikaty/ });

async function openQuality(page: Page): Promise<void> {
  await page.goto(productUrl('/foods/data-quality'));
  await page.getByRole('heading', { level: 1, name: /Jakość danych/ }).waitFor();
}

async function openMerge(page: Page, name: string): Promise<void> {
  await openQuality(page);
  const all = page.getByRole('button', { name: /^Pokaż wszystkie \d+: Duplikaty$/ });
  const merge = page.getByRole('button', { name: `Scal: ${WORD} ${name}`, exact: true });
  await all.or(merge).first().waitFor();
  if (!(await merge.isVisible())) await all.click();
  await merge.click();
  await dialogOf(page).getByRole('table').waitFor();
}

/** A line of the quality page that mends something, also one below the first three. */
async function lineOf(page: Page, group: string, name: string) {
  await openQuality(page);
  const region = page.getByRole('region', { name: group, exact: true });
  await region.waitFor();
  const all = region.getByRole('button', { name: /^Pokaż wszystkie/ });
  const line = region.getByLabel(name, { exact: true });
  await all.or(line).first().waitFor();
  if (!(await line.isVisible())) await all.click();
  return line;
}

describe('Scalanie produktów i jakość danych', () => {
  const journey = useJourney({ as: 'dietitian' });
  beforeAll(async () => {
    journey.trouble.allow(REFUSED);
    session = await signInOverHttp(productUrl(''), ACCOUNTS.dietitian.email);
  });

  test('[library §2] myszą: duplikat ze strony jakości znika, a posiłki, plany i powiązania przechodzą', async () => {
    const { page } = journey;
    const { kept, gone, made, plan } = await duplicates('grani');
    await ask('POST', '/api/intolerances/mappings', { intolerance: 'mleko-krowie', foodId: gone.id });
    await openQuality(page);
    await page.getByRole('region', { name: 'Duplikaty' }).waitFor();
    await expectAccessible(page);
    await openMerge(page, 'grani');
    const dialog = dialogOf(page);
    for (const text of ['1 posiłek', '1 plan', plan.name, made.name])
      await dialog.getByText(text, { exact: true }).waitFor();
    await dialog.getByRole('checkbox', { name: /Mleko krowie/ }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Scal 2.produkty w 1$/ }).click();
    await untilMerged(page);

    await untilPlanHas(plan, kept);
    const after = await ask<Meal>('GET', `/api/meals/${made.id}`);
    expect(after.ingredients).toMatchObject([{ foodId: kept.id, grams: 150 }]);
    const merged = await ask<Food>('GET', `/api/foods/${kept.id}`);
    expect(merged.intolerances).toMatchObject([{ key: 'mleko-krowie' }]);
    expect((await call(session, 'GET', `/api/foods/${gone.id}`)).status).toBe(404);
  });

  test('[library §2] samą klawiaturą: z produktu widać, gdzie jest używany, i stamtąd scala się go z innym', async () => {
    const { page } = journey;
    const { kept, gone, plan } = await duplicates('wiejski');
    await page.goto(productUrl(`/foods/${gone.id}`));
    const sheet = page.getByRole('dialog', { name: gone.name });
    const uses = sheet.getByRole('region', { name: 'Gdzie używany' });
    await uses.getByText(`${plan.name} (1 posiłek)`).waitFor();
    await uses.getByRole('link', { name: 'Kanapka z żurlikiem wiejski' }).waitFor();
    await expectAccessible(page);
    await uses.getByRole('button', { name: 'Scal z…' }).press('Enter');
    const choose = page.getByRole('dialog', { name: 'Scal z innym produktem' });
    const search = choose.getByRole('combobox', { name: /^Drugi produkt/ });
    await search.focus();
    await page.keyboard.type(`${WORD} wiejski`);
    // Enter takes the first of what is listed, and a list of half a name begins with another food.
    await eventually(
      () => page.getByRole('option').allTextContents(),
      (names) => expect(names).toEqual([expect.stringMatching(`^${WORD} wiejski`)]),
    );
    await page.keyboard.press('Enter');
    await choose.getByRole('button', { name: 'Dalej' }).press('Enter');
    const dialog = dialogOf(page);
    const radio = dialog.getByRole('radio', { name: new RegExp(`^${WORD} wiejski`) });
    await dialog.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(
      () => radio.isChecked(),
      (isChecked) => expect(isChecked).toBe(true),
    );
    await dialog.getByRole('button', { name: /^Scal 2.produkty w 1$/, disabled: false }).waitFor();
    await page.keyboard.press('Control+Enter');
    await untilMerged(page);
    await page.waitForURL(`**/foods/${kept.id}`);
    await untilPlanHas(plan, kept);
  });

  test('[library §2] na telefonie o 390 px nic nie wychodzi poza ekran, a porównanie przewija się samo', async () => {
    const { gone } = await duplicates('kozi');
    const { page } = journey;
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await resize(page, PHONE);
    await openQuality(page);
    await page.getByRole('region', { name: 'Duplikaty' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await openMerge(page, 'kozi');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto(productUrl(`/foods/${gone.id}`));
    await page
      .getByRole('region', { name: 'Gdzie używany' })
      .getByText('Plan z żurlikiem kozi', { exact: false })
      .waitFor();
    await expectNoSidewaysScroll(page);
    await resize(page, size);
  });

  test('[library §2] wiersz jakości danych otwiera od razu formularz produktu albo posiłku, a zapis go usuwa', async () => {
    const { page } = journey;
    const odd = await food(`${WORD} przeliczany`, { ...values(), calories: 900 });
    await (await lineOf(page, 'Energia inna niż 4/4/9', `Popraw: ${odd.name}`)).click();
    const form = page.getByRole('dialog', { name: 'Edycja produktu' });
    const energy = String(Math.round(odd.carbs * 4 + odd.fat * 9 + odd.protein * 4));
    await form.getByRole('textbox', { name: /^Kalorie/ }).fill(energy);
    await form.getByRole('button', { name: /^Zapisz/ }).click();
    await form.waitFor({ state: 'detached' });
    await eventually(
      () => ask<Food>('GET', `/api/foods/${odd.id}`),
      ({ calories }) => expect(String(calories)).toBe(energy),
    );
    await openQuality(page);
    await page.getByRole('region', { name: 'Niesprawdzone alergeny' }).waitFor();
    expect(await page.getByLabel(`Popraw: ${odd.name}`, { exact: true }).count()).toBe(0);

    const bare = await ask<Meal>('POST', '/api/meals', {
      ...{ name: `Placek bez typu ${WORD}`, types: ['unknown'] },
      ingredients: [{ foodId: odd.id, grams: 100 }],
    });
    await (await lineOf(page, 'Posiłki bez typu', `Nadaj typ: ${bare.name}`)).click();
    const mealForm = page.getByRole('dialog', { name: 'Edycja posiłku' });
    await mealForm.waitFor();
    expect(await mealForm.getByRole('textbox', { name: /^Nazwa/ }).inputValue()).toBe(bare.name);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Jakość danych/ }).waitFor();
  });

  test('[library §2] „Powiąż” otwiera okno powiązań, a składnik spoza bazy edytor posiłku w planie', async () => {
    const { page } = journey;
    const loose = await food(`${WORD} luźny`, values());
    const made = await meal(`Kanapka luźna ${WORD}`, loose.id);
    await (await lineOf(page, 'Produkty bez nietolerancji', `Powiąż: ${loose.name}`)).click();
    const dialog = page.getByRole('dialog', { name: `Powiąż: ${loose.name}` });
    await dialog.getByRole('combobox', { name: 'Dodaj pozycję' }).fill('Mleko krowie');
    await page
      .getByRole('option', { name: /^Mleko krowie/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Usuń powiązanie: Mleko krowie' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Gotowe' }).click();
    const links = await ask<{ items: object[] }>('GET', `/api/intolerances/mappings/by-food/${loose.id}`);
    expect(links.items).toMatchObject([{ intolerance: 'mleko-krowie' }]);

    const entry = await ask<{ key: string; name: string }>('POST', '/api/intolerances/dictionary', {
      ...{ key: WORD.toLowerCase().replace('ż', 'z'), name: `Alergen ${WORD}`, aliases: [] },
    });
    await (await lineOf(page, 'Nietolerancje bez produktów', `Powiąż: ${entry.name}`)).click();
    const ofEntry = page.getByRole('dialog', { name: `Powiąż: ${entry.name}` });
    await ofEntry.getByRole('combobox', { name: 'Dodaj inny produkt' }).fill(loose.name);
    await page
      .getByRole('option', { name: new RegExp(loose.name) })
      .first()
      .click();
    await ofEntry.getByRole('row', { name: new RegExp(loose.name) }).waitFor();
    await expectAccessible(page);
    await ofEntry.getByRole('button', { name: 'Gotowe' }).click();
    const mapped = `/api/intolerances/mappings?intolerance=${entry.key}`;
    expect((await ask<{ items: object[] }>('GET', mapped)).items).toMatchObject([{ foodId: loose.id }]);

    const plan = await planWith(`Plan luźny ${WORD}`, made);
    const syrup = { foodId: null, grams: 20, foodName: `Syrop ${WORD}` };
    const planDays = plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map(({ entry: known, ...slot }) => ({
        ...slot,
        entry: known && { ...known, ingredients: [...known.ingredients, syrup] },
      })),
    }));
    await ask('PATCH', `/api/diet-plans2/${plan.id}`, { planDays });
    await (await lineOf(page, 'Składniki spoza bazy', `Powiąż: ${syrup.foodName}`)).click();
    const editor = page.getByRole('dialog', { name: new RegExp(made.name) });
    await editor.getByText(syrup.foodName).first().waitFor();
  });

  test('[library §2] posiłek mówi, które plany go mają', async () => {
    const { page } = journey;
    const { made, plan } = await duplicates('topiony');
    await page.goto(productUrl(`/meals/${made.id}`));
    const uses = page.getByRole('region', { name: 'Gdzie używany' });
    await uses.getByRole('link', { name: `${plan.name} (1 posiłek)` }).click();
    await page.waitForURL(`**/diets?*${plan.id}*`);
  });

  test(
    'gdy planów nie ma, biblioteka się zmienia, nikt nie mówi „gotowe”, a plany przechodzą po powrocie',
    async () => {
      const { page } = journey;
      const { kept, plan } = await duplicates('dymny');
      await without('plans', async () => {
        await openMerge(page, 'dymny');
        const dialog = dialogOf(page);
        await dialog.getByText(/Nie udało się sprawdzić planów/).waitFor();
        await dialog.getByRole('button', { name: /^Scal 2.produkty w 1$/ }).click();
        await page.getByText(PLANS_LATER).waitFor();
        await page.getByRole('button', { name: 'Zamknij' }).last().click();
        await page.getByText(/Plany nie przejęły jeszcze 1.zmiany/).waitFor();
        const { items } = await ask<{ items: unknown[] }>('GET', '/api/foods/merges/open');
        expect(items).toHaveLength(1);
      });
      await eventually(
        async () => (await call(session, 'GET', '/api/foods/merges/open')).text,
        (text) => expect(JSON.parse(text)).toEqual({ items: [] }),
        PLANS_FOLLOW_MS,
      );
      expect(await foodsOfPlan(plan.id)).toEqual([kept.id]);
    },
    2 * PLANS_FOLLOW_MS,
  );
});
