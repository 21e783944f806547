import { describe, expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { intoleranceMappingRoutes } from '@pora/contracts/catalog/intolerance.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { QueryClient } from '../queries.js';
import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from '../testing/index.js';
import { apiKey, apiPrefix, type ApiInput } from './api-query.js';
import { useApiList, useApiPages } from './use-api-query.js';

const plan = { params: { id: 'dp-1' } };
const keys = {
  list: apiKey(planRoutes.list),
  trash: apiKey(planRoutes.trash),
  plan: apiKey(planRoutes.get, plan),
  check: apiKey(planInsightRoutes.safety, { ...plan, version: 3 }),
  otherPlan: apiKey(planRoutes.get, { params: { id: 'dp-10' } }),
};

/** Which of the keys a change of this key reaches. */
function reached(queryKey: readonly unknown[]): string[] {
  const client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, 'answer');
  const found = new Set(client.getQueryCache().findAll({ queryKey }));
  return Object.entries(keys)
    .filter(([, key]) => [...found].some((query) => JSON.stringify(query.queryKey) === JSON.stringify(key)))
    .map(([name]) => name);
}

describe('where an answer lies in the cache of the page', () => {
  it('a route names exactly its own calls: a changed list does not fetch the opened plan again', () => {
    expect(reached(apiKey(planRoutes.list))).toEqual(['list']);
    expect(reached(apiKey(planRoutes.get, plan))).toEqual(['plan']);
  });

  it('a path names everything below it: a plan goes with its check, of whichever version, and no other plan does', () => {
    expect(reached(apiPrefix(planRoutes.get, plan.params))).toEqual(['plan', 'check']);
    expect(reached(apiPrefix(planRoutes.list))).toEqual(Object.keys(keys));
  });

  it('a call without its query stands for the call with any', () => {
    const [milk, nuts] = ['milk', 'nuts'].map((intolerance) =>
      apiKey(intoleranceMappingRoutes.list, { query: { intolerance } }),
    );
    const client = new QueryClient();
    client.setQueryData(milk ?? [], []);
    client.setQueryData(nuts ?? [], []);
    expect(client.getQueryCache().findAll({ queryKey: apiKey(intoleranceMappingRoutes.list) })).toHaveLength(
      2,
    );
    expect(client.getQueryCache().findAll({ queryKey: milk ?? [] })).toHaveLength(1);
  });

  it('what the route does not take, or without what its path needs, is refused', () => {
    // @ts-expect-error a query the route does not know
    const wrong: ApiInput<typeof intoleranceMappingRoutes.list> = { query: { intolerances: 'milk' } };
    expect(wrong).toBeDefined();
    expect(() => apiKey(planRoutes.get)).toThrow(RangeError);
  });
});

function Patients() {
  const patients = useApiList(patientRoutes.list);
  return <p>{patients.phase === 'ready' ? `${patients.data.length} na liście` : patients.phase}</p>;
}

function Foods() {
  const foods = useApiPages(foodRoutes.list, { query: { limit: '2' } });
  return <p>{foods.phase === 'ready' ? foods.data.map((food) => food.id).join(' ') : foods.phase}</p>;
}

describe('what a screen reads by a route', () => {
  it('the items of a list', async () => {
    fakeApi().on(patientRoutes.list, { items: [{ id: 'p-1' }, { id: 'p-2' }] });
    renderScreen(<Patients />);
    expect(await screen.findByText('2 na liście')).toBeInTheDocument();
  });

  it('[library §9] a long list page after page; an item that comes twice is kept once', async () => {
    const api = fakeApi();
    const pages = [
      { items: [{ id: 1 }, { id: 2 }], nextStartKey: '2' },
      { items: [{ id: 2 }, { id: 3 }], nextStartKey: null },
    ];
    api.on(foodRoutes.list, () => pages.shift());
    renderScreen(<Foods />);
    expect(await screen.findByText('1 2 3')).toBeInTheDocument();
    expect(api.calls(foodRoutes.list).map(({ query }) => query)).toEqual([
      { limit: '2' },
      { limit: '2', startKey: '2' },
    ]);
  });
});
