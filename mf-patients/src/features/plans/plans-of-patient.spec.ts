import { describe, expect, it } from '@jest/globals';
import { currentPlanOf, plansOfPatient, romanStage } from './plans-of-patient.js';

const plan = (id: string, patientId: string, stage: number, change: object = {}) => ({
  id,
  patientId,
  stage,
  status: 'draft' as const,
  created: '2026-09-01',
  updatedAt: `2026-09-0${stage}T10:00:00.000Z`,
  ...change,
});

describe('plany pacjenta', () => {
  const plans = [plan('a2', 'p-a', 2), plan('b1', 'p-b', 1), plan('a1', 'p-a', 1)];

  it('stoją w kolejności etapów i są tylko jego', () => {
    expect(plansOfPatient(plans, 'p-a').map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  it('[core §2] „Plan diety” otwiera plan aktywny', () => {
    const withActive = [...plans, plan('a3', 'p-a', 3), plan('a0', 'p-a', 1, { status: 'active' })];
    expect(currentPlanOf(withActive, 'p-a')?.id).toBe('a0');
  });

  it('[core §2] bez aktywnego otwiera ostatnio zmieniany', () => {
    expect(currentPlanOf(plans, 'p-a')?.id).toBe('a2');
  });

  it('[core §2] bez planu nie ma czego otworzyć', () => {
    expect(currentPlanOf(plans, 'p-c')).toBeUndefined();
  });

  it.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [12, 'XII'],
  ])('etap %i to %s', (stage, text) => {
    expect(romanStage(stage)).toBe(text);
  });
});
