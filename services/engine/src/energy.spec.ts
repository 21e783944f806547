import { describe, expect, it } from '@jest/globals';
import {
  bodyMassIndex,
  calorieDeficit,
  computeEnergy,
  currentWeight,
  isChildByYear,
  tdeeToday,
} from './energy.js';

const woman = { sex: 'female', weightKg: 70, heightCm: 168, birthYear: 1990, currentYear: 2026 } as const;

describe('energy needs', () => {
  it('[core §9] a woman of 70 kg, 168 cm and 36 years needs 1459 kcal at rest and 1751 kcal with PAL 1.2', () => {
    // 447.593 + 9.247·70 + 3.098·168 − 4.33·36 = 1459.467; × 1.2 = 1751.36
    expect(computeEnergy(woman)).toEqual({ ok: true, bmr: 1459, tdee: 1751, age: 36, isChild: false });
  });

  it('[core §9] a man is computed by the male equation and his own activity factor', () => {
    // 88.362 + 13.397·80 + 4.799·180 − 5.677·40 = 1796.862; × 1.5 = 2695.29
    const man = {
      ...woman,
      sex: 'male',
      weightKg: 80,
      heightCm: 180,
      birthYear: 1986,
      activityFactor: 1.5,
    } as const;
    expect(computeEnergy(man)).toMatchObject({ bmr: 1797, tdee: 2695 });
  });

  it('[core §9] for another sex both equations are averaged', () => {
    const both = [computeEnergy(woman), computeEnergy({ ...woman, sex: 'male' })];
    // female 1459.467, male 88.362 + 937.79 + 806.232 − 204.372 = 1628.012; mean 1543.74
    expect(both).toMatchObject([{ bmr: 1459 }, { bmr: 1628 }]);
    expect(computeEnergy({ ...woman, sex: 'other' })).toMatchObject({ bmr: 1544 });
  });

  it('[core §5] missing data are listed by name instead of giving a number', () => {
    const result = computeEnergy({
      ...woman,
      weightKg: null,
      heightCm: undefined,
      sex: null,
      birthYear: null,
    });
    expect(result).toEqual({
      ok: false,
      code: 'missing_data',
      missing: ['weight', 'height', 'sex', 'birthYear'],
    });
  });

  it('[core §5] an age outside 0 to 120 gives no result', () => {
    expect(computeEnergy({ ...woman, birthYear: 1905 })).toMatchObject({ ok: false, code: 'invalid_age' });
    expect(computeEnergy({ ...woman, birthYear: 2027 })).toMatchObject({ ok: false, code: 'invalid_age' });
  });

  it('[core §9] a person is a child until the year in which 18 is reached', () => {
    expect([2008, 2009, null].map((year) => isChildByYear(year, 2026))).toEqual([false, true, false]);
  });

  const patient = {
    personal: { sex: 'female' as const, birthYear: 1986 },
    anthropometrics: { heightCm: 164, startingWeightKg: 80 },
    activityFactor: 1.4,
    lastMeasurement: { weightKg: 70 },
  };

  it('[core §5] the current weight is the newest measurement, else the starting weight', () => {
    const { anthropometrics } = patient;
    expect(currentWeight(patient)).toBe(70);
    expect(currentWeight({ anthropometrics, lastMeasurement: null })).toBe(80);
    const unknown = { ...anthropometrics, startingWeightKg: null };
    expect(currentWeight({ anthropometrics: unknown, lastMeasurement: null })).toBeNull();
  });

  it('[decisions 46] TDEE is today’s, and the stored one while data is missing', () => {
    // 447.593 + 9.247 × 70 + 3.098 × 164 − 4.33 × 40 = 1429.755; × 1.4 = 2001.66
    expect(tdeeToday({ ...patient, tdee: 2043 }, 2026)).toBe(2002);
    const unmeasured = { ...patient, anthropometrics: { heightCm: null, startingWeightKg: null } };
    expect(tdeeToday({ ...unmeasured, tdee: 2043 }, 2026)).toBe(2043);
    expect(tdeeToday({ ...unmeasured, tdee: null }, 2026)).toBeNull();
  });

  it('[core §3] BMI has one decimal', () => {
    expect(bodyMassIndex(70, 168)).toBe(24.8); // 70 / 2.8224 = 24.80
    expect(bodyMassIndex(70, null)).toBeNull();
  });

  it('[diets §5] the deficit is TDEE minus calories, at most 2000 either way', () => {
    expect([calorieDeficit(2100, 1650), calorieDeficit(5000, 1500), calorieDeficit(1500, 4000)]).toEqual([
      450, 2000, -2000,
    ]);
    expect(calorieDeficit(null, 1500)).toBeNull();
  });
});
