import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePlan } from '../../testing/make-plan.js';
import { answerSlotEdits, serveDiets } from '../../testing/serve-diets.js';
import { withSlotEdits } from '../plan-work/public.js';
import { PlanEditor } from './plan-editor.js';

let api: FakeApi;
let view: ScreenView;
const plan = makePlan();
const soup = makeEntry('Zupa dyniowa', 610);

/** The plan as another tab has stored it meanwhile. */
const storedElsewhere = (edits: SlotEdit[], change: Partial<Plan> = {}): Plan => ({
  ...makePlan({ version: 9, updatedBy: 'joanna@gabinet.example' }),
  planDays: withSlotEdits(plan.planDays, edits),
  ...change,
});
/** The stored plan answers every edit made on the former one with a refusal. */
const refuseFor = (theirs: Plan) => {
  api.on(planSlotRoutes.edit, apiError(412, 'stale_version', 'Plan zmienił się.', { current: theirs }));
  api.on(planRoutes.get, theirs);
};
const sent = () => api.calls(planSlotRoutes.edit);
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Plan zmienił się w międzyczasie' }));
const sheetButton = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(async () => {
  api = serveDiets({ plan });
  answerSlotEdits(api, plan);
  const path = '/diets?plan=pl-1&day=4&dialog=slot&at=4.2';
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, { path });
  await sheetButton(/^Usuń$/);
});

describe('posiłek zmieniony w dwóch kartach', () => {
  const theirs = storedElsewhere([
    { day: 4, slotIndex: 1, entry: soup },
    { day: 9, slotIndex: 2, entry: makeEntry('Sałatka grecka', 351) },
  ]);

  beforeEach(async () => {
    refuseFor(theirs);
    await view.user.click(await sheetButton(/^Usuń$/));
  });

  it('[decisions 48] pokazuje obie wersje z kaloriami i mówi, co zmieniło się tylko w zapisanej', async () => {
    const dialog = await question();
    expect(dialog.getByRole('region', { name: 'Moje, niezapisane' })).toHaveTextContent(
      'Dzień 4, Obiadpusty',
    );
    expect(dialog.getByRole('region', { name: 'Zapisane w planie' })).toHaveTextContent(
      /Dzień 4, ObiadZupa dyniowa610.kcal/,
    );
    expect(
      dialog.getByText(/^1.miejsce zmieniło się tylko w zapisanej wersji, więc zostaje w obu wyborach\.$/),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Wczytaj nowszą' })).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });

  it('[decisions 8] „Zachowaj moją” zapisuje usunięcie na nowszej wersji', async () => {
    const dialog = await question();
    answerSlotEdits(api, theirs);
    await view.user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
    expect(await screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' })).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ ifMatch: 9, body: [{ day: 4, slotIndex: 1, entry: null }] });
  });

  it('[decisions 8] „Wczytaj nowszą” odkłada moje: „Zapisz jednak moje” jeszcze je zapisze', async () => {
    const dialog = await question();
    await view.user.click(dialog.getByRole('button', { name: 'Wczytaj nowszą' }));
    expect(await screen.findByText('Wczytano nowszą wersję, Twoje zmiany odłożono')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    answerSlotEdits(api, theirs);
    await view.user.click(screen.getByText('Zapisz jednak moje'));
    expect(await screen.findByText('Zapisano Twoje odłożone zmiany')).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ ifMatch: 9, body: [{ day: 4, slotIndex: 1, entry: null }] });
  });
});

it('[decisions 48] blokada spotyka nowszą wersję tak samo jak posiłek', async () => {
  refuseFor(storedElsewhere([{ day: 4, slotIndex: 1, entry: soup }]));
  await view.user.click(await sheetButton(/^Zablokuj/));
  const dialog = await question();
  expect(dialog.getByRole('region', { name: 'Moje, niezapisane' })).toHaveTextContent(
    'Dzień 4, Obiadzablokowany: tak',
  );
  expect(dialog.getByRole('region', { name: 'Zapisane w planie' })).toHaveTextContent('zablokowany: nie');
});

it('[decisions 48] miejsce, którego nowsza wersja nie ma, jest nazwane, zanim ktoś wybierze', async () => {
  const short = plan.planDays.slice(0, 3);
  refuseFor(storedElsewhere([], { days: 3, planDays: short }));
  await view.user.click(await sheetButton(/^Usuń$/));
  const dialog = await question();
  expect(
    dialog.getByText('Nowsza wersja nie ma już tych miejsc, więc tych zmian nie da się zapisać:'),
  ).toBeInTheDocument();
  expect(dialog.getByText('dzień 4, posiłek 2 (pusty).')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Zachowaj moją' })).toBeNull();
});

describe('autozapis, gdy serwer nie odpowiada', () => {
  it.each([
    [503, 'service_unavailable', 'Usługa planów jest chwilowo niedostępna.'],
    [429, 'too_many', 'Za dużo zapytań naraz.'],
    [500, 'internal', 'Coś poszło nie tak.'],
  ])(
    '[decisions 44] %i: zmiana zostaje, plan mówi „Błąd zapisu”, a „Zapisz” wysyła ją znowu',
    async (...error) => {
      const [status, code, sentence] = error;
      api.on(planSlotRoutes.edit, apiError(status, code, sentence));
      await view.user.click(await sheetButton(/^Zablokuj/));
      expect(
        await screen.findByText(
          `${sentence} Zmiana nie zginęła: czeka w tym oknie i zapisze się, gdy to będzie możliwe.`,
        ),
      ).toBeInTheDocument();
      expect(screen.getAllByText('Błąd zapisu').length).toBeGreaterThan(0);
      expect(await sheetButton(/^Odblokuj/)).toBeInTheDocument();
      answerSlotEdits(api, plan);
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Odblokuj/ })).toBeNull());
      await view.user.click(screen.getByRole('button', { name: 'Zapisz' }));
      expect(await screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' })).toBeInTheDocument();
      expect(sent().at(-1)).toMatchObject({ ifMatch: 4, body: [{ day: 4, slotIndex: 1, locked: true }] });
    },
  );

  it('[decisions 44] w drodze mówi „Zapisywanie…”', async () => {
    api.on(planSlotRoutes.edit, () => new Promise(() => undefined));
    await view.user.click(await sheetButton(/^Zablokuj/));
    const saving = await screen.findByText('Zapisywanie…');
    // A tick is for what is stored.
    expect(saving.querySelector('.lucide-check')).toBeNull();
  });

  it('[decisions 44] po zapisie mówi „Zapisano” z godziną, a wysyła raz', async () => {
    answerSlotEdits(api, plan);
    await view.user.click(await sheetButton(/^Zablokuj/));
    expect(await screen.findByText('Zapisano 11:00')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('to, czego serwer nie przyjmie, mówi dlaczego i nie zostaje w planie', async () => {
    api.on(planSlotRoutes.edit, apiError(422, 'not_acceptable', 'Tego nie da się zapisać.'));
    await view.user.click(await sheetButton(/^Zablokuj/));
    expect(await screen.findByText('Tego nie da się zapisać.')).toBeInTheDocument();
    expect(await sheetButton(/^Zablokuj/)).toBeInTheDocument();
  });
});
