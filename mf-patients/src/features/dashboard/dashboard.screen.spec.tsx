import { beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DashboardScreen } from './dashboard.screen.js';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, {
    items: [makePatient(), makePatient({ id: 'p-2', status: 'completed' })],
  });
  api.on(planRoutes.list, { items: [{ status: 'active' }, { status: 'completed' }, { status: 'draft' }] });
});

const show = () => renderScreen(<DashboardScreen />, { path: '/dashboard' });
const figure = async (label: string) => {
  const cell = screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;
  await waitFor(() => expect(within(cell).queryByText('Wczytywanie…')).toBeNull());
  return [...cell.querySelectorAll('dd')].map((line) => line.textContent?.replaceAll('\u00a0', ' '));
};

describe('pulpit', () => {
  it('[core §2, §9] cztery liczby: pacjenci, aktywne plany, prognoza konsultacji, skuteczność', async () => {
    show();
    expect(await figure('Pacjenci')).toEqual(['2', '1 aktywny']);
    expect(await figure('Aktywne plany diety')).toEqual(['1', 'z 3 planów']);
    expect(await figure('Konsultacje w tym tygodniu')).toEqual([
      '3',
      'prognoza · wizyt z kalendarza nie wczytano',
    ]);
    expect(await figure('Skuteczność')).toEqual(['33%', '1 plan zakończony']);
  });

  it('[core §9] bez planów skuteczność to kreska', async () => {
    api.on(planRoutes.list, { items: [] });
    show();
    expect(await figure('Skuteczność')).toEqual(['–', 'brak planów']);
  });

  it('[core §2] bez wizyt harmonogram dnia mówi, że nic nie zaplanowano', () => {
    show();
    expect(screen.getByText(/^Wizyt nie wczytano/)).toBeInTheDocument();
    expect(screen.queryByText(/Dziś bez wizyt|wizyt w tym tygodniu|Brak zaplanowanych/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ostatnia aktywność' })).toBeInTheDocument();
  });

  it.each([
    ['Dodaj pacjenta', '/patients?new=1'],
    ['Utwórz plan diety', '/diets?new=1'],
  ])('[core §2] „%s” prowadzi do %s', async (name, address) => {
    const { user, location } = show();
    await user.click(screen.getByRole('button', { name }));
    expect(location()).toBe(address);
  });

  it('klawisze N, potem P dodają pacjenta', async () => {
    const { user, location } = show();
    await user.keyboard('np');
    expect(location()).toBe('/patients?new=1');
  });

  it('awaria planów nie zabiera liczby pacjentów i daje się ponowić', async () => {
    api.on(planRoutes.list, apiError(500, 'internal', 'Plany są chwilowo niedostępne.'));
    const { user } = show();
    expect(await screen.findByText('Nie udało się pobrać danych o planach.')).toBeInTheDocument();
    expect(await figure('Pacjenci')).toEqual(['2', '1 aktywny']);
    expect(await figure('Skuteczność')).toEqual(['–', 'nie udało się pobrać']);
    api.on(planRoutes.list, { items: [{ status: 'completed' }] });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(async () => expect(await figure('Skuteczność')).toEqual(['100%', '1 plan zakończony']));
  });
});
