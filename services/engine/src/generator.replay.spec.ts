import { describe, expect, it } from '@jest/globals';
import { generatePlan, type GenerateInput, type GenerationProgress } from './generator.js';
import { createRandom, shuffle } from './random.js';
import { regenerateSlot } from './regenerate.js';
import { randomInput } from './testing/random-input.js';
import { ordinaryInput } from './testing/instances.js';
import { makeLibrary } from './testing/library.js';

const patient = {
  isChild: false,
  intolerances: [
    { name: 'mleko', value: 70 },
    { name: 'jajo', value: 33.5 },
  ],
  disliked: ['ryby', 'kasza 6', 'warzywo 11'],
};
// The content hash is that of the snapshot; a shuffled copy has the same content.
const catalog = { ...makeLibrary({ seed: 17, meals: 300 }), hash: 'sha256:snapshot' };
const base = ordinaryInput({ catalog, patient, seed: 42 });

function answer(input: GenerateInput): string {
  return JSON.stringify(generatePlan(input));
}

/** The same rows in another order. */
function shuffled(input: GenerateInput, seed: number): GenerateInput {
  const random = createRandom(seed);
  const mixed = <T>(items: readonly T[] | undefined): T[] => shuffle([...(items ?? [])], random);
  const { foods, meals, substitutions, mappings, dictionary } = input.catalog;
  return {
    ...input,
    catalog: {
      ...input.catalog,
      foods: mixed(foods),
      meals: mixed(meals),
      substitutions: mixed(substitutions),
      mappings: mixed(mappings),
      dictionary: mixed(dictionary),
    },
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe('replay', () => {
  it('input that went through JSON gives the same plan and log, byte for byte', () => {
    expect(answer(JSON.parse(JSON.stringify(base)) as GenerateInput)).toBe(answer(base));
  });

  it('the order of the catalogue rows does not matter', () => {
    for (const seed of [1, 2, 3]) expect(answer(shuffled(base, seed))).toBe(answer(base));
    const random = { ...randomInput(77), catalog: { ...randomInput(77).catalog, hash: 'sha256:x' } };
    expect(answer(shuffled(random, 9))).toBe(answer(random));
  });

  it('[diets §7] whoever listens to the progress gets the same plan and log, byte for byte', () => {
    for (const input of [base, randomInput(5), randomInput(77)]) {
      const told: GenerationProgress[] = [];
      const heard = JSON.stringify(
        generatePlan(input, { report: (progress) => told.push(progress), shouldStop: () => false }),
      );
      expect(heard).toBe(answer(input));
      const days = input.plan.days;
      expect(told[0]).toEqual({ days, finishedDays: 0, improved: 0 });
      expect(told.at(-1)).toMatchObject({ finishedDays: days });
      const steps = told.map(({ finishedDays, improved }) => finishedDays + improved);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      // Nothing is looked for before every day stands.
      expect(told.filter(({ finishedDays, improved }) => improved > 0 && finishedDays < days)).toEqual([]);
    }
  });

  it('[diets §7] each day of an ordinary plan is told once', () => {
    const told: number[] = [];
    generatePlan(base, {
      report: ({ finishedDays, improved }) => improved === 0 && told.push(finishedDays),
    });
    expect(told).toEqual(Array.from({ length: 15 }, (_, day) => day));
  });

  it('the input is never changed', () => {
    expect(answer(frozen(JSON.parse(JSON.stringify(base)) as GenerateInput))).toBe(answer(base));
  });

  it('another seed gives another plan, the same drawing the same meal', () => {
    expect(answer({ ...base, seed: 43 })).not.toBe(answer(base));
    const plan = generatePlan(base);
    if (!plan.ok) throw new Error(plan.code);
    const draw = (input: GenerateInput) =>
      JSON.stringify(
        regenerateSlot({ ...input, plan: { ...base.plan, planDays: plan.planDays }, day: 4, slotIndex: 2 }),
      );
    expect(draw(shuffled(base, 5))).toBe(draw(base));
  });

  it('[diets §7] everything a replay needs stands in the first line of the log', () => {
    const plan = generatePlan(base);
    expect(plan.ok && plan.log.split('\n')[0]).toMatch(
      /^PLAN id=plan-1 seed=42 engine=\d+\.\d+\.\d+ config=sha256:\w+ library=sha256:snapshot patient=sha256:\w+ work=\d+ J=[\d.]+$/,
    );
  });
});
