import { describe, expect, it, jest } from '@jest/globals';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type Feasibility } from '@pora/contracts/plans/plan-explanation.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { makeFoodVerdicts, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

let view: ScreenView;
let api: FakeApi;

const open = async (prepare: () => void = () => undefined, plan = makePlan()) => {
  api = serveDiets({ plan });
  prepare();
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.click(screen.getByRole('button', { name: 'Generuj plan' }));
  return within(await screen.findByRole('dialog', { name: 'Generuj plan' }));
};
const food = (foodId: number, kind: SafetyProblem['kind']) => ({
  foodId,
  problems: [{ kind, level: 'risk' as const, foodId, foodName: `Produkt ${foodId}`, cause: 'mleko' }],
});
const type = (change: Partial<Feasibility['types'][number]>): Feasibility['types'][number] => ({
  ...{ type: 'breakfast', slots: 14, reachTarget: 100, capacity: 40, verdict: 'ok', sentence: '' },
  pool: { considered: 300, removed: { type: 86 }, left: 214 },
  ...change,
});
const spaced = (text: RegExp) => (_: string, element: Element | null) =>
  element?.children.length === 0 && text.test(element.textContent?.replace(/\s/g, ' ') ?? '');

describe('podsumowanie przed generowaniem', () => {
  it('[diets §4] mówi o dniach, posiłkach, celu z tolerancją, źródłach i blokadach', async () => {
    const plan = makePlan();
    const [first] = plan.planDays[0]?.slots ?? [];
    if (first) first.locked = true;
    const summary = await open(undefined, plan);
    for (const text of [
      /^Wypełni 41 miejsc od nowa, obecny plan zostanie w historii\.$/,
      /^14 dni × 3 posiłki$/,
      /^1 750 kcal na dzień$/,
      /^średnia ±10%, dzień ±20%$/,
      /^Własne, AG$/,
      /^1 miejsce zostaje$/,
    ])
      expect(summary.getByText(spaced(text))).toBeInTheDocument();
  });

  it('[diets §4] liczy wykluczone produkty i nazywa, czego nie rozumie', async () => {
    const summary = await open(() =>
      api.on(
        planAlternativeRoutes.foodVerdicts,
        makeFoodVerdicts({
          foods: [food(1, 'intolerance'), food(2, 'intolerance'), food(3, 'disliked'), food(4, 'allergy')],
          unmapped: [{ name: 'Orzech włoski', value: 55 }],
          notUnderstood: [
            { entry: 'bez cebulowych', source: 'disliked', reason: 'no_food', sentence: 'Nie rozumiem' },
          ],
        }),
      ),
    );
    for (const text of [
      /^1 produkt z alergii \(mleko\)$/,
      /^nietolerancje: 2 z ankiety \(mleko\), 0 z wyników \(IgG > 29\), 1 nielubiany$/,
      /^2 wpisy$/,
      /^Orzech włoski 55, „bez cebulowych”$/,
    ])
      expect(await summary.findByText(spaced(text))).toBeInTheDocument();
  });

  it('[diets §4] przy typie, któremu brakuje posiłków, stoi reguła i co pomoże', async () => {
    const sentence =
      '6 przekąsek wystarczy najwyżej na 12 z 14 miejsc – podnieś limit powtórzeń albo dodaj przekąski.';
    const summary = await open(() =>
      api.on(planInsightRoutes.feasibility, {
        types: [
          type({}),
          type({
            type: 'snack',
            pool: { considered: 6, removed: {}, left: 6 },
            capacity: 12,
            verdict: 'too_few',
            sentence,
          }),
        ],
      }),
    );
    const rows = (await summary.findAllByRole('row')).map((row) => row.textContent);
    expect(rows).toEqual([
      'KandydaciPasujeDo wypełnieniaCo ogranicza',
      'Śniadanie21414–',
      `Przekąska614${sentence}`,
    ]);
    expect(summary.getByText('Da się wypełnić najwyżej 26 z 28 miejsc.')).toBeInTheDocument();
    expect(api.calls(planInsightRoutes.feasibility)[0]?.query).toMatchObject({ sources: 'own,AG' });
  });

  it('[decisions 12] bez danych pacjenta nie generuje, mówi czego brakuje i daje ponowić', async () => {
    const summary = await open(() =>
      api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts({ missing: ['intolerances', 'disliked'] })),
    );
    expect(await summary.findByText('Nie można bezpiecznie wygenerować planu')).toBeInTheDocument();
    expect(summary.getByText('Nie udało się wczytać: wyników nietolerancji, ankiety.')).toBeInTheDocument();
    expect(summary.getByText('nie sprawdzono')).toBeInTheDocument();
    expect(summary.getByRole('button', { name: 'Generuj plan' })).toBeDisabled();
    api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts());
    await view.user.click(summary.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await summary.findByText('nic', { selector: 'div:nth-child(5) strong' })).toBeInTheDocument();
    expect(summary.getByRole('button', { name: 'Generuj plan' })).toBeEnabled();
  });

  it('policzenie kandydatów, które się nie udało, mówi o tym i nie zabiera generowania', async () => {
    const summary = await open(() =>
      api.on(planInsightRoutes.feasibility, apiError(404, 'not_found', 'Nie znaleziono planu.')),
    );
    expect(await summary.findByText('Nie udało się policzyć kandydatów')).toBeInTheDocument();
    expect(summary.getByRole('button', { name: 'Generuj plan' })).toBeEnabled();
  });

  it('„Anuluj” niczego nie uruchamia', async () => {
    const summary = await open();
    await view.user.click(summary.getByRole('button', { name: 'Anuluj' }));
    expect(screen.queryByRole('dialog', { name: 'Generuj plan' })).toBeNull();
    expect(api.calls(planRoutes.generate)).toHaveLength(0);
  });
});
