import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type Substitution } from '@pora/contracts/catalog/substitution.model';
import { substitutionRoutes } from '@pora/contracts/catalog/substitution.routes';
import { createQueryClient } from '@pora/kit';
import { apiError, type FakeApi, fakeApi, renderScreen, type RenderScreenOptions } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood } from '../../testing/make-catalog.js';
import { FoodSubstitutes } from './food-substitutes.js';

const allergenInfo = (allergens: Food['allergenInfo']['allergens']) => ({
  ...{ allergens, confidence: 'pewny' as const, note: '', verifiedAt: null },
});
const MILK = { key: 'mleko', name: 'Mleko krowie' };
const foods = [
  makeFood({ id: 18, name: 'Mleko 2%', allergenInfo: allergenInfo(['mleko']), intolerances: [MILK] }),
  makeFood({ id: 19, name: 'Napój owsiany', calories: 46, allergenInfo: allergenInfo(['gluten']) }),
  makeFood({
    id: 20,
    name: 'Kefir',
    calories: 50,
    allergenInfo: allergenInfo(['mleko']),
    intolerances: [MILK],
  }),
  makeFood({ id: 21, name: 'Napój sojowy', allergenInfo: allergenInfo(['soja']), intolerances: [] }),
  makeFood({ id: 22, name: 'Mleko kozie', allergenInfo: allergenInfo(['mleko']), intolerances: [] }),
];
const item = (substituteFoodId: number, change: Partial<Substitution> = {}): Substitution => ({
  ...{ foodId: 18, foodName: 'Mleko 2%', substituteFoodId, substituteFoodCategory: 'Nabiał' },
  substituteFoodName: foods.find(({ id }) => id === substituteFoodId)?.name ?? '?',
  ...{ percentage: 100, description: '', version: 1, updatedAt: '2026-11-01T08:00:00.000Z', ...change },
});
const OATS = 'Pierwszy wybór w owsiankach, koktajlach i naleśnikach; trzeba go dobrze wstrząsnąć.';

const show = (prepare?: (api: FakeApi) => void, options?: RenderScreenOptions) => {
  const api = fakeApi();
  let items = [item(20, { percentage: 120 }), item(19, { description: OATS })];
  api.on(substitutionRoutes.list, () => ({ items }));
  api.on(foodRoutes.byIds, ({ query }: { query: { ids: string } }) => ({
    items: foods.filter(({ id }) => query.ids.split(',').includes(String(id))),
  }));
  api.on(foodRoutes.search, { items: foods });
  api.on(substitutionRoutes.create, ({ body }: { body: Partial<Substitution> }) => {
    const added = item(body.substituteFoodId ?? 0, body);
    items = [...items, added];
    return added;
  });
  api.on(substitutionRoutes.remove, ({ params }: { params: { substituteFoodId: string } }) => {
    items = items.filter((one) => String(one.substituteFoodId) !== params.substituteFoodId);
    return undefined;
  });
  api.on(
    substitutionRoutes.update,
    ({ params, body }: { params: { substituteFoodId: string }; body: Partial<Substitution> }) => {
      items = items.map((one) =>
        String(one.substituteFoodId) === params.substituteFoodId
          ? { ...one, ...body, version: one.version + 1 }
          : one,
      );
      return items.find((one) => String(one.substituteFoodId) === params.substituteFoodId);
    },
  );
  prepare?.(api);
  const view = renderScreen(<FoodSubstitutes food={{ id: 18, name: 'Mleko 2%' }} />, options);
  return { api, ...view };
};
const rows = async () => within(await screen.findByRole('list')).findAllByRole('listitem');
const names = async () => (await rows()).map((row) => row.querySelector('strong')?.textContent);
const addButton = () => screen.getByRole('button', { name: 'Dodaj' });
const choose = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.type(await screen.findByRole('combobox', { name: 'Szukaj zamiennika' }), 'na');
  const offered = await screen.findAllByRole('option');
  await user.click(offered.find((option) => option.textContent?.startsWith(name)) as HTMLElement);
};

describe('zamienniki w podglądzie produktu', () => {
  let logged: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  it('[library §2.22] pokazuje zamienniki z udziałem, energią i opisem w 240 px, całym w podpowiedzi', async () => {
    show();
    expect(await names()).toEqual(['Kefir', 'Napój owsiany']);
    expect(screen.getByRole('textbox', { name: 'Procent: Kefir' })).toHaveValue('120');
    expect(await screen.findByText('46 kcal / 100 g')).toBeInTheDocument();
    const description = screen.getByRole('button', { name: new RegExp(OATS.slice(0, 20)) });
    expect(description).toHaveStyle({ maxWidth: 'min(240px, 100%)', textOverflow: 'ellipsis' });
    expect(description).toHaveAttribute('data-tip', OATS);
  });

  it('[library §5.12] szuka od dwóch znaków, bez samego produktu i zamienników, które już są', async () => {
    const { user, api } = show();
    const field = await screen.findByRole('combobox', { name: 'Szukaj zamiennika' });
    await user.type(field, 'n');
    expect(await screen.findByText('Wpisz co najmniej 2 znaki')).toBeInTheDocument();
    expect(api.calls(foodRoutes.search)).toHaveLength(0);
    await user.type(field, 'ap');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Napój sojowy'),
      expect.stringContaining('Mleko kozie'),
    ]);
    expect(api.calls(foodRoutes.search).map(({ query }) => query)).toEqual([{ q: 'nap', limit: '50' }]);
  });

  it('[library §2.22] dodanie wymaga produktu i procentu, od 1 do 1000, domyślnie 100', async () => {
    const { user, api } = show();
    const share = await screen.findByRole('textbox', { name: 'Procent nowego zamiennika' });
    expect(share).toHaveValue('100');
    expect(addButton()).toBeDisabled();
    await choose(user, 'Napój sojowy');
    expect(addButton()).toBeEnabled();
    for (const bad of ['0', '1001', 'dużo']) {
      await user.clear(share);
      await user.type(share, bad);
      expect(addButton()).toBeDisabled();
    }
    await user.clear(share);
    expect(addButton()).toBeDisabled();
    await user.type(share, '80');
    await user.type(screen.getByRole('textbox', { name: 'Opis nowego zamiennika' }), 'Do kawy.{Enter}');
    await waitFor(async () => expect(await names()).toEqual(['Kefir', 'Napój owsiany', 'Napój sojowy']));
    expect(api.calls(substitutionRoutes.create)[0]?.body).toEqual({
      ...{ foodId: 18, substituteFoodId: 21, percentage: 80, description: 'Do kawy.' },
    });
    expect(screen.getByRole('textbox', { name: 'Procent nowego zamiennika' })).toHaveValue('100');
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(async () => expect(await names()).toEqual(['Kefir', 'Napój owsiany']));
  });

  it('[library §2.22] ostrzega przed zamiennikiem z tym samym alergenem albo nietolerancją', async () => {
    const { user } = show();
    expect(
      await screen.findByText('Ten sam alergen i ta sama nietolerancja: mleko; Mleko krowie'),
    ).toBeInTheDocument();
    expect((await rows())[1]).not.toHaveTextContent('Ten sam');
    await choose(user, 'Mleko kozie');
    expect(screen.getByText(/Też zawiera: mleko\. Kto tego unika/)).toBeInTheDocument();
  });

  it('[decisions 12] czego nie udało się sprawdzić, o tym mówi, że nie sprawdzono', async () => {
    const { api } = show();
    api.on(foodRoutes.byIds, apiError(503, 'unavailable', 'Katalog nie odpowiada.'));
    expect(
      await screen.findByText(/Nie sprawdzono, czy zamienniki mają te same alergeny/),
    ).toBeInTheDocument();
    expect(await names()).toEqual(['Kefir', 'Napój owsiany']);
  });

  it.each([
    [
      'który jeszcze się sprawdza',
      () => new Promise(() => undefined),
      'Sprawdzanie alergenów i nietolerancji…',
    ],
    [
      'którego nie udało się sprawdzić',
      () => apiError(503, 'unavailable', 'Katalog nie odpowiada.'),
      'Nie sprawdzono, czy te same alergeny i nietolerancje ma: Napój sojowy.',
    ],
    [
      'którego nie ma w bazie',
      () => ({ items: foods.filter(({ id }) => id !== 21) }),
      'Nie sprawdzono, czy te same alergeny i nietolerancje ma: Napój sojowy.',
    ],
  ])('[decisions 12] nowy zamiennik, %s, nie wygląda na wolny od alergenów', async (_case, answer, said) => {
    // As in the product, what is away for a while is asked for again by itself.
    const { api, user } = show(undefined, { client: createQueryClient() });
    await screen.findByText('46 kcal / 100 g');
    api.on(foodRoutes.byIds, answer);
    await choose(user, 'Napój sojowy');
    await user.click(addButton());
    await waitFor(async () => expect(await names()).toContain('Napój sojowy'));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect((await rows())[0]).toHaveTextContent('Ten sam alergen');
  });

  it('[library §2.22] udział i opis zmienia się w miejscu, a zmianę da się cofnąć', async () => {
    const { user, api } = show();
    const share = await screen.findByRole('textbox', { name: 'Procent: Napój owsiany' });
    expect(screen.getByRole('button', { name: 'Zapisz zmianę: Napój owsiany' })).toBeDisabled();
    await user.clear(share);
    await user.type(share, '90{Enter}');
    expect(await screen.findByText('Zmieniono zamiennik: Napój owsiany')).toBeInTheDocument();
    expect(share).toHaveFocus();
    expect(share).toHaveValue('90');
    expect(screen.getByRole('button', { name: 'Zapisz zmianę: Napój owsiany' })).toBeDisabled();
    expect(api.calls(substitutionRoutes.update)[0]).toMatchObject({
      ...{ params: { foodId: '18', substituteFoodId: '19' }, ifMatch: 1 },
      body: { percentage: 90, description: OATS },
    });
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Procent: Napój owsiany' })).toHaveValue('100'),
    );
    await user.click(screen.getAllByRole('button', { name: 'Dodaj opis' })[0] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: 'Opis: Kefir' }), 'Do ciast.{Enter}');
    await waitFor(() =>
      expect(api.calls(substitutionRoutes.update).at(-1)?.body).toEqual({
        percentage: 120,
        description: 'Do ciast.',
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: /Do ciast/ })).toHaveFocus());
  });

  it('[library §2.22] usuwa od razu i daje cofnąć', async () => {
    const { user, api } = show();
    await user.click(await screen.findByRole('button', { name: 'Usuń zamiennik: Kefir' }));
    expect(await screen.findByText('Usunięto zamiennik: Kefir')).toBeInTheDocument();
    await waitFor(async () => expect(await names()).toEqual(['Napój owsiany']));
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(() =>
      expect(api.calls(substitutionRoutes.create)[0]?.body).toEqual({
        ...{ foodId: 18, substituteFoodId: 20, percentage: 120, description: '' },
      }),
    );
  });

  it('[decisions 8] dwie osoby zmieniają jeden zamiennik: druga wybiera wersję', async () => {
    const { user, api } = show();
    const newer = item(19, { percentage: 75, version: 2 });
    api.on(substitutionRoutes.update, ({ ifMatch }: { ifMatch: number }) =>
      ifMatch === 2
        ? { ...newer, percentage: 90, version: 3 }
        : apiError(412, 'stale_version', 'Zmieniono w międzyczasie.', { current: newer }),
    );
    const share = await screen.findByRole('textbox', { name: 'Procent: Napój owsiany' });
    await user.clear(share);
    await user.type(share, '90{Enter}');
    expect(await screen.findByText(/teraz ma 75/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zachowaj moją' }));
    expect(await screen.findByText('Zmieniono zamiennik: Napój owsiany')).toBeInTheDocument();
  });

  it('[library §8] listy, której nie da się pobrać, nie ma; błąd jest w dzienniku, a ekran mówi, że nie wiadomo', async () => {
    const { api, user } = show((server) =>
      server.on(substitutionRoutes.list, apiError(500, 'internal', 'Błąd serwera.')),
    );
    expect(await screen.findByText('Nie udało się pobrać zamienników')).toBeInTheDocument();
    expect(screen.queryByText(/nie ma jeszcze zamienników/)).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^HTTP 500: /));
    api.on(substitutionRoutes.list, { items: [] });
    await user.click(screen.getByRole('button', { name: /Spróbuj ponownie/ }));
    expect(await screen.findByText('Produkt nie ma jeszcze zamienników.')).toBeInTheDocument();
  });

  it('[library §8] zamiennik, którego nie zapisano, zostaje w formularzu z powodem', async () => {
    const { api, user } = show();
    api.on(substitutionRoutes.create, apiError(409, 'conflict', 'Ten zamiennik jest już na liście.'));
    await choose(user, 'Napój sojowy');
    await user.click(addButton());
    expect(await screen.findByText('Nie udało się dodać zamiennika')).toBeInTheDocument();
    expect(screen.getByText('Ten zamiennik jest już na liście.')).toBeInTheDocument();
    expect(addButton()).toBeEnabled();
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^HTTP 409: /));
  });
});
