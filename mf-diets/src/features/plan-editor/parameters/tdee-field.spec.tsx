import { expect, it, jest } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { makePatient } from '../../../testing/make-plan.js';
import { ChangedTdee } from './tdee-field.js';

const AGE = 40;

/** 447.593 + 9.247 × 70 + 3.098 × 164 − 4.33 × 40 = 1429.8; with an activity of 1.4 it is 2002. */
function patient() {
  const { measurements: _measurements, ...known } = makePatient();
  return {
    ...known,
    personal: { ...known.personal, sex: 'female' as const, birthYear: new Date().getFullYear() - AGE },
    anthropometrics: { ...known.anthropometrics, heightCm: 164 },
    activityFactor: 1.4,
    lastMeasurement: { date: '2026-11-20', weightKg: 70 },
  };
}

it('[decisions 46] mówi, że zapotrzebowanie pacjenta się zmieniło, i przejmuje je po kliknięciu', async () => {
  const onTdee = jest.fn();
  const view = renderScreen(
    <ChangedTdee plan={{ patientId: 'p-1', tdee: 2043 }} patient={patient()} onTdee={onTdee} />,
  );
  expect(screen.getByText(/^TDEE zmieniło się z 2\s?043 na 2\s?002$/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button'));
  expect(onTdee).toHaveBeenCalledWith(2002);
});

it('[decisions 46] milczy, gdy plan ma wartość z dzisiaj', () => {
  renderScreen(
    <ChangedTdee plan={{ patientId: 'p-1', tdee: 2002 }} patient={patient()} onTdee={jest.fn()} />,
  );
  expect(screen.queryByText(/TDEE zmieniło się/)).not.toBeInTheDocument();
});
