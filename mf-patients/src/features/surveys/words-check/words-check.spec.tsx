import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPhrase } from '../../../testing/a-phrase.js';
import { PatientsScreen } from '../../patients/patients.screen.js';
import { answersOfForm, formOfSurvey } from '../survey-form.model.js';

const hanna = makePatient();
const blank = formOfSurvey(undefined, { fullName: 'Hanna Brzezińska', today: '2026-11-28' });
const survey: PatientSurvey = {
  ...answersOfForm({
    ...blank,
    medicalHistory: { ...blank.medicalHistory, currentChronic: 'celiakia' },
    gastro: { ...blank.gastro, allergies: 'Nie zgłasza alergii pokarmowych.', intolerances: 'nic surowego' },
  }),
  ...{ id: 'ps-1', patientId: hanna.id, surveyDate: '2026-11-28', sourceFile: null, version: 3 },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
  ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example', wordDecisions: [] },
};
const DENIED = aPhrase({ text: 'Nie zgłasza alergii pokarmowych.', field: 'allergies', reading: 'denied' });
const RAW = aPhrase({
  ...{ text: 'nic surowego', field: 'intolerances', reading: 'unclear', reason: 'no_food', isOpen: true },
});
const CELIAC = aPhrase({
  ...{ text: 'celiakia', field: 'chronic', elsewhere: 'kept_out', isOpen: true },
  ...{ avoided: [{ name: 'gluten', foods: 7 }], foodIds: [1, 2, 3, 4, 5, 6, 7] },
  foods: ['chleb', 'makaron', 'kuskus', 'bulgur', 'kasza manna'],
});
const PORK = aPhrase({
  ...{ text: 'wieprzowiny nie, wołowina ok', permitted: ['wołowina ok'], foodIds: [11, 12] },
  ...{ avoided: [{ name: 'wieprzowina', foods: 2 }], foods: ['schab', 'szynka'] },
});

let api: FakeApi;

beforeAll(async () => {
  await import('../../patients/patient-dialogs.js');
  await import('./saved-words-dialog.js');
});
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, { items: [survey], nextStartKey: null });
  api.on(foodRoutes.search, {
    items: [{ id: 21, name: 'Sałata', category: 'Warzywa', per: '100g', calories: 14 }],
  });
  api.on(ownWordRoutes.understand, ({ body }: FakeCall<typeof ownWordRoutes.understand>) => ({
    phrases: [DENIED, RAW, CELIAC, PORK].map((phrase) => {
      const { decisions = [], allFoods } = body as {
        decisions?: { phrase: string; answer: string }[];
        allFoods?: boolean;
      };
      const answer = decisions.find((one) => one.phrase === phrase.text)?.answer;
      const foods = allFoods && phrase === CELIAC ? [...phrase.foods, 'żurek', 'pierogi'] : phrase.foods;
      return answer === undefined ? { ...phrase, foods } : { ...phrase, answer, isOpen: false };
    }),
  }));
  api.on(surveyRoutes.decideWords, { ...survey, version: 4 });
  api.on(ownWordRoutes.create, {
    ...{ id: 'ow-1', word: 'nic surowego', kind: 'note', foodIds: [], categories: [], allergens: [] },
    ...{ version: 1, createdBy: 'a@b.pl', createdAt: '' },
  });
});

const openWords = async () => {
  const view = renderScreen(<PatientsScreen />, { path: `/patients?patientId=${hanna.id}&words=1` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sprawdź, co zrozumieliśmy' }));
  await dialog.findByText('„celiakia”');
  return { ...view, dialog };
};
const sent = () => api.calls(surveyRoutes.decideWords).map(({ body }) => body);

describe('sprawdź, co zrozumieliśmy', () => {
  it('[decisions 54] każdy wpis stoi w swojej części z tym, co wyklucza, a zaprzeczenie jest zaprzeczeniem', async () => {
    const { dialog } = await openWords();
    const allergies = within(dialog.getByRole('region', { name: 'Alergie' }));
    expect(allergies.getByText('zaprzeczenie, nic nie wykluczamy')).toBeInTheDocument();
    expect(allergies.queryByText(/produkt/)).toBeNull();
    const disliked = within(dialog.getByRole('region', { name: 'Nie lubi' }));
    expect(disliked.getByText('wieprzowina')).toBeInTheDocument();
    expect(disliked.getByText(/→ 2\sprodukty/)).toBeInTheDocument();
    expect(disliked.getByText(/wołowina ok/, { selector: 'span' })).toBeInTheDocument();
    const elsewhere = within(dialog.getByRole('region', { name: /Napisano też w innych polach/ }));
    expect(elsewhere.getByText(/Choroby przewlekłe · już wykluczamy/)).toBeInTheDocument();
    expect(dialog.getByText('Bez decyzji: 2')).toBeInTheDocument();
  });

  it.each([
    ['dziecka', 'co wykluczamy', true],
    ['dorosłej osoby', 'pytanie', false],
  ])('[decisions 54] „córka ma celiakię” w ankiecie %s pokazuje %s', async (_whose, _what, isChild) => {
    const text = 'córka ma celiakię';
    const kept = { avoided: [{ name: 'gluten', foods: 7 }], foodIds: [1, 2, 3, 4, 5, 6, 7] };
    const asked = { reading: 'unclear', reason: 'unread_name', isOpen: true } as const;
    api.on(patientRoutes.list, { items: [{ ...hanna, isChild }] });
    api.on(ownWordRoutes.understand, ({ body }: FakeCall<typeof ownWordRoutes.understand>) => ({
      phrases: [aPhrase({ text, field: 'allergies', ...(body?.isChild === true ? kept : asked) })],
    }));
    renderScreen(<PatientsScreen />, { path: `/patients?patientId=${hanna.id}&words=1` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Sprawdź, co zrozumieliśmy' }));
    expect(await dialog.findByText(`„${text}”`)).toBeInTheDocument();
    if (isChild) {
      expect(dialog.getByText(/→ 7\sproduktów/)).toBeInTheDocument();
      expect(dialog.queryByText(/^Bez decyzji: /)).toBeNull();
    } else {
      expect(dialog.queryByText(/→/)).toBeNull();
      expect(dialog.getByText('Bez decyzji: 1')).toBeInTheDocument();
    }
  });

  it('[decisions 72] rozpoznanie potwierdza się dla tego pacjenta, a gabinet niczego z niego nie zapamiętuje', async () => {
    const { user, dialog } = await openWords();
    await user.click(dialog.getByRole('button', { name: 'Potwierdź: „celiakia”' }));
    expect(await dialog.findByText('Bez decyzji: 1')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Zapisz decyzje' }));
    expect(await screen.findByText('Zapisano decyzje')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        decisions: [
          {
            field: 'chronic',
            phrase: 'celiakia',
            answer: 'confirmed',
            foodIds: [],
            categories: [],
            allergens: [],
          },
        ],
        undecided: [],
      },
    ]);
    expect(api.calls(ownWordRoutes.create)).toHaveLength(0);
  });

  it('[decisions 72] „Zostaw jako uwagę dla mnie” zamyka pytanie, a słowo zapamiętuje cały gabinet', async () => {
    const { user, dialog } = await openWords();
    await user.click(dialog.getByRole('button', { name: 'Zostaw jako uwagę dla mnie: „nic surowego”' }));
    expect(await dialog.findByText('uwaga dla mnie: program tego nie sprawdza')).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.calls(ownWordRoutes.create)).toHaveLength(1));
    expect(api.calls(ownWordRoutes.create)[0]?.body).toMatchObject({
      ...{ word: 'nic surowego', isNote: true, nothingInBase: false, foodIds: [] },
    });
    expect(sent()).toMatchObject([{ decisions: [{ field: 'intolerances', answer: 'note' }] }]);
  });

  it('[decisions 72] „to znaczy …” wskazuje produkty i grupy, a wybór jest odpowiedzią', async () => {
    const { user, dialog } = await openWords();
    const search = dialog.getByRole('combobox', { name: '„nic surowego” to znaczy: produkt lub grupa' });
    await user.type(search, 'sałata');
    await user.click(await screen.findByRole('option', { name: /Sałata/ }));
    await user.click(dialog.getByRole('button', { name: /^Wskaż \(1\)/ }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz decyzje' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { decisions: [{ phrase: 'nic surowego', answer: 'means', foodIds: [21] }] },
      ]),
    );
  });

  it('[decisions 54] „wszystkie” pokazuje całą listę produktów', async () => {
    const { user, dialog } = await openWords();
    await user.click(dialog.getByRole('button', { name: 'Potwierdź: „celiakia”' }));
    await user.click(await dialog.findByRole('button', { name: 'wszystkie produkty: celiakia' }));
    await waitFor(() =>
      expect(api.calls(ownWordRoutes.understand).at(-1)?.body).toMatchObject({ allFoods: true }),
    );
  });

  it('[decisions 72] „Zmień” przy zrozumianym wpisie daje wszystkie odpowiedzi, a alergii nikt nie przesądza gabinetowi', async () => {
    const { user, dialog } = await openWords();
    await user.click(dialog.getByRole('button', { name: 'Zmień: „wieprzowiny nie, wołowina ok”' }));
    await user.click(
      dialog.getByRole('button', { name: 'Dotyczy kogoś z rodziny: „wieprzowiny nie, wołowina ok”' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Zapisz decyzje' }));
    await waitFor(() => expect(sent()).toMatchObject([{ decisions: [{ answer: 'relative' }] }]));
    expect(api.calls(ownWordRoutes.create)).toHaveLength(0);
  });

  it('[decisions 12] gdy nie ma jak sprawdzić wpisów, mówi to i nie twierdzi, że nic nie czeka', async () => {
    api.on(ownWordRoutes.understand, apiError(503, 'unavailable', 'Nie teraz.'));
    renderScreen(<PatientsScreen />, { path: `/patients?patientId=${hanna.id}&words=1` });
    expect(await screen.findByText('Nie udało się sprawdzić wpisów.')).toBeInTheDocument();
    expect(screen.queryByText('Wszystko rozstrzygnięte')).toBeNull();
  });

  it('[decisions 72] nieudany zapis decyzji mówi to, a decyzje czekają', async () => {
    api.on(surveyRoutes.decideWords, apiError(503, 'unavailable', 'Baza nie odpowiada.'));
    const { user, dialog } = await openWords();
    await user.click(dialog.getByRole('button', { name: 'Potwierdź: „celiakia”' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz decyzje' }));
    expect(await dialog.findByText('Baza nie odpowiada.')).toBeInTheDocument();
    expect(dialog.getByText('Bez decyzji: 1')).toBeInTheDocument();
  });

  it('[decisions 72] zmieniona ankieta pokazuje się raz przed zapisem, a decyzje zapisują się zaraz po niej', async () => {
    api.on(surveyRoutes.save, { ...survey, version: 4 });
    const { user } = renderScreen(<PatientsScreen />, { path: '/patients' });
    await user.click(await screen.findByRole('button', { name: 'Ankieta: Hanna Brzezińska' }));
    await user.click(await screen.findByRole('button', { name: 'Edytuj' }));
    await user.click(await screen.findByRole('textbox', { name: 'Nietolerancje' }));
    await user.paste(', laktoza');
    await user.click(screen.getByRole('button', { name: 'Zapisz ankietę' }));
    const look = within(await screen.findByRole('dialog', { name: 'Sprawdź, co zrozumieliśmy' }));
    await user.click(await look.findByRole('button', { name: 'Dotyczy kogoś z rodziny: „celiakia”' }));
    await user.click(look.getByRole('button', { name: 'Wróć do ankiety' }));
    expect(api.calls(surveyRoutes.save)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Zapisz ankietę' }));
    expect(await screen.findByText('Ankieta zapisana')).toBeInTheDocument();
    expect(api.calls(surveyRoutes.save)).toHaveLength(1);
    expect(api.calls(surveyRoutes.decideWords).map(({ params }) => params)).toEqual([{ id: 'ps-1' }]);
    expect(sent()).toMatchObject([{ decisions: [{ field: 'chronic', answer: 'relative' }] }]);
  });

  it('[decisions 54] „brak” nie jest w ankiecie malowany jak alergia, a z ankiety i z karty wraca się do wpisów', async () => {
    const { user } = renderScreen(<PatientsScreen />, { path: '/patients' });
    await user.click(await screen.findByRole('button', { name: 'Ankieta: Hanna Brzezińska' }));
    const view = within(await screen.findByRole('dialog', { name: 'Ankieta' }));
    await user.click(await view.findByRole('button', { name: /^2\swpisy bez decyzji$/ }));
    const words = within(await screen.findByRole('dialog', { name: 'Sprawdź, co zrozumieliśmy' }));
    await user.click(await words.findByRole('button', { name: 'Wróć' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ankieta' }));
    await again.findByRole('button', { name: /^2\swpisy/ });
    expect(again.getByText('Nie zgłasza alergii pokarmowych.')).not.toHaveTextContent('Alergia');
  });
});
