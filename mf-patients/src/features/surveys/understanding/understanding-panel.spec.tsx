import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from '../../patients/patients.screen.js';

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
  api.on(ownWordRoutes.understand, {
    understood: [
      { entry: 'nabiał', source: 'disliked', count: 34, foods: ['Kefir', 'Ser gouda'] },
      { entry: 'orzechy laskowe', source: 'allergies', count: 1, foods: ['Orzechy laskowe'] },
    ],
    notUnderstood: [{ entry: 'bez cebulowych', source: 'disliked', reason: 'no_food' }],
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
    const { user, panel } = await openForm();
    expect(panel.getByText('Wpisz alergie, nietolerancje albo nielubiane produkty.')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Mleko i przetwory mleczne: Nie lubi' }));
    await user.paste('nabiał, bez');
    await user.paste(' cebulowych');
    expect(await panel.findByText(/→ 34\sprodukty/)).toBeInTheDocument();
    expect(panel.getByText('Kefir; Ser gouda…')).toBeInTheDocument();
    const unclear = within(panel.getByRole('region', { name: 'Nie rozumiem' }));
    expect(unclear.getByText('„bez cebulowych”')).toBeInTheDocument();
    expect(api.calls(ownWordRoutes.understand).map(({ body }) => body)).toEqual([
      {
        disliked: ['nabiał', 'bez cebulowych'],
        accepted: [],
        allergies: '',
        intolerances: '',
      },
    ]);
  });

  it('[decisions 34] alergie są blokadą', async () => {
    const { user, panel } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Alergie' }), 'orzechy laskowe');
    const block = within(await panel.findByRole('region', { name: 'Blokada: alergie' }));
    expect(block.getByText(/→ 1\sprodukt/)).toBeInTheDocument();
  });

  it('gdy nie ma skąd wiedzieć, mówi to, a formularz działa', async () => {
    api.on(ownWordRoutes.understand, apiError(503, 'unavailable', 'Nie teraz.'));
    const { user, panel } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Alergie' }), 'orzechy');
    await waitFor(() => expect(panel.getByText('Nie udało się sprawdzić wpisów.')).toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Alergie' })).toHaveValue('orzechy');
  });
});
