import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { PatientsScreen } from '../patients.screen.js';

const hanna = makePatient();
const HANNA = 'Hanna Brzezińska';
const card = { id: 'c-1', patientId: hanna.id, date: '2026-09-04', version: 1 };
const kept = { ...card, updatedAt: '2026-09-04T10:00:00.000Z' };
const listOf = (...items: object[]) => ({ items, nextStartKey: null });

let api: FakeApi;
beforeAll(async () => {
  await import('../patient-dialogs.js');
  await import('../../intolerance-sets/results-dialog.js');
  await import('../../surveys/survey-dialog.js');
});
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(patientRoutes.get, hanna);
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, listOf());
  api.on(intoleranceSetRoutes.list, listOf());
  api.on(intoleranceSetRoutes.history, { items: [] });
  api.on(intoleranceDictionaryRoutes.list, { items: [] });
});

const show = () => renderScreen(<PatientsScreen />, { path: '/patients' });
const button = (name: string) => screen.findByRole('button', { name: `${name}: ${HANNA}` });

describe('karta pacjenta na liście', () => {
  it('[core §2] karta prowadzi do wyników i ankiety, a gdy ich nie ma, do importu i wypełnienia', async () => {
    const none = show();
    expect(await button('Importuj nietolerancje')).toBeEnabled();
    expect(await button('Wypełnij ankietę')).toBeEnabled();
    await none.user.click(await button('Importuj nietolerancje'));
    expect(await screen.findByText('Brak wyników nietolerancji')).toBeInTheDocument();
    none.unmount();

    api.on(surveyRoutes.list, listOf(kept));
    api.on(intoleranceSetRoutes.list, listOf(kept));
    show();
    expect(await button('Nietolerancje')).toBeEnabled();
    expect(await button('Ankieta')).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^(Importuj nietolerancje|Wypełnij ankietę)/ })).toBeNull();
  });

  it('gdy nie wiadomo, czy ankieta i wyniki są, droga do nich zostaje otwarta', async () => {
    api.on(surveyRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    api.on(intoleranceSetRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    show();
    expect(await button('Nietolerancje')).toBeEnabled();
    expect(await button('Ankieta')).toBeEnabled();
  });

  it.each([
    ['Nietolerancje', 'Importuj nietolerancje', 'Wróć'],
    ['Ankieta', 'Wypełnij ankietę', 'Anuluj'],
  ])(
    '[core §2] ankieta i wyniki otwarte ze szczegółów wracają do szczegółów, z karty do listy: %s',
    async (title, onCard, back) => {
      const { user } = show();
      await user.click(await button(onCard));
      const fromCard = within(await screen.findByRole('dialog', { name: title }));
      await user.click(fromCard.getByRole('button', { name: back }));
      expect(screen.queryByRole('dialog')).toBeNull();

      await user.click(await screen.findByRole('button', { name: HANNA }));
      const details = within(await screen.findByRole('dialog', { name: HANNA }));
      await user.click(await details.findByRole('button', { name: new RegExp(`^${title}`) }));
      const fromDetails = within(await screen.findByRole('dialog', { name: title }));
      await user.click(fromDetails.getByRole('button', { name: back }));
      expect(await screen.findByRole('dialog', { name: HANNA })).toBeInTheDocument();
    },
  );
});
