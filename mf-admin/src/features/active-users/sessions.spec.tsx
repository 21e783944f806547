import { beforeEach, describe, expect, it } from '@jest/globals';
import { openSessionRoutes, type OpenSession } from '@pora/contracts/admin/open-session.routes';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { stubMatchMedia } from '@pora/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ActiveUsersPanel } from './active-users-panel.js';

const [OWN, IPAD, OTHER] = ['a', 'b', 'c'].map((sign) => sign.repeat(32)) as [string, string, string];
const session = (change: Partial<OpenSession> = {}): OpenSession => ({
  ...{ id: IPAD, userName: 'Kinga Wąsik', userEmail: 'kinga@gabinet.example', device: 'Safari, iPad' },
  ...{ signedInAt: '2026-11-17T08:15:00.000Z', isOwn: false },
  ...change,
});
const own = session({
  ...{ id: OWN, userName: 'Alicja Różańska', userEmail: 'alicja@gabinet.example', device: 'Chrome, Windows' },
  isOwn: true,
});
const active = {
  ...{ sessionId: IPAD, userName: 'Kinga Wąsik', userEmail: 'kinga@gabinet.example', planName: 'Etap_II' },
  ...{ planId: 'pl-1', stage: null, patientName: 'Zofia Śliwińska', patientId: 'p-1' },
  ...{ lastSeen: '2026-11-19T10:00:00.000Z', secondsSinceLastSeen: 88 },
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(activityRoutes.activeUsers, { items: [active], generatedAt: '2026-11-19T10:00:12.000Z' });
  api.on(openSessionRoutes.list, { items: [own, session()] });
});
const show = () => renderScreen(<ActiveUsersPanel />, { path: '/admin', user: { isAdmin: true } });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('sesje', () => {
  it('każda mówi, z jakiego urządzenia i od kiedy; bez otwartego planu nie ma danych o aktywności', async () => {
    show();
    const kinga = await rowOf('Kinga Wąsik');
    expect(await kinga.findByText('Safari, iPad')).toBeInTheDocument();
    expect(kinga.getByText('zalogowano 17.11.2026 09:15')).toBeInTheDocument();
    expect(kinga.getByText('aktywny (88s temu)')).toBeInTheDocument();
    const alicja = await rowOf('Alicja Różańska');
    expect(alicja.getByText('brak danych')).toBeInTheDocument();
    expect(alicja.getByText('ta sesja')).toBeInTheDocument();
    expect(alicja.queryByRole('button', { name: /Zakończ sesję/ })).toBeNull();
  });

  it('na telefonie pacjent stoi obok planu', async () => {
    const restore = stubMatchMedia([mediaQueries.phone]);
    show();
    const item = within((await screen.findByText('Kinga Wąsik')).closest('li') as HTMLElement);
    expect(item.getByText('Etap_II · Zofia Śliwińska')).toBeInTheDocument();
    expect(await item.findByRole('button', { name: /^Zakończ sesję: Kinga/ })).toBeInTheDocument();
    expect(screen.getByText('bez otwartego planu')).toBeInTheDocument();
    restore();
  });

  it('zakończenie pyta, mówi, co zostaje, a potem sesji nie ma na liście', async () => {
    api.on(openSessionRoutes.list, {
      items: [own, session(), session({ id: OTHER, device: 'Firefox, Linux' })],
    });
    api.on(openSessionRoutes.revoke, undefined);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Zakończ sesję: Kinga Wąsik, Safari, iPad' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Zakończyć sesję: Safari, iPad?' }),
    );
    expect(question.getByText(/wylogowana z tego urządzenia w ciągu sekundy/)).toBeInTheDocument();
    expect(question.getByText(/Druga sesja tej osoby działa dalej\./)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Anuluj' })).toHaveFocus();
    api.on(activityRoutes.activeUsers, { items: [], generatedAt: '2026-11-19T10:00:20.000Z' });
    api.on(openSessionRoutes.list, { items: [own] });
    await user.click(question.getByRole('button', { name: 'Zakończ sesję' }));
    expect(await screen.findByText('Sesja jest zakończona')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Kinga Wąsik')).toBeNull());
    expect(api.calls(openSessionRoutes.revoke).map(({ params }) => params)).toEqual([{ id: IPAD }]);
  });

  it('odmowa jest powiedziana, a sesja zostaje', async () => {
    api.on(openSessionRoutes.revoke, apiError(404, 'not_found', 'Ta sesja już się skończyła.'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Zakończ sesję: Kinga/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zakończ sesję' }),
    );
    expect(await screen.findByText('Nie udało się zakończyć sesji')).toBeInTheDocument();
    expect(screen.getByText('Ta sesja już się skończyła.')).toBeInTheDocument();
  });

  it('bez listy sesji zostaje to, kto nad czym pracuje, i jest powiedziane, czego brakuje', async () => {
    api.on(openSessionRoutes.list, apiError(500, 'internal_error', 'Wystąpił nieoczekiwany błąd.'));
    show();
    expect(
      await screen.findByText('Nie udało się pobrać listy sesji. Urządzeń i zakończenia sesji tu brakuje.'),
    ).toBeInTheDocument();
    expect((await rowOf('Kinga Wąsik')).getByText('Etap_II')).toBeInTheDocument();
  });

  it('[core §8] gdy nikt nie ma otwartego planu, a sesji nie wczytano, nie mówi, że nie ma nikogo', async () => {
    api.on(activityRoutes.activeUsers, { items: [], generatedAt: '2026-11-19T10:00:12.000Z' });
    let answer: (sessions: unknown) => void = () => undefined;
    api.on(openSessionRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    show();
    expect(await screen.findByText(/^Odświeżono/)).toBeInTheDocument();
    expect(screen.queryByText('Brak aktywnych użytkowników.')).toBeNull();
    answer(apiError(500, 'internal_error', 'Wystąpił nieoczekiwany błąd.'));
    expect(
      await screen.findByText('Nikt nie ma otwartego planu, a kto jest zalogowany, nie wiadomo.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Brak aktywnych użytkowników.')).toBeNull();
  });

  it('[core §8] gdy nikt nie jest zalogowany, mówi to słowami specyfikacji', async () => {
    api.on(activityRoutes.activeUsers, { items: [], generatedAt: '2026-11-19T10:00:12.000Z' });
    api.on(openSessionRoutes.list, { items: [] });
    show();
    expect(await screen.findByText('Brak aktywnych użytkowników.')).toBeInTheDocument();
  });
});
