// First: it replaces the federation runtime.
import { page, releaseRemotes, serveRemote } from '../testing/fake-remotes.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { startSession } from '@pora/kit';
import { apiError, fakeApi, renderRoutes } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { productRoutes } from './routes.js';
import { takeSections } from './sections.js';

const ADDRESSES = ['/dashboard', '/patients', '/schedule', '/diets', '/meals', '/meals/m-1', '/intolerances'];

const RECIPES = {
  name: 'recipes',
  label: 'Przepisy',
  icon: [['circle', { cx: '12', cy: '12', r: '9' }]],
  path: 'recipes/:id?',
  group: 'work',
  order: 45,
  access: 'user',
};

beforeEach(() => {
  releaseRemotes();
  serveRemote('mf_patients', async () => ({
    dashboard: page('strona pulpitu'),
    patients: page('strona pacjentów'),
    schedule: page('strona harmonogramu'),
  }));
  serveRemote('mf_diets', async () => ({ diets: page('strona planów') }));
  serveRemote('mf_library', async () => ({
    meals: page('strona posiłków'),
    foods: page('strona produktów'),
    intolerances: page('strona nietolerancji'),
    settings: page('strona ustawień'),
  }));
  serveRemote('mf_admin', async () => ({ admin: page('strona administracji') }));
});

describe('addresses of the product', () => {
  it.each([...ADDRESSES, '/foods', '/foods/f-1', '/settings', '/admin'])(
    '[core §2] %s sends whoever is not signed in to /login',
    async (path) => {
      const view = renderRoutes(productRoutes(), { path, user: null });
      await waitFor(() => expect(view.location()).toBe('/login'));
      expect(await screen.findByRole('button', { name: 'Zaloguj przez Google' })).toBeInTheDocument();
    },
  );

  it('[core §2] nothing is rendered while the person is not known yet', () => {
    const { container } = renderRoutes(productRoutes(), { path: '/patients' });
    expect(container.querySelector('main, nav, h1')).toBeNull();
  });

  it('[core §2] / leads to the dashboard', async () => {
    const view = renderRoutes(productRoutes(), { path: '/', user: {} });
    expect(await screen.findByText('strona pulpitu')).toBeInTheDocument();
    expect(view.location()).toBe('/dashboard');
  });

  it.each([
    ['/meals/m-1', 'strona posiłków'],
    ['/foods/f-1', 'strona produktów'],
    ['/diets', 'strona planów'],
    ['/settings', 'strona ustawień'],
  ])('[core §2] %s shows its page', async (path, text) => {
    renderRoutes(productRoutes(), { path, user: {} });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('[core §2] /admin is for the administrator; anybody else comes to the dashboard', async () => {
    const view = renderRoutes(productRoutes(), { path: '/admin', user: {} });
    await waitFor(() => expect(view.location()).toBe('/dashboard'));
    view.unmount();
    renderRoutes(productRoutes(), { path: '/admin', user: { isAdmin: true } });
    expect(await screen.findByText('strona administracji')).toBeInTheDocument();
  });

  it.each(['/nie-ma', '/dashboard/x', '/meals/a/b'])(
    '[core §2] %s is the 404 page with a way home',
    async (path) => {
      renderRoutes(productRoutes(), { path, user: {} });
      expect(await screen.findByRole('heading', { name: 'Ups! Nie znaleziono strony' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Wróć na stronę główną' })).toHaveAttribute('href', '/');
    },
  );

  it('[core §2] /callback says "Logowanie...", refreshes the person and goes home', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.me, { user: { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false } });
    const view = renderRoutes(productRoutes(), { path: '/callback' });
    expect(screen.getByText('Logowanie...')).toBeInTheDocument();
    await waitFor(() => expect(view.location()).toBe('/dashboard'));
    expect(await screen.findByText('strona pulpitu')).toBeInTheDocument();
  });

  it('[core §2] after signing in the person is where they wanted to go, never outside the product', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.me, { user: { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false } });
    const view = renderRoutes(productRoutes(), { path: '/callback?return=%2Fmeals%2Fm-1' });
    expect(await screen.findByText('strona posiłków')).toBeInTheDocument();
    expect(view.location()).toBe('/meals/m-1');
    view.unmount();
    const other = renderRoutes(productRoutes(), { path: '/callback?return=%2F%2Fevil.example' });
    await waitFor(() => expect(other.location()).toBe('/dashboard'));
  });

  it('a server that is away is told in Polish and asked again', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.me, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    renderRoutes(productRoutes(), { path: '/patients' });
    act(() => startSession({ skipCheck: false }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usługa jest chwilowo niedostępna.');
    api.on(sessionRoutes.me, { user: { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false } });
    expect(await screen.findByText('strona pacjentów', {}, { timeout: 5000 })).toBeInTheDocument();
  });
});

describe('sign-in page', () => {
  it('[core §1] has one button and says who may come in and for how long', () => {
    renderRoutes(productRoutes(), { path: '/login', user: null });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Zaloguj przez Google',
    ]);
    expect(screen.getByText('Dostęp tylko dla autoryzowanych kont.')).toBeInTheDocument();
    expect(screen.getByText('Pamiętamy Cię przez 7 dni (bezpieczne ciasteczko).')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['konto', 'To konto nie ma dostępu'],
    ['niezweryfikowane', 'nie jest potwierdzony'],
    ['dostawca', 'Dostawca logowania (Google) nie odpowiada'],
    ['niedostepne', 'chwilowo niedostępne'],
    ['blad', 'Nie udało się zalogować'],
    ['<script>', 'Nie udało się zalogować'],
    ['constructor', 'Nie udało się zalogować'],
  ])('a refusal "%s" is explained in Polish', (code, words) => {
    renderRoutes(productRoutes(), { path: `/login?odmowa=${encodeURIComponent(code)}`, user: null });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('menu', () => {
  const entries = () =>
    within(screen.getByRole('navigation', { name: 'Główna nawigacja' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  it('[core §2] has the entries in their order, Administracja only for the administrator', async () => {
    const everybody = [
      'Pulpit /dashboard',
      'Pacjenci /patients',
      'Harmonogram /schedule',
      'Plany dietetyczne /diets',
      'Biblioteka posiłków /meals',
      'Baza nietolerancji /intolerances',
      'Baza produktów /foods',
      'Ustawienia /settings',
    ];
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    expect(entries()).toEqual(everybody);
    view.unmount();
    renderRoutes(productRoutes(), { path: '/patients', user: { isAdmin: true } });
    await screen.findByText('strona pacjentów');
    expect(entries()).toEqual([...everybody, 'Administracja /admin']);
  });

  it('shows the sections of a new remote, with its own icon, in the place it asks for, and opens its page', async () => {
    releaseRemotes({ mf_recipes: { manifest: '/mf/recipes/mf-manifest.json', sections: [RECIPES] } });
    serveRemote('mf_recipes', async () => ({ recipes: page('strona przepisów') }));
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    expect(entries()).toContain('Przepisy /recipes');
    expect(entries().indexOf('Przepisy /recipes')).toBe(entries().indexOf('Plany dietetyczne /diets') + 1);
    const entry = screen.getByRole('link', { name: 'Przepisy' });
    expect(entry.querySelector('svg circle')).toHaveAttribute('r', '9');
    await view.user.click(entry);
    expect(await screen.findByText('strona przepisów')).toBeInTheDocument();
    expect(view.location()).toBe('/recipes');
  });

  it('a remote that is away stays in the menu, and its page says so with a retry', async () => {
    const leaflets = { ...RECIPES, name: 'leaflets', label: 'Ulotki', path: 'leaflets' };
    releaseRemotes({ mf_leaflets: { manifest: '/mf/leaflets/mf-manifest.json', sections: [leaflets] } });
    serveRemote('mf_leaflets', () => Promise.reject(new Error('503')));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderRoutes(productRoutes(), { path: '/leaflets', user: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się otworzyć: Ulotki');
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument();
    expect(entries()).toContain('Ulotki /leaflets');
  });

  it('a page without a list of parts says so instead of calling every address unknown', async () => {
    takeSections(new Map());
    renderRoutes(productRoutes(), { path: '/', user: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać części programu');
  });

  it('[core §2] marks the section of the address, also below it', async () => {
    renderRoutes(productRoutes(), { path: '/meals/m-1', user: {} });
    await screen.findByText('strona posiłków');
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Biblioteka posiłków']);
  });

  it('[core §1, §2] names the product, its version and who works here', async () => {
    renderRoutes(productRoutes(), { path: '/patients', user: { name: '', email: 'ola@gabinet.example' } });
    await screen.findByText('strona pacjentów');
    expect(screen.getByText('Pora')).toBeInTheDocument();
    expect(screen.getByText('Panel dietetyka v0.7')).toBeInTheDocument();
    expect(screen.getByText('ola@gabinet.example')).toBeInTheDocument();
  });

  it('[core §2] "Wyloguj" posts the logout, clears the person and shows the sign-in page', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.logout, undefined);
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    await view.user.click(screen.getByRole('button', { name: 'Wyloguj' }));
    await waitFor(() => expect(view.location()).toBe('/login'));
    expect(api.calls(sessionRoutes.logout)).toHaveLength(1);
  });

  it('folds to icons with names and stays folded', async () => {
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    await view.user.click(screen.getByRole('button', { name: 'Zwiń panel boczny' }));
    const link = screen.getByRole('link', { name: 'Pacjenci' });
    expect(within(link).getByText('Pacjenci')).toHaveStyle({ width: '1px', overflow: 'hidden' });
    expect(screen.getByRole('button', { name: 'Rozwiń panel boczny' })).toBeInTheDocument();
    expect(window.localStorage.getItem('pora.sidebar-folded')).toBe('true');
  });

  it('G then D leads to the diet plans', async () => {
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    await view.user.keyboard('gd');
    expect(await screen.findByText('strona planów')).toBeInTheDocument();
    expect(document.title).toBe('Plany dietetyczne – Pora');
  });
});
