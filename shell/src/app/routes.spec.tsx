// First: it replaces the federation runtime.
import { page, serveRemote } from '../testing/fake-remotes.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { startSession } from '@pora/kit';
import { apiError, fakeApi, renderRoutes } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from './routes.js';

const ADDRESSES = ['/dashboard', '/patients', '/schedule', '/diets', '/meals', '/meals/m-1', '/intolerances'];

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify({
    mf_patients: '/mf/patients/mf-manifest.json',
    mf_diets: '/mf/diets/mf-manifest.json',
    mf_library: '/mf/library/mf-manifest.json',
    mf_admin: '/mf/admin/mf-manifest.json',
  })}</script>`;
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
      const view = renderRoutes(routes, { path, user: null });
      await waitFor(() => expect(view.location()).toBe('/login'));
      expect(screen.getByRole('button', { name: 'Zaloguj przez Google' })).toBeInTheDocument();
    },
  );

  it('[core §2] nothing is rendered while the person is not known yet', () => {
    const { container } = renderRoutes(routes, { path: '/patients' });
    expect(container.querySelector('main, nav, h1')).toBeNull();
  });

  it('[core §2] / leads to the dashboard', async () => {
    const view = renderRoutes(routes, { path: '/', user: {} });
    expect(await screen.findByText('strona pulpitu')).toBeInTheDocument();
    expect(view.location()).toBe('/dashboard');
  });

  it.each([
    ['/meals/m-1', 'strona posiłków'],
    ['/foods/f-1', 'strona produktów'],
    ['/diets', 'strona planów'],
    ['/settings', 'strona ustawień'],
  ])('[core §2] %s shows its page', async (path, text) => {
    renderRoutes(routes, { path, user: {} });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('[core §2] /admin is for the administrator; anybody else comes to the dashboard', async () => {
    const view = renderRoutes(routes, { path: '/admin', user: {} });
    await waitFor(() => expect(view.location()).toBe('/dashboard'));
    view.unmount();
    renderRoutes(routes, { path: '/admin', user: { isAdmin: true } });
    expect(await screen.findByText('strona administracji')).toBeInTheDocument();
  });

  it.each(['/nie-ma', '/dashboard/x', '/meals/a/b'])(
    '[core §2] %s is the 404 page with a way home',
    async (path) => {
      renderRoutes(routes, { path, user: {} });
      expect(await screen.findByRole('heading', { name: 'Ups! Nie znaleziono strony' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Wróć na stronę główną' })).toHaveAttribute('href', '/');
    },
  );

  it('[core §2] /callback says "Logowanie...", refreshes the person and goes home', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.me, { user: { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false } });
    const view = renderRoutes(routes, { path: '/callback' });
    expect(screen.getByText('Logowanie...')).toBeInTheDocument();
    await waitFor(() => expect(view.location()).toBe('/dashboard'));
    expect(await screen.findByText('strona pulpitu')).toBeInTheDocument();
  });

  it('[core §2] after signing in the person is where they wanted to go, never outside the product', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.me, { user: { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false } });
    const view = renderRoutes(routes, { path: '/callback?return=%2Fmeals%2Fm-1' });
    expect(await screen.findByText('strona posiłków')).toBeInTheDocument();
    expect(view.location()).toBe('/meals/m-1');
    view.unmount();
    const other = renderRoutes(routes, { path: '/callback?return=%2F%2Fevil.example' });
    await waitFor(() => expect(other.location()).toBe('/dashboard'));
  });

  it('a server that is away is told in Polish and asked again', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.me, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    renderRoutes(routes, { path: '/patients' });
    act(() => startSession({ skipCheck: false }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usługa jest chwilowo niedostępna.');
    api.on(sessionRoutes.me, { user: { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false } });
    expect(await screen.findByText('strona pacjentów', {}, { timeout: 5000 })).toBeInTheDocument();
  });
});

describe('sign-in page', () => {
  it('[core §1] has one button and says who may come in and for how long', () => {
    renderRoutes(routes, { path: '/login', user: null });
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
    renderRoutes(routes, { path: `/login?odmowa=${encodeURIComponent(code)}`, user: null });
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
    const view = renderRoutes(routes, { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    expect(entries()).toEqual(everybody);
    view.unmount();
    renderRoutes(routes, { path: '/patients', user: { isAdmin: true } });
    await screen.findByText('strona pacjentów');
    expect(entries()).toEqual([...everybody, 'Administracja /admin']);
  });

  it('[core §2] marks the section of the address, also below it', async () => {
    renderRoutes(routes, { path: '/meals/m-1', user: {} });
    await screen.findByText('strona posiłków');
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Biblioteka posiłków']);
  });

  it('[core §1, §2] names the product, its version and who works here', async () => {
    renderRoutes(routes, { path: '/patients', user: { name: '', email: 'ola@gabinet.example' } });
    await screen.findByText('strona pacjentów');
    expect(screen.getByText('Pora')).toBeInTheDocument();
    expect(screen.getByText('Panel dietetyka v0.7')).toBeInTheDocument();
    expect(screen.getByText('ola@gabinet.example')).toBeInTheDocument();
  });

  it('[core §2] "Wyloguj" posts the logout, clears the person and shows the sign-in page', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.logout, undefined);
    const view = renderRoutes(routes, { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    await view.user.click(screen.getByRole('button', { name: 'Wyloguj' }));
    await waitFor(() => expect(view.location()).toBe('/login'));
    expect(api.calls(sessionRoutes.logout)).toHaveLength(1);
  });

  it('folds to icons with names and stays folded', async () => {
    const view = renderRoutes(routes, { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    await view.user.click(screen.getByRole('button', { name: 'Zwiń panel boczny' }));
    expect(screen.getByRole('link', { name: 'Pacjenci' })).toHaveTextContent('');
    expect(screen.getByRole('button', { name: 'Rozwiń panel boczny' })).toBeInTheDocument();
    expect(window.localStorage.getItem('pora.sidebar-folded')).toBe('true');
  });

  it('G then D leads to the diet plans', async () => {
    const view = renderRoutes(routes, { path: '/patients', user: {} });
    await screen.findByText('strona pacjentów');
    await view.user.keyboard('gd');
    expect(await screen.findByText('strona planów')).toBeInTheDocument();
    expect(document.title).toBe('Plany dietetyczne – Pora');
  });
});
