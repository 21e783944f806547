import { describe, expect, it } from '@jest/globals';
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
  await screen.findByRole('button', { name: /zdjęcie$/ });
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

  it('nowy posiłek mówi, kiedy można dodać zdjęcie', async () => {
    open(porridge, '/meals');
    await press(/^Dodaj posiłek/);
    expect(await screen.findByText('Zdjęcie dodasz po zapisaniu posiłku.')).toBeInTheDocument();
  });
});
