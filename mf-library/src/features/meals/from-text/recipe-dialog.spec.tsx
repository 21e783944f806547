import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type ReadRecipe } from '@pora/contracts/catalog/recipe-text.model';
import { recipeTextRoutes } from '@pora/contracts/catalog/recipe-text.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, serveCatalog } from '../../../testing/make-catalog.js';
import { MealsScreen } from '../meals.screen.js';
import { draftOf, hasServings, reviewOf } from './recipe-review.model.js';

const oil = makeFood({ id: 1, name: 'Oliwa z oliwek', units: [{ name: 'łyżka', grams: 10 }] });
const rapeseed = makeFood({ id: 2, name: 'Olej rzepakowy', units: [{ name: 'łyżka', grams: 10 }] });
const linseed = makeFood({ id: 3, name: 'Olej lniany', units: [{ name: 'łyżka', grams: 9 }] });
const paste = makeFood({ id: 4, name: 'Pasta curry', units: [{ name: 'łyżka', grams: 15 }] });

const TEXT = 'Curry\n2 łyżki oliwy\n1 łyżka oleju\n2 łyżki pasty tikka\nsól';
const at = (written: string) => ({
  written,
  start: TEXT.indexOf(written),
  end: TEXT.indexOf(written) + written.length,
});
const spoons = (quantity: number) => ({ quantity, unit: 'łyżka', statedGrams: null });
const measured = (food: { id: number; name: string }, grams: number, unitQty: number) => ({
  ...{ foodId: food.id, name: food.name, grams, unitName: 'łyżka', unitQty },
});
const RECIPE: ReadRecipe = {
  ...{
    text: TEXT,
    name: 'Curry',
    servings: 2,
    minutes: 30,
    steps: ['Zeszklij.', 'Podaj.'],
    headings: ['Składniki:'],
    unread: ['Na sos:'],
  },
  lines: [
    {
      ...at('2 łyżki oliwy'),
      ...{ certainty: 'matched', amount: spoons(2), foods: [measured(oil, 20, 2)], remarks: [] },
    },
    {
      ...at('1 łyżka oleju'),
      ...{ certainty: 'check', amount: spoons(1) },
      foods: [measured(rapeseed, 10, 1), measured(linseed, 9, 1)],
      remarks: ['Pasuje więcej niż jeden produkt. Sprawdź wybór.'],
    },
    {
      ...at('2 łyżki pasty tikka'),
      ...{ certainty: 'missing', amount: spoons(2), foods: [], remarks: ['Brak w bazie.'] },
    },
    { ...at('sól'), certainty: 'no_amount', amount: null, foods: [], remarks: [] },
  ],
};

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveCatalog([makeMeal()], [oil, rapeseed, linseed, paste]);
  const { config, defaults } = { config: DEFAULT_RULE_CONFIG, defaults: DEFAULT_RULE_CONFIG };
  api.on(ruleConfigRoutes.get, { config, defaults, source: 'default', updatedAt: null });
  api.on(recipeTextRoutes.read, RECIPE);
  api.on(foodRoutes.search, { items: [paste] });
  api.on(mealRoutes.create, ({ body }: { body: Partial<Meal> }) => makeMeal({ ...body, id: body.id ?? '' }));
  view = renderScreen(<MealsScreen />, { path: '/meals', route: '/meals/:id?' });
});

const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const row = (written: string) => screen.findByRole('row', { name: new RegExp(written) });
const read = async () => {
  await press('Wklej przepis');
  await view.user.click(await screen.findByRole('textbox', { name: /^Przepis/ }));
  await view.user.paste(TEXT);
  await press(/^Rozpoznaj/);
  await row('2 łyżki oliwy');
};

describe('posiłek z wklejonego przepisu', () => {
  it('każdy wiersz mówi, co rozpoznano, jak pewnie i co do wyboru', async () => {
    await read();
    expect(await row('2 łyżki oliwy')).toHaveTextContent('Dopasowano');
    const unsure = await row('1 łyżka oleju');
    expect(unsure).toHaveTextContent('Do sprawdzenia');
    expect(unsure).toHaveTextContent('Pasuje więcej niż jeden produkt');
    expect(await row('2 łyżki pasty tikka')).toHaveTextContent('Brak w bazie');
    expect(screen.getByText('1 do sprawdzenia')).toBeInTheDocument();
    expect(screen.getByText(/Na sos:/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dodaj do składników: sól' })).toBeInTheDocument();
    await view.user.click(within(unsure).getByRole('combobox', { name: 'Produkt: 1 łyżka oleju' }));
    await view.user.click(await screen.findByRole('option', { name: /^Olej lniany/ }));
    expect(await screen.findByRole('textbox', { name: 'Gramy: 1 łyżka oleju' })).toHaveValue('9');
    expect(await row('1 łyżka oleju')).toHaveTextContent('Dopasowano');
  });

  it('[library §5] bez liczby porcji w tekście trzeba ją podać, a za dużą przelicza się z ilościami', async () => {
    api.on(recipeTextRoutes.read, { ...RECIPE, servings: null });
    await read();
    const field = screen.getByRole('textbox', { name: /^Porcje/ });
    expect(field).toHaveValue('');
    await press(/^Otwórz posiłek/);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(screen.queryByText(/^Niezapisane zmiany/)).toBeNull();
    await view.user.type(field, '2');
    await press(/^Otwórz posiłek/);
    expect(await screen.findByText(/^Niezapisane zmiany/)).toBeInTheDocument();
  });

  it('[library §5] przepis na 12 porcji przelicza się na tyle, ile podano', async () => {
    const recipe = { ...RECIPE, servings: 12 };
    const review = reviewOf(recipe);
    expect(hasServings(review)).toBe(false);
    const [line] = draftOf({ ...review, servings: 6 }, recipe).ingredients;
    expect(line).toMatchObject({ foodId: oil.id, grams: 10, unitQty: 1 });
  });

  it('brakujący produkt wybiera się z bazy, a waga idzie z jego miary', async () => {
    await read();
    await view.user.type(
      await screen.findByRole('combobox', { name: 'Produkt: 2 łyżki pasty tikka' }),
      'pasta',
    );
    await view.user.click(await screen.findByRole('option', { name: /^Pasta curry/ }));
    expect(await screen.findByRole('textbox', { name: 'Gramy: 2 łyżki pasty tikka' })).toHaveValue('30');
  });

  it('otwiera formularz posiłku z tym, co sprawdzono; reszta przepisu jest w opisie', async () => {
    await read();
    await press(/^Otwórz posiłek/);
    expect(await screen.findByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Curry');
    expect(screen.getByText(/^Niezapisane zmiany/)).toBeInTheDocument();
    await press(/^Zapisz posiłek/);
    await waitFor(() => expect(api.calls(mealRoutes.create)).toHaveLength(1));
    expect(api.calls(mealRoutes.create)[0]?.body).toMatchObject({
      name: 'Curry',
      servings: 2,
      cookingTimeMinutes: 30,
      description: 'Poza składnikami: 2 łyżki pasty tikka, sól, Na sos:.\n1. Zeszklij.\n2. Podaj.',
      ingredients: [
        { foodId: 1, grams: 20, unitName: 'łyżka', unitQty: 2, replaceable: true },
        { foodId: 2, grams: 10, unitName: 'łyżka', unitQty: 1, replaceable: true },
      ],
    });
  });

  it('pominięty wiersz wraca na listę, a błąd serwera zostawia tekst', async () => {
    await read();
    await press('Pomiń: 2 łyżki oliwy');
    await press('Dodaj do składników: 2 łyżki oliwy');
    expect(await row('2 łyżki oliwy')).toBeInTheDocument();
    await press('Wklej inny');
    api.on(recipeTextRoutes.read, apiError(503, 'unavailable', 'Spróbuj za chwilę.'));
    await press(/^Rozpoznaj/);
    expect(await screen.findByText('Spróbuj za chwilę.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Przepis/ })).toHaveValue(TEXT);
  });

  it('zamknięcie z wklejonym tekstem pyta', async () => {
    await read();
    await press('Anuluj');
    await press('Porzuć zmiany');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('w formularzu posiłku przepis dokłada składniki i kroki do tych, które są', async () => {
    await view.user.click(await screen.findByText('Owsianka z jabłkiem'));
    await press(/^Edytuj/);
    const editor = await screen.findByRole('dialog', { name: 'Edycja posiłku' });
    await view.user.click(within(editor).getByRole('button', { name: 'Wklej przepis' }));
    await view.user.click(await screen.findByRole('textbox', { name: /^Przepis/ }));
    await view.user.paste(TEXT);
    await press(/^Rozpoznaj/);
    await press(/^Wstaw do posiłku/);
    expect(await screen.findByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Owsianka z jabłkiem');
    // Foods 1 and 2 were there: 60 g and 20 g, 150 g and 10 g.
    expect(await screen.findByRole('textbox', { name: /^Gramy: Oliwa/ })).toHaveValue('80');
    expect(await screen.findByRole('textbox', { name: /^Gramy: Olej rzep/ })).toHaveValue('160');
    expect(screen.getByRole('textbox', { name: 'Krok 2' })).toHaveValue('Podaj.');
    expect(api.calls(mealRoutes.update)).toHaveLength(0);
  });
});
