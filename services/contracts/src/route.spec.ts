import { describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from './catalog/catalog.routes.js';
import { intoleranceDictionaryRoutes, intoleranceMappingRoutes } from './catalog/intolerance.routes.js';
import { ruleConfigRoutes } from './catalog/rule-config.routes.js';
import { ownWordRoutes } from './catalog/own-word.routes.js';
import { substitutionRoutes } from './catalog/substitution.routes.js';
import { intoleranceSetRoutes } from './patients/intolerance-set.routes.js';
import { patientRoutes } from './patients/patient.routes.js';
import { surveyRoutes } from './patients/survey.routes.js';
import { planRoutes } from './plans/plan.routes.js';
import { buildPath } from './route.js';
import { activityRoutes } from './session/activity.routes.js';
import { sessionRoutes } from './session/session.routes.js';

const tables = { ...patientRoutes, ...activityRoutes, ...sessionRoutes };
const all = [
  tables,
  foodRoutes,
  mealRoutes,
  ruleConfigRoutes,
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
  ownWordRoutes,
  substitutionRoutes,
  planRoutes,
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
