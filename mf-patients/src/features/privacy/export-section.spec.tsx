import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type PatientExport } from '@pora/contracts/privacy/export.model';
import { exportRoutes } from '@pora/contracts/privacy/export.routes';
import { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { PatientsScreen } from '../patients/patients.screen.js';

const alicja = 'alicja@gabinet.example';
const running: PatientExport = {
  ...{ id: 'px-1', state: 'running', step: 'plans', stepsDone: 5, part: { done: 1, of: 3 }, percent: 59 },
  ...{ attempt: 1, problem: null, requestedBy: alicja, requestedAt: '2026-11-19T10:04:00.000Z' },
  ...{ expiresAt: null, fileName: null, sizeBytes: null },
};
const done: PatientExport = {
  ...running,
  ...{ state: 'done', step: null, stepsDone: 9, part: null, percent: 100 },
  ...{ expiresAt: '2026-11-20T10:04:00.000Z', fileName: 'pora-zs-2026-11-19.zip', sizeBytes: 1_887_437 },
};

let api: FakeApi;
let items: PatientExport[];
beforeAll(async () => {
  await import('../patients/patient-dialogs.js');
  await import('./privacy-dialog.js');
});
beforeEach(() => {
  items = [];
  api = fakeApi();
  api.on(patientRoutes.list, {
    items: [makePatient({ id: 'p-zofia', personal: { firstName: 'Zofia', lastName: 'Śliwińska' } })],
  });
  api.on(scheduleRoutes.list, []);
  api.on(planRoutes.list, { items: [] });
  api.on(sessionRoutes.people, { items: [{ email: alicja, name: 'Alicja Różańska' }] });
  api.on(privacyRoutes.get, {
    ...{ state: 'none', consents: [], erasureRequest: null },
    holds: { measurements: 0, surveys: 0, intoleranceSets: 0, visits: 0 },
  });
  api.on(privacyRoutes.history, { items: [], nextStartKey: null, total: 0, people: [], withPlans: true });
  api.on(exportRoutes.list, () => ({ items }));
});

const open = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients?patientId=p-zofia&privacy=1' });
  await screen.findByRole('dialog', { name: 'Dane i zgody' });
  return { ...view, section: within(await screen.findByRole('region', { name: 'Eksport danych' })) };
};
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

describe('eksport danych w oknie „Dane i zgody”', () => {
  it('zaczyna się jednym kliknięciem i pokazuje postęp słowami, paskiem i częściami, aż plik jest gotowy', async () => {
    api.on(exportRoutes.start, () => {
      items = [running];
      return running;
    });
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Przygotuj eksport' }));

    const bar = await section.findByRole('progressbar', { name: 'Eksport danych' });
    expect(bar).toHaveAttribute('aria-valuenow', '59');
    expect(section.getByText('Zbieram plany diety, 2 z 3')).toBeInTheDocument();
    const parts = within(section.getByRole('list', { name: 'Części eksportu' })).getAllByRole('listitem');
    expect(parts.filter((part) => plain(part)?.endsWith(', gotowe')).map(plain)).toEqual(
      ['dane pacjenta', 'pomiary', 'ankieta', 'nietolerancje', 'wizyty'].map((part) => `${part}, gotowe`),
    );

    items = [done];
    expect(
      await section.findByRole('button', { name: 'Pobierz pora-zs-2026-11-19.zip' }),
    ).toBeInTheDocument();
    const [file] = within(section.getByRole('list', { name: 'Pliki eksportu' })).getAllByRole('listitem');
    expect(file && plain(file)).toContain(
      'pora-zs-2026-11-19.zip 1,8 MBAlicja Różańska, 19.11.2026 11:04, do pobrania do 20.11.2026 11:04',
    );
    expect(api.calls(exportRoutes.start)).toHaveLength(1);
  });

  it('w toku od wcześniej widać po otwarciu okna, a przerwanie mówi, że przerwano', async () => {
    items = [running];
    api.on(exportRoutes.remove, () => {
      items = [{ ...running, state: 'cancelled' }];
      return undefined;
    });
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Przerwij' }));
    expect(await section.findByText('Poprzedni eksport przerwano.')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Przygotuj eksport' })).toBeInTheDocument();
    expect(api.calls(exportRoutes.remove).map(({ params }) => params)).toEqual([
      { id: 'p-zofia', exportId: 'px-1' },
    ]);
  });

  it('gdy część się nie wczytała, mówi która i próbuje dalej; na końcu daje spróbować jeszcze raz', async () => {
    const problem = 'Nie udało się wczytać części „plany diety”. Usługa jest chwilowo niedostępna.';
    items = [{ ...running, attempt: 2, problem }];
    const { user, section } = await open();
    expect(
      await section.findByText('Część „plany diety” jeszcze się nie wczytała. Próbujemy dalej: 2 z 3.'),
    ).toBeInTheDocument();

    items = [{ ...running, state: 'failed', attempt: 3, problem }];
    expect(await section.findByRole('alert')).toHaveTextContent(`Eksport się nie udał. ${problem}`);
    api.on(exportRoutes.start, apiError(503, 'service_unavailable', 'Kolejka zadań nie odpowiada.'));
    await user.click(section.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Kolejka zadań nie odpowiada.')).toBeInTheDocument();
  });

  it('po czasie mówi, że plik wygasł, i nie daje go pobrać', async () => {
    items = [{ ...done, state: 'expired' }];
    const { section } = await open();
    expect(await section.findByText(/plik wygasł 20.11.2026/)).toBeInTheDocument();
    expect(section.queryByRole('button', { name: /Pobierz/ })).toBeNull();
    expect(section.getByRole('button', { name: 'Przygotuj eksport' })).toBeInTheDocument();
  });

  it('bez listy eksportów mówi o tym, a reszta okna zostaje', async () => {
    api.on(exportRoutes.list, apiError(400, 'invalid_input', 'Nie teraz.'));
    const { section } = await open();
    expect(await section.findByText('Nie udało się pobrać listy eksportów')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Zgoda' })).toBeInTheDocument();
  });
});
