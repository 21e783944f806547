import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { screen, waitFor, within } from '@testing-library/react';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { HANNA, scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

type Created = FakeCall<typeof scheduleRoutes.create>;
const stored = ({ body }: Created) => ({
  ...makeEvent(),
  ...JSON.parse(JSON.stringify(body, (_, value: unknown) => value ?? undefined)),
});

const show = () => renderScreen(<ScheduleScreen />, { path: '/schedule' });
const open = (name: string) => screen.findByRole('dialog', { name });
const visit = (name: RegExp) => screen.findByRole('button', { name, hidden: true });
const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const created = (api: FakeApi) => api.calls(scheduleRoutes.create).map(({ body }) => body);

describe('nowe wydarzenie', () => {
  it('[core §2, §9] wolne miejsce wypełnia datę, początek i koniec pół godziny później; pusty tytuł to „Wizyta”', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.create, stored);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj: 19.11.2026, 14:00' }));
    await open('Nowe wydarzenie');
    expect(field('Data')).toHaveValue('19.11.2026');
    expect(field('Od')).toHaveValue('14:00');
    expect(field('Do')).toHaveValue('14:30');
    expect(screen.getByPlaceholderText('Np. Konsultacja')).toHaveValue('');
    expect(screen.getByText('Pusty tytuł zapisze się jako „Wizyta”.')).toBeInTheDocument();
    await user.click(button('Zapisz'));
    expect(await visit(/^14:00–14:30 ?Wizyta/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(created(api)).toEqual([
      expect.objectContaining({
        title: 'Wizyta',
        start: '2026-11-19T13:00:00.000Z',
        end: '2026-11-19T13:30:00.000Z',
        patientId: null,
        type: 'consultation',
      }),
    ]);
  });

  it('[core §2, §5] „Dodaj” otwiera puste pola; bez daty i godzin nie zapisuje', async () => {
    const api = scheduleApi([]);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj' }));
    await open('Nowe wydarzenie');
    for (const name of ['Data', 'Od', 'Do']) expect(field(name)).toHaveValue('');
    await user.click(button('Zapisz'));
    expect(await screen.findByText('Podaj datę')).toBeInTheDocument();
    await user.type(field('Data'), '20.11.2026');
    await user.type(field('Od'), '930');
    await user.tab();
    expect(field('Od')).toHaveValue('09:30');
    expect(field('Do')).toHaveValue('10:00');
    await user.clear(field('Do'));
    await user.type(field('Do'), '9:00');
    await user.click(button('Zapisz'));
    expect(await screen.findByText('Koniec musi być później niż początek')).toBeInTheDocument();
    expect(created(api)).toEqual([]);
  });

  it('[core §2] pacjenta wybiera się z listy albo wpisuje jego dokładne nazwisko; „Brak wyników”, gdy nikt nie pasuje', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.create, stored);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj: 19.11.2026, 14:00' }));
    await open('Nowe wydarzenie');
    const patient = screen.getByPlaceholderText('Wybierz pacjenta');
    await user.type(patient, 'nikt');
    expect((await screen.findAllByText('Brak wyników')).length).toBeGreaterThan(0);
    await user.clear(patient);
    await user.type(patient, 'Hanna Brzezińska');
    await user.tab();
    expect(patient).toHaveValue('Hanna Brzezińska');
    await user.click(button('Zapisz'));
    expect(await visit(/Wizyta – Hanna Brzezińska/)).toBeInTheDocument();
    expect(created(api)).toEqual([expect.objectContaining({ patientId: HANNA.id })]);
  });

  it('[decisions 18] nazwisko, które mają dwie osoby, nie łączy z żadną', async () => {
    const api = scheduleApi([]);
    api.on(patientRoutes.list, { items: [HANNA, makePatient({ id: 'p-hanna-2' })] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj: 19.11.2026, 14:00' }));
    await open('Nowe wydarzenie');
    await user.type(screen.getByPlaceholderText('Wybierz pacjenta'), 'Hanna Brzezińska');
    await user.tab();
    expect(await screen.findByText('Tak nazywa się więcej osób. Wybierz jedną z listy.')).toBeInTheDocument();
  });

  it('[decisions 51] ostrzega, że się nakłada, i podaje najbliższe wolne godziny, ale pozwala zapisać', async () => {
    const api = scheduleApi([makeEvent({ patientId: HANNA.id })]);
    api.on(scheduleRoutes.create, stored);
    const { user } = show();
    await visit(/11:00–11:30/);
    await user.click(button('Dodaj: 19.11.2026, 11:00'));
    await open('Nowe wydarzenie');
    expect(
      await screen.findByText('Nakłada się na 11:00–11:30 Konsultacja – Hanna Brzezińska'),
    ).toBeInTheDocument();
    expect(button('Zmień początek na 12:00')).toBeInTheDocument();
    await user.click(button('Zmień początek na 11:30'));
    expect(field('Do')).toHaveValue('12:00');
    expect(screen.queryByText(/Nakłada się/)).toBeNull();
    await user.click(button('Zapisz'));
    expect(await visit(/^11:30–12:00 ?Wizyta/)).toBeInTheDocument();
  });

  it('[core §4, §8] nieudane dodanie cofa się, a wpisane zostaje w oknie', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.create, apiError(500, 'internal', 'Nie teraz'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj: 19.11.2026, 14:00' }));
    await open('Nowe wydarzenie');
    await user.type(screen.getByPlaceholderText('Np. Konsultacja'), 'Kontrola');
    await user.click(button('Zapisz'));
    expect(
      await screen.findByText(/^Dodawanie wydarzenia nie powiodła się \(HTTP 500\) \{"error":"Nie teraz"/),
    ).toBeInTheDocument();
    expect(screen.getByPlaceholderText('Np. Konsultacja')).toHaveValue('Kontrola');
    expect(document.querySelectorAll('[data-event]')).toHaveLength(0);
  });

  it('powtarzana wizyta wymienia swoje dni i powstaje jako seria', async () => {
    const api = scheduleApi([]);
    api.on(scheduleRoutes.createSeries, [
      makeEvent({ seriesId: 'se-1' }),
      makeEvent({ id: 'se-2', seriesId: 'se-1', date: '2026-12-03' }),
    ]);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj: 19.11.2026, 11:00' }));
    await open('Nowe wydarzenie');
    await user.click(screen.getByRole('combobox', { name: 'Powtarzanie' }));
    await user.click(await screen.findByRole('option', { name: 'Co 2 tygodnie' }));
    expect(
      await screen.findByText('Czwartki 11:00: 19.11, 03.12, 17.12, 31.12, 14.01, 28.01.'),
    ).toBeInTheDocument();
    await user.click(button('Zapisz'));
    expect(await visit(/^11:00–11:30 ?Konsultacja/)).toBeInTheDocument();
    expect(api.calls(scheduleRoutes.createSeries)[0]?.body).toMatchObject({
      repeat: { unit: 'week', every: 2, count: 6 },
    });
  });

  it('porzucenie wpisanych danych najpierw pyta', async () => {
    scheduleApi([]);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj' }));
    await open('Nowe wydarzenie');
    await user.type(screen.getByPlaceholderText('Np. Konsultacja'), 'Kontrola');
    await user.click(button('Anuluj'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Wróć' }));
    expect(screen.getByPlaceholderText('Np. Konsultacja')).toHaveValue('Kontrola');
  });
});

describe('szczegóły wydarzenia', () => {
  it('nowsza wersja z serwera nie zabiera tego, co ktoś właśnie wpisuje, a zanim pisze, jest pokazana', async () => {
    const api = scheduleApi([makeEvent()]);
    const { user, client } = show();
    const serve = async (change: Parameters<typeof makeEvent>[0]) => {
      const asked = api.calls(scheduleRoutes.list).length;
      api.on(scheduleRoutes.list, [makeEvent(change)]);
      await client.invalidateQueries();
      await waitFor(() => expect(api.calls(scheduleRoutes.list).length).toBeGreaterThan(asked));
    };
    await user.click(await visit(/^11:00–11:30/));
    await open('Szczegóły wydarzenia');
    await serve({ title: 'Przełożona', version: 2 });
    expect(await screen.findByDisplayValue('Przełożona')).toBeInTheDocument();
    await user.type(screen.getByPlaceholderText('Np. Konsultacja'), ' i zważona');
    await serve({ title: 'Jeszcze nowsza', version: 3 });
    expect(await visit(/Jeszcze nowsza/)).toBeInTheDocument();
    expect(screen.getByPlaceholderText('Np. Konsultacja')).toHaveValue('Przełożona i zważona');
  });

  it('[core §2, §5] zmienia status i notatki; puste notatki znikają', async () => {
    const api = scheduleApi([makeEvent({ patientId: HANNA.id, notes: 'Zadzwonić.' })]);
    api.on(scheduleRoutes.update, { ...makeEvent({ status: 'missed' }), version: 2 });
    const { user } = show();
    await user.click(await visit(/11:00–11:30/));
    await open('Szczegóły wydarzenia');
    expect(screen.getByText('Dodano 12.11.2026, Alicja Różańska')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Otwórz pacjenta' })).toHaveAttribute(
      'href',
      '/patients?patientId=p-hanna',
    );
    await user.click(screen.getByRole('radio', { name: 'Nieobecność' }));
    expect(screen.getByText('Nieobecność nie zmienia daty ostatniej wizyty pacjenta.')).toBeInTheDocument();
    await user.clear(screen.getByPlaceholderText('Dodatkowe informacje'));
    await user.click(button('Zapisz'));
    expect(await visit(/nieobecność/)).toBeInTheDocument();
    expect(api.calls(scheduleRoutes.update)[0]).toMatchObject({
      params: { id: 'se-1' },
      body: { status: 'missed', notes: '' },
      ifMatch: 1,
    });
  });

  it('[core §4, §8] nieudana zmiana zostaje na ekranie jako niezapisana', async () => {
    const api = scheduleApi([makeEvent()]);
    api.on(scheduleRoutes.update, apiError(500, 'internal', 'Nie teraz'));
    const { user } = show();
    await user.click(await visit(/11:00–11:30/));
    await open('Szczegóły wydarzenia');
    await user.clear(screen.getByPlaceholderText('Np. Konsultacja'));
    await user.type(screen.getByPlaceholderText('Np. Konsultacja'), 'Kontrola');
    await user.click(button('Zapisz'));
    expect(
      await screen.findByText(/^Aktualizacja wydarzenia nie powiodła się \(HTTP 500\)/),
    ).toBeInTheDocument();
    expect(await visit(/Kontrola.*niezapisane/)).toBeInTheDocument();
  });

  it('[core §2, §4] „Usuń” usuwa od razu, a „Cofnij” przywraca', async () => {
    const api = scheduleApi([makeEvent({ patientId: HANNA.id })]);
    api.on(scheduleRoutes.remove, undefined);
    api.on(scheduleRoutes.restore, [makeEvent({ patientId: HANNA.id })]);
    const { user } = show();
    await user.click(await visit(/11:00–11:30/));
    await open('Szczegóły wydarzenia');
    await user.click(button('Usuń'));
    expect(await screen.findByText('Usunięto „Konsultacja – Hanna Brzezińska”')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-event]')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^Cofnij/ }));
    expect(await visit(/11:00–11:30/)).toBeInTheDocument();
    expect(api.calls(scheduleRoutes.restore)[0]?.body).toEqual({ ids: ['se-1'] });
  });

  it('[core §4, §8] nieudane usunięcie przywraca wizytę', async () => {
    const api = scheduleApi([makeEvent()]);
    api.on(scheduleRoutes.remove, apiError(503, 'service_unavailable', 'Chwila'));
    const { user } = show();
    await user.click(await visit(/11:00–11:30/));
    await open('Szczegóły wydarzenia');
    await user.click(button('Usuń'));
    expect(await screen.findByText(/^Usuwanie wydarzenia nie powiodła się \(HTTP 503\)/)).toBeInTheDocument();
    expect(await visit(/11:00–11:30/)).toBeInTheDocument();
  });

  it('wizyta z serii pyta, których wizyt dotyczy zmiana', async () => {
    const series = ['2026-11-05', '2026-11-19', '2026-12-03', '2026-12-17'].map((date, at) =>
      makeEvent({ id: `se-${at}`, seriesId: 'se-0', date, ...(at === 0 && { status: 'done' as const }) }),
    );
    const api = scheduleApi(series);
    api.on(scheduleRoutes.updateSeries, []);
    const { user } = show();
    await user.click(await visit(/11:00–11:30/));
    await open('Szczegóły wydarzenia');
    await user.clear(screen.getByPlaceholderText('Np. Konsultacja'));
    await user.type(screen.getByPlaceholderText('Np. Konsultacja'), 'Omówienie');
    await user.click(button('Zapisz'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Zmienić serię wizyt?' }));
    expect(question.getByRole('radio', { name: /^Tylko tej wizyty/ })).toBeChecked();
    expect(question.getByText('3 wizyty, od 19.11.2026 do 17.12.2026')).toBeInTheDocument();
    expect(question.getByText('3 wizyty przed nami; 1 wizyta zostaje bez zmian')).toBeInTheDocument();
    await user.click(question.getByRole('radio', { name: /^Tej i następnych/ }));
    await user.click(question.getByRole('button', { name: 'Zmień' }));
    await waitFor(() =>
      expect(api.calls(scheduleRoutes.updateSeries)[0]).toMatchObject({
        params: { id: 'se-1' },
        body: { scope: 'following', change: { title: 'Omówienie' } },
      }),
    );
  });
});
