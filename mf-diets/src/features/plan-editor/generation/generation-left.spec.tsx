import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type RefusedGeneration } from '@pora/contracts/plans/plan-generation.model';
import { type GenerationReport } from '@pora/contracts/plans/plan.model';
import { planGenerationRoutes } from '@pora/contracts/plans/plan-generation.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makePlan, makeSafety } from '../../../testing/make-plan.js';
import { serveDiets } from '../../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor.js';

// Each test renders the whole editor and follows a generation in it.
jest.setTimeout(60_000);

let api: FakeApi;
let view: ScreenView;

const generation = (change: Partial<GenerationReport> = {}): GenerationReport => ({
  ...{ seed: 8, engineVersion: '1', filledSlots: 30, lockedSlots: 0, emptySlots: [] },
  ...{ averageCalories: 1748, targetCalories: 1750, daysOutsideTolerance: [], splitPairs: [], verdict: null },
  ...change,
});
const RUN = 'run-000009';
const LOST = 'Generowanie skończyło się bez nowego planu';
const ENDED = { timeout: 30_000 };
const STOPPED: RefusedGeneration = {
  ...{ run: RUN, code: 'generation_stopped' },
  message: 'Przerwano generowanie. Plan się nie zmienił.',
};
const DAYS = makePlan().planDays.length;
const progress = { stage: 'days', days: DAYS, finishedDays: 2, improved: 0 } as const;
const works = () => {
  const startedAt = new Date().toISOString();
  api.on(planGenerationRoutes.current, { current: { run: RUN, startedAt, progress }, ended: null });
  api.on(planGenerationRoutes.progress, { progress });
};
const ends = (ended: RefusedGeneration | null = null) => {
  api.on(planGenerationRoutes.current, { current: null, ended });
  api.on(planGenerationRoutes.progress, { progress: null });
};
const render = async () => {
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: makePlan().name });
};
const pane = async (title: RegExp | string) =>
  within(await screen.findByRole('complementary', { name: title }, { timeout: 30_000 }));

beforeEach(() => {
  api = serveDiets({ plan: makePlan() });
  api.on(planGenerationRoutes.stop, undefined);
});

describe('generowanie, od którego ktoś odszedł', () => {
  it('[diets §4] po powrocie do planu widać je znowu, a gdy się skończy, nowy plan z wynikiem', async () => {
    works();
    await render();
    expect(await screen.findByText('Generuję plan… Proszę czekać')).toBeInTheDocument();
    expect(await screen.findByText(new RegExp(`^2 z ${DAYS}.dni$`))).toBeInTheDocument();
    api.on(planRoutes.get, makePlan({ generation: generation(), version: 5 }));
    ends();
    expect(await pane('Plan wygenerowany')).toBeDefined();
    expect(screen.queryByText('Generuję plan… Proszę czekać')).toBeNull();
    expect(await screen.findByText('Owsianka 1')).toBeInTheDocument();
    expect(api.calls(planRoutes.generate)).toEqual([]);
  });

  it('[diets §4] można je po powrocie przerwać', async () => {
    works();
    await render();
    await view.user.click(await screen.findByRole('button', { name: 'Przerwij' }));
    await waitFor(() =>
      expect(api.calls(planGenerationRoutes.stop)[0]?.params).toEqual({ id: 'pl-1', run: RUN }),
    );
    ends(STOPPED);
    expect(await screen.findByText('Przerwano generowanie', {}, ENDED)).toBeInTheDocument();
    expect(screen.getByText('Plan się nie zmienił.')).toBeInTheDocument();
    expect(await screen.findByText('Owsianka 1')).toBeInTheDocument();
  });

  it.each([
    ['ktoś inny je przerwał', STOPPED, 'Ktoś przerwał generowanie.'],
    [
      'plan zmieniono w międzyczasie',
      { run: RUN, code: 'stale_version', message: 'Ktoś zapisał już nowszą wersję tych danych.' },
      'Plan zmieniono w międzyczasie, więc nowy nie został zapisany.',
    ],
    [
      'generator nie miał z czego układać',
      { run: RUN, code: 'no_meals', message: 'Biblioteka posiłków jest pusta.' },
      'Biblioteka posiłków jest pusta.',
    ],
  ])('[diets §4] gdy %s, strona mówi, dlaczego nie ma nowego planu', async (_case, ended, reason) => {
    works();
    await render();
    expect(await screen.findByText('Generuję plan… Proszę czekać')).toBeInTheDocument();
    ends(ended);
    expect(await screen.findByText(LOST, {}, ENDED)).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(await screen.findByText('Owsianka 1')).toBeInTheDocument();
  });

  it('[diets §4] gdy nie wiadomo, dlaczego się skończyło, strona mówi tylko, że bez nowego planu', async () => {
    works();
    await render();
    expect(await screen.findByText('Generuję plan… Proszę czekać')).toBeInTheDocument();
    ends({ ...STOPPED, run: 'run-000010' });
    expect(await screen.findByText(LOST, {}, ENDED)).toBeInTheDocument();
    expect(screen.queryByText('Ktoś przerwał generowanie.')).toBeNull();
  });
});

describe('przerwane generowanie', () => {
  const answer = (stoppedAfterDays: number) => ({
    planDays: makePlan().planDays,
    planSummary: {
      averageCalories: 1748.4,
      averageMacros: { carbs: 1, fat: 1, protein: 1 },
      targetCalories: 1750,
    },
    generation: generation({ stoppedAfterDays }),
    verdict: makeSafety(),
    dryRun: false,
    version: 5,
    updatedAt: '2026-11-19T10:00:00.000Z',
  });

  it.each([
    [1, 'Wylosowano dzień 1, pozostałe są takie, jak przed generowaniem.'],
    [6, 'Wylosowano dni 1–6, pozostałe są takie, jak przed generowaniem.'],
    [DAYS, 'Wylosowano wszystkie dni, bez dalszego szukania lepszych posiłków.'],
  ])('[diets §4] po %i gotowych dniach wynik mówi, co zostało wylosowane', async (days, sentence) => {
    api.on(planRoutes.generate, answer(days));
    await render();
    await view.user.click(screen.getAllByRole('button', { name: 'Generuj plan' })[0] as HTMLElement);
    const summary = within(await screen.findByRole('dialog', { name: 'Generuj plan' }));
    await view.user.click(summary.getByRole('button', { name: 'Generuj plan' }));
    const result = await pane(new RegExp(`^Przerwano po ${days} z ${DAYS}.dni$`));
    expect(result.getByText(sentence)).toBeInTheDocument();
    expect(await result.findByText('30')).toBeInTheDocument();
  });
});
