import { describe, expect, it, jest } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeDay, makeEntry, makePlan, makeSafety } from '../../../testing/make-plan.js';
import { serveDiets } from '../../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor.js';

const show = async (plan: Plan = makePlan(), safety: Partial<PlanSafety> = {}) => {
  const api = serveDiets({ plan });
  api.on(planInsightRoutes.safety, makeSafety(safety));
  api.on(planSlotRoutes.edit, () => ({
    ...{
      changed: [],
      dayTotals: [],
      planSummary: null,
      mealTimes: plan.mealTimes,
      verdict: makeSafety(safety),
    },
    ...{ version: plan.version + 1, updatedAt: plan.updatedAt },
  }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.keyboard('2');
  return { api, ...view };
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const sent = (api: Awaited<ReturnType<typeof show>>['api']) =>
  api.calls(planSlotRoutes.edit).map(({ body }) => body);

describe('komórki przeglądu', () => {
  it('strzałki chodzą po komórkach i nagłówkach, jedna komórka jest osiągalna Tabem', async () => {
    const { user } = await show();
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(/^Obiad, dni 1 i 2,/)).toHaveFocus();
    expect(cell(/^Obiad, dni 1 i 2,/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Pokaż dzień 7' })).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(cell(/^Kolacja, dzień 14,/)).toHaveFocus();
    expect(document.querySelectorAll('[data-grid-cell][tabindex="0"]')).toHaveLength(1);
  });

  it('Enter naciska komórkę od razu i puszcza ją, gdy posiłek już się otworzył', async () => {
    const { user } = await show();
    const meal = cell(/^Śniadanie, dzień 1,/);
    await user.click(meal);
    const presses: boolean[] = [];
    const watch = new MutationObserver((records) => {
      for (const { oldValue } of records) presses.push(oldValue === null);
    });
    watch.observe(meal, { attributeFilter: ['data-opening'], attributeOldValue: true });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(presses).toEqual([true, false]));
    watch.disconnect();
    expect(meal).not.toHaveAttribute('data-opening');
  });

  it('[diets §2] zaznacza Shift i strzałkami, a Delete usuwa wszystko jednym zapisem i daje cofnąć', async () => {
    const { user, api } = await show();
    api.on(planRoutes.undo, makePlan({ version: 6 }));
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Usunięto 4 posiłki')).toBeInTheDocument();
    expect(sent(api)).toEqual([
      [
        { day: 1, slotIndex: 0, entry: null },
        { day: 2, slotIndex: 0, entry: null },
        { day: 1, slotIndex: 1, entry: null },
        { day: 2, slotIndex: 1, entry: null },
      ],
    ]);
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(() => expect(api.calls(planRoutes.undo)).toHaveLength(1));
  });

  it('[diets §4] zablokowanego posiłku nie usuwa i mówi dlaczego; pozostałe usuwa', async () => {
    const plan = makePlan();
    plan.planDays[0] = makeDay(1, { breakfast: makeEntry('Owsianka', 500) }, { locked: true });
    const { user, api } = await show(plan);
    await user.click(cell(/^Śniadanie, dzień 1, Owsianka,.*zablokowany$/));
    await user.keyboard('{Delete}');
    expect(
      await screen.findByText('Śniadanie, dzień 1: posiłek jest zablokowany. Odblokuj go, aby go usunąć.'),
    ).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
    expect(
      await screen.findByText('Usunięto „Owsianka 2” (Śniadanie, dzień 2), 1 zablokowany zostaje'),
    ).toBeInTheDocument();
    expect(sent(api)).toEqual([[{ day: 2, slotIndex: 0, entry: null }]]);
  });

  it('[diets §2] L blokuje cały dzień dania, Shift L we wszystkich dniach', async () => {
    const { user, api } = await show();
    await user.click(cell(/^Obiad, dni 1 i 2,/));
    await user.keyboard('l');
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    await user.keyboard('{Shift>}L{/Shift}');
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    expect(sent(api)).toEqual([
      [
        { day: 1, slotIndex: 1, locked: true },
        { day: 2, slotIndex: 1, locked: true },
      ],
      [{ day: 1, slotIndex: 1, lockedInAllDays: true }],
    ]);
  });

  it('puste miejsce mówi o sobie; nie ma czego usuwać, a Enter pokazuje, co można tu zrobić', async () => {
    const plan = makePlan();
    plan.planDays[0] = makeDay(1, { breakfast: makeEntry('Owsianka', 500) });
    const { user } = await show(plan);
    await user.click(cell(/^Kolacja, dzień 1, Pusty slot$/));
    await user.keyboard('{Delete}');
    expect(await screen.findByText('W tym miejscu nie ma posiłku.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Pusty slot' })).toBeInTheDocument();
  });

  it('Escape zwija zaznaczenie, zanim zamknie plan', async () => {
    const { user } = await show();
    await user.click(cell(/^Śniadanie, dzień 1,/));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Escape}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });
});

describe('co mówi sprawdzenie', () => {
  const problem = (change: Partial<SafetyProblem>): SafetyProblem => ({
    ...{ kind: 'intolerance', level: 'risk', foodId: 7, foodName: 'Migdały', cause: 'migdal', value: 34 },
    ...change,
  });
  const at = (day: number, safety: 'dangerous' | 'attention' | 'unchecked', problems: SafetyProblem[]) => ({
    ...{ day, slotIndex: 0, safety, problems },
  });

  it('[diets §2] ryzyko i uwaga stoją w komórce ikoną i słowem, a w nazwie całym zdaniem', async () => {
    await show(makePlan(), {
      state: 'dangerous',
      dangerous: 1,
      slots: [
        at(1, 'dangerous', [problem({})]),
        at(2, 'attention', [problem({ kind: 'borderline', level: 'note', foodName: 'Seler', value: 27 })]),
        at(3, 'unchecked', [
          problem({ kind: 'unverified', level: 'note', foodName: 'Chleb graham, krojony' }),
        ]),
        at(4, 'attention', [
          problem({ acceptedBy: { id: 'r', reason: 'mało', author: 'a', at: '2026-11-19T10:00:00.000Z' } }),
        ]),
      ],
    });
    expect(
      within(await screen.findByRole('gridcell', { name: /dzień 1,.*Ryzyko: Migdały/ })).getByText('migdały'),
    ).toBeInTheDocument();
    expect(cell(/^Śniadanie, dzień 1,/)).toHaveAccessibleName(
      /, Ryzyko: Migdały, nietolerancja: migdal 34.U\/ml$/,
    );
    expect(within(cell(/^Śniadanie, dzień 2,.*Uwaga: Seler/)).getByText('seler')).toBeInTheDocument();
    expect(within(cell(/^Śniadanie, dzień 3,.*Uwaga: Chleb/)).getByText('chleb graham')).toBeInTheDocument();
    expect(cell(/^Śniadanie, dzień 4,.*ryzyko przyjęte: Ryzyko: Migdały/)).toBeInTheDocument();
    expect(screen.getAllByText('1 ostrzeżenie').length).toBeGreaterThan(1);
  });

  it('[diets §2] dzień ze wszystkimi czterema znakami ma krótką nazwę, żeby suma mieściła się obok', async () => {
    const locked = {
      breakfast: makeEntry('Jaglanka', 400, { unmapped: true }),
      dinner: makeEntry('Sałatka', 450),
    };
    const plan = makePlan({}, (day) => (day === 3 ? locked : { breakfast: makeEntry('Owsianka', 500) }));
    plan.planDays = plan.planDays.map((day) =>
      day.day === 3 ? makeDay(3, locked, { lockedInAllDays: true }) : day,
    );
    await show(plan, { state: 'dangerous', dangerous: 1, slots: [at(3, 'dangerous', [problem({})])] });
    const marks = 'ryzyko dla pacjenta, składniki poza bazą, puste sloty, zablokowane posiłki';
    const crowded = within(
      await screen.findByRole('columnheader', { name: new RegExp(`^Dzień 3: .*${marks}$`) }),
    );
    expect(crowded.getByText('D3')).toBeVisible();
    expect(crowded.getByText('Dzień 3')).not.toBeVisible();
    const other = within(screen.getByRole('columnheader', { name: /^Dzień 4: / }));
    expect(other.getByText('Dzień 4')).toBeVisible();
    expect(other.getByText('D4')).not.toBeVisible();
  });

  it('[decisions 12] gdy sprawdzenie się nie uda, stopka mówi „Nie sprawdzono”', async () => {
    const plan = makePlan();
    const { api, client } = await show(plan);
    api.on(planInsightRoutes.safety, makeSafety({ state: 'unchecked', missing: ['intolerances'] }));
    await client.resetQueries();
    expect((await screen.findAllByText('Nie sprawdzono')).length).toBeGreaterThan(1);
  });

  it('[decisions 12] gdy sprawdzenia nie udało się powtórzyć, komórka nie gubi ryzyka, które jest znane', async () => {
    const { api, client } = await show(makePlan(), {
      state: 'dangerous',
      dangerous: 1,
      slots: [at(1, 'dangerous', [problem({})])],
    });
    await screen.findByRole('gridcell', { name: /dzień 1,.*Ryzyko: Migdały/ });
    api.on(planInsightRoutes.safety, apiError(404, 'not_found', 'Nie znaleziono planu.'));
    await client.resetQueries({ predicate: ({ queryKey }) => queryKey.includes('safety') });
    expect((await screen.findAllByText('Nie sprawdzono')).length).toBeGreaterThan(1);
    expect(cell(/^Śniadanie, dzień 1,.*Ryzyko: Migdały/)).toBeInTheDocument();
  });
});

describe('nagłówek dnia', () => {
  const averageMacros = { carbs: 181.5, fat: 52.4, protein: 78.1 };
  const summary = { averageCalories: 1512, averageMacros, targetCalories: 1750 };

  it('wskazany albo wybrany klawiaturą porównuje dzień ze średnią i celem; Escape zamyka porównanie', async () => {
    const { user } = await show(makePlan({ planSummary: summary }));
    const head = screen.getByRole('button', { name: 'Pokaż dzień 3' });
    await user.hover(head);
    const card = within(screen.getByRole('tooltip'));
    expect(card.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
      'Dzień 3ŚrednioRóżnica',
      'kcal1 7501 512+238',
      'Białko, g87,578,1+9,4',
      'Tłuszcz, g58,352,4+5,9',
      'Węgle, g175,0181,5−6,5',
    ]);
    expect(card.getByText(/^0% wobec celu 1.750.kcal$/)).toBeInTheDocument();
    await user.hover(cell(/^Śniadanie, dzień 3,/));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.click(cell(/^Śniadanie, dzień 3,/));
    await user.keyboard('{ArrowUp}');
    expect(head).toHaveFocus();
    expect(head).toHaveAccessibleDescription(/Dzień 3 na tle planu/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });
});
