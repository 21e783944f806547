import { expect, it, jest } from '@jest/globals';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

const show = async (uncertain: ReturnType<typeof makeSafety>['uncertain']) => {
  const api = serveDiets({ plan: makePlan() });
  api.on(planInsightRoutes.safety, makeSafety({ uncertain }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('list', { name: 'Posiłki dnia' });
  return view;
};
const card = (name: RegExp) => within(screen.getByRole('article', { name }));

it('[decisions 40] kalorie posiłku bez wagi sztuki nie stoją jako znane, a plan mówi, dlaczego', async () => {
  const { user } = await show([
    { day: 1, slotIndex: 0, unweighed: ['Kajzerka'], outdated: [] },
    { day: 2, slotIndex: 2, unweighed: [], outdated: ['Bułka, grahamka'] },
  ]);
  expect(await screen.findByText(/^W 2 posiłkach nie wiadomo, ile jest kalorii\./)).toHaveTextContent(
    /Brak wagi sztuki: Kajzerka\. .*Policzone, zanim podano wagę sztuki: Bułka, grahamka\. .*Sumy dni/,
  );
  const breakfast = card(/Śniadanie/);
  expect(breakfast.getByText('Brak wagi sztuki')).toBeInTheDocument();
  expect(breakfast.getByText('kalorie nieznane')).toBeInTheDocument();
  expect(breakfast.queryByText('500')).toBeNull();
  expect(card(/Obiad/).getByText('800')).toBeInTheDocument();

  await user.keyboard('{ArrowRight}');
  expect(card(/Kolacja/).getByText('Stare kalorie')).toBeInTheDocument();
  await user.keyboard('2');
  const cells = await screen.findAllByRole('gridcell', {
    name: /Śniadanie, .*Owsianka 1, \?\skcal, brak wagi sztuki/,
  });
  expect(cells).toHaveLength(1);
});

it('plan, którego kalorie są znane, o niczym nie mówi', async () => {
  await show([]);
  expect(card(/Śniadanie/).getByText('500')).toBeInTheDocument();
  expect(screen.queryByText(/nie wiadomo, ile jest kalorii/)).toBeNull();
});
