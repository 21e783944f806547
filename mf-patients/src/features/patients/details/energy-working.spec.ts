import { describe, expect, it } from '@jest/globals';
import { patientEnergy } from '@pora/engine/energy';
import { makeMeasurement, makePatient, type PatientChange } from '@pora/kit/testing';
import { energyWorking } from './energy-working.js';

const working = (change: PatientChange = {}) => {
  const patient = makePatient({ measurements: [makeMeasurement('2026-11-17', 76.2)], ...change });
  const shown = energyWorking(patient, patientEnergy(patient, 2026));
  const spaced = (line: string) => line.replaceAll('\u00a0', ' ');
  return shown && { bmr: shown.bmr.map(spaced), tdee: spaced(shown.tdee) };
};

describe('skąd się bierze energia pacjenta', () => {
  it('[core §9] kobieta: wzór z jej liczbami krok po kroku, potem razy PAL', () => {
    expect(working()).toEqual({
      bmr: ['447,593 + 9,247 · 76,2 + 3,098 · 168 − 4,33 · 38 = 1 508,1'],
      tdee: 'PPM 1 508,1 × PAL 1,4 = 2 111,4; masa z 17.11.2026',
    });
  });

  it('[core §9] mężczyzna bez pomiaru: jego wzór i masa początkowa', () => {
    expect(working({ personal: { sex: 'male', birthYear: 1996 }, measurements: [] })).toEqual({
      // 88,362 + 1090,5158 + 806,232 − 170,31 = 1814,7998
      bmr: ['88,362 + 13,397 · 81,4 + 4,799 · 168 − 5,677 · 30 = 1 814,8'],
      tdee: 'PPM 1 814,8 × PAL 1,4 = 2 540,7; masa początkowa',
    });
  });

  it('[core §9] inna płeć: oba wzory i ich średnia', () => {
    const both = working({ personal: { sex: 'other' } });
    expect(both?.bmr).toHaveLength(3);
    // (1699,7 + 1508,1) : 2
    expect(both?.bmr[2]).toBe('średnia obu: 1 603,9');
  });

  it('[core §5] bez danych nie ma czego pokazać', () => {
    expect(working({ anthropometrics: { heightCm: null } })).toBeNull();
    expect(working({ personal: { sex: null } })).toBeNull();
    expect(working({ personal: { birthYear: 1890 } })).toBeNull();
  });
});
