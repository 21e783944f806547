import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planCalls } from '@pora/contracts/calls';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiKey } from '@pora/kit';
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

const year = new Date().getFullYear();
const hanna = makePatient({
  personal: { birthYear: year - 38 },
  measurements: [makeMeasurement('2026-11-17', 76.2), makeMeasurement('2026-09-02', 81.4)],
});

let api: FakeApi;
beforeAll(() => import('../patient-dialogs.js'));
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(scheduleRoutes.list, []);
  api.on(planRoutes.list, {
    items: [
      {
        id: 'pl-1',
        patientId: 'p-hanna',
        status: 'completed',
        stage: 1,
        created: '2026-09-02',
        days: 14,
        caloriesPerDay: 1900,
        updatedAt: '1',
      },
      {
        id: 'pl-2',
        patientId: 'p-hanna',
        status: 'active',
        stage: 2,
        created: '2026-10-02',
        days: 14,
        caloriesPerDay: 1750,
        updatedAt: '2',
      },
    ],
  });
});

const open = async (patient = hanna) => {
  api.on(patientRoutes.list, { items: [patient] });
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  const name = `${patient.personal.firstName} ${patient.personal.lastName}`;
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name })) };
};
const text = (value: string) => value.replaceAll(' ', '\u00a0');

describe('szczegóły pacjenta', () => {
  it('[core §2] kontakt, płeć, rok urodzenia, dziecko, wzrost, PAL, cel i ostatnia wizyta', async () => {
    const { dialog } = await open();
    expect(dialog.getByText('Kobieta, 38 lat. Pacjentka od 02.09.2026.')).toBeInTheDocument();
    for (const value of ['h.brzezinska@mail.example', '600 000 112', 'Kobieta', 'nie', '168 cm', '1,4'])
      expect(dialog.getByText(value)).toBeInTheDocument();
    expect(dialog.getByText('Redukcja masy')).toBeInTheDocument();
  });

  it('[core §9] BMR i TDEE liczone z ostatniej masy', async () => {
    const { dialog } = await open();
    // 447,593 + 9,247·76,2 + 3,098·168 − 4,33·38 = 1508,1; × 1,4 = 2111,3
    expect(dialog.getByText('1 508 kcal')).toBeInTheDocument();
    expect(dialog.getByText('2 111 kcal')).toBeInTheDocument();
  });

  it('[core §3] historia pomiarów z BMI od najnowszego', async () => {
    const { dialog } = await open();
    const rows = within(dialog.getByRole('table', { name: 'Pomiary' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DataMasaBMITaliaBiodraKlatkaRamięUdoDziałania',
      `17.11.2026${text('76,2 kg')}27,0–––––`,
      `02.09.2026${text('81,4 kg')}28,8–––––`,
    ]);
  });

  it('[core §3] pomiar da się poprawić: dzień, którego nie ruszono, zachowuje godzinę', async () => {
    const { dialog, user } = await open();
    const [newest] = hanna.measurements;
    api.on(patientRoutes.changeMeasurement, { ...hanna, version: 9 });
    await user.click(dialog.getByRole('button', { name: 'Popraw pomiar z 17.11.2026' }));
    const form = within(await screen.findByRole('dialog', { name: 'Pomiar' }));
    const weight = form.getByRole('textbox', { name: /Masa/ });
    expect(weight).toHaveValue('76,2');
    await user.clear(weight);
    await user.type(weight, '75,9');
    await user.click(form.getByRole('button', { name: 'Zapisz pomiar' }));
    expect(await screen.findByText('Poprawiono pomiar')).toBeInTheDocument();
    const [call] = api.calls(patientRoutes.changeMeasurement);
    expect(call?.params).toEqual({ id: 'p-hanna', measurementId: newest?.id });
    expect(call?.body).toEqual({ weightKg: 75.9, circumferences: newest?.circumferences });
    expect(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
  });

  it('[core §4] usunięty pomiar znika od razu, a „Cofnij” dodaje go znów pod tym samym numerem', async () => {
    const { dialog, user } = await open();
    const [newest, ...rest] = hanna.measurements;
    api.on(patientRoutes.removeMeasurement, { ...hanna, measurements: rest, version: 9 });
    api.on(patientRoutes.addMeasurement, { ...hanna, version: 10 });
    await user.click(dialog.getByRole('button', { name: 'Usuń pomiar z 17.11.2026' }));
    expect(await screen.findByText('Usunięto pomiar z 17.11.2026')).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('rowheader', { name: '17.11.2026' })).toBeNull());
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    expect(await screen.findByText('Przywrócono pomiar')).toBeInTheDocument();
    expect(api.calls(patientRoutes.addMeasurement)[0]?.body).toEqual(newest);
    expect(dialog.getByRole('rowheader', { name: '17.11.2026' })).toBeInTheDocument();
  });

  it('[core §8] nieudane usunięcie pomiaru mówi dlaczego, a pomiar zostaje', async () => {
    const { dialog, user } = await open();
    api.on(patientRoutes.removeMeasurement, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    await user.click(dialog.getByRole('button', { name: 'Usuń pomiar z 17.11.2026' }));
    expect(await screen.findByText('Nie udało się usunąć pomiaru')).toBeInTheDocument();
    expect(screen.getByText('Baza danych nie odpowiada.')).toBeInTheDocument();
    expect(dialog.getByRole('rowheader', { name: '17.11.2026' })).toBeInTheDocument();
  });

  it('[core §7] lista nie niesie historii: czyta ją dopiero otwarta karta, raz', async () => {
    const { measurements, createdBy, updatedBy, ...slim } = hanna;
    api.on(patientRoutes.get, { ...slim, createdBy, updatedBy, measurements });
    const { dialog, user } = await open(slim as typeof hanna);
    expect(await dialog.findByRole('table', { name: 'Pomiary' })).toBeInTheDocument();
    expect(dialog.getByText('1 508 kcal')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wróć' }));
    await user.click(await screen.findByRole('button', { name: 'Hanna Brzezińska' }));
    expect(await screen.findByRole('table', { name: 'Pomiary' })).toBeInTheDocument();
    expect(api.calls(patientRoutes.get).map(({ params }) => params)).toEqual([{ id: 'p-hanna' }]);
  });

  it('[core §8] odświeżenie pacjenta, o którym serwer nic nie mówi: „Failed to refresh patient”', async () => {
    const { measurements, createdBy, updatedBy, ...slim } = hanna;
    api.on(patientRoutes.get, { fakeStatus: 404, body: 'zepsute' });
    const { dialog } = await open(slim as typeof hanna);
    expect(await dialog.findByText('Failed to refresh patient')).toBeInTheDocument();
  });

  it('pomiarów, których nie da się wczytać, nie nazywa pustymi i pozwala spróbować znowu', async () => {
    const { measurements, createdBy, updatedBy, ...slim } = hanna;
    api.on(patientRoutes.get, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { dialog, user } = await open(slim as typeof hanna);
    expect(await dialog.findByText('Nie udało się pobrać pomiarów.')).toBeInTheDocument();
    expect(dialog.queryByRole('table', { name: 'Pomiary' })).toBeNull();
    api.on(patientRoutes.get, { ...slim, createdBy, updatedBy, measurements });
    await user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await dialog.findByRole('table', { name: 'Pomiary' })).toBeInTheDocument();
  });

  it('masa początkowa i notatki stoją w danych, notatki dopiero z całą kartą pacjenta', async () => {
    const whole = makePatient({ notes: 'Pracuje na zmiany.' });
    const { notes, measurements, createdBy, updatedBy, ...slim } = whole;
    api.on(patientRoutes.get, whole);
    const { dialog } = await open(slim as typeof hanna);
    expect(dialog.getByText('Masa początkowa').nextElementSibling).toHaveTextContent('81,4 kg');
    expect(await dialog.findByText('Pracuje na zmiany.')).toBeInTheDocument();
  });

  it('plany pacjenta: ile ich jest i który etap trwa', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText('2, aktywny: etap II')).toBeInTheDocument();
  });

  it('dziecko: „tak” i uwaga, że to wzór dla dorosłych', async () => {
    const { dialog } = await open(makePatient({ personal: { birthYear: year - 10 }, isChild: true }));
    expect(dialog.getByText('tak')).toBeInTheDocument();
    expect(dialog.getByText(/wzoru dla dorosłych/)).toBeInTheDocument();
  });

  it('[core §4, §8] odświeżenie TDEE czyta pacjenta, liczy, zapisuje i mówi ile', async () => {
    api.on(patientRoutes.get, hanna);
    api.on(patientRoutes.update, { ...hanna, version: 4, tdee: 2111 });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Odśwież TDEE' }));
    expect(await screen.findByText('TDEE odświeżone')).toBeInTheDocument();
    expect(screen.getByText('TDEE: 2 111 kcal - zapisano')).toBeInTheDocument();
    expect(api.calls(patientRoutes.update)[0]?.body).toEqual({ tdee: 2111 });
    expect(dialog.getByRole('button', { name: 'Odśwież TDEE' })).toBeInTheDocument();
  });

  it('[core §8] bez danych odświeżenie wymienia, czego brakuje', async () => {
    const bare = makePatient({
      personal: { sex: null, birthYear: null },
      anthropometrics: { heightCm: null, startingWeightKg: null },
    });
    api.on(patientRoutes.get, bare);
    const { user, dialog } = await open(bare);
    await user.click(dialog.getByRole('button', { name: 'Odśwież TDEE' }));
    expect(await screen.findByText('Nie można obliczyć TDEE')).toBeInTheDocument();
    expect(
      screen.getAllByText('Brakuje danych: masa ciała, wzrost, płeć, rok urodzenia').length,
    ).toBeGreaterThan(0);
    expect(api.calls(patientRoutes.update)).toHaveLength(0);
  });

  it.each([
    ['waga', { anthropometrics: { startingWeightKg: null } }, 'Brakuje danych: masa ciała'],
    ['wzrost', { anthropometrics: { heightCm: null } }, 'Brakuje danych: wzrost'],
    ['płeć', { personal: { sex: null } }, 'Brakuje danych: płeć'],
    ['rok urodzenia', { personal: { birthYear: null } }, 'Brakuje danych: rok urodzenia'],
    [
      'wiek ponad 120 lat',
      { personal: { birthYear: year - 121 } },
      'Rok urodzenia nie pasuje do wieku 0–120 lat',
    ],
  ])('[core §8] odświeżenie TDEE mówi, czego brakuje: %s', async (_what, change, words) => {
    const lacking = makePatient(change);
    api.on(patientRoutes.get, lacking);
    const { user, dialog } = await open(lacking);
    await user.click(dialog.getByRole('button', { name: 'Odśwież TDEE' }));
    const toast = within(await screen.findByRole('region', { name: /Powiadomienia/ }));
    expect(await toast.findByText('Nie można obliczyć TDEE')).toBeInTheDocument();
    expect(toast.getByText(words)).toBeInTheDocument();
    expect(api.calls(patientRoutes.update)).toHaveLength(0);
  });

  it('[core §9] energia pokazuje rachunek z liczbami pacjenta', async () => {
    const { dialog } = await open();
    expect(
      dialog.getByText('447,593 + 9,247 · 76,2 + 3,098 · 168 − 4,33 · 38 = 1 508,1'),
    ).toBeInTheDocument();
    expect(dialog.getByText('PPM 1 508,1 × PAL 1,4 = 2 111,4; masa z 17.11.2026')).toBeInTheDocument();
  });

  it('wykres pokazuje masę, BMI i wybrany obwód, a strzałki przechodzą po pomiarach', async () => {
    const { dialog, user } = await open();
    const chart = await dialog.findByRole('slider', { name: /^Masa: 81,4/ });
    expect(chart).toHaveAttribute('aria-valuetext', `17.11.2026: ${text('76,2 kg')} · BMI 27,0`);
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', `02.09.2026: ${text('81,4 kg')} · BMI 28,8`);
    await user.click(dialog.getByRole('radio', { name: 'BMI' }));
    expect(dialog.getByRole('slider', { name: /^BMI:/ })).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Obwody' }));
    expect(dialog.getByText('Talia: nie ma jeszcze czego narysować.')).toBeInTheDocument();
  });

  it('[core §8] nieudane odświeżenie mówi, że danych nie udało się odświeżyć', async () => {
    api.on(patientRoutes.get, apiError(500, 'internal', 'Błąd serwera.'));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Odśwież TDEE' }));
    expect(await screen.findByText('Nie udało się odświeżyć danych pacjenta')).toBeInTheDocument();
    expect(screen.getByText('Błąd')).toBeInTheDocument();
  });

  it('[core §3] dodany pomiar wraca do szczegółów i jest w historii', async () => {
    api.on(patientRoutes.addMeasurement, {
      ...hanna,
      version: 4,
      measurements: [makeMeasurement('2026-11-19', 75.9), ...hanna.measurements],
    });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Dodaj pomiar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowy pomiar' }));
    await user.type(form.getByRole('textbox', { name: 'Masa' }), '75,9');
    await user.type(form.getByRole('textbox', { name: 'Talia' }), '87,5');
    await user.click(form.getByRole('button', { name: 'Zapisz pomiar' }));
    const details = within(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' }));
    expect(details.getByRole('cell', { name: text('75,9 kg') })).toBeInTheDocument();
    expect(api.calls(patientRoutes.addMeasurement)[0]).toMatchObject({
      params: { id: 'p-hanna' },
      body: {
        id: expect.stringMatching(/^m-/),
        weightKg: 75.9,
        circumferences: { waistCm: 87.5, hipCm: null },
      },
    });
  });

  it('nieudany pomiar zostawia okno z wpisanymi liczbami', async () => {
    api.on(patientRoutes.addMeasurement, apiError(503, 'unavailable', 'Spróbuj za chwilę.'));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Dodaj pomiar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowy pomiar' }));
    await user.type(form.getByRole('textbox', { name: 'Masa' }), '75,9');
    await user.click(form.getByRole('button', { name: 'Zapisz pomiar' }));
    expect(await form.findByText('Spróbuj za chwilę.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Masa' })).toHaveValue('75,9');
  });
});

describe('usuwanie pacjenta', () => {
  const remove = async () => {
    const view = await open();
    await view.dialog.findByText('2, aktywny: etap II');
    await view.user.click(view.dialog.getByRole('button', { name: 'Usuń pacjenta' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć pacjenta?' }));
    return { ...view, question };
  };

  it('pyta raz i wymienia, co zniknie razem z pacjentem', async () => {
    const { question } = await remove();
    const words =
      /Hanna Brzezińska zniknie z listy.*2\spomiary i 2\splany diety.*ankieta i wyniki nietolerancji/;
    expect(question.getByText(words)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Anuluj' })).toHaveFocus();
  });

  it('nie przemilcza planów, gdy listy bez żadnego nie udało się odświeżyć', async () => {
    api.on(planRoutes.list, { items: [] });
    const { client, dialog, user } = await open();
    const ask = async () => {
      await user.click(dialog.getByRole('button', { name: 'Usuń pacjenta' }));
      return within(await screen.findByRole('alertdialog', { name: 'Usunąć pacjenta?' }));
    };
    const sure = await ask();
    expect(await sure.findByText(/2\spomiary, a także wizyty/)).toBeInTheDocument();
    await user.click(sure.getByRole('button', { name: 'Anuluj' }));
    api.on(planRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    await act(() => client.refetchQueries({ queryKey: apiKey(planCalls.list) }));
    const unsure = await ask();
    expect(await unsure.findByText(/2\spomiary i plany diety, a także wizyty/)).toBeInTheDocument();
  });

  it('[core §4] usuwa od razu, a „Cofnij” przywraca z kosza', async () => {
    api.on(patientRoutes.remove, undefined);
    api.on(patientRoutes.restore, hanna);
    const { user, question, client } = await remove();
    await user.click(question.getByRole('button', { name: 'Usuń pacjenta' }));
    expect(await screen.findByText('Brak pacjentów')).toBeInTheDocument();
    // The plans went along: other sections must not show them from a list of before.
    expect(client.getQueryState(apiKey(planCalls.list))?.isInvalidated).toBe(true);
    await user.click(await screen.findByRole('button', { name: /Cofnij/ }));
    expect(await screen.findByRole('button', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
    expect(api.calls(patientRoutes.restore)).toHaveLength(1);
  });

  it('przykładowego usuwa jednym kliknięciem, bez pytania, i daje go przywrócić', async () => {
    const jan = makePatient({ id: SAMPLE_PATIENT_ID });
    api.on(patientRoutes.get, jan);
    api.on(patientRoutes.remove, undefined);
    const { user, dialog } = await open(jan);
    expect(dialog.getByText('Przykład')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Usuń pacjenta' }));
    expect(await screen.findByText('Brak pacjentów')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByRole('button', { name: /Cofnij/ })).toBeInTheDocument();
  });

  it('Ctrl+Z przywraca ostatnio usuniętego', async () => {
    api.on(patientRoutes.remove, undefined);
    api.on(patientRoutes.restore, hanna);
    const { user, question } = await remove();
    await user.click(question.getByRole('button', { name: 'Usuń pacjenta' }));
    expect(await screen.findByText('Usunięto pacjenta: Hanna Brzezińska')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Przywrócono pacjenta: Hanna Brzezińska')).toBeInTheDocument();
    expect(screen.queryByText('Usunięto pacjenta: Hanna Brzezińska')).toBeNull();
  });

  it('[core §4] odmowa serwera przywraca pacjenta na listę', async () => {
    api.on(patientRoutes.remove, apiError(503, 'unavailable', 'Plany są chwilowo niedostępne.'));
    const { user, question } = await remove();
    await user.click(question.getByRole('button', { name: 'Usuń pacjenta' }));
    expect(await screen.findByText('Nie udało się usunąć pacjenta')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hanna Brzezińska' })).toBeInTheDocument());
  });
});
