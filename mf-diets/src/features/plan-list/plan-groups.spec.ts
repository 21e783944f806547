import { describe, expect, it } from '@jest/globals';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { groupPlans, nextStage } from './plan-groups.js';

const hanna = { id: 'p-1', personal: { firstName: 'Hanna', lastName: 'Brzezińska' } } as Patient;
const plan = (id: string, patientId: string | null, stage: number, updatedAt: string) =>
  ({ id, patientId, stage, updatedAt }) as PlanListItem;

describe('lista planów', () => {
  it('[diets §2] plany pacjenta stoją według etapu, a grupy według ostatniej zmiany', () => {
    const groups = groupPlans(
      [
        plan('a', 'p-1', 2, '2026-11-02'),
        plan('b', null, 1, '2026-11-05'),
        plan('c', 'p-1', 1, '2026-11-09'),
        plan('d', 'p-x', 1, '2026-11-01'),
      ],
      [hanna],
    );
    expect(
      groups.map(({ title, plans, nextStage: next }) => [title, plans.map((each) => each.id), next]),
    ).toEqual([
      ['Hanna Brzezińska', ['c', 'a'], 3],
      ['Bez pacjenta', ['b'], null],
      ['Nieznany pacjent', ['d'], null],
    ]);
  });

  it('[diets §2] kolejny etap to najwyższy plus jeden, a po dwunastym nie ma następnego', () => {
    expect(nextStage([])).toBe(1);
    expect(nextStage([{ stage: 2 }, { stage: 5 }])).toBe(6);
    expect(nextStage([{ stage: 12 }])).toBeNull();
  });
});
