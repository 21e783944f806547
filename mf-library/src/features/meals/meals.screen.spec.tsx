import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { apiPrefix } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { apiError, renderRoutes, renderScreen } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, many, serveCatalog } from '../../testing/make-catalog.js';
import { stubMatchMedia } from '@pora/ui/testing';
import { MealsScreen } from './meals.screen.js';

const foods = [makeFood({ id: 1, name: 'Płatki owsiane' }), makeFood({ id: 2, name: 'Jabłko' })];
const soup = makeMeal({ id: 'm-2', name: 'Zupa pomidorowa', type: 'soup', types: ['soup'], calories: 180 });
const dinner = makeMeal({
  id: 'm-3',
  name: 'Ćwikła z jajkiem',
  type: 'dinner',
  types: ['dinner', 'snack'],
  source: 'AG',
  favorite: true,
  diets: ['keto'],
  calories: 300,
});
const meals = [makeMeal(), soup, dinner];

const show = (path = '/meals', items: readonly Meal[] = meals, list?: unknown) => {
  const api = serveCatalog(items, foods);
  if (list) api.on(mealRoutes.list, list);
  return { api, ...renderScreen(<MealsScreen />, { path, route: '/meals/:id?' }) };
};
const table = () => screen.findByRole('table', { name: /Posiłki w bibliotece/ });
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[1]?.textContent);
/** The screen with the back button of a browser. */
function MealsWithWayBack() {
  const navigate = useNavigate();
  return (
    <>
      <MealsScreen />
      <button onClick={() => void navigate(-1)}>wstecz</button>
    </>
  );
}
const page = (number: number) => screen.getByRole('button', { name: `Strona ${number}` });

describe('biblioteka posiłków', () => {
  it('[library §2] adres z prośbą o formularz otwiera go od razu, a zamknięty nie wraca', async () => {
    const { user } = show('/meals/m-2?form=edit');
    const form = await screen.findByRole('dialog', { name: 'Edycja posiłku' });
    expect(within(form).getByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Zupa pomidorowa');
    await user.click(within(form).getByRole('button', { name: 'Anuluj' }));
    expect(await screen.findByRole('dialog', { name: 'Zupa pomidorowa' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Edycja posiłku' })).toBeNull();
  });

  it('[library §2] zaczyna od nazw w polskiej kolejności; wiersz mówi typ, produkty, kalorie i źródło', async () => {
    show();
    expect(await names()).toEqual(['Ćwikła z jajkiem', 'Owsianka z jabłkiem', 'Zupa pomidorowa']);
    const row = within((await screen.findByText('Ćwikła z jajkiem')).closest('tr') as HTMLElement);
    for (const text of ['Kolacja', '+1', 'Płatki owsiane · Jabłko', '300', 'AG'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Ulubiony: Ćwikła z jajkiem' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('[library §2] pierwsze kliknięcie kolumny sortuje rosnąco, drugie malejąco', async () => {
    const { user } = show();
    await table();
    await user.click(screen.getByRole('button', { name: /Kalorie/ }));
    expect((await names())[0]).toBe('Zupa pomidorowa');
    await user.click(screen.getByRole('button', { name: /Kalorie/ }));
    expect((await names())[0]).toBe('Owsianka z jabłkiem');
  });

  it('[library §2] także pierwsze kliknięcie nazwy sortuje rosnąco', async () => {
    const { user } = show();
    await table();
    for (const [order, first] of [
      ['ascending', 'Ćwikła z jajkiem'],
      ['descending', 'Zupa pomidorowa'],
    ]) {
      await user.click(screen.getByRole('button', { name: /^Nazwa/ }));
      expect(screen.getByRole('columnheader', { name: /^Nazwa/ })).toHaveAttribute('aria-sort', order);
      expect((await names())[0]).toBe(first);
    }
  });

  it('[decisions 37, 38] pokazuje jedną porcję, obok cały przepis, i mówi o dwóch energiach', async () => {
    const pot = makeMeal({
      ...{ id: 'm-pot', name: 'Gołąbki na 6 porcji', calories: 3168, portions: 6, caloriesPerPortion: 528 },
      ...{
        macrosPerPortion: { carbs: 40, fat: 20, protein: 30 },
        caloriesOfMacros: 2700,
        energyDiffers: true,
      },
    });
    show('/meals/m-pot', [pot]);
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('528')).toBeInTheDocument();
    expect(sheet.getByText(/Cały przepis \(6\s*porcji\): 3\s*168\s*kcal/)).toBeInTheDocument();
    expect(sheet.getByText(/z makroskładników \(4\/4\/9\) wychodzi 2\s*700\s*kcal/)).toBeInTheDocument();
    // The list behind the sheet shows one portion as well.
    expect(screen.getAllByText('528')).toHaveLength(2);
  });

  it('[decisions 40] posiłek z produktem bez wagi sztuki nie podaje kalorii, tylko mówi, czego brakuje', async () => {
    const eggs = makeMeal({ id: 'm-egg', name: 'Jajecznica', calories: 731, unweighedFoods: ['Jajko'] });
    show('/meals/m-egg', [eggs]);
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText(/Brak wagi sztuki: Jajko\./)).toBeInTheDocument();
    expect(sheet.queryByText(/białko \d/)).not.toBeInTheDocument();
    expect(screen.queryByText('731')).not.toBeInTheDocument();
  });

  it('[library §2] szukanie układa trafienia: całe słowo, początek słowa, reszta', async () => {
    const items = ['Deser', 'Serek wiejski', 'Sałatka z serem', 'import Ser', 'Ser biały'].map(
      (name, index) => makeMeal({ id: `m-${index}`, name }),
    );
    const { user } = show('/meals', items);
    await table();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('ser');
    expect(await names()).toEqual(['import Ser', 'Ser biały', 'Serek wiejski', 'Sałatka z serem', 'Deser']);
    await user.click(screen.getByRole('button', { name: /^Nazwa/ }));
    expect((await names())[0]).toBe('Deser');
  });

  it('[library §2] filtry są w adresie, a adres ustawia filtry', async () => {
    const view = show('/meals?q=z&type=dinner&category=keto&source=AG&favorites=true');
    expect(await names()).toEqual(['Ćwikła z jajkiem']);
    await view.user.click(screen.getByRole('button', { name: 'Tylko ulubione' }));
    await view.user.clear(screen.getByRole('searchbox'));
    expect(view.location()).toBe('/meals?type=dinner&category=keto&source=AG');
  });

  it('[library §2.31] filtr zastępuje adres: „wstecz” prowadzi na poprzednią stronę', async () => {
    serveCatalog(meals, foods);
    const routes = [
      { path: '/dashboard', element: <p>pulpit</p> },
      { path: '/meals/:id?', element: <MealsWithWayBack /> },
    ];
    const view = renderRoutes(routes, { path: '/dashboard', user: {} });
    await act(() => view.navigate('/meals'));
    await table();
    await view.user.click(screen.getByRole('button', { name: 'Tylko ulubione' }));
    expect(view.location()).toBe('/meals?favorites=true');
    await view.user.click(screen.getByRole('button', { name: 'wstecz' }));
    expect(await screen.findByText('pulpit')).toBeInTheDocument();
  });

  it('[library §2] nieznana wartość filtra w adresie nie zawęża listy', async () => {
    show('/meals?type=lunchbox&source=XX');
    expect(await names()).toHaveLength(3);
  });

  it('[library §9] 50 wierszy na stronie, okno 5 numerów; filtr wraca na pierwszą stronę', async () => {
    const items = many(260, (index) =>
      makeMeal({ id: `m-${index}`, name: `Danie ${String(index).padStart(3, '0')}` }),
    );
    const { user } = show('/meals', items);
    expect(await names()).toHaveLength(50);
    expect(screen.getByText('1–50 z 260')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Strona \d+$/ }).map((each) => each.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    await user.click(page(5));
    expect((await names())[0]).toBe('Danie 200');
    await user.type(screen.getByRole('searchbox'), 'danie');
    expect((await names())[0]).toBe('Danie 000');
  });

  it('[library §2] posiłek przysłany dwa razy stoi raz, a strony serwera się łączą', async () => {
    show('/meals', meals, ({ query }: { query: { startKey?: string } }) =>
      query.startKey
        ? { items: [makeMeal(), soup], nextStartKey: null }
        : { items: [makeMeal()], nextStartKey: 'm-1' },
    );
    expect(await names()).toEqual(['Owsianka z jabłkiem', 'Zupa pomidorowa']);
  });

  it('pusta biblioteka, brak trafień i błąd mówią, co dalej', async () => {
    const { api, user, client } = show('/meals?q=xyz');
    expect(await screen.findByText('Żaden posiłek nie pasuje do filtrów')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    expect(await names()).toHaveLength(3);
    api.on(mealRoutes.list, { items: [], nextStartKey: null });
    await client.refetchQueries({ queryKey: apiPrefix(mealRoutes.list) });
    expect(await screen.findByText('Biblioteka jest pusta')).toBeInTheDocument();
  });

  it('[library §7] bez serwera pokazuje posiłki zapisane w przeglądarce, a zmiana czeka na pierwsze wczytanie', async () => {
    const before = show();
    await table();
    await waitFor(() => expect(localStorage.getItem('meal-storage')).toContain('Zupa pomidorowa'));
    before.unmount();
    const { api, user } = show('/meals', meals, apiError(503, 'unavailable', 'Katalog nie odpowiada.'));
    api.on(mealRoutes.update, { ...soup, favorite: true, version: 2 });
    expect(await screen.findByText('Pokazujemy dane zapisane w tej przeglądarce.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Ulubiony: Zupa pomidorowa' }));
    expect(
      await screen.findByRole('button', { name: 'Ulubiony: Zupa pomidorowa', pressed: true }),
    ).toBeVisible();
    expect(api.calls(mealRoutes.update)).toHaveLength(0);
    api.on(mealRoutes.list, { items: meals, nextStartKey: null });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(api.calls(mealRoutes.update)[0]?.body).toEqual({ favorite: true }));
  });

  it('[library §2, §7] adres posiłku, którego kopia w przeglądarce nie zna, czeka na serwer; nieznany wraca do listy', async () => {
    const before = show();
    await table();
    await waitFor(() => expect(localStorage.getItem('meal-storage')).toContain('Zupa pomidorowa'));
    before.unmount();
    const theirs = makeMeal({ id: 'm-9', name: 'Chłodnik' });
    let answer: (items: readonly Meal[]) => void = () => undefined;
    const list = () => new Promise((resolve) => (answer = (items) => resolve({ items, nextStartKey: null })));
    const { location, client } = show('/meals/m-9', meals, list);
    await screen.findByText('Zupa pomidorowa');
    await act(async () => undefined);
    expect(location()).toBe('/meals/m-9');
    act(() => answer([...meals, theirs]));
    expect(await screen.findByRole('dialog', { name: 'Chłodnik' })).toBeInTheDocument();
    void client.refetchQueries({ queryKey: apiPrefix(mealRoutes.list) });
    await waitFor(() => expect(client.isFetching()).toBeGreaterThan(0));
    act(() => answer(meals));
    await waitFor(() => expect(location()).toBe('/meals'));
  });

  it('[library §8] błąd pobierania daje ponowić', async () => {
    const { api, user } = show('/meals', meals, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    // The toast and the place of the list say it alike.
    expect(await screen.findAllByText('Pobieranie posiłków nie powiodła się')).toHaveLength(2);
    expect(screen.getByText('Błąd')).toBeInTheDocument();
    expect(screen.getByText('Katalog nie odpowiada.')).toBeInTheDocument();
    api.on(mealRoutes.list, { items: meals, nextStartKey: null });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await names()).toHaveLength(3);
  });
});

describe('na telefonie', () => {
  let restore: () => void = () => undefined;
  beforeEach(() => {
    restore = stubMatchMedia([mediaQueries.phone]);
  });
  afterEach(() => restore());

  it('[library §2] nad listą stoi szukanie i „Filtry” z liczbą wybranych; lista idzie za filtrami od razu', async () => {
    const view = show('/meals?q=z&source=AG');
    const opener = await screen.findByRole('button', { name: 'Filtry, wybrane: 1' });
    expect(screen.getByRole('searchbox')).toHaveValue('z');
    expect(screen.queryByRole('combobox', { name: 'Źródło' })).toBeNull();
    await view.user.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    expect(sheet.getByRole('combobox', { name: 'Źródło' })).toHaveTextContent('AG');
    await view.user.click(sheet.getByRole('switch', { name: 'Tylko ulubione' }));
    expect(view.location()).toBe('/meals?q=z&source=AG&favorites=true');
    await view.user.click(sheet.getByRole('button', { name: 'Wyczyść' }));
    expect(view.location()).toBe('/meals?q=z');
    await view.user.click(sheet.getByRole('button', { name: /^Pokaż \d+\sposił/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filtry' })).toHaveFocus());
  });

  it('[library §2] każdy wybrany filtr stoi pod szukaniem i znika jednym dotknięciem', async () => {
    const view = show('/meals?type=dinner&category=keto&source=AG');
    const chosen = within(await screen.findByRole('list', { name: 'Wybrane filtry' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Kolacja',
      'Ketogeniczna',
      'AG',
    ]);
    await view.user.click(chosen.getByRole('button', { name: 'Usuń: Kolacja' }));
    expect(view.location()).toBe('/meals?category=keto&source=AG');
    await view.user.click(chosen.getByRole('button', { name: 'Usuń: Ketogeniczna' }));
    await view.user.click(screen.getByRole('button', { name: 'Usuń: AG' }));
    expect(view.location()).toBe('/meals');
    expect(screen.queryByRole('list', { name: 'Wybrane filtry' })).toBeNull();
  });

  it('[library §2] serce obok szukania zawęża do ulubionych i mówi, czy jest włączone', async () => {
    const view = show('/meals');
    const heart = await screen.findByRole('button', { name: 'Tylko ulubione' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await view.user.click(heart);
    expect(view.location()).toBe('/meals?favorites=true');
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.queryByText('Zupa pomidorowa')).toBeNull());
    expect(screen.getByText('Ćwikła z jajkiem')).toBeInTheDocument();
  });
});

describe('posiłek obok listy', () => {
  it('[library §2] kliknięcie wiersza otwiera adres posiłku ze składnikami i przepisem; Esc wraca z filtrami', async () => {
    const view = show('/meals?source=own');
    await view.user.click(await screen.findByRole('button', { name: 'Owsianka z jabłkiem' }));
    expect(view.location()).toBe('/meals/m-1?source=own');
    const sheet = within(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' }));
    expect(await sheet.findByRole('link', { name: 'Płatki owsiane' })).toHaveAttribute('href', '/foods/1');
    for (const text of ['60 g', '6 łyżek', '150 g', 'kluczowy', 'wymienny', 'Ugotuj płatki na mleku.'])
      expect(sheet.getByText(new RegExp(`^${text.replaceAll(' ', '.')}$`))).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(view.location()).toBe('/meals?source=own'));
  });

  it('[decisions 50] alergeny posiłku są tak pewne, jak ich najpewniejsze źródło, a brak tylko po sprawdzeniu', async () => {
    const info = { note: '', verifiedAt: null };
    const oats = { ...info, allergens: ['gluten' as const], confidence: 'pewny' as const };
    const apple = { ...info, allergens: [], confidence: 'niepewny' as const };
    const served = [
      makeFood({
        id: 1,
        name: 'Płatki owsiane',
        allergenInfo: oats,
        intolerances: [{ key: 'owies', name: 'Owies' }],
      }),
      makeFood({ id: 2, name: 'Jabłko', allergenInfo: apple }),
    ];
    serveCatalog(meals, served).on(foodRoutes.byIds, { items: served });
    const { user } = renderScreen(<MealsScreen />, { path: '/meals/m-1', route: '/meals/:id?' });
    await user.click(await screen.findByRole('button', { name: 'Alergeny i nietolerancje' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alergeny i nietolerancje' }));
    expect(await dialog.findByRole('row', { name: 'gluten Płatki owsiane pewny' })).toBeInTheDocument();
    expect(
      dialog.getByRole('row', { name: /^Pozostałe 13 W 1.sprawdzonym produkcie nie ma: .* nie sprawdzono$/ }),
    ).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: 'Owies Płatki owsiane pewny' })).toBeInTheDocument();
    expect(dialog.getByText(/^Nie sprawdzono 1.produktu:$/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Jabłko' })).toHaveAttribute('href', '/foods/2');
  });

  it('J i K idą przez posiłki w kolejności tabeli i zatrzymują się na końcach', async () => {
    const view = show('/meals/m-3');
    await screen.findByRole('dialog', { name: 'Ćwikła z jajkiem' });
    await view.user.keyboard('k');
    expect(view.location()).toBe('/meals/m-3');
    await view.user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' })).toBeInTheDocument();
    await view.user.keyboard('jj');
    expect(view.location()).toBe('/meals/m-2');
    await view.user.keyboard('k');
    expect(view.location()).toBe('/meals/m-1');
  });

  it('[library §2] posiłek spoza listy albo spoza filtra wraca do biblioteki', async () => {
    const gone = show('/meals/m-999');
    await table();
    await waitFor(() => expect(gone.location()).toBe('/meals'));
    gone.unmount();
    const filtered = show('/meals/m-1?type=soup');
    await table();
    await waitFor(() => expect(filtered.location()).toBe('/meals?type=soup'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
