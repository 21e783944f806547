// First: it replaces the federation runtime.
import { page, registrations, releaseRemotes, serveRemote } from '../../testing/fake-remotes.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderRoutes } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
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
  it('an administrator is told which part it is, why it did not come, and how often it was tried', async () => {
    serveRemote('mf_diets', () => Promise.reject(new Error('HTTP 503\nhttps://hints.example')));
    const view = renderRoutes(productRoutes(), { path: '/diets', user: {} });
    const details = await screen.findByText('Szczegóły dla administratora');
    expect(screen.getByText('HTTP 503')).not.toBeVisible();
    await view.user.click(details);
    expect(screen.getByText('HTTP 503')).toBeVisible();
    expect(screen.getByText('mf-diets')).toBeVisible();
    expect(screen.getByText(/ \d\d:\d\d:\d\d · 1\sprób/)).toBeVisible();
    await view.user.click(await retry());
    await view.user.click(await screen.findByText('Szczegóły dla administratora'));
    expect(await screen.findByText(/ · 2\spróby$/)).toBeVisible();
  });

  describe('with a file that does not come', () => {
    const FILE = `${window.location.origin}/mf/diets/remoteEntry.1a2b3c4d.js`;
    const open = async (look: () => unknown, served = '2.3.0') => {
      const release = (version: string) => ({
        version,
        manifest: '/mf/diets/mf-manifest.json',
        sections: [],
      });
      const script = document.getElementById('remotes') as HTMLScriptElement;
      const map = JSON.parse(script.text) as Record<string, object>;
      script.text = JSON.stringify({ ...map, mf_diets: { ...map.mf_diets, ...release('2.3.0') } });
      const asked: string[] = [];
      globalThis.fetch = (async (url: string, { method = 'GET' } = {}) => {
        asked.push(`${method} ${url}`);
        return url === '/remotes.json'
          ? { ok: true, text: async () => JSON.stringify({ mf_diets: release(served) }) }
          : look();
      }) as typeof fetch;
      const refused = new Error('Loading chunk 7 failed.', { cause: new Error(`script: "${FILE}"`) });
      serveRemote('mf_diets', () => Promise.reject(refused));
      const view = renderRoutes(productRoutes(), { path: '/diets', user: {} });
      await view.user.click(await screen.findByText('Szczegóły dla administratora'));
      await waitFor(() => expect(asked).toContain(`HEAD ${FILE}`));
      return view;
    };
    const refusal = () => ({ ok: false, status: 404, headers: new Headers({ 'X-Request-Id': '7f3a91c2' }) });

    it('the release, the status and the id of the refused request are told, and the id is copied', async () => {
      const { user } = await open(refusal);
      expect(await screen.findByText('nie wczytano pliku modułu (HTTP 404)')).toBeVisible();
      expect(screen.getByText('mf-diets 2.3.0')).toBeVisible();
      expect(screen.getByText('7f3a91c2')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Kopiuj id żądania' }));
      expect(await navigator.clipboard.readText()).toBe('7f3a91c2');
    });

    it('without an answer there is no id, and that there was none is the cause', async () => {
      await open(() => Promise.reject(new TypeError('Failed to fetch')));
      expect(await screen.findByText('nie wczytano pliku modułu (brak odpowiedzi)')).toBeVisible();
      expect(screen.queryByText('Id żądania')).toBeNull();
    });

    it('a file that comes by now explains nothing: the words of the failure stay', async () => {
      await open(() => ({ ok: true, status: 200, headers: new Headers({ 'X-Request-Id': '7f3a91c2' }) }));
      expect(await screen.findByText('mf-diets 2.3.0')).toBeVisible();
      expect(screen.getByText(`script: "${FILE}"`)).toBeVisible();
      expect(screen.queryByText('Id żądania')).toBeNull();
    });

    it('another release since the page was opened: which one failed is not known, so none is named', async () => {
      await open(refusal, '2.4.0');
      expect(await screen.findByText('nie wczytano pliku modułu (HTTP 404)')).toBeVisible();
      expect(screen.getByText('mf-diets')).toBeVisible();
    });
  });

  it('shows a card with a retry, the rest goes on, and the retry asks for the current release', async () => {
    serveRemote('mf_patients', () => Promise.reject(new Error('503')));
    serveRemote('mf_diets', async () => ({ diets: page('strona planów') }));
    const view = renderRoutes(productRoutes(), { path: '/patients', user: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się otworzyć: Pacjenci');
    expect(screen.getByRole('link', { name: 'Wróć na Pulpit' })).toHaveAttribute('href', '/dashboard');
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

  it('on the dashboard itself the card offers the retry alone', async () => {
    serveRemote('mf_patients', () => Promise.reject(new Error('503')));
    renderRoutes(productRoutes(), { path: '/dashboard', user: {} });
    await retry();
    expect(screen.queryByRole('link', { name: 'Wróć na Pulpit' })).toBeNull();
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
