import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, many, serveCatalog } from '../../../testing/make-catalog.js';
import { FoodsScreen } from '../foods.screen.js';

const foods = many(14, (index) =>
  makeFood({ id: index + 1, name: `Produkt ${String(index + 1).padStart(2, '0')}` }),
);
const meals = [makeMeal({ ingredients: [1, 2, 3].map((foodId) => ({ foodId, grams: 10 })) })];
const unauthorised = apiError(401, 'not_signed_in', 'Zaloguj się.');

let api: FakeApi;
let view: ScreenView;

function open(path = '/foods', mealList?: unknown) {
  api = serveCatalog(meals, foods);
  if (mealList !== undefined) api.on(mealRoutes.list, mealList);
  view = renderScreen(<FoodsScreen />, { path, route: '/foods/:id?' });
}
const tick = async (name: string) => view.user.click(await screen.findByRole('checkbox', { name }));
const all = () => tick('Zaznacz wszystkie na tej stronie');
const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const question = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }));
const ask = async () => {
  await press('Usuń');
  return question(/^Usunąć/);
};
const confirm = async () => {
  const dialog = await ask();
  await view.user.click(dialog.getByRole('button', { name: 'Usuń produkty' }));
};

describe('usuwanie zaznaczonych produktów', () => {
  beforeEach(() => open());

  it('[library §2] pytanie wymienia 10 nazw, resztę liczbą, i mówi, które są w posiłkach', async () => {
    await all();
    expect(screen.getByText(/^Zaznaczono 14\sproduktów$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('cell', { name: '1' })).toHaveLength(3));
    const dialog = await ask();
    const names = within(dialog.getByRole('list', { name: 'Zaznaczone produkty' })).getAllByRole('listitem');
    expect(names).toHaveLength(10);
    expect(names[0]).toHaveTextContent(/^Produkt 01w 1\sposiłku$/);
    expect(names[9]).toHaveTextContent('Produkt 10');
    expect(dialog.getByText(/^i 4\sinne$/)).toBeInTheDocument();
    expect(dialog.getByText(/^3\sprodukty są używane w posiłkach/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Anuluj' })).toHaveFocus();
    await view.user.keyboard('{Escape}');
    expect(api.calls(foodRoutes.remove)).toHaveLength(0);
    expect(screen.getByText(/^Zaznaczono 14/)).toBeInTheDocument();
  });

  it('[library §8] mówi, ile usunięto i pominięto; pominięte zostają zaznaczone, usunięte można cofnąć', async () => {
    api.on(foodRoutes.remove, { deleted: [4, 5], skippedInUse: [1] });
    api.on(foodRoutes.restore, { items: [foods[3], foods[4]] });
    for (const name of ['Produkt 01', 'Produkt 04', 'Produkt 05']) await tick(`Zaznacz: ${name}`);
    await confirm();
    expect(await screen.findByText('Usunięto 2, pominięto 1 (w użyciu)')).toBeInTheDocument();
    expect(api.calls(foodRoutes.remove)[0]?.body).toEqual({ ids: [1, 4, 5] });
    expect(screen.queryByRole('button', { name: 'Produkt 04' })).toBeNull();
    expect(await screen.findByRole('checkbox', { name: 'Zaznacz: Produkt 01' })).toBeChecked();
    expect(screen.getByText(/^Zaznaczono 1\sprodukt: pominięto go, bo jest w użyciu$/)).toBeInTheDocument();
    await press(/^Cofnij/);
    expect(await screen.findByRole('button', { name: 'Produkt 04' })).toBeInTheDocument();
    expect(api.calls(foodRoutes.restore)[0]?.body).toEqual({ ids: [4, 5] });
    expect(screen.getByText(/^Przywrócono 2\sprodukty$/)).toBeInTheDocument();
  });

  it.each([
    ['odmowa serwera', () => apiError(500, 'internal', 'Katalog nie odpowiada.')],
    ['brak połączenia', undefined],
  ])('[library §8] %s: pokazuje 0 i 0, a zaznaczenie zostaje', async (_case, answer) => {
    await tick('Zaznacz: Produkt 07');
    if (answer) api.on(foodRoutes.remove, answer());
    const dialog = await ask();
    if (!answer) api.setOnline(false);
    await view.user.click(dialog.getByRole('button', { name: 'Usuń produkty' }));
    expect(await screen.findByText('Usunięto 0, pominięto 0 (w użyciu)')).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: 'Zaznacz: Produkt 07' })).toBeChecked();
  });

  it('[library §6] 401 otwiera „Brak autoryzacji” z drogą do logowania, a zaznaczenie wraca po nim', async () => {
    api.on(foodRoutes.remove, unauthorised);
    await view.user.type(screen.getByRole('searchbox'), 'produkt 0');
    await tick('Zaznacz: Produkt 06');
    await tick('Zaznacz: Produkt 07');
    await confirm();
    const dialog = await question('Brak autoryzacji');
    expect(
      dialog.getByText('Twoja sesja wygasła lub nie masz dostępu. Zaloguj się ponownie.'),
    ).toBeInTheDocument();
    expect(dialog.getByText(/^Nic nie usunięto\. Zaznaczenie 2\sproduktów zostaje/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Zaloguj przez Google' })).toHaveAttribute(
      'href',
      '/auth/google?return=%2Ffoods%3Fq%3Dprodukt%2B0',
    );
    await view.user.click(dialog.getAllByRole('button', { name: 'Zamknij' })[0] as HTMLElement);
    expect(await screen.findByText(/^Zaznaczono 2/)).toBeInTheDocument();
    view.unmount();
    open();
    expect(await screen.findByRole('checkbox', { name: 'Zaznacz: Produkt 06' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Zaznacz: Produkt 07' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Zaznacz: Produkt 08' })).not.toBeChecked();
  });

  it('[library §2] zaznaczone poza filtrem liczą się dalej, a lista mówi, ile ich jest', async () => {
    await tick('Zaznacz: Produkt 07');
    await tick('Zaznacz: Produkt 12');
    await view.user.type(screen.getByRole('searchbox'), 'produkt 12');
    expect(await screen.findByText(/^Zaznaczono 2\sprodukty, 1 poza filtrem$/)).toBeInTheDocument();
    await press('Odznacz');
    expect(screen.queryByText(/^Zaznaczono/)).toBeNull();
  });
});

describe('usuwanie, gdy posiłków nie wczytano', () => {
  it.each([
    ['jeszcze się wczytują', () => new Promise(() => undefined)],
    ['nie odpowiadają', apiError(500, 'internal', 'Katalog nie odpowiada.')],
  ])('gdy posiłki %s, pytanie mówi, że nie sprawdzono, co jest w użyciu', async (_case, mealList) => {
    open('/foods', mealList);
    await tick('Zaznacz: Produkt 01');
    expect(
      (await ask()).getByText(/^Nie sprawdzono, co z tego jest używane w posiłkach/),
    ).toBeInTheDocument();
  });
});

describe('usuwanie jednego produktu', () => {
  it('[library §2] „Usuń” usuwa od razu i daje cofnąć, także Ctrl+Z', async () => {
    open('/foods/7');
    api.on(foodRoutes.remove, ({ body }: FakeCall<typeof foodRoutes.remove>) => ({
      deleted: body?.ids,
      skippedInUse: [],
    }));
    api.on(foodRoutes.restore, { items: [foods[6]] });
    await press('Usuń');
    await waitFor(() => expect(view.location()).toBe('/foods'));
    expect(await screen.findByText('Usunięto produkt: Produkt 07')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Produkt 07' })).toBeNull();
    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Produkt 07' })).toBeInTheDocument();
    expect(await screen.findByText('Przywrócono produkt: Produkt 07')).toBeInTheDocument();
  });

  it('[library §4] produkt, z którego są posiłki, wraca na listę z powodem', async () => {
    open('/foods/1');
    api.on(foodRoutes.remove, { deleted: [], skippedInUse: [1] });
    await press('Usuń');
    expect(await screen.findByText('Nie usunięto: Produkt 01')).toBeInTheDocument();
    expect(screen.getByText('Produkt jest składnikiem posiłków, więc został pominięty.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Produkt 01' })).toBeInTheDocument();
  });
});
