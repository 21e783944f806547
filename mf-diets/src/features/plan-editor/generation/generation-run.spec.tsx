import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type GenerationProgress } from '@pora/contracts/plans/plan-generation.model';
import { planGenerationRoutes } from '@pora/contracts/plans/plan-generation.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makePlan } from '../../../testing/make-plan.js';
import { serveDiets } from '../../../testing/serve-diets.js';
import { BLINK_MS } from '../../plan-work/public.js';
import { PlanEditor } from '../plan-editor.js';

// Each test renders the whole editor and generates in it.
jest.setTimeout(60_000);

let api: FakeApi;
let view: ScreenView;
let answer: (value: unknown) => void;

const tell = (progress: GenerationProgress | null) => api.on(planGenerationRoutes.progress, { progress });

/** Asks for a generation and begins it. */
async function begin(): Promise<void> {
  const [open] = screen.getAllByRole('button', { name: 'Generuj plan' });
  await view.user.click(open as HTMLElement);
  const summary = within(await screen.findByRole('dialog', { name: 'Generuj plan' }));
  await view.user.click(summary.getByRole('button', { name: 'Generuj plan' }));
}

/** A generation that works until the test answers it. */
beforeEach(async () => {
  api = serveDiets({ plan: makePlan() });
  api.on(planRoutes.generate, () => new Promise((resolve) => (answer = resolve)));
  api.on(planGenerationRoutes.stop, undefined);
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: makePlan().name });
  await begin();
  await waitFor(() => expect(api.calls(planRoutes.generate)).toHaveLength(1));
});

const bar = () => screen.findByRole('progressbar', { name: 'Postęp generowania' });

describe('generowanie w toku', () => {
  it('[diets §4] mówi, ile dni jest gotowych, a potem że szuka lepszych posiłków', async () => {
    tell({ stage: 'waiting', days: 0, finishedDays: 0, improved: 0 });
    expect(await screen.findByText('Generuję plan… Proszę czekać')).toBeInTheDocument();
    expect(await screen.findByText('Czeka na generator')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    tell({ stage: 'days', days: 14, finishedDays: 6, improved: 0 });
    expect(await screen.findByText(/^6 z 14.dni$/)).toBeInTheDocument();
    expect(await bar()).toHaveAttribute('aria-valuenow', '21');
    tell({ stage: 'improving', days: 14, finishedDays: 14, improved: 0.5 });
    expect(await screen.findByText(/^14 z 14.dni, szuka lepszych posiłków$/)).toBeInTheDocument();
    expect(await bar()).toHaveAttribute('aria-valuenow', '75');
    const { params } = api.calls(planGenerationRoutes.progress)[0] ?? {};
    expect(params).toEqual({ id: 'pl-1', run: api.calls(planRoutes.generate)[0]?.idempotencyKey });
  });

  it('[diets §4] „Przerwij” zatrzymuje generator, a plan zostaje taki, jaki był', async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Przerwij' }));
    await waitFor(() => expect(api.calls(planGenerationRoutes.stop)).toHaveLength(1));
    expect(api.calls(planGenerationRoutes.stop)[0]?.params).toEqual({
      id: 'pl-1',
      run: api.calls(planRoutes.generate)[0]?.idempotencyKey,
    });
    answer(apiError(409, 'generation_stopped', 'Przerwano generowanie. Plan się nie zmienił.'));
    expect(await screen.findByText('Przerwano generowanie')).toBeInTheDocument();
    expect(screen.getByText('Plan się nie zmienił.')).toBeInTheDocument();
    expect(await screen.findByText('Owsianka 1')).toBeInTheDocument();
    expect(screen.queryByText('Generuję plan… Proszę czekać')).toBeNull();
    expect(screen.queryByText('Nie udało się wygenerować planu')).toBeNull();
  });

  it('przerwanie, które się nie udało, mówi dlaczego i daje spróbować jeszcze raz', async () => {
    api.on(
      planGenerationRoutes.stop,
      apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Przerwij' }));
    expect(await screen.findByText('Nie udało się przerwać generowania')).toBeInTheDocument();
    expect(screen.getByText('Usługa jest chwilowo niedostępna.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Przerwij' })).toBeEnabled();
  });

  it('generowanie, które zaraz się kończy, nie miga: przez pierwsze 0,4 s posiłki stoją', async () => {
    const real = window.setTimeout;
    // The time after which a run counts as long never comes.
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === BLINK_MS ? 0 : real(run, ms)) as typeof window.setTimeout;
    answer(apiError(409, 'generation_stopped', 'Przerwano generowanie. Plan się nie zmienił.'));
    await waitFor(() => expect(screen.queryByText('Generuję plan… Proszę czekać')).toBeNull());
    const runs = api.calls(planRoutes.generate).length;
    await begin();
    await waitFor(() => expect(api.calls(planRoutes.generate)).toHaveLength(runs + 1));
    expect(screen.getByText('Owsianka 1')).toBeInTheDocument();
    expect(screen.queryByText('Generuję plan… Proszę czekać')).toBeNull();
    window.setTimeout = real;
  });
});
