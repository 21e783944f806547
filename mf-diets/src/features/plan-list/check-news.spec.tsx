import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type StoredVerdict } from '@pora/contracts/plans/plan-safety.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { renderScreen } from '@pora/kit/testing';
import { act, screen } from '@testing-library/react';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { DietsScreen } from './diets.screen.js';
import { NEWS_EVERY_MS } from '../plan-safety/public.js';

const stored = (change: Partial<StoredVerdict>): StoredVerdict => ({
  ...makeSafety(),
  isCurrent: true,
  ...change,
});
const dangerous = makeSafety({
  state: 'dangerous',
  dangerous: 2,
  checkedAt: '2026-11-19T10:05:00.000Z',
  sentence: '2 z 42 ryzykowne',
});

describe('otwarty plan, gdy dane pacjenta zmieniają się gdzie indziej', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[decisions 35] alergia wpisana gdzie indziej gasi zielony znak i kolory posiłków bez dotykania planu', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const plan = makePlan({ lastVerdict: stored({}) });
    const api = serveDiets({ plan });
    renderScreen(<DietsScreen />, { path: '/diets?plan=pl-1' });
    await screen.findByRole('button', { name: 'Ostrzeżenia planu: Brak ostrzeżeń' });
    const verdictsRead = api.calls(planAlternativeRoutes.foodVerdicts).length;

    api.on(planInsightRoutes.safety, dangerous);
    api.on(planRoutes.list, { items: [{ ...plan, lastVerdict: stored({ isCurrent: false }) }] });
    await act(() => jest.advanceTimersByTimeAsync(NEWS_EVERY_MS));
    await screen.findByRole('button', { name: /Ostrzeżenia planu: 2.ostrzeżenia/ });
    expect(api.calls(planAlternativeRoutes.foodVerdicts).length).toBeGreaterThan(verdictsRead);

    const readSoFar = api.calls(planInsightRoutes.safety).length;
    api.on(planRoutes.list, { items: [{ ...plan, lastVerdict: stored(dangerous) }] });
    await act(() => jest.advanceTimersByTimeAsync(NEWS_EVERY_MS));
    expect(api.calls(planInsightRoutes.safety)).toHaveLength(readSoFar);
  });
});
