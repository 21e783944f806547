import { expect, test } from '@jest/globals';
import { generatePlan } from '../generator.js';
import { ordinaryInput } from '../testing/instances.js';
import { KEPT_LIBRARIES } from './library-cache.js';
import { compileAhead, compileLibrary } from './library.js';

const input = ordinaryInput({}, 60);
const likes = (name: string) => ({ ...input, patient: { ...input.patient, disliked: [name] } });

test('a library is compiled once for a patient, the sources and the catalogue', () => {
  const library = compileLibrary(input);
  const again = { ...input, patient: { ...input.patient }, seed: 9 };
  expect(compileLibrary(again)).toBe(library);
  expect(compileLibrary(likes('ryba'))).not.toBe(library);
  expect(compileLibrary({ ...input, sources: ['gabinet'] })).not.toBe(library);
  expect(compileLibrary({ ...input, usesInOtherStages: { [library.meals[0]!.id]: 1 } })).not.toBe(library);
  expect(compileLibrary({ ...input, config: { ...input.config } })).not.toBe(library);
});

test('a changed catalogue is never answered from the former one', () => {
  const [first, ...others] = input.catalog.meals;
  const changed = { ...input.catalog, meals: others };
  expect(compileLibrary(input).indexOf.has(first!.id)).toBe(true);
  expect(compileLibrary({ ...input, catalog: changed }).indexOf.has(first!.id)).toBe(false);
});

test('only the libraries asked for last are kept', () => {
  const first = compileLibrary(likes('dynia 0'));
  for (let i = 1; i < KEPT_LIBRARIES; i += 1) compileLibrary(likes(`dynia ${i}`));
  expect(compileLibrary(likes('dynia 0'))).toBe(first);
  for (let i = 1; i <= KEPT_LIBRARIES; i += 1) compileLibrary(likes(`dynia ${i}`));
  expect(compileLibrary(likes('dynia 0'))).not.toBe(first);
});

test('a changed catalogue is compiled ahead for whom the former one was used last', () => {
  const former = { ...input.catalog };
  compileLibrary({ ...likes('ser'), catalog: former });
  compileLibrary({ ...likes('mleko'), catalog: former });
  const catalog = { ...former, meals: former.meals.slice(1) };
  const context = { catalog, config: input.config };
  expect([0, 1, 2].map((rank) => compileAhead(former, context, rank))).toEqual([true, true, false]);
  const further = { ...context, catalog: { ...catalog } };
  expect([0, 1, 2].map((rank) => compileAhead(catalog, further, rank))).toEqual([true, true, false]);
});

test('the answer is the same with a kept library and without one', () => {
  const kept = JSON.stringify(generatePlan(input));
  expect(JSON.stringify(generatePlan({ ...input, catalog: { ...input.catalog } }))).toBe(kept);
});
