import { beforeEach, expect, it } from '@jest/globals';
import { backupScheduleRoutes } from '@pora/contracts/admin/backup-schedule.routes';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { openSessionRoutes } from '@pora/contracts/admin/open-session.routes';
import { systemRoutes } from '@pora/contracts/admin/system.routes';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { AdministrationScreen } from './administration.screen.js';
import { makeSchedule } from '../backup-schedule/testing/make-schedule.js';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupScheduleRoutes.get, makeSchedule());
  api.on(backupRoutes.list, { tables: [], items: [], warning: null });
  api.on(backupRoutes.restores, { items: [] });
  api.on(activityRoutes.activeUsers, { items: [], generatedAt: '2026-11-19T10:00:12.000Z' });
  api.on(openSessionRoutes.list, { items: [] });
  // What a part shows is its own matter; here it is enough that it was asked for.
  api.on(systemRoutes.state, () => new Promise(() => undefined));
});
const show = (path: string) =>
  renderScreen(<AdministrationScreen />, { path, route: '/admin', user: { isAdmin: true } });
const tab = (name: string) => screen.getByRole('tab', { name });

it('[core §2] /admin pokazuje kopie i aktywne sesje', async () => {
  show('/admin');
  expect(await screen.findByText('Brak aktywnych użytkowników.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Kopia zapasowa bazy w chmurze' })).toBeInTheDocument();
  expect(tab('Kopie i sesje')).toHaveAttribute('aria-selected', 'true');
});

it('karta ma swój adres: kliknięcie go zmienia, a to, czego nie widać, nie jest odpytywane', async () => {
  const { user, location } = show('/admin');
  await screen.findByText('Brak aktywnych użytkowników.');
  expect(api.calls(systemRoutes.state)).toHaveLength(0);
  await user.click(tab('Stan systemu'));
  expect(location()).toBe('/admin?tab=system');
  await waitFor(() => expect(api.calls(systemRoutes.state)).toHaveLength(1));
  expect(screen.queryByText('Brak aktywnych użytkowników.')).toBeNull();
  await user.click(tab('Kopie i sesje'));
  expect(location()).toBe('/admin');
});

it('adres karty otwiera ją od razu, a strzałki prowadzą z klawiatury', async () => {
  const { user, location } = show('/admin?tab=system');
  expect(tab('Stan systemu')).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(api.calls(systemRoutes.state)).toHaveLength(1));
  tab('Stan systemu').focus();
  await user.keyboard('{Home}');
  expect(location()).toBe('/admin');
  expect(tab('Kopie i sesje')).toHaveFocus();
});

it('adres karty, której nie ma, prowadzi do administracji', async () => {
  const { location } = show('/admin?tab=nie-ma');
  await waitFor(() => expect(location()).toBe('/admin'));
});
