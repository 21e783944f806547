import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { apiPrefix } from '@pora/kit';
import { apiError, type FakeApi, renderScreen } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, many, serveCatalog } from '../../testing/make-catalog.js';
import { stubMatchMedia } from '@pora/ui/testing';
import { FoodsScreen } from './foods.screen.js';

const oats = makeFood({ id: 1, name: 'Płatki owsiane', category: 'Kasze makarony zboża', calories: 370 });
const apple = makeFood({
  id: 2,
  name: 'Jabłko',
  category: 'Owoce',
  per: 'sztuka',
  units: [],
  allergenInfo: { allergens: [], confidence: 'prawdopodobny', note: '', verifiedAt: null },
});
const foods = [oats, apple, makeFood()];
const meals = [makeMeal(), makeMeal({ id: 'm-2', ingredients: [{ foodId: 1, grams: 30 }] })];

const show = (path = '/foods', items: readonly Food[] = foods, prepare?: (api: FakeApi) => void) => {
  const api = serveCatalog(meals, items);
  prepare?.(api);
  return { api, ...renderScreen(<FoodsScreen />, { path, route: '/foods/:id?' }) };
};
const rows = async () =>
  within(await screen.findByRole('table', { name: /Produkty w bazie/ }))
    .getAllByRole('row')
    .slice(1);
const names = async () => (await rows()).map((row) => within(row).getByRole('button').textContent);
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('baza produktów', () => {
  it('[library §2] wiersz: nazwa, kategoria, na ile, kalorie, makro i w ilu posiłkach', async () => {
    show();
    await waitFor(async () => expect(cells((await rows())[2]).at(-1)).toBe('2'));
    expect(await names()).toEqual(['Jabłko', 'Mleko 2%', 'Płatki owsiane']);
    expect(cells((await rows())[1]).slice(-7)).toEqual(['Nabiał', '100 g', '51', '4,9', '2,0', '3,4', '0']);
  });

  it('[library §2] adres z prośbą o formularz otwiera go od razu, a zamknięty nie wraca', async () => {
    const { user, location } = show('/foods/1?form=edit');
    const form = await screen.findByRole('dialog', { name: 'Edycja produktu' });
    expect(location()).toBe('/foods/1');
    expect(within(form).getByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Płatki owsiane');
    await user.click(within(form).getByRole('button', { name: 'Anuluj' }));
    expect(await screen.findByRole('dialog', { name: 'Płatki owsiane' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Edycja produktu' })).toBeNull();
  });

  it('[library §2] prośba o formularz produktu, którego nie ma, nie otwiera formularza następnego', async () => {
    const { user, location } = show('/foods/999?form=edit');
    await rows();
    await waitFor(() => expect(location()).toBe('/foods'));
    await user.click(within((await rows())[0]!).getByRole('button', { name: 'Jabłko' }));
    expect(await screen.findByRole('dialog', { name: 'Jabłko' })).toBeInTheDocument();
    expect(location()).toBe('/foods/2');
    expect(screen.queryByRole('dialog', { name: 'Edycja produktu' })).toBeNull();
  });

  it('[decisions 40] produkt na sztukę bez jej wagi mówi „brak wagi sztuki”, z wagą milczy', async () => {
    const egg = makeFood({
      id: 3,
      name: 'Jajko',
      per: 'sztuka',
      units: [{ name: 'sztuka', grams: 55 }],
    });
    show('/foods', [apple, egg]);
    const [bare, weighed] = await rows();
    expect(cells(bare)).toContain('sztukę brak wagi sztuki');
    expect(cells(weighed)).toContain('sztukę');
  });

  it('[library §2] każda kolumna sortuje, także liczba posiłków', async () => {
    const { user } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: /W posiłkach/ }));
    expect((await names())[0]).toBe('Mleko 2%');
    await user.click(screen.getByRole('button', { name: /W posiłkach/ }));
    expect((await names())[0]).toBe('Płatki owsiane');
  });

  it('[library §5] szuka po nazwie bez ogonków i po numerze', async () => {
    const { user } = show();
    await rows();
    await user.keyboard('/platki');
    expect(await names()).toEqual(['Płatki owsiane']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '18');
    expect(await names()).toEqual(['Mleko 2%']);
    await user.type(screen.getByRole('searchbox'), '000');
    await user.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }));
    expect(await names()).toHaveLength(3);
  });

  it('[library §2] szukany tekst i kategoria są w adresie, a adres je ustawia', async () => {
    const view = show('/foods?q=jab&category=Owoce');
    expect(await names()).toEqual(['Jabłko']);
    expect(screen.getByRole('combobox', { name: 'Kategoria' })).toHaveTextContent('Owoce');
    await view.user.clear(screen.getByRole('searchbox'));
    expect(view.location()).toBe('/foods?category=Owoce');
    await view.user.click(screen.getByRole('button', { name: 'Jabłko' }));
    expect(view.location()).toBe('/foods/2?category=Owoce');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(view.location()).toBe('/foods?category=Owoce'));
  });

  it('[library §7] produkty są w przeglądarce pod kluczem v5; nieudane odświeżenie zostawia wiersze', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, client, unmount } = show();
    await rows();
    await waitFor(() => expect(localStorage.getItem('foods-cache-v5')).toContain('Płatki owsiane'));
    api.on(foodRoutes.list, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    await act(() => client.refetchQueries({ queryKey: apiPrefix(foodRoutes.list) }));
    expect(await screen.findByText('Nie udało się odświeżyć listy.')).toBeInTheDocument();
    expect(await names()).toHaveLength(3);
    expect(log).toHaveBeenCalledWith('Loading the foods failed', expect.anything());
    unmount();
    show('/foods', [], (server) => server.on(foodRoutes.list, apiError(503, 'unavailable', 'Nie działa.')));
    expect(await screen.findByText('Pokazujemy dane zapisane w tej przeglądarce.')).toBeInTheDocument();
    expect(await names()).toHaveLength(3);
    log.mockRestore();
  });

  it('[library §9] 50 wierszy na stronie', async () => {
    show(
      '/foods',
      many(120, (index) => makeFood({ id: index + 1, name: `Produkt ${index}` })),
    );
    expect(await rows()).toHaveLength(50);
    expect(screen.getByText('1–50 z 120')).toBeInTheDocument();
  });

  it('bez biblioteki posiłków liczba posiłków jest nieznana, a lista stoi', async () => {
    show('/foods', foods, (api) => api.on(mealRoutes.list, apiError(500, 'internal', 'Nie działa.')));
    expect(cells((await rows())[0]).at(-1)).toBe('–');
  });

  it('pusta baza i błąd mówią, co dalej', async () => {
    const { api, user } = show('/foods', foods, (server) =>
      server.on(foodRoutes.list, apiError(500, 'internal', 'Katalog nie odpowiada.')),
    );
    expect(await screen.findByText('Nie udało się pobrać produktów')).toBeInTheDocument();
    api.on(foodRoutes.list, { items: [], nextStartKey: null });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Baza produktów jest pusta')).toBeInTheDocument();
  });
});

describe('produkt obok listy', () => {
  it('[library §2] pokazuje wartości, alergeny z pewnością, miary domowe i w ilu posiłkach jest', async () => {
    const view = show('/foods/1');
    const sheet = within(await screen.findByRole('dialog', { name: 'Płatki owsiane' }));
    for (const text of ['ID 1', 'na 100 g', 'Kasze makarony zboża', 'Mleko', 'pewny', '1 szklanka'])
      expect(sheet.getByText(new RegExp(`^${text.replaceAll(' ', '.')}$`, 'i'))).toBeInTheDocument();
    expect(await sheet.findByText('w 2 posiłkach')).toBeInTheDocument();
    await view.user.keyboard('k');
    expect(view.location()).toBe('/foods/18');
    await view.user.keyboard('k');
    const apples = within(await screen.findByRole('dialog', { name: 'Jabłko' }));
    expect(apples.getByText('w 1 posiłku')).toBeInTheDocument();
    expect(apples.getByText('Brak miar domowych.')).toBeInTheDocument();
    expect(apples.getByText(/^Brak wagi sztuki: wartości są podane na sztukę/)).toBeInTheDocument();
    expect(apples.getByText('14 głównych alergenów: brak według typowej etykiety.')).toBeInTheDocument();
  });

  it.each([
    ['pewny', 'Brak 14 głównych alergenów.'],
    ['prawdopodobny', '14 głównych alergenów: brak według typowej etykiety.'],
    ['niepewny', 'Nie sprawdzono.'],
  ] as const)('[decisions 50] produkt bez alergenów, pewność „%s”: „%s”', async (confidence, sentence) => {
    const info = { allergens: [], confidence, note: '', verifiedAt: null };
    show('/foods/7', [makeFood({ id: 7, name: 'Bulion', allergenInfo: info })]);
    const sheet = within(await screen.findByRole('dialog', { name: 'Bulion' }));
    expect(sheet.getByText(sentence)).toBeInTheDocument();
    expect(sheet.queryByText(/^Bez żadnego/)).not.toBeInTheDocument();
  });

  it('[library §2] numer spoza listy wraca do bazy', async () => {
    const view = show('/foods/999');
    await rows();
    await waitFor(() => expect(view.location()).toBe('/foods'));
  });
});

describe('na telefonie', () => {
  let restore: () => void = () => undefined;
  beforeEach(() => {
    restore = stubMatchMedia([mediaQueries.phone]);
  });
  afterEach(() => restore());

  it('[library §2] kategoria i kolejność stoją w jednym wierszu nad listą i zostają, gdy nic nie pasuje', async () => {
    const { user } = show();
    const list = () => within(screen.getByRole('list', { name: /Produkty w bazie/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sortuj' }), 'Kalorie, malejąco');
    expect(list().getAllByRole('listitem')[0]).toHaveTextContent('Płatki owsiane');
    await user.click(screen.getByRole('combobox', { name: 'Kategoria' }));
    await user.click(await screen.findByRole('option', { name: 'Owoce' }));
    expect(list().getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'owsiane');
    expect(await screen.findByText('Żaden produkt nie pasuje do filtrów')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Kategoria' })).toHaveTextContent('Owoce');
  });
});
