import { describe, expect, it } from '@jest/globals';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { makePatient } from '@pora/kit/testing';
import { firstSteps, isOver, type StepFacts } from './steps.js';

const nothing: StepFacts = { patients: [], plans: [], surveyed: false, visited: false };
const doneOf = (facts: Partial<StepFacts>) =>
  firstSteps({ ...nothing, ...facts })
    .filter(({ done }) => done)
    .map(({ id }) => id);
const plan = { patientId: 'p-hanna', name: 'Etap I', filledSlots: 0 };

describe('pierwsze kroki', () => {
  it('w nowej praktyce żaden krok nie jest gotowy i każdy dokądś prowadzi', () => {
    const steps = firstSteps(nothing);
    expect(steps.map(({ label, done }) => [label, done])).toEqual([
      ['Pierwszy pacjent', false],
      ['Pierwsza ankieta', false],
      ['Pierwsza wizyta', false],
      ['Pierwszy plan diety', false],
      ['Posiłki w planie', false],
    ]);
    expect(steps.map(({ to }) => to)).toEqual([
      '/patients?new=1',
      '/patients',
      '/schedule?new=1',
      '/diets?new=1',
      '/diets',
    ]);
  });

  it('krok jest gotowy dopiero wtedy, gdy naprawdę coś jest', () => {
    expect(doneOf({ patients: [makePatient()] })).toEqual(['patient']);
    expect(doneOf({ plans: [plan] })).toEqual(['plan']);
    expect(doneOf({ plans: [{ ...plan, filledSlots: 3 }] })).toEqual(['plan', 'menu']);
    expect(doneOf({ surveyed: true, visited: true })).toEqual(['survey', 'visit']);
  });

  it('pacjent przykładowy i jego plan nie kończą żadnego kroku', () => {
    const patients = [makePatient({ id: SAMPLE_PATIENT_ID })];
    expect(doneOf({ patients, plans: [{ ...plan, patientId: SAMPLE_PATIENT_ID, filledSlots: 70 }] })).toEqual(
      [],
    );
  });

  it('[decisions 12] czego nie udało się wczytać, nie uchodzi za gotowe', () => {
    const all = { patients: [makePatient()], plans: [{ ...plan, filledSlots: 1 }], visited: true };
    expect(isOver(firstSteps({ ...all, surveyed: undefined }))).toBe(false);
    expect(isOver(firstSteps({ ...all, surveyed: true }))).toBe(true);
  });
});
