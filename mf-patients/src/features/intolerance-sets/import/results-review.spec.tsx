import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { PatientsScreen } from '../../patients/patients.screen.js';

const hanna = makePatient();
const data = {
  categories: [
    {
      name: 'Owoce',
      items: [
        { name: 'Kiwi', value: 31 },
        { name: 'Figa', value: 26 },
      ],
    },
    { name: 'Orzechy', items: [{ name: 'Orzech włoski', value: 55 }] },
  ],
};
const review = {
  unread: [
    { category: 'Owoce', name: 'Lukrecja', text: 'ok. 12' },
    { category: null, name: 'Aloes', text: '#N/A' },
  ],
  repeated: [{ category: 'Owoce', name: 'Kiwi', values: [9, 31] }],
  printedCount: 4,
};
const NAME = 'Zapisz nietolerancje';

let api: FakeApi;
let stored: PatientIntoleranceSet[];
let sent: FakeCall<typeof intoleranceSetRoutes.create>[];

beforeAll(async () => {
  await import('../../patients/patient-dialogs.js');
  await import('../results-dialog.js');
});
beforeEach(() => {
  stored = [];
  sent = [];
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(intoleranceSetRoutes.list, () => ({ items: stored, nextStartKey: null }));
  api.on(intoleranceDictionaryRoutes.list, { items: [] });
  api.on(intoleranceSetRoutes.parse, { data, review });
  api.on(intoleranceSetRoutes.create, (call: FakeCall<typeof intoleranceSetRoutes.create>) => {
    sent.push(call);
    const set = {
      ...{ id: 'is-1', createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
      ...{ version: 1, createdBy: 'a@b.pl', updatedBy: 'a@b.pl' },
      ...(call.body as object),
    } as PatientIntoleranceSet;
    stored = [set];
    return set;
  });
});

const choose = (name = 'wyniki.xlsx') =>
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files: [new File(['PK'], name)] },
  });
const openImport = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(
    await screen.findByRole('button', { name: 'Importuj nietolerancje: Hanna Brzezińska' }),
  );
  await screen.findByText('Brak wyników nietolerancji');
  return view;
};
const openReview = async () => {
  const view = await openImport();
  choose();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sprawdź wyniki' }));
  return { ...view, dialog };
};
const savedValues = () =>
  (sent[0]?.body as { categories: typeof data.categories }).categories.map(
    ({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.value}`).join(', ')}`,
  );

describe('import wyników nietolerancji', () => {
  it('[core §5] pokazuje przed zapisem, ile i czego odczytano, i niczego sam nie zapisuje', async () => {
    const { dialog } = await openReview();
    expect(dialog.getByText('plik podaje 4')).toBeInTheDocument();
    expect(dialog.getByText('od 26,0 do 55,0')).toBeInTheDocument();
    expect(dialog.getByText(/Nic jeszcze nie zapisano/)).toBeInTheDocument();
    const unread = within(dialog.getByRole('region', { name: 'Nieodczytana wartość' }));
    expect(unread.getByText('w pliku: „ok. 12”')).toBeInTheDocument();
    expect(unread.getByText('w pliku: „#N/A”')).toBeInTheDocument();
    const unmapped = within(await dialog.findByRole('region', { name: 'Bez mapowania na produkty' }));
    expect(unmapped.getByText('Orzech włoski')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('[decisions 53] z powtórzonej pozycji proponuje wyższą wartość; zapisuje tę, którą wskaże człowiek', async () => {
    const { dialog, user } = await openReview();
    expect(dialog.getByRole('radio', { name: 'Zapisz 31,0' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Zapisz 9,0' }));
    await user.type(dialog.getByRole('textbox', { name: /^Aloes: wynik/ }), '40,5');
    await user.click(dialog.getByRole('button', { name: NAME }));
    expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
    expect(savedValues()).toEqual([
      'Owoce: Kiwi 9, Figa 26',
      'Orzechy: Orzech włoski 55',
      'Bez kategorii: Aloes 40.5',
    ]);
    expect(sent[0]?.body).toMatchObject({ patientId: hanna.id, sourceFile: 'wyniki.xlsx', date: null });
    expect(await screen.findByRole('dialog', { name: 'Nietolerancje' })).toBeInTheDocument();
  });

  it('[core §8] nieudany zapis mówi, co się stało, a sprawdzone wyniki zostają', async () => {
    api.on(intoleranceSetRoutes.create, apiError(503, 'unavailable', 'Baza danych nie odpowiada.'));
    const { dialog, user } = await openReview();
    await user.click(dialog.getByRole('button', { name: NAME }));
    expect(await screen.findByText('Błąd zapisu nietolerancji')).toBeInTheDocument();
    expect(screen.getByText('Baza danych nie odpowiada.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: NAME })).toBeEnabled();
  });

  it('[core §8] plik, którego nie da się odczytać, jest odrzucany ze stanem odpowiedzi i powodem', async () => {
    api.on(intoleranceSetRoutes.parse, apiError(422, 'unreadable_file', 'Inna skala: µg/ml.'));
    await openImport();
    choose();
    expect(await screen.findByText(/^Błąd parsowania pliku: 422/)).toBeInTheDocument();
    expect(screen.getByText('Inna skala: µg/ml.')).toBeInTheDocument();
  });

  it('[core §8] plik innego rodzaju i odpowiedź bez kategorii: nieprawidłowy format', async () => {
    api.on(intoleranceSetRoutes.parse, { data: { categories: [] } });
    await openImport();
    choose('wyniki.csv');
    expect(await screen.findByText('Nieprawidłowy format pliku...')).toBeInTheDocument();
    choose();
    expect((await screen.findAllByText('Nieprawidłowy format pliku...')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog', { name: 'Sprawdź wyniki' })).toBeNull();
  });

  it('[core §8] gdy serwer nie odpowiada: błąd importu', async () => {
    api.on(intoleranceSetRoutes.parse, () => {
      throw new TypeError('Failed to fetch');
    });
    await openImport();
    choose();
    expect(await screen.findByText('Błąd importu nietolerancji')).toBeInTheDocument();
  });

  it('[core §4] zamknięcie z niezapisanymi wynikami najpierw pyta', async () => {
    const { dialog, user } = await openReview();
    await user.click(dialog.getByRole('button', { name: 'Porzuć import' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Porzucić import?' }));
    expect(question.getByText('Wyniki z pliku nie zostały jeszcze zapisane.')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });
});
