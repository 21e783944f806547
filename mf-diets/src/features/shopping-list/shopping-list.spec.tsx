import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { type ShoppingItem, type ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';

import { screen, waitFor, within } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const nbsp = (text: string) => text.replaceAll('~', '\u00a0');

const pepper: ShoppingItem = {
  foodId: 1,
  name: 'Papryka czerwona',
  department: 'Warzywa',
  grams: 600,
  unitName: 'sztuka',
  unitQty: 3,
  unitGrams: 200,
  soldBy: 'unit',
  neededGrams: 600,
  uses: [
    { day: 1, slotLabel: 'Obiad', slotType: 'lunch', mealName: 'Gulasz z indyka', grams: 110 },
    { day: 2, slotLabel: 'Obiad', slotType: 'lunch', mealName: 'Gulasz z indyka', grams: 110 },
    { day: 6, slotLabel: 'Śniadanie', slotType: 'breakfast', mealName: 'Szakszuka', grams: 380 },
  ],
};
const bread: ShoppingItem = {
  foodId: 2,
  name: 'Chleb żytni',
  department: 'Pieczywo',
  grams: 35,
  unitName: 'kromka',
  unitQty: 1,
  unitGrams: 35,
  soldBy: 'unit',
  neededGrams: 35,
  uses: [{ day: 6, slotLabel: 'Kolacja', slotType: 'dinner', mealName: 'Kanapki', grams: 35 }],
};
const ham: ShoppingItem = {
  foodId: null,
  name: 'Szynka',
  department: 'Mięso i ryby',
  grams: 100,
  soldBy: 'weight',
  neededGrams: 30,
  uses: [{ day: 9, slotLabel: 'Kolacja', slotType: 'dinner', mealName: 'Kanapki', grams: 30 }],
};
const LISTS: ShoppingLists = { week1: [bread, pepper], week2: [ham], fingerprint: 'f' };

let api: FakeApi;
let view: ScreenView;

const show = (lists: unknown = LISTS) => {
  api = serveDiets({ plan: makePlan() });
  api.on(planInsightRoutes.shoppingLists, lists);
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
};
const open = async () => {
  await view.user.click(await screen.findByRole('button', { name: 'Lista zakupów' }));
  return within(await screen.findByRole('dialog', { name: 'Lista zakupów' }));
};
const tick = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });

describe('lista zakupów', () => {
  beforeEach(() => localStorage.clear());

  it('[diets §2] ma karty dwóch tygodni i działy; pozycja po otwarciu mówi, na który dzień i posiłek jest', async () => {
    show();
    const dialog = await open();
    expect(await dialog.findByRole('heading', { name: 'Pieczywo' })).toBeInTheDocument();
    expect(dialog.getByRole('tab', { name: nbsp('Tydzień 1, dni~1–7') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(dialog.getByText('3 szt.')).toBeInTheDocument();
    expect(dialog.getByText('dni 1, 2 i 6')).toBeInTheDocument();
    expect(dialog.getByText('Zaokrąglone do ilości sklepowych. Woda pominięta.')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: /^Skąd Papryka czerwona: / }));
    expect(dialog.getByText('Śniadanie: Szakszuka')).toBeInTheDocument();
    expect(dialog.getByText('380 g')).toBeInTheDocument();
    expect(dialog.getByText('Razem 600 g. 1 sztuka waży 200 g, stąd 3 szt.')).toBeInTheDocument();

    await view.user.click(dialog.getByRole('tab', { name: nbsp('Tydzień 2, dni~8–14') }));
    await view.user.click(await dialog.findByRole('button', { name: /^Skąd Szynka: / }));
    expect(dialog.queryByText('Chleb żytni')).toBeNull();
    expect(dialog.getByText('poza bazą produktów')).toBeInTheDocument();
    expect(dialog.getByText('Razem 30 g, do kupienia 100 g.')).toBeInTheDocument();
  });

  it('[diets §2] przycisk kopiuje pokazany tydzień jako zwykły tekst i przez 2 s mówi „Skopiowano!”', async () => {
    show();
    const dialog = await open();
    await view.user.click(await dialog.findByRole('button', { name: 'Kopiuj listę' }));
    expect(await dialog.findByRole('button', { name: 'Skopiowano!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      nbsp(
        'Lista zakupów: Etap_I_Hanna_Brzezińska\nTydzień 1 (dni~1–7)\n\nPieczywo\n- Chleb żytni – 1~kromka (35~g)\n\nWarzywa\n- Papryka czerwona – 3~szt. (600~g)',
      ),
    );
  });

  it('zaznaczenia zostają po zamknięciu okna, a pozycja z inną ilością jest znów otwarta', async () => {
    show();
    let dialog = await open();
    await view.user.click(await tick('Papryka'));
    await view.user.click(await tick('Chleb'));
    expect(dialog.getByRole('progressbar', { name: 'Zaznaczone' })).toHaveAttribute(
      'aria-valuetext',
      nbsp('2 z~2'),
    );
    await view.user.click(dialog.getByRole('checkbox', { name: 'Ukryj zaznaczone' }));
    expect(dialog.getByText('Wszystko zaznaczone.')).toBeInTheDocument();
    view.unmount();
    show({ ...LISTS, week1: [bread, { ...pepper, grams: 800, unitQty: 4 }] });
    dialog = await open();
    expect(await tick('Chleb')).toBeChecked();
    expect(await tick('Papryka')).not.toBeChecked();
    await view.user.click(dialog.getByRole('button', { name: 'Odznacz wszystko' }));
    expect(await tick('Chleb')).not.toBeChecked();
  });

  it('układ „Dni” stawia pozycje pod dniami, „A–Z” w jednym spisie', async () => {
    show();
    const dialog = await open();
    await view.user.click(await dialog.findByRole('radio', { name: 'Dni' }));
    const day = within(dialog.getByRole('region', { name: 'Dzień 6' }));
    expect(day.getByText('Papryka czerwona')).toBeInTheDocument();
    expect(day.getByText('Chleb żytni')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('radio', { name: 'A–Z' }));
    expect(dialog.getByRole('region', { name: 'Wszystkie produkty' })).toBeInTheDocument();
  });

  it('pusty tydzień mówi, skąd bierze się lista, i nie ma czego kopiować', async () => {
    show({ ...LISTS, week1: [] });
    const dialog = await open();
    expect(await dialog.findByText('Brak zakupów na pierwszy tydzień')).toBeInTheDocument();
    expect(
      dialog.getByText('W dniach 1–7 nie ma jeszcze posiłków ze składnikami. Lista powstaje z nich sama.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Kopiuj listę' })).toBeNull();
  });

  it('nieudane liczenie mówi dlaczego i daje się powtórzyć', async () => {
    show(apiError(400, 'invalid', 'Katalog jest niedostępny.'));
    const dialog = await open();
    expect(await dialog.findByText('Nie udało się policzyć listy zakupów')).toBeInTheDocument();
    expect(dialog.getByText('Katalog jest niedostępny.')).toBeInTheDocument();
    api.on(planInsightRoutes.shoppingLists, LISTS);
    await view.user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await dialog.findByText('Chleb żytni')).toBeInTheDocument();
  });

  it('drukuje oba tygodnie, każdy na swojej stronie', async () => {
    show();
    const dialog = await open();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await view.user.click(await dialog.findByRole('button', { name: 'Drukuj' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector('[data-print-view]');
    expect(paper).toHaveTextContent('Lista zakupów, tydzień 2 (dni 8–14)');
    expect(paper).toHaveTextContent(/☐ Papryka czerwona/);
  });
});
