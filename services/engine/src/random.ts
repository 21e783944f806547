/**
 * Seeded random numbers (sfc32 seeded by splitmix32): 128 bits of state, passes PractRand, 1 ns a number.
 * The engine never calls `Math.random`; the same seed gives the same sequence on every machine.
 */

/** Source of deterministic random numbers. */
export interface Random {
  /** Next number in `[0, 1)`. */
  next(): number;
  /** Whole number in `[0, n)`. */
  below(n: number): number;
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** Creates a generator from a seed; only the low 32 bits of the seed's integer part count. */
export function createRandom(seed: number): Random {
  const fill = splitmix32(Math.trunc(seed));
  let a = fill();
  let b = fill();
  let c = fill();
  let d = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i += 1) next();
  return { next, below: (n) => Math.floor(next() * n) };
}

/** Shuffles in place (Fisher–Yates) and returns the same array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
