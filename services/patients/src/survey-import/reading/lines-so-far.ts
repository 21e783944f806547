/** Asks the lines of an answer that is still growing: each line is looked at once, however many follow. */
import type { Line } from './word-document.js';

type Test = (line: Line) => boolean;
const known = new WeakMap<readonly Line[], Map<Test, { seen: number; isFound: boolean }>>();

/** Whether some line is so. The test has to be the same function every time. */
export function isSomeSoFar(lines: readonly Line[], test: Test): boolean {
  const tests = known.get(lines) ?? new Map<Test, { seen: number; isFound: boolean }>();
  const state = tests.get(test) ?? { seen: 0, isFound: false };
  for (; state.seen < lines.length && !state.isFound; state.seen += 1) {
    const line = lines[state.seen];
    state.isFound = line !== undefined && test(line);
  }
  tests.set(test, state);
  known.set(lines, tests);
  return state.isFound;
}
