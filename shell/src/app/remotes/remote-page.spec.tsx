// First: it replaces the federation runtime.
import { page, registrations, releaseRemotes, serveRemote } from '../../testing/fake-remotes.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderRoutes } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { productRoutes } from '../routes.js';

const originalFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  releaseRemotes();
  const released = document.getElementById('remotes')?.textContent ?? '';
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    text: async () => released,
  })) as unknown as typeof fetch;
  registrations.length = 0;
});

const retry = () => screen.findByRole('button', { name: 'Spróbuj ponownie' });

describe('a part of the product that does not come', () => {
  it('shows a card with a retry, the rest goes on, and the retry asks for the current release', async () => {
    serveRemote('mf_patients', () => Promise.reject(new Error('503')));
    serveRemote('mf_diets', async () => ({ diets: page('strona planów') }));
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się otworzyć: Pacjenci');
    await view.user.click(screen.getByRole('link', { name: 'Plany dietetyczne' }));
    expect(await screen.findByText('strona planów')).toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Pacjenci' }));
    await retry();
    serveRemote('mf_patients', async () => ({ patients: page('strona pacjentów') }));
    await view.user.click(await retry());
    expect(await screen.findByText('strona pacjentów')).toBeInTheDocument();
    const last = registrations.filter(({ name }) => name === 'mf_patients').at(-1);
    expect(last).toMatchObject({ entry: expect.stringMatching(/mf-manifest\.json\?r=\d+$/), force: true });
    globalThis.fetch = originalFetch;
  });

  it('a page that throws while it is drawn shows the card and comes back with the retry', async () => {
    let broken = true;
    function Settings() {
      if (broken) throw new Error('zepsuta strona');
      return 'strona ustawień';
    }
    serveRemote('mf_library', async () => ({ settings: async () => Settings }));
    const view = renderRoutes(productRoutes(), { path: '/settings', user: {} });
    const button = await retry();
    broken = false;
    await view.user.click(button);
    expect(await screen.findByText('strona ustawień')).toBeInTheDocument();
  });

  it('a release without the page that is asked for shows the card too', async () => {
    serveRemote('mf_library', async () => ({ settings: page('strona ustawień') }));
    renderRoutes(productRoutes(), { path: '/foods', user: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się otworzyć: Baza produktów');
  });
});
