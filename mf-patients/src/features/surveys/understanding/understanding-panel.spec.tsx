import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, type FakeCall, makePatient, renderScreen } from '@pora/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPhrase } from '../../../testing/a-phrase.js';
import { PatientsScreen } from '../../patients/patients.screen.js';

const DAIRY = Array.from({ length: 34 }, (_, at) => 100 + at);
const ONION = { id: 21, name: 'Cebula', category: 'Warzywa', per: '100g', calories: 40 };
let api: FakeApi;

beforeAll(async () => {
  await import('../../patients/patient-dialogs.js');
  await import('../survey-dialog.js');
});
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [makePatient()] });
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(foodRoutes.search, ({ query }: FakeCall<typeof foodRoutes.search>) => ({
    items: query.q === 'por' ? [{ ...ONION, id: 22, name: 'Por' }] : [ONION],
  }));
  api.on(ownWordRoutes.create, {
    ...{
      id: 'ow-1',
      word: 'bez cebulowych',
      kind: 'means',
      foodIds: [21, 22],
      categories: [],
      allergens: [],
    },
    ...{ version: 1, createdBy: 'a@b.pl', createdAt: '' },
  });
  api.on(ownWordRoutes.understand, {
    phrases: [
      aPhrase({ text: 'nabiał', foodIds: DAIRY, foods: ['Kefir', 'Ser gouda'] }),
      aPhrase({ text: 'orzechy laskowe', field: 'allergies', foodIds: [7], foods: ['Orzechy laskowe'] }),
      aPhrase({ text: 'bez cebulowych', reading: 'unclear', reason: 'no_food', isOpen: true }),
    ],
  });
});

const openForm = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(await screen.findByRole('button', { name: 'Wypełnij ankietę: Hanna Brzezińska' }));
  const panel = within(await screen.findByRole('region', { name: 'Co zrozumiano' }));
  return { ...view, panel };
};

describe('co zrozumiano z ankiety', () => {
  it('[decisions 33] po wpisaniu widać, ile produktów oznacza wpis i czego nie zrozumiano; pytanie jest jedno', async () => {
    const { panel } = await openForm();
    expect(panel.getByText('Wpisz alergie, nietolerancje albo nielubiane produkty.')).toBeInTheDocument();
    const dairy = screen.getByRole('textbox', { name: 'Mleko i przetwory mleczne: Nie lubi' });
    // Without a pause between, however slow the machine is.
    fireEvent.change(dairy, { target: { value: 'nabiał, bez' } });
    fireEvent.change(dairy, { target: { value: 'nabiał, bez cebulowych' } });
    expect(await panel.findByText(/→ 34\sprodukty/)).toBeInTheDocument();
    expect(panel.getByText('Kefir; Ser gouda…')).toBeInTheDocument();
    const unclear = within(panel.getByRole('region', { name: 'Bez decyzji' }));
    expect(unclear.getByText('„bez cebulowych”')).toBeInTheDocument();
    expect(api.calls(ownWordRoutes.understand).map(({ body }) => body)).toEqual([
      {
        disliked: ['nabiał', 'bez cebulowych'],
        accepted: [],
        ...{ allergies: '', intolerances: '', chronic: '', complaints: '', notes: '' },
        ...{ purpose: '', past: '', meds: '', decisions: [], allFoods: false },
      },
    ]);
  });

  it('[decisions 54] słowa wpisywane do ankiety dziecka są czytane jako ankieta dziecka', async () => {
    api.on(patientRoutes.list, { items: [makePatient({ isChild: true })] });
    const { panel } = await openForm();
    fireEvent.change(screen.getByRole('textbox', { name: 'Alergie' }), { target: { value: 'syn: mleko' } });
    expect(await panel.findByText(/→ 34\sprodukty/)).toBeInTheDocument();
    expect(api.calls(ownWordRoutes.understand).map(({ body }) => body)).toEqual([
      expect.objectContaining({ allergies: 'syn: mleko', isChild: true }),
    ]);
  });

  it('[decisions 33] w polu stoi liczba produktów, a niezrozumiany wpis ma tam znak; stopka liczy takie wpisy', async () => {
    const { user, panel } = await openForm();
    const dairy = screen.getByRole('textbox', { name: 'Mleko i przetwory mleczne: Nie lubi' });
    await user.click(dairy);
    await user.paste('nabiał');
    await user.click(screen.getByRole('textbox', { name: 'Warzywa: Nie lubi' }));
    await user.paste('bez cebulowych');
    const group = within(screen.getByRole('group', { name: 'Mleko i przetwory mleczne' }));
    expect(await group.findByText(/→ 34\sprodukty/)).toBeInTheDocument();
    const vegetables = within(screen.getByRole('group', { name: 'Warzywa' }));
    const sign = { name: 'Wybierz, co znaczy „bez cebulowych”' };
    expect(vegetables.getByRole('button', sign)).toBeInTheDocument();
    expect(panel.getByRole('button', sign)).toBeInTheDocument();
    expect(screen.getByText('Bez decyzji: 1')).toBeInTheDocument();
    expect(panel.getByText(/^34\sprodukty$/)).toBeInTheDocument();
  });

  it('[decisions 33] „Wybierz” podpowiada produkty po rdzeniu słowa, a wybór zapamiętuje cały gabinet', async () => {
    const { user, panel } = await openForm();
    await user.click(screen.getByRole('textbox', { name: 'Warzywa: Nie lubi' }));
    await user.paste('bez cebulowych');
    await user.click(await panel.findByRole('button', { name: 'Wybierz, co znaczy „bez cebulowych”' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Nie rozumiem: „bez cebulowych”' }));
    await user.click(await choice.findByRole('checkbox', { name: 'Cebula' }));
    expect(api.calls(foodRoutes.search).map(({ query }) => query.q)).toEqual(['cebul']);
    await user.type(choice.getByRole('searchbox', { name: 'Dodaj inny produkt lub grupę' }), 'por');
    await user.click(await choice.findByRole('checkbox', { name: 'Por' }));
    expect(choice.getByRole('checkbox', { name: 'Cebula' })).toBeChecked();
    await user.click(choice.getByRole('button', { name: 'Wybierz 2' }));
    expect(await screen.findByText('Zapamiętano słowo „bez cebulowych”')).toBeInTheDocument();
    expect(api.calls(ownWordRoutes.create).map(({ body }) => body)).toEqual([
      {
        ...{ word: 'bez cebulowych', foodIds: [21, 22], categories: [], allergens: [] },
        nothingInBase: false,
        isNote: false,
      },
    ]);
    await waitFor(() => expect(api.calls(ownWordRoutes.understand)).toHaveLength(2));
  });

  it('[decisions 33] „Rozstrzygnę później” niczego nie zapamiętuje, a wpis dalej widać', async () => {
    const { user, panel } = await openForm();
    await user.click(screen.getByRole('textbox', { name: 'Warzywa: Nie lubi' }));
    await user.paste('bez cebulowych');
    const opener = { name: 'Wybierz, co znaczy „bez cebulowych”' };
    await user.click(await panel.findByRole('button', opener));
    await user.click(await screen.findByRole('button', { name: 'Rozstrzygnę później' }));
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: /^Dodaj inny/ })).toBeNull());
    expect(api.calls(ownWordRoutes.create)).toHaveLength(0);
    expect(panel.getByRole('button', opener)).toBeInTheDocument();
  });

  it('[decisions 34] alergie są blokadą', async () => {
    const { user, panel } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Alergie' }), 'orzechy laskowe');
    const block = within(await panel.findByRole('region', { name: 'Blokada: alergie' }));
    expect(block.getByText(/→ 1\sprodukt/)).toBeInTheDocument();
  });

  it('dopóki wpisane słowa są sprawdzane, nie prosi o wpisanie', async () => {
    let answer: (words: object) => void = () => undefined;
    api.on(ownWordRoutes.understand, () => new Promise((resolve) => (answer = resolve)));
    const { user, panel } = await openForm();
    await user.click(screen.getByRole('textbox', { name: 'Alergie' }));
    await user.paste('orzechy');
    expect(await panel.findByText('Sprawdzam wpisy…')).toBeInTheDocument();
    expect(panel.queryByText(/^Wpisz alergie/)).toBeNull();
    answer({ phrases: [] });
    expect(await panel.findByText(/^Wpis i liczba produktów z bazy/)).toBeInTheDocument();
  });

  it('gdy nie ma skąd wiedzieć, mówi to, a formularz działa', async () => {
    api.on(ownWordRoutes.understand, apiError(503, 'unavailable', 'Nie teraz.'));
    const { user, panel } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Alergie' }), 'orzechy');
    await waitFor(() => expect(panel.getByText('Nie udało się sprawdzić wpisów.')).toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Alergie' })).toHaveValue('orzechy');
  });
});
