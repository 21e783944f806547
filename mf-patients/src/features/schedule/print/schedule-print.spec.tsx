import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { HANNA, scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(() => {
  standAtNow();
  window.print = jest.fn(() => window.dispatchEvent(new Event('beforeprint')));
});
afterEach(() => void jest.useRealTimers());

const paper = () => document.querySelector<HTMLElement>('[data-print-view]');
const rows = () =>
  within(paper() as HTMLElement)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('wydruk harmonogramu', () => {
  it('dzień to lista: godziny, pacjent, tytuł, rodzaj, co z wizytą i notatki', async () => {
    scheduleApi([
      makeEvent({ from: '08:30', to: '09:00', status: 'done', patientId: HANNA.id, notes: 'badania krwi' }),
      makeEvent({ id: 'se-2', title: 'Warsztat', from: '15:30', to: '16:30' }),
      makeEvent({ id: 'se-3', date: '2026-11-20' }),
    ]);
    const { user } = renderScreen(<ScheduleScreen />, { path: '/schedule' });
    await screen.findByText('godziny pracy 08:30–17:30');
    await user.click(screen.getByRole('button', { name: 'Drukuj' }));
    expect(paper()?.querySelector('h1')).toHaveTextContent('Plan dnia 19.11.2026 (Cz)');
    expect(rows()).toEqual([
      ['Godziny', 'Pacjent', 'Tytuł', 'Rodzaj', 'Status', 'Notatki'],
      ['08:30–09:00', 'Hanna Brzezińska', 'Konsultacja', 'konsultacja', 'odbyta', 'badania krwi'],
      ['15:30–16:30', '–', 'Warsztat', 'konsultacja', 'przed nami', ''],
    ]);
  });

  it('tydzień to siedem dni w tabeli; o pustym mówi, że jest pusty', async () => {
    scheduleApi([makeEvent({ date: '2026-11-20', patientId: HANNA.id, status: 'cancelled' })]);
    const { user } = renderScreen(<ScheduleScreen />, { path: '/schedule?view=week' });
    await screen.findByRole('button', { name: /^11:00/ });
    await user.click(screen.getByRole('button', { name: 'Drukuj' }));
    const [heads = [], cells] = rows();
    expect(paper()?.querySelector('h1')).toHaveTextContent('Plan tygodnia 16–22.11.2026');
    expect(heads[0]).toBe('Pn 16.11.2026godziny pracy 08:30–17:30');
    expect(heads[6]).toBe('Ndz 22.11.2026dzień wolny');
    expect(cells).toEqual([
      ...Array<string>(4).fill('Brak wydarzeń.'),
      '11:00–11:30 odwołanaKonsultacja – Hanna Brzezińska',
      ...Array<string>(2).fill('Brak wydarzeń.'),
    ]);
  });

  it('pusty dzień mówi o tym; po wydruku papier i nazwa pliku znikają', async () => {
    scheduleApi([]);
    document.title = 'Harmonogram';
    const { user } = renderScreen(<ScheduleScreen />, { path: '/schedule' });
    await user.click(await screen.findByRole('button', { name: 'Drukuj' }));
    expect(within(paper() as HTMLElement).getByText('Brak wydarzeń w tym dniu.')).toBeInTheDocument();
    expect(document.title).toBe('Plan dnia 19.11.2026 (Cz)');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(paper()).toBeNull();
    expect(document.title).toBe('Harmonogram');
  });

  it('miesiąca się nie drukuje', async () => {
    scheduleApi([]);
    renderScreen(<ScheduleScreen />, { path: '/schedule?view=month' });
    await screen.findByText(/^Brak wydarzeń w tym miesiącu\./);
    expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull();
  });
});
