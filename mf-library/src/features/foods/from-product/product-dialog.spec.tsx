import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeFood, serveCatalog } from '../../../testing/make-catalog.js';
import { FoodsScreen } from '../foods.screen.js';

const PRODUCT = JSON.stringify({
  code: '5901234123457',
  product: {
    product_name_pl: 'Serek wiejski',
    nutriments: { 'energy-kcal_100g': 97, proteins_100g: 11, fat_100g: 5, carbohydrates_100g: 2 },
    allergens_tags: ['en:milk'],
    traces_tags: ['en:nuts'],
  },
});

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveCatalog([], [makeFood()]);
  api.on(foodRoutes.create, ({ body }: { body: Partial<Food> }) => makeFood({ ...body, id: 5000 }));
  view = renderScreen(<FoodsScreen />, { path: '/foods', route: '/foods/:id?' });
});
const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const paste = async (text: string) => {
  const area = await screen.findByRole('textbox', { name: /^Dane produktu/ });
  await view.user.clear(area);
  await view.user.click(area);
  await view.user.paste(text);
};

describe('produkt z danych Open Food Facts', () => {
  it('jest pokazany z alergenami i źródłem, a formularz produktu otwiera się do sprawdzenia', async () => {
    await press('Z danych produktu');
    await paste(PRODUCT);
    expect(await screen.findByRole('heading', { name: 'Serek wiejski' })).toBeInTheDocument();
    expect(screen.getByText('Może zawierać: orzechy.')).toBeInTheDocument();
    await press(/^Otwórz produkt/);
    expect(await screen.findByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Serek wiejski');
    expect(api.calls(foodRoutes.create)).toHaveLength(0);
    await press(/^Zapisz/);
    await waitFor(() => expect(api.calls(foodRoutes.create)).toHaveLength(1));
    expect(api.calls(foodRoutes.create)[0]?.body).toMatchObject({
      ...{ name: 'Serek wiejski', category: 'Inne', per: '100g', calories: 97, protein: 11 },
      code: '5901234123457',
      allergenInfo: {
        allergens: ['mleko'],
        confidence: 'niepewny',
        note: 'Źródło: Open Food Facts, kod 5901234123457. Może zawierać: orzechy.',
      },
    });
  });

  it('kod kreskowy daje adres danych do otwarcia; inny kod w danych jest nazwany', async () => {
    await press('Z danych produktu');
    await view.user.type(await screen.findByRole('textbox', { name: /^Kod kreskowy/ }), '20724696');
    expect(await screen.findByRole('link', { name: /^Otwórz dane produktu/ })).toHaveAttribute(
      'href',
      'https://world.openfoodfacts.org/api/v2/product/20724696.json',
    );
    await paste(PRODUCT);
    expect(await screen.findByText('Dane mają kod 5901234123457, a podano 20724696.')).toBeInTheDocument();
  });

  it('czego nie da się odczytać, mówi zdaniem, a plik działa jak wklejenie', async () => {
    await press('Z danych produktu');
    await paste('<html>');
    expect(await screen.findByText(/^To nie są dane w postaci JSON/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Otwórz produkt/ })).toBeDisabled();
    const file = new File([PRODUCT], 'produkt.json', { type: 'application/json' });
    await view.user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
    expect(await screen.findByRole('heading', { name: 'Serek wiejski' })).toBeInTheDocument();
  });
});
