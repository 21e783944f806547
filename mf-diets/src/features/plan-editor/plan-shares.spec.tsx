import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';
import { withSlotEdits } from '../plan-work/public.js';

let api: FakeApi;
let view: ScreenView;
const plan = makePlan();

/** Answers as the server does: the changed slots without their meals. */
function answerOf({ body }: FakeCall<typeof planSlotRoutes.edit>, version = 5) {
  const edits = body as SlotEdit[];
  const days = withSlotEdits(plan.planDays, edits);
  return {
    changed: edits.map(({ day, slotIndex }) => {
      const { entry: _, ...slot } = days[day - 1]!.slots[slotIndex]!;
      return { day, slotIndex, slot };
    }),
    dayTotals: [],
    ...{ planSummary: null, mealTimes: plan.mealTimes, verdict: makeSafety() },
    ...{ version, updatedAt: '2026-11-20T10:00:00.000Z' },
  };
}

beforeEach(async () => {
  api = serveDiets({ plan });
  api.on(planSlotRoutes.edit, (call: FakeCall<typeof planSlotRoutes.edit>) => answerOf(call));
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
});

// By its label: asking the whole editor for roles takes seconds on a busy machine.
const share = (label: string) => screen.getByLabelText(`Udział kalorii: ${label}`);
const edits = () => api.calls(planSlotRoutes.edit);

async function type(label: string, text: string): Promise<void> {
  const field = share(label);
  await view.user.clear(field);
  await view.user.type(field, text);
  await view.user.tab();
}

describe('udział kalorii', () => {
  it('[decisions 41] zapisuje się po wyjściu z pola, dla miejsca we wszystkich dniach', async () => {
    expect(share('Obiad')).toHaveValue('45');
    await type('Obiad', '42,5');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]).toMatchObject({ ifMatch: 4 });
    expect(edits()[0]?.body).toEqual(
      plan.planDays.map(({ day }) => ({ day, slotIndex: 1, calorieSharePercent: 42.5 })),
    );
    await waitFor(() => expect(share('Obiad')).toHaveValue('42,5'));
    expect(screen.getByText('Σ 97,5%')).toBeInTheDocument();
  });

  it.each(['0,25', '0,5', '0,99', '12,3', '100,5', '-1'])(
    '[decisions 41] „%s” nie da się wpisać: pole mówi dlaczego i nic nie wysyła',
    async (text) => {
      await type('Obiad', text);
      const message = 'Udział to 0 albo od 1 do 100 %, co 0,5 – nie ułamek.';
      expect(
        await screen.findByText((shown) => shown.replaceAll('\u00a0', ' ') === message),
      ).toBeInTheDocument();
      expect(share('Obiad')).toHaveAttribute('aria-invalid', 'true');
      expect(edits()).toHaveLength(0);
    },
  );

  it.each([
    ['0', 0],
    ['1', 1],
    ['100', 100],
  ])('[decisions 41] „%s” jest dobrym udziałem', async (text, value) => {
    await type('Kolacja', text);
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]?.body).toContainEqual({ day: 14, slotIndex: 2, calorieSharePercent: value });
  });

  it('puste pole mówi, czego brakuje, a poprawione zapisuje się jak zwykle', async () => {
    await view.user.clear(share('Obiad'));
    await view.user.tab();
    expect(await screen.findByText(/^Podaj udział/)).toBeInTheDocument();
    expect(edits()).toHaveLength(0);
    await type('Obiad', '40');
    await waitFor(() => expect(edits()).toHaveLength(1));
  });
});

describe('udziały zmienione w dwóch oknach', () => {
  const theirs = {
    ...makePlan({ version: 9, updatedBy: 'joanna@gabinet.example' }),
    planDays: withSlotEdits(plan.planDays, [
      ...plan.planDays.map(({ day }) => ({ day, slotIndex: 0, calorieSharePercent: 20 })),
      ...plan.planDays.map(({ day }) => ({ day, slotIndex: 1, calorieSharePercent: 50 })),
    ]),
  };
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Plan zmienił się w międzyczasie' }));

  beforeEach(async () => {
    api.on(planSlotRoutes.edit, apiError(412, 'stale_version', 'Plan zmienił się.', { current: theirs }));
    api.on(planRoutes.get, theirs);
    await type('Śniadanie', '28');
    await question();
    await view.user.keyboard('{Escape}');
    await type('Obiad', '41');
    view.unmount();
    view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  });

  it('[decisions 48] po F5 pytanie czeka: kto, kiedy i miejsce po miejscu, a pierwszy przycisk nie nadpisuje', async () => {
    const dialog = await question();
    const sent = edits().length;
    expect(dialog.getByText(/Nowsza wersja: joanna@gabinet\.example, \d\d\.\d\d\.\d{4}/)).toBeInTheDocument();
    expect(dialog.getByRole('region', { name: 'Moje, niezapisane' })).toHaveTextContent(
      /Wszystkie dni, Śniadanie28%Wszystkie dni, Obiad41%/,
    );
    expect(dialog.getByRole('region', { name: 'Zapisane w planie' })).toHaveTextContent(
      /Wszystkie dni, Śniadanie20%Wszystkie dni, Obiad50%/,
    );
    expect(dialog.getByRole('button', { name: 'Wczytaj nowszą' })).toHaveFocus();
    expect(edits()).toHaveLength(sent);
  });

  it('[decisions 48] wybór po kolei zapisuje tylko to, co wskazano, na nowszej wersji', async () => {
    const dialog = await question();
    api.on(planSlotRoutes.edit, (call: FakeCall<typeof planSlotRoutes.edit>) => answerOf(call, 10));
    await view.user.click(dialog.getByRole('button', { name: 'Wybierz po kolei' }));
    const lunch = within(dialog.getByRole('radiogroup', { name: 'Wszystkie dni, Obiad' }));
    expect(lunch.getByRole('radio', { name: 'Zapisane' })).toBeChecked();
    await view.user.click(lunch.getByRole('radio', { name: 'Moje' }));
    await view.user.click(dialog.getByRole('button', { name: 'Zapisz wybrane' }));
    expect(await screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' })).toBeInTheDocument();
    expect(edits().at(-1)).toMatchObject({ ifMatch: 9 });
    expect(edits().at(-1)?.body).toEqual(
      plan.planDays.map(({ day }) => ({ day, slotIndex: 1, calorieSharePercent: 41 })),
    );
  });

  it('[decisions 48] kto niczego swojego nie wskaże, niczego nie nadpisze', async () => {
    const dialog = await question();
    const sent = edits().length;
    await view.user.click(dialog.getByRole('button', { name: 'Wybierz po kolei' }));
    await view.user.click(dialog.getByRole('button', { name: 'Zapisz wybrane' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(share('Śniadanie')).toHaveValue('20'));
    expect(share('Obiad')).toHaveValue('50');
    expect(edits()).toHaveLength(sent);
  });
});
