import { describe, expect, it } from '@jest/globals';
import { patientFigures, planFigures } from './practice-figures.js';

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

describe('liczby na pulpicie', () => {
  it('[core §2] liczy wszystkich pacjentów i osobno aktywnych', () => {
    const patients = [{ status: 'active' }, { status: 'inactive' }, { status: 'completed' }] as const;
    expect(patientFigures(patients)).toMatchObject({ total: 3, active: 1 });
  });

  it.each([
    [0, 3],
    [7, 3],
    [9, 4],
    [41, 16],
  ])('[core §9] przy %i aktywnych pacjentach prognoza to %i konsultacji w tygodniu', (active, expected) => {
    expect(patientFigures(times(active, { status: 'active' as const })).consultations).toBe(expected);
  });

  it('[core §9] skuteczność to zaokrąglony procent planów zakończonych', () => {
    const plans = [
      ...times(68, { status: 'completed' as const }),
      ...times(36, { status: 'active' as const }),
      ...times(8, { status: 'draft' as const }),
    ];
    expect(planFigures(plans)).toEqual({ total: 112, active: 36, completed: 68, effectiveness: 61 });
  });

  it('[core §9] bez planów nie ma skuteczności, a nie zero ani NaN', () => {
    expect(planFigures([]).effectiveness).toBeNull();
  });
});
