import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { foodRoutes, mealRoutes } from './catalog/catalog.routes.js';
import { foodMergeRoutes } from './catalog/food-merge.routes.js';
import { intoleranceDictionaryRoutes, intoleranceMappingRoutes } from './catalog/intolerance.routes.js';
import { ruleConfigRoutes } from './catalog/rule-config.routes.js';
import { mealPictureRoutes } from './catalog/meal-picture.routes.js';
import { ownWordRoutes } from './catalog/own-word.routes.js';
import { searchWordRoutes } from './catalog/search-word.routes.js';
import { recipeTextRoutes } from './catalog/recipe-text.routes.js';
import { substitutionRoutes } from './catalog/substitution.routes.js';
import { intoleranceSetRoutes } from './patients/intolerance-set.routes.js';
import { patientRoutes } from './patients/patient.routes.js';
import { surveyRoutes } from './patients/survey.routes.js';
import { planUsesRoutes } from './plans/plan-uses.routes.js';
import { planRoutes } from './plans/plan.routes.js';
import { buildPath, type CallsOf } from './call.js';
import * as calls from './calls.js';
import { defineRoute } from './route.js';
import { activityRoutes } from './session/activity.routes.js';
import { sessionRoutes } from './session/session.routes.js';

const tables = { ...patientRoutes, ...activityRoutes, ...sessionRoutes };
const all = [
  tables,
  foodRoutes,
  foodMergeRoutes,
  mealRoutes,
  ruleConfigRoutes,
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
  mealPictureRoutes,
  ownWordRoutes,
  searchWordRoutes,
  recipeTextRoutes,
  substitutionRoutes,
  planRoutes,
  planUsesRoutes,
  surveyRoutes,
  intoleranceSetRoutes,
].flatMap((table) => Object.values(table));

describe('tabele wywołań', () => {
  it('żadne wywołanie nie jest zapisane dwa razy', () => {
    const keys = all.map((route) => `${route.method} ${route.path}`);
    expect(keys.length).toBeGreaterThan(20);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('wywołania wewnętrzne są tylko dla usług, a pozostałe nie', () => {
    for (const route of all) expect(route.access === 'internal').toBe(route.path.startsWith('/internal/'));
  });

  it('wstawia parametry do ścieżki z kodowaniem', () => {
    expect(buildPath('/api/patients/:id/measurements', { id: 'p-1/2' })).toBe(
      '/api/patients/p-1%2F2/measurements',
    );
    expect(() => buildPath('/api/patients/:id')).toThrow(RangeError);
  });
});

describe('the entry for browsers', () => {
  it('has the verb and the path of each route, and no schema', () => {
    const ofBrowsers = Object.values(calls).flatMap((table) => Object.values(table));
    const ofRoutes = all.filter(({ access }) => access !== 'internal');
    const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect(ofBrowsers.map(named)).toEqual(expect.arrayContaining(ofRoutes.map(named)));
    for (const call of ofBrowsers) {
      expect(Object.keys(call).filter((key) => !['method', 'path', 'upload'].includes(key))).toEqual([]);
    }
  });

  it('knows the types of its routes; what does not fit together does not compile', () => {
    const paths = {
      list: { method: 'GET', path: '/api/x' },
      save: { method: 'POST', path: '/api/x' },
    } as const;
    const routes = {
      list: defineRoute({ ...paths.list, access: 'user', answer: z.object({ items: z.array(z.string()) }) }),
      save: defineRoute({ ...paths.save, access: 'user', body: z.object({ name: z.string() }) }),
    };
    const fitting: CallsOf<typeof routes, keyof typeof paths> = paths;
    const body: NonNullable<typeof fitting.save.types>['body'] = { name: 'Hanna' };
    // @ts-expect-error the route takes a text
    const wrongBody: NonNullable<typeof fitting.save.types>['body'] = { name: 7 };
    // @ts-expect-error another path than the route's
    const otherPath: CallsOf<typeof routes, 'list'> = { list: { method: 'GET', path: '/api/y' } };
    // @ts-expect-error another verb than the route's
    const otherVerb: CallsOf<typeof routes, 'list'> = { list: { method: 'POST', path: '/api/x' } };
    // @ts-expect-error a path without its route
    const unknownName: CallsOf<typeof routes, 'remove'> = paths;
    expect([body, wrongBody, otherPath, otherVerb, unknownName]).toHaveLength(5);
    expect(fitting.list.path).toBe(routes.list.path);
  });
});
