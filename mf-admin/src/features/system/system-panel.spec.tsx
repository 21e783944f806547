import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { systemRoutes } from '@pora/contracts/admin/system.routes';
import { type SystemState } from '@pora/contracts/admin/system.model';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { expectNoAxeViolations, stubChangingMedia, stubMatchMedia } from '@pora/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SystemPanel } from './system-panel.js';
import { makeApplication, makeInstance, makeService, makeSystemState } from './testing/make-system-state.js';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

async function show(state: SystemState = makeSystemState()) {
  api.on(systemRoutes.state, state);
  const view = renderScreen(<SystemPanel />, { path: '/admin?tab=system', user: { isAdmin: true } });
  await screen.findByText('Sprawdzono 11:20:14, co 10 s');
  return view;
}
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
const cellsOf = (name: string) =>
  rowOf(name)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' ').trim());
const factOf = (name: string) =>
  screen.getByText(name).parentElement?.textContent?.replaceAll('\u00a0', ' ').slice(name.length);

describe('stan systemu', () => {
  it('pokazuje każdą część: stan, instancje, szybkość, błędy i wersję', async () => {
    const gone = makeInstance({ name: 'catalog-77b0', state: 'gone', version: null, startedAt: null });
    await show(
      makeSystemState({
        services: [makeService({ instances: [makeInstance(), gone], errorsPerMinute: 2 })],
        releases: { canSwitch: true, items: [makeApplication(), makeApplication({ name: 'shell' })] },
      }),
    );
    expect(cellsOf('shell')).toContain('wydana');
    expect(cellsOf('catalog')).toEqual(
      expect.arrayContaining(['jedna instancja', '1 z 2', '44 ms', '2', '1.9.2 od 19.11.2026 10:58']),
    );
    expect(cellsOf('mf-diets')).toEqual(expect.arrayContaining(['wydany', '2.3.0 19.11.2026 10:40']));
    expect(screen.getByText('Usługa catalog działa na jednej instancji.')).toBeInTheDocument();
  });

  it('na telefonie liczby usługi stoją pod jej wersją', async () => {
    const restore = stubMatchMedia([mediaQueries.phone]);
    await show();
    const item = screen.getByText('catalog').closest('li') as HTMLElement;
    expect(item.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Instancje 2 z 2 · 95% odp. 44 ms · Błędy / min 0',
    );
    restore();
  });

  it('pokazuje kolejki, bazę, Redisa i dyski, a o tym, czego nie widać, mówi „nie wiadomo”', async () => {
    await show();
    const queue = within(screen.getByText('kopie zapasowe').closest('tr') as HTMLElement);
    expect(queue.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5', '1', '0']);
    expect(factOf('Rozmiar')).toBe('412,0 MB');
    expect(factOf('Połączenia')).toBe('38 z 100');
    expect(factOf('Repliki')).toBe('1 replika, opóźnienie 200 ms');
    expect(factOf('Najdłuższe zapytanie')).toBe('84 ms');
    expect(factOf('Redis')).toBe('61,0 MB z 512,0 MB');
    expect(factOf('Dane')).toBe('18,0 GB z 80,0 GB');
    expect(factOf('Kopie zapasowe')).toBe('nie wiadomo');
    expect(screen.getByRole('meter', { name: 'Dane' })).toHaveAttribute('aria-valuetext');
  });

  it('gdy baza i Redis nie odpowiadają, mówi to, a resztę pokazuje', async () => {
    await show(
      makeSystemState({
        away: ['database', 'redis'],
        services: [makeService({ instances: [], p95Ms: null, errorsPerMinute: null })],
        queues: null,
        database: null,
        redis: null,
      }),
    );
    expect(screen.getAllByText('Baza danych nie odpowiada.')).toHaveLength(2);
    expect(screen.getByText('Redis nie odpowiada, więc stan kolejek nie jest znany.')).toBeInTheDocument();
    expect(cellsOf('catalog').filter((words) => words === 'nie wiadomo').length).toBeGreaterThanOrEqual(4);
    expect(cellsOf('mf-diets')).toContain('wydany');
  });

  it('nieudane odświeżenie zostawia stan i mówi, z której jest godziny', async () => {
    const { user } = await show();
    api.on(systemRoutes.state, apiError(503, 'service_unavailable', 'Usługa nie odpowiada.'));
    await user.click(screen.getByRole('button', { name: 'Odśwież' }));
    expect(await screen.findByText('Nie udało się sprawdzić stanu systemu.')).toBeInTheDocument();
    expect(screen.getByText(/Poniżej jest stan z 11:20:14/)).toBeInTheDocument();
    expect(screen.getByText('mf-diets')).toBeInTheDocument();
  });

  it('stan, którego nie udało się wczytać, można wczytać jeszcze raz', async () => {
    api.on(systemRoutes.state, apiError(500, 'internal_error', 'Wystąpił błąd.'));
    const { user } = renderScreen(<SystemPanel />, { user: { isAdmin: true } });
    expect(await screen.findByText('Nie udało się sprawdzić stanu systemu.')).toBeInTheDocument();
    api.on(systemRoutes.state, makeSystemState());
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('mf-diets')).toBeInTheDocument();
  });

  it('bez folderu wydań mówi, że wydań nie zna', async () => {
    await show(makeSystemState({ releases: null }));
    expect(screen.getByText(/^Wydania stron: nie wiadomo/)).toBeInTheDocument();
  });
});

describe('odświeżanie', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));

  it('stan odświeża się sam co 10 s', async () => {
    await show();
    const asked = () => api.calls(systemRoutes.state).length;
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    await waitFor(() => expect(asked()).toBe(2));
    jest.useRealTimers();
  });
});

describe('wycofanie wydania', () => {
  const back = 'mf-diets: Wycofaj do 2.2.4';

  it('pyta, przełącza i pokazuje drogę z powrotem', async () => {
    const { user } = await show();
    api.on(systemRoutes.rollback, { from: '2.3.0', to: '2.2.4' });
    await user.click(screen.getByRole('button', { name: back }));
    const question = within(await screen.findByRole('dialog', { name: 'Wycofać mf-diets do 2.2.4?' }));
    expect(question.getByText(/Otwarte strony działają dalej w swoim wydaniu/)).toBeInTheDocument();
    api.on(
      systemRoutes.state,
      makeSystemState({
        releases: { canSwitch: true, items: [makeApplication({ version: '2.2.4', former: '2.3.0' })] },
      }),
    );
    await user.click(question.getByRole('button', { name: 'Wycofaj do 2.2.4' }));
    const forth = await screen.findByRole('button', { name: 'mf-diets: Wydaj 2.3.0' });
    expect(cellsOf('mf-diets')).toContain('2.2.4 09.11.2026 19:32 gotowa 2.3.0');
    expect(api.calls(systemRoutes.rollback).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { name: 'diets' }, body: { version: '2.2.4', from: '2.3.0' } },
    ]);
    expect(await screen.findByText('mf-diets: serwujemy wydanie 2.2.4.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(forth).toHaveFocus();
  });

  it('obok drogi wstecz stoi droga do wydania, które jest nowsze, a pytanie mówi, że było wycofane', async () => {
    const releases = ['2.3.0', '2.2.4', '2.1.0'].map((version, index) => ({
      version,
      releasedAt: `2026-11-1${9 - index}T10:00:00.000Z`,
    }));
    const items = [makeApplication({ version: '2.2.4', former: '2.3.0', releases })];
    const { user } = await show(makeSystemState({ releases: { canSwitch: true, items } }));
    api.on(systemRoutes.rollback, { from: '2.2.4', to: '2.3.0' });
    expect(screen.getByText('gotowa 2.3.0')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'mf-diets: Wycofaj do 2.1.0' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'mf-diets: Wydaj 2.3.0' }));
    const question = within(await screen.findByRole('dialog', { name: 'Wydać mf-diets 2.3.0?' }));
    expect(
      question.getByText('To wydanie zostało wycofane. Sprawdź, czy powód już minął.'),
    ).toBeInTheDocument();
    expect(question.queryByRole('radio')).toBeNull();
    await expectNoAxeViolations();
    await user.click(question.getByRole('button', { name: 'Wydaj 2.3.0' }));
    await waitFor(() => expect(api.calls(systemRoutes.rollback)).toHaveLength(1));
    expect(api.calls(systemRoutes.rollback)[0]?.body).toEqual({ version: '2.3.0', from: '2.2.4' });
  });

  it('„Anuluj” i Escape niczego nie zmieniają, a fokus wraca na przycisk', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: back }));
    await user.click(await screen.findByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.getByRole('button', { name: back })).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(systemRoutes.rollback)).toEqual([]);
  });

  it('można wybrać każde z zachowanych wydań', async () => {
    const releases = ['2.3.0', '2.2.4', '2.1.0'].map((version, index) => ({
      version,
      releasedAt: `2026-11-1${9 - index}T10:00:00.000Z`,
    }));
    const { user } = await show(
      makeSystemState({ releases: { canSwitch: true, items: [makeApplication({ releases })] } }),
    );
    api.on(systemRoutes.rollback, { from: '2.3.0', to: '2.1.0' });
    await user.click(screen.getByRole('button', { name: back }));
    await user.click(await screen.findByRole('radio', { name: /^2\.1\.0 z / }));
    await user.click(screen.getByRole('button', { name: 'Wycofaj do 2.1.0' }));
    await waitFor(() => expect(api.calls(systemRoutes.rollback)).toHaveLength(1));
    expect(api.calls(systemRoutes.rollback)[0]?.body).toEqual({ version: '2.1.0', from: '2.3.0' });
  });

  it('pytanie zostaje z wyborem, gdy okno przeglądarki robi się wąskie', async () => {
    const dragged = stubChangingMedia();
    const releases = ['2.3.0', '2.2.4', '2.1.0'].map((version, index) => ({
      version,
      releasedAt: `2026-11-1${9 - index}T10:00:00.000Z`,
    }));
    const { user } = await show(
      makeSystemState({ releases: { canSwitch: true, items: [makeApplication({ releases })] } }),
    );
    await user.click(screen.getByRole('button', { name: back }));
    await user.click(await screen.findByRole('radio', { name: /^2\.1\.0 z / }));
    act(() => dragged.change([mediaQueries.phone]));
    expect(screen.queryByRole('table', { name: 'Części systemu' })).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Wycofać mf-diets do 2.1.0?' })).toBeInTheDocument();
    dragged.restore();
  });

  it('odmowę mówi zdaniem serwera', async () => {
    const { user } = await show();
    api.on(systemRoutes.rollback, apiError(409, 'conflict', 'Wydanie zmieniło się w międzyczasie.'));
    await user.click(screen.getByRole('button', { name: back }));
    await user.click(await screen.findByRole('button', { name: 'Wycofaj do 2.2.4' }));
    expect(await screen.findByText('Wydanie zmieniło się w międzyczasie.')).toBeInTheDocument();
  });

  it('tam, gdzie nie ma praw do folderu wydań, pokazuje polecenie do skopiowania', async () => {
    const { user } = await show(
      makeSystemState({ releases: { canSwitch: false, items: [makeApplication()] } }),
    );
    await user.click(screen.getByRole('button', { name: 'mf-diets: Wycofaj…' }));
    expect(await screen.findByText('npm run rollback -- mf-diets 2.2.4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kopiuj polecenie' })).toBeInTheDocument();
  });

  it('usługa, którą wycofano, ma polecenie w przód i polecenie dalej wstecz', async () => {
    const { user } = await show(
      makeSystemState({ services: [makeService({ former: '1.9.1', newer: '1.9.3' })] }),
    );
    expect(screen.getByText('gotowa 1.9.3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'catalog: Wycofaj…' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'catalog: Wydaj…' }));
    const words = within(await screen.findByRole('dialog', { name: 'Wydanie: catalog' }));
    expect(words.getByText(/^Wejdzie wydanie 1\.9\.3\. Polecenie powie, czy pasuje/)).toBeInTheDocument();
    expect(words.getByText('npm run rollback -- catalog 1.9.3')).toBeInTheDocument();
  });

  it('przy usłudze pokazuje polecenie z wydaniem, do którego wróci', async () => {
    const { user } = await show(makeSystemState({ services: [makeService({ former: '1.9.1' })] }));
    await user.click(screen.getByRole('button', { name: 'catalog: Wycofaj…' }));
    const words = within(await screen.findByRole('dialog', { name: 'Wycofanie: catalog' }));
    expect(words.getByText(/^Wróci wydanie 1\.9\.1\./)).toBeInTheDocument();
    expect(words.getByText('npm run rollback -- catalog 1.9.1')).toBeInTheDocument();
    expect(words.getByRole('button', { name: 'Kopiuj polecenie' })).toBeInTheDocument();
  });

  it('wersja z folderu programu ma swoje słowa, a usługa bez drogi powrotu nie ma polecenia', async () => {
    const plans = makeService({ name: 'plans', former: null });
    const { user } = await show(makeSystemState({ services: [makeService({ former: 'checkout' }), plans] }));
    expect(rowOf('plans').queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'catalog: Wycofaj…' }));
    expect(await screen.findByText(/^Wróci wersja z folderu programu\./)).toBeInTheDocument();
    expect(screen.getByText('npm run rollback -- catalog checkout')).toBeInTheDocument();
  });

  it('część z jednym wydaniem nie ma dokąd wracać', async () => {
    const [only] = makeApplication().releases;
    if (!only) throw new Error('the sample has a release');
    const items = [makeApplication({ former: null, releases: [only] })];
    await show(makeSystemState({ releases: { canSwitch: true, items } }));
    expect(rowOf('mf-diets').queryByRole('button')).toBeNull();
  });
});
