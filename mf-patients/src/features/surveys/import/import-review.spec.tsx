import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type PatientSurvey,
  type SurveyAnswers,
  surveyAnswersSchema,
} from '@pora/contracts/patients/survey.model';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { onPhone } from '../../../testing/on-phone.js';
import { PatientsScreen } from '../../patients/patients.screen.js';
import { answersOfForm, formOfSurvey } from '../survey-form.model.js';
import { namesDiffer } from './names-differ.js';

const hanna = makePatient();
const empty = formOfSurvey(undefined, { fullName: 'Hanna Brzezińska', today: '2026-09-04' });
const survey: PatientSurvey = {
  ...answersOfForm({
    ...empty,
    medicalHistory: { ...empty.medicalHistory, geneticLoad: 'cukrzyca typu 2 (matka)' },
    constraints: { ...empty.constraints, workHours: '8:00–16:00' },
    patientNotes: 'Gotuje mąż.',
  }),
  ...{ id: 'ps-1', patientId: hanna.id, surveyDate: '2026-09-04', sourceFile: null, version: 3 },
  ...{ createdAt: '2026-09-04T10:00:00.000Z', updatedAt: '2026-11-16T10:00:00.000Z' },
  ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example', wordDecisions: [] },
};
const answers: SurveyAnswers = surveyAnswersSchema.parse({
  header: { date: '04.09.2026', fullName: 'HANNA Brzezinska' },
  medicalHistory: { geneticLoad: 'brak' },
  gastro: { allergies: 'orzechy laskowe' },
  constraints: { workHours: '7:30–15:30, wtorki do 18:00' },
  preferences: { vegetables: { disliked: ['cebula'] } },
});
const unplaced = [
  { text: 'Wzrost: 168', near: 'Telefon', lines: [1] },
  { text: 'tempeh', near: 'Nie lubię', lines: [3] },
  { text: 'Zgoda RODO: podpis', near: '', lines: [] },
];
const lineOf = (at: number, text: string) => ({ at, runs: [{ text }] });
const formPaper = {
  blocks: [
    { kind: 'line' as const, line: lineOf(0, 'Alergie: orzechy laskowe') },
    { kind: 'line' as const, line: lineOf(1, 'Wzrost: 168') },
    {
      kind: 'table' as const,
      rows: [
        [[lineOf(2, 'Nie lubię')], [lineOf(3, 'cebula, tempeh')]],
        [[lineOf(4, '<img src=x onerror=alert(1)>')], [lineOf(5, 'HANNA Brzezinska')]],
      ],
    },
  ],
  isCut: false,
};
const told = (text: string) => [{ text, isTold: true }];
const sources = [
  { field: 'gastro.allergies', lines: [0], questions: told('Alergie') },
  { field: 'constraints.workHours', lines: [2], questions: [{ text: 'Rytm tygodnia', isTold: false }] },
  { field: 'preferences.vegetables.disliked', lines: [3], questions: told('Czego Pani nie zje?') },
  { field: 'header.fullName', lines: [5], questions: told('Imię i nazwisko') },
];
const imported = { asked: 9, recognised: 6, unplaced, sources, document: formPaper };

let api: FakeApi;
let stored: PatientSurvey[];

beforeAll(async () => {
  await import('../../patients/patient-dialogs.js');
  await import('../survey-dialog.js');
});
beforeEach(() => {
  stored = [survey];
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(ownWordRoutes.understand, { phrases: [] });
  api.on(surveyRoutes.list, () => ({ items: stored, nextStartKey: null }));
  api.on(surveyRoutes.parse, { data: answers, review: imported });
  api.on(surveyRoutes.save, ({ body }: FakeCall<typeof surveyRoutes.save>) => {
    const saved = { ...survey, ...(body as object), version: 4 } as PatientSurvey;
    stored = [saved];
    return saved;
  });
});

const file = (name = 'ankieta.docx') => new File(['PK'], name);
const choose = (chosen = file()) =>
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files: [chosen] },
  });
const openSurvey = async (button = 'Ankieta: Hanna Brzezińska') => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('button', { name: 'Import z .docx' });
  return view;
};
const review = async () => within(await screen.findByRole('dialog', { name: 'Sprawdź import' }));

/** The look at what was understood, which comes before words that changed are saved. */
const afterLook = async (user: ReturnType<typeof renderScreen>['user']) => {
  const look = within(await screen.findByRole('dialog', { name: 'Sprawdź, co zrozumieliśmy' }));
  await user.click(await look.findByRole('button', { name: /^Zapisz ankietę/ }));
};

describe('import ankiety', () => {
  it('[core §4] pokazuje stare i nowe odpowiedzi, a niczego nie zapisuje przed „Zapisz ankietę”', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    expect(screen.getByText('Zaimportowano ankietę z pliku')).toBeInTheDocument();
    expect(dialog.getByText('Rozpoznano 6 z 9 pól:')).toBeInTheDocument();
    expect(
      dialog.getByText('3 zmienione, 2 nowe, 1 bez zmian. 1 pole do sprawdzenia. Nic jeszcze nie zapisano.'),
    ).toBeInTheDocument();
    expect(api.calls(surveyRoutes.save)).toHaveLength(0);

    await user.click(dialog.getByRole('button', { name: /^Zapisz ankietę/ }));
    await afterLook(user);
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    const [call] = api.calls(surveyRoutes.save);
    expect(call?.ifMatch).toBe(3);
    expect(call?.body).toMatchObject({
      sourceFile: 'ankieta.docx',
      gastro: { allergies: 'orzechy laskowe' },
      constraints: { workHours: '7:30–15:30, wtorki do 18:00' },
      preferences: { vegetables: { disliked: ['cebula'] } },
    });
  });

  it('[decisions 53] co skróciłoby zapisaną odpowiedź, zostaje, póki człowiek nie wybierze pliku', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    const choice = within(dialog.getByRole('radiogroup', { name: 'Obciążenia genetyczne: która odpowiedź' }));
    expect(choice.getByRole('radio', { name: 'Zostaw' })).toBeChecked();
    expect(dialog.getByText('Plik skróciłby odpowiedź.')).toBeInTheDocument();
    await user.click(choice.getByRole('radio', { name: 'Z pliku' }));
    await user.keyboard('{Control>}s{/Control}');
    await afterLook(user);
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    expect(api.calls(surveyRoutes.save)[0]?.body).toMatchObject({ medicalHistory: { geneticLoad: 'brak' } });
  });

  it('[core §4] tekst bez pola można przypisać albo pominąć, a bez wyboru trafia do notatek', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    expect(dialog.getByText('Bez wyboru: 3')).toBeInTheDocument();
    const place = async (text: string, option: string) => {
      await user.click(dialog.getByRole('combobox', { name: `Gdzie przypisać: ${text}` }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await place('tempeh', 'Warzywa strączkowe: Nie lubi');
    await place('Zgoda RODO: podpis', 'Pomiń');
    await user.click(dialog.getByRole('button', { name: 'Wróć do formularza' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ankieta' }));
    expect(await form.findByText(/Wczytano ankieta.docx\. Wypełniono 4 pola\./)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Warzywa strączkowe: Nie lubi' })).toHaveValue('tempeh');
    expect(form.getByRole('textbox', { name: 'Notatki' })).toHaveValue('Gotuje mąż.\nWzrost: 168');
    expect(form.getByRole('textbox', { name: 'Obciążenia genetyczne' })).toHaveValue(
      'cukrzyca typu 2 (matka)',
    );
    expect(form.getByText('Niezapisane zmiany')).toBeInTheDocument();
    expect(api.calls(surveyRoutes.save)).toHaveLength(0);
  });

  it('[decisions 57] pole mówi, na które pytanie pliku odpowiada, a niepewne jest do sprawdzenia', async () => {
    await openSurvey();
    choose();
    const dialog = await review();
    const row = (field: string) => within(dialog.getByRole('row', { name: new RegExp(`^${field}`) }));
    expect(row('Warzywa: Nie lubi').getByText('Pytanie: „Czego Pani nie zje?”')).toBeInTheDocument();
    expect(row('Warzywa: Nie lubi').queryByText(/^Sprawdź/)).toBeNull();
    expect(row('Godziny pracy').getByText('Pytanie: „Rytm tygodnia”')).toBeInTheDocument();
    expect(
      row('Godziny pracy').getByText('Sprawdź: nie jest pewne, że plik pyta o to pole.'),
    ).toBeInTheDocument();
    // A question that is called as its field needs no second line.
    expect(row('Alergie').queryByText(/^Pytanie/)).toBeNull();
  });

  it('[decisions 57] niepewna odpowiedź, której pole nie chce, nie ginie: można ją przypisać, a bez wyboru trafia do notatek', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    const choice = within(dialog.getByRole('radiogroup', { name: 'Godziny pracy: która odpowiedź' }));
    await user.click(choice.getByRole('radio', { name: 'Zostaw' }));
    expect(dialog.getByText('Bez wyboru: 4')).toBeInTheDocument();
    expect(
      dialog.getByRole('combobox', { name: 'Gdzie przypisać: 7:30–15:30, wtorki do 18:00' }),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wróć do formularza' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ankieta' }));
    expect(await form.findByRole('textbox', { name: 'Godziny pracy' })).toHaveValue('8:00–16:00');
    expect(form.getByRole('textbox', { name: 'Notatki' })).toHaveValue(
      'Gotuje mąż.\nWzrost: 168\ntempeh\nZgoda RODO: podpis\n7:30–15:30, wtorki do 18:00',
    );
  });

  it('[decisions 57] niepewna odpowiedź, którą ankieta już ma, nie trafia drugi raz do notatek', async () => {
    const longer = `${answers.constraints.workHours}, środy zdalnie`;
    stored = [{ ...survey, constraints: { ...survey.constraints, workHours: longer } }];
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    expect(dialog.getByText('Bez wyboru: 3')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wróć do formularza' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ankieta' }));
    expect(await form.findByRole('textbox', { name: 'Godziny pracy' })).toHaveValue(longer);
    expect(form.getByRole('textbox', { name: 'Notatki' })).toHaveValue(
      'Gotuje mąż.\nWzrost: 168\ntempeh\nZgoda RODO: podpis',
    );
  });

  it('[core §4] lista sekcji z liczbą zmian zawęża porównanie, a „Przyjmij wszystkie” bierze tylko to, co widać', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    const sections = within(dialog.getByRole('navigation', { name: 'Części ankiety' }));
    expect(sections.getByRole('button', { name: /^Wszystkie zmiany/ })).toHaveTextContent('5');
    expect(sections.getByRole('button', { name: /^Nieprzypisane/ })).toHaveTextContent('3');
    await user.click(sections.getByRole('button', { name: /^Układ pokarmowy/ }));
    const shown = () => dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Alergie']);
    expect(dialog.queryByRole('heading', { name: 'Nieprzypisane' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Przyjmij wszystkie' }));
    await user.click(sections.getByRole('button', { name: /^Wywiad medyczny/ }));
    const choice = within(dialog.getByRole('radiogroup', { name: 'Obciążenia genetyczne: która odpowiedź' }));
    expect(choice.getByRole('radio', { name: 'Zostaw' })).toBeChecked();
    await user.click(sections.getByRole('button', { name: /^Nieprzypisane/ }));
    expect(dialog.queryByRole('columnheader', { name: 'Pole' })).toBeNull();
    expect(dialog.getByRole('heading', { name: 'Nieprzypisane' })).toBeInTheDocument();
  });

  it('[core §4] dokument stoi obok: z pola prowadzi do miejsca, a z miejsca z powrotem do pola', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    const paper = within(dialog.getByRole('region', { name: 'Dokument' }));
    await user.click(dialog.getByRole('button', { name: 'Pokaż w dokumencie: Alergie' }));
    const place = paper.getByRole('button', { name: /^Alergie: orzechy laskowe ?, wzięte do: Alergie$/ });
    expect(place).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'Pokaż w dokumencie: Alergie' })).toHaveFocus();
  });

  it('[core §4] co wzięto, a czego nie, jest w dokumencie oznaczone różnie i prowadzi do listy', async () => {
    const { user } = await openSurvey();
    choose();
    const dialog = await review();
    const paper = within(dialog.getByRole('region', { name: 'Dokument' }));
    const left = paper.getByRole('button', { name: /^Wzrost: 168 ?, bez pola/ });
    expect(left).toHaveAttribute('data-mark', 'unplaced');
    expect(paper.getByRole('button', { name: /^cebula, tempeh/ })).toHaveAttribute('data-mark', 'taken');
    await user.click(left);
    expect(dialog.getByRole('button', { name: 'Pokaż w dokumencie: Wzrost: 168' })).toHaveFocus();
    // An answer that is the same as before is not among the changes, and still can be reached.
    await user.click(paper.getByRole('button', { name: /^HANNA Brzezinska/ }));
    expect(dialog.getByRole('button', { name: 'Pokaż w dokumencie: Imię i nazwisko' })).toHaveFocus();
  });

  it('[core §8] tekst dokumentu, który udaje kod strony, zostaje tekstem', async () => {
    await openSurvey();
    choose();
    const dialog = await review();
    expect(dialog.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('[core §5] inne nazwisko w pliku: pytanie co do słowa, a „Anuluj” niczego nie wczytuje', async () => {
    const other = { ...answers, header: { ...answers.header, fullName: 'Anna Nowak' } };
    api.on(surveyRoutes.parse, { data: other, review: { ...imported, unplaced: [] } });
    const { user } = await openSurvey();
    choose();
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText(
        'Uwaga: Imię i nazwisko w pliku (Anna Nowak) różni się od wybranego pacjenta (Hanna Brzezińska). Kontynuować?',
      ),
    ).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Anuluj' }));
    expect(screen.queryByText('Zaimportowano ankietę z pliku')).toBeNull();

    choose();
    await user.click(await screen.findByRole('button', { name: 'Kontynuuj' }));
    expect((await review()).getByText(/W pliku: Anna Nowak\. Wczytano mimo/)).toBeInTheDocument();
  });

  it.each([
    ['Hanna Brzezińska', 'HANNA  BRZEZINSKA', false],
    ['Hanna Brzezińska', 'Hanna Brzezińska-Nowak', false],
    ['Hanna Brzezińska', '', false],
    ['Łucja Żak', 'lucja zak', false],
    ['Hanna Brzezińska', 'Brzezińska Hanna', true],
    ['Hanna Brzezińska', 'Anna Brzezińska-Nowak', true],
  ])('[core §5] pacjent „%s”, plik „%s”: różni się – %s', (patient, inFile, differs) => {
    expect(namesDiffer(inFile, patient)).toBe(differs);
  });

  it('[core §8] plik, którego nie da się odczytać: „Błąd parsowania pliku” z przyczyną', async () => {
    api.on(surveyRoutes.parse, apiError(422, 'unreadable_file', 'Plik jest pusty.'));
    await openSurvey();
    choose();
    expect(await screen.findByText('Błąd parsowania pliku')).toBeInTheDocument();
    expect(screen.getByText('Plik jest pusty.')).toBeInTheDocument();
  });

  it('[core §8] plik innego rodzaju nie jest nawet wysyłany', async () => {
    await openSurvey();
    choose(file('ankieta.doc'));
    expect(await screen.findByText('Błąd parsowania pliku')).toBeInTheDocument();
    expect(api.calls(surveyRoutes.parse)).toHaveLength(0);
  });

  it('[core §8] bez połączenia: „Błąd importu ankiety”', async () => {
    await openSurvey();
    api.setOnline(false);
    choose();
    expect(await screen.findByText('Błąd importu ankiety')).toBeInTheDocument();
  });

  it('[core §4] porzucenie importu pyta, a formularz zostaje, jaki był', async () => {
    stored = [];
    const { user } = await openSurvey('Wypełnij ankietę: Hanna Brzezińska');
    await user.type(await screen.findByRole('textbox', { name: 'Alergie' }), 'pyłki i kurz oraz orzechy');
    choose();
    await user.click((await review()).getByRole('button', { name: 'Porzuć import' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Porzucić import?' }));
    await user.click(question.getByRole('button', { name: /Porzuć/ }));
    expect(await screen.findByRole('textbox', { name: 'Alergie' })).toHaveValue('pyłki i kurz oraz orzechy');
  });
});

describe('import ankiety na telefonie', () => {
  onPhone();

  it('[core §4] tytuł ma wiersz dla siebie, a „Wybierz inny plik” stoi nad odpowiedziami', async () => {
    await openSurvey();
    choose();
    const dialog = await review();
    const title = dialog.getByRole('heading', { name: 'Sprawdź import' }).closest('header') as HTMLElement;
    expect(within(title).queryByRole('button', { name: 'Wybierz inny plik' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Wybierz inny plik' })).toBeInTheDocument();
  });
});
