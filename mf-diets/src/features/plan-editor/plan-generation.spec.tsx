import { describe, expect, it, jest } from '@jest/globals';
import { type GenerationReport, type Plan } from '@pora/contracts/plans/plan.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeDay, makeEmptyPlan, makeEntry, makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

// Each test renders the whole editor and generates in it.
jest.setTimeout(60_000);

let api: FakeApi;
let view: ScreenView;

const report = (change: Partial<GenerationReport> = {}): GenerationReport => ({
  seed: 1,
  engineVersion: '1',
  filledSlots: 42,
  lockedSlots: 0,
  emptySlots: [],
  averageCalories: 1748.4,
  targetCalories: 1750,
  daysOutsideTolerance: [],
  splitPairs: [],
  verdict: null,
  ...change,
});
const filled = makePlan();
const answer = (change: Partial<GenerationReport> = {}) => ({
  planDays: filled.planDays,
  planSummary: {
    averageCalories: 1748.4,
    averageMacros: { carbs: 1, fat: 1, protein: 1 },
    targetCalories: 1750,
  },
  generation: report(change),
  verdict: makeSafety(),
  dryRun: false,
  version: 5,
  updatedAt: '2026-11-19T10:00:00.000Z',
});

const show = async (plan: Plan = makeEmptyPlan()) => {
  api = serveDiets({ plan });
  api.on(planRoutes.generate, answer());
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
};
const ask = () => view.user.click(screen.getAllByRole('button', { name: 'Generuj plan' })[0] as HTMLElement);
const generate = async () => {
  await ask();
  await view.user.click((await dialog('Generuj plan')).getByRole('button', { name: 'Generuj plan' }));
};
const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
/** What a generation made of the plan, beside it. */
const pane = async (title: string) => within(await screen.findByRole('complementary', { name: title }));
/** The server has the generated plan by now; a refused undo reads it again. */
const keepGenerated = () => api.on(planRoutes.get, makePlan({ generation: report(), version: 5 }));
const runs = () => api.calls(planRoutes.generate);

describe('generowanie', () => {
  it('podwójne kliknięcie „Generuj plan” generuje raz', async () => {
    await show();
    await ask();
    clickTwice((await dialog('Generuj plan')).getByRole('button', { name: 'Generuj plan' }));
    await pane('Plan wygenerowany');
    expect(api.calls(planRoutes.generate)).toHaveLength(1);
  });

  it('[diets §7] plan generuje ze swoich źródeł i pokazuje wynik', async () => {
    await show();
    await generate();
    const result = await pane('Plan wygenerowany');
    expect(runs()[0]).toMatchObject({ body: { sources: ['own', 'AG'] }, ifMatch: 4 });
    for (const text of ['42', '1 748', 'wypełnione', 'zablokowane', 'puste'])
      expect(result.getByText(new RegExp(`^${text.replace(' ', '.')}$`))).toBeInTheDocument();
    expect(result.queryByText('Do sprawdzenia')).toBeNull();
    expect(screen.getByText('Owsianka 1')).toBeInTheDocument();
    expect(result.getByRole('button', { name: 'Gotowe' })).toHaveFocus();
    await view.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Plan wygenerowany' })).toBeNull(),
    );
    expect(screen.getByText('Owsianka 1')).toBeInTheDocument();
  });

  it('[decisions 31] zablokowany niebezpieczny posiłek nie jest sukcesem: wynik ostrzega i nazywa go', async () => {
    await show();
    const problem = { kind: 'intolerance', level: 'risk', cause: 'mleko-krowie', value: 64 } as const;
    const problems = [{ ...problem, foodId: 18, foodName: 'Mleko 2 %' }];
    const slots = [{ day: 1, slotIndex: 0, safety: 'dangerous' as const, problems }];
    const sentence = '1 z 42 ryzykowny';
    const verdict = makeSafety({ state: 'dangerous', dangerous: 1, slots, sentence });
    api.on(planRoutes.generate, { ...answer(), verdict });
    api.on(planInsightRoutes.safety, verdict);
    await generate();
    const result = await pane('Plan wygenerowany, ale są w nim niedozwolone produkty');
    expect(result.getByText('Niebezpieczny')).toBeInTheDocument();
    expect(result.getByText(/Owsianka 1: Mleko 2 %/)).toBeInTheDocument();
    expect(result.getByRole('button', { name: 'Pokaż: Dzień 1, Śniadanie' })).toBeInTheDocument();
  });

  it('wynik, w którym coś wymaga uwagi, mówi to raz: w tytule, a pod nim są same liczby', async () => {
    await show();
    const verdict = makeSafety({ state: 'attention', attention: 1 });
    api.on(planRoutes.generate, { ...answer(), verdict });
    api.on(planInsightRoutes.safety, verdict);
    await generate();
    const result = await pane('Plan wygenerowany, wymaga uwagi');
    expect(result.getByText('0 z 42 ryzykownych')).toBeInTheDocument();
    expect(result.queryByText('Wymaga uwagi', { selector: 'strong' })).toBeNull();
  });

  it('[diets §4] wynik mówi, ile posiłków się zmieniło wobec planu sprzed generowania', async () => {
    await show(makePlan());
    const [first, ...rest] = filled.planDays;
    const other = makeDay(1, {
      breakfast: makeEntry('Jaglanka', 500),
      lunch: first?.slots[1]?.entry ?? undefined,
    });
    api.on(planRoutes.generate, { ...answer(), planDays: [other, ...rest] });
    await generate();
    const result = await pane('Plan wygenerowany');
    expect(
      result.getByText(/^Wobec planu sprzed generowania: 1.nowy posiłek, 40.tych samych\.$/),
    ).toBeInTheDocument();
  });

  it('niezapisane parametry zapisuje najpierw i generuje już na nich', async () => {
    await show();
    await view.user.click(screen.getByRole('checkbox', { name: 'KS' }));
    await ask();
    const summary = await dialog('Generuj plan');
    expect(summary.getByText('Niezapisane parametry zostaną najpierw zapisane.')).toBeInTheDocument();
    expect(summary.getByText('Własne, AG, KS')).toBeInTheDocument();
    await view.user.click(summary.getByRole('button', { name: 'Generuj plan' }));
    await pane('Plan wygenerowany');
    expect(runs()[0]).toMatchObject({ body: { sources: ['own', 'AG', 'KS'] }, ifMatch: 5 });
  });

  it('z błędnymi parametrami nie generuje', async () => {
    await show();
    await view.user.clear(screen.getByRole('textbox', { name: /Nazwa/ }));
    await ask();
    expect(await screen.findByText('Popraw parametry planu')).toBeInTheDocument();
    expect(runs()).toHaveLength(0);
  });

  it('[diets §4] podczas pracy zablokowane posiłki stoją, reszta czeka, a czas płynie', async () => {
    const days = filled.planDays.map((day) =>
      day.day === 1
        ? makeDay(1, { breakfast: makeEntry('Zablokowana owsianka', 500) }, { locked: true })
        : day,
    );
    await show(makePlan({ planDays: days }));
    let finish: (value: unknown) => void = () => undefined;
    api.on(planRoutes.generate, () => new Promise((resolve) => (finish = resolve)));
    await generate();
    expect(await screen.findByText('Generuję plan… Proszę czekać')).toBeInTheDocument();
    expect(
      screen.getByText(/Źródła: Własne, AG\. 1 zablokowany slot zostaje bez zmian\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d:\d\d$/);
    expect(screen.getByText('Zablokowana owsianka')).toBeInTheDocument();
    await view.user.keyboard('{ArrowRight}');
    expect(screen.getAllByText('Generator dobiera posiłek')).toHaveLength(3);
    finish(answer());
    await pane('Plan wygenerowany');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('[diets §4] wynik częściowy wymienia puste sloty, dni poza tolerancją i pary, każde z „Pokaż”', async () => {
    await show();
    api.on(
      planRoutes.generate,
      answer({
        filledSlots: 41,
        emptySlots: [
          { day: 13, slotIndex: 1, label: 'Obiad', reason: 'brak posiłku w tym zakresie kalorii' },
        ],
        daysOutsideTolerance: [6],
        splitPairs: [{ slot: 'dinner', days: [3, 4] }],
      }),
    );
    await generate();
    const result = await pane('Plan wygenerowany częściowo');
    expect(result.getByText('Dzień 13, Obiad')).toBeInTheDocument();
    expect(result.getByText(/brak posiłku w tym zakresie kalorii/)).toBeInTheDocument();
    expect(result.getByText(/1.750.kcal, poza tolerancją dnia/)).toBeInTheDocument();
    expect(result.getByText('Dni 3 i 4, Kolacja')).toBeInTheDocument();
    await view.user.click(result.getByRole('button', { name: 'Pokaż: Dzień 13, Obiad' }));
    expect(await screen.findByRole('heading', { name: 'Dzień 13' })).toBeInTheDocument();
  });

  it('[diets §8] błąd mówi „Nie udało się wygenerować planu: …” i odświeża plan', async () => {
    await show();
    api.on(planRoutes.generate, apiError(422, 'no_meals', 'W bibliotece nie ma posiłków z tych źródeł.'));
    const before = api.calls(planRoutes.get).length;
    await generate();
    const result = await dialog('Nie udało się wygenerować planu');
    expect(
      result.getByText('Nie udało się wygenerować planu: W bibliotece nie ma posiłków z tych źródeł.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(api.calls(planRoutes.get).length).toBeGreaterThan(before));
  });

  it('„Cofnij całość” przywraca plan sprzed generowania', async () => {
    await show();
    await generate();
    const result = await pane('Plan wygenerowany');
    api.on(planRoutes.undo, makeEmptyPlan({ version: 6 }));
    await view.user.click(result.getByRole('button', { name: 'Cofnij całość' }));
    expect(await screen.findByText('Przywrócono plan sprzed generowania')).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)[0]?.ifMatch).toBe(5);
    expect(await screen.findByText('Plan jest jeszcze pusty')).toBeInTheDocument();
  });

  it('cofnięcie, które zabrałoby późniejsze zmiany, najpierw pyta [decisions 45]', async () => {
    const question =
      'Cofnięcie kroku „Generowanie” zabierze też 2 zmiany w planie. Czy na pewno chcesz je cofnąć?';
    await show();
    await generate();
    const result = await pane('Plan wygenerowany');
    keepGenerated();
    api.on(planRoutes.undo, apiError(409, 'later_edits', question));
    await view.user.click(result.getByRole('button', { name: 'Cofnij całość' }));
    expect(await screen.findByText(question)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Zostaw zmiany' }));
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
    expect(api.calls(planRoutes.undo)).toHaveLength(1);

    await view.user.click(screen.getByRole('button', { name: 'Cofnij całość' }));
    await screen.findByText(question);
    api.on(planRoutes.undo, makeEmptyPlan({ version: 6 }));
    await view.user.click(screen.getByRole('button', { name: 'Cofnij wszystko' }));
    expect(await screen.findByText('Przywrócono plan sprzed generowania')).toBeInTheDocument();
    expect(api.calls(planRoutes.undo).map(({ body }) => body)).toEqual([
      { of: 'big', confirm: false },
      { of: 'big', confirm: false },
      { of: 'big', confirm: true },
    ]);
  });

  it('[decisions 61] „Cofnij całość”, które przywróciłoby produkt z alergii, pyta o powód; bez niego wynik zostaje', async () => {
    await show();
    await generate();
    const result = await pane('Plan wygenerowany');
    keepGenerated();
    const asked = 'Ta wersja przywróci niedozwolone posiłki';
    api.on(
      planRoutes.undo,
      apiError(409, 'allergy_not_confirmed', 'Wróciłby 1 niedozwolony posiłek.', {
        ...{ meals: 70, forbidden: 1, swappable: 1 },
        causes: [
          {
            ...{ cause: 'orzechy', kind: 'allergy', level: 'block', foods: ['Orzechy włoskie'] },
            places: [{ day: 1, slotIndex: 0, label: 'Śniadanie', type: 'breakfast', meal: 'Owsianka' }],
          },
        ],
      }),
    );
    await view.user.click(result.getByRole('button', { name: 'Cofnij całość' }));
    expect(await screen.findByText(asked)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByText(asked)).not.toBeInTheDocument());

    await view.user.click(screen.getByRole('button', { name: 'Cofnij całość' }));
    await screen.findByText(asked);
    api.on(planRoutes.undo, makeEmptyPlan({ version: 6 }));
    await view.user.click(screen.getByRole('radio', { name: /Przywróć mimo to/ }));
    await view.user.type(screen.getByRole('textbox', { name: /Powód/ }), 'Zna i je orzechy');
    await view.user.click(screen.getByRole('button', { name: 'Przywróć mimo to' }));
    expect(await screen.findByText('Przywrócono plan sprzed generowania')).toBeInTheDocument();
    expect(api.calls(planRoutes.undo).map(({ body }) => body)).toEqual([
      { of: 'big', confirm: false },
      { of: 'big', confirm: false },
      {
        ...{ of: 'big', confirm: false, forbidden: 'accept' },
        reasons: [{ cause: 'orzechy', reason: 'Zna i je orzechy' }],
      },
    ]);
  });

  it('nieudane cofnięcie zostawia wynik otwarty', async () => {
    await show();
    await generate();
    const result = await pane('Plan wygenerowany');
    keepGenerated();
    api.on(planRoutes.undo, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await view.user.click(result.getByRole('button', { name: 'Cofnij całość' }));
    expect(await screen.findByText('Nie udało się cofnąć generowania')).toBeInTheDocument();
    expect(result.getByRole('button', { name: 'Cofnij całość' })).toBeInTheDocument();
  });
});
