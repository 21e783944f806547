import { describe, expect, it } from '@jest/globals';
import { createRandom, shuffle } from './random.js';

describe('seeded random numbers', () => {
  it('the same seed gives the same sequence, another seed another one', () => {
    const draw = (seed: number): number[] => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw(42)).toEqual(draw(42));
    expect(draw(42)).not.toEqual(draw(43));
  });

  it('numbers are spread evenly', () => {
    const random = createRandom(7);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i += 1) counts[random.below(10)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(9_600);
    expect(Math.max(...counts)).toBeLessThan(10_400);
  });

  it('shuffling keeps every item', () => {
    const items = shuffle([...Array(50).keys()], createRandom(1));
    expect([...items].sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  });
});
