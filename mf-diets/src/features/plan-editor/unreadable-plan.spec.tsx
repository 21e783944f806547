import { expect, it, jest } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

const show = async (unreadableDays?: number[]) => {
  serveDiets({ plan: makePlan({ ...(unreadableDays && { unreadableDays }) }) });
  renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('list', { name: 'Posiłki dnia' });
};

it.each([
  [[5], 'dzień: 5'],
  [[3, 7], 'dni: 3, 7'],
])('[decisions 12] plan, którego części nie dało się odczytać, mówi o tym: %s', async (days, named) => {
  await show(days);
  expect(
    screen.getByText(
      `Części zapisanego planu nie dało się odczytać (${named}). Brakujące miejsca są puste, a niepełne posiłki – niesprawdzone. Przejrzyj je, zanim wydasz plan.`,
    ),
  ).toBeInTheDocument();
});

it('plan odczytany w całości o niczym nie mówi', async () => {
  await show();
  expect(screen.queryByText(/nie dało się odczytać/)).toBeNull();
});
