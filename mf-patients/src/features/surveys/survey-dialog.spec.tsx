import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { FOOD_GROUP_LABELS, type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from '../patients/patients.screen.js';
import { answersOfForm, formOfSurvey } from './survey-form.model.js';

const hanna = makePatient();
const filled = formOfSurvey(undefined, { fullName: 'Hanna Brzezińska', today: '2026-09-04' });
const survey: PatientSurvey = {
  ...answersOfForm({
    ...filled,
    gastro: { ...filled.gastro, allergies: 'orzechy laskowe (wysypka)' },
    preferences: {
      ...filled.preferences,
      vegetables: { liked: 'brokuł, dynia', conditionallyAllowed: '', disliked: 'brukselka, kalafior' },
    },
    patientNotes: 'Gotuje głównie mąż.',
  }),
  ...{ id: 'ps-1', patientId: hanna.id, surveyDate: '2026-09-04', sourceFile: 'ankieta.docx', version: 3 },
  ...{ createdAt: '2026-09-04T10:00:00.000Z', updatedAt: '2026-11-16T10:00:00.000Z' },
  ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example', wordDecisions: [] },
};

let api: FakeApi;
/** What the server holds. */
let stored: PatientSurvey[];

beforeAll(async () => {
  await import('../patients/patient-dialogs.js');
  await import('./survey-dialog.js');
});
beforeEach(() => {
  stored = [survey];
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(ownWordRoutes.understand, { phrases: [] });
  api.on(surveyRoutes.list, () => ({ items: stored, nextStartKey: null }));
  api.on(surveyRoutes.save, ({ body }: FakeCall<typeof surveyRoutes.save>) => {
    const saved = { ...survey, ...(body as object), version: 4 } as PatientSurvey;
    stored = [saved];
    return saved;
  });
  api.on(surveyRoutes.remove, () => {
    stored = [];
    return undefined;
  });
  api.on(surveyRoutes.restore, () => {
    stored = [survey];
    return survey;
  });
});

const showList = () => renderScreen(<PatientsScreen />, { path: '/patients' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ankieta' }));
const openSurvey = async (button: string) => {
  const view = showList();
  await view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, dialog: await dialog() };
};
/** The look at what was understood, which comes before words that changed are saved. */
const afterLook = async (user: ReturnType<typeof showList>['user'], isDouble = false) => {
  const look = within(await screen.findByRole('dialog', { name: 'Sprawdź, co zrozumieliśmy' }));
  const save = await look.findByRole('button', { name: /^Zapisz ankietę/ });
  await (isDouble ? user.dblClick(save) : user.click(save));
};
const edit = async () => {
  const view = await openSurvey('Ankieta: Hanna Brzezińska');
  await view.user.click(await view.dialog.findByRole('button', { name: 'Edytuj' }));
  await screen.findByRole('button', { name: 'Zapisz ankietę' });
  return { ...view, dialog: await dialog() };
};

describe('ankieta pacjenta', () => {
  it('[core §2] jest do przeczytania, gdy jest: odpowiedzi, preferencje i notatki', async () => {
    const { dialog: view } = await openSurvey('Ankieta: Hanna Brzezińska');
    expect(await view.findByText(/Z wizyty 04.09.2026, plik ankieta.docx, zmiana 16.11.2026/)).toBeVisible();
    expect(view.getByText(/orzechy laskowe/)).toHaveTextContent('orzechy laskowe (wysypka)Alergia');
    const rows = within(view.getByRole('region', { name: 'Preferencje' })).getAllByRole('row');
    expect(rows).toHaveLength(14);
    expect(rows.map((row) => row.textContent)).toContain('Warzywabrokuł, dynia–brukselka, kalafior');
    expect(view.getByText('Gotuje głównie mąż.')).toBeVisible();
  });

  it('[core §2] gdy jej nie ma, przycisk prowadzi do wypełnienia, a 13 grup ma po trzy pola', async () => {
    stored = [];
    const { dialog: form, user } = await openSurvey('Wypełnij ankietę: Hanna Brzezińska');
    expect(await form.findByRole('textbox', { name: 'Imię i nazwisko' })).toHaveValue('Hanna Brzezińska');
    for (const label of Object.values(FOOD_GROUP_LABELS)) {
      const group = within(form.getByRole('group', { name: label }));
      expect(group.getAllByRole('textbox')).toHaveLength(3);
    }
    await user.type(form.getByRole('textbox', { name: 'Warzywa: Nie lubi' }), 'brukselka, kalafior');
    await user.click(form.getByRole('button', { name: 'Zapisz ankietę' }));
    await afterLook(user);
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    const [call] = api.calls(surveyRoutes.save);
    expect(call?.body).toMatchObject({
      patientId: hanna.id,
      sourceFile: null,
      preferences: { vegetables: { disliked: ['brukselka', 'kalafior'] } },
    });
    // "There was none": one that came meanwhile must not be written over.
    expect(call?.ifMatch).toBe(0);
    expect(await screen.findByRole('button', { name: 'Ankieta: Hanna Brzezińska' })).toBeInTheDocument();
  });

  it('[core §5] lista dzieli się na wpisy po przecinkach i wierszach, a dla każdej zmiany jest jeden zapis', async () => {
    const { dialog: form, user } = await edit();
    const disliked = form.getByRole('textbox', { name: 'Warzywa: Nie lubi' });
    await user.clear(disliked);
    await user.type(disliked, ' por , ,{Enter}cebula');
    await user.click(form.getByRole('button', { name: 'Zapisz ankietę' }));
    await afterLook(user, true);
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    const calls = api.calls(surveyRoutes.save);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.ifMatch).toBe(3);
    expect(calls[0]?.body).toMatchObject({
      sourceFile: 'ankieta.docx',
      header: { date: '04.09.2026' },
      gastro: { allergies: 'orzechy laskowe (wysypka)' },
      preferences: { vegetables: { disliked: ['por', 'cebula'] } },
    });
    const view = await dialog();
    expect(await view.findByText('por, cebula')).toBeVisible();
  });

  it('[core §8] nieudany zapis: „Błąd zapisu ankiety” z przyczyną, a wpisane zostaje', async () => {
    api.on(surveyRoutes.save, apiError(400, 'invalid_input', 'Najwyżej 100 wpisów na liście.'));
    const { dialog: form, user } = await edit();
    await user.type(form.getByRole('textbox', { name: 'Notatki' }), ' Dwoje dzieci.');
    await user.keyboard('{Control>}s{/Control}');
    await afterLook(user);
    expect(await form.findByText('Błąd zapisu ankiety')).toBeInTheDocument();
    expect(form.getByText('Najwyżej 100 wpisów na liście.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Notatki' })).toHaveValue('Gotuje głównie mąż. Dwoje dzieci.');
  });

  it('[core §8] nieudany zapis bez zdania serwera: „Nie udało się zapisać ankiety”', async () => {
    api.on(surveyRoutes.save, { fakeStatus: 409, body: 'zepsute' });
    const { dialog: form, user } = await edit();
    await user.type(form.getByRole('textbox', { name: 'Notatki' }), ' Dwoje dzieci.');
    await user.keyboard('{Control>}s{/Control}');
    await afterLook(user);
    expect(await form.findByText('Błąd zapisu ankiety')).toBeInTheDocument();
    expect(form.getByText('Nie udało się zapisać ankiety')).toBeInTheDocument();
  });

  it('[decisions 48] nowsza wersja z innego okna: wybiera człowiek, a jego wersja czeka w polach', async () => {
    const newer = {
      ...survey,
      version: 7,
      patientNotes: 'Z drugiego okna.',
      updatedBy: 'jan@gabinet.example',
    };
    api.on(surveyRoutes.save, ({ ifMatch }: FakeCall<typeof surveyRoutes.save>) =>
      ifMatch === 7
        ? { ...newer, version: 8 }
        : apiError(412, 'stale_version', 'Ktoś zapisał już nowszą wersję tych danych.', { current: newer }),
    );
    const { dialog: form, user } = await edit();
    await user.type(form.getByRole('textbox', { name: 'Notatki' }), ' Moje.');
    await user.click(form.getByRole('button', { name: 'Zapisz ankietę' }));
    await afterLook(user);
    expect(await form.findByText(/Nowsza wersja: jan@gabinet.example/)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Notatki' })).toHaveValue('Gotuje głównie mąż. Moje.');

    await user.click(form.getByRole('button', { name: 'Zachowaj moją' }));
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    expect(api.calls(surveyRoutes.save).map(({ ifMatch }) => ifMatch)).toEqual([3, 7]);
  });

  it('[decisions 48] ankieta, którą ktoś zapisał podczas wypełniania nowej, nie zabiera wpisanego i nie ginie', async () => {
    stored = [];
    const theirs = { ...survey, version: 1, updatedBy: 'jan@gabinet.example' };
    api.on(surveyRoutes.save, ({ ifMatch }: FakeCall<typeof surveyRoutes.save>) =>
      ifMatch === 1
        ? { ...survey, version: 2 }
        : apiError(412, 'stale_version', 'Ktoś zapisał już nowszą wersję tych danych.', { current: theirs }),
    );
    const { client, user } = await openSurvey('Wypełnij ankietę: Hanna Brzezińska');
    await user.type(await screen.findByRole('textbox', { name: 'Alergie' }), 'orzechy');
    stored = [theirs];
    await act(() => client.refetchQueries());
    const form = await dialog();
    expect(form.getByRole('textbox', { name: 'Alergie' })).toHaveValue('orzechy');

    await user.click(form.getByRole('button', { name: 'Zapisz ankietę' }));
    await afterLook(user);
    expect(await form.findByText(/Nowsza wersja: jan@gabinet.example/)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Alergie' })).toHaveValue('orzechy');
    await user.click(form.getByRole('button', { name: 'Zachowaj moją' }));
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    expect(api.calls(surveyRoutes.save).map(({ ifMatch }) => ifMatch)).toEqual([0, 1]);
  });

  it('[core §2] brak ankiety sprzed chwili nie otwiera pustego formularza, gdy ktoś ją już zapisał', async () => {
    stored = [];
    const { client, dialog: form, user } = await openSurvey('Wypełnij ankietę: Hanna Brzezińska');
    await user.click(await form.findByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stored = [survey];
    await act(() => client.invalidateQueries({ refetchType: 'none' }));
    await user.click(screen.getByRole('button', { name: 'Wypełnij ankietę: Hanna Brzezińska' }));
    expect(await (await dialog()).findByText(/orzechy laskowe/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Alergie' })).toBeNull();
  });

  it('[core §8] usunięta z formularza zamyka okno, bo nie ma czego dalej zmieniać', async () => {
    const { dialog: form, user } = await edit();
    await user.click(form.getByRole('button', { name: 'Usuń ankietę' }));
    expect(await screen.findByText('Ankieta usunięta')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[core §8] usunięta ankieta daje się przywrócić; nieudane usunięcie mówi to wprost', async () => {
    const { dialog: view, user } = await openSurvey('Ankieta: Hanna Brzezińska');
    await user.click(await view.findByRole('button', { name: 'Usuń ankietę' }));
    expect(await screen.findByText('Ankieta usunięta')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Wypełnij ankietę/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    expect(await screen.findByText('Przywrócono ankietę')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ankieta: Hanna Brzezińska' })).toBeInTheDocument();

    api.on(surveyRoutes.remove, apiError(400, 'internal', 'Dysk jest pełny.'));
    await user.click(screen.getByRole('button', { name: 'Ankieta: Hanna Brzezińska' }));
    await user.click(await (await dialog()).findByRole('button', { name: 'Usuń ankietę' }));
    expect(await screen.findByText('Nie udało się usunąć ankiety')).toBeInTheDocument();
  });

  it('[core §2] ze szczegółów pacjenta i z powrotem do nich', async () => {
    const { user } = showList();
    await user.click(await screen.findByRole('button', { name: 'Hanna Brzezińska' }));
    const details = within(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' }));
    await user.click(await details.findByRole('button', { name: /^Ankieta 04.09.2026/ }));
    await user.click(await (await dialog()).findByRole('button', { name: 'Wróć' }));
    expect(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
  });

  it('[core §8] gdy listy ankiet nie ma skąd wziąć, lista pacjentów działa i niczego nie zmyśla', async () => {
    api.on(surveyRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    const { user } = showList();
    await user.click(await screen.findByRole('button', { name: 'Ankieta: Hanna Brzezińska' }));
    await waitFor(async () =>
      expect((await dialog()).getByText('Nie udało się pobrać ankiety.')).toBeInTheDocument(),
    );
    expect(screen.queryByText(/Wypełnij/)).toBeNull();
  });
});
