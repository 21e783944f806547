import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { type PreviewBody } from '@pora/contracts/plans/plan-steps.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMeal } from '../../testing/make-meal.js';
import { makeEntry, makeFoodVerdicts, makePlan, makeSafety } from '../../testing/make-plan.js';
import { OpenedPlan } from '../../testing/plan-editing.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { makeFood } from '../../testing/serve-meal-edit.js';
import { ReplaceMealDialog } from './replace-meal-dialog.js';

const PLACE = { day: 4, slotIndex: 0 };
const RISK: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk', foodId: 4, foodName: 'Migdały', cause: 'migdal', value: 34 },
};

const MORNING = { type: 'breakfast', types: ['breakfast'] } satisfies Partial<Meal>;
const SKYR = makeMeal('Skyr z borówkami', MORNING);
const SKYR_ENTRY = makeEntry(SKYR.name, 178, { mealId: SKYR.id, portionPercent: 99 });
const LIBRARY = [
  SKYR,
  makeMeal('Jaglanka z migdałami', { ...MORNING, ingredients: [{ foodId: 4, grams: 20 }] }),
];

let api: FakeApi;
let view: ScreenView;
const editSlots = jest.fn<(edits: SlotEdit[]) => Promise<boolean>>();
const offerUndo = jest.fn<(title: string, done: string) => void>();
const withdraw = jest.fn();
const onClose = jest.fn();

/** Day 2 and 9 are locked, day 11 holds the same meal, day 13 nothing. */
const makeDays = (): Plan => {
  const same = makeEntry('Jaglanka', 450);
  const plan = makePlan({}, (day) => ({
    ...(day !== 13 && { breakfast: day === 4 || day === 11 ? same : makeEntry(`Owsianka ${day}`, 500) }),
    lunch: makeEntry('Gulasz', 1200),
  }));
  for (const day of [2, 9]) plan.planDays[day - 1]!.slots[0]!.locked = true;
  return plan;
};

interface Given {
  problems?: SafetyProblem[];
  typeMatches?: boolean;
  generating?: boolean;
  pending?: object | null;
}

const show = async (given: Given = {}, plan = makeDays()) => {
  const { problems = [], typeMatches = true, generating = false, pending = null } = given;
  api = serveDiets({ plan });
  api.on(mealRoutes.list, { items: LIBRARY, nextStartKey: null });
  api.on(foodRoutes.list, { items: [makeFood(1, 'Skyr'), makeFood(4, 'Migdały')], nextStartKey: null });
  api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts({ foods: [{ foodId: 4, problems: [RISK] }] }));
  api.on(planStepRoutes.previewSlot, ({ body }: FakeCall<typeof planStepRoutes.previewSlot>) => {
    const { targets = [], copy, mealId } = body as PreviewBody;
    const from = plan.planDays[(copy?.day ?? 1) - 1]!.slots[copy?.slotIndex ?? 0]!;
    return {
      targets: targets.map(({ day, slotIndex }) => ({
        ...{ day, slotIndex, typeMatches, acceptedTypes: ['snack', 'second_breakfast'], problems },
        ...{
          safety: problems.length > 0 ? 'dangerous' : 'safe',
          missing: [],
          unmapped: [],
          notUnderstood: [],
        },
        slot: {
          ...plan.planDays[day - 1]!.slots[slotIndex]!,
          entry: mealId === undefined ? from.entry : { ...SKYR_ENTRY, mealId },
        },
      })),
    };
  });
  api.on(acceptedRiskRoutes.accept, { items: [], verdict: makeSafety() });
  const commands = { writer: { pending, withdraw }, newest: () => plan } as never;
  view = renderScreen(
    <OpenedPlan {...{ plan, editSlots, offerUndo, commands, generating }}>
      <ReplaceMealDialog place={PLACE} onClose={onClose} />
    </OpenedPlan>,
  );
  await screen.findByRole('dialog', { name: 'Zamień we wszystkich 14\u00a0dniach' });
};
const ready = () => screen.findByText(/^Zmieni się/);
const day = (n: number) => screen.getByRole('checkbox', { name: new RegExp(`^Dzień ${n} `) });
const submit = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
const edits = () => editSlots.mock.calls.at(-1)?.[0] ?? [];

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  editSlots.mockResolvedValue(true);
});

describe('zamiana we wszystkich 14 dniach', () => {
  it('[diets §9] najpierw pokazuje dni, które się zmienią, zablokowane i te, w których posiłek już stoi', async () => {
    await show();
    expect(await ready()).toHaveTextContent('Zmieni się 10 dni. Pominiemy zablokowane: 2.');
    expect(screen.getByText('Dzień 4 · 07:00 · Śniadanie')).toBeInTheDocument();
    expect(day(2)).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Dzień 2 .*zablokowany, zostaje/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Dzień 4 .*stąd pochodzi posiłek/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Dzień 11 .*stoi już ten posiłek/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Dzień 13 pusty slot/ })).toBeChecked();
    expect(day(1)).toHaveAccessibleName(/Owsianka 1 .*z 1\u00a0?\s?700 na 1\s650\skcal/);
    expect(editSlots).not.toHaveBeenCalled();
  });

  it('[diets §9] zapisuje wszystkie dni jednym zapisem i daje je cofnąć jednym krokiem', async () => {
    await show();
    await ready();
    await submit(/^Zamień w 10\sdniach/);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(editSlots).toHaveBeenCalledTimes(1);
    expect(edits().map((edit) => edit.day)).toEqual([1, 3, 5, 6, 7, 8, 10, 12, 13, 14]);
    expect(edits()[0]).toMatchObject({ slotIndex: 0, entry: { name: 'Jaglanka' } });
    expect(edits()[0]).not.toHaveProperty('reason');
    expect(offerUndo).toHaveBeenCalledWith(
      'Wstawiono „Jaglanka” w 10\u00a0dniach',
      'Przywrócono posiłki sprzed zamiany',
    );
  });

  it('[diets §2] zmienia tylko wybrane dni; bez żadnego nie da się zapisać', async () => {
    await show();
    await ready();
    await view.user.click(day(1));
    expect(await ready()).toHaveTextContent('Zmieni się 9 dni.');
    const all = screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' });
    await view.user.click(all);
    await view.user.click(all);
    expect(screen.getByText('Nie zmieni się żaden dzień.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Zamień/ })).toBeDisabled();
    await view.user.click(day(7));
    await submit(/^Zamień w 1\sdniu/);
    await waitFor(() => expect(edits()).toMatchObject([{ day: 7, slotIndex: 0 }]));
  });

  it('[diets §5] inny typ posiłku mówi, co slot przyjmuje, i nie jest zwykłym „Zamień”', async () => {
    await show({ typeMatches: false });
    expect(await ready()).toHaveTextContent('Inny typ slotu: 10.');
    expect(screen.getByText('Niezgodność typu posiłku')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Slot "Śniadanie" akceptuje posiłki typu: Przekąska, Drugie śniadanie. Czy na pewno chcesz kontynuować?',
      ),
    ).toBeInTheDocument();
    await submit(/^Wstaw mimo to w 10\sdniach/);
    await waitFor(() => expect(edits()).toHaveLength(10));
  });

  it('[decisions 36] ryzyko jest nazwane przed zmianą, a bez powodu nic się nie zmienia', async () => {
    await show({ problems: [RISK] });
    await ready();
    expect(screen.getByText(/Migdały \(nietolerancja: migdal 34\sU\/ml\)/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie' }));
    await view.user.click(day(1));
    await view.user.click(day(3));
    await submit(/^Wstaw mimo to w 2\sdniach/);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Pacjent nie powinien tego jeść' }),
    );
    expect(question.getByText('Jaglanka zawiera: migdały (34).')).toBeInTheDocument();
    expect(question.getByText('Dni: 1, 3.')).toBeInTheDocument();
    await view.user.click(question.getByRole('button', { name: 'Wstaw mimo to' }));
    expect(question.getByText('Podaj powód (co najmniej 3 znaki)')).toBeInTheDocument();
    expect(editSlots).not.toHaveBeenCalled();
    await view.user.type(question.getByRole('textbox', { name: /Powód/ }), 'mała ilość');
    await view.user.click(question.getByRole('button', { name: 'Wstaw mimo to' }));
    await waitFor(() => expect(edits()).toMatchObject([{ reason: 'mała ilość' }, { reason: 'mała ilość' }]));
    await waitFor(() =>
      expect(api.calls(acceptedRiskRoutes.accept)).toMatchObject([
        {
          body: {
            places: [
              { day: 1, slotIndex: 0 },
              { day: 3, slotIndex: 0 },
            ],
            reason: 'mała ilość',
          },
        },
      ]),
    );
  });

  it('[decisions 36] powód, który się nie zapisał, nie ginie w ciszy', async () => {
    await show({ problems: [RISK] });
    await ready();
    api.on(acceptedRiskRoutes.accept, apiError(503, 'unavailable', 'Spróbuj za chwilę.'));
    await submit(/^Wstaw mimo to/);
    const question = within(await screen.findByRole('alertdialog'));
    await view.user.type(question.getByRole('textbox', { name: /Powód/ }), 'mała ilość');
    await view.user.click(question.getByRole('button', { name: 'Wstaw mimo to' }));
    expect(await screen.findByText(/powód się nie zapisał/)).toBeInTheDocument();
  });

  it('[decisions 12] czego nie dało się sprawdzić, tego nie da się wstawić', async () => {
    await show();
    api.on(planStepRoutes.previewSlot, apiError(503, 'unavailable', 'Baza produktów nie odpowiada.'));
    await view.client.resetQueries();
    expect(await screen.findByText('Nie udało się sprawdzić, co się zmieni')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Zamień/ })).toBeDisabled();
  });

  it('[diets §8] nieudany zapis zostawia okno, a po rezygnacji nic nie pójdzie później', async () => {
    editSlots.mockResolvedValue(false);
    await show();
    await ready();
    await submit(/^Zamień w/);
    await waitFor(() => expect(editSlots).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
    await submit('Anuluj');
    expect(withdraw).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('pusty slot nie ma czego wstawić', async () => {
    await show(
      {},
      makePlan({}, () => ({})),
    );
    expect(screen.getByText('Ten slot jest pusty – nie ma czego wstawić do innych dni.')).toBeInTheDocument();
    expect(api.calls(planStepRoutes.previewSlot)).toHaveLength(0);
  });
});

describe('inny posiłek we wszystkich 14 dniach', () => {
  const previews = () => api.calls(planStepRoutes.previewSlot).map(({ body }) => body as PreviewBody);
  const search = () => screen.getByRole('search', { name: 'Wyszukiwarka' });
  const openSearch = () => submit('Wybierz inny posiłek');
  const take = async (name: string) => {
    await openSearch();
    await view.user.click(await within(search()).findByText(name));
  };
  const cards = (name: string) => screen.getByText(name, { selector: 'strong' }).parentElement;

  it('[diets §2] posiłek z biblioteki trafia jednym krokiem do wszystkich dni poza zablokowanymi', async () => {
    await show();
    await ready();
    expect(cards('Posiłki innych dni')).toHaveTextContent('10 dni');
    expect(cards('Jaglanka')).toHaveTextContent(/450 kcalz tego slotu$/);
    await openSearch();
    expect(within(search()).getByRole('searchbox', { name: 'Szukaj posiłków' })).toHaveFocus();
    expect(within(search()).queryByText('Produkty')).toBeNull();
    expect(screen.getByRole('button', { name: /^Zamień/ })).toBeDisabled();
    await view.user.click(await within(search()).findByText('Skyr z borówkami'));
    expect(screen.queryByRole('search', { name: 'Wyszukiwarka' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wybierz inny posiłek' })).toHaveFocus();
    await waitFor(() => expect(cards('Skyr z borówkami')).toHaveTextContent(/178 kcalWłasne · porcja 99/));
    expect(cards('Jaglanka')).toHaveTextContent(/450 kcaldni 4 i 11/);
    expect(await ready()).toHaveTextContent('Zmieni się 12 dni. Pominiemy zablokowane: 2.');
    expect(previews().at(-1)).toMatchObject({ mealId: SKYR.id });
    expect(previews().at(-1)).not.toHaveProperty('copy');
    expect(editSlots).not.toHaveBeenCalled();
    await submit(/^Zamień w 12\sdniach/);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(editSlots).toHaveBeenCalledTimes(1);
    expect(edits().map((edit) => edit.day)).toEqual([1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
    expect(edits()[0]).toMatchObject({ slotIndex: 0, entry: { mealId: SKYR.id, portionPercent: 99 } });
    expect(offerUndo).toHaveBeenCalledWith(
      'Wstawiono „Skyr z borówkami” w 12\u00a0dniach',
      'Przywrócono posiłki sprzed zamiany',
    );
  });

  it('[diets §2] dzień, w którym wybrany posiłek już tak stoi, zostaje, jaki jest', async () => {
    const plan = makeDays();
    plan.planDays[5]!.slots[0]!.entry = SKYR_ENTRY;
    await show({}, plan);
    await take('Skyr z borówkami');
    expect(await ready()).toHaveTextContent('Zmieni się 11 dni.');
    expect(screen.getByRole('checkbox', { name: /Dzień 6 .*stoi już ten posiłek/ })).toBeDisabled();
    expect(day(4)).toBeEnabled();
  });

  it('[decisions 36] ryzykowny posiłek jest oznaczony już na liście i wchodzi tylko z powodem', async () => {
    await show({ problems: [RISK] });
    await openSearch();
    expect(await within(search()).findByText('zawiera: migdały (34)')).toBeInTheDocument();
    await view.user.click(within(search()).getByText('Jaglanka z migdałami'));
    await ready();
    await submit(/^Wstaw mimo to w 12\sdniach/);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Jaglanka z migdałami zawiera: migdały (34).')).toBeInTheDocument();
    await view.user.type(question.getByRole('textbox', { name: /Powód/ }), 'mała ilość');
    await view.user.click(question.getByRole('button', { name: 'Wstaw mimo to' }));
    await waitFor(() => expect(edits()).toHaveLength(12));
    expect(edits()[0]).toMatchObject({ reason: 'mała ilość', entry: { mealId: LIBRARY[1]!.id } });
  });

  it('wybór można porzucić i wrócić do posiłku z tego slotu', async () => {
    await show();
    await openSearch();
    await submit('Wróć bez wyboru');
    expect(await ready()).toHaveTextContent('Zmieni się 10 dni.');
    await take('Skyr z borówkami');
    expect(await screen.findByText(/^Zmieni się 12/)).toBeInTheDocument();
    await submit('Wstaw jednak „Jaglanka”');
    expect(await screen.findByText(/^Zmieni się 10/)).toBeInTheDocument();
    expect(screen.queryByText('Skyr z borówkami')).toBeNull();
  });

  it.each([
    [{ generating: true }, 'Generator układa właśnie plan. Posiłki będzie można zmienić, gdy skończy.'],
    [{ pending: {} }, 'Poprzednia zmiana planu czeka na zapis. Zamienisz posiłek, gdy się zapisze.'],
  ])('[diets §4] nie zmienia planu, który właśnie się zmienia: %j', async (given, sentence) => {
    await show(given);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Zamień/ })).toBeDisabled();
    expect(previews()).toHaveLength(0);
  });

  it('[diets §9] gdy w każdym dniu stoi już ten posiłek, mówi, że nie ma czego zmieniać', async () => {
    await show(
      {},
      makePlan({}, () => ({ breakfast: makeEntry('Jaglanka', 450) })),
    );
    expect(screen.getByText('Nie ma dnia, w którym coś by się zmieniło.')).toBeInTheDocument();
  });
});
