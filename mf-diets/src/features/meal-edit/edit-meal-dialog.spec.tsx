import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePlan } from '../../testing/make-plan.js';
import { OpenedPlan } from '../../testing/plan-editing.js';
import { makeFood, serveMealEdit } from '../../testing/serve-meal-edit.js';
import { type EditorAddress } from '../plan-work/public.js';
import { EditMealDialog } from './edit-meal-dialog.js';

let api: FakeApi;
let view: ScreenView;
const editSlots = jest.fn<(edits: SlotEdit[]) => Promise<boolean>>();
const offerUndo = jest.fn<(title: string, done: string) => void>();
const onClose = jest.fn();
const open = jest.fn();
const address = { open } as unknown as EditorAddress;

const millet = {
  foodId: 1,
  foodName: 'Kasza jaglana',
  foodCategory: 'Kasze',
  grams: 40,
  unitName: 'łyżka',
  unitQty: 4,
};
const milk = {
  ...{ foodId: 2, foodName: 'Napój owsiany', foodCategory: 'Napoje', grams: 200, originalFoodId: 9 },
  ...{ wasSubstituted: true, substitution: { reason: 'intolerance', from: 'Mleko 2%', to: 'Napój owsiany' } },
} satisfies PlanIngredient;
const syrup = { foodId: null, foodName: 'Syrop z kwiatów bzu', foodCategory: '', grams: 8 };
const FOODS = [
  makeFood(1, 'Kasza jaglana', { units: [{ name: 'łyżka', grams: 10 }] }),
  makeFood(2, 'Napój owsiany'),
  makeFood(3, 'Syrop klonowy'),
];
const ingredients = [millet, milk, syrup];
const porridge = makeEntry('Jaglanka', 248, { ingredients, baseIngredients: ingredients });
const plan = makePlan({}, (day) => (day === 5 ? {} : { breakfast: porridge }));

const show = async ({ day = 4, of = plan, generating = false } = {}) => {
  if (of !== plan) api = serveMealEdit(of, FOODS);
  view = renderScreen(
    <OpenedPlan
      plan={of}
      generating={generating}
      editSlots={editSlots}
      offerUndo={offerUndo}
      address={address}
    >
      <EditMealDialog place={{ day, slotIndex: 0 }} onClose={onClose} />
    </OpenedPlan>,
  );
  await screen.findByRole('dialog');
};
const retype = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await view.user.clear(field);
  if (text) await view.user.type(field, text);
  return field;
};
const saved = () => editSlots.mock.calls.at(-1)?.[0][0]?.entry;
const save = () => view.user.keyboard('{Control>}{Enter}{/Control}');
const previews = () => api.calls(planStepRoutes.previewSlot);

beforeEach(() => {
  jest.clearAllMocks();
  editSlots.mockResolvedValue(true);
  api = serveMealEdit(plan, FOODS);
});

describe('okno edycji posiłku', () => {
  it('pokazuje zdjęcie posiłku z biblioteki', async () => {
    const picture = { key: 'a'.repeat(32), alt: 'Miska jaglanki', width: 1200, height: 800 };
    const meal = { id: 'm-Jaglanka', name: 'Jaglanka', picture };
    api.on(mealRoutes.list, { items: [meal], nextStartKey: null });
    await show();
    expect(await screen.findByRole('img', { name: 'Miska jaglanki' })).toHaveAttribute(
      'src',
      `/api/meals/m-Jaglanka/pictures/${picture.key}`,
    );
  });

  it('[diets §2] mówi, który to posiłek, i pokazuje to, co policzył serwer', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Jaglanka' })).toBeInTheDocument();
    expect(screen.getByText('Dzień 4 · 07:00 · Śniadanie')).toBeInTheDocument();
    expect(await screen.findByText('248')).toBeInTheDocument();
    expect(screen.getByText('/ 525 kcal')).toBeInTheDocument();
    expect(screen.getByText('−53%')).toBeInTheDocument();
    expect(screen.getByText(/B 7,0 · T 3,0 · W 12,5/)).toBeInTheDocument();
    expect(screen.getByText('Dzień 4: 1 248 kcal')).toBeInTheDocument();
    expect(screen.getByLabelText('Miara domowa: Kasza jaglana')).toHaveValue('4\u00a0łyżki');
    expect(screen.getByText('zamiast: Mleko 2% (nietolerancja)')).toBeInTheDocument();
    expect(screen.getByText('poza bazą')).toBeInTheDocument();
    expect(screen.getByText('Posiłek jest bezpieczny dla pacjenta')).toBeInTheDocument();
  });

  it('[decisions 20] porcja ma zakres i mówi, czyj; poza nim nie da się zapisać', async () => {
    await show();
    expect(await screen.findByText('Zakres 50–150%, według reguł')).toBeInTheDocument();
    const field = await retype('Porcja', '160');
    expect(field).toBeInvalid();
    expect(screen.getByText(/Porcja musi mieścić się w zakresie 50–150/)).toBeInTheDocument();
    expect(screen.getByText('Popraw zaznaczone pola, aby przeliczyć posiłek.')).toBeInTheDocument();
    await save();
    expect(editSlots).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('[diets §5] pusta porcja staje się 100, a liczba porcji się zaokrągla i bez liczby jest jedna', async () => {
    await show();
    const portion = await retype('Porcja', '');
    await view.user.tab();
    expect(portion).toHaveValue('100');
    const servings = await retype('Liczba porcji', '2,6');
    await view.user.tab();
    expect(servings).toHaveValue('3');
    expect(screen.getByText('Gotujesz na 3 porcje. Kalorie pacjenta się nie zmieniają.')).toBeInTheDocument();
    await retype('Liczba porcji', 'dużo');
    await view.user.tab();
    expect(servings).toHaveValue('1');
    await retype('Liczba porcji', '11');
    expect(screen.getByText('Zakres: 1–10')).toBeInTheDocument();
  });

  it('[decisions 39] porcje do ugotowania nie zmieniają kalorii pacjenta', async () => {
    await show();
    await screen.findByText('248');
    await view.user.click(screen.getByRole('button', { name: 'Gotuj więcej porcji' }));
    await waitFor(() => expect(previews().at(-1)?.body).toMatchObject({ entry: { servings: 2 } }));
    expect(await screen.findByText('248')).toBeInTheDocument();
  });

  it('[diets §5] ilości idą za porcją tak, jak policzył je serwer', async () => {
    await show();
    await screen.findByText('248');
    await view.user.click(screen.getByRole('button', { name: 'Zwiększ porcję' }));
    expect(screen.getByLabelText('Porcja')).toHaveValue('105');
    await waitFor(() => expect(screen.getByLabelText('Ilość: Kasza jaglana')).toHaveValue('42'));
    await save();
    await waitFor(() => expect(saved()).toMatchObject({ portionPercent: 105, ingredients }));
  });

  it('[diets §5] zmieniona ilość zapisuje się z miarą, a kalorie liczy serwer', async () => {
    await show();
    await retype('Ilość: Kasza jaglana', '62,5');
    expect(screen.getAllByText('Przeliczam…').length).toBeGreaterThan(0);
    expect(await screen.findByText('271')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(editSlots).toHaveBeenCalledWith([expect.objectContaining({ day: 4, slotIndex: 0 })]);
    expect(saved()).toMatchObject({ name: 'Jaglanka', mealId: 'm-Jaglanka' });
    expect(saved()?.ingredients[0]).toMatchObject({ grams: 62.5, unitName: 'łyżka', unitQty: 6.25 });
    expect(offerUndo).toHaveBeenCalledWith(
      'Zapisano „Jaglanka” (Śniadanie, dzień 4)',
      'Przywrócono posiłek sprzed zmiany',
    );
  });

  it('[diets §5] miara domowa wpisana słowami daje gramy produktu; bez nazwy nie zostaje', async () => {
    await show();
    await screen.findByText('248');
    await retype('Miara domowa: Kasza jaglana', '5 łyżek');
    expect(screen.getByLabelText('Ilość: Kasza jaglana')).toHaveValue('50');
    await retype('Miara domowa: Kasza jaglana', '5');
    await view.user.tab();
    expect(screen.getByText('Podaj liczbę i nazwę, np. 4 łyżki')).toBeInTheDocument();
    await retype('Miara domowa: Kasza jaglana', '0 łyżek');
    await save();
    await waitFor(() => expect(saved()?.ingredients[0]).not.toHaveProperty('unitName'));
  });

  it('[diets §5] zera i trzeciego miejsca po przecinku nie da się zapisać', async () => {
    await show();
    await retype('Ilość: Kasza jaglana', '0');
    expect(screen.getByText('Podaj ilość większą od zera')).toBeInTheDocument();
    await retype('Ilość: Kasza jaglana', '1,234');
    await view.user.tab();
    expect(screen.getByText('Najwyżej 2 miejsca po przecinku')).toBeInTheDocument();
    await save();
    expect(editSlots).not.toHaveBeenCalled();
  });

  it('[diets §2] pusty slot zaczyna własny posiłek, który musi mieć nazwę', async () => {
    await show({ day: 5 });
    expect(screen.getByRole('dialog', { name: 'Nowy posiłek' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Gotuj więcej porcji' }));
    await save();
    expect(await screen.findByText('Posiłek musi mieć nazwę')).toBeInTheDocument();
    expect(editSlots).not.toHaveBeenCalled();
    const name = screen.getByRole('textbox', { name: /Nazwa posiłku/ });
    expect(name).toHaveFocus();
    await view.user.type(name, 'Kanapka');
    await save();
    await waitFor(() => expect(saved()).toMatchObject({ name: 'Kanapka', mealId: null, servings: 2 }));
  });
});

describe('praca nad posiłkiem', () => {
  it('[diets §2] do wszystkich dni idzie posiłek zapisany; zmiany zapisują się najpierw', async () => {
    await show();
    await view.user.click(screen.getByRole('button', { name: 'Zamień we wszystkich dniach…' }));
    expect(open).toHaveBeenCalledWith('replace', { day: 4, slotIndex: 0 });
    expect(editSlots).not.toHaveBeenCalled();
    await retype('Ilość: Kasza jaglana', '60');
    await view.user.click(screen.getByRole('button', { name: 'Zapisz i zamień we wszystkich dniach…' }));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    expect(saved()?.ingredients[0]).toMatchObject({ grams: 60 });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[decisions 42] gdy serwer nie odpowiada, okno nie zgaduje i da się spróbować ponownie', async () => {
    api.on(
      planStepRoutes.previewSlot,
      apiError(422, 'unknown_foods', 'Nie ma w bazie produktów o numerach: 1.'),
    );
    await show();
    expect(await screen.findByText(/Nie udało się przeliczyć posiłku: Nie ma w bazie/)).toBeInTheDocument();
    expect(screen.queryByText('248')).toBeNull();
    expect(screen.queryByText('Posiłek jest bezpieczny dla pacjenta')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(previews().length).toBeGreaterThan(1));
  });

  it('[diets §8] nieudany zapis zostawia wszystko, co wpisano', async () => {
    editSlots.mockResolvedValue(false);
    await show();
    await retype('Ilość: Kasza jaglana', '60');
    await save();
    await waitFor(() => expect(editSlots).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Ilość: Kasza jaglana')).toHaveValue('60');
  });

  it('Escape pyta tylko wtedy, gdy jest co stracić', async () => {
    await show();
    await view.user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await retype('Ilość: Kasza jaglana', '60');
    await view.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Niezapisane zmiany' }));
    await view.user.click(question.getByRole('button', { name: 'Porzuć zmiany' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('[diets §5] posiłek bez kalorii i z nazwą o 200 znakach da się otworzyć i zapisać', async () => {
    const name = 'Woda z cytryną '.repeat(14).slice(0, 200).trim();
    const water = { ...makeEntry(name, 0), mealId: null };
    await show({ of: makePlan({}, () => ({ breakfast: water })) });
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    expect(await screen.findByText('−100%')).toBeInTheDocument();
    expect(
      screen.getByText('Posiłek nie ma jeszcze składników. Dodaj pierwszy poniżej.'),
    ).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Podmień na bezpieczne' }));
    expect(await screen.findByText('Ten posiłek nie ma składników do podmiany.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Gotuj więcej porcji' }));
    await save();
    await waitFor(() => expect(saved()).toMatchObject({ name, servings: 2, ingredients: [] }));
  });

  it('[diets §4] zablokowany posiłek jest do odczytu i mówi dlaczego', async () => {
    const locked = makePlan({}, () => ({ breakfast: porridge }));
    locked.planDays[3]!.slots[0]!.locked = true;
    await show({ of: locked });
    expect(screen.getByText(/Posiłek jest zablokowany w tym dniu/)).toBeInTheDocument();
    expect(screen.getByLabelText('Ilość: Kasza jaglana')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Zapisz posiłek' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Odblokuj' }));
    expect(editSlots).toHaveBeenCalledWith([{ day: 4, slotIndex: 0, locked: false }]);
  });
});
