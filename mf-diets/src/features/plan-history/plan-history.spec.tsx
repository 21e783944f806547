import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type HistoryStep, type PlanHistory } from '@pora/contracts/plans/plan-history.model';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const makeStep = (change: Partial<HistoryStep> = {}): HistoryStep => ({
  id: 7,
  kind: 'small',
  cause: 'remove',
  sentence: 'Usunięto posiłek',
  author: 'alicja@gabinet.example',
  at: '2026-11-18T13:31:00.000Z',
  changedSlots: 1,
  places: [{ day: 4, slotIndex: 1 }],
  undone: false,
  ...change,
});
const removed = makeStep();
const generated = makeStep({
  ...{ id: 3, kind: 'big', cause: 'generate', sentence: 'Wygenerowano plan', changedSlots: 42 },
  at: '2026-11-17T15:20:00.000Z',
});
const taken = makeStep({ id: 9, sentence: 'Zmieniono porcję', undone: true, at: '2026-11-18T13:40:00.000Z' });
const accepted: PlanHistory['items'][number] = {
  ...{ kind: 'risk', riskId: 'r-1', cause: 'accept_risk', sentence: 'Zaakceptowano ryzyko posiłku' },
  ...{ reason: 'Pacjentka zna seler', author: 'alicja@gabinet.example', at: '2026-11-18T09:42:00.000Z' },
  places: [{ day: 9, slotIndex: 2 }],
};
const history: PlanHistory = {
  items: [taken, removed, accepted, generated],
  undo: generated,
  redo: taken,
};

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveDiets({ plan: makePlan() });
  api.on(planHistoryRoutes.list, history);
});
const show = async (path = '/diets?plan=pl-1') => {
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, { path });
  await screen.findByRole('tablist', { name: 'Dni planu', hidden: true });
};
/** The plan after a move, which the server tells with its step. */
const moved = (step: HistoryStep, version = 5) => ({ ...makePlan({ version }), step });

describe('cofanie i ponawianie', () => {
  it('[decisions 45] Ctrl+Z cofa ostatni krok i mówi który; „Ponów” w komunikacie robi go znowu', async () => {
    await show();
    api.on(planRoutes.undo, moved(removed));
    api.on(planHistoryRoutes.redo, moved(removed, 6));
    await view.user.keyboard('{Control>}z{/Control}');
    const told = await screen.findByText('Cofnięto: Usunięto posiłek (dzień 4)');
    expect(api.calls(planRoutes.undo)).toMatchObject([{ body: { of: 'last', confirm: false }, ifMatch: 4 }]);
    await view.user.click(within(told.closest('[role=status]') as HTMLElement).getByText('Ponów'));
    expect(await screen.findByText('Ponowiono: Usunięto posiłek (dzień 4)')).toBeInTheDocument();
    expect(api.calls(planHistoryRoutes.redo)).toMatchObject([{ ifMatch: 5 }]);
  });

  it.each(['{Control>}{Shift>}z{/Shift}{/Control}', '{Control>}y{/Control}'])(
    '[decisions 45] %s ponawia',
    async (keys) => {
      await show();
      api.on(planHistoryRoutes.redo, moved(taken));
      await view.user.keyboard(keys);
      // Found is enough: its four seconds may be over before a busy machine has drawn the plan anew and looks again.
      await screen.findByText('Ponowiono: Zmieniono porcję (dzień 4)');
      expect(api.calls(planHistoryRoutes.redo)).toHaveLength(1);
    },
  );

  it('w polu Ctrl+Z należy do pola', async () => {
    await show();
    await view.user.type(screen.getByRole('textbox', { name: /Nazwa/ }), 'x{Control>}z{/Control}');
    await view.user.click(screen.getByRole('heading', { name: 'Etap_I_Hanna_Brzezińska' }));
    expect(api.calls(planRoutes.undo)).toHaveLength(0);
  });

  it('[decisions 45] przyciski mówią, co cofną i co ponowią, a pustej historii nie udają', async () => {
    await show();
    expect(api.calls(planHistoryRoutes.list)).toHaveLength(0);
    await view.user.hover(screen.getByRole('button', { name: 'Krok wstecz' }));
    expect(
      await screen.findByRole('button', { name: 'Krok wstecz: Usunięto posiłek (dzień 4, Obiad)' }),
    ).toBeInTheDocument();
    api.on(planHistoryRoutes.redo, apiError(409, 'conflict', 'Nie ma czego ponowić.'));
    await view.user.click(
      screen.getByRole('button', { name: 'Krok naprzód: Zmieniono porcję (dzień 4, Obiad)' }),
    );
    expect(await screen.findByText('Nie ma czego ponowić.')).toBeInTheDocument();
  });

  it('cofnięcie czeka, aż zapis w drodze dojdzie, i idzie na jego wersji', async () => {
    await show();
    let answer: (plan: unknown) => void = () => undefined;
    api.on(planRoutes.update, () => new Promise((resolve) => (answer = resolve)));
    api.on(planRoutes.undo, moved(removed, 6));
    await view.user.click(screen.getByRole('button', { name: 'Następny etap' }));
    await waitFor(() => expect(api.calls(planRoutes.update)).toHaveLength(1));
    await view.user.keyboard('{Control>}z{/Control}');
    expect(api.calls(planRoutes.undo)).toHaveLength(0);
    answer(makePlan({ stage: 2, version: 5 }));
    await waitFor(() => expect(api.calls(planRoutes.undo)).toMatchObject([{ ifMatch: 5 }]));
  });

  it('gdy zmiana czeka na zapis, cofnięcie mówi o niej zamiast zabrać wcześniejszy krok', async () => {
    await show();
    api.on(planRoutes.update, apiError(503, 'service_unavailable', 'Usługa planów jest niedostępna.'));
    await view.user.click(screen.getByRole('button', { name: 'Następny etap' }));
    // In the head of the plan; a toast says it as well.
    await screen.findByTitle('Usługa planów jest niedostępna.');
    await view.user.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText('Są zmiany, które czekają na zapis. Zapisz je albo odrzuć, potem cofaj.'),
    ).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)).toHaveLength(0);
  });
});

describe('okno „Historia”', () => {
  const comparison = {
    step: removed,
    changed: [
      {
        ...{ day: 4, slotIndex: 1, label: 'Obiad', type: 'lunch' },
        before: digest('Gulasz 2', 800),
        after: digest(null, 0),
      },
    ],
    same: [
      {
        ...{ day: 4, slotIndex: 0, label: 'Śniadanie', type: 'breakfast' },
        digest: digest('Owsianka 4', 450),
      },
      {
        ...{ day: 5, slotIndex: 0, label: 'Śniadanie', type: 'breakfast' },
        digest: digest('Jajecznica', 430),
      },
    ],
    days: [
      { day: 4, before: 1750, after: 950 },
      { day: 5, before: 1740, after: 1740 },
    ],
    summary: { before: summary(1750), after: summary(1693) },
  };
  function digest(name: string | null, calories: number) {
    const portionPercent = name === null ? null : 100;
    return {
      name,
      calories,
      portionPercent,
      mealId: name,
      time: '13:30',
      locked: false,
      lockedInAllDays: false,
    };
  }
  function summary(averageCalories: number) {
    const averageMacros = { carbs: 175, fat: 58, protein: 87 };
    return { averageCalories, averageMacros, targetCalories: 1750 };
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Historia' }));

  it('[decisions 26] lista mówi, co, gdzie, kiedy i kto, z przyjętym ryzykiem i cofniętym krokiem', async () => {
    api.on(planHistoryRoutes.compare, comparison);
    await show('/diets?plan=pl-1&dialog=history');
    const list = await dialog();
    expect(
      await list.findByRole('button', { name: /14:31 Usunięto posiłek dzień 4, Obiad · Alicja Różańska/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(list.getByRole('button', { name: /16:20 Wygenerowano plan 42.miejsca/ })).toBeInTheDocument();
    expect(list.getByText('Zaakceptowano ryzyko posiłku')).toBeInTheDocument();
    expect(list.getByText('Powód: Pacjentka zna seler')).toBeInTheDocument();
    expect(list.getByText('cofnięte')).toBeInTheDocument();
    expect(list.getByText(/^50.kroków każdego rodzaju zostaje w historii$/)).toBeInTheDocument();
    await view.user.click(list.getByRole('radio', { name: 'Duże kroki' }));
    expect(list.queryByText('Usunięto posiłek')).toBeNull();
  });

  it('[decisions 26] wersje stoją obok siebie: posiłki, kcal dni, średnia', async () => {
    api.on(planHistoryRoutes.compare, comparison);
    await show('/diets?plan=pl-1&dialog=history');
    const compared = within(await (await dialog()).findByRole('table'));
    const [, day, average] = compared.getAllByRole('row');
    expect(day).toHaveTextContent(
      /^Dzień 4Obiad: Gulasz 21.750Obiad: puste miejsceponiżej tolerancji 950[−-]800Przywróć dzień$/,
    );
    expect(average).toHaveTextContent(/^Średnio1.7501.693[−-]57$/);
    await view.user.click(screen.getByRole('radio', { name: 'tylko ten krok' }));
    await waitFor(() => expect(api.calls(planHistoryRoutes.compare).at(-1)?.query).toEqual({ with: 'step' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Przywróć dzień 4' })).toBeNull());
  });

  it('bez „Tylko zmiany” stoi cały plan, także w następnym kroku, a przekreślone jest tylko to, czego nie ma', async () => {
    api.on(planHistoryRoutes.compare, comparison);
    await show('/diets?plan=pl-1&dialog=history');
    const history = await dialog();
    await history.findByRole('table');
    expect(history.getByText(/1.dzień zmieniony · 1.miejsce · 1.dzień bez zmian/)).toBeInTheDocument();
    expect(history.getByRole('checkbox', { name: 'Tylko zmiany' })).toBeChecked();
    expect(history.queryByText('Owsianka 4')).toBeNull();
    await view.user.click(history.getByRole('checkbox', { name: 'Tylko zmiany' }));
    await view.user.click(history.getByRole('button', { name: /16:20 Wygenerowano plan/ }));
    const compared = within(await history.findByRole('table'));
    const [, first, second] = compared.getAllByRole('row');
    expect(first).toHaveTextContent(
      /^Dzień 4Śniadanie: Owsianka 4Obiad: Gulasz 21.750Śniadanie: Owsianka 4Obiad: puste miejsce/,
    );
    expect(second).toHaveTextContent(/^Dzień 5Śniadanie: Jajecznica1.740Śniadanie: Jajecznica1.740/);
    expect(compared.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['Gulasz 2']);
    expect(compared.queryByRole('button', { name: 'Przywróć dzień 5' })).toBeNull();
    expect(history.getByRole('checkbox', { name: 'Tylko zmiany' })).not.toBeChecked();
  });

  it('posiłek, którego już nie ma, jest przekreślony, a puste miejsce nie', async () => {
    const [was] = comparison.changed;
    const came = { ...was, slotIndex: 2, before: digest(null, 0), after: digest('Omlet', 420) };
    api.on(planHistoryRoutes.compare, { ...comparison, changed: [was, came] });
    await show('/diets?plan=pl-1&dialog=history');
    const compared = within(await (await dialog()).findByRole('table'));
    expect(compared.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['Gulasz 2']);
    expect(compared.getAllByText('puste miejsce')).toHaveLength(2);
  });

  it('[decisions 26] „Przywróć dzień” przywraca tylko ten dzień, a porównanie zostaje', async () => {
    api.on(planHistoryRoutes.compare, comparison);
    api.on(planHistoryRoutes.restore, moved(removed));
    await show('/diets?plan=pl-1&dialog=history');
    await view.user.click(await (await dialog()).findByRole('button', { name: 'Przywróć dzień 4' }));
    expect(await screen.findByText('Przywrócono dzień 4 sprzed tego kroku')).toBeInTheDocument();
    expect(api.calls(planHistoryRoutes.restore)).toMatchObject([{ params: { n: '7' }, body: { day: 4 } }]);
    expect(screen.getByRole('dialog', { name: 'Historia' })).toBeInTheDocument();
  });

  it('podwójne kliknięcie przywraca wersję raz i raz cofa krok', async () => {
    api.on(planHistoryRoutes.compare, comparison);
    api.on(planHistoryRoutes.restore, moved(removed));
    await show('/diets?plan=pl-1&dialog=history');
    clickTwice(await (await dialog()).findByRole('button', { name: 'Przywróć tę wersję' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Historia' })).toBeNull());
    expect(api.calls(planHistoryRoutes.restore)).toHaveLength(1);
  });

  it('[decisions 26] „Przywróć tę wersję” przywraca i daje się cofnąć; po następnej zmianie prowadzi do historii', async () => {
    api.on(planHistoryRoutes.compare, comparison);
    api.on(planHistoryRoutes.restore, moved(removed));
    await show('/diets?plan=pl-1&dialog=history');
    await view.user.click(await (await dialog()).findByRole('button', { name: 'Przywróć tę wersję' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Historia' })).toBeNull());
    expect(await screen.findByText('Przywrócono plan sprzed kroku „Usunięto posiłek”')).toBeInTheDocument();
    expect(api.calls(planHistoryRoutes.restore)).toMatchObject([{ params: { n: '7' }, ifMatch: 4 }]);
    api.on(planRoutes.update, makePlan({ stage: 2, version: 6 }));
    await view.user.click(screen.getByRole('button', { name: 'Następny etap' }));
    await screen.findByText(/· Etap II ·/);
    await view.user.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(
      await screen.findByText('Po tej zmianie były następne. W historii zobaczysz, co się z nią zmieni.'),
    ).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)).toHaveLength(0);
    const [inMessage] = screen.getAllByRole('button', { name: 'Historia' }).toReversed();
    await view.user.click(inMessage as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Historia' })).toBeInTheDocument();
  });

  it('pusta historia mówi, co w niej stanie, a nieudana daje spróbować jeszcze raz', async () => {
    api.on(planHistoryRoutes.list, apiError(500, 'internal', 'Baza danych nie odpowiada.'));
    await show('/diets?plan=pl-1&dialog=history');
    const list = await dialog();
    expect(await list.findByText('Nie udało się wczytać historii')).toBeInTheDocument();
    expect(list.getByText('Baza danych nie odpowiada.')).toBeInTheDocument();
    api.on(planHistoryRoutes.list, { items: [], undo: null, redo: null });
    await view.user.click(list.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await list.findByText('Historia jest pusta')).toBeInTheDocument();
  });
});
