import { expect, it } from '@jest/globals';
import { planInsightCalls } from '@pora/contracts/calls';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { apiKey } from '@pora/kit';
import { apiError, fakeApi } from '@pora/kit/testing';
import { QueryClient } from '@pora/kit/queries';
import { makeSafety } from '../../testing/make-plan.js';
import { acceptPlaces } from './accept-risk.js';

it('[decisions 36] sprawdzenie zaczęte przed przyjęciem ryzyka nie zasłania przyjętego', async () => {
  const plan = { id: 'pl-1', version: 4 };
  const accepted = makeSafety({ state: 'attention', accepted: 1 });
  const client = new QueryClient();
  const queryKey = apiKey(planInsightCalls.safety, { params: { id: plan.id }, version: plan.version });
  let answer: (verdict: PlanSafety) => void = () => undefined;
  const checking = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<PlanSafety>((resolve) => (answer = resolve)),
  });
  fakeApi().on(acceptedRiskRoutes.accept, { items: [], verdict: accepted });

  await acceptPlaces(client, () => plan, [{ day: 1, slotIndex: 0 }], 'Tylko w naleśnikach');
  answer(makeSafety({ state: 'dangerous', dangerous: 1 }));
  await Promise.allSettled([checking]);

  expect(client.getQueryData(queryKey)).toEqual(accepted);
});

it('[decisions 36] ryzyko czternastu posiłków przyjmuje jedno wywołanie: wszystkie albo żadnego', async () => {
  const plan = { id: 'pl-1', version: 4 };
  const api = fakeApi();
  api.on(acceptedRiskRoutes.accept, { items: [], verdict: makeSafety() });
  const places = Array.from({ length: 14 }, (_, i) => ({ day: i + 1, slotIndex: 0 }));
  await acceptPlaces(new QueryClient(), () => plan, places, 'Tylko w naleśnikach');
  expect(api.calls(acceptedRiskRoutes.accept)).toMatchObject([
    { body: { places, reason: 'Tylko w naleśnikach' }, ifMatch: 4 },
  ]);

  api.on(acceptedRiskRoutes.accept, apiError(412, 'stale_version', 'Ktoś zmienił plan.'));
  const refused = acceptPlaces(new QueryClient(), () => plan, places, 'Tylko w naleśnikach');
  await expect(refused).rejects.toMatchObject({ status: 412 });
  expect(api.calls(acceptedRiskRoutes.accept)).toHaveLength(2);
});
