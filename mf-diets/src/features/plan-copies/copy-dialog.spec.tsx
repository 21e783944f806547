import { describe, expect, it, jest } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeDay, makeEntry, makePlan, makeSafety } from '../../testing/make-plan.js';
import { answerSlotEdits, serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

let api: FakeApi;
let view: ScreenView;

const show = async (plan: Plan, safety = makeSafety()) => {
  api = serveDiets({ plan });
  answerSlotEdits(api, plan);
  api.on(planInsightRoutes.safety, safety);
  const path = '/diets?plan=pl-1&day=3&dialog=copy';
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, { path });
  return within(await screen.findByRole('dialog', { name: 'Kopiuj dni' }));
};
const sent = () => api.calls(planSlotRoutes.edit).map(({ body }) => body as SlotEdit[]);
const place = (edit: SlotEdit) => `${edit.day}.${edit.slotIndex}`;
/** Days of the plan with one of them exchanged. */
const withDay = (plan: Plan, day: Plan['planDays'][number]): Plan => ({
  ...plan,
  planDays: plan.planDays.map((each) => (each.day === day.day ? day : each)),
});

describe('kopiowanie dnia', () => {
  it('mówi z góry, co się zmieni i ile będzie miał dzień, a zapisuje raz', async () => {
    const dialog = await show(makePlan());
    expect(dialog.getByRole('combobox', { name: 'Z dnia' })).toHaveTextContent('Dzień 3');
    expect(dialog.getByText('Wybierz dni, na które ma trafić kopia.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Kopiuj' })).toBeDisabled();
    expect(dialog.queryByRole('checkbox', { name: 'Dzień 3' })).toBeNull();
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 5' }));
    const preview = within(dialog.getByRole('region', { name: 'Po skopiowaniu' }));
    expect(preview.getByText(/zastąpi 3.posiłki/)).toBeInTheDocument();
    expect(preview.getByText('Owsianka 5').tagName).toBe('DEL');
    expect(preview.getByText(/→ Owsianka 3/)).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: /^Kopiuj na 1.dzień$/ }));
    expect(await screen.findByText(/^Skopiowano 3.posiłki z dnia 3 na 1.dzień$/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.map(place)).toEqual(['5.0', '5.1', '5.2']);
    expect(sent()[0]?.[0]?.entry?.name).toBe('Owsianka 3');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Kopiuj dni' })).toBeNull());
    expect(screen.getByRole('button', { name: /^Cofnij/, hidden: false })).toBeInTheDocument();
  });

  it('[diets §4] zablokowane miejsce zostaje i jest nazwane', async () => {
    const locked = makeDay(5, { lunch: makeEntry('Pierogi', 700) }, { locked: true });
    const free = makeDay(5, {});
    const slots = free.slots.map((slot, index) => (index === 1 ? (locked.slots[1] ?? slot) : slot));
    const dialog = await show(withDay(makePlan(), { ...free, slots }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 5' }));
    expect(
      dialog.getByText(/wstawi 2.posiłki w puste miejsca, zostanie 1.zablokowane miejsce/),
    ).toBeInTheDocument();
    expect(dialog.getByText('Obiad: zostaje Pierogi, miejsce jest zablokowane')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: /^Kopiuj na/ }));
    await waitFor(() => expect(sent()[0]?.map(place)).toEqual(['5.0', '5.2']));
  });

  it('puste miejsca kopiowanego dnia niczego nie zmieniają, a inny rodzaj posiłku jest nazwany', async () => {
    const third = makeDay(3, { breakfast: makeEntry('Placki', 400), dinner: makeEntry('Zupa', 300) });
    const slots = third.slots.map((slot, index) => (index === 2 ? { ...slot, type: 'soup' as const } : slot));
    const dialog = await show(withDay(makePlan(), { ...third, slots }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 9' }));
    expect(dialog.getByText('Bez zmian: Obiad (puste w kopiowanym dniu)')).toBeInTheDocument();
    expect(dialog.getByText('inny rodzaj posiłku: Kolacja')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: /^Kopiuj na/ }));
    await waitFor(() => expect(sent()[0]?.map(place)).toEqual(['9.0', '9.2']));
  });

  it('posiłki, których pacjent nie powinien jeść, są nazwane przed kopiowaniem', async () => {
    const named = { foodId: 2, foodName: 'Seler korzeń', cause: 'seler', value: 41 };
    const problem = { ...named, kind: 'intolerance', level: 'risk' };
    const slot = { day: 3, slotIndex: 1, mealName: 'Gulasz 2', safety: 'dangerous', problems: [problem] };
    const dialog = await show(makePlan(), makeSafety({ slots: [slot as never] }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 8' }));
    expect(
      await dialog.findByText('Kopia niesie posiłki, których pacjent nie powinien jeść:'),
    ).toBeInTheDocument();
    expect(dialog.getByText('Gulasz 2 (Seler korzeń).')).toBeInTheDocument();
  });

  it('[decisions 12] kopia posiłków, których nie sprawdzono, mówi o tym', async () => {
    const dialog = await show(makePlan(), makeSafety({ state: 'unchecked', missing: ['intolerances'] }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 8' }));
    expect(await dialog.findByText(/^Posiłków nie udało się sprawdzić\./)).toBeInTheDocument();
  });

  it('niezapisana kopia zostawia okno otwarte i mówi dlaczego', async () => {
    const dialog = await show(makePlan());
    api.on(planSlotRoutes.edit, apiError(422, 'not_acceptable', 'Ten posiłek nie mieści się w zakresie.'));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 5' }));
    await view.user.click(dialog.getByRole('button', { name: /^Kopiuj na/ }));
    expect(await screen.findByText('Ten posiłek nie mieści się w zakresie.')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Dzień 5' })).toBeChecked();
  });
});

describe('kopiowanie tygodnia', () => {
  it('tydzień 1 trafia na tydzień 2 jednym zapisem', async () => {
    const dialog = await show(makePlan());
    await view.user.click(dialog.getByRole('radio', { name: 'Tydzień 1 na tydzień 2' }));
    await view.user.click(dialog.getByRole('button', { name: /^Kopiuj na 7.dni$/ }));
    expect(
      await screen.findByText(/^Skopiowano \d+.posiłków z tygodnia 1 na tydzień 2$/),
    ).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(new Set(sent()[0]?.map(({ day }) => day))).toEqual(new Set([8, 9, 10, 11, 12, 13, 14]));
  });

  it('plan bez drugiego tygodnia mówi, że nie ma dokąd kopiować', async () => {
    const plan = makePlan();
    const dialog = await show({ ...plan, days: 7, planDays: plan.planDays.slice(0, 7) });
    await view.user.click(dialog.getByRole('radio', { name: 'Tydzień 1 na tydzień 2' }));
    expect(dialog.getByText('Ten plan nie ma drugiego tygodnia.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Kopiuj' })).toBeDisabled();
  });
});

describe('nic do skopiowania', () => {
  it('pusty dzień i taki sam dzień mówią, że nie ma czego kopiować', async () => {
    const plan = makePlan();
    const [first] = plan.planDays;
    if (!first) throw new Error('Plan nie ma dni.');
    const dialog = await show(withDay(withDay(plan, { ...first, day: 2 }), makeDay(3, {})));
    expect(dialog.getByText('Dzień 3 nie ma posiłków do skopiowania.')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('combobox', { name: 'Z dnia' }));
    await view.user.click(await screen.findByRole('option', { name: 'Dzień 1' }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Dzień 2' }));
    expect(
      dialog.getByText('Wybrane dni mają już te posiłki albo są zablokowane: nie ma czego kopiować.'),
    ).toBeInTheDocument();
  });
});
