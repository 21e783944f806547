import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ActiveSession } from '@pora/contracts/session/activity.model';
import { backupScheduleRoutes } from '@pora/contracts/admin/backup-schedule.routes';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { openSessionRoutes } from '@pora/contracts/admin/open-session.routes';
import { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AdministrationScreen } from './administration.screen.js';
import { makeSchedule } from '../backup-schedule/testing/make-schedule.js';

const session = (change: Partial<ActiveSession> = {}): ActiveSession => ({
  sessionId: 's-1',
  userName: 'Alicja Różańska',
  userEmail: 'alicja@gabinet.example',
  planName: 'Etap_I_Hanna',
  planId: 'pl-1',
  stage: 2,
  // The service of activity knows the patient's id and no name.
  patientName: null,
  patientId: 'p-1',
  lastSeen: '2026-11-19T10:00:00.000Z',
  secondsSinceLastSeen: 12,
  ...change,
});
const answer = (items: ActiveSession[], generatedAt = '2026-11-19T10:00:12.000Z') => ({ items, generatedAt });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupScheduleRoutes.get, makeSchedule());
  api.on(backupRoutes.list, { tables: [], items: [], warning: null });
  api.on(backupRoutes.restores, { items: [] });
  api.on(openSessionRoutes.list, { items: [] });
  api.on(privacyRoutes.erasureRequests, { items: [] });
});
const show = () => renderScreen(<AdministrationScreen />, { path: '/admin', user: { isAdmin: true } });
const refreshes = () => api.calls(activityRoutes.activeUsers).length;

describe('aktywne sesje', () => {
  it('[core §2] wiersz: kto, plan z etapem, pacjent i kiedy był widziany; nad tabelą godzina odświeżenia', async () => {
    api.on(
      activityRoutes.activeUsers,
      answer([
        session(),
        session({
          sessionId: 's-2',
          userName: '',
          planName: null,
          stage: null,
          patientName: null,
          patientId: null,
          secondsSinceLastSeen: 120,
        }),
      ]),
    );
    show();
    const [first, second] = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const shown = within(first as HTMLElement);
    for (const text of [
      'Alicja Różańska',
      'alicja@gabinet.example',
      'Etap_I_Hanna · Etap 2',
      'nie wczytano nazwiska',
      'aktywny (12s temu)',
    ])
      expect(shown.getByText(text)).toBeInTheDocument();
    const away = within(second as HTMLElement);
    expect(away.getByText('alicja@gabinet.example')).toBeInTheDocument();
    expect(away.getByText('ostatnio 120s temu')).toBeInTheDocument();
    expect(away.getAllByText('–')).toHaveLength(2);
    expect(screen.getByText('Odświeżono 11:00:12, co 30 s')).toBeInTheDocument();
  });

  it('[core §2] „Odśwież” pyta od razu', async () => {
    api.on(activityRoutes.activeUsers, answer([]));
    const { user } = show();
    expect(await screen.findByText('Brak aktywnych użytkowników.')).toBeInTheDocument();
    api.on(activityRoutes.activeUsers, answer([session()]));
    await user.click(screen.getByRole('button', { name: 'Odśwież' }));
    expect(await screen.findByText('aktywny (12s temu)')).toBeInTheDocument();
  });

  it('[core §8] nieudane pobranie mówi to i daje ponowić', async () => {
    api.on(activityRoutes.activeUsers, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    const { user } = show();
    expect(await screen.findByText('Nie udało się pobrać listy aktywnych użytkowników.')).toBeInTheDocument();
    api.on(activityRoutes.activeUsers, answer([]));
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Brak aktywnych użytkowników.')).toBeInTheDocument();
  });

  it('[core §8] nieudane odświeżenie zostawia listę i mówi, że jest stara', async () => {
    api.on(activityRoutes.activeUsers, answer([session()]));
    const { user } = show();
    await screen.findByText('aktywny (12s temu)');
    api.on(activityRoutes.activeUsers, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    await user.click(screen.getByRole('button', { name: 'Odśwież' }));
    expect(await screen.findByText('Nie udało się pobrać listy aktywnych użytkowników.')).toBeInTheDocument();
    expect(screen.getByText('aktywny (12s temu)')).toBeInTheDocument();
  });
});

describe('odpytywanie', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('[core §9] lista odświeża się co 30 s', async () => {
    api.on(activityRoutes.activeUsers, answer([session()]));
    show();
    await screen.findByText('aktywny (12s temu)');
    expect(refreshes()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(refreshes()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(refreshes()).toBe(2));
  });
});

describe('kopie zapasowe', () => {
  it('[core §2] historia, o którą nikt nie zapytał, nie jest nazywana pustą', async () => {
    api.on(activityRoutes.activeUsers, answer([]));
    api.on(backupRoutes.list, () => new Promise(() => undefined));
    show();
    expect(await screen.findByText('Brak aktywnych użytkowników.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Kopia zapasowa bazy w chmurze' })).toBeInTheDocument();
    expect(screen.queryByText('Brak zarejestrowanych backupów.')).toBeNull();
    // What is below would be pushed down by it.
    expect(screen.getByText('Brak aktywnych użytkowników.')).not.toBeVisible();
  });
});

describe('części administracji', () => {
  it('[decisions 51] przy koszu stoi, ile próśb o usunięcie czeka na administratora', async () => {
    api.on(activityRoutes.activeUsers, answer([]));
    const asked = { firstName: 'Jan', lastName: 'Bąk', inTrash: false, measurements: 0, visits: 0 };
    api.on(privacyRoutes.erasureRequests, {
      items: [
        {
          ...{ id: 'p-jan', ...asked, hasSurvey: false, hasIntolerances: false },
          ...{ requestedAt: '2026-11-19T10:00:00.000Z', requestedBy: 'alicja@gabinet.example' },
        },
      ],
    });
    show();
    expect(await screen.findByRole('tab', { name: 'Kosz i usunięcia 1' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Dziennik zdarzeń' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Kopie i sesje' })).toHaveAttribute('aria-selected', 'true');
  });
});
