import { describe, expect, it } from '@jest/globals';
import { newPlanSchema, normaliseStatus, PLAN_NAME_REQUIRED, planPatchSchema } from './plan.model.js';

const plan = { name: 'Etap_I_Anna_Nowak', patientId: 'p-1', caloriesPerDay: 1500, mealsPerDay: 5, stage: 1 };

describe('plan diety', () => {
  it.each([
    ['Aktywna', 'active'],
    ['zakończone', 'completed'],
    ['ZAKOŃCZONY', 'completed'],
    ['szkic', 'draft'],
    ['nowa', 'draft'],
    ['cokolwiek', 'draft'],
    [undefined, 'draft'],
  ])('[diets §4] status „%s” to %s', (word, status) => {
    expect(normaliseStatus(word)).toBe(status);
  });

  it('[diets §9] nowy plan ma 14 dni i źródło własne', () => {
    expect(newPlanSchema.parse(plan)).toMatchObject({ days: 14, generatorSources: ['own'] });
  });

  it('[diets §5] nazwa jest wymagana', () => {
    const result = newPlanSchema.safeParse({ ...plan, name: '  ' });
    expect(result.error?.issues[0]?.message).toBe(PLAN_NAME_REQUIRED);
  });

  it.each([
    ['posiłków 2', { mealsPerDay: 2 }],
    ['posiłków 9', { mealsPerDay: 9 }],
    ['etap 13', { stage: 13 }],
    ['10001 kcal', { caloriesPerDay: 10001 }],
    ['brak źródła', { generatorSources: [] }],
  ])('[diets §5] odrzuca: %s', (_, change) => {
    expect(newPlanSchema.safeParse({ ...plan, ...change }).success).toBe(false);
  });

  it('zmiana jednego pola nie dopisuje innych', () => {
    expect(planPatchSchema.parse({ name: 'X' })).toEqual({ name: 'X' });
  });
});
