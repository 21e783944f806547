import { beforeEach, expect, it, jest } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { apiError, type FakeApi, fakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ChangedTdee } from './tdee-field.js';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.energy, { tdee: 2002 });
});

const show = (tdee: number | null, patientId: string | null = 'p-1') => {
  const onTdee = jest.fn();
  return { onTdee, ...renderScreen(<ChangedTdee plan={{ patientId, tdee }} onTdee={onTdee} />) };
};
const asked = () => waitFor(() => expect(api.calls(patientRoutes.energy)).toHaveLength(1));

it('[decisions 46] mówi, że zapotrzebowanie pacjenta się zmieniło, i przejmuje je po kliknięciu', async () => {
  const { user, onTdee } = show(2043);
  expect(await screen.findByText(/^TDEE zmieniło się z 2\s?043 na 2\s?002$/)).toBeInTheDocument();
  expect(api.calls(patientRoutes.energy)).toMatchObject([{ params: { id: 'p-1' } }]);
  await user.click(screen.getByRole('button'));
  expect(onTdee).toHaveBeenCalledWith(2002);
});

it('[decisions 46] milczy, gdy plan ma wartość z dzisiaj, gdy dzisiejszej nie ma i gdy serwer nie odpowiada', async () => {
  for (const answer of [{ tdee: 2043 }, { tdee: null }, apiError(503, 'service_unavailable', '')]) {
    api = fakeApi();
    api.on(patientRoutes.energy, answer);
    const { unmount } = show(2043);
    await asked();
    expect(screen.queryByText(/TDEE zmieniło się/)).not.toBeInTheDocument();
    unmount();
  }
});

it('[decisions 46] planu bez pacjenta z nikim nie porównuje', () => {
  show(2043, null);
  expect(api.calls(patientRoutes.energy)).toEqual([]);
});
