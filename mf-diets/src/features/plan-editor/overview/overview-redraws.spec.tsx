import { takeRenders } from '../../../testing/count-renders.js';
import { afterEach, expect, it, jest } from '@jest/globals';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { type FakeCall, renderScreen } from '@pora/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makePlan, makeSafety } from '../../../testing/make-plan.js';
import { serveDiets } from '../../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor.js';

const average = {
  averageCalories: 1750,
  targetCalories: 1750,
  averageMacros: { carbs: 200, fat: 50, protein: 90 },
};
const plan = makePlan({ planSummary: average });
const fromPoint = document.elementFromPoint;
afterEach(() => {
  document.elementFromPoint = fromPoint;
});

async function show() {
  const api = serveDiets({ plan });
  api.on(planSlotRoutes.edit, ({ body }: FakeCall<typeof planSlotRoutes.edit>) => ({
    changed: (body as SlotEdit[]).map(({ day, slotIndex }) => ({
      ...{ day, slotIndex },
      slot: { ...plan.planDays[day - 1]!.slots[slotIndex]!, entry: null },
    })),
    dayTotals: [{ day: 1, totals: { ...plan.planDays[0]!.totals, calories: 1300 } }],
    planSummary: { ...average, averageCalories: 1718 },
    ...{ mealTimes: plan.mealTimes, verdict: makeSafety() },
    ...{ version: plan.version + 1, updatedAt: plan.updatedAt },
  }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.keyboard('2');
  await act(async () => {
    await waitFor(() => expect(view.client.isFetching()).toBe(0));
  });
  return { ...view, api };
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
const breakfast = (day: number) => cells().find((cell) => cell.dataset['gridCell'] === `${day}.1`)!;
/** How often the parts of the table were drawn since the last question. */
function drawn() {
  const renders = takeRenders();
  return ['OverviewCell', 'OverviewDayHead', 'EditorToolbar'].map((name) => renders.get(name) ?? 0);
}

/** jsdom has no pointer events: a mouse event that says what pointed. */
function point(type: 'down' | 'move' | 'up', at: Element | Window, init: MouseEventInit) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, ...init });
  fireEvent(at, Object.assign(event, { isPrimary: true, pointerType: 'mouse' }));
}

it('posiłek niesiony nad następny slot zmienia tylko slot opuszczony i nowy, a żadnej komórki nie rysuje od nowa', async () => {
  await show();
  let under = breakfast(2);
  document.elementFromPoint = () => under;
  point('down', breakfast(1), { clientX: 10, clientY: 10 });
  point('move', window, { clientX: 40, clientY: 60, buttons: 1 });
  await waitFor(() => expect(breakfast(2)).toHaveAttribute('data-over'));
  await waitFor(() => {
    for (const cell of cells()) expect(cell).toHaveAttribute('data-drop');
  });
  const changed = new Set<Node>();
  const watcher = new MutationObserver((changes) => changes.forEach(({ target }) => changed.add(target)));
  for (const table of screen.getAllByRole('grid')) {
    for (const body of table.querySelectorAll('tbody'))
      watcher.observe(body, { subtree: true, attributes: true });
  }
  const left = under;
  takeRenders();
  under = breakfast(3);
  await waitFor(() => expect(breakfast(3)).toHaveAttribute('data-over'));
  expect(left).not.toHaveAttribute('data-over');
  watcher.disconnect();
  expect([...changed]).toEqual([left, breakfast(3)]);
  expect(drawn()[0]).toBe(0);
  fireEvent.keyDown(window, { key: 'Escape' });
});

/** All rules of the page; one more has a browser look at every element of the plan anew. */
const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

it('posiłek niesiony nad dzień, którego suma wyjdzie daleko poza cel, nie dodaje stronie żadnej reguły stylów', async () => {
  const { api } = await show();
  const before = plan.planDays[1]!.totals;
  api.on(planStepRoutes.previewSlot, () => ({
    ...{ targets: [], emptied: [] },
    days: [{ day: 2, before, after: { ...before, calories: 3000 } }],
  }));
  const head = screen.getByRole('columnheader', { name: /^Dzień 2:/ });
  const known = styles();
  document.elementFromPoint = () => breakfast(2);
  point('down', breakfast(1), { clientX: 10, clientY: 10 });
  point('move', window, { clientX: 40, clientY: 60, buttons: 1 });
  await waitFor(() => expect(head).toHaveTextContent('3 000'));
  point('move', window, { clientX: 41, clientY: 60, buttons: 1, ctrlKey: true });
  for (const cell of cells()) await waitFor(() => expect(cell).toHaveAttribute('data-drop'));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(styles()).toBe(known);
});

it('usunięty posiłek, którego slot stoi potem pusty, nie dodaje komórkom żadnej reguły stylów', async () => {
  const { user } = await show();
  const ofCells = () => cells().flatMap((cell) => [...cell.children].map((child) => child.className));
  const classes = new Set(ofCells());
  await user.click(breakfast(1));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(breakfast(1)).toHaveTextContent('Pusty slot'));
  expect(new Set(ofCells())).toEqual(classes);
});

it('usunięty posiłek rysuje swoją komórkę i swój dzień, nie cały plan', async () => {
  const { user, client } = await show();
  await user.click(breakfast(1));
  takeRenders();
  await user.keyboard('{Delete}');
  expect(await screen.findByText(/^Usunięto „Owsianka 1”/)).toBeInTheDocument();
  await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  // At once, while it is saved and with the answer.
  for (const times of drawn()) expect(times).toBeLessThanOrEqual(4);
});
