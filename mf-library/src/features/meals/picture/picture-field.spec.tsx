import { describe, expect, it } from '@jest/globals';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { mealPictureRoutes } from '@pora/contracts/catalog/meal-picture.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, makeMeal, serveCatalog } from '../../../testing/make-catalog.js';
import { MealsScreen } from '../meals.screen.js';

const picture = { key: 'a'.repeat(32), alt: '', width: 1200, height: 800 };
const porridge = makeMeal();
const photograph = (size = 10, name = 'owsianka.jpg') => new File([new Uint8Array(size)], name);

let api: FakeApi;
let view: ScreenView;

function open(meal = porridge, path = '/meals/m-1') {
  api = serveCatalog([meal], [makeFood({ id: 1, name: 'Płatki owsiane' })]);
  const { config, defaults } = { config: DEFAULT_RULE_CONFIG, defaults: DEFAULT_RULE_CONFIG };
  api.on(ruleConfigRoutes.get, { config, defaults, source: 'default', updatedAt: null });
  api.on(mealPictureRoutes.put, { ...meal, picture });
  api.on(mealPictureRoutes.remove, porridge);
  api.on(mealPictureRoutes.describe, ({ body }: { body: { alt: string } }) => ({
    ...meal,
    picture: { ...picture, alt: body.alt },
  }));
  view = renderScreen(<MealsScreen />, { path, route: '/meals/:id?' });
}
const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }));
const choose = async (file: File) => {
  await screen.findByRole('button', { name: /^(Dodaj|Zmień) zdjęcie$/ });
  await view.user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
};

describe('zdjęcie posiłku', () => {
  it('dodane w formularzu zapisuje się od razu i stoi w podglądzie', async () => {
    open();
    await press(/^Edytuj/);
    await choose(photograph());
    const image = await screen.findByRole('img', { name: 'Zdjęcie: Owsianka z jabłkiem' });
    expect(image).toHaveAttribute('src', `/api/meals/m-1/pictures/${picture.key}`);
    expect(api.calls(mealPictureRoutes.put)).toMatchObject([
      { params: { id: 'm-1' }, query: { part: 'auto' } },
    ]);
    // It is no change of the form.
    await press('Anuluj');
    const sheet = await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem' });
    expect(await within(sheet).findByRole('img', { name: /^Zdjęcie/ })).toBeInTheDocument();
  });

  it('wybrane zdjęcie można wykadrować inaczej', async () => {
    open();
    await press(/^Edytuj/);
    await choose(photograph());
    await press('Kadr');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Góra' }));
    await waitFor(() =>
      expect(api.calls(mealPictureRoutes.put)[1]).toMatchObject({ query: { part: 'top' } }),
    );
  });

  it('opis dla osób, które zdjęcia nie widzą, zastępuje nazwę posiłku', async () => {
    open({ ...porridge, picture });
    await press(/^Edytuj/);
    await view.user.type(await screen.findByRole('textbox', { name: /^Opis zdjęcia/ }), 'Miska owsianki');
    await view.user.tab();
    expect(await screen.findByRole('img', { name: 'Miska owsianki' })).toBeInTheDocument();
  });

  it('usuwa się po pytaniu', async () => {
    open({ ...porridge, picture });
    await press(/^Edytuj/);
    await press('Usuń zdjęcie');
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć zdjęcie posiłku?' });
    await view.user.click(within(question).getByRole('button', { name: 'Usuń zdjęcie' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Zdjęcie/ })).toBeNull());
    expect(api.calls(mealPictureRoutes.remove)).toHaveLength(1);
  });

  it('za duże nie wychodzi, a odmowa serwera stoi przy zdjęciu', async () => {
    open();
    await press(/^Edytuj/);
    await choose(photograph(8 * 1024 * 1024 + 1));
    expect(await screen.findByText('Plik jest zbyt duży. Może mieć najwyżej 8 MB.')).toBeInTheDocument();
    expect(api.calls(mealPictureRoutes.put)).toHaveLength(0);
    api.on(
      mealPictureRoutes.put,
      apiError(422, 'unreadable_file', 'Pliku nie da się odczytać: jest uszkodzony.'),
    );
    await choose(photograph());
    expect(await screen.findByText('Pliku nie da się odczytać: jest uszkodzony.')).toBeInTheDocument();
  });
});

describe('zdjęcie nowego posiłku', () => {
  const name = () => screen.findByRole('textbox', { name: /^Nazwa/ });
  const save = () => press(/^Zapisz posiłek/);
  const created = () => api.calls(mealRoutes.create);
  const sent = () => api.calls(mealPictureRoutes.put);

  const servePictures = () =>
    api.on(mealPictureRoutes.put, ({ params }: { params: { id: string } }) =>
      makeMeal({ id: params.id, name: 'Kisiel', picture }),
    );

  /** A new meal with a photograph chosen, and a server that takes the meal. */
  async function write() {
    open(porridge, '/meals');
    api.on(mealRoutes.create, ({ body }: { body: Partial<Meal> }) =>
      makeMeal({ ...body, id: body.id ?? '' }),
    );
    servePictures();
    await press(/^Dodaj posiłek/);
    await view.user.type(await name(), 'Kisiel');
    await choose(photograph(10, 'kisiel.jpg'));
    expect(await screen.findByRole('img', { name: 'Wybrane zdjęcie: kisiel.jpg' })).toBeInTheDocument();
  }

  it('czeka na zapis posiłku, idzie zaraz po nim z wybranym kadrem i stoi w podglądzie', async () => {
    await write();
    await press('Kadr');
    await view.user.click(await screen.findByRole('menuitem', { name: 'Góra' }));
    expect(sent()).toHaveLength(0);
    expect(screen.getByText('Niezapisane zmiany: 2')).toBeInTheDocument();
    await save();
    const sheet = within(await screen.findByRole('dialog', { name: 'Kisiel' }));
    expect(await sheet.findByRole('img', { name: 'Zdjęcie: Kisiel' })).toBeInTheDocument();
    const { id } = created()[0]?.body as { id: string };
    expect(sent()).toMatchObject([{ params: { id }, query: { part: 'top' } }]);
    expect(await screen.findByText('Zapisano posiłek')).toBeInTheDocument();
  });

  it('posiłek, którego serwer nie przyjął, nie wysyła zdjęcia, a wybór zostaje', async () => {
    await write();
    api.on(mealRoutes.create, apiError(422, 'unknown_food', 'Produkt zniknął z bazy.'));
    await save();
    expect(await screen.findByText('Produkt zniknął z bazy.')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'Wybrane zdjęcie: kisiel.jpg' })).toBeInTheDocument();
  });

  it('nieudane zostawia zapisany posiłek, mówi to zdaniem i daje wysłać jeszcze raz', async () => {
    await write();
    api.on(mealPictureRoutes.put, apiError(503, 'unavailable', 'Baza jest niedostępna.'));
    await save();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Posiłek zapisano, ale bez zdjęcia.')).toBeInTheDocument();
    expect(notice.getByText(/Baza jest niedostępna\./)).toBeInTheDocument();
    expect(screen.queryByText('Zapisano posiłek')).toBeNull();
    expect(await name()).toHaveValue('Kisiel');
    // What is left open is asked about before it is given up.
    await press('Anuluj');
    await view.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Wróć' }),
    );
    servePictures();
    await press('Wyślij zdjęcie ponownie');
    expect(await screen.findByRole('img', { name: 'Zdjęcie: Kisiel' })).toBeInTheDocument();
    expect(created()).toHaveLength(1);
    await press('Anuluj');
    expect(await screen.findByRole('dialog', { name: 'Kisiel' })).toBeInTheDocument();
  });

  it('zaległe wysyła też „Zapisz posiłek”, a gdy znów się nie uda, formularz zostaje', async () => {
    await write();
    api.on(mealPictureRoutes.put, apiError(503, 'unavailable', 'Baza jest niedostępna.'));
    await save();
    await screen.findByText('Posiłek zapisano, ale bez zdjęcia.');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(await screen.findByText('Posiłek zapisano, ale bez zdjęcia.')).toBeInTheDocument();
    servePictures();
    await save();
    const sheet = within(await screen.findByRole('dialog', { name: 'Kisiel' }));
    expect(await sheet.findByRole('img', { name: 'Zdjęcie: Kisiel' })).toBeInTheDocument();
    expect(api.calls(mealRoutes.update)).toHaveLength(0);
  });

  it('uszkodzone nie idzie drugi raz: zostaje wybrać inne', async () => {
    await write();
    api.on(mealPictureRoutes.put, apiError(422, 'unreadable_file', 'Pliku nie da się odczytać.'));
    await save();
    expect(await screen.findByText('Posiłek zapisano, ale bez zdjęcia.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Wyślij zdjęcie ponownie' })).toBeNull();
    await press('Anuluj');
    expect(await screen.findByRole('dialog', { name: 'Kisiel' })).toBeInTheDocument();
  });

  it('za duże jest odrzucone od razu, a wybrane można wyjąć', async () => {
    await write();
    await choose(photograph(8 * 1024 * 1024 + 1, 'duze.jpg'));
    expect(await screen.findByText('Plik jest zbyt duży. Może mieć najwyżej 8 MB.')).toBeInTheDocument();
    await press('Usuń zdjęcie');
    expect(screen.queryByRole('img')).toBeNull();
    await save();
    await screen.findByRole('dialog', { name: 'Kisiel' });
    expect(sent()).toHaveLength(0);
  });

  it('samo wybrane zdjęcie jest już zmianą, o którą formularz pyta', async () => {
    open(porridge, '/meals');
    await press(/^Dodaj posiłek/);
    await choose(photograph());
    await press('Anuluj');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('zdjęcie kopii posiłku', () => {
  const save = () => press(/^Zapisz posiłek/);
  const created = () => api.calls(mealRoutes.create)[0]?.body;

  async function copy(copied: Meal['picture']) {
    open({ ...porridge, picture });
    api.on(mealRoutes.create, ({ body }: { body: Partial<Meal> }) =>
      makeMeal({ ...body, id: body.id ?? '', ...(copied && { picture: copied }) }),
    );
    await press('Skopiuj');
    expect(await screen.findByRole('img', { name: 'Zdjęcie: Owsianka z jabłkiem' })).toBeInTheDocument();
  }

  it('[library §2] przychodzi z oryginału na serwerze, razem z posiłkiem', async () => {
    await copy(picture);
    await save();
    const sheet = within(await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem (kopia)' }));
    expect(await sheet.findByRole('img', { name: /^Zdjęcie/ })).toBeInTheDocument();
    expect(created()).toMatchObject({ pictureOf: 'm-1' });
    expect(api.calls(mealPictureRoutes.put)).toHaveLength(0);
  });

  it('wyjęte z kopii zostaje tylko w oryginale', async () => {
    await copy(undefined);
    await press('Usuń zdjęcie');
    await save();
    await screen.findByRole('dialog', { name: 'Owsianka z jabłkiem (kopia)' });
    expect(created()).not.toHaveProperty('pictureOf');
    expect(api.calls(mealPictureRoutes.remove)).toHaveLength(0);
  });

  it('którego oryginał już nie ma, jest nazwane po zapisie', async () => {
    await copy(undefined);
    await save();
    expect(await screen.findByText('Posiłek zapisano, ale bez zdjęcia.')).toBeInTheDocument();
    expect(screen.getByText('Oryginał nie ma już zdjęcia.')).toBeInTheDocument();
  });
});
