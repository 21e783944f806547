import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, renderRoutes, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ScheduleScreen } from './schedule.screen.js';
import { makeEvent } from './testing/make-event.js';
import { onPhone } from '../../testing/on-phone.js';
import { HANNA, scheduleApi, standAtNow } from './testing/schedule-api.js';

beforeAll(() => import('./schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

const show = (path = '/schedule') => renderScreen(<ScheduleScreen />, { path });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const visit = (name: RegExp) => screen.findByRole('button', { name });
const days = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-day]')];

describe('harmonogram', () => {
  it('[core §2] ma tytuł, podtytuł, widoki i zaczyna od dnia dzisiejszego', async () => {
    scheduleApi([makeEvent({ patientId: HANNA.id })]);
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Harmonogram' })).toBeInTheDocument();
    expect(screen.getByText('Zarządzaj wizytami i konsultacjami.')).toBeInTheDocument();
    expect(await heading('Plan dnia 19.11.2026 (Cz)')).toBeInTheDocument();
    const views = within(screen.getByRole('radiogroup', { name: 'Widok kalendarza' }));
    expect(views.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Dzień',
      'Tydzień',
      'Miesiąc',
    ]);
    expect(views.getByRole('radio', { name: 'Dzień' })).toBeChecked();
  });

  it('[core §2, §5, §9] dzień ma wiersz na pół godziny, a godziny podpisuje tylko pełne', async () => {
    scheduleApi([makeEvent({ patientId: HANNA.id })]);
    show();
    await visit(/^11:00–11:30 ?Konsultacja – Hanna Brzezińska/);
    expect(screen.getByText('Godz.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Dodaj: 19\.11\.2026/ })).toHaveLength(48);
    const labels = [...document.querySelectorAll('[data-hour]')].map((row) => row.textContent);
    expect(labels.slice(16, 20)).toEqual(['08:00', '', '09:00', '']);
  });

  it('[core §2] wizyta pokazuje tytuł, pacjenta i początek, a bez pacjenta sam tytuł', async () => {
    scheduleApi([
      makeEvent({ patientId: HANNA.id, status: 'missed' }),
      makeEvent({ id: 'se-2', title: 'Warsztat', from: '15:30', to: '16:30' }),
    ]);
    show();
    expect(await visit(/11:00–11:30 ?Konsultacja – Hanna Brzezińska.*nieobecność/)).toBeInTheDocument();
    expect(await visit(/^15:30–16:30 ?Warsztat.*przed nami/)).toBeInTheDocument();
  });

  it('[core §2] tydzień to siedem dni od poniedziałku do niedzieli', async () => {
    scheduleApi([makeEvent({ date: '2026-11-20' })]);
    const { user, location } = show();
    await heading('Plan dnia 19.11.2026 (Cz)');
    await user.click(screen.getByRole('radio', { name: 'Tydzień' }));
    expect(await heading('16–22.11.2026')).toBeInTheDocument();
    expect(location()).toBe('/schedule?view=week');
    const [friday] = days().filter(({ dataset }) => dataset.day === '2026-11-20');
    expect(days()).toHaveLength(7);
    expect(within(friday as HTMLElement).getByRole('button', { name: /^11:00/ })).toBeInTheDocument();
    for (const name of ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Ndz'])
      expect(await screen.findByText(name)).toBeInTheDocument();
  });

  it('[core §2, §9] miesiąc ma tygodnie od poniedziałku, dziś, trzy wizyty i „+2 więcej”, które otwiera dzień', async () => {
    const many = ['08:30', '09:00', '10:00', '12:00', '14:00'].map((from, at) =>
      makeEvent({ id: `se-${at}`, from, to: from.replace(/\d\d$/, '59'), date: '2026-11-12' }),
    );
    scheduleApi(many);
    const { user, location } = show('/schedule?view=month');
    expect(await heading('listopad 2026')).toBeInTheDocument();
    for (const name of ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'])
      expect(await screen.findByText(name)).toBeInTheDocument();
    expect(days().map(({ dataset }) => dataset.day?.slice(5))).toEqual(
      expect.arrayContaining(['10-26', '11-01', '11-30', '12-06']),
    );
    expect(days()).toHaveLength(42);
    expect(screen.getByRole('button', { name: '19, pokaż dzień 19.11.2026' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(await screen.findAllByRole('button', { name: /Konsultacja/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '+2 więcej, 12.11.2026: pokaż dzień' }));
    expect(await heading('Plan dnia 12.11.2026 (Cz)')).toBeInTheDocument();
    expect(location()).toBe('/schedule?date=2026-11-12');
  });

  it('[core §2] strzałki naciśnięte szybciej, niż kalendarz się rysuje, liczą się wszystkie', async () => {
    scheduleApi([]);
    // With the router of the product: it changes the address before React draws it.
    const routes = [{ path: '/schedule', element: <ScheduleScreen /> }];
    const { location } = renderRoutes(routes, { path: '/schedule?view=week', user: {} });
    await heading('16–22.11.2026');
    act(() =>
      ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].forEach((key) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      ),
    );
    expect(await heading('30.11–06.12.2026')).toBeInTheDocument();
    expect(location()).toBe('/schedule?view=week&date=2026-12-03');
  });

  it.each([
    ['day', 'Plan dnia 20.11.2026 (Pt)', 'Następny dzień'],
    ['week', '23–29.11.2026', 'Następny tydzień'],
    ['month', 'grudzień 2026', 'Następny miesiąc'],
  ])('[core §2] „dalej” w widoku %s prowadzi do: %s, a „Dziś” wraca', async (view, title, next) => {
    scheduleApi([]);
    const { user } = show(`/schedule?view=${view}`);
    const before = (await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent ?? '';
    await user.click(screen.getByRole('button', { name: next }));
    expect(await heading(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dziś' }));
    expect(await heading(before)).toBeInTheDocument();
  });

  it('klawiatura: strzałki zmieniają dzień, T wraca do dziś, N zaczyna nowe wydarzenie', async () => {
    scheduleApi([]);
    const { user } = show();
    await heading('Plan dnia 19.11.2026 (Cz)');
    await user.keyboard('{ArrowLeft}');
    expect(await heading('Plan dnia 18.11.2026 (Śr)')).toBeInTheDocument();
    await user.keyboard('t');
    expect(await heading('Plan dnia 19.11.2026 (Cz)')).toBeInTheDocument();
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Nowe wydarzenie' })).toBeInTheDocument();
  });

  it('pokazuje godziny pracy, przerwę, teraz i to, co się nakłada', async () => {
    scheduleApi([
      makeEvent({ from: '15:30', to: '16:00' }),
      makeEvent({ id: 'se-2', title: 'Kontrola', from: '15:30', to: '16:30' }),
    ]);
    show();
    expect(await screen.findByText('godziny pracy 08:30–17:30')).toBeInTheDocument();
    expect(screen.getByText('Przerwa 13:00–13:30')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Teraz 11:20' })).toBeInTheDocument();
    expect(await screen.findAllByText('nakłada się')).toHaveLength(2);
  });

  it('[core §4] czyta trzy miesiące wstecz i dwanaście naprzód, a dalsze dni, gdy ktoś na nie patrzy', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.list, ({ query }: { query?: { from?: string } }): ScheduleEvent[] =>
      query?.from === '2024-01-01' ? [makeEvent({ date: '2024-02-05', title: 'Dawna' })] : [],
    );
    show('/schedule?date=2024-02-05');
    expect(await visit(/Dawna/)).toBeInTheDocument();
    expect(api.calls(scheduleRoutes.list).map(({ query }) => query)).toEqual(
      expect.arrayContaining([
        { from: '2026-08-01', to: '2027-11-30' },
        { from: '2024-01-01', to: '2024-03-31' },
      ]),
    );
  });

  it('[core §8] gdy nie da się pobrać, mówi to słowami specyfikacji i pozwala spróbować ponownie', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.list, apiError(500, 'internal', 'Coś poszło nie tak'));
    const { user } = show();
    expect(await screen.findByText('Nie udało się pobrać harmonogramu')).toBeInTheDocument();
    expect(screen.getByText('Błąd')).toBeInTheDocument();
    expect(
      screen.getByText(/^Pobieranie harmonogramu nie powiodła się \(HTTP 500\) \{"error":"Coś poszło/),
    ).toBeInTheDocument();
    api.on(scheduleRoutes.list, [makeEvent()]);
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await visit(/Konsultacja/)).toBeInTheDocument();
  });

  /** No server, and what the browser keeps from a visit before. */
  const withCopy = (days?: object) => {
    const api = scheduleApi([]);
    const owner = 'alicja@gabinet.example';
    const keep = (name: string, value: object) =>
      window.localStorage.setItem(name, JSON.stringify({ owner, value }));
    window.localStorage.setItem('storage-owner', JSON.stringify(owner));
    keep('schedule-storage', { items: [makeEvent()] });
    if (days) keep('schedule-storage-days', days);
    api.setOnline(false);
    return api;
  };

  it.each(['/schedule?view=month&date=2027-04-15', '/schedule?date=2027-03-10', '/schedule?date=2026-08-03'])(
    '[core §4, §9] bez serwera dni, których przeglądarka nie zapamiętała, nie są puste: %s',
    async (path) => {
      withCopy();
      show(path);
      expect(await screen.findByText('Nie udało się pobrać harmonogramu')).toBeInTheDocument();
      expect(screen.queryByText(/Brak wydarzeń|Brak wizyt|Wolne terminy/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull();
    },
  );

  it('[core §4, §9] bez serwera zna tylko dni, które przeglądarka miała, gdy je zapamiętała', async () => {
    withCopy({ from: '2026-10-01', to: '2026-12-01' });
    const { user } = show('/schedule?date=2026-12-01');
    expect(await screen.findByText(/^Brak wydarzeń w tym dniu\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Następny dzień' }));
    expect(await screen.findByText('Nie udało się pobrać harmonogramu')).toBeInTheDocument();
    expect(screen.queryByText(/Brak wydarzeń/)).toBeNull();
  });

  it('[core §4, §9] przeglądarka zapamiętuje wizyty najbliższych dni i to, których dni są', async () => {
    const owner = 'alicja@gabinet.example';
    window.localStorage.setItem('storage-owner', JSON.stringify(owner));
    const edges = ['2026-10-12', '2026-10-13', '2027-02-19', '2027-02-20'];
    scheduleApi(edges.map((date) => makeEvent({ id: date, date })));
    show();
    const read = (name: string) => JSON.parse(window.localStorage.getItem(name) ?? 'null')?.value;
    await waitFor(() => expect(read('schedule-storage')).not.toBeUndefined());
    expect(read('schedule-storage').items.map(({ id }: ScheduleEvent) => id)).toEqual([
      '2026-10-13',
      '2027-02-19',
    ]);
    expect(read('schedule-storage-days')).toEqual({ from: '2026-10-13', to: '2027-02-19' });
  });

  it('[core §4, §9] bez serwera pokazuje wizyty zapamiętane w przeglądarce i mówi o tym', async () => {
    withCopy();
    show();
    expect(await visit(/Konsultacja/)).toBeInTheDocument();
    expect(await screen.findByText('Pokazujemy wizyty zapisane w tej przeglądarce')).toBeInTheDocument();
  });

  it('[core §2] pusty dzień mówi, że nic nie zaplanowano, i zostawia siatkę do kliknięcia', async () => {
    scheduleApi([]);
    show();
    expect(await screen.findByText(/^Brak wydarzeń w tym dniu\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dodaj: 19.11.2026, 09:00' })).toBeInTheDocument();
  });

  it('dwadzieścia tysięcy wizyt w gabinecie: rysuje tylko te z pokazanego dnia', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      makeEvent({ id: `se-${at}`, date: at === 7 ? '2026-11-19' : '2027-03-01' }),
    );
    scheduleApi(many);
    show();
    await visit(/Konsultacja/);
    expect(document.querySelectorAll('[data-event]')).toHaveLength(1);
  });
});

describe('harmonogram na telefonie', () => {
  onPhone();

  it('wizyta mówi, że nakłada się na inną i że się powtarza', async () => {
    scheduleApi([
      makeEvent({ patientId: HANNA.id, from: '15:30', to: '16:00' }),
      makeEvent({ id: 'se-2', title: 'Kontrola', from: '15:30', to: '16:30', seriesId: 'sr-1' }),
      makeEvent({ id: 'se-3', title: 'Warsztat', from: '17:00', to: '17:30' }),
    ]);
    show();
    expect(await visit(/^Hanna Brzezińska ?30.min · Konsultacja ?nakłada się/)).toBeInTheDocument();
    expect(await visit(/^Kontrola ?60.min · powtarza się ?nakłada się/)).toBeInTheDocument();
    expect(await visit(/^Warsztat ?30.min$/)).toBeInTheDocument();
  });
});
