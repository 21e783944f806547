import { describe, expect, it, jest } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type Food } from '@pora/contracts/catalog/food.model';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { type PlanSafety, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets, stubWindowWidth } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const entry = (key: string, name: string) => ({ key, name, aliases: [], foodCount: 3 });
const DICTIONARY = [
  entry('mleko-krowie', 'Mleko krowie'),
  entry('kazeina', 'Kazeina'),
  entry('wanilia', 'Wanilia'),
  entry('zyto', 'Żyto'),
  entry('pszenica', 'Pszenica'),
];
const RESULTS = [
  { name: 'Mleko krowie', value: 71.4 },
  { name: 'Kazeina', value: 68 },
  { name: 'Wanilia', value: 4.1 },
];
const foodOf = (change: Partial<Food> = {}): Food => ({
  ...{ id: 2431, name: 'Skyr waniliowy', category: 'Nabiał', per: '100g', units: [] },
  ...{ carbs: 4, fat: 0, protein: 11, calories: 63, version: 3, updatedAt: '2026-11-12T10:00:00.000Z' },
  allergenInfo: { allergens: [], confidence: 'niepewny', note: '', verifiedAt: null },
  ...change,
});
const unknown = (foodId = 2431, foodName = 'Skyr waniliowy'): SafetyProblem => ({
  ...{ kind: 'unknown_content', level: 'note', foodId, foodName },
  ...{ cause: 'mleko-krowie', value: 71.4, others: [{ cause: 'kazeina', value: 68 }] },
});
const waiting = (problems: SafetyProblem[], ...days: number[]): PlanSafety =>
  makeSafety({
    ...{ state: 'attention', unchecked: days.length, sentence: `${days.length} z 42 niesprawdzone` },
    slots: days.map((day) => ({ day, slotIndex: 0, safety: 'unchecked', problems })),
  });

const serve = (food: Food, safety: PlanSafety, results = RESULTS) => {
  const plan = makePlan();
  const api = serveDiets({ plan });
  api.on(planInsightRoutes.safety, safety);
  api.on(foodRoutes.get, ({ params }: { params: unknown }) => ({
    ...food,
    id: Number((params as { id: string }).id),
  }));
  api.on(intoleranceMappingRoutes.listByFood, { items: [] });
  api.on(intoleranceDictionaryRoutes.list, { items: DICTIONARY });
  api.on(intoleranceSetRoutes.list, {
    items: [{ categories: [{ name: 'Nabiał', items: results }] }],
    nextStartKey: null,
  });
  api.on(foodRoutes.update, { ...food, version: 4 });
  return { api, plan };
};
const render = () => renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
/** Opens the food from its meal in the plan. */
const open = async (food = foodOf(), safety = waiting([unknown()], 1, 2, 3), results = RESULTS) => {
  const { api, plan } = serve(food, safety, results);
  const { user } = render();
  await screen.findByRole('dialog', { name: plan.name });
  const [button] = await screen.findAllByRole('button', { name: 'Sprawdź produkt: Skyr waniliowy' });
  await user.click(button as HTMLElement);
  const pane = within(await screen.findByRole('complementary', { name: 'Skyr waniliowy' }));
  await pane.findByText('Powiązania z wynikami');
  return { api, user, pane };
};
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const SAVE = /^Zapisz i sprawdź plan/;

describe('[decisions 73] „Sprawdź produkt” w planie', () => {
  it('mówi, czego nie wiadomo, zaznacza mleko z nazwy i pokazuje obok wynik pacjenta oraz skutek w planie', async () => {
    const { pane } = await open();
    expect(plain(pane.getByText('Nie wiadomo, czy zawiera:').parentElement as HTMLElement)).toBe(
      'Nie wiadomo, czy zawiera: Mleko krowie 71,4 · Kazeina 68',
    );
    expect(pane.getByText('ID 2431 · w 3 miejscach planu')).toBeInTheDocument();
    expect(pane.getByText('Alergeny: pozostałe 14: nie sprawdzono')).toBeInTheDocument();
    expect(pane.getByRole('checkbox', { name: 'Mleko krowie' })).toBeChecked();
    expect(pane.getByRole('checkbox', { name: 'Kazeina' })).toBeChecked();
    const milk = pane.getByRole('checkbox', { name: 'Mleko krowie' }).closest('li') as HTMLElement;
    expect(milk).toHaveTextContent('nazwa: „skyr”');
    expect(milk).toHaveTextContent('71,4 powyżej 29');
    expect(
      pane.getByText(/Po zapisaniu 3.miejsca staną się ryzykowne: Mleko krowie.71,4; Kazeina.68\./),
    ).toBeInTheDocument();
  });

  it('zapisuje zaznaczone powiązania w bazie produktów i czyta ocenę planu od nowa', async () => {
    const { api, user, pane } = await open();
    await user.click(pane.getByRole('checkbox', { name: 'Wanilia' }));
    const before = api.calls(planInsightRoutes.safety).length;
    clickTwice(pane.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(api.calls(foodRoutes.update)).toMatchObject([
      { params: { id: '2431' }, body: { intoleranceKeys: ['mleko-krowie', 'kazeina'] }, ifMatch: 3 },
    ]);
    await waitFor(() => expect(api.calls(planInsightRoutes.safety).length).toBeGreaterThan(before));
    // A risk is followed by the list that offers what to put in its place.
    expect(await screen.findByRole('dialog', { name: 'Ostrzeżenia' })).toBeInTheDocument();
  });

  it('bez mleka w zaznaczonych nadal nie wiadomo, a dodana pozycja idzie z innymi', async () => {
    const { api, user, pane } = await open();
    await user.click(pane.getByRole('checkbox', { name: 'Mleko krowie' }));
    await user.click(pane.getByRole('checkbox', { name: 'Kazeina' }));
    expect(
      pane.getByText(/Nadal nie wiadomo, czy zawiera: Mleko krowie.71,4; Kazeina.68\. 3.miejsca zostaną/),
    ).toBeInTheDocument();
    await user.type(pane.getByRole('combobox', { name: 'Dodaj pozycję' }), 'pszen');
    await user.click(await screen.findByRole('option', { name: /^Pszen/ }));
    expect(pane.getByRole('checkbox', { name: 'Pszenica' })).toBeChecked();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(api.calls(foodRoutes.update)[0]?.body).toEqual({ intoleranceKeys: ['wanilia', 'pszenica'] });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Skyr waniliowy' })).toBeNull());
  });

  it('„Nie zawiera” mówi całym zdaniem, co zapisze, zdejmuje alergen niepewny i zostawia inne', async () => {
    const allergenInfo = {
      ...{ allergens: ['gluten' as const, 'mleko' as const], confidence: 'niepewny' as const },
      ...{ note: '', verifiedAt: null, certainty: { gluten: 'pewny' as const } },
    };
    const { api, user, pane } = await open(foodOf({ allergenInfo }));
    expect(
      pane.getByText('Alergeny: gluten (pewny), mleko (niepewny), pozostałe 12: nie sprawdzono'),
    ).toBeInTheDocument();
    await user.click(pane.getByRole('button', { name: 'Nie zawiera' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: '„Skyr waniliowy” tego nie zawiera?' }),
    );
    expect(
      question.getByText(
        'Zapiszemy, że skład sprawdzono dziś i nie ma w nim: Mleko krowie; Kazeina, ani alergenów innych niż podane (gluten). Dotyczy to wszystkich pacjentów i planów.',
      ),
    ).toBeInTheDocument();
    expect(api.calls(foodRoutes.update)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Skład sprawdzony: nie zawiera' }));
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(api.calls(foodRoutes.update)[0]?.body).toEqual({
      allergenInfo: {
        ...{ allergens: ['gluten'], certainty: { gluten: 'pewny' }, confidence: 'pewny' },
        verifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    });
    expect(screen.queryByRole('dialog', { name: 'Ostrzeżenia' })).toBeNull();
  });

  it('gdzie data sprawdzenia nie rozstrzyga, „Nie zawiera” nie ma: pozostaje wskazać rodzaj', async () => {
    const allergenInfo = {
      ...{ allergens: ['gluten' as const], confidence: 'pewny' as const, note: '', verifiedAt: null },
    };
    const rye = foodOf({ name: 'Chleb żytni', category: 'Pieczywo', allergenInfo });
    const asked = { ...unknown(), cause: 'pszenica', value: 55, others: [] };
    const { api, plan } = serve(rye, waiting([asked], 1));
    api.on(intoleranceSetRoutes.list, {
      items: [{ categories: [{ name: 'Zboża', items: [{ name: 'Pszenica', value: 55 }] }] }],
      nextStartKey: null,
    });
    const { user } = render();
    await screen.findByRole('dialog', { name: plan.name });
    await user.click(await screen.findByRole('button', { name: /^Sprawdź produkt:/ }));
    const pane = within(await screen.findByRole('complementary'));
    expect(await pane.findByText(/„Nie zawiera” nie rozstrzygnie sprawy/)).toBeInTheDocument();
    expect(pane.queryByRole('button', { name: 'Nie zawiera' })).toBeNull();
    expect(pane.getByRole('checkbox', { name: 'Żyto' })).toBeChecked();
    expect(pane.getByText(/Po zapisaniu 1.miejsce przestanie czekać na sprawdzenie/)).toBeInTheDocument();
  });

  describe('produkt, którego alergenów nie sprawdzono, gdy alergię zgłasza ankieta', () => {
    const entry = (foodId = 2431, foodName = 'Skyr waniliowy'): SafetyProblem => ({
      ...{ kind: 'unverified', level: 'note', foodId, foodName, cause: 'alergia na mleko' },
    });

    it('ma ten sam przycisk, mówi słowami ankiety, czego nie sprawdzono, i że tak zostanie', async () => {
      const { pane } = await open(foodOf(), waiting([entry()], 1, 2), []);
      expect(
        plain(pane.getByText('Nie sprawdzono alergenów, a w ankiecie jest:').parentElement as HTMLElement),
      ).toBe('Nie sprawdzono alergenów, a w ankiecie jest: „alergia na mleko”');
      expect(pane.getByText(/Alergeny nadal niesprawdzone.* 2.miejsca zostaną do sprawdzenia/)).toBeVisible();
    });

    it('dopisany alergen idzie do bazy jako pewny, a plan jest sprawdzany na nowo', async () => {
      const food = foodOf({ name: 'Deser firmowy' });
      const { api, user, pane } = await open(food, waiting([entry()], 1), []);
      expect(
        pane.getByText(/Alergeny nadal niesprawdzone, a w ankiecie jest: „alergia na mleko”/),
      ).toBeVisible();
      const milk = pane.getByRole('button', { name: 'mleko' });
      await user.click(milk);
      expect(milk).toHaveAttribute('aria-pressed', 'true');
      expect(pane.getByText(/Dopiszemy alergeny: mleko\. Plan sprawdzimy na nowo/)).toBeInTheDocument();
      const before = api.calls(planInsightRoutes.safety).length;
      await user.click(pane.getByRole('button', { name: SAVE }));
      await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
      expect(api.calls(foodRoutes.update)[0]?.body).toEqual({
        intoleranceKeys: [],
        allergenInfo: { allergens: ['mleko'], certainty: { mleko: 'pewny' } },
      });
      await waitFor(() => expect(api.calls(planInsightRoutes.safety).length).toBeGreaterThan(before));
    });

    it('„Nie zawiera” mówi bazie, że skład sprawdzono: rozstrzyga i wyniki, i ankietę', async () => {
      const { api, user, pane } = await open(foodOf(), waiting([unknown(), entry()], 1));
      await user.click(pane.getByRole('button', { name: 'Nie zawiera' }));
      const question = within(await screen.findByRole('alertdialog'));
      expect(
        question.getByText(
          /nie ma w nim: Mleko krowie; Kazeina; „alergia na mleko”, ani żadnego z 14 alergenów/,
        ),
      ).toBeInTheDocument();
      await user.click(question.getByRole('button', { name: 'Skład sprawdzony: nie zawiera' }));
      await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
      expect(api.calls(foodRoutes.update)[0]?.body).toMatchObject({
        allergenInfo: { allergens: [], confidence: 'pewny' },
      });
    });
  });

  it('„Nie wiem” niczego nie zapisuje i prowadzi do następnego produktu, a na końcu do planu', async () => {
    const safety = waiting([unknown(), unknown(77, 'Pasta „U Zosi”')], 1);
    const { api, user, pane } = await open(foodOf(), safety);
    expect(pane.getByText('Sprawdź produkt 1 z 2')).toBeInTheDocument();
    await user.click(pane.getByRole('button', { name: 'Nie wiem' }));
    const other = within(await screen.findByRole('complementary', { name: 'Pasta „U Zosi”' }));
    expect(other.getByText('Sprawdź produkt 2 z 2')).toBeInTheDocument();
    await user.click(other.getByRole('button', { name: 'Nie wiem' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Pasta „U Zosi”' })).toBeNull());
    expect(api.calls(foodRoutes.update)).toHaveLength(0);
    expect(screen.getByRole('button', { name: /Ostrzeżenia planu/ })).toBeInTheDocument();
  });

  it('[core §4] produkt zmieniony gdzie indziej: odpowiedź czeka, a zapisana zostaje na nowszej wersji', async () => {
    const { api, user, pane } = await open();
    const current = foodOf({ version: 5, updatedAt: '2026-11-20T09:00:00.000Z' });
    api.on(foodRoutes.update, apiError(412, 'stale_version', 'Dane zmieniono.', { current }));
    await user.click(pane.getByRole('button', { name: SAVE }));
    expect(await pane.findByText('Ten produkt zmieniono w międzyczasie gdzie indziej.')).toBeInTheDocument();
    expect(pane.getByRole('button', { name: SAVE })).toBeDisabled();
    expect(pane.getByRole('checkbox', { name: 'Mleko krowie' })).toBeChecked();
    api.on(foodRoutes.update, { ...current, version: 6 });
    await user.click(pane.getByRole('button', { name: 'Zachowaj moją' }));
    await waitFor(() => expect(api.calls(foodRoutes.update).at(-1)?.ifMatch).toBe(5));
    expect(api.calls(foodRoutes.update).at(-1)?.body).toEqual({
      intoleranceKeys: ['mleko-krowie', 'kazeina', 'wanilia'],
    });
  });

  it.each([
    ['serwer bazy produktów nie odpowiada', false, 'Baza produktów jest chwilowo niedostępna.'],
    ['brak sieci', true, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
  ])('%s: mówi to jednym zdaniem, a zaznaczenia zostają', async (_what, isOffline, sentence) => {
    const { api, user, pane } = await open();
    await user.click(pane.getByRole('checkbox', { name: 'Kazeina' }));
    api.on(foodRoutes.update, apiError(503, 'unavailable', 'Baza produktów jest chwilowo niedostępna.'));
    if (isOffline) api.setOnline(false);
    await user.click(pane.getByRole('button', { name: SAVE }));
    expect(await pane.findByText(sentence)).toBeInTheDocument();
    expect(pane.getByRole('checkbox', { name: 'Kazeina' })).not.toBeChecked();
    expect(pane.getByRole('button', { name: SAVE })).toBeEnabled();
  });

  it('prowadzą do niego także ostrzeżenia; produkt już sprawdzony mówi, że nie czeka', async () => {
    const { api, user, pane } = await open();
    await user.click(pane.getByRole('button', { name: 'Zamknij' }));
    await user.click(await screen.findByRole('button', { name: /Ostrzeżenia planu/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
    await user.click(list.getByRole('button', { name: 'Sprawdź produkt: Skyr waniliowy' }));
    const again = within(await screen.findByRole('complementary', { name: 'Skyr waniliowy' }));
    await again.findByText('Powiązania z wynikami');
    api.on(planInsightRoutes.safety, makeSafety());
    await user.click(again.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(api.calls(foodRoutes.update)).toHaveLength(1));
    expect(screen.queryByRole('complementary', { name: 'Skyr waniliowy' })).toBeNull();
  });

  it('na telefonie to samo stoi na całym ekranie', async () => {
    const restore = stubWindowWidth(390);
    const { plan } = serve(foodOf(), waiting([unknown()], 1));
    const { user } = render();
    await screen.findByRole('dialog', { name: plan.name });
    await user.click(await screen.findByRole('button', { name: 'Sprawdź produkt: Skyr waniliowy' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Skyr waniliowy' }));
    expect(await sheet.findByRole('checkbox', { name: 'Mleko krowie' })).toBeChecked();
    for (const name of ['Nie wiem', 'Nie zawiera', SAVE])
      expect(sheet.getByRole('button', { name })).toBeEnabled();
    restore();
  });
});
