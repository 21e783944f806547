import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { useNavigate } from '@pora/kit/router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <ScheduleScreen />
      <button onClick={() => void navigate(-1)}>wstecz</button>
    </>
  );
}

const show = (path = '/schedule') => renderScreen(<WithBack />, { path });
const details = () => screen.findByRole('dialog', { name: 'Szczegóły wydarzenia' });
const visit = (name: RegExp) => screen.findByRole('button', { name });
const closeButton = () => screen.getAllByRole('button', { name: 'Zamknij' }).at(-1) as HTMLElement;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('otwarta wizyta w adresie', () => {
  it('otwarta stoi w adresie, a „wstecz” ją zamyka i zostaje w tym samym tygodniu', async () => {
    scheduleApi([makeEvent()]);
    const { user, location } = show('/schedule?view=week');
    await user.click(await visit(/^11:00/));
    await details();
    expect(location()).toBe('/schedule?view=week&event=se-1');
    // The browser's own button, which no dialog covers.
    fireEvent.click(screen.getByText('wstecz'));
    await closed();
    expect(location()).toBe('/schedule?view=week');
  });

  it('„Zamknij” wraca do adresu kalendarza, a tę samą wizytę można otworzyć jeszcze raz', async () => {
    scheduleApi([makeEvent()]);
    const { user, location } = show('/schedule?view=week');
    await user.click(await visit(/^11:00/));
    await details();
    await user.click(closeButton());
    await closed();
    expect(location()).toBe('/schedule?view=week');
    await user.click(await visit(/^11:00/));
    await details();
    expect(location()).toBe('/schedule?view=week&event=se-1');
  });

  it('przysłany adres otwiera wizytę i zostaje; zamknięta znika z adresu', async () => {
    scheduleApi([makeEvent({ date: '2026-11-24' })]);
    const { user, location } = show('/schedule?date=2026-11-24&event=se-1');
    await details();
    expect(location()).toBe('/schedule?date=2026-11-24&event=se-1');
    await user.click(closeButton());
    await closed();
    expect(location()).toBe('/schedule?date=2026-11-24');
    expect(await screen.findByRole('heading', { name: 'Plan dnia 24.11.2026 (Wt)' })).toBeInTheDocument();
  });

  it('o wizycie, której już nie ma, mówi, a z adresu ją zdejmuje', async () => {
    scheduleApi([makeEvent()]);
    const { location } = show('/schedule?event=se-dawna');
    expect(await screen.findByText('Tej wizyty nie ma w harmonogramie.')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/schedule'));
  });

  it('usunięta z otwartego okna nie jest zgłaszana jako nieznana', async () => {
    const api = scheduleApi([makeEvent()]);
    api.on(scheduleRoutes.remove, undefined);
    const { user, location } = show('/schedule?event=se-1');
    await details();
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    expect(await screen.findByText('Usunięto „Konsultacja”')).toBeInTheDocument();
    expect(location()).toBe('/schedule');
    expect(screen.queryByText('Tej wizyty nie ma w harmonogramie.')).toBeNull();
  });
});

describe('seria z wizyty, która już jest', () => {
  const series = ['2026-11-19', '2026-12-03', '2026-12-17'].map((date, at) =>
    makeEvent({
      id: at === 0 ? 'se-1' : `se-1-${at + 1}`,
      seriesId: 'se-1',
      date,
      version: at === 0 ? 2 : 1,
    }),
  );
  async function repeatEveryTwoWeeks() {
    const { user } = show('/schedule?view=month&event=se-1');
    await details();
    await user.click(screen.getByRole('combobox', { name: 'Powtarzanie' }));
    await user.click(await screen.findByRole('option', { name: 'Co 2 tygodnie' }));
    await user.click(await screen.findByRole('combobox', { name: 'Koniec' }));
    await user.click(await screen.findByRole('option', { name: 'Po 3 wizytach' }));
    expect(await screen.findByText('Czwartki 11:00: 19.11, 03.12, 17.12.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    return user;
  }

  it('powtarzanie zapisane w szczegółach dodaje kolejne wizyty', async () => {
    const api = scheduleApi([makeEvent()]);
    api.on(scheduleRoutes.repeat, series);
    await repeatEveryTwoWeeks();
    expect(await screen.findByText('Utworzono serię: 3 wizyty')).toBeInTheDocument();
    await closed();
    expect(api.calls(scheduleRoutes.repeat)).toMatchObject([
      {
        params: { id: 'se-1' },
        body: { repeat: { unit: 'week', every: 2, count: 3 }, change: {} },
        ifMatch: 1,
      },
    ]);
    expect(await screen.findAllByRole('button', { name: /Konsultacja/ })).toHaveLength(2);
  });

  it('gdy serwer odmówi, okno zostaje z tym, co wybrano', async () => {
    const api = scheduleApi([makeEvent()]);
    api.on(scheduleRoutes.repeat, apiError(400, 'invalid_input', 'Ta wizyta należy już do serii.'));
    await repeatEveryTwoWeeks();
    expect(
      await screen.findByText(/^Aktualizacja wydarzenia nie powiodła się \(HTTP 400\)/),
    ).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Powtarzanie' })).toHaveTextContent('Co 2 tygodnie');
  });

  it('wizyta z serii nie pyta o powtarzanie', async () => {
    scheduleApi(series);
    show('/schedule?event=se-1');
    await details();
    expect(screen.queryByRole('combobox', { name: 'Powtarzanie' })).toBeNull();
  });
});
