import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { renderScreen } from '@pora/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets, stubWindowWidth } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

let restore: (() => void) | undefined;
afterEach(() => restore?.());

/** Lunch of days 1 and 2 (one dish), opened on a phone. */
const show = async (plan: Plan = makePlan()) => {
  restore = stubWindowWidth(390);
  const api = serveDiets({ plan });
  let version = plan.version;
  api.on(ruleConfigRoutes.get, {
    config: {
      calorieBudget: { planAverageTolerancePercent: 10, dailyTargetTolerancePercent: 20 },
      fixedPortions: {},
      variablePortions: { defaultRange: { min: 50, max: 150 }, overrides: {} },
      pairingRules: [],
    },
  });
  api.on(planSlotRoutes.edit, () => ({
    ...{ changed: [], dayTotals: [], planSummary: null, mealTimes: plan.mealTimes, verdict: makeSafety() },
    ...{ version: (version += 1), updatedAt: plan.updatedAt },
  }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.keyboard('2');
  await view.user.click(screen.getByRole('gridcell', { name: /^Obiad, dni 1 i 2,/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Gulasz 1' }));
  return { api, sheet, ...view };
};
const portions = (api: ReturnType<typeof serveDiets>) =>
  api
    .calls(planSlotRoutes.edit)
    .map(({ body }) =>
      (body as { day: number; entry?: object }[]).map(({ day, entry }) => ({ day, ...entry })),
    );

describe('slot na telefonie', () => {
  it('stuknięcie w komórkę otwiera arkusz slotu z nazwą, dniami i kaloriami', async () => {
    const { sheet } = await show();
    expect(sheet.getByText('Obiad, dni 1 i 2')).toBeInTheDocument();
    expect(sheet.getByText('800')).toBeInTheDocument();
    expect(sheet.getByText(/^\/ 788.kcal$/)).toBeInTheDocument();
  });

  it('[diets §9] porcja zmienia się krokiem w zakresie reguł, widać sumę dnia, a zapis jest jeden', async () => {
    const { api, sheet } = await show();
    expect(await sheet.findByText('Zakres 50–150%, według reguł')).toBeInTheDocument();
    // At once after each other, however slow the machine is.
    fireEvent.click(sheet.getByRole('button', { name: 'Zwiększ' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Zwiększ' }));
    expect(sheet.getByRole('spinbutton', { name: 'Porcja' })).toHaveAttribute('aria-valuetext', '110%');
    // 1750 − 800 + 800 · 1,1 = 1830
    expect(sheet.getByText(/^Dzień 1: 1.830.kcal, \+5%$/)).toBeInTheDocument();
    await waitFor(() => expect(portions(api)).toHaveLength(1));
    const [[edit] = []] = portions(api);
    expect(edit).toMatchObject({ day: 1, name: 'Gulasz 1', portionPercent: 110 });
    // What follows from the portion is the server's to compute.
    expect(edit).not.toHaveProperty('calories');
  });

  it('danie na dwa dni zmienia porcję w obu dniach jednym zapisem', async () => {
    const { api, user, sheet } = await show();
    await user.click(await sheet.findByRole('radio', { name: 'oba dni' }));
    await user.click(sheet.getByRole('button', { name: 'Zmniejsz' }));
    await waitFor(() => expect(portions(api)).toHaveLength(1));
    expect(portions(api)[0]).toMatchObject([
      { day: 1, portionPercent: 95 },
      { day: 2, portionPercent: 95 },
    ]);
  });

  it('zamknięcie od razu po zmianie porcji jej nie gubi', async () => {
    const { api, user, sheet } = await show();
    await user.click(await sheet.findByRole('button', { name: 'Zwiększ' }));
    await user.click(sheet.getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(portions(api)).toMatchObject([[{ day: 1, portionPercent: 105 }]]));
  });

  it('[diets §2] blokuje dzień i wszystkie dni, a usunięcie zamyka arkusz i daje się cofnąć', async () => {
    const { api, user, sheet } = await show();
    await user.click(sheet.getByRole('button', { name: 'Zablokuj' }));
    await waitFor(() => expect(api.calls(planSlotRoutes.edit)).toHaveLength(1));
    await user.click(sheet.getByRole('switch', { name: 'Zablokuj we wszystkich dniach' }));
    await waitFor(() => expect(api.calls(planSlotRoutes.edit)).toHaveLength(2));
    await user.click(sheet.getByRole('button', { name: 'Usuń' }));
    expect(await screen.findByText('Usunięto „Gulasz 1” (Obiad, dzień 1)')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gulasz 1' })).toBeNull());
    expect(api.calls(planSlotRoutes.edit).map(({ body }) => body)).toEqual([
      [{ day: 1, slotIndex: 1, locked: true }],
      [{ day: 1, slotIndex: 1, lockedInAllDays: true }],
      [{ day: 1, slotIndex: 1, entry: null }],
    ]);
  });
});
