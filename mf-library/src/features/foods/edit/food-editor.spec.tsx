import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, serveCatalog } from '../../../testing/make-catalog.js';
import { FoodsScreen } from '../foods.screen.js';

const milk = makeFood();
const unavailable = apiError(503, 'unavailable', 'Katalog nie odpowiada.');

let api: FakeApi;
let view: ScreenView;

function open(path = '/foods/18', foods: readonly Food[] = [milk]) {
  api = serveCatalog([], foods);
  api.on(foodRoutes.update, ({ body }: FakeCall<typeof foodRoutes.update>) => ({
    ...{ ...milk, ...body, version: 2 },
    allergenInfo: { ...milk.allergenInfo, ...body?.allergenInfo },
  }));
  view = renderScreen(<FoodsScreen />, { path, route: '/foods/:id?' });
}
const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await view.user.clear(input);
  await view.user.type(input, text);
};
const save = () => press(/^Zapisz produkt/);
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('nowy produkt', () => {
  beforeEach(() => open('/foods'));

  it('[library §2] „Dodaj produkt” zapisuje to, co wpisano, i otwiera adres z numerem od serwera', async () => {
    api.on(foodRoutes.create, ({ body }: FakeCall<typeof foodRoutes.create>) =>
      makeFood({ ...(body as Partial<Food>), id: 1_000_001 }),
    );
    await press(/^Dodaj produkt/);
    await view.user.type(await field(/^Nazwa/), ' Kisiel wiśniowy ');
    await view.user.click(await screen.findByRole('radio', { name: 'sztukę' }));
    await view.user.type(await field(/^Waga sztuki/), '150');
    await view.user.type(await field(/^Białko/), '0,5');
    await view.user.type(await field(/^Tłuszcz/), '0');
    await view.user.type(await field(/^Węglowodany/), '21');
    // 0.5×4 + 21×4 = 86
    expect(
      await screen.findByText(/policzymy je z makroskładników \(4\/4\/9\): 86\s*kcal/),
    ).toBeInTheDocument();
    await press('Dodaj miarę');
    await view.user.click(await screen.findByRole('combobox', { name: 'Miara 1' }));
    await view.user.click(await screen.findByRole('option', { name: 'szklanka' }));
    await view.user.type(await field('Gramy: szklanka'), '220');
    await view.user.click(screen.getByRole('button', { name: 'gluten' }));
    const sure = within(screen.getByRole('radiogroup', { name: 'Pewność: gluten' }));
    expect(sure.getByRole('radio', { name: 'pewny' })).toBeChecked();
    // By keys the next thing is how sure it is.
    expect(sure.getByRole('radio', { name: 'pewny' })).toHaveFocus();
    await view.user.click(sure.getByRole('radio', { name: 'prawdopodobny' }));
    await view.user.type(await field(/^Uwaga/), 'Etykieta');
    await save();
    await waitFor(() => expect(view.location()).toBe('/foods/1000001'));
    expect(api.calls(foodRoutes.create)[0]?.body).toEqual({
      ...{ name: 'Kisiel wiśniowy', category: 'Inne', per: 'sztuka' },
      ...{ protein: 0.5, fat: 0, carbs: 21, calories: 86 },
      units: [
        { name: 'sztuka', grams: 150 },
        { name: 'szklanka', grams: 220 },
      ],
      allergenInfo: {
        allergens: ['gluten'],
        // Of the other 13, of which nobody said a thing.
        confidence: 'niepewny',
        certainty: { gluten: 'prawdopodobny' },
        note: 'Etykieta',
        verifiedAt: null,
      },
      // The dictionary is empty: nothing was there to be ticked.
      intoleranceKeys: [],
    });
    expect(api.calls(foodRoutes.create)[0]?.idempotencyKey).toEqual(expect.any(String));
    expect((await sheet('Kisiel wiśniowy')).getByText('1 szklanka')).toBeInTheDocument();
  });

  it('[decisions 73] powiązania wynikają z nazwy i alergenów: pewne są zaznaczone z powodem i zapisują się z produktem', async () => {
    const item = (key: string, name: string) => ({
      ...{ key, name, aliases: [], foodCount: 0, version: 1, updatedAt: '' },
    });
    const items = [item('gorczyca', 'Gorczyca'), item('por', 'Por'), item('sezam', 'Sezam')];
    api.on(intoleranceDictionaryRoutes.list, { items });
    api.on(foodRoutes.create, ({ body }: FakeCall<typeof foodRoutes.create>) =>
      makeFood({ ...(body as Partial<Food>), id: 1_000_001 }),
    );
    await press(/^Dodaj produkt/);
    await view.user.type(await field(/^Nazwa/), 'Sos z gorczycą i porem');
    for (const name of [/^Białko/, /^Tłuszcz/, /^Węglowodany/]) await view.user.type(await field(name), '1');
    const links = within(screen.getByRole('region', { name: 'Powiązania z wynikami' }));
    expect(await links.findByRole('checkbox', { name: 'Gorczyca' })).toBeChecked();
    expect(links.getByText('nazwa: „gorczycą”')).toBeVisible();
    expect(links.queryByRole('checkbox', { name: 'Sezam' })).toBeNull();
    await view.user.click(links.getByRole('checkbox', { name: 'Por' }));
    await save();
    await waitFor(() => expect(api.calls(foodRoutes.create)).toHaveLength(1));
    expect(api.calls(foodRoutes.create)[0]?.body).toMatchObject({ intoleranceKeys: ['gorczyca'] });
  });

  it('[decisions 64] o drugi produkt tej nazwy pyta się w formularzu: otwiera tamten albo dodaje mimo to', async () => {
    api.on(foodRoutes.create, ({ body }: FakeCall<typeof foodRoutes.create>) =>
      makeFood({ ...(body as Partial<Food>), id: 1_000_001 }),
    );
    await press(/^Dodaj produkt/);
    await view.user.type(await field(/^Nazwa/), 'MLEKO  2%');
    for (const name of [/^Białko/, /^Tłuszcz/, /^Węglowodany/]) await view.user.type(await field(name), '1');
    expect(screen.getByText('Produkt o tej nazwie już jest.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Otwórz ten produkt' })).toHaveAttribute('href', '/foods/18');
    await save();
    expect(await screen.findByText(/^Ta nazwa jest zajęta/)).toBeVisible();
    expect(api.calls(foodRoutes.create)).toHaveLength(0);
    await press('Dodaj mimo to');
    await save();
    await waitFor(() => expect(api.calls(foodRoutes.create)).toHaveLength(1));
    expect(api.calls(foodRoutes.create)[0]?.body).toMatchObject({ allowDuplicate: true });
  });

  it('[library §5] czego nie ma w 100 g żadnego produktu, nie zapisuje i mówi przy polu', async () => {
    await press(/^Dodaj produkt/);
    await view.user.type(await field(/^Nazwa/), 'Pomyłka');
    await view.user.type(await field(/^Kalorie/), '1050');
    await view.user.type(await field(/^Białko/), '60');
    await view.user.type(await field(/^Tłuszcz/), '41');
    await view.user.type(await field(/^Węglowodany/), '0');
    await save();
    expect(await screen.findByText(/razem najwyżej 100 g/)).toBeVisible();
    expect(screen.getByText(/najwyżej 902 kcal/)).toBeVisible();
    expect(api.calls(foodRoutes.create)).toHaveLength(0);
  });

  it('[library §5] bez nazwy i makroskładników nic nie wychodzi, a błędy stoją przy polach', async () => {
    await press(/^Dodaj produkt/);
    await save();
    expect(await screen.findByText('Podaj nazwę produktu')).toBeInTheDocument();
    expect(screen.getAllByText('Podaj od 0 do 1000 g')).toHaveLength(3);
    expect(await field(/^Nazwa/)).toHaveFocus();
    expect(api.calls(foodRoutes.create)).toHaveLength(0);
  });

  it('[library §2] czysty formularz zamyka się od razu, z jednym innym polem pyta', async () => {
    await press(/^Dodaj produkt/);
    await field(/^Nazwa/);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(/^Dodaj produkt/);
    await view.user.click(await screen.findByRole('button', { name: 'soja' }));
    await view.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await view.user.click(question.getByRole('button', { name: 'Wróć' }));
    expect(await screen.findByRole('button', { name: 'Usuń alergen: soja' })).toBeVisible();
    await press('Anuluj');
    await press('Porzuć zmiany');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[library §8] gdy serwer nie odpowiada, produkt zostaje na liście jako niezapisany i da się wysłać jeszcze raz', async () => {
    api.on(foodRoutes.create, unavailable);
    await press(/^Dodaj produkt/);
    await view.user.type(await field(/^Nazwa/), 'Kisiel');
    for (const name of [/^Białko/, /^Tłuszcz/, /^Węglowodany/]) await view.user.type(await field(name), '1');
    await save();
    await view.user.click(await screen.findByRole('button', { name: 'Kisiel nie zapisano' }));
    const waiting = await sheet('Kisiel');
    expect(waiting.getByText('bez numeru')).toBeInTheDocument();
    expect(waiting.queryByRole('button', { name: /^Edytuj/ })).toBeNull();
    api.on(foodRoutes.create, makeFood({ id: 1_000_002, name: 'Kisiel' }));
    await view.user.click(waiting.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('button', { name: 'Kisiel' })).toBeInTheDocument();
    const keys = api.calls(foodRoutes.create).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('[library §8] odrzucony produkt zostaje w formularzu z powodem, a lista go nie ma', async () => {
    api.on(foodRoutes.create, apiError(400, 'invalid_input', 'Nieprawidłowa kategoria.'));
    await press(/^Dodaj produkt/);
    await view.user.type(await field(/^Nazwa/), 'Kisiel');
    for (const name of [/^Białko/, /^Tłuszcz/, /^Węglowodany/]) await view.user.type(await field(name), '1');
    await save();
    expect(await screen.findByText('Nieprawidłowa kategoria.')).toBeInTheDocument();
    await press('Anuluj');
    await press('Porzuć zmiany');
    expect(await screen.findByRole('button', { name: 'Mleko 2%' })).toBeInTheDocument();
    expect(screen.queryByText('Kisiel')).toBeNull();
  });
});

describe('edycja produktu', () => {
  it('[decisions 73] produkt bez powiązań otwiera się czysty, choć coś się proponuje; zmianą jest dopiero to, co ktoś odznaczy', async () => {
    open();
    const items = [{ key: 'mleko', name: 'Mleko', aliases: [], foodCount: 0, version: 1, updatedAt: '' }];
    api.on(intoleranceDictionaryRoutes.list, { items });
    await press(/^Edytuj/);
    const proposed = await screen.findByRole('checkbox', { name: 'Mleko' });
    expect(proposed).toBeChecked();
    expect(screen.queryByText(/^Niezapisane zmiany/)).toBeNull();
    await view.user.click(proposed);
    expect(screen.getByText('Niezapisane zmiany: 1')).toBeVisible();
    await view.user.click(proposed);
    expect(screen.queryByText(/^Niezapisane zmiany/)).toBeNull();
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Mleko' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // What stood there ticked is what saving takes over.
    await press(/^Edytuj/);
    expect(await screen.findByRole('checkbox', { name: 'Mleko' })).toBeChecked();
    await save();
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(api.calls(foodRoutes.update)[0]?.body).toEqual({ intoleranceKeys: ['mleko'] });
  });

  it('[library §4] z podglądu do edycji i z powrotem; wysyła tylko to, co zmieniono, na wersji, którą widziano', async () => {
    open();
    await press(/^Edytuj/);
    await view.user.keyboard('{Escape}');
    await sheet('Mleko 2%');
    await view.user.keyboard('e');
    await retype(/^Tłuszcz/, '3,2');
    expect(screen.getByText(/^Niezapisane zmiany: 1$/)).toBeInTheDocument();
    await save();
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(api.calls(foodRoutes.update)[0]).toMatchObject({ params: { id: '18' }, ifMatch: 1 });
    expect(api.calls(foodRoutes.update)[0]?.body).toEqual({ fat: 3.2 });
    expect((await sheet('Mleko 2%')).getByText(/^3,2\sg$/)).toBeInTheDocument();
  });

  it('[library §4] wersja z listy odświeżonej w trakcie nie jest tą, którą widziano', async () => {
    open();
    await press(/^Edytuj/);
    await retype(/^Tłuszcz/, '3,2');
    api.on(foodRoutes.list, { items: [{ ...milk, version: 9 }], nextStartKey: null });
    await view.client.invalidateQueries();
    await save();
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(api.calls(foodRoutes.update)[0]).toMatchObject({ ifMatch: 1 });
  });

  it('[decisions 37] energia inna niż 4/4/9 mówi o różnicy i daje przyjąć wyliczoną', async () => {
    open();
    await press(/^Edytuj/);
    await retype(/^Kalorie/, '80');
    // 4.9×4 + 2×9 + 3.4×4 = 51.2; (80 − 51.2) / 80 = 36 %
    expect(
      await screen.findByText(/wychodzi 51\s*kcal, podano 80\s*kcal: różnica 36\s*%/),
    ).toBeInTheDocument();
    await press('Przyjmij 51');
    expect(await field(/^Kalorie/)).toHaveValue('51');
    expect(screen.queryByText(/różnica/)).toBeNull();
  });

  it('[decisions 40] na sztukę bez wagi nie zapisuje i pokazuje wartości na 100 g, gdy waga jest', async () => {
    open();
    await press(/^Edytuj/);
    await view.user.click(await screen.findByRole('radio', { name: 'sztukę' }));
    await save();
    expect(await screen.findByText('Podaj wagę jednej sztuki')).toBeInTheDocument();
    await view.user.type(await field(/^Waga sztuki/), '200');
    // 51 kcal in 200 g.
    expect(await screen.findByText(/^Na 100\sg: 26\skcal/)).toBeInTheDocument();
    expect(screen.getByText('· z wagi sztuki')).toBeInTheDocument();
    expect(api.calls(foodRoutes.update)).toHaveLength(0);
  });

  it('[library §8] błąd zapisu idzie tylko do dziennika; zmiana zostaje, oznaczona, i da się wysłać jeszcze raz', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    api.on(foodRoutes.update, unavailable);
    await press(/^Edytuj/);
    await retype(/^Nazwa/, 'Mleko świeże');
    await save();
    const changed = await sheet('Mleko świeże');
    expect(await changed.findByText('Zmiany nie są zapisane na serwerze.')).toBeInTheDocument();
    await waitFor(() => expect(log).toHaveBeenCalledWith('Saving the food failed', expect.anything()));
    expect(screen.queryByText('Błąd')).toBeNull();
    api.on(foodRoutes.update, { ...milk, name: 'Mleko świeże', version: 2 });
    await view.user.click(changed.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(screen.queryByText('Zmiany nie są zapisane na serwerze.')).toBeNull());
    log.mockRestore();
  });

  it('[decisions 8] nowsza wersja (412): można wziąć cudzą albo zostawić swoją', async () => {
    const theirs = makeFood({ name: 'Mleko z bazy', version: 5 });
    open();
    api.on(foodRoutes.update, apiError(412, 'stale_version', 'Produkt zmieniono.', { current: theirs }));
    await press(/^Edytuj/);
    await retype(/^Nazwa/, 'Mleko moje');
    await save();
    expect(await screen.findByText('Te dane zmieniono w międzyczasie gdzie indziej.')).toBeInTheDocument();
    expect(screen.getByText(/Różni się: nazwa\./)).toBeInTheDocument();
    api.on(foodRoutes.update, { ...theirs, name: 'Mleko moje', version: 6 });
    await press('Zachowaj moją');
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(2));
    expect(api.calls(foodRoutes.update)[1]).toMatchObject({ ifMatch: 5, body: { name: 'Mleko moje' } });
    expect(await screen.findByRole('dialog', { name: 'Mleko moje' })).toBeInTheDocument();
  });
});
