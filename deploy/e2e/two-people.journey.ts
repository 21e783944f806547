import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { queryDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';

/** Answers with an error status stand in the console. */
const REFUSED = /Failed to load resource/;

const form = (page: Page) => page.getByRole('dialog', { name: 'Edycja posiłku' });
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
const conflict = (page: Page) => page.getByText('Te dane zmieniono w międzyczasie gdzie indziej.').first();

async function openForm(page: Page, { id, name }: Meal): Promise<void> {
  await page.goto(productUrl(`/meals/${id}`));
  await page
    .getByRole('dialog', { name, exact: true })
    .getByRole('button', { name: /^Edytuj/ })
    .click();
  await form(page).waitFor();
}

async function save(page: Page): Promise<void> {
  await form(page)
    .getByRole('button', { name: /^Zapisz posiłek/ })
    .click();
  await form(page).waitFor({ state: 'detached' });
}

/** What the database holds of a meal: nothing half-saved can hide there. */
async function stored({ id }: Meal) {
  const [row] = await queryDatabase<{ name: string; description: string; version: number; lines: object[] }>(
    `SELECT meal.name, meal.description, meal.version,
            (SELECT json_agg(json_build_object('foodId', line.food_id, 'grams', line.grams::float) ORDER BY line.position)
             FROM catalog.meal_ingredients line WHERE line.meal_id = meal.id) AS lines
     FROM catalog.meals meal WHERE meal.id = $1 AND meal.deleted_at IS NULL`,
    [id],
  );
  if (!row) throw new Error(`No meal ${id}`);
  return row;
}

describe('Dwie osoby przy jednym posiłku', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  let other: Page;

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const visit = await journey.visit();
    other = visit.page;
    for (const trouble of [journey.trouble, visit.trouble]) trouble.allow(REFUSED);
    await signIn(other, 'administrator');
  });

  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, text } = await call(session, method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  };
  const food = (name: string) =>
    ask<Food>('POST', '/api/foods', {
      ...{ name, category: 'Nabiał', per: '100g', carbs: 4, fat: 3, protein: 10, calories: 83 },
    });
  const meal = (name: string, { id }: Food) =>
    ask<Meal>('POST', '/api/meals', {
      ...{ name, types: ['breakfast'], description: 'Wymieszaj.' },
      ingredients: [{ foodId: id, grams: 150 }],
    });

  test('[decisions 48] druga osoba, która zapisuje ten sam posiłek, wybiera wersję; dotąd stoi cała pierwsza', async () => {
    const { page } = journey;
    const curd = await food('Twarożek dwojga');
    const made = await meal('Pasta dwojga', curd);
    await openForm(page, made);
    await openForm(other, made);
    await field(page, /^Nazwa/).fill('Pasta pierwszej osoby');
    await save(page);
    await eventually(
      () => stored(made),
      ({ name }) => expect(name).toBe('Pasta pierwszej osoby'),
    );
    const first = await stored(made);

    await field(other, /^Gramy: Twarożek dwojga/).fill('90');
    await field(other, /^Nazwa/).fill('Pasta drugiej osoby');
    await save(other);
    await conflict(other).waitFor();
    await expectAccessible(other);
    expect(await stored(made)).toEqual(first);

    await other.getByRole('button', { name: 'Wczytaj nowszą' }).click();
    await other.getByRole('dialog', { name: 'Pasta pierwszej osoby', exact: true }).waitFor();
    await conflict(other).waitFor({ state: 'detached' });
    expect(await stored(made)).toEqual(first);
  });

  test('[decisions 48] „Zachowaj moją” zapisuje drugą wersję w całości, a pierwsza osoba ją widzi', async () => {
    const { page } = journey;
    const curd = await food('Serek dwojga');
    const made = await meal('Krem dwojga', curd);
    await openForm(page, made);
    await openForm(other, made);
    await field(page, /^Nazwa/).fill('Krem pierwszej osoby');
    await save(page);
    await eventually(
      () => stored(made),
      ({ name }) => expect(name).toBe('Krem pierwszej osoby'),
    );
    await field(other, /^Gramy: Serek dwojga/).fill('90');
    await field(other, /^Nazwa/).fill('Krem drugiej osoby');
    await save(other);
    await conflict(other).waitFor();
    await other.getByRole('button', { name: 'Zachowaj moją' }).click();
    await eventually(
      () => stored(made),
      (row) =>
        expect(row).toMatchObject({ name: 'Krem drugiej osoby', lines: [{ foodId: curd.id, grams: 90 }] }),
    );
    await page.goto(productUrl(`/meals/${made.id}`));
    await page.getByRole('dialog', { name: 'Krem drugiej osoby', exact: true }).waitFor();
  });

  test('[library §4] produkt usunięty w trakcie edycji posiłku: zapis mówi, którego brak, i nic nie zapisuje połowicznie', async () => {
    const { page } = journey;
    const [curd, gone] = [await food('Twaróg trwały'), await food('Kefir ulotny')];
    const made = await meal('Koktajl ulotny', curd);
    const before = await stored(made);
    await openForm(page, made);
    await field(page, /^Nazwa/).fill('Koktajl z kefirem');
    await form(page).getByRole('combobox', { name: 'Dodaj składnik' }).fill(gone.name);
    await page.getByRole('option', { name: new RegExp(`^${gone.name}`) }).click();
    await field(page, /^Gramy nowego składnika/).fill('200');
    await page.keyboard.press('Enter');
    await field(page, new RegExp(`^Gramy: ${gone.name}`)).waitFor();

    await other.goto(productUrl(`/foods/${gone.id}`));
    await other
      .getByRole('dialog', { name: gone.name, exact: true })
      .getByRole('button', { name: 'Usuń', exact: true })
      .click();
    await other.getByText(`Usunięto produkt: ${gone.name}`).waitFor();
    await eventually(
      async () => (await call(session, 'GET', `/api/foods/${gone.id}`)).status,
      (status) => expect(status).toBe(404),
    );

    await save(page);
    await page.getByText('Zmiany nie są zapisane na serwerze.').first().waitFor();
    await page.getByText(new RegExp(gone.name)).first().waitFor();
    await expectAccessible(page);
    expect(await stored(made)).toEqual(before);

    await page.getByRole('button', { name: 'Odrzuć zmianę' }).click();
    await page
      .getByRole('alertdialog', { name: 'Odrzucić zmianę?' })
      .getByRole('button', { name: 'Odrzuć', exact: true })
      .click();
    await page.getByRole('dialog', { name: made.name, exact: true }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: made.name, exact: true }).waitFor();
    expect(await stored(made)).toEqual(before);
  });

  test('[library §4] produktu, z którego posiłek już jest, nikt nie usunie w trakcie jego edycji, a edycja zapisuje się cała', async () => {
    const { page } = journey;
    const curd = await food('Maślanka wspólna');
    const made = await meal('Chłodnik wspólny', curd);
    await openForm(page, made);
    await field(page, /^Gramy: Maślanka wspólna/).fill('300');

    await other.goto(productUrl(`/foods/${curd.id}`));
    await other
      .getByRole('dialog', { name: curd.name, exact: true })
      .getByRole('button', { name: 'Usuń', exact: true })
      .click();
    await other.getByText(`Nie usunięto: ${curd.name}`).waitFor();

    await save(page);
    await eventually(
      () => stored(made),
      ({ lines }) => expect(lines).toEqual([{ foodId: curd.id, grams: 300 }]),
    );
    expect((await call(session, 'GET', `/api/foods/${curd.id}`)).status).toBe(200);
  });
});
