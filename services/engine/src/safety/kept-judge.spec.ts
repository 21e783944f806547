import { expect, it } from '@jest/globals';
import { makeLibrary } from '../testing/library.js';
import { testRules } from '../testing/rule-config.js';
import { keptFoodJudge } from './kept-judge.js';

const { foods, mappings = [], dictionary = [] } = makeLibrary({ seed: 5, meals: 20 });
const catalogue = { foods, mappings, dictionary };
const rules = testRules();
const milk = { isChild: false, intolerances: [{ name: 'mleko', value: 70 }], disliked: ['ryby'] };

it('[diets §4] a judge is used again for the same patient over the same catalogue and rules', () => {
  const judge = keptFoodJudge(milk, catalogue, rules);
  expect(keptFoodJudge(structuredClone(milk), { ...catalogue }, rules)).toBe(judge);
});

it('[diets §4] and never for another patient, value, catalogue or rule', () => {
  const judge = keptFoodJudge(milk, catalogue, rules);
  const others = [
    keptFoodJudge({ ...milk, intolerances: [{ name: 'mleko', value: 29 }] }, catalogue, rules),
    keptFoodJudge({ ...milk, disliked: [] }, catalogue, rules),
    keptFoodJudge({ ...milk, allergies: ['orzechy'] }, catalogue, rules),
    keptFoodJudge({ ...milk, isChild: true }, catalogue, rules),
    keptFoodJudge(milk, { ...catalogue, mappings: mappings.slice(1) }, rules),
    keptFoodJudge(milk, { ...catalogue, foods: [...foods] }, rules),
    keptFoodJudge(milk, catalogue, testRules({ ingredientToleranceCategories: ['Nabiał'] })),
  ];
  expect(others.filter((other) => other === judge)).toEqual([]);
});

it('a value that is no number and one without end are two patients', () => {
  const of = (value: number) =>
    keptFoodJudge({ isChild: false, intolerances: [{ name: 'mleko', value }] }, catalogue, rules);
  expect(of(Infinity)).not.toBe(of(NaN));
});

it('[diets §4] what no judge reads makes no other one: meals, substitutes, the order of the words, what is empty', () => {
  const judge = keptFoodJudge(milk, catalogue, rules);
  const { isChild, intolerances, disliked } = milk;
  const same = { hasRecords: true, allergies: [], disliked, intolerances, isChild };
  const withMeals = { ...makeLibrary({ seed: 6, meals: 3 }), ...catalogue };
  expect(keptFoodJudge(same, withMeals, rules)).toBe(judge);
});
