import { beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { practiceMoment, todayIso } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { weekOf } from './use-week.js';
import { DashboardScreen } from './dashboard.screen.js';

const plan = (status: string, change: object = {}) => ({
  ...{ id: `dp-${status}`, name: 'Etap I', patientId: 'p-hanna', status, filledSlots: 0 },
  ...{ updatedAt: '2026-11-02T10:00:00.000Z', version: 2, ...change },
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, {
    items: [makePatient(), makePatient({ id: 'p-2', status: 'completed' })],
  });
  api.on(scheduleRoutes.list, []);
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(planRoutes.list, { items: [plan('active'), plan('completed'), plan('draft')] });
});

const show = () => renderScreen(<DashboardScreen />, { path: '/dashboard' });
const figure = async (label: string) => {
  const cell = screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;
  await waitFor(() => expect(within(cell).queryByText('Wczytywanie…')).toBeNull());
  return [...cell.querySelectorAll('dd')].map((line) => line.textContent?.replaceAll('\u00a0', ' '));
};

describe('pulpit', () => {
  it('[core §2, §9] cztery liczby: pacjenci, aktywne plany, prognoza konsultacji, skuteczność', async () => {
    show();
    expect(await figure('Pacjenci')).toEqual(['2', '1 aktywny']);
    expect(await figure('Aktywne plany diety')).toEqual(['1', 'z 3 planów']);
    expect(await figure('Konsultacje w tym tygodniu')).toEqual(['3', 'prognoza · wizyt w tym tygodniu: 0']);
    expect(await figure('Skuteczność')).toEqual(['33%', '1 plan zakończony']);
  });

  it('[core §9] bez planów skuteczność to kreska', async () => {
    api.on(planRoutes.list, { items: [] });
    show();
    expect(await figure('Skuteczność')).toEqual(['–', 'brak planów']);
  });

  it('[core §2] bez wizyt harmonogram dnia mówi, że nic nie zaplanowano', async () => {
    show();
    expect(await screen.findAllByText('Brak zaplanowanych wydarzeń na dziś.')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Ostatnia aktywność' })).toBeInTheDocument();
  });

  it('[core §2] dzisiejsze wydarzenia po kolei, a ostatnia aktywność to te same: osoba, tytuł, godzina', async () => {
    const at = (time: string) => practiceMoment(todayIso(), time).toISOString();
    const event = (id: string, from: string, to: string, change: object) => ({
      ...{ id, title: 'Kontrola', type: 'consultation', status: 'planned', start: at(from), end: at(to) },
      ...{ version: 1, createdAt: at(from), updatedAt: at(from), createdBy: 'a', updatedBy: 'a' },
      ...change,
    });
    api.on(scheduleRoutes.list, [
      event('se-1', '00:00', '00:30', { patientId: 'p-hanna', status: 'done' }),
      event('se-2', '00:30', '01:00', { patientId: 'p-hanna', status: 'cancelled' }),
      event('se-3', '23:00', '23:59', { title: 'Warsztat' }),
    ]);
    show();
    const today = within(await screen.findByRole('region', { name: 'Dzisiejszy harmonogram' }));
    await today.findByText('Warsztat');
    const texts = (lines: HTMLElement[]) => lines.map(({ textContent }) => textContent);
    expect(texts(today.getAllByRole('listitem'))).toEqual([
      '00:00–00:30Hanna BrzezińskaKontrolaodbyta',
      '00:30–01:00Hanna BrzezińskaKontrolaodwołana',
      expect.stringMatching(/^23:00–23:59Warsztat/),
    ]);
    const activity = within(screen.getByRole('region', { name: 'Ostatnia aktywność' }));
    expect(texts(activity.getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/Warsztat23:00$/),
      expect.stringMatching(/Hanna BrzezińskaKontrola00:30$/),
      expect.stringMatching(/Hanna BrzezińskaKontrola00:00$/),
    ]);
    expect(await figure('Konsultacje w tym tygodniu')).toEqual(['3', 'prognoza · wizyt w tym tygodniu: 2']);
    expect(screen.getByText(/Dziś 2 wizyty/)).toBeInTheDocument();
  });

  it('[decisions 12] gdy harmonogramu nie ma skąd wziąć, nie mówi, że dzień jest pusty', async () => {
    api.on(scheduleRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    show();
    expect(await screen.findByText('Nie udało się pobrać harmonogramu.')).toBeInTheDocument();
    expect(screen.queryByText(/Brak zaplanowanych|wizyt w tym tygodniu/)).toBeNull();
    expect(await figure('Konsultacje w tym tygodniu')).toEqual(['3', 'prognoza']);
  });

  it('tydzień trwa od poniedziałku do niedzieli', () => {
    expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  it.each([
    ['Dodaj pacjenta', '/patients?new=1'],
    ['Utwórz plan diety', '/diets?new=1'],
  ])('[core §2] „%s” prowadzi do %s', async (name, address) => {
    const { user, location } = show();
    await user.click(screen.getByRole('button', { name }));
    expect(location()).toBe(address);
  });

  it('klawisze N, potem P dodają pacjenta', async () => {
    const { user, location } = show();
    await user.keyboard('np');
    expect(location()).toBe('/patients?new=1');
  });

  it('pacjent przykładowy, jego plany i wizyty nie liczą się w statystykach', async () => {
    const at = practiceMoment(todayIso(), '12:00').toISOString();
    api.on(patientRoutes.list, { items: [makePatient(), makePatient({ id: SAMPLE_PATIENT_ID })] });
    api.on(planRoutes.list, {
      items: [plan('active'), plan('active', { id: 'dp-2', patientId: SAMPLE_PATIENT_ID })],
    });
    api.on(scheduleRoutes.list, [
      {
        ...{ id: 'se-1', title: 'Próba', status: 'planned', patientId: SAMPLE_PATIENT_ID, version: 1 },
        ...{ start: at, end: at, updatedAt: at },
      },
    ]);
    show();
    expect(await figure('Pacjenci')).toEqual(['1', '1 aktywny']);
    expect(await figure('Aktywne plany diety')).toEqual(['1', 'z 1 planu']);
    expect(await figure('Konsultacje w tym tygodniu')).toEqual(['3', 'prognoza · wizyt w tym tygodniu: 0']);
  });

  it('nowa praktyka widzi pierwsze kroki, a „Ukryj” chowa je na dobre', async () => {
    api.on(patientRoutes.list, { items: [] });
    api.on(planRoutes.list, { items: [] });
    const { user, unmount } = show();
    const steps = within(await screen.findByRole('region', { name: 'Pierwsze kroki' }));
    expect(steps.getByText('Gotowe: 0 z 5')).toBeInTheDocument();
    expect(steps.getByRole('link', { name: 'Dodaj pacjenta: Pierwszy pacjent' })).toHaveAttribute(
      'href',
      '/patients?new=1',
    );
    await user.click(steps.getByRole('button', { name: 'Ukryj' }));
    expect(screen.queryByRole('region', { name: 'Pierwsze kroki' })).toBeNull();
    unmount();
    show();
    expect(await figure('Pacjenci')).toEqual(['0', '0 aktywnych']);
    expect(screen.queryByRole('region', { name: 'Pierwsze kroki' })).toBeNull();
  });

  it('pierwsze kroki znikają, gdy wszystko jest gotowe', async () => {
    api.on(patientRoutes.list, { items: [makePatient({ lastVisitDate: '2026-11-02' })] });
    api.on(planRoutes.list, { items: [plan('active', { filledSlots: 70 })] });
    api.on(surveyRoutes.list, { items: [{ patientId: 'p-hanna' }], nextStartKey: null });
    show();
    await waitFor(() => expect(api.calls(surveyRoutes.list)).toHaveLength(1));
    const changes = within(await screen.findByRole('region', { name: 'Ostatnie zmiany' }));
    expect(changes.getByRole('link', { name: /Etap I.*zmiana planu/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pierwsze kroki' })).toBeNull();
  });

  it('przykładowego pacjenta dodaje i usuwa jedno kliknięcie, a usuniętego można przywrócić', async () => {
    const jan = makePatient({ id: SAMPLE_PATIENT_ID });
    api.on(patientRoutes.sample, jan);
    api.on(patientRoutes.remove, undefined);
    api.on(patientRoutes.restore, jan);
    const { user } = show();
    const steps = within(await screen.findByRole('region', { name: 'Pierwsze kroki' }));
    await user.click(steps.getByRole('button', { name: 'Dodaj: Jan Przykładowy' }));
    await user.click(await steps.findByRole('button', { name: 'Usuń: Jan Przykładowy' }));
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    expect(await steps.findByRole('link', { name: 'Otwórz: Jan Przykładowy' })).toBeInTheDocument();
    expect(api.calls(patientRoutes.restore)).toHaveLength(1);
    expect(await figure('Pacjenci')).toEqual(['2', '1 aktywny']);
  });

  it('awaria planów nie zabiera liczby pacjentów i daje się ponowić', async () => {
    api.on(planRoutes.list, apiError(500, 'internal', 'Plany są chwilowo niedostępne.'));
    const { user } = show();
    expect(await screen.findByText('Nie udało się pobrać danych o planach.')).toBeInTheDocument();
    expect(await figure('Pacjenci')).toEqual(['2', '1 aktywny']);
    expect(await figure('Skuteczność')).toEqual(['–', 'nie udało się pobrać']);
    api.on(planRoutes.list, { items: [plan('completed')] });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(async () => expect(await figure('Skuteczność')).toEqual(['100%', '1 plan zakończony']));
  });

  it('liczby planów, których nie da się odświeżyć, zostają i mówią, z której są godziny', async () => {
    const { client } = show();
    expect(await figure('Skuteczność')).toEqual(['33%', '1 plan zakończony']);
    api.on(planRoutes.list, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await client.refetchQueries();
    expect(await screen.findByText('Plany dietetyczne chwilowo nie odpowiadają.')).toBeInTheDocument();
    expect(await figure('Aktywne plany diety')).toEqual([
      '1',
      expect.stringMatching(/^stan z godz\. \d\d:\d\d$/),
    ]);
    expect(await figure('Skuteczność')).toEqual(['33%', expect.stringMatching(/^stan z godz\. \d\d:\d\d$/)]);
    expect(await figure('Pacjenci')).toEqual(['2', '1 aktywny']);
  });
});
