import { expect, it } from '@jest/globals';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { makeEntry, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { savePlan } from './save-plan.js';

it('[decisions 34] powód posiłku, który zapisuje się razem z nazwą planu, idzie z całą zmianą', async () => {
  const plan = makePlan();
  const api = serveDiets({ plan });
  const reason = 'Rodzice potwierdzili tolerancję';
  const slots = [{ day: 3, slotIndex: 0, entry: makeEntry('Owsianka z orzechami', 400), reason }];
  await savePlan('pl-1', { name: 'Etap II', slots }, plan.version, plan);
  expect(api.calls(planRoutes.update).at(-1)?.body).toMatchObject({
    name: 'Etap II',
    allergyReason: reason,
  });
});
