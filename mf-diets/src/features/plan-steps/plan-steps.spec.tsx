import { describe, expect, it, jest } from '@jest/globals';
import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeEmptyPlan, makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

let api: FakeApi;
let view: ScreenView;

const plan = makePlan();
const stepAnswer = {
  ...{ outcome: 'success', dryRun: false, planDays: plan.planDays, generation: null },
  planSummary: {
    averageCalories: 1738,
    averageMacros: { carbs: 1, fat: 1, protein: 1 },
    targetCalories: 1750,
  },
  verdict: makeSafety(),
  ...{ version: 5, updatedAt: '2026-11-19T10:00:00.000Z' },
};
const adjusted = {
  ...stepAnswer,
  ...{ title: 'Plan dostosowany!', message: 'Średnia mieści się w tolerancji celu.' },
  report: {
    ...{ totalMeals: 42, replacedCount: 1, adjustedPortions: 41 },
    ...{ caloriesBefore: 1894, caloriesAfter: 1738, targetCalories: 1750 },
    replacements: [
      { day: 2, slotLabel: 'Śniadanie', from: 'Ser pleśniowy', to: 'Tofu', reason: 'intolerance' },
    ],
    failedReplacements: [],
    unchanged: [
      {
        day: 1,
        slotIndex: 0,
        slotLabel: 'Śniadanie',
        code: 'locked',
        sentence: 'Posiłek jest zablokowany w tym dniu.',
      },
      {
        day: 1,
        slotIndex: 1,
        slotLabel: 'Obiad',
        code: 'locked',
        sentence: 'Posiłek jest zablokowany w tym dniu.',
      },
      {
        day: 3,
        slotIndex: 2,
        slotLabel: 'Kolacja',
        code: 'fixed_portion',
        sentence: 'Ten typ posiłku ma w konfiguracji stałą porcję.',
      },
    ],
  },
};

const show = async (opened: Plan = plan) => {
  api = serveDiets({ plan: opened });
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: opened.name });
};
const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
const choose = async (name: string) => {
  await press('Więcej działań planu');
  await view.user.click(await screen.findByRole('menuitem', { name }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('dostosowanie porcji', () => {
  it('[diets §4] krok, który niczego nie zmienił, nie daje cofnąć wcześniejszego i prowadzi do ostrzeżeń', async () => {
    await show();
    api.on(planStepRoutes.adjust, {
      ...{ ...adjusted, outcome: 'partial', title: 'Wymaga uwagi', message: 'Nic nie trzeba było zmieniać.' },
      verdict: makeSafety({ state: 'attention' }),
      report: { ...adjusted.report, adjustedPortions: 0, replacedCount: 0, replacements: [] },
    });
    await press('Dostosuj porcje');
    const result = await dialog('Wymaga uwagi');
    expect(result.queryByRole('button', { name: /^Cofnij dostosowanie/ })).toBeNull();
    await view.user.keyboard('{Control>}z{/Control}');
    expect(api.calls(planRoutes.undo)).toHaveLength(0);
    await view.user.click(result.getByRole('button', { name: 'Pokaż ostrzeżenia' }));
    expect(await screen.findByRole('dialog', { name: 'Ostrzeżenia' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Wymaga uwagi' })).toBeNull();
  });

  it('[diets §4] podczas pracy mówi „Proszę czekać” i nie ma czego zamykać, potem pokazuje wynik', async () => {
    await show();
    let finish: (value: unknown) => void = () => undefined;
    api.on(planStepRoutes.adjust, () => new Promise((resolve) => (finish = resolve)));
    await press('Dostosuj porcje');
    const waiting = await dialog('Dostosowuję plan...');
    expect(waiting.getByText('Proszę czekać')).toBeInTheDocument();
    expect(waiting.queryByRole('button')).toBeNull();
    finish(adjusted);
    const result = await dialog('Plan dostosowany!');
    expect(result.getAllByRole('button', { name: 'Zamknij' }).at(-1)).toHaveFocus();
    expect(api.calls(planStepRoutes.adjust)[0]).toMatchObject({ body: {}, ifMatch: 4 });
  });

  it('[diets §3] raport: kalorie przed, po i cel, liczby, podmiany i każda porcja bez zmian ze zdaniem', async () => {
    await show();
    api.on(planStepRoutes.adjust, { ...adjusted, outcome: 'partial', title: 'Plan częściowo dostosowany' });
    await press('Dostosuj porcje');
    const result = await dialog('Plan częściowo dostosowany');
    const figures = result.getAllByRole('definition').map((each) => each.textContent?.replace(/\s/g, ' '));
    expect(figures).toEqual(['1 894', '1 738', '1 750', '42', '1', '41']);
    expect(result.getAllByRole('term').map((each) => each.textContent)).toEqual([
      ...[
        'kcal przed',
        'kcal po',
        'kcal cel, −0,7%',
        'posiłki',
        'podmieniony składnik',
        'zmienionych porcji',
      ],
    ]);
    const table = within(result.getByRole('table', { name: 'Podmienione składniki' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => Array.from(row.children, ({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Slot', 'Było', 'Jest', 'Powód'],
      ['Dzień 2, Śniadanie', 'Ser pleśniowy', 'Tofu', 'nietolerancja'],
    ]);
    await view.user.click(result.getByRole('button', { name: /^3.porcje bez zmian$/ }));
    expect(result.getByText('Posiłek jest zablokowany w tym dniu.')).toBeInTheDocument();
    expect(result.getByText('Dzień 1: Śniadanie, Obiad')).toBeInTheDocument();
    expect(result.getByText('Ten typ posiłku ma w konfiguracji stałą porcję.')).toBeInTheDocument();
  });

  it('czego nie udało się podmienić, stoi ze zdaniem i „Pokaż” prowadzi na miejsce', async () => {
    await show();
    const failed = {
      day: 9,
      slotLabel: 'Obiad',
      from: 'Seler',
      reason: 'intolerance',
      code: 'no_substitute',
    };
    const failedReplacements = [{ ...failed, sentence: '„Seler” nie ma bezpiecznego zamiennika.' }];
    api.on(planStepRoutes.adjust, {
      ...{ ...adjusted, outcome: 'partial', title: 'Plan częściowo dostosowany' },
      report: { ...adjusted.report, failedReplacements },
    });
    await press('Dostosuj porcje');
    const result = await dialog('Plan częściowo dostosowany');
    expect(result.getByText('„Seler” nie ma bezpiecznego zamiennika.')).toBeInTheDocument();
    await view.user.click(result.getByRole('button', { name: 'Pokaż: Dzień 9, Obiad' }));
    expect(await screen.findByRole('heading', { name: 'Dzień 9' })).toBeInTheDocument();
  });

  it('[decisions 31] plan, który nie jest bezpieczny, nie jest sukcesem i okno zostaje', async () => {
    await show();
    const verdict = makeSafety({ state: 'no_patient', sentence: 'Plan nie ma pacjenta.' });
    api.on(planStepRoutes.adjust, { ...adjusted, verdict });
    await press('Dostosuj porcje');
    const result = await dialog('Plan dostosowany!');
    expect(result.getByText('Bez pacjenta')).toBeInTheDocument();
    await view.user.keyboard('x');
    expect(screen.getByRole('dialog', { name: 'Plan dostosowany!' })).toBeInTheDocument();
  });

  it('sukces zamyka się dowolnym klawiszem, a raport można jeszcze otworzyć', async () => {
    await show();
    api.on(planStepRoutes.adjust, adjusted);
    await press('Dostosuj porcje');
    await dialog('Plan dostosowany!');
    await view.user.keyboard('x');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Plan dostosowany!' })).toBeNull());
    await press('Raport');
    expect((await dialog('Plan dostosowany!')).getByText('Ser pleśniowy')).toBeInTheDocument();
  });

  it('[diets §4] błąd: „Błąd dostosowania” ze zdaniem serwera', async () => {
    await show();
    api.on(planStepRoutes.adjust, apiError(422, 'no_meals', 'Plan nie ma jeszcze posiłków.'));
    await press('Dostosuj porcje');
    const result = await dialog('Błąd dostosowania');
    expect(result.getByText('Wystąpił błąd podczas dostosowywania planu.')).toBeInTheDocument();
    expect(result.getByText('Plan nie ma jeszcze posiłków.')).toBeInTheDocument();
  });

  it('[decisions 26] Ctrl+Z w wyniku cofa całość', async () => {
    await show();
    api.on(planStepRoutes.adjust, { ...adjusted, outcome: 'partial', title: 'Plan częściowo dostosowany' });
    await press('Dostosuj porcje');
    const result = await dialog('Plan częściowo dostosowany');
    expect(result.getByRole('button', { name: /^Cofnij dostosowanie/ })).toBeEnabled();
    api.on(planRoutes.undo, makePlan({ version: 6 }));
    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Przywrócono plan sprzed dostosowania')).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)[0]).toMatchObject({ body: { of: 'big', confirm: false }, ifMatch: 5 });
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Plan częściowo dostosowany' })).toBeNull(),
    );
  });
});

describe('automatyczna naprawa', () => {
  const repaired = {
    ...stepAnswer,
    ...{ outcome: 'partial', title: 'Częściowy sukces', message: 'Naprawione miejsca: 1, bez naprawy: 1.' },
    steps: [
      {
        day: 4,
        slotIndex: 0,
        slotLabel: 'Śniadanie',
        action: 'substituted',
        from: 'migdały',
        to: 'słonecznik',
        sentence: 'Podmieniono składniki: migdały → słonecznik.',
      },
    ],
    failed: [
      { day: 9, slotIndex: 1, slotLabel: 'Obiad', code: 'locked', sentence: 'To miejsce jest zablokowane.' },
    ],
  };

  it('[diets §4] „Automatyczna naprawa...”, potem „Częściowy sukces” z tym, co zrobiono i co nie', async () => {
    await show();
    let finish: (value: unknown) => void = () => undefined;
    api.on(planStepRoutes.autoRepair, () => new Promise((resolve) => (finish = resolve)));
    await press('Napraw automatycznie');
    await dialog('Automatyczna naprawa...');
    finish(repaired);
    const result = await dialog('Częściowy sukces');
    expect(result.getByText('Podmieniono składniki: migdały → słonecznik.')).toBeInTheDocument();
    expect(result.getByText('To miejsce jest zablokowane.')).toBeInTheDocument();
    expect(result.getByRole('button', { name: /^Cofnij naprawę/ })).toBeEnabled();
  });

  it.each([
    ['success', 'Sukces!'],
    ['failed', 'Nie udało się naprawić'],
  ])('[diets §4] wynik %s ma tytuł „%s”', async (outcome, title) => {
    await show();
    api.on(planStepRoutes.autoRepair, { ...repaired, outcome, title });
    await press('Napraw automatycznie');
    await dialog(title);
  });

  it('[decisions 36] posiłki z zaakceptowanym ryzykiem zostają: okno mówi ile i prowadzi do ostrzeżeń', async () => {
    await show();
    const left = 'Posiłki z zaakceptowanym ryzykiem pozostały bez zmian: 2.';
    api.on(planStepRoutes.autoRepair, {
      ...{ ...repaired, title: 'Wymaga uwagi', message: left, steps: [], failed: [] },
      verdict: makeSafety({ state: 'attention', accepted: 2 }),
    });
    await press('Napraw automatycznie');
    const result = await dialog('Wymaga uwagi');
    expect(result.getByText(left)).toBeInTheDocument();
    expect(result.queryByRole('button', { name: /^Cofnij naprawę/ })).toBeNull();
    await view.user.click(result.getByRole('button', { name: 'Pokaż ostrzeżenia' }));
    expect(await screen.findByRole('dialog', { name: 'Ostrzeżenia' })).toBeInTheDocument();
  });

  it('[diets §4] błąd wywołania: „Nie udało się naprawić”', async () => {
    await show();
    api.on(
      planStepRoutes.autoRepair,
      apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'),
    );
    await press('Napraw automatycznie');
    const result = await dialog('Nie udało się naprawić');
    expect(result.getByText('Usługa jest chwilowo niedostępna.')).toBeInTheDocument();
  });
});

describe('podwójne kliknięcie', () => {
  it.each([
    ['Dostosuj porcje', planStepRoutes.adjust, adjusted],
    [
      'Napraw automatycznie',
      planStepRoutes.autoRepair,
      { ...stepAnswer, title: 'Sukces!', message: 'Naprawione miejsca: 1.', steps: [], failed: [] },
    ],
  ] as const)('„%s” wykonuje krok raz', async (name, route, answered) => {
    await show();
    api.on(route, answered);
    clickTwice(screen.getByRole('button', { name }));
    await dialog(answered.title);
    expect(api.calls(route)).toHaveLength(1);
  });

  it('„Podmień w całym planie” wykonuje krok raz', async () => {
    await show();
    const message = 'Wszystkie składniki są już bezpieczne';
    const answered = { ...stepAnswer, title: 'Sukces!', message, replacements: [], failedReplacements: [] };
    api.on(planStepRoutes.substitute, answered);
    await press('Więcej działań planu');
    clickTwice(await screen.findByRole('menuitem', { name: 'Podmień w całym planie' }));
    await dialog('Sukces!');
    expect(api.calls(planStepRoutes.substitute)).toHaveLength(1);
  });
});

describe('podmiana w całym planie', () => {
  it('[diets §8] sukces mówi, że składniki są podmienione na bezpieczne zamienniki', async () => {
    await show();
    const message = 'Składniki zostały pomyślnie podmienione na bezpieczne zamienniki!';
    api.on(planStepRoutes.substitute, {
      ...{ ...stepAnswer, title: 'Sukces!', message },
      ...{ replacements: [], failedReplacements: [] },
    });
    await choose('Podmień w całym planie');
    expect((await dialog('Sukces!')).getByText(message)).toBeInTheDocument();
    expect(api.calls(planStepRoutes.substitute)[0]).toMatchObject({ body: {}, ifMatch: 4 });
  });

  it('[diets §8] błąd: „Wystąpił błąd podczas szukania zamienników…”', async () => {
    await show();
    api.on(
      planStepRoutes.substitute,
      apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'),
    );
    await choose('Podmień w całym planie');
    const result = await dialog('Nie udało się podmienić');
    expect(
      result.getByText('Wystąpił błąd podczas szukania zamienników. Spróbuj ponownie.'),
    ).toBeInTheDocument();
  });
});

describe('reset planu', () => {
  it('[diets §4] pyta z liczbą posiłków, czyści wszystkie dni także na serwerze, a całość można cofnąć', async () => {
    await show();
    api.on(planRoutes.update, makeEmptyPlan({ version: 5 }));
    await choose('Resetuj plan');
    const question = within(await screen.findByRole('alertdialog', { name: 'Zresetować plan?' }));
    expect(question.getByText(/^Usunie 42.posiłki ze wszystkich dni/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Anuluj' })).toHaveFocus();
    await view.user.click(question.getByRole('button', { name: 'Resetuj plan' }));
    expect(await screen.findByText('Plan jest jeszcze pusty')).toBeInTheDocument();
    const [sent] = api.calls(planRoutes.update) as FakeCall<typeof planRoutes.update>[];
    const { planDays = [] } = sent?.body as PlanPatch;
    expect(planDays).toHaveLength(14);
    expect(planDays.flatMap(({ slots }) => slots).every(({ entry, locked }) => !entry && !locked)).toBe(true);
    expect(sent?.ifMatch).toBe(4);
    api.on(planRoutes.undo, makePlan({ version: 6 }));
    await press('Cofnij');
    expect(await screen.findByText('Przywrócono posiłki planu')).toBeInTheDocument();
    expect(await screen.findByText('Owsianka 1')).toBeInTheDocument();
  });

  it('nieudany reset zostawia plan i mówi dlaczego', async () => {
    await show();
    api.on(planRoutes.update, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await press('Resetuj plan');
    await view.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resetuj plan' }),
    );
    expect(await screen.findByText('Nie udało się zresetować planu')).toBeInTheDocument();
    expect(screen.getByText('Owsianka 1')).toBeInTheDocument();
  });

  it('pustego planu nie ma po co resetować', async () => {
    await show(makeEmptyPlan());
    await press('Resetuj plan');
    expect(await screen.findByText('Plan nie ma jeszcze posiłków')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
