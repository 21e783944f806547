/** The patients' screen with an import of results on it, for the tests of its questions and of its review. */
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import {
  type IntoleranceReview,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { fakeApi, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { PatientsScreen } from '../features/patients/patients.screen.js';

/** Whose results are imported. */
export const hanna = makePatient();

/** What the file holds. */
export const data = {
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

/** Where in the file something stands. */
export const place = { sheet: 'Wyniki', page: null, row: 7, column: 'C', isHidden: false };

/** A file with two foods whose result is no number. */
export const review: IntoleranceReview = {
  unread: [
    { category: 'Owoce', name: 'Lukrecja', text: 'ok. 12', place },
    { category: null, name: 'Aloes', text: '#N/A', place: { ...place, row: 9 } },
  ],
  repeated: [{ category: 'Owoce', name: 'Kiwi', values: [9, 31] }],
  ...{ printedCount: 4, counts: { printed: 5, read: 3 }, columnQuestion: [], ignoredColumns: [] },
  ...{ unit: { text: 'U/ml', place }, patient: null, resultColumn: { head: 'Wynik (U/ml)', column: 'C' } },
  date: { value: '2026-09-14', label: 'Data badania', place },
  extent: { kind: 'sheets', count: 1 },
};

/** A file that leaves nothing open. */
export const clear: IntoleranceReview = { ...review, unread: [], counts: { printed: 3, read: 3 } };

/** The button that saves. */
export const SAVE = 'Zapisz nietolerancje';

/** What the server has and was sent; a test may say what it has. */
export interface ResultsDesk {
  readonly api: FakeApi;
  readonly sent: FakeCall<typeof intoleranceSetRoutes.create>[];
  stored: PatientIntoleranceSet[];
}

/** The dialogs the import opens. */
export async function loadDialogs(): Promise<void> {
  await import('../features/patients/patient-dialogs.js');
  await import('../features/intolerance-sets/results-dialog.js');
}

/** A server with one patient and no results that reads a clear file. */
export function setUpDesk(): ResultsDesk {
  const api = fakeApi();
  const desk: ResultsDesk = { api, sent: [], stored: [] };
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(intoleranceSetRoutes.list, () => ({ items: desk.stored, nextStartKey: null }));
  api.on(intoleranceSetRoutes.history, { items: [] });
  api.on(intoleranceDictionaryRoutes.list, { items: [] });
  api.on(intoleranceSetRoutes.parse, { data, review: clear });
  takeSaves(desk);
  return desk;
}

/** The server keeps what it is sent. */
export const takeSaves = (desk: ResultsDesk) =>
  desk.api.on(intoleranceSetRoutes.create, (call: FakeCall<typeof intoleranceSetRoutes.create>) => {
    desk.sent.push(call);
    const set = {
      ...{ id: 'is-1', createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
      ...{ version: 1, createdBy: 'a@b.pl', updatedBy: 'a@b.pl' },
      ...(call.body as object),
    } as PatientIntoleranceSet;
    desk.stored = [set];
    return set;
  });

/** Chooses a file. */
export const choose = (name = 'wyniki.xlsx') =>
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files: [new File(['PK'], name)] },
  });

/** Opens the import of the patient without results. */
export async function openImport() {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(
    await screen.findByRole('button', { name: 'Importuj nietolerancje: Hanna Brzezińska' }),
  );
  await screen.findByText('Brak wyników nietolerancji');
  return view;
}

/** Opens the import and chooses a file. */
export async function openReview() {
  const view = await openImport();
  choose();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sprawdź wyniki' }));
  return { ...view, dialog };
}

/** What was saved first, a category a line. */
export const savedValues = ({ sent }: ResultsDesk) =>
  (sent[0]?.body as { categories: typeof data.categories }).categories.map(
    ({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.value}`).join(', ')}`,
  );
