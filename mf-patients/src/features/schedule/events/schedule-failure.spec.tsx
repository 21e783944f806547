import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

const show = () => renderScreen(<ScheduleScreen />, { path: '/schedule' });
const visit = (name: RegExp) => screen.findByRole('button', { name });

/** A page instead of JSON, as a proxy on the way answers. */
const PAGE = { fakeStatus: 200, body: '<html>Zaloguj się do sieci</html>' };

async function openVisit(user: UserEvent) {
  await user.click(await visit(/^11:00–11:30/));
  return within(await screen.findByRole('dialog', { name: 'Szczegóły wydarzenia' }));
}
async function rename(user: UserEvent, title: string) {
  const dialog = await openVisit(user);
  await user.clear(dialog.getByPlaceholderText('Np. Konsultacja'));
  await user.type(dialog.getByPlaceholderText('Np. Konsultacja'), title);
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
}
async function addVisit(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Dodaj: 19.11.2026, 14:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowe wydarzenie' }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
}
async function removeVisit(user: UserEvent) {
  await user.click((await openVisit(user)).getByRole('button', { name: 'Usuń' }));
}

const DEEDS = [
  ['Pobieranie harmonogramu', scheduleRoutes.list, () => Promise.resolve()],
  ['Dodawanie wydarzenia', scheduleRoutes.create, addVisit],
  ['Aktualizacja wydarzenia', scheduleRoutes.update, (user: UserEvent) => rename(user, 'Kontrola')],
  ['Usuwanie wydarzenia', scheduleRoutes.remove, removeVisit],
] as const;

describe('nieudane wywołania harmonogramu', () => {
  it.each(DEEDS)('[core §8] %s: mówi, że odpowiedź nie jest poprawnym JSON-em', async (name, route, deed) => {
    const api = scheduleApi([makeEvent()]);
    api.on(route, PAGE as never);
    const { user } = show();
    await deed(user);
    expect(await screen.findByText(`${name} zwróciła niepoprawny JSON`)).toBeInTheDocument();
    expect(screen.getByText('Błąd')).toBeInTheDocument();
  });

  it.each(DEEDS)('[core §8] %s: mówi kod odpowiedzi i jej pierwsze 100 znaków', async (name, route, deed) => {
    const api = scheduleApi([makeEvent()]);
    api.on(route, apiError(500, 'internal_error', 'ż'.repeat(200)));
    const { user } = show();
    await deed(user);
    const told = await screen.findByText(new RegExp(`^${name} nie powiodła się \\(HTTP 500\\)`));
    const body = told.textContent?.slice(`${name} nie powiodła się (HTTP 500) `.length) ?? '';
    expect(body).toMatch(/^\{"error":"ż+$/);
    expect(body).toHaveLength(100);
  });
});

describe('wizyta zmieniona w międzyczasie gdzie indziej', () => {
  const newer = makeEvent({ title: 'Przełożona', version: 2, updatedAt: '2026-11-19T10:15:00.000Z' });
  async function clash() {
    const api = scheduleApi([makeEvent()]);
    api.on(scheduleRoutes.update, apiError(412, 'stale_version', 'Nowsza wersja.', { current: newer }));
    const { user } = show();
    await rename(user, 'Kontrola');
    await user.click(await visit(/Kontrola.*niezapisane/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Szczegóły wydarzenia' }));
    expect(await dialog.findByText('Wizytę zmieniono w międzyczasie gdzie indziej')).toBeInTheDocument();
    return { api, user, dialog };
  }

  it('mówi, kto i kiedy ją zmienił, a „Wczytaj nowszą” pokazuje tamtą wersję', async () => {
    const { user, dialog } = await clash();
    expect(dialog.getByText(/^Ostatnia zmiana: Alicja Różańska, 19\.11\.2026.11:15\.$/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wczytaj nowszą' }));
    expect(await screen.findByDisplayValue('Przełożona')).toBeInTheDocument();
    expect(screen.queryByText('Wizytę zmieniono w międzyczasie gdzie indziej')).toBeNull();
  });

  it('„Zachowaj moją” zapisuje moją zmianę na tamtej wersji', async () => {
    const { api, user, dialog } = await clash();
    api.on(scheduleRoutes.update, makeEvent({ title: 'Kontrola', version: 3 }));
    await user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
    await waitFor(() =>
      expect(api.calls(scheduleRoutes.update).at(-1)).toMatchObject({
        ifMatch: 2,
        body: { title: 'Kontrola' },
      }),
    );
    await waitFor(() =>
      expect(screen.queryByText('Wizytę zmieniono w międzyczasie gdzie indziej')).toBeNull(),
    );
  });
});
