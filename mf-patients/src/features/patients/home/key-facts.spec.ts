import { describe, expect, it } from '@jest/globals';
import { makeMeasurement, makePatient } from '@pora/kit/testing';
import { weightPoints } from '../measurements/weight-history.js';
import { wayToGoal, weightProgress } from './key-facts.js';

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
    expect(wayToGoal(makePatient({ measurements }))).toEqual({ kilograms: 5.6, isOwn: false });
    expect(wayToGoal(makePatient({ measurements: [makeMeasurement('2026-11-17', 68)] }))?.kilograms).toBe(0);
    expect(wayToGoal(makePatient({ measurements, isChild: true }))).toBeNull();
    expect(wayToGoal(makePatient({ measurements, goal: { primary: 'muscle_gain' } }))).toBeNull();
  });

  it.each([
    ['redukcja masy', 'weight_loss', 70, 6.2],
    ['redukcja masy, masa już niższa', 'weight_loss', 80, 0],
    ['budowa mięśni', 'muscle_gain', 80, 3.8],
    ['utrzymanie, masa za wysoka', 'maintenance', 75, 1.2],
    ['utrzymanie, masa za niska', 'maintenance', 77, 0.8],
  ] as const)(
    '[decisions 52] własny cel, %s: liczy się do niego',
    (_, primary, targetWeightKg, kilograms) => {
      const patient = makePatient({ measurements, goal: { primary, targetWeightKg } });
      expect(wayToGoal(patient)).toEqual({ kilograms, isOwn: true });
    },
  );
});
