import { expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from './catalog.routes.js';

it('[diets §9.8] a page of foods holds 1,000 unless fewer are asked for, and never more', () => {
  const { query } = foodRoutes.list;
  expect(query.parse({})).toEqual({ limit: 1000, includeIntolerances: true });
  expect(query.parse({ limit: '2' })).toMatchObject({ limit: 2 });
  expect(query.safeParse({ limit: '1001' }).success).toBe(false);
});

it('[library §9.13] a page of meals holds 1,500 unless fewer are asked for, and never more', () => {
  const { query } = mealRoutes.list;
  expect(query.parse({})).toMatchObject({ limit: 1500 });
  expect(query.parse({ limit: '2' })).toMatchObject({ limit: 2 });
  expect(query.safeParse({ limit: '1501' }).success).toBe(false);
});
