import { describe, expect, it } from '@jest/globals';
import { makeMeasurement, makePatient } from '@pora/kit/testing';
import { weightPoints } from '../measurements/weight-history.js';
import { kilogramsToGoal, weightProgress } from './key-facts.js';

const measurements = [makeMeasurement('2026-11-17', 76.2), makeMeasurement('2026-09-02', 81)];

describe('liczby na górze karty', () => {
  it('zmiana liczy się od masy początkowej, a bez niej od pierwszego pomiaru', () => {
    const points = weightPoints(measurements);
    expect(weightProgress(makePatient(), points)).toEqual({ kilograms: -5.2, days: 76 });
    const withoutStart = makePatient({ anthropometrics: { startingWeightKg: null } });
    expect(weightProgress(withoutStart, points)).toEqual({ kilograms: -4.8, days: 76 });
  });

  it('z jednego pomiaru zmiana jest tylko wobec masy początkowej, bez czasu', () => {
    const [point] = weightPoints(measurements);
    const points = point ? [point] : [];
    expect(weightProgress(makePatient(), points)).toEqual({ kilograms: -0.4, days: null });
    expect(weightProgress(makePatient({ anthropometrics: { startingWeightKg: null } }), points)).toBeNull();
    expect(weightProgress(makePatient(), [])).toBeNull();
  });

  it('[decisions 52] do celu liczy się kilogramy do BMI 25, a dziecka nie mierzy się tą miarą', () => {
    // 25 · 1,68² = 70,56, zaokrąglone 70,6; 76,2 − 70,6 = 5,6
    expect(kilogramsToGoal(makePatient({ measurements }))).toBe(5.6);
    expect(kilogramsToGoal(makePatient({ measurements: [makeMeasurement('2026-11-17', 68)] }))).toBe(0);
    expect(kilogramsToGoal(makePatient({ measurements, isChild: true }))).toBeNull();
    expect(kilogramsToGoal(makePatient({ measurements, goal: { primary: 'muscle_gain' } }))).toBeNull();
  });
});
