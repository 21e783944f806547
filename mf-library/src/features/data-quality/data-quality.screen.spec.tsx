import { describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { foodMergeRoutes } from '@pora/contracts/catalog/food-merge.routes';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { planUsesRoutes } from '@pora/contracts/plans/plan-uses.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, serveCatalog } from '../../testing/make-catalog.js';
import { DataQualityScreen } from './data-quality.screen.js';

const MAPPED = [{ key: 'laktoza', name: 'Laktoza' }];
const BALANCED = { carbs: 10, fat: 0, protein: 0, calories: 40 };
const SURE = { allergens: [], confidence: 'pewny', note: '', verifiedAt: null } as const;
/** A food with nothing to mend. */
const fine = (id: number, name: string, change: Partial<Food> = {}) =>
  makeFood({
    id,
    name,
    ...BALANCED,
    intolerances: MAPPED,
    allergenInfo: { ...SURE, allergens: [] },
    ...change,
  });
const meal = (id: string, foodId: number, change: Partial<Meal> = {}) =>
  makeMeal({ id, name: `Posiłek ${id}`, ingredients: [{ foodId, grams: 100 }], ...change });
const entry = {
  key: 'gorczyca',
  name: 'Gorczyca',
  aliases: ['Musztarda'],
  foodCount: 0,
  version: 1,
  updatedAt: '',
};

const mappingOf = ({ id, name, category }: Food) => ({
  ...{ intolerance: 'gorczyca', intoleranceName: 'Gorczyca' },
  ...{ foodId: id, foodName: name, foodCategory: category },
});

function show(
  foods: readonly Food[],
  meals: readonly Meal[],
  prepare?: (api: FakeApi) => void,
  client?: ScreenView['client'],
) {
  const api = serveCatalog(meals, foods);
  api.on(intoleranceDictionaryRoutes.list, { items: [] });
  api.on(planUsesRoutes.unlinked, { items: [] });
  api.on(foodMergeRoutes.open, { items: [] });
  prepare?.(api);
  return {
    api,
    ...renderScreen(<DataQualityScreen />, {
      ...{ path: '/foods/data-quality', route: '/foods/:id?' },
      ...(client && { client }),
    }),
  };
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const lines = async (name: string) =>
  (await group(name)).getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '));

describe('jakość danych', () => {
  it('[library §2] każda wada ma swoją grupę, a każdy wiersz prowadzi tam, gdzie się ją naprawia', async () => {
    const stock = fine(1, 'Bulion warzywny', {
      allergenInfo: { ...SURE, allergens: [], confidence: 'niepewny' },
    });
    const xylitol = fine(2, 'Ksylitol', { calories: 0, carbs: 100 });
    const bran = fine(3, 'Otręby pszenne', { calories: 216, carbs: 64.5, fat: 4.3, protein: 15.6 });
    const bare = fine(4, 'Sól', { intolerances: [] });
    const egg = fine(5, 'Jajko', { per: 'sztuka', units: [] });
    const meals = [
      meal('m-1', 1),
      meal('m-2', 4, { name: 'Krem z białych warzyw', types: ['unknown'], caloriesPerPortion: 212 }),
      meal('m-3', 1, { name: 'Pusty', ingredients: [] }),
    ];
    show([stock, xylitol, bran, bare, egg], meals, (api) => {
      api.on(intoleranceDictionaryRoutes.list, { items: [entry] });
      const unlinked = {
        name: 'Syrop z kwiatów bzu',
        mealName: 'Jaglanka',
        planId: 'pl-1',
        planName: 'Etap 1',
        ...{ day: 4, slotIndex: 1 },
      };
      api.on(planUsesRoutes.unlinked, { items: [unlinked] });
    });
    expect(await lines('Niesprawdzone alergeny')).toEqual(['Bulion warzywny w 1 posiłkuSprawdź']);
    expect(await lines('Nietolerancje bez produktów')).toEqual(['Gorczyca MusztardaPowiąż']);
    expect(await lines('Składniki spoza bazy')).toEqual(['Syrop z kwiatów bzu Jaglanka · Etap 1Powiąż']);
    expect(await lines('Energia inna niż 4/4/9')).toEqual(['Otręby pszenne 216 wobec 359 kcal, +66%Popraw']);
    expect(await lines('0 kcal')).toEqual(['Ksylitol B 0,0 · T 0,0 · W 100,0Uzupełnij']);
    expect(await lines('Posiłki bez typu')).toEqual(['Krem z białych warzyw 212 kcal · WłasneNadaj typ']);
    expect(await lines('Produkty bez nietolerancji')).toEqual(['Sól w 1 posiłkuPowiąż']);
    expect(await lines('Sztuka bez wagi')).toEqual(['Jajko w żadnym posiłkuUzupełnij']);
    expect(await lines('Posiłki bez składników')).toEqual(['Pusty WłasneUzupełnij']);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...['/foods', '/foods/1?form=edit', '/foods/3?form=edit', '/foods/2?form=edit', '/foods/5?form=edit'],
        ...['/meals/m-2?form=edit', '/meals/m-3?form=edit'],
        '/diets?plan=pl-1&day=4&dialog=edit&at=4.2',
      ]),
    );
    expect(screen.getByText('9')).toBeInTheDocument();
  });

  it('[library §2] „Powiąż” przy nietolerancji bez produktów otwiera okno z podpowiedziami, a po powiązaniu wiersz znika', async () => {
    const mustard = fine(1, 'Gorczyca biała');
    let linked: object[] = [];
    const { user, api } = show([mustard], [meal('m-1', 1)], (server) => {
      server.on(intoleranceDictionaryRoutes.list, () => ({
        items: [{ ...entry, foodCount: linked.length }],
      }));
      server.on(intoleranceMappingRoutes.list, () => ({ items: linked }));
      server.on(intoleranceMappingRoutes.createBatch, () => {
        linked = [mappingOf(mustard)];
        return { succeeded: [1], failed: [] };
      });
    });
    await user.click(
      (await group('Nietolerancje bez produktów')).getByRole('button', { name: 'Powiąż: Gorczyca' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Powiąż: Gorczyca' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /Gorczyca biała/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Powiąż/ }));
    await waitFor(() => expect(api.calls(intoleranceMappingRoutes.createBatch)).toHaveLength(1));
    await user.click(within(dialog).getByRole('button', { name: 'Gotowe' }));
    const okay = within(await screen.findByRole('region', { name: 'W porządku' }));
    expect(await okay.findByText('Nietolerancje bez produktów')).toBeInTheDocument();
  });

  it('[library §2] „Powiąż” przy produkcie bez nietolerancji otwiera okno jego powiązań, a po powiązaniu wiersz znika', async () => {
    const salt = fine(4, 'Sól', { intolerances: [] });
    let linked: object[] = [];
    const { user, api } = show([salt], [meal('m-1', 4)], (server) => {
      server.on(intoleranceDictionaryRoutes.list, { items: [{ ...entry, foodCount: 1 }] });
      server.on(intoleranceMappingRoutes.listByFood, () => ({ items: linked }));
      server.on(intoleranceMappingRoutes.create, () => {
        linked = [mappingOf(salt)];
        server.on(foodRoutes.list, { items: [{ ...salt, intolerances: MAPPED }], nextStartKey: null });
        return linked[0];
      });
    });
    await user.click(
      (await group('Produkty bez nietolerancji')).getByRole('button', { name: 'Powiąż: Sól' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Powiąż: Sól' });
    await user.type(await within(dialog).findByRole('combobox', { name: 'Dodaj pozycję' }), 'musz');
    await user.click(await screen.findByRole('option', { name: /Gorczyca/ }));
    await waitFor(() =>
      expect(api.calls(intoleranceMappingRoutes.create)[0]?.body).toEqual({
        intolerance: 'gorczyca',
        foodId: 4,
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Gotowe' }));
    expect(await screen.findByText('Nic do poprawienia.')).toBeInTheDocument();
  });

  it('[decisions 73] produkty bez powiązań dostają propozycje z nazwy i alergenów: pewne zaznaczone, zapisane po sprawdzeniu', async () => {
    const mustard = { ...entry, key: 'gorczyca' };
    const celery = { ...entry, key: 'seler-korzen', name: 'Seler korzeń', aliases: [] };
    const sauce = fine(1, 'Sos z gorczycą', { intolerances: [] });
    const soup = fine(2, 'Zupa w proszku', {
      intolerances: [],
      allergenInfo: { ...SURE, allergens: [], note: 'może zawierać seler' },
    });
    const water = fine(3, 'Woda', { intolerances: [] });
    const { user, api } = show([water, soup, sauce], [meal('m-1', 1)], (server) => {
      server.on(intoleranceDictionaryRoutes.list, { items: [mustard, celery] });
      server.on(intoleranceMappingRoutes.createBatch, { succeeded: [1], failed: [] });
    });
    await user.click(await screen.findByRole('button', { name: 'Zaproponuj powiązania (3)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propozycje powiązań' }));
    const ofSauce = within(dialog.getByRole('region', { name: 'Sos z gorczycą' }));
    expect(ofSauce.getByRole('checkbox', { name: 'Gorczyca' })).toBeChecked();
    expect(ofSauce.getByText('nazwa: „gorczycą”')).toBeInTheDocument();
    expect(dialog.queryByRole('region', { name: 'Woda' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Zapisz 1\spowiązanie/ }));
    expect(await dialog.findByText('Nie ma więcej propozycji.')).toBeInTheDocument();
    expect(api.calls(intoleranceMappingRoutes.createBatch).map(({ body }) => body)).toEqual([
      { intolerance: 'gorczyca', foodIds: [1] },
    ]);
  });

  it('[decisions 73] czego nie udało się powiązać, nie znika: okno mówi dlaczego i daje spróbować jeszcze raz', async () => {
    const sauce = fine(1, 'Sos z gorczycą', { intolerances: [] });
    const { user, api } = show([sauce], [], (server) => {
      server.on(intoleranceDictionaryRoutes.list, { items: [entry] });
      server.on(
        intoleranceMappingRoutes.createBatch,
        apiError(503, 'service_unavailable', 'Katalog nie odpowiada.'),
      );
    });
    await user.click(await screen.findByRole('button', { name: 'Zaproponuj powiązania (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propozycje powiązań' }));
    await user.click(dialog.getByRole('button', { name: /^Zapisz 1/ }));
    expect(await dialog.findByText('Katalog nie odpowiada.')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Gorczyca' })).toBeChecked();
    api.on(intoleranceMappingRoutes.createBatch, { succeeded: [1], failed: [] });
    await user.click(dialog.getByRole('button', { name: /^Zapisz 1/ }));
    expect(await dialog.findByText('Nie ma więcej propozycji.')).toBeInTheDocument();
  });

  it('[library §2] duplikaty: ta sama nazwa albo te same wartości, a „Scal” pokazuje, co się zmieni', async () => {
    const values = { calories: 51, carbs: 4.9, fat: 2, protein: 3.4 };
    const foods = [
      fine(18, 'Mleko 2%', values),
      fine(1904, 'mleko 2% (import)', values),
      fine(2311, 'Mleko 2% spożywcze', values),
      fine(2312, 'Mleko kozie', values),
      fine(7, 'Napój owsiany', { ...values, category: 'Inne' }),
    ];
    const { user, api } = show(foods, [meal('m-1', 1904), meal('m-2', 1904), meal('m-3', 18)]);
    expect(await lines('Duplikaty')).toEqual(['mleko 2% (import) 3 wpisy, 3 posiłkiScal']);
    api.on(foodMergeRoutes.preview, apiError(503, 'service_unavailable', 'Katalog nie odpowiada.'));
    api.on(planUsesRoutes.list, { items: [] });
    await user.click((await group('Duplikaty')).getByRole('button', { name: 'Scal: mleko 2% (import)' }));
    expect(await screen.findByRole('dialog', { name: /Scal duplikaty/ })).toBeInTheDocument();
    expect(api.calls(foodMergeRoutes.preview)[0]?.query).toMatchObject({ stays: '1904', goes: '18,2311' });
  });

  it('pokazuje trzy wiersze, a resztę na życzenie', async () => {
    const unchecked = Array.from({ length: 5 }, (_, index) =>
      fine(index + 1, `Produkt ${index}`, {
        ...BALANCED,
        calories: 40 + 0,
        allergenInfo: { ...SURE, allergens: [], confidence: 'niepewny' },
      }),
    );
    const { user } = show(unchecked, []);
    expect(await lines('Niesprawdzone alergeny')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Pokaż wszystkie 5: Niesprawdzone alergeny' }));
    expect(await lines('Niesprawdzone alergeny')).toHaveLength(5);
  });

  it('plany, które nie odpowiadają, nie znaczą, że wszystko jest w porządku', async () => {
    show([fine(1, 'Jabłko')], [meal('m-1', 1)], (api) =>
      api.on(planUsesRoutes.unlinked, apiError(503, 'service_unavailable', 'Plany nie działają.')),
    );
    expect(await screen.findByText('Nie sprawdzono: plany nie odpowiadają.')).toBeInTheDocument();
    const okay = within(screen.getByRole('region', { name: 'W porządku' }));
    expect(okay.queryByText('Składniki spoza bazy')).not.toBeInTheDocument();
    expect(okay.getByText('Duplikaty')).toBeInTheDocument();
  });

  it('biblioteka bez wad mówi to wprost, a scalenie, którego plany nie przejęły, jest widoczne', async () => {
    const merge = { id: 'x', kind: 'merge', stays: 1, goes: [2], at: '', by: 'a@b.pl', plansFollowed: false };
    show([fine(1, 'Jabłko')], [meal('m-1', 1)], (api) => api.on(foodMergeRoutes.open, { items: [merge] }));
    expect(await screen.findByText('Nic do poprawienia.')).toBeInTheDocument();
    expect(await screen.findByText(/Plany nie przejęły jeszcze 1 zmiany w produktach/)).toBeInTheDocument();
  });

  it('bez biblioteki mówi, że jej nie pobrano, i próbuje jeszcze raz', async () => {
    const { api, user } = show([fine(1, 'Jabłko')], [], (server) =>
      server.on(foodRoutes.list, apiError(500, 'internal', 'Katalog nie odpowiada.')),
    );
    expect(await screen.findByText('Nie udało się pobrać biblioteki')).toBeInTheDocument();
    api.on(foodRoutes.list, { items: [fine(1, 'Jabłko')], nextStartKey: null });
    api.on(mealRoutes.list, { items: [], nextStartKey: null });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Nic do poprawienia.')).toBeInTheDocument();
  });

  describe('gdy biblioteka była już czytana', () => {
    const apple = fine(1, 'Jabłko');
    const salad = meal('m-1', 1);
    const back = async (prepare: (api: FakeApi) => void) => {
      const first = show([apple], [salad]);
      expect(await screen.findByText('Nic do poprawienia.')).toBeInTheDocument();
      first.unmount();
      return show([apple], [salad], prepare, first.client);
    };
    const expectNothingPromised = () => {
      expect(screen.queryByText('Nic do poprawienia.')).toBeNull();
      expect(screen.queryByRole('region', { name: 'W porządku' })).toBeNull();
      expect(screen.queryByText(/Sprawdzono/)).toBeNull();
    };

    it('dawny wynik nie wystarcza, żeby powiedzieć, że wszystko jest w porządku', async () => {
      let answer: (foods: unknown) => void = () => undefined;
      await back((api) => api.on(foodRoutes.list, () => new Promise((resolve) => (answer = resolve))));
      expect(await screen.findByText(/^1\sprodukt, 1\sposiłek/)).toBeInTheDocument();
      expectNothingPromised();
      answer({ items: [apple], nextStartKey: null });
      expect(await screen.findByText('Nic do poprawienia.')).toBeInTheDocument();
      expect(screen.getByText(/Sprawdzono/)).toBeInTheDocument();
    });

    it('mówi, że ponowne sprawdzenie się nie udało', async () => {
      await back((api) => api.on(foodRoutes.list, apiError(500, 'internal', 'Katalog nie odpowiada.')));
      expect(await screen.findByText('Nie udało się sprawdzić ponownie.')).toBeInTheDocument();
      expect(screen.getByText('Katalog nie odpowiada.')).toBeInTheDocument();
      expectNothingPromised();
    });

    it('dawny brak składników spoza bazy nie jest brakiem, gdy plany przestały odpowiadać', async () => {
      await back((api) =>
        api.on(planUsesRoutes.unlinked, apiError(500, 'internal', 'Plany nie odpowiadają.')),
      );
      expect(await screen.findByText('Nie sprawdzono: plany nie odpowiadają.')).toBeInTheDocument();
      expect(screen.queryByText('Nic do poprawienia.')).toBeNull();
    });
  });

  it('„Sprawdź ponownie”, które się nie udało, mówi to i niczego nie obiecuje', async () => {
    const { api, user } = show([fine(1, 'Jabłko')], [meal('m-1', 1)]);
    expect(await screen.findByText('Nic do poprawienia.')).toBeInTheDocument();
    api.on(mealRoutes.list, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    await user.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
    expect(await screen.findByText('Nie udało się sprawdzić ponownie.')).toBeInTheDocument();
    expect(screen.queryByText('Nic do poprawienia.')).toBeNull();
  });
});
