import { describe, expect, it, jest } from '@jest/globals';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { type MealEntry } from '@pora/contracts/plans/plan.model';
import { type ShoppingItem } from '@pora/contracts/plans/shopping-list.model';
import { renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

const swapped = (name: string): MealEntry => {
  const entry = makeEntry(name, 100);
  const [first] = entry.ingredients;
  const substitution = { reason: 'intolerance', from: 'Mleko 2 %', to: 'Napój owsiany' } as const;
  return { ...entry, ingredients: [{ ...first!, foodName: 'Napój owsiany', substitution }] };
};
const MILK = 'Owsianka na mleku – wersja bez: mleko 2 %';
const NUTS = 'Ryż z orzechami – wersja bez: orzechy';
const nuts: ShoppingItem = {
  ...{ foodId: 1, name: 'Ryż biały', department: 'Zboża', grams: 60, soldBy: 'weight', neededGrams: 60 },
  uses: [{ day: 1, slotLabel: 'Obiad', slotType: 'lunch', mealName: 'Ryż z orzechami', grams: 60 }],
};

const open = async () => {
  const plan = makePlan({}, (day) => ({
    breakfast: swapped('Owsianka na mleku'),
    lunch: makeEntry(day === 1 ? 'Ryż z orzechami' : `Gulasz ${day}`, 800),
  }));
  const api = serveDiets({ plan });
  api.on(
    planInsightRoutes.safety,
    makeSafety({ calledAfter: [{ day: 1, slotIndex: 1, without: ['orzechy'] }] }),
  );
  api.on(planInsightRoutes.shoppingLists, { week1: [nuts], week2: [], fingerprint: 'f' });
  const { user } = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  return user;
};

describe('[decisions 49] pod jaką nazwą danie stoi w planie', () => {
  it('karta dnia mówi, bez czego jest danie: po podmianie i gdy nazwa obiecuje alergen, którego nie ma', async () => {
    await open();
    expect(await screen.findByText(MILK)).toBeInTheDocument();
    expect(await screen.findByText(NUTS)).toBeInTheDocument();
    expect(
      screen.getByRole('article', { name: /Obiad, Ryż z orzechami – wersja bez: orzechy$/ }),
    ).toBeVisible();
  });

  it('tak samo w 14 dniach i na liście zakupów', async () => {
    const user = await open();
    await user.keyboard('2');
    const cell = () => screen.findByRole('gridcell', { name: /Ryż z orzechami – wersja bez: orzechy/ });
    expect(await cell()).toHaveTextContent('Ryż z orzechami – wersja bez: orzechy');
    expect(screen.getAllByText(/Owsianka na mleku – wersja bez: mleko/).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Lista zakupów' }));
    const list = within(await screen.findByRole('dialog', { name: 'Lista zakupów' }));
    await user.click(await list.findByRole('button', { name: /Ryż biały/ }));
    await waitFor(() => expect(list.getByText(`Obiad: ${NUTS}`)).toBeInTheDocument());
  });
});
