import { expect, it } from '@jest/globals';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type ProblemKind, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { apiError, fakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeFoodVerdicts } from '../../../testing/make-plan.js';
import { PatientLimits } from './patient-limits.js';

const problem = (kind: ProblemKind, cause: string): SafetyProblem => ({
  ...{ kind, cause, level: 'risk', foodId: 1, foodName: 'Hummus' },
});

it('mówi, ile pacjent ma alergii, nietolerancji, wyników granicznych i nielubianych, każde liczone raz', async () => {
  const api = fakeApi();
  const foods = [
    { foodId: 1, problems: [problem('intolerance', 'czosnek'), problem('disliked', 'hummus')] },
    { foodId: 2, problems: [problem('intolerance', 'czosnek'), problem('borderline', 'por')] },
    { foodId: 3, problems: [problem('intolerance', 'seler'), problem('allergy', 'migdały')] },
  ];
  const notUnderstood = [
    {
      entry: 'bez cebulowych',
      source: 'disliked' as const,
      reason: 'no_food' as const,
      sentence: 'Nie rozumiem.',
    },
  ];
  const unmapped = [{ name: 'Orzech włoski', value: 55 }];
  api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts({ foods, notUnderstood, unmapped }));
  renderScreen(<PatientLimits planId="pl-1" />);
  expect(await screen.findByText('1 alergia')).toBeInTheDocument();
  expect(screen.getByText('3 nietolerancje')).toBeInTheDocument();
  expect(screen.getByText('1 z IgG 25–29')).toBeInTheDocument();
  expect(screen.getByText('2 nielubiane')).toBeInTheDocument();
});

it('[decisions 12] czego nie udało się wczytać, nie wygląda jak pacjent bez ograniczeń', async () => {
  const api = fakeApi();
  api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts({ missing: ['intolerances'] }));
  const { client } = renderScreen(<PatientLimits planId="pl-1" />);
  const unchecked = 'nie sprawdzono zaleceń pacjenta';
  expect(await screen.findByText(unchecked)).toBeInTheDocument();
  api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts());
  await client.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull());
  api.on(planAlternativeRoutes.foodVerdicts, apiError(404, 'not_found', 'Nie znaleziono planu.'));
  await client.invalidateQueries();
  expect(await screen.findByText(unchecked)).toBeInTheDocument();
});
