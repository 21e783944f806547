import { describe, expect, it } from '@jest/globals';
import { createRandom } from '../random.js';
import { ordinaryInput } from '../testing/instances.js';
import { makeLibrary } from '../testing/library.js';
import { compileLibrary } from './library.js';
import { MenuCache } from './menu.js';
import { compileProblem, completeDays } from './problem.js';
import { PlanState } from './state.js';

function stateOf(meals: number): PlanState {
  const input = ordinaryInput({ catalog: makeLibrary({ seed: 2, meals }) });
  return new PlanState(compileProblem(input, completeDays(input), compileLibrary(input)));
}

describe('meals a run looks at', () => {
  it('a small pool is used whole, best fit first', () => {
    const state = stateOf(200);
    const { meals, points } = new MenuCache(state, createRandom(1)).of(0);
    expect([...meals].sort((a, b) => a - b)).toEqual(state.staticCandidates(0).sort((a, b) => a - b));
    expect([...points]).toEqual([...points].sort((a, b) => a - b));
  });

  it('of a large pool two seeds look at different parts', () => {
    const state = stateOf(3000);
    const [one, two] = [1, 2].map((seed) => new Set(new MenuCache(state, createRandom(seed)).of(0).meals));
    const shared = [...(one ?? [])].filter((meal) => two?.has(meal)).length;
    expect(one?.size).toBeLessThan(state.staticCandidates(0).length * 0.6);
    expect(shared / (one?.size ?? 1)).toBeLessThan(0.7);
  });

  it('units of one kind share a menu, and the bound is below any plan', () => {
    const state = stateOf(300);
    const book = new MenuCache(state, createRandom(1));
    const same = state.units.findIndex((unit, u) => u > 0 && unit.type === state.units[0]?.type);
    expect(book.of(same)).toBe(book.of(0));
    expect(book.lowerBound()).toBeGreaterThanOrEqual(0);
    expect(book.lowerBound()).toBeLessThan(5);
  });
});
