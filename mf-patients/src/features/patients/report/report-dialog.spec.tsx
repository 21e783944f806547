import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { addDays, practiceMoment, todayIso } from '@pora/kit';
import {
  apiError,
  fakeApi,
  type FakeApi,
  makeMeasurement,
  makePatient,
  renderScreen,
} from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from '../patients.screen.js';

const hanna = makePatient({
  measurements: [makeMeasurement('2026-11-17', 76.2), makeMeasurement('2026-09-02', 81.4)],
});
const date = addDays(todayIso(), 5);
const coming: ScheduleEvent = {
  id: 'se-1',
  title: 'Konsultacja',
  start: practiceMoment(date, '09:00').toISOString(),
  end: practiceMoment(date, '09:30').toISOString(),
  patientId: 'p-hanna',
  type: 'consultation',
  status: 'planned',
  notes: 'Śniadania w pracy',
  version: 4,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  createdBy: 'alicja@gabinet.example',
  updatedBy: 'alicja@gabinet.example',
};

let api: FakeApi;
let print: jest.Spied<typeof window.print>;
beforeAll(async () => {
  await import('../patient-dialogs.js');
  await import('./report-dialog.js');
});
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(scheduleRoutes.list, [coming]);
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(intoleranceSetRoutes.list, { items: [], nextStartKey: null });
  api.on(intoleranceSetRoutes.history, { items: [] });
  api.on(handOutRoutes.settings, { options: { practiceName: 'Gabinet Pora', contact: 'tel. 600 000 100' } });
  print = jest.spyOn(window, 'print').mockReturnValue(undefined);
});
afterEach(() => {
  print.mockRestore();
  document.querySelectorAll('[data-print-view]').forEach((each) => each.remove());
});

const open = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(await screen.findByRole('button', { name: 'Hanna Brzezińska' }));
  const card = within(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' }));
  await view.user.click(card.getByRole('button', { name: 'Raport postępów' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Raport postępów: Hanna Brzezińska' }));
  return { ...view, dialog };
};

describe('okno raportu postępów', () => {
  it('pokazuje stronę z gabinetem, zmianą masy i notatkami, a „Wróć” prowadzi do karty', async () => {
    const { dialog, user } = await open();
    const page = within(await dialog.findByRole('region', { name: 'Podgląd raportu' }));
    for (const words of ['Twoje postępy', 'Gabinet Pora', 'tel. 600 000 100', 'Śniadania w pracy'])
      expect(page.getByText(words)).toBeInTheDocument();
    expect(page.getByText('−5,2 kg')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wróć' }));
    expect(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
  });

  it('notatki stoją od razu w podglądzie i zapisują się przy wizycie, której wersję znają', async () => {
    const { dialog, user } = await open();
    const field = await dialog.findByRole('textbox', { name: /Do następnej wizyty/ });
    await user.type(field, '{Enter}Więcej wody');
    expect(dialog.getByText('Więcej wody', { selector: 'li' })).toBeInTheDocument();
    const notes = 'Śniadania w pracy\nWięcej wody';
    api.on(scheduleRoutes.update, { ...coming, notes, version: 5 });
    api.on(scheduleRoutes.list, [{ ...coming, notes, version: 5 }]);
    await user.click(dialog.getByRole('button', { name: 'Zapisz notatki' }));
    expect(await screen.findByText('Zapisano notatki wizyty')).toBeInTheDocument();
    const [call] = api.calls(scheduleRoutes.update);
    expect(call).toMatchObject({ params: { id: 'se-1' }, body: { notes }, ifMatch: 4 });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Zapisz notatki' })).toBeDisabled());
  });

  it('nieudany zapis notatek mówi dlaczego i zostawia wpisane', async () => {
    const { dialog, user } = await open();
    api.on(scheduleRoutes.update, apiError(412, 'stale', 'Ktoś zmienił wizytę.'));
    await user.type(await dialog.findByRole('textbox', { name: /Do następnej wizyty/ }), '!');
    await user.click(dialog.getByRole('button', { name: 'Zapisz notatki' }));
    expect(await screen.findByText('Nie udało się zapisać notatek wizyty')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Do następnej wizyty/ })).toHaveValue('Śniadania w pracy!');
  });

  it('z dwoma badaniami mówi, co się zmieniło w wynikach, i że IgG to nie test alergii', async () => {
    const setOf = (id: string, day: string, value: number) => ({
      ...{ id, patientId: 'p-hanna', date: day, sourceFile: null, version: 1 },
      ...{ createdAt: `${day}T08:00:00.000Z`, updatedAt: `${day}T08:00:00.000Z` },
      ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example' },
      categories: [{ name: 'Warzywa', items: [{ name: 'Seler korzeń', value }] }],
    });
    const [current, former] = [setOf('is-2', '2026-11-17', 24), setOf('is-1', '2026-09-04', 41)];
    const counts = { green: 1, yellow: 0, red: 0 };
    api.on(intoleranceSetRoutes.list, { items: [current], nextStartKey: null });
    api.on(intoleranceSetRoutes.read, former);
    api.on(intoleranceSetRoutes.history, {
      items: [
        { ...current, current: true, counts },
        { ...former, current: false, counts },
      ],
    });
    const { dialog } = await open();
    const page = within(await dialog.findByRole('region', { name: 'Podgląd raportu' }));
    expect(page.getByRole('heading', { name: 'Co się zmieniło w wynikach' })).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Niższe niż poprzednio' })).toBeInTheDocument();
    expect(page.getByText('41 → 24 U/ml')).toBeInTheDocument();
    expect(page.getByText('Porównano badania: 04.09.2026 i 17.11.2026.')).toBeInTheDocument();
    expect(page.getByText(/IgG to nie test alergii/)).toBeInTheDocument();
  });

  it('bez wcześniejszego badania, którego nie da się wczytać, raportu nie ma', async () => {
    api.on(intoleranceSetRoutes.history, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { dialog } = await open();
    expect(await dialog.findByText('Nie udało się przygotować raportu')).toBeInTheDocument();
  });

  it('czeka na odpowiedź, gdy zna tylko wcześniejszą listę planów', async () => {
    const view = renderScreen(<PatientsScreen />, { path: '/patients' });
    await view.user.click(await screen.findByRole('button', { name: 'Hanna Brzezińska' }));
    await waitFor(() => expect(api.calls(planRoutes.list)).toHaveLength(1));
    let answer: (list: object) => void = () => undefined;
    api.on(planRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    await view.user.click(await screen.findByRole('button', { name: 'Raport postępów' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Raport postępów: Hanna Brzezińska' }));
    await waitFor(() => expect(api.calls(planRoutes.list)).toHaveLength(2));
    expect(dialog.queryByRole('region', { name: 'Podgląd raportu' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Drukuj' })).toBeDisabled();
    act(() => answer({ items: [] }));
    expect(await dialog.findByRole('region', { name: 'Podgląd raportu' })).toBeInTheDocument();
  });

  it('drukuje stronę pod nazwą pacjenta i dnia', async () => {
    const { dialog, user } = await open();
    await dialog.findByRole('region', { name: 'Podgląd raportu' });
    await user.click(dialog.getByRole('button', { name: 'Drukuj' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(document.title).toBe(`Raport_Hanna_Brzezińska_${todayIso()}`);
    expect(document.querySelector('[data-print-view]')).toHaveTextContent('Twoje postępy');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('[data-print-view]')).toBeNull());
  });

  it('czego nie da się wczytać, tego nie udaje brakiem: raportu wtedy nie ma', async () => {
    api.on(scheduleRoutes.list, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { dialog, user } = await open();
    expect(await dialog.findByText('Nie udało się przygotować raportu')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Drukuj' })).toBeDisabled();
    api.on(scheduleRoutes.list, []);
    await user.click(dialog.getByRole('button', { name: /Spróbuj ponownie/ }));
    expect(await dialog.findByText(/Nie ma umówionej wizyty/)).toBeInTheDocument();
  });
});
