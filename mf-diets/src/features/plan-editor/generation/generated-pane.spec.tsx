import { describe, expect, it, jest } from '@jest/globals';
import { type HistoryStep } from '@pora/contracts/plans/plan-history.model';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { type GenerationReport, type Plan } from '@pora/contracts/plans/plan.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makePlan } from '../../../testing/make-plan.js';
import { serveDiets } from '../../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor.js';

// Each test renders the whole editor and generates in it.
jest.setTimeout(60_000);

let api: FakeApi;
let view: ScreenView;

const generation: GenerationReport = {
  ...{ seed: 3, engineVersion: '1', filledSlots: 42, lockedSlots: 0, emptySlots: [] },
  ...{ averageCalories: 1748, targetCalories: 1750, daysOutsideTolerance: [], splitPairs: [], verdict: null },
};
const step = (change: Partial<HistoryStep> = {}): HistoryStep => ({
  ...{ id: 7, kind: 'big', cause: 'generate', sentence: 'Wygenerowano plan', author: 'Alicja' },
  ...{ at: '2026-11-19T10:00:00.000Z', changedSlots: 1, places: [{ day: 1, slotIndex: 0 }], undone: false },
  ...change,
});
const summary = {
  averageCalories: 1750,
  averageMacros: { carbs: 1, fat: 1, protein: 1 },
  targetCalories: 1750,
};
const digest = (name: string) => ({
  ...{ name, mealId: name, calories: 500, portionPercent: 100, time: '07:00' },
  ...{ locked: false, lockedInAllDays: false },
});

/** The result of a generation, opened by its address. */
const open = async (steps: HistoryStep[], plan: Plan = makePlan({ generation })) => {
  api = serveDiets({ plan });
  api.on(planHistoryRoutes.list, { items: steps, undo: steps[0] ?? null, redo: null });
  api.on(planHistoryRoutes.compare, {
    step: step(),
    changed: [
      {
        ...{ day: 1, slotIndex: 0, label: 'Śniadanie', type: 'breakfast' },
        ...{ before: digest('Jaglanka'), after: digest('Owsianka 1') },
      },
    ],
    days: [],
    same: [],
    summary: { before: summary, after: summary },
  });
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, {
    path: '/diets?plan=pl-1&dialog=generated',
  });
  return within(await screen.findByRole('complementary', { name: 'Plan wygenerowany' }));
};
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: 'Plan wygenerowany' })).toBeNull());

describe('wynik generowania obok planu', () => {
  it('[diets §4] po odświeżeniu strony stoi znowu obok planu i z historii wie, co się zmieniło', async () => {
    const pane = await open([step()]);
    expect(
      await pane.findByText(/^Wobec planu sprzed generowania: 1.nowy posiłek, 41.tych samych\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText('Owsianka 1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Następny dzień' })).toBeEnabled();
    await view.user.click(pane.getByRole('button', { name: 'Gotowe' }));
    await isClosed();
    expect(screen.getByText('Owsianka 1')).toBeInTheDocument();
  });

  it('[diets §4] „Porównaj” stawia plan sprzed generowania obok planu teraz', async () => {
    const pane = await open([step()]);
    await view.user.click(await pane.findByRole('button', { name: 'Porównaj' }));
    const compared = within(await screen.findByRole('dialog', { name: 'Plan przed generowaniem i teraz' }));
    expect(await compared.findByText('Jaglanka')).toBeInTheDocument();
    expect(compared.getByText('Owsianka 1')).toBeInTheDocument();
    expect(api.calls(planHistoryRoutes.compare).at(-1)?.params).toEqual({ id: 'pl-1', n: '7' });
  });

  it('[decisions 26] po następnym dużym kroku wynik nie cofa tego kroku zamiast generowania', async () => {
    const pane = await open([step({ id: 8, cause: 'adjust', sentence: 'Dostosowano plan' }), step()]);
    await pane.findByRole('button', { name: 'Porównaj' });
    expect(pane.queryByRole('button', { name: 'Cofnij całość' })).toBeNull();
  });

  it('[decisions 12] gdy sprawdzenia nie udało się powtórzyć, wynik nie powołuje się na to sprzed', async () => {
    await open([step()]);
    api.on(planInsightRoutes.safety, apiError(404, 'not_found', 'Nie znaleziono planu.'));
    await act(() => view.client.invalidateQueries());
    const title = 'Plan wygenerowany, ale niesprawdzony';
    expect(await screen.findByRole('complementary', { name: title })).toBeInTheDocument();
    expect(screen.queryByText('Bezpieczny')).toBeNull();
  });

  it('plan, którego nie generowano, mówi to i daje się zamknąć', async () => {
    const pane = await open([], makePlan({ generation: null }));
    expect(pane.getByText('Tego planu jeszcze nie generowano')).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    await isClosed();
    expect(screen.getByRole('dialog', { name: makePlan().name })).toBeInTheDocument();
  });
});
