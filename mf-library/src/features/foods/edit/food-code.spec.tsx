import { describe, expect, it, jest } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, serveCatalog } from '../../../testing/make-catalog.js';
import { FoodsScreen } from '../foods.screen.js';

const milk = makeFood();
const curd = makeFood({ id: 7, name: 'Twaróg chudy', code: '5901234123457' });

let api: FakeApi;
let view: ScreenView;

function open(path = '/foods/18') {
  api = serveCatalog([], [milk, curd]);
  api.on(foodRoutes.update, ({ params, body }: FakeCall<typeof foodRoutes.update>) => {
    const { code, ...content } = body as Partial<Food> & { code?: string | null };
    const { code: before, ...food } = params?.id === '7' ? curd : milk;
    const now = code === undefined ? before : code;
    return { ...food, ...content, ...(now && { code: now }), version: 2 };
  });
  view = renderScreen(<FoodsScreen />, { path, route: '/foods/:id?' });
}
const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: /^Kod kreskowy/ });
const save = () => press(/^Zapisz produkt/);
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const changes = () => api.calls(foodRoutes.update).map(({ body }) => body);

/** Types a code into the form of the food and saves. */
async function write(code: string) {
  await press(/^Edytuj/);
  await view.user.clear(await field());
  if (code) await view.user.type(await field(), code);
  await save();
}

describe('kod kreskowy w formularzu produktu', () => {
  it('zapisuje się sam, pisany w grupach, i stoi w podglądzie', async () => {
    open();
    await write('2072 4696');
    expect((await sheet('Mleko 2%')).getByText('EAN 20724696')).toBeInTheDocument();
    await waitFor(() => expect(changes()).toEqual([{ code: '20724696' }]));
  });

  it('można go wyjąć', async () => {
    open('/foods/7');
    expect((await sheet('Twaróg chudy')).getByText('EAN 5901234123457')).toBeInTheDocument();
    await write('');
    await waitFor(() => expect(changes()).toEqual([{ code: null }]));
    expect((await sheet('Twaróg chudy')).queryByText(/^EAN/)).toBeNull();
  });

  it('ze złą cyfrą kontrolną nie wychodzi, a zdanie mówi, co sprawdzić', async () => {
    open();
    await write('20724695');
    expect(
      await screen.findByText('Kod ma 8, 12, 13 albo 14 cyfr, a ostatnia jest kontrolna: sprawdź go'),
    ).toBeInTheDocument();
    expect(changes()).toEqual([]);
  });

  it('innego produktu jest odrzucony zdaniem, które go nazywa; po poprawie zapisuje się', async () => {
    open();
    await write('5901234123457');
    expect(await screen.findByText('Ten kod kreskowy ma już produkt „Twaróg chudy”')).toBeInTheDocument();
    expect(await field()).toHaveFocus();
    expect(changes()).toEqual([]);
    await view.user.clear(await field());
    await view.user.type(await field(), '20724696');
    await save();
    await waitFor(() => expect(changes()).toEqual([{ code: '20724696' }]));
  });

  it('z listy, której nie udało się odświeżyć, nie wstrzymuje zapisu: o tym, czy jest zajęty, mówi serwer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    await sheet('Mleko 2%');
    api.on(foodRoutes.list, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    await view.client.invalidateQueries();
    expect(await screen.findByText('Nie udało się odświeżyć listy.')).toBeInTheDocument();
    await write('5901234123457');
    await waitFor(() => expect(changes()).toEqual([{ code: '5901234123457' }]));
    expect(screen.queryByText(/^Ten kod kreskowy ma już/)).toBeNull();
  });

  it('który ktoś zajął w międzyczasie, zostaje niezapisany, z powodem od serwera', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    const reason = 'Ten kod kreskowy ma już produkt „Kefir” (ID 90).';
    api.on(foodRoutes.update, apiError(409, 'conflict', reason));
    await write('20724696');
    expect(
      await (await sheet('Mleko 2%')).findByText(new RegExp('Ten kod kreskowy ma już')),
    ).toBeInTheDocument();
  });

  it('znajduje produkt na liście', async () => {
    open('/foods');
    await view.user.type(await screen.findByRole('searchbox'), '5901234123457');
    expect(await screen.findByRole('button', { name: 'Twaróg chudy' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mleko 2%' })).toBeNull());
  });
});
