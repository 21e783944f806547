import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, serveCatalog } from '../../../testing/make-catalog.js';
import { MealsScreen } from '../meals.screen.js';

const oats = makeFood({
  ...{ id: 1, name: 'Płatki owsiane', calories: 366, carbs: 62, fat: 7, protein: 12 },
  units: [{ name: 'łyżka', grams: 10 }],
});
const apple = makeFood({ id: 2, name: 'Jabłko', calories: 50, carbs: 12, fat: 0.4, protein: 0.4, units: [] });
const milk = makeFood({ id: 18, name: 'Mleko 2%', calories: 51, carbs: 4.9, fat: 2, protein: 3.4 });
const porridge = makeMeal();

let api: FakeApi;
let view: ScreenView;

/** The library with the porridge opened. */
function open(path = '/meals/m-1', meals: readonly Meal[] = [porridge]) {
  api = serveCatalog(meals, [oats, apple, milk]);
  const { config, defaults } = { config: DEFAULT_RULE_CONFIG, defaults: DEFAULT_RULE_CONFIG };
  api.on(ruleConfigRoutes.get, { config, defaults, source: 'default', updatedAt: null });
  api.on(foodRoutes.search, { items: [milk, oats] });
  api.on(mealRoutes.update, ({ body }: { body: Partial<Meal> }) => ({ ...porridge, ...body, version: 2 }));
  view = renderScreen(<MealsScreen />, { path, route: '/meals/:id?' });
}
const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await view.user.clear(input);
  await view.user.type(input, text);
};
const save = () => press(/^Zapisz posiłek/);
const addFood = async (name: string, grams: string) => {
  await view.user.type(await screen.findByRole('combobox', { name: 'Dodaj składnik' }), 'na');
  await view.user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await view.user.type(await field('Gramy nowego składnika'), `${grams}{Enter}`);
};

describe('nowy posiłek', () => {
  beforeEach(() => open('/meals'));

  it('[library §2] „Dodaj posiłek” zapisuje posiłek z tym, co wpisano, i otwiera jego adres', async () => {
    api.on(mealRoutes.create, ({ body }: { body: Partial<Meal> }) =>
      makeMeal({ ...body, id: body.id ?? '' }),
    );
    await press(/^Dodaj posiłek/);
    await view.user.type(await field(/^Nazwa/), '  Mleko na dobranoc ');
    await press('Dodaj typ');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Późna przekąska' }));
    await addFood('Mleko 2%', '250');
    await press('Dodaj krok');
    await view.user.type(await field('Krok 1'), 'Podgrzej mleko.{Enter}Podaj od razu.');
    await save();
    await waitFor(() => expect(view.location()).toMatch(/^\/meals\/m-[a-z0-9]{20}$/));
    const [call] = api.calls(mealRoutes.create);
    expect(call?.body).toEqual({
      id: view.location().split('/').at(-1),
      name: 'Mleko na dobranoc',
      types: ['late_snack'],
      source: 'own',
      favorite: false,
      childFriendly: true,
      servings: 1,
      cookingTimeMinutes: null,
      preparationTime: '',
      description: '1. Podgrzej mleko.\n2. Podaj od razu.',
      diets: [],
      ingredients: [{ foodId: 18, grams: 250, replaceable: true }],
    });
    expect(await screen.findByRole('dialog', { name: 'Mleko na dobranoc' })).toBeInTheDocument();
  });

  it('[library §5] bez nazwy nic nie wychodzi, a błąd stoi przy polu', async () => {
    await press(/^Dodaj posiłek/);
    await save();
    expect(await screen.findByText('Podaj nazwę posiłku')).toBeInTheDocument();
    expect(await field(/^Nazwa/)).toHaveFocus();
    expect(api.calls(mealRoutes.create)).toHaveLength(0);
  });

  it('[library §8] nieudane dodanie cofa posiłek z listy, a formularz zostaje z powodem', async () => {
    api.on(mealRoutes.create, apiError(422, 'unknown_food', 'Produkt zniknął z bazy.'));
    await press(/^Dodaj posiłek/);
    await view.user.type(await field(/^Nazwa/), 'Kisiel');
    await save();
    expect(await screen.findByText('Dodawanie posiłku nie powiodła się')).toBeInTheDocument();
    expect(screen.getByText('Produkt zniknął z bazy.')).toBeInTheDocument();
    expect(await field(/^Nazwa/)).toHaveValue('Kisiel');
    await press('Anuluj');
    await press('Porzuć zmiany');
    expect(screen.queryByText('Kisiel')).toBeNull();
  });
});

describe('edycja posiłku', () => {
  beforeEach(() => open());

  it('[library §4] wersja z listy odświeżonej w trakcie nie jest tą, którą widziano', async () => {
    await press(/^Edytuj/);
    await retype('Gramy: Płatki owsiane', '80');
    api.on(mealRoutes.list, { items: [{ ...porridge, version: 9 }], nextStartKey: null });
    await view.client.invalidateQueries();
    await save();
    await waitFor(() => expect(api.calls(mealRoutes.update)).toHaveLength(1));
    expect(api.calls(mealRoutes.update)[0]).toMatchObject({ ifMatch: 1 });
  });

  it('[library §2] z podglądu do edycji i z powrotem; wysyła tylko to, co zmieniono, na wersji, którą widziano', async () => {
    await press(/^Edytuj/);
    await retype('Gramy: Płatki owsiane', '80');
    expect(await field('Ile miar: Płatki owsiane')).toHaveValue('8');
    expect(screen.getByText('Niezapisane zmiany: 1')).toBeInTheDocument();
    await save();
    expect(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' })).toBeInTheDocument();
    await waitFor(() => expect(api.calls(mealRoutes.update)).toHaveLength(1));
    expect(api.calls(mealRoutes.update)[0]).toMatchObject({
      params: { id: 'm-1' },
      ifMatch: 1,
      body: {
        ingredients: [
          { foodId: 1, grams: 80, unitName: 'łyżka', unitQty: 8, replaceable: false },
          { foodId: 2, grams: 150 },
        ],
      },
    });
    expect(Object.keys(api.calls(mealRoutes.update)[0]?.body ?? {})).toEqual(['ingredients']);
  });

  it('[library §5] energia i makroskładniki idą za gramami: 4/4/9 albo to, co podaje produkt', async () => {
    await press(/^Edytuj/);
    // 60 g × 366 kcal + 150 g × 50 kcal = 219.6 + 75 = 294.6
    expect(await screen.findByText('295')).toBeInTheDocument();
    await retype('Gramy: Jabłko', '200');
    // 219.6 + 100
    expect(await screen.findByText('320')).toBeInTheDocument();
  });

  it('[library §5] ten sam produkt sumuje gramy w swoim wierszu', async () => {
    await press(/^Edytuj/);
    await addFood('Płatki owsiane', '40');
    expect(await field('Gramy: Płatki owsiane')).toHaveValue('100');
    expect(await field('Ile miar: Płatki owsiane')).toHaveValue('10');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('[library §5] gramy muszą być większe od zera', async () => {
    await press(/^Edytuj/);
    await retype('Gramy: Jabłko', '0');
    await save();
    expect(await screen.findByText('Podaj gramy większe od 0')).toBeInTheDocument();
    expect(api.calls(mealRoutes.update)).toHaveLength(0);
  });

  it('[library §4] bez zmian zamyka od razu; ze zmianami pyta przy zamknięciu i przy Esc', async () => {
    await press(/^Edytuj/);
    await view.user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' })).toBeInTheDocument();
    await press(/^Edytuj/);
    await retype(/^Nazwa/, 'Owsianka z gruszką');
    await view.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await view.user.click(question.getByRole('button', { name: 'Wróć' }));
    expect(await field(/^Nazwa/)).toHaveValue('Owsianka z gruszką');
    // What is typed and taken back is no change.
    await retype(/^Nazwa/, 'Owsianka z jabłkiem');
    await press('Anuluj');
    expect(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' })).toBeInTheDocument();
  });

  it('[library §8] zmiana, której serwer nie przyjął, zostaje i mówi, co się stało', async () => {
    api.on(mealRoutes.update, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    await press(/^Edytuj/);
    await retype(/^Nazwa/, 'Owsianka z gruszką');
    await save();
    expect(
      await screen.findByText('Aktualizacja posiłku nie powiodła się. Katalog nie odpowiada.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Błąd')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Owsianka z gruszką' })).toBeInTheDocument();
    expect(screen.getByText('Zmiany nie są zapisane na serwerze.')).toBeInTheDocument();
  });

  it('[library §8] produkt usunięty w trakcie pisania: posiłek mówi, którego brak, a wiersz go wskazuje', async () => {
    await press(/^Edytuj/);
    await addFood('Mleko 2%', '100');
    api.on(
      mealRoutes.update,
      apiError(422, 'unknown_foods', 'W bazie nie ma już produktu: „Mleko 2%”.', { foodIds: [18] }),
    );
    api.on(foodRoutes.list, { items: [oats, apple], nextStartKey: null });
    await save();
    const sheet = within(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' }));
    expect(await sheet.findByText(/W bazie nie ma już produktu: „Mleko 2%”/)).toBeInTheDocument();
    expect(sheet.getByText('Zmiany nie są zapisane na serwerze.')).toBeInTheDocument();
    await press(/^Edytuj/);
    expect(await screen.findByText(/^Nie ma go już w bazie/)).toBeInTheDocument();
    await press('Usuń składnik: Produkt 18');
    api.on(mealRoutes.update, ({ body }: { body: Partial<Meal> }) => ({ ...porridge, ...body, version: 2 }));
    await retype('Gramy: Jabłko', '200');
    await save();
    await waitFor(() => expect(screen.queryByText('Zmiany nie są zapisane na serwerze.')).toBeNull());
  });

  it('[decisions 8] nowsza wersja (412): można wziąć cudzą albo zostawić swoją', async () => {
    const theirs = makeMeal({ name: 'Owsianka z bananem', version: 5 });
    api.on(mealRoutes.update, apiError(412, 'stale_version', 'Posiłek zmieniono.', { current: theirs }));
    api.on(mealRoutes.get, theirs);
    await press(/^Edytuj/);
    await retype(/^Nazwa/, 'Owsianka z gruszką');
    await save();
    expect(await screen.findByText('Te dane zmieniono w międzyczasie gdzie indziej.')).toBeInTheDocument();
    expect(screen.getByText(/Różni się: nazwa\./)).toBeInTheDocument();
    await press('Wczytaj nowszą');
    expect(await screen.findByRole('dialog', { name: 'Owsianka z bananem' })).toBeInTheDocument();
  });
});

describe('kopia posiłku', () => {
  it('[library §2] „Skopiuj” tworzy nowy posiłek „<nazwa> (kopia)”; pusta nazwa bierze nazwę oryginału', async () => {
    open();
    api.on(mealRoutes.create, ({ body }: { body: Partial<Meal> }) =>
      makeMeal({ ...body, id: body.id ?? '' }),
    );
    await press('Skopiuj');
    expect(await field(/^Nazwa/)).toHaveValue('Owsianka z jabłkiem (kopia)');
    await view.user.clear(await field(/^Nazwa/));
    await save();
    await waitFor(() => expect(api.calls(mealRoutes.create)).toHaveLength(1));
    expect(api.calls(mealRoutes.create)[0]?.body).toMatchObject({ name: 'Owsianka z jabłkiem (kopia)' });
    expect(api.calls(mealRoutes.update)).toHaveLength(0);
  });
});

describe('ulubione i usuwanie', () => {
  beforeEach(() => open());

  it('[library §2] serce w wierszu i w podglądzie zmienia ulubione od razu', async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' }));
    await view.user.click(sheet.getByRole('button', { name: 'Ulubiony: Owsianka z jabłkiem' }));
    await waitFor(() => expect(api.calls(mealRoutes.update)[0]?.body).toEqual({ favorite: true }));
    expect(sheet.getByRole('button', { name: 'Ulubiony: Owsianka z jabłkiem' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('[library §4] „Usuń” usuwa od razu i daje cofnąć', async () => {
    api.on(mealRoutes.remove, undefined);
    api.on(mealRoutes.restore, porridge);
    await press('Usuń');
    await waitFor(() => expect(view.location()).toBe('/meals'));
    expect(await screen.findByText('Usunięto posiłek: Owsianka z jabłkiem')).toBeInTheDocument();
    await press(/^Cofnij/);
    expect(await screen.findByRole('button', { name: 'Owsianka z jabłkiem' })).toBeInTheDocument();
  });

  it('[library §8] nieudane usunięcie przywraca listę', async () => {
    api.on(mealRoutes.remove, apiError(503, 'unavailable', 'Baza jest niedostępna.'));
    await press('Usuń');
    expect(await screen.findByText(/^Usuwanie posiłku nie powiodła się\./)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Owsianka z jabłkiem' })).toBeInTheDocument();
  });
});
