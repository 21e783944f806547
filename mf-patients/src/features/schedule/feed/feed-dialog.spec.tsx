import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ScheduleFeed } from '@pora/contracts/schedule/schedule.model';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ScheduleScreen } from '../schedule.screen.js';
import { scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

const FEED: ScheduleFeed = { createdAt: '2026-11-02T08:00:00.000Z', lastUsedAt: '2026-11-19T09:45:00.000Z' };
const NEW = { createdAt: '2026-11-19T10:20:00.000Z', lastUsedAt: null };

function server(feed: ScheduleFeed | null) {
  const api = scheduleApi([]);
  let count = 0;
  api.on(scheduleRoutes.feed, { feed });
  api.on(scheduleRoutes.createFeed, () => {
    count += 1;
    return { ...NEW, path: `/api/schedule/feed.ics?token=tajny-${count}` };
  });
  api.on(scheduleRoutes.revokeFeed, undefined);
  return api;
}

async function openDialog() {
  const { user } = renderScreen(<ScheduleScreen />, { path: '/schedule?view=week' });
  await user.click(await screen.findByRole('button', { name: 'Subskrypcja kalendarza' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subskrypcja kalendarza' }));
  return { user, dialog };
}

describe('subskrypcja kalendarza', () => {
  it('utworzony adres widać raz, z przyciskiem kopiowania; po ponownym otwarciu już nie', async () => {
    const api = server(null);
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Utwórz adres' }));
    expect(await dialog.findByLabelText('Adres kalendarza')).toHaveValue(
      `${window.location.origin}/api/schedule/feed.ics?token=tajny-1`,
    );
    expect(dialog.getByText('Skopiuj adres teraz.')).toBeInTheDocument();
    expect(
      dialog.getByText('Adres utworzono 19.11.2026 11:20. Żaden kalendarz jeszcze go nie użył.', {
        normalizer: (text) => text.replaceAll('\u00a0', ' '),
      }),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Kopiuj adres' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/api/schedule/feed.ics?token=tajny-1`,
    );
    api.on(scheduleRoutes.feed, { feed: NEW });
    await user.click(screen.getAllByRole('button', { name: 'Zamknij' }).at(-1) as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Subskrypcja kalendarza' }));
    expect(await screen.findByRole('button', { name: 'Utwórz nowy adres' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Adres kalendarza')).toBeNull();
  });

  it('mówi, kiedy kalendarz ostatnio użył adresu, i co w nim widać', async () => {
    server(FEED);
    const { dialog } = await openDialog();
    expect(
      await dialog.findByText('Adres utworzono 02.11.2026 09:00. Ostatnio użyty 19.11.2026 10:45.', {
        normalizer: (text) => text.replaceAll('\u00a0', ' '),
      }),
    ).toBeInTheDocument();
    expect(dialog.getByText(/inicjały pacjentów, np\. „Wizyta – A\.Z\.”/)).toBeInTheDocument();
  });

  it('nowy adres zastępuje poprzedni dopiero po potwierdzeniu', async () => {
    const api = server(FEED);
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Utwórz nowy adres' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Utworzyć nowy adres?' }));
    expect(question.getByText(/^Poprzedni adres przestanie działać\./)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Anuluj' }));
    expect(api.calls(scheduleRoutes.createFeed)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Utwórz nowy adres' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Utworzyć nowy adres?' }));
    await user.click(again.getByRole('button', { name: 'Utwórz nowy adres' }));
    expect(await screen.findByLabelText('Adres kalendarza')).toBeInTheDocument();
    expect(api.calls(scheduleRoutes.createFeed)).toHaveLength(1);
  });

  it('unieważniony adres znika, a utworzyć można nowy', async () => {
    const api = server(FEED);
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Unieważnij adres' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unieważnić adres?' }));
    await user.click(question.getByRole('button', { name: 'Unieważnij adres' }));
    expect(await screen.findByText('Unieważniono adres kalendarza')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Utwórz adres' })).toBeInTheDocument();
    await waitFor(() => expect(api.calls(scheduleRoutes.revokeFeed)).toHaveLength(1));
  });

  it('gdy serwer odmówi, mówi dlaczego i niczego nie pokazuje jako zmienione', async () => {
    const api = server(FEED);
    api.on(scheduleRoutes.revokeFeed, apiError(503, 'service_unavailable', 'Spróbuj za chwilę.'));
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Unieważnij adres' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unieważnić adres?' }));
    await user.click(question.getByRole('button', { name: 'Unieważnij adres' }));
    expect(await screen.findByText('Nie udało się zmienić subskrypcji')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unieważnij adres' })).toBeInTheDocument();
  });
});
