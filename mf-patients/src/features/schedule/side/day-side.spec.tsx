import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, type FakeCall, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { HANNA, scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

const show = () => renderScreen(<ScheduleScreen />, { path: '/schedule' });
const side = async () => within(await screen.findByRole('complementary', { name: 'Ten dzień' }));

describe('obok planu dnia', () => {
  it('liczy wizyty według tego, co z nimi jest', async () => {
    scheduleApi([
      makeEvent({ status: 'done', from: '08:30', to: '09:00' }),
      makeEvent({ id: 'se-2' }),
      makeEvent({ id: 'se-3', from: '12:00', to: '12:30' }),
      makeEvent({ id: 'se-4', from: '14:00', to: '14:30' }),
    ]);
    show();
    const aside = await side();
    const rows = aside.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['odbyta1', 'trwa1', 'przed nami2']);
  });

  it('wolne terminy omijają wizyty, przerwy i to, co minęło, a kliknięty zaczyna nowe wydarzenie', async () => {
    scheduleApi([
      makeEvent({ from: '14:00', to: '15:00' }),
      makeEvent({ id: 'se-2', from: '11:30', to: '12:00', status: 'cancelled' }),
    ]);
    const { user } = show();
    const aside = await side();
    const free = (await aside.findAllByRole('button', { name: /^Nowe wydarzenie o / })).map(
      ({ textContent }) => textContent,
    );
    expect(free).toEqual(['11:30', '12:00', '12:30', '13:30', '15:00', '15:30', '16:00', '16:30', '17:00']);
    await user.click(aside.getByRole('button', { name: 'Nowe wydarzenie o 13:30' }));
    await screen.findByRole('dialog', { name: 'Nowe wydarzenie' });
    expect(screen.getByDisplayValue('13:30')).toBeInTheDocument();
  });

  it('mały miesiąc pokazuje dni z wizytami i prowadzi do dnia', async () => {
    scheduleApi([makeEvent({ date: '2026-12-03', patientId: HANNA.id })]);
    const { user, location } = show();
    const aside = await side();
    await user.click(aside.getByRole('button', { name: 'Późniejszy miesiąc' }));
    expect(aside.getByText('grudzień 2026')).toBeInTheDocument();
    await user.click(aside.getByRole('button', { name: '3, 03.12.2026, 1\u00a0wizyta' }));
    expect(await screen.findByRole('heading', { name: 'Plan dnia 03.12.2026 (Cz)' })).toBeInTheDocument();
    expect(location()).toBe('/schedule?date=2026-12-03');
  });

  it('godziny pracy i przerwy zmienia się dzień po dniu; koniec przed początkiem jest odrzucony', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.saveHours, ({ body }: FakeCall<typeof scheduleRoutes.saveHours>) => ({
      ...body,
      version: 2,
      updatedAt: '2026-11-19T10:20:00.000Z',
    }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Godziny pracy i przerwy' }));
    await screen.findByRole('dialog', { name: 'Godziny pracy i przerwy' });
    const until = screen.getByRole('textbox', { name: 'Czwartek, do' });
    await user.clear(until);
    await user.type(until, '8:00');
    await user.click(screen.getByRole('button', { name: /^Zapisz/ }));
    expect(await screen.findByText('Czwartek: Koniec musi być później niż początek')).toBeInTheDocument();
    await user.clear(until);
    await user.type(until, '15:00');
    await user.click(screen.getByRole('checkbox', { name: 'Piątek' }));
    await user.click(screen.getByRole('button', { name: /^Zapisz/ }));
    expect(await screen.findByText('godziny pracy 08:30–15:00')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = api.calls(scheduleRoutes.saveHours);
    expect(call?.ifMatch).toBe(1);
    expect((call?.body as { days: unknown[] }).days[4]).toBeNull();
  });

  it('[decisions 8] godziny, które ktoś zmienił w międzyczasie, nie giną: druga osoba wybiera wersję', async () => {
    const api = scheduleApi([]);
    const theirs = { from: '10:00', to: '20:00', breaks: [] };
    const newer = { days: [theirs, theirs, theirs, theirs, theirs, null, null], version: 7, updatedAt: null };
    api.on(scheduleRoutes.saveHours, ({ body, ifMatch }: FakeCall<typeof scheduleRoutes.saveHours>) =>
      ifMatch === newer.version
        ? { ...body, version: 8, updatedAt: null }
        : apiError(412, 'stale_version', 'Te dane zmieniono w międzyczasie.', { current: newer }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Godziny pracy i przerwy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Godziny pracy i przerwy' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Piątek' }));
    await user.click(dialog.getByRole('button', { name: /^Zapisz/ }));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'Różni się: poniedziałek, wtorek, środa, czwartek, piątek.',
    );
    await user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = api.calls(scheduleRoutes.saveHours);
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([1, 7]);
    expect((sent[1]?.body as { days: unknown[] }).days[4]).toBeNull();
  });
});
