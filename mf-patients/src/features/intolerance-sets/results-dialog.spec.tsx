import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from '../patients/patients.screen.js';
import { shownResults } from './shown-results.js';

const hanna = makePatient();
const set: PatientIntoleranceSet = {
  ...{ id: 'is-1', patientId: hanna.id, date: '2026-09-04', sourceFile: 'wyniki_igg.xlsx', version: 2 },
  ...{ createdAt: '2026-09-04T10:00:00.000Z', updatedAt: '2026-09-04T10:00:00.000Z' },
  ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example' },
  categories: [
    {
      name: 'Produkty mleczne',
      items: [
        { name: 'Jogurt', value: 24 },
        { name: 'Mleko krowie', value: 29.5 },
        { name: 'Ser kozi', value: 24.5 },
      ],
    },
    {
      name: 'Orzechy',
      items: [
        { name: 'Orzech włoski', value: 55 },
        { name: 'Sezam', value: 29 },
      ],
    },
  ],
};
const entry = (key: string, name: string, foodCount: number) => ({
  ...{ key, name, foodCount, aliases: [], version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
});

let api: FakeApi;
let stored: PatientIntoleranceSet[];

beforeAll(async () => {
  await import('../patients/patient-dialogs.js');
  await import('./results-dialog.js');
});
beforeEach(() => {
  stored = [set];
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(intoleranceSetRoutes.list, () => ({ items: stored, nextStartKey: null }));
  api.on(intoleranceSetRoutes.history, () => ({
    items: stored.map((one) => ({ ...one, current: true, counts: { green: 1, yellow: 2, red: 2 } })),
  }));
  api.on(intoleranceDictionaryRoutes.list, {
    items: [entry('mleko-krowie', 'Mleko krowie', 12), entry('orzech-wloski', 'Orzech włoski', 0)],
  });
  api.on(intoleranceSetRoutes.remove, () => {
    stored = [];
    return undefined;
  });
  api.on(intoleranceSetRoutes.restore, () => {
    stored = [set];
    return set;
  });
});

const open = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(await screen.findByRole('button', { name: 'Nietolerancje: Hanna Brzezińska' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nietolerancje' }));
  return { ...view, dialog };
};
const rows = (category: HTMLElement) =>
  within(category)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));

describe('wyniki nietolerancji', () => {
  it('[core §9] kategorie z kolorem wyniku: do 24 w normie, do 29 graniczny, wyżej ryzyko', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText('w bazie 12 produktów')).toBeInTheDocument();
    expect(rows(dialog.getByRole('region', { name: 'Produkty mleczne' }))).toEqual([
      'Mleko krowie29,5ryzykow bazie 12 produktów',
      'Ser kozi24,5graniczny',
      'Jogurt24,0w normie',
    ]);
    expect(dialog.getByText(/Plik: wyniki_igg.xlsx, 04.09.2026/)).toBeInTheDocument();
    expect(dialog.getByText(/IgG nie jest testem alergii/)).toBeInTheDocument();
  });

  it('[decisions 13] podwyższony wynik bez produktów w bazie mówi o tym i prowadzi do mapowania', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText(/brak mapowania: plan tego nie sprawdza/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Mapuj: Orzech włoski' })).toHaveAttribute(
      'href',
      '/intolerances',
    );
  });

  it('[decisions 12] gdy słownika nie ma, nie mówi ani „w bazie”, ani „brak”', async () => {
    api.on(intoleranceDictionaryRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    const { dialog } = await open();
    expect(await dialog.findByText(/Nie wiadomo, które wyniki mają produkty/)).toBeInTheDocument();
    expect(dialog.queryByText(/w bazie \d|brak mapowania/)).toBeNull();
  });

  it('[core §2] pokazuje tylko ryzyko, szuka i sortuje; nic nie znika bez słowa', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Tylko ryzyko 2' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await user.type(dialog.getByRole('searchbox', { name: 'Szukaj produktu' }), 'sezam');
    expect(await dialog.findByText('Żaden wynik nie pasuje')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pokaż wszystkie' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await user.click(dialog.getByRole('radio', { name: 'Nazwa' }));
    const names = rows(dialog.getByRole('region', { name: 'Produkty mleczne' }));
    expect(names.map((row) => row?.replace(/\d.*/, ''))).toEqual(['Jogurt', 'Mleko krowie', 'Ser kozi']);
  });

  it('[core §8] usunięte wyniki dają się przywrócić; nieudane usunięcie mówi to wprost', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: 'Usuń nietolerancje' }));
    expect(await screen.findByText('Nietolerancje usunięte')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Nietolerancje:/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    expect(await screen.findByText('Przywrócono nietolerancje')).toBeInTheDocument();

    api.on(intoleranceSetRoutes.remove, apiError(400, 'internal', 'Dysk jest pełny.'));
    await user.click(await screen.findByRole('button', { name: /^Nietolerancje:/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Nietolerancje' }));
    await user.click(again.getByRole('button', { name: 'Usuń nietolerancje' }));
    expect(await screen.findByText('Nie udało się usunąć')).toBeInTheDocument();
  });

  it('[decisions 12] bez bieżących wyników nie mówi „brak”, gdy historii nie udało się wczytać', async () => {
    stored = [];
    api.on(intoleranceSetRoutes.history, apiError(400, 'internal', 'Nie teraz.'));
    const { user } = renderScreen(<PatientsScreen />, { path: '/patients' });
    await user.click(await screen.findByRole('button', { name: 'Importuj nietolerancje: Hanna Brzezińska' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nietolerancje' }));
    expect(await dialog.findByText('Nie udało się pobrać wyników.')).toBeInTheDocument();
    expect(screen.queryByText('Brak wyników nietolerancji')).toBeNull();
    api.on(intoleranceSetRoutes.history, { items: [] });
    await user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await dialog.findByText('Brak wyników nietolerancji')).toBeInTheDocument();
  });

  it('wyniki bez pasujących kategorii nie zostawiają pustych nagłówków', () => {
    const shown = shownResults(set.categories, { light: 'red', query: 'mlek', order: 'value' });
    expect(shown.map(({ name }) => name)).toEqual(['Produkty mleczne']);
  });
});
