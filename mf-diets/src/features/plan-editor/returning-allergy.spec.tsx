import { beforeEach, expect, it, jest } from '@jest/globals';
import {
  type HistoryComparison,
  type HistoryStep,
  type OtherStep,
  type ReturningMeals,
} from '@pora/contracts/plans/plan-history.model';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { planKey } from '../plan-work/public.js';
import { PlanEditor } from './plan-editor.js';

const ASKED = 'Wróciłby 1 niedozwolony posiłek (Orzechy włoskie).';
const REASON = 'Rodzice potwierdzili tolerancję';
const RETURNING: ReturningMeals = {
  ...{ meals: 70, forbidden: 2, swappable: 1 },
  causes: [
    {
      ...{ cause: 'orzechy', kind: 'allergy', level: 'block', foods: ['Orzechy włoskie'] },
      places: [{ day: 4, slotIndex: 1, label: 'Obiad', type: 'lunch', meal: 'Gulasz' }],
    },
  ],
};
/** What goes with a move whose one cause was accepted. */
const ACCEPTED = { forbidden: 'accept', reasons: [{ cause: 'orzechy', reason: REASON }] };
const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

const step: HistoryStep = {
  ...{ id: 7, kind: 'small', cause: 'remove', sentence: 'Usunięto posiłek', changedSlots: 1 },
  ...{ author: 'alicja@gabinet.example', at: '2026-11-18T13:31:00.000Z', undone: false },
  places: [{ day: 4, slotIndex: 1 }],
};
const summary = {
  averageCalories: 1700,
  averageMacros: { carbs: 1, fat: 1, protein: 1 },
  targetCalories: 1750,
};
const meal = { calories: 800, portionPercent: 100, mealId: 'm-1', time: '13:30' };
const digest = { name: 'Gulasz', ...meal, locked: false, lockedInAllDays: false };
const comparison: HistoryComparison = {
  step,
  changed: [
    { day: 4, slotIndex: 1, label: 'Obiad', type: 'lunch', before: digest, after: { ...digest, name: null } },
  ],
  ...{ same: [], days: [{ day: 4, before: 1750, after: 950 }], summary: { before: summary, after: summary } },
};

let api: FakeApi;
let view: ScreenView;
let show: (isOpen: boolean) => void;

/** The editor as a screen that can be left. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  show = setOpen;
  return isOpen && <PlanEditor planId="pl-1" onClose={jest.fn()} />;
}
const open = async (path = '/diets?plan=pl-1') => {
  view = renderScreen(<Screen />, { path });
  await screen.findByRole('tablist', { name: 'Dni planu', hidden: true });
};
const question = () => screen.findByRole('alertdialog', { name: 'Ta wersja przywróci niedozwolone posiłki' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const giveReason = async () => {
  const dialog = within(await question());
  await view.user.click(dialog.getByRole('radio', { name: /Przywróć mimo to/ }));
  expect(dialog.getByRole('button', { name: 'Przywróć mimo to' })).toBeDisabled();
  await view.user.type(dialog.getByRole('textbox', { name: /Powód/ }), REASON);
  await view.user.click(dialog.getByRole('button', { name: 'Przywróć mimo to' }));
};
const giveUp = async () => {
  await view.user.click(within(await question()).getByRole('button', { name: 'Anuluj' }));
  await noQuestion();
};

type MoveRoute = typeof planRoutes.undo | typeof planHistoryRoutes.redo | typeof planHistoryRoutes.restore;
/** The server takes the move with a reason only. */
const asks = (route: MoveRoute, moved: Plan = makePlan({ version: 5 })) =>
  api.on(route, ({ body }: { body: unknown }) =>
    (body as { forbidden?: string }).forbidden === undefined
      ? apiError(409, 'allergy_not_confirmed', ASKED, RETURNING)
      : { ...moved, step },
  );
const sent = (route: MoveRoute) =>
  api.calls(route).map(({ body, ifMatch }) => ({ ...(body as object), ifMatch }));

beforeEach(() => {
  api = serveDiets({ plan: makePlan() });
  api.on(planHistoryRoutes.list, { items: [step], undo: null, redo: null });
  api.on(planHistoryRoutes.compare, comparison);
});

it('[decisions 61] Ctrl+Z, który przywróciłby produkt z alergii, pyta o powód i wysyła go na tej samej wersji', async () => {
  await open();
  asks(planRoutes.undo);
  await view.user.keyboard(UNDO);
  await giveReason();
  expect(await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
  expect(sent(planRoutes.undo)).toEqual([
    { of: 'last', confirm: false, ifMatch: 4 },
    { of: 'last', confirm: false, ...ACCEPTED, ifMatch: 4 },
  ]);
});

it('[decisions 61] bez powodu nic się nie cofa, a plan dalej zapisuje i cofa', async () => {
  await open();
  asks(planRoutes.undo);
  await view.user.click(screen.getByRole('button', { name: 'Krok wstecz' }));
  const dialog = within(await question());
  await view.user.click(dialog.getByRole('radio', { name: /Przywróć mimo to/ }));
  await view.user.type(dialog.getByRole('textbox', { name: /Powód/ }), 'ok');
  expect(dialog.getByText('Napisz co najmniej 10 znaków.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Przywróć mimo to' })).toBeDisabled();
  await giveUp();
  expect(sent(planRoutes.undo)).toHaveLength(1);
  expect(screen.queryByText(/^Cofnięto|Nie udało się/)).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Następny etap' }));
  await waitFor(() => expect(api.calls(planRoutes.update)).toMatchObject([{ ifMatch: 4 }]));
  await view.user.keyboard(UNDO);
  await giveUp();
  expect(sent(planRoutes.undo).at(-1)).toMatchObject({ ifMatch: 5 });
});

it('[decisions 61] w pytaniu o powód Ctrl+Z i Ctrl+Shift+Z nie zaczynają następnego cofania', async () => {
  await open();
  asks(planRoutes.undo);
  asks(planHistoryRoutes.redo);
  await view.user.keyboard(UNDO);
  within(await question())
    .getByRole('button', { name: 'Anuluj' })
    .focus();
  await view.user.keyboard(UNDO);
  await view.user.keyboard(REDO);
  await giveUp();
  expect(sent(planRoutes.undo)).toHaveLength(1);
  expect(sent(planHistoryRoutes.redo)).toHaveLength(0);
});

it('[decisions 61] ponowienie kroku, który wstawia produkt z alergii, pyta o powód', async () => {
  await open();
  asks(planHistoryRoutes.redo);
  await view.user.keyboard(REDO);
  await giveUp();
  await view.user.click(screen.getByRole('button', { name: 'Krok naprzód' }));
  await giveReason();
  expect(await screen.findByText('Ponowiono: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
  expect(sent(planHistoryRoutes.redo)).toEqual([{ ifMatch: 4 }, { ifMatch: 4 }, { ...ACCEPTED, ifMatch: 4 }]);
});

it('[decisions 61] przywrócenie dnia i całej wersji z produktem z alergii pyta o powód; bez niego historia zostaje otwarta', async () => {
  await open('/diets?plan=pl-1&dialog=history');
  asks(planHistoryRoutes.restore);
  const history = within(await screen.findByRole('dialog', { name: 'Historia' }));
  await view.user.click(await history.findByRole('button', { name: 'Przywróć dzień 4' }));
  await giveUp();
  await view.user.click(screen.getByRole('button', { name: 'Przywróć dzień 4' }));
  await giveReason();
  expect(await screen.findByText('Przywrócono dzień 4 sprzed tego kroku')).toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'Przywróć tę wersję' }));
  await giveUp();
  expect(screen.getByRole('dialog', { name: 'Historia' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Przywróć tę wersję' }));
  await giveReason();
  expect(await screen.findByText('Przywrócono plan sprzed kroku „Usunięto posiłek”')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Historia' })).toBeNull());
  const reasoned = ACCEPTED;
  expect(sent(planHistoryRoutes.restore)).toEqual([
    { day: 4, ifMatch: 4 },
    { day: 4, ifMatch: 4 },
    { day: 4, ...reasoned, ifMatch: 4 },
    { ifMatch: 5 },
    { ifMatch: 5 },
    { ...reasoned, ifMatch: 5 },
  ]);
});

it('[decisions 61] [decisions 45] najpierw pyta o późniejsze zmiany, potem o powód', async () => {
  await open();
  const later = 'Cofnięcie kroku „Usunięto posiłek” zabierze też 1 późniejszą zmianę w planie.';
  api.on(planRoutes.undo, ({ body }: { body: unknown }) => {
    const { confirm, forbidden } = body as { confirm: boolean; forbidden?: string };
    if (!confirm) return apiError(409, 'later_edits', later);
    if (forbidden === undefined) return apiError(409, 'allergy_not_confirmed', ASKED, RETURNING);
    return { ...makePlan({ version: 5 }), step };
  });
  await view.user.keyboard(UNDO);
  await screen.findByText(later);
  await view.user.click(screen.getByRole('button', { name: 'Cofnij wszystko' }));
  await giveReason();
  expect(await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
  expect(sent(planRoutes.undo).at(-1)).toEqual({
    ...{ of: 'last', confirm: true, ...ACCEPTED, ifMatch: 4 },
  });
});

it('[decisions 34, 45] gdy ktoś zmienił plan w czasie pytania, powód nie cofa innego kroku', async () => {
  await open();
  asks(planRoutes.undo);
  await view.user.keyboard(UNDO);
  await question();
  api.on(planRoutes.get, makePlan({ version: 9 }));
  act(() => void view.client.setQueryData(planKey('pl-1'), makePlan({ version: 9 })));
  api.on(planRoutes.undo, apiError(412, 'stale_version', 'Plan zmienił się w międzyczasie.'));
  await giveReason();
  expect(await screen.findByText('Plan zmienił się w międzyczasie.')).toBeInTheDocument();
  expect(sent(planRoutes.undo).at(-1)).toMatchObject({ ...ACCEPTED, ifMatch: 4 });
});

it('[decisions 45] gdy ktoś zmienił plan w czasie pytania o późniejsze zmiany, cofnięcie nie zabiera jego zmian', async () => {
  await open();
  const later = 'Cofnięcie kroku „Usunięto posiłek” zabierze też 1 późniejszą zmianę w planie.';
  api.on(planRoutes.undo, apiError(409, 'later_edits', later));
  await view.user.keyboard(UNDO);
  await screen.findByText(later);
  api.on(planRoutes.get, makePlan({ version: 9 }));
  act(() => void view.client.setQueryData(planKey('pl-1'), makePlan({ version: 9 })));
  api.on(planRoutes.undo, apiError(412, 'stale_version', 'Plan zmienił się w międzyczasie.'));
  await view.user.click(screen.getByRole('button', { name: 'Cofnij wszystko' }));
  expect(await screen.findByText('Plan zmienił się w międzyczasie.')).toBeInTheDocument();
  expect(sent(planRoutes.undo).at(-1)).toMatchObject({ confirm: true, ifMatch: 4 });
});

it('[decisions 61] opuszczony edytor niczego nie cofa, a otwarty ponownie pyta od nowa', async () => {
  await open();
  asks(planRoutes.undo);
  await view.user.keyboard(UNDO);
  await question();
  act(() => show(false));
  await noQuestion();
  act(() => show(true));
  await screen.findByRole('tablist', { name: 'Dni planu' });
  await view.user.keyboard(UNDO);
  await giveReason();
  expect(await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
  expect(sent(planRoutes.undo)).toHaveLength(3);
});

it('[decisions 61] „Ponów” w komunikacie po wyjściu z planu mówi, że potrzebny jest powód, i niczego nie zmienia', async () => {
  await open();
  api.on(planRoutes.undo, { ...makePlan({ version: 5 }), step });
  asks(planHistoryRoutes.redo);
  await view.user.keyboard(UNDO);
  await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)');
  act(() => show(false));
  await view.user.click(await screen.findByRole('button', { name: /^Ponów/ }));
  expect(await screen.findByText('Nie udało się ponowić zmiany')).toBeInTheDocument();
  expect(screen.getByText(ASKED)).toBeInTheDocument();
  expect(sent(planHistoryRoutes.redo)).toEqual([{ ifMatch: 5 }]);
});

it('[decisions 61] bez niedozwolonych: miejsca zostają puste albo dostają bezpieczny posiłek, bez żadnego powodu', async () => {
  await open();
  asks(planRoutes.undo);
  await view.user.keyboard(UNDO);
  const dialog = within(await question());
  expect(
    dialog.getByText(/Bezpieczny posiłek jest dla 1 z 2 miejsc; 1 zostanie puste\./),
  ).toBeInTheDocument();
  await view.user.click(dialog.getByRole('radio', { name: /zostaw puste/ }));
  await view.user.click(dialog.getByRole('button', { name: 'Przywróć bez nich' }));
  expect(await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
  expect(sent(planRoutes.undo).at(-1)).toEqual({
    ...{ of: 'last', confirm: false, forbidden: 'leave_empty', ifMatch: 4 },
  });
});

const others: OtherStep = {
  ...{ owner: 'other_person', steps: 1, changedSlots: 1, changed: comparison.changed },
  step: { ...step, author: 'joanna@gabinet.example' },
  now: { meals: 69, calories: 1650, locked: 0 },
  then: { meals: 70, calories: 1752, locked: 0 },
};

it.each([
  ['innej osoby', others, 'Cofnąć krok innej osoby?'],
  ['z dawnego dnia', { ...others, owner: 'earlier' as const }, 'Cofnąć krok z 18.11.2026?'],
])(
  '[decisions 60] krok %s ma autora i czas i jest cofany dopiero po pytaniu',
  async (_whose, details, title) => {
    await open();
    api.on(planRoutes.undo, ({ body }: { body: unknown }) =>
      (body as { others?: boolean }).others === true
        ? { ...makePlan({ version: 5 }), step }
        : apiError(409, 'other_step', 'Cudzy krok.', details),
    );
    await view.user.keyboard(UNDO);
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(dialog.getByRole('button', { name: 'Zostaw' })).toHaveFocus();
    expect(dialog.getByText('Dzień 4, Obiad')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Zostaw' }));
    expect(sent(planRoutes.undo)).toHaveLength(1);
    await view.user.keyboard(UNDO);
    await view.user.click(await screen.findByRole('button', { name: 'Cofnij ten krok' }));
    expect(await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
    expect(sent(planRoutes.undo).at(-1)).toMatchObject({ confirm: true, others: true });
  },
);
