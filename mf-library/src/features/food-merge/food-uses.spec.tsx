import { beforeEach, expect, it } from '@jest/globals';
import { foodMergeRoutes } from '@pora/contracts/catalog/food-merge.routes';
import { type FoodUses as Uses } from '@pora/contracts/catalog/food-merge.model';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planUsesRoutes } from '@pora/contracts/plans/plan-uses.routes';
import { apiError, fakeApi, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { makePerson } from '../../testing/make-person.js';
import { makeFood } from '../../testing/make-catalog.js';
import { FoodUses } from './food-uses.js';

const meals = Array.from({ length: 7 }, (_, index) => ({ id: `m-${index}`, name: `Posiłek ${index}` }));
const USES: Uses = {
  meals,
  substitutes: [{ id: 5, name: 'Napój owsiany' }],
  substituteOf: [],
  intolerances: [{ key: 'laktoza', name: 'Laktoza' }],
  ownWords: ['kawa z mlekiem'],
};
const PLAN = { id: 'pl-1', name: 'Etap 1 Hanna', patientId: 'p-1', status: 'active', slots: 3 } as const;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(foodMergeRoutes.uses, USES);
  api.on(planUsesRoutes.list, { items: [PLAN] });
  api.on(patientRoutes.list, { items: [] });
});
const show = (client?: ScreenView['client']) =>
  renderScreen(<FoodUses food={makeFood()} />, {
    ...{ path: '/foods/18', route: '/foods/:id?' },
    ...(client && { client }),
  });
const lineOf = async (title: RegExp) =>
  within((await screen.findByText(title)).closest('div') as HTMLElement);

it('[library §2] produkt mówi, gdzie jest używany: posiłki, zamienniki, nietolerancje, słowa i plany, każde z odnośnikiem', async () => {
  const { user } = show();
  const inMeals = await lineOf(/^Posiłki \(7\)$/);
  expect(inMeals.getAllByRole('link')).toHaveLength(5);
  await user.click(inMeals.getByRole('button', { name: 'Pokaż wszystkie 7' }));
  expect(inMeals.getAllByRole('link').at(-1)).toHaveAttribute('href', '/meals/m-6');
  expect((await lineOf(/^Ma zamienniki \(1\)$/)).getByRole('link')).toHaveAttribute('href', '/foods/5');
  expect((await lineOf(/^Zamiennik dla \(0\)$/)).getByText('Brak.')).toBeInTheDocument();
  expect((await lineOf(/^Nietolerancje \(1\)$/)).getByText('Laktoza')).toBeInTheDocument();
  expect((await lineOf(/^Słowa z ankiet \(1\)$/)).getByText('kawa z mlekiem')).toBeInTheDocument();
  const plan = await screen.findByRole('link', { name: /^Etap 1 Hanna \(3.posiłki\)$/ });
  expect(plan).toHaveAttribute('href', '/diets?planId=pl-1');
});

it('plany mówią, czyje są i ilu pacjentów dotyczą', async () => {
  api.on(planUsesRoutes.list, { items: [PLAN, { ...PLAN, id: 'pl-2', patientId: 'p-2' }] });
  api.on(patientRoutes.list, {
    items: [makePerson(PLAN.patientId, 'Hanna', 'Brzezińska')],
  });
  show();
  expect(await screen.findByText('Plany (2), 2 pacjentów')).toBeInTheDocument();
  expect(
    await screen.findByRole('link', { name: /^Hanna Brzezińska: Etap 1 Hanna \(3.posiłki\)$/ }),
  ).toHaveAttribute('href', '/diets?planId=pl-1');
});

it('plany, które nie odpowiadają, nie wyglądają jak brak planów', async () => {
  api.on(planUsesRoutes.list, apiError(503, 'service_unavailable', 'Plany nie działają.'));
  const { user } = show();
  expect(await screen.findByText(/Nie udało się sprawdzić planów/)).toBeInTheDocument();
  api.on(planUsesRoutes.list, { items: [] });
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Plany (0)')).toBeInTheDocument();
});

it('wcześniejszy brak planów nie jest brakiem, dopóki plany nie odpowiedzą jeszcze raz', async () => {
  api.on(planUsesRoutes.list, { items: [] });
  const { client, unmount } = show();
  expect(await screen.findByText('Plany (0)')).toBeInTheDocument();
  unmount();
  let answer: (plans: unknown) => void = () => undefined;
  api.on(planUsesRoutes.list, () => new Promise((resolve) => (answer = resolve)));
  show(client);
  expect((await lineOf(/^Plany$/)).getByText('Sprawdzanie…')).toBeInTheDocument();
  expect(screen.queryByText('Plany (0)')).toBeNull();
  answer(apiError(503, 'service_unavailable', 'Plany nie działają.'));
  expect(await screen.findByText(/Nie udało się sprawdzić planów/)).toBeInTheDocument();
  expect(screen.queryByText('Plany (0)')).toBeNull();
});

it('[library §2] scalenie i zastąpienie pytają o drugi produkt i nie ruszają bez niego', async () => {
  api.on(foodRoutes.search, { items: [makeFood({ id: 7, name: 'Mleko kozie' }), makeFood()] });
  api.on(foodMergeRoutes.preview, apiError(503, 'service_unavailable', 'Katalog nie odpowiada.'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Zastąp wszędzie…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Dalej' }));
  expect(dialog.getByText('Wybierz produkt z listy')).toBeInTheDocument();
  await user.type(dialog.getByRole('combobox'), 'mleko');
  expect(screen.queryByRole('option', { name: /^Mleko 2%/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: /^Mleko kozie/ }));
  await user.click(dialog.getByRole('button', { name: 'Dalej' }));
  expect(await screen.findByText('Nie udało się sprawdzić, co się zmieni')).toBeInTheDocument();
  expect(api.calls(foodMergeRoutes.preview)[0]?.query).toMatchObject({
    kind: 'replace',
    stays: '7',
    goes: '18',
  });
});
