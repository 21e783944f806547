import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePlan } from '../../testing/make-plan.js';
import { OpenedPlan } from '../../testing/plan-editing.js';
import { makeFood, serveMealEdit } from '../../testing/serve-meal-edit.js';
import { EditMealDialog } from './edit-meal-dialog.js';

let api: FakeApi;
let view: ScreenView;
const editSlots = jest.fn<(edits: SlotEdit[]) => Promise<boolean>>();

const item = (foodId: number | null, foodName: string, grams: number): PlanIngredient => ({
  ...{ foodId, foodName, foodCategory: '', grams },
});
const millet = item(1, 'Kasza jaglana', 55);
const almonds = item(4, 'Migdały', 15);
const syrup = item(null, 'Syrop z kwiatów bzu', 8);
const info = (allergens: string[], confidence: string) =>
  ({ allergenInfo: { allergens, confidence, note: '', verifiedAt: null } }) as object;
const FOODS = [
  makeFood(1, 'Kasza jaglana'),
  makeFood(4, 'Migdały', info(['orzechy'], 'pewny')),
  makeFood(5, 'Pestki dyni', info(['sezam'], 'niepewny')),
  makeFood(6, 'Syrop klonowy'),
];
const INTOLERANCE: SafetyProblem = {
  ...{ kind: 'intolerance', level: 'risk', foodId: 4, foodName: 'Migdały', cause: 'migdal', value: 34 },
};
const listed = {
  ...{ foodId: 4, foodName: 'Migdały', problems: [INTOLERANCE], grams: 15, version: 4, places: [] },
  substitutes: [{ foodId: 5, name: 'Pestki dyni', percentage: 80, grams: 12, kcalDifference: -9 }],
  refused: [
    { foodId: 7, name: 'Orzechy laskowe', problems: [{ ...INTOLERANCE, foodId: 7 }], unweighed: false },
  ],
};

const show = async (ingredients: PlanIngredient[], foods = FOODS) => {
  const entry = makeEntry('Jaglanka', 100, { ingredients, baseIngredients: ingredients });
  const plan = makePlan({}, () => ({ breakfast: entry }));
  api = serveMealEdit(plan, foods, (ids) =>
    ids.includes(4) ? { safety: 'dangerous', problems: [INTOLERANCE] } : {},
  );
  api.on(planAlternativeRoutes.substitutes, listed);
  view = renderScreen(
    <OpenedPlan plan={plan} editSlots={editSlots}>
      <EditMealDialog place={{ day: 4, slotIndex: 0 }} onClose={() => undefined} />
    </OpenedPlan>,
  );
  await screen.findByText('Dzień 4 · 07:00 · Śniadanie');
  await waitFor(() => expect(screen.queryByText('Przeliczam…')).toBeNull());
};
const click = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
const saved = async () => {
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(editSlots).toHaveBeenCalled());
  return editSlots.mock.calls.at(-1)?.[0][0]?.entry?.ingredients ?? [];
};
const pick = async (typed: string, hit: RegExp) => {
  await view.user.type(screen.getByRole('combobox', { name: 'Dodaj składnik' }), typed);
  await view.user.click(await screen.findByRole('option', { name: hit }));
};

beforeEach(() => {
  jest.clearAllMocks();
  editSlots.mockResolvedValue(true);
});

describe('dodawanie składnika', () => {
  it('[diets §5] wymaga wybranego produktu i gramów powyżej zera', async () => {
    await show([millet]);
    const add = () => screen.getByRole('button', { name: 'Dodaj' });
    expect(add()).toBeDisabled();
    await pick('pestki', /Pestki dyni/);
    expect(add()).toBeDisabled();
    await view.user.type(screen.getByLabelText('Ilość nowego składnika'), '0');
    expect(screen.getByText('Podaj ilość większą od zera')).toBeInTheDocument();
    expect(add()).toBeDisabled();
    await view.user.type(screen.getByLabelText('Ilość nowego składnika'), ',5{Enter}');
    expect(screen.getByLabelText('Ilość: Pestki dyni')).toHaveValue('0,5');
    expect(await saved()).toMatchObject([{ foodId: 1 }, { foodId: 5, grams: 0.5 }]);
  });

  it('[diets §5] ten sam produkt dodany drugi raz sumuje gramy', async () => {
    await show([millet]);
    await pick('kasza', /Kasza jaglana/);
    await view.user.type(screen.getByLabelText('Ilość nowego składnika'), '20');
    await click('Dodaj');
    expect(screen.getByLabelText('Ilość: Kasza jaglana')).toHaveValue('75');
    expect(await saved()).toMatchObject([{ foodId: 1, grams: 75 }]);
  });

  it('[diets §9] szuka od 2 znaków, najwyżej 50 wyników, i oznacza produkty dla pacjenta', async () => {
    await show([millet]);
    const verdicts = { hasPatient: true, hasRecords: true, best: 'safe', outside: [], missing: [] };
    api.on(planAlternativeRoutes.foodVerdicts, {
      ...{ ...verdicts, unmapped: [], notUnderstood: [], checkedAt: '2026-11-20T10:00:00.000Z' },
      foods: [{ foodId: 4, problems: [INTOLERANCE] }],
    });
    await view.client.invalidateQueries();
    const field = screen.getByRole('combobox', { name: 'Dodaj składnik' });
    await view.user.type(field, 'm');
    expect(await screen.findByText('Wpisz co najmniej 2 znaki')).toBeInTheDocument();
    expect(api.calls(foodRoutes.search)).toHaveLength(0);
    await view.user.type(field, 'i');
    expect(await screen.findByRole('option', { name: /gdały.*nietolerancja 34/ })).toBeInTheDocument();
    expect(api.calls(foodRoutes.search)[0]?.query).toEqual({ q: 'mi', limit: '50' });
  });
});

describe('składniki posiłku', () => {
  it('[diets §2] niebezpieczny składnik ma przyczynę i wynik', async () => {
    await show([millet, almonds, syrup]);
    expect(await screen.findByText('nietolerancja 34')).toBeInTheDocument();
    expect(screen.getByText(/^Migdały \(nietolerancja: migdal 34.U\/ml\)/)).toBeInTheDocument();
    expect(screen.getByText('Ryzykowny posiłek:')).toBeInTheDocument();
  });

  it('[diets §2] składnik poza bazą można połączyć z produktem', async () => {
    await show([millet, syrup]);
    await click('Połącz z produktem z bazy: Syrop z kwiatów bzu');
    const field = screen.getByRole('combobox', { name: 'Który produkt z bazy to „Syrop z kwiatów bzu”?' });
    await waitFor(() => expect(field).toHaveFocus());
    await view.user.type(field, 'syrop');
    await view.user.click(await screen.findByRole('option', { name: /Syrop klonowy/ }));
    expect(screen.queryByText('poza bazą')).toBeNull();
    expect(await saved()).toMatchObject([
      { foodId: 1 },
      { foodId: 6, foodName: 'Syrop klonowy', grams: 8, sourceText: 'Syrop z kwiatów bzu' },
    ]);
  });

  it('[decisions 23] produkt usunięty z bazy jest oznaczony i można go połączyć', async () => {
    await show([millet, almonds], [FOODS[0]!]);
    expect(await screen.findByText('usunięty z bazy')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Połącz z produktem z bazy: Migdały' })).toBeInTheDocument();
  });

  it('kolejność zmienia się strzałkami, a składnik można usunąć', async () => {
    await show([millet, almonds, syrup]);
    act(() => screen.getByRole('button', { name: /^Kolejność: Migdały/ }).focus());
    await view.user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /^Kolejność: Migdały/ })).toHaveFocus();
    await click('Usuń: Kasza jaglana');
    expect(await saved()).toMatchObject([{ foodName: 'Syrop z kwiatów bzu' }, { foodId: 4 }]);
  });

  it('[decisions 50] alergen jest tak pewny, jak jego najpewniejsze źródło; o braku mówi tylko sprawdzone', async () => {
    await show([millet, almonds, item(5, 'Pestki dyni', 5)]);
    expect(
      await screen.findByText('orzechy (pewny), sezam (niepewny), nie sprawdzono 1\u00a0produktu', {
        normalizer: (text) => text,
      }),
    ).toBeInTheDocument();
    await click('Alergeny');
    const table = within(screen.getByRole('table', { name: 'Alergeny posiłku' }));
    expect(table.getByRole('row', { name: /^orzechy Migdały \(pewny\)/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Pozostałe 12 .*nie sprawdzono$/ })).toBeInTheDocument();
    expect(screen.getByText(/Nie sprawdzono: Pestki dyni\./)).toBeInTheDocument();
  });
});

describe('podmiana składników', () => {
  it('[diets §8] jeden składnik: bezpieczne zamienniki z ilościami i to, dlaczego nie inne', async () => {
    await show([millet, almonds]);
    await click('Podmień: Migdały');
    expect(await screen.findByRole('dialog', { name: 'Podmień: Migdały' })).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /Pestki dyni.*12.g.*−9.kcal/ })).toBeChecked();
    expect(screen.getByText('Orzechy laskowe')).toBeInTheDocument();
    expect(api.calls(planAlternativeRoutes.substitutes)[0]?.query).toEqual({
      foodId: '4',
      day: '4',
      slot: '0',
    });
    await click(/^Podmień/);
    expect(await screen.findByText('zamiast: Migdały (nietolerancja)')).toBeInTheDocument();
    const substitution = { reason: 'intolerance', from: 'Migdały', to: 'Pestki dyni' };
    expect(await saved()).toMatchObject([
      { foodId: 1 },
      { foodId: 5, grams: 12, originalFoodId: 4, wasSubstituted: true, substitution },
    ]);
  });

  it('[decisions 24] zamiennik, którego sztuk jest cztery razy tyle, wchodzi z taką miarą', async () => {
    await show([almonds]);
    const eggs = { ...listed.substitutes[0]!, foodId: 1771, name: 'Jaja przepiórcze', unitName: 'szt.' };
    api.on(planAlternativeRoutes.substitutes, { ...listed, substitutes: [{ ...eggs, unitQty: 4 }] });
    await click('Podmień: Migdały');
    expect(await screen.findByRole('radio', { name: /Jaja przepiórcze.*12.g · 4.szt\./ })).toBeChecked();
    await click(/^Podmień/);
    expect(screen.getByLabelText('Miara domowa: Jaja przepiórcze')).toHaveValue('4\u00a0szt.');
    expect(await saved()).toMatchObject([{ foodId: 1771, grams: 12, unitName: 'szt.', unitQty: 4 }]);
  });

  it('[diets §5] zamiennik dla wpisanej, jeszcze nie zapisanej ilości idzie za nią', async () => {
    await show([almonds]);
    const field = screen.getByLabelText('Ilość: Migdały');
    await view.user.clear(field);
    await view.user.type(field, '30');
    await click('Podmień: Migdały');
    expect(await screen.findByRole('radio', { name: /Pestki dyni.*24.g.*−18.kcal/ })).toBeInTheDocument();
  });

  const cases: [string, PlanIngredient[], string | RegExp][] = [
    ['bez składników', [], 'Ten posiłek nie ma składników do podmiany.'],
    ['bez połączonych', [syrup], 'Żaden składnik tego posiłku nie jest połączony z bazą produktów.'],
    ['bezpieczne', [millet], 'Wszystkie składniki są już bezpieczne'],
    ['wszystkie', [millet, almonds], 'Składniki zostały pomyślnie podmienione na bezpieczne zamienniki!'],
    ['część', [almonds, syrup], 'Podmieniono składniki (nie udało się: Syrop z kwiatów bzu)'],
    ['kluczowy', [millet, { ...almonds, replaceable: false }], 'Nie znaleziono zamienników dla: Migdały'],
  ];
  it.each(cases)('[diets §8] podmiana w całym posiłku mówi, co zrobiła: %s', async (_, ingredients, text) => {
    await show(ingredients);
    await click('Podmień na bezpieczne');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(editSlots).not.toHaveBeenCalled();
  });

  it('[diets §8] bez zamiennika i przy błędzie nic się nie zmienia', async () => {
    await show([millet, almonds]);
    api.on(
      planAlternativeRoutes.substitutes,
      ({ query }: FakeCall<typeof planAlternativeRoutes.substitutes>) =>
        query?.foodId === '4' ? { ...listed, substitutes: [] } : undefined,
    );
    await click('Podmień na bezpieczne');
    expect(await screen.findByText('Nie znaleziono zamienników dla: Migdały')).toBeInTheDocument();
    api.on(planAlternativeRoutes.substitutes, apiError(503, 'not_checked', 'Nie wczytano wyników.'));
    await click('Podmień na bezpieczne');
    expect(
      await screen.findByText('Wystąpił błąd podczas szukania zamienników. Spróbuj ponownie.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Ilość: Migdały')).toHaveValue('15');
  });
});
