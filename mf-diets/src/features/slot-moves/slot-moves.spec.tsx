import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeFoodVerdicts, makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';
import { withSlotEdits } from '../plan-work/public.js';

type PreviewCall = FakeCall<typeof planStepRoutes.previewSlot>;

let api: FakeApi;
let view: ScreenView;
let plan: Plan;
/** What the server says of every meal it is asked about. */
let says: { typeMatches?: boolean; safety?: string; problems?: object[] };
const fromPoint = document.elementFromPoint;

const slotOf = ({ day, slotIndex }: SlotPlace) => plan.planDays[day - 1]!.slots[slotIndex]!;

/** Answers a preview as the engine would: both ends, and the sums of their days. */
function previewOf({ body }: PreviewCall) {
  const { targets = [], move, swap, copy } = body as Record<string, SlotPlace> & { targets?: SlotPlace[] };
  const from = (move ?? swap ?? copy) as SlotPlace;
  const fill = (place: SlotPlace, from: SlotPlace) => ({
    ...place,
    slot: { ...slotOf(place), entry: slotOf(from).entry },
    ...{ typeMatches: true, acceptedTypes: [slotOf(place).type], safety: 'safe', problems: [], ...says },
  });
  const filled = targets.map((place) => fill(place, from));
  const back = swap ? targets.map((place) => fill(from, place)) : [];
  const days = [...new Set([...filled, ...back].map(({ day }) => day))].map((day) => {
    const before = plan.planDays[day - 1]!.totals;
    return { day, before, after: { ...before, calories: before.calories + 81 } };
  });
  return { ...filled[0], targets: [...filled, ...back], emptied: move ? [move] : [], days };
}

function editOf({ body }: FakeCall<typeof planSlotRoutes.edit>) {
  const edits = body as SlotEdit[];
  plan = { ...plan, planDays: withSlotEdits(plan.planDays, edits), version: plan.version + 1 };
  return {
    changed: edits.map((place) => ({ day: place.day, slotIndex: place.slotIndex, slot: slotOf(place) })),
    dayTotals: [],
    ...{ planSummary: null, mealTimes: plan.mealTimes, verdict: makeSafety() },
    ...{ version: plan.version, updatedAt: '2026-11-20T10:00:00.000Z' },
  };
}

async function open(made: Plan = makePlan(), path = '/diets') {
  plan = made;
  api = serveDiets({ plan });
  api.on(planRoutes.get, () => plan);
  api.on(planStepRoutes.previewSlot, previewOf);
  api.on(planSlotRoutes.edit, editOf);
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, { path });
  await screen.findByRole('dialog', { name: plan.name });
}

beforeEach(() => {
  says = {};
  said = [];
  shaken.clear();
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
});
afterEach(() => {
  watcher.disconnect();
  document.elementFromPoint = fromPoint;
});

const card = (index: number) =>
  within(screen.getByRole('list', { name: 'Posiłki dnia' })).getAllByRole('article')[index]!;
const edits = () => api.calls(planSlotRoutes.edit).map(({ body }) => body as SlotEdit[]);
const short = (list: SlotEdit[] = []) =>
  list.map(({ day, slotIndex, entry }) => `${day}.${slotIndex} ${entry?.name ?? 'pusty'}`);
/** What the live regions have said and which slots have shaken since the plan was opened. */
let said: string[];
const shaken = new Set<Element>();
const watcher = new MutationObserver((changes) => {
  said.push(...[...document.querySelectorAll('[aria-live]')].map((each) => each.textContent));
  for (const { target, attributeName } of changes) {
    if (attributeName === 'data-shake') shaken.add(target as Element);
  }
});
const spoken = () => said.join(' | ').replaceAll('\u00a0', ' ');

/** jsdom has no pointer events: a mouse event that says what pointed. */
function point(
  type: 'down' | 'move' | 'up',
  at: Element | Window,
  init: MouseEventInit,
  pointerType = 'mouse',
) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, ...init });
  fireEvent(at, Object.assign(event, { isPrimary: true, pointerType }));
}

/** Presses a card, carries it over another one and, unless told otherwise, lets go. */
async function drag(
  from: number,
  to: number,
  keys: { ctrlKey?: boolean; altKey?: boolean } = {},
  drops = true,
) {
  const target = card(to);
  document.elementFromPoint = () => target;
  point('down', card(from), { clientX: 10, clientY: 10 });
  point('move', window, { ...keys, clientX: 40, clientY: 60 });
  await waitFor(() => expect(target).toHaveAttribute('data-over'));
  if (drops) point('up', window, { ...keys, clientX: 40, clientY: 60 });
}

describe('mysz', () => {
  it('[diets §2] posiłek zamienia się miejscami z tym, który stoi w slocie: jeden zapis obu slotów i „Cofnij”', async () => {
    await open();
    await drag(0, 1);
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(short(edits()[0])).toEqual(['1.1 Owsianka 1', '1.0 Gulasz 1']);
    expect(api.calls(planStepRoutes.previewSlot).at(-1)?.body).toEqual({
      targets: [{ day: 1, slotIndex: 1 }],
      swap: { day: 1, slotIndex: 0 },
    });
    const toast = await screen.findByText('Zamieniono miejscami „Owsianka 1” i „Gulasz 1”');
    expect(toast.closest('[role=status]')).toHaveTextContent(/Cofnij/);
    expect(within(card(1)).getByRole('heading', { name: /Owsianka 1/ })).toBeInTheDocument();
  });

  it('[diets §2] pusty slot przyjmuje posiłek, a stary slot zostaje pusty', async () => {
    await open(makePlan({}, () => ({ breakfast: makePlan().planDays[0]!.slots[0]!.entry! })));
    await drag(0, 2);
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(short(edits()[0])).toEqual(['1.2 Owsianka 1', '1.0 pusty']);
  });

  it('[diets §2] z Ctrl kopiuje, z Alt wstawia we wszystkich dniach poza zablokowanymi', async () => {
    const base = makePlan();
    const [first, second, ...rest] = base.planDays;
    const locked = { ...second!, slots: second!.slots.map((slot) => ({ ...slot, locked: true })) };
    await open({ ...base, planDays: [first!, locked, ...rest] });
    await drag(0, 1, { ctrlKey: true });
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(short(edits()[0])).toEqual(['1.1 Owsianka 1']);
    await drag(0, 2, { altKey: true });
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(edits()[1]).toHaveLength(13);
    expect(await screen.findByText(/^Wstawiono „Owsianka 1” w 13.slotów$/)).toBeInTheDocument();
  });

  it('suma dnia po upuszczeniu stoi, zanim się upuści, i nie zatrzymuje przeciągania', async () => {
    await open();
    await drag(0, 1, {}, false);
    expect(await screen.findByText('po upuszczeniu')).toBeInTheDocument();
    expect(document.querySelector('[data-move-bar]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Dzień 1: 1 750 → 1 831 kcal.',
    );
    fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('po upuszczeniu')).toBeNull());
    expect(edits()).toHaveLength(0);
    expect(screen.getByRole('dialog', { name: plan.name })).toBeInTheDocument();
  });

  it('zablokowany slot odmawia zdaniem i drgnięciem', async () => {
    const base = makePlan();
    const [first, ...rest] = base.planDays;
    const slots = first!.slots.map((slot, index) => ({ ...slot, locked: index === 1 }));
    await open({ ...base, planDays: [{ ...first!, slots }, ...rest] });
    await drag(0, 1);
    expect(
      await screen.findByText('Slot „Obiad” jest zablokowany. Odblokuj go, aby zmienić posiłek.'),
    ).toBeInTheDocument();
    expect(shaken).toContain(card(1));
    expect(edits()).toHaveLength(0);
  });

  it('serwer nie odpowiada: plan się nie zmienia, mówi to zdaniem i daje spróbować ponownie', async () => {
    await open();
    api.setOnline(false);
    await drag(0, 1);
    expect(
      await screen.findByText('Nie udało się sprawdzić posiłku, więc plan się nie zmienił'),
    ).toBeInTheDocument();
    expect(within(card(0)).getByRole('heading', { name: /Owsianka 1/ })).toBeInTheDocument();
    api.setOnline(true);
    await view.user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(short(edits()[0])).toEqual(['1.1 Owsianka 1', '1.0 Gulasz 1']));
  });
});

describe('pytania przed upuszczeniem', () => {
  it('[diets §5] inny typ posiłku: „Niezgodność typu posiłku”, a bez zgody nic się nie zmienia', async () => {
    await open();
    says = { typeMatches: false };
    await drag(0, 1, { ctrlKey: true });
    const ask = within(await screen.findByRole('alertdialog', { name: 'Niezgodność typu posiłku' }));
    expect(
      ask.getByText('Slot "Obiad" akceptuje posiłki typu: Obiad. Czy na pewno chcesz kontynuować?'),
    ).toBeInTheDocument();
    await view.user.click(ask.getByRole('button', { name: 'Anuluj' }));
    expect(edits()).toHaveLength(0);
    await drag(0, 1, { ctrlKey: true });
    await view.user.click(await screen.findByRole('button', { name: 'Wstaw mimo to' }));
    await waitFor(() => expect(short(edits()[0])).toEqual(['1.1 Owsianka 1']));
  });

  it('[decisions 36] niebezpieczny posiłek: nazywa składnik, żąda powodu i zapisuje zaakceptowane ryzyko', async () => {
    await open();
    api.on(acceptedRiskRoutes.accept, { items: [], verdict: makeSafety() });
    const celery = {
      kind: 'intolerance',
      level: 'risk',
      foodId: 1,
      foodName: 'Seler',
      cause: 'seler',
      value: 41,
    };
    says = { safety: 'dangerous', problems: [celery] };
    await drag(0, 1, { ctrlKey: true });
    const ask = within(await screen.findByRole('alertdialog', { name: 'Pacjent nie powinien tego jeść' }));
    expect(
      ask.getByText((text) => text.replaceAll('\u00a0', ' ') === 'Owsianka 1 zawiera: seler (41).'),
    ).toBeInTheDocument();
    const field = ask.getByRole('textbox', { name: /Powód/ });
    expect(field).toHaveFocus();
    await view.user.keyboard(' ');
    await view.user.click(ask.getByRole('button', { name: 'Wstaw mimo to' }));
    expect(ask.getByText('Podaj powód (co najmniej 3 znaki)')).toBeInTheDocument();
    expect(field).toHaveFocus();
    await view.user.keyboard('mała ilość');
    await view.user.click(ask.getByRole('button', { name: 'Wstaw mimo to' }));
    await waitFor(() => expect(api.calls(acceptedRiskRoutes.accept)).toHaveLength(1));
    expect(edits()[0]?.[0]).toMatchObject({ day: 1, slotIndex: 1, reason: 'mała ilość' });
    expect(api.calls(acceptedRiskRoutes.accept)[0]).toMatchObject({
      body: { places: [{ day: 1, slotIndex: 1 }], reason: 'mała ilość' },
      ifMatch: 5,
    });
  });

  it('sloty mówią, co przyjmą, gdy tylko posiłek jest podniesiony', async () => {
    await open();
    const macros = { carbs: 50, fat: 8, protein: 15 };
    const oats = {
      ...{ id: 'm-Owsianka 1', name: 'Owsianka 1', type: 'breakfast', types: ['breakfast'], source: 'own' },
      ...{ favorite: false, ingredients: [], caloriesPerPortion: 500, macrosPerPortion: macros },
    };
    api.on(mealRoutes.list, { items: [oats], nextStartKey: null });
    const milk = {
      kind: 'intolerance',
      level: 'risk',
      foodId: 8,
      foodName: 'Mleko',
      cause: 'mleko',
      value: 60,
    };
    // Only the stew has eight ingredients.
    api.on(
      planAlternativeRoutes.foodVerdicts,
      makeFoodVerdicts({ foods: [{ foodId: 8, problems: [milk as never] }] }),
    );
    await act(() => view.client.invalidateQueries());
    await waitFor(() => expect(view.client.isFetching()).toBe(0));
    act(() => card(0).focus());
    await view.user.keyboard(' ');
    // What was read just before may be drawn after the key.
    await waitFor(() =>
      expect([0, 1, 2].map((index) => card(index).dataset['drop'])).toEqual(['origin', 'danger', 'mismatch']),
    );
  });
});

describe('klawiatura', () => {
  it('[diets §2] spacja podnosi, strzałki wybierają, Enter upuszcza, a każdy krok jest mówiony', async () => {
    await open();
    act(() => card(0).focus());
    await view.user.keyboard(' ');
    await waitFor(() => expect(spoken()).toContain('Podniesiono: Owsianka 1, dzień 1, Śniadanie.'));
    await view.user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(spoken()).toContain('Dzień 2, Śniadanie: pasuje, zamieni się z „Owsianka 2”.'),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Dzień 2' })).toBeInTheDocument();
    await view.user.keyboard('{ArrowUp}');
    await waitFor(() => expect(spoken()).toContain('Dalej w tę stronę nie ma slotu, który go przyjmie.'));
    await waitFor(() => expect(spoken()).toContain('z 1 750 na 1 831 kcal'), { timeout: 3000 });
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(short(edits()[0])).toEqual(['2.0 Owsianka 1', '1.0 Owsianka 2']));
    await waitFor(() => expect(card(0)).toHaveFocus());
  });

  it('[diets §2] Escape odkłada i nie zamyka planu', async () => {
    await open();
    act(() => card(1).focus());
    await view.user.keyboard(' {ArrowDown}{Escape}');
    await waitFor(() => expect(spoken()).toContain('Odłożono: Gulasz 1. Plan się nie zmienił.'));
    expect(screen.getByRole('dialog', { name: plan.name })).toBeInTheDocument();
    expect(edits()).toHaveLength(0);
  });
});

describe('dotyk', () => {
  const touch = { clientX: 10, clientY: 10 };

  it('przytrzymanie podnosi posiłek, a ruch przed nim przewija', async () => {
    await open();
    const target = card(1);
    document.elementFromPoint = () => target;
    point('down', card(0), touch, 'touch');
    point('move', window, { ...touch, clientY: 60 }, 'touch');
    point('up', window, { ...touch, clientY: 60 }, 'touch');
    expect(card(1)).not.toHaveAttribute('data-drop');
    point('down', card(0), touch, 'touch');
    await waitFor(() => expect(target).toHaveAttribute('data-over'));
    point('up', window, { ...touch, clientX: 40, clientY: 60 }, 'touch');
    await waitFor(() => expect(short(edits()[0])).toEqual(['1.1 Owsianka 1', '1.0 Gulasz 1']));
  });
});
