import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeMeal } from '../../testing/make-meal.js';
import { makeFoodVerdicts, makePlan } from '../../testing/make-plan.js';
import { OpenedPlan } from '../../testing/plan-editing.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { makeFood } from '../../testing/serve-meal-edit.js';
import { useSelectSlot } from '../plan-work/public.js';
import { SlotMovesArea, slotPlaceProps } from '../slot-moves/public.js';
import { AddMealDialog } from './add-meal-dialog.js';
import { findMeals, type SearchFilters } from './search-hits.js';
import { SearchPane } from './search-pane.js';

const celery: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk' },
  ...{ foodId: 2, foodName: 'Seler', cause: 'seler', value: 41 },
};
const FOODS = [makeFood(1, 'Jogurt naturalny', { category: 'Nabiał' }), makeFood(2, 'Seler')];

const MEALS = [
  makeMeal('Skyr z borówkami', { favorite: true }),
  makeMeal('Koktajl z selera', {
    type: 'smoothie',
    types: ['smoothie'],
    ingredients: [{ foodId: 2, grams: 80 }],
  }),
  makeMeal('Bez typu', { type: 'unknown', types: ['unknown'] }),
];

let api: FakeApi;
let view: ScreenView;
let plan: Plan;
const editSlots = jest.fn<(edits: SlotEdit[]) => Promise<boolean>>();

function serve(foods: readonly Food[] = FOODS) {
  api = serveDiets({ plan });
  api.on(mealRoutes.list, { items: MEALS, nextStartKey: null });
  api.on(foodRoutes.list, { items: [...foods], nextStartKey: null });
  api.on(
    planAlternativeRoutes.foodVerdicts,
    makeFoodVerdicts({ foods: [{ foodId: 2, problems: [celery] }] }),
  );
  api.on(planStepRoutes.previewSlot, ({ body }: FakeCall<typeof planStepRoutes.previewSlot>) => {
    const { targets = [], mealId } = body as { targets?: SlotPlace[]; mealId?: string };
    const entry = { name: mealId ?? 'produkt' };
    const filled = targets.map((place) => ({
      ...place,
      ...{ slot: { label: 'Śniadanie', type: 'breakfast', entry }, acceptedTypes: ['breakfast'] },
      ...{ typeMatches: true, safety: 'safe', problems: [] },
    }));
    return { ...filled[0], targets: filled, emptied: [], days: [] };
  });
}

const opened = () => ({
  ...{ plan, editSlots, offerUndo: jest.fn() },
  commands: {
    ...{ scope: { id: 'plan' }, newest: () => plan },
    writer: { state: { phase: 'saved' }, pending: undefined },
  } as never,
  address: { view: 'day', day: 1, look: jest.fn() } as never,
});

function Slot({ slotIndex }: { slotIndex: number }) {
  const place = { day: 1, slotIndex };
  const select = useSelectSlot();
  return (
    <article tabIndex={0} {...slotPlaceProps(place)} onClick={() => select(place)}>
      slot {slotIndex}
    </article>
  );
}

async function show() {
  serve();
  view = renderScreen(
    <OpenedPlan {...opened()}>
      <SlotMovesArea>
        {[0, 1, 2].map((slotIndex) => (
          <Slot key={slotIndex} slotIndex={slotIndex} />
        ))}
        <SearchPane />
      </SlotMovesArea>
    </OpenedPlan>,
  );
  await screen.findByText('Skyr z borówkami');
}

const names = () =>
  within(screen.getByRole('list', { name: /Znalezione/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const hit = (name: string) => screen.getByText(name).closest('button')!;
const stored = () =>
  editSlots.mock.calls.map(([edits]) =>
    edits.map(({ day, slotIndex, entry }) => [day, slotIndex, entry?.name]),
  );
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  localStorage.clear();
  plan = makePlan({}, () => ({}));
  editSlots.mockReset().mockResolvedValue(true);
});

describe('szukanie', () => {
  const filters: SearchFilters = { q: '', type: null, category: null, favorites: false, recent: undefined };
  const safe = () => ({ state: 'safe', problems: [] }) as const;
  const find = (change: Partial<SearchFilters>, meals = MEALS) =>
    findMeals(
      meals,
      { ...filters, ...change },
      undefined,
      safe,
      (id) => FOODS.find((food) => food.id === id)?.category,
    );

  it('[diets §9] do dwóch liter szuka początku nazwy, od trzech także w środku, i daje najwyżej 50 wyników', () => {
    expect(find({ q: 'se' }).hits).toEqual([]);
    expect(find({ q: 'SK' }).hits.map(({ key }) => key)).toEqual(['meal:m-Skyr z borówkami']);
    expect(find({ q: 'borow' }).hits.map(({ key }) => key)).toEqual(['meal:m-Skyr z borówkami']);
    const many = Array.from({ length: 60 }, (_, index) => makeMeal(`Zupa ${index}`));
    expect(find({ q: 'zupa' }, many)).toMatchObject({ total: 60, hits: { length: 50 } });
  });

  it('[diets §2] filtruje typem posiłku, kategorią produktu, ulubionymi i ostatnio użytymi', () => {
    const keys = (change: Partial<SearchFilters>) => find(change).hits.map(({ key }) => key.slice(7));
    expect(keys({ type: 'smoothie' })).toEqual(['Koktajl z selera']);
    expect(keys({ type: 'unknown' })).toEqual(['Bez typu']);
    expect(keys({ category: 'Warzywa' })).toEqual(['Koktajl z selera']);
    expect(keys({ favorites: true })).toEqual(['Skyr z borówkami']);
    expect(keys({ recent: ['meal:m-Bez typu', 'meal:m-Skyr z borówkami'] })).toEqual([
      'Bez typu',
      'Skyr z borówkami',
    ]);
  });

  it('[diets §3] filtr typów ma dokładnie osiem polskich nazw', async () => {
    await show();
    await view.user.click(screen.getByRole('combobox', { name: 'Typ posiłku' }));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([
      ...['Typ', 'Śniadanie', 'Drugie śniadanie', 'Obiad', 'Przekąska'],
      ...['Kolacja', 'Zupa', 'Koktajl', 'Nieznane'],
    ]);
  });

  it('[diets §9] szuka 250 ms po ostatnim klawiszu', async () => {
    await show();
    jest.useFakeTimers();
    try {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj posiłków' }), {
        target: { value: 'kok' },
      });
      act(() => jest.advanceTimersByTime(249));
      expect(names()).toHaveLength(3);
      act(() => jest.advanceTimersByTime(1));
      expect(names()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('oznaczenia dla pacjenta', () => {
  it('niebezpieczny posiłek nazywa składnik z wynikiem, bezpieczny ma znak i słowo', async () => {
    await show();
    await waitFor(() => expect(plain(hit('Koktajl z selera').textContent)).toContain('zawiera: seler (41)'));
    expect(hit('Skyr z borówkami')).toHaveAccessibleName(/bezpieczny dla pacjenta/);
  });

  it('[decisions 12] bez wyniku sprawdzenia każdy posiłek jest „nie sprawdzono”', async () => {
    await show();
    api.on(planAlternativeRoutes.foodVerdicts, apiError(503, 'unavailable', 'Serwis nie odpowiada.'));
    await act(() => view.client.resetQueries());
    expect(await screen.findByText(/Nie udało się sprawdzić posiłków dla pacjenta/)).toBeInTheDocument();
    expect(hit('Skyr z borówkami')).toHaveTextContent('nie sprawdzono');
  });
});

describe('lista produktów', () => {
  it('[diets §7, §9] wczytuje się po 1000 i zostaje w przeglądarce pod kluczem v5, gdy serwera nie ma', async () => {
    await show();
    await waitFor(() => expect(localStorage.getItem('foods-cache-v5')).toContain('Jogurt naturalny'));
    expect(api.calls(foodRoutes.list)[0]?.query).toEqual({ limit: '1000', includeIntolerances: 'false' });
    // Kept per person, so that signing out takes it away (decision 14).
    expect(localStorage.getItem('foods-cache-v5')).toContain('alicja@gabinet.example');
    view.unmount();
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve();
    api.on(foodRoutes.list, apiError(503, 'unavailable', 'Serwis nie odpowiada.'));
    view = renderScreen(
      <OpenedPlan {...opened()}>
        <SlotMovesArea>
          <SearchPane />
        </SlotMovesArea>
      </OpenedPlan>,
    );
    await view.user.click(await screen.findByRole('radio', { name: 'Produkty' }));
    expect(await screen.findByText('Jogurt naturalny')).toBeInTheDocument();
    expect(
      await screen.findByText('Nie udało się odświeżyć produktów. To lista z ostatniej wizyty.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(error).toHaveBeenCalledWith('Loading the foods failed', expect.anything()));
    error.mockRestore();
  });
});

describe('wstawianie', () => {
  it('[diets §2] klik wstawia do zaznaczonego slotu, a posiłek trafia do ostatnio użytych', async () => {
    await show();
    await view.user.click(screen.getByText('slot 1'));
    // The filter follows the slot; nothing in this library is a lunch.
    expect(screen.getByRole('combobox', { name: 'Typ posiłku' })).toHaveTextContent('Obiad');
    await view.user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await view.user.click(hit('Bez typu'));
    await waitFor(() => expect(stored()).toEqual([[[1, 1, 'm-Bez typu']]]));
    await view.user.click(screen.getByRole('button', { name: 'Ostatnio użyte' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(names()[0]).toContain('Bez typu');
  });

  it('[diets §2] bez zaznaczonego slotu następny dotknięty slot przyjmuje posiłek', async () => {
    await show();
    await view.user.click(hit('Skyr z borówkami'));
    expect(screen.getByText('Wybierz slot dla „Skyr z borówkami”.')).toBeInTheDocument();
    await view.user.click(screen.getByText('slot 2'));
    await waitFor(() => expect(stored()).toEqual([[[1, 2, 'm-Skyr z borówkami']]]));
  });

  it('[diets §2] z klawiatury: spacja podnosi wynik, strzałki wybierają slot, Enter wstawia', async () => {
    await show();
    act(() => hit('Skyr z borówkami').focus());
    await view.user.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(stored()).toEqual([[[1, 1, 'm-Skyr z borówkami']]]));
  });

  it('[diets §5] produkt pyta o ilość większą od zera i dołącza do posiłku', async () => {
    await show();
    await view.user.click(screen.getByText('slot 0'));
    await view.user.click(screen.getByRole('radio', { name: 'Produkty' }));
    await view.user.click((await screen.findByText('Jogurt naturalny')).closest('button')!);
    const ask = within(await screen.findByRole('dialog', { name: 'Ile dodać: Jogurt naturalny?' }));
    const grams = ask.getByRole('textbox', { name: /Ilość/ });
    await view.user.clear(grams);
    await view.user.type(grams, '0');
    await view.user.click(ask.getByRole('button', { name: 'Dodaj' }));
    expect(plain(ask.getByText(/Podaj ilość większą/).textContent)).toBe('Podaj ilość większą od 0 g.');
    await view.user.clear(grams);
    await view.user.type(grams, '150');
    await view.user.click(ask.getByRole('button', { name: 'Dodaj' }));
    await waitFor(() =>
      expect(api.calls(planStepRoutes.previewSlot).at(-1)?.body).toMatchObject({
        food: { foodId: 1, grams: 150 },
      }),
    );
  });

  it('[diets §5] ilość produktu można podać w mierze domowej: gramy idą za nią, a ona za gramami', async () => {
    await show();
    const yogurt = makeFood(1, 'Jogurt naturalny', { units: [{ name: 'łyżka', grams: 25 }] });
    api.on(foodRoutes.byIds, { items: [yogurt] });
    await view.user.click(screen.getByText('slot 0'));
    await view.user.click(screen.getByRole('radio', { name: 'Produkty' }));
    await view.user.click((await screen.findByText('Jogurt naturalny')).closest('button')!);
    const ask = within(await screen.findByRole('dialog', { name: 'Ile dodać: Jogurt naturalny?' }));
    expect(await ask.findByText(/^Miary: łyżka 25.g$/)).toBeInTheDocument();
    const [grams, measure] = [
      ask.getByRole('textbox', { name: /Ilość/ }),
      ask.getByRole('textbox', { name: 'Miara domowa' }),
    ];
    await view.user.type(measure, '2 łyżki');
    await waitFor(() => expect(grams).toHaveValue('50'));
    await view.user.clear(grams);
    await view.user.type(grams, '100');
    expect(plain((measure as HTMLInputElement).value)).toBe('4 łyżki');
    await view.user.type(grams, '{Enter}');
    await waitFor(() =>
      expect(api.calls(planStepRoutes.previewSlot).at(-1)?.body).toMatchObject({
        food: { foodId: 1, grams: 100, unitName: 'łyżka', unitQty: 4 },
      }),
    );
  });

  it('arkusz „Dodaj posiłek” wstawia do swojego slotu i się zamyka', async () => {
    serve();
    const onClose = jest.fn();
    view = renderScreen(
      <OpenedPlan {...opened()}>
        <SlotMovesArea>
          <AddMealDialog place={{ day: 3, slotIndex: 2 }} onClose={onClose} />
        </SlotMovesArea>
      </OpenedPlan>,
    );
    expect(await screen.findByRole('dialog', { name: 'Dodaj posiłek' })).toBeInTheDocument();
    expect(screen.getByText('Dzień 3, Kolacja, 19:00')).toBeInTheDocument();
    // The type of the slot is chosen already; nothing in this library has it.
    await view.user.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }));
    await view.user.click(hit('Skyr z borówkami'));
    await waitFor(() => expect(stored()).toEqual([[[3, 2, 'm-Skyr z borówkami']]]));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
