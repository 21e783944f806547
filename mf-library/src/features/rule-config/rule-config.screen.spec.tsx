import { describe, expect, it } from '@jest/globals';
import { mealCalls, planCalls } from '@pora/contracts/calls';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { confirmLeave, useApiQuery } from '@pora/kit';
import { apiError, type FakeApi, fakeApi, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeFood } from '../../testing/make-catalog.js';
import { RuleConfigScreen } from './rule-config.screen.js';
import { openRules, rulesAnswer as answerOf, SAVED_AT } from './testing/open-rules.js';

const defaults = DEFAULT_RULE_CONFIG;
let api: FakeApi;
let lastSaved: () => RuleConfig;

async function open(answer: object = answerOf(), prepare?: (api: FakeApi) => void) {
  const opened = await openRules(answer, prepare);
  ({ api, lastSaved } = opened);
  return opened;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button(/^Zapisz/);
const dayTolerance = () => screen.getByRole('textbox', { name: /^Tolerancja dnia/ });

describe('ekran silnika reguł', () => {
  it('[library §2] bez zapisanych reguł mówi, że działają domyślne, i „brak danych” o zmianie', async () => {
    await open({ ...answerOf(), source: 'defaults', updatedAt: null, version: 1 });
    expect(screen.getByText('Źródło: reguły domyślne')).toBeInTheDocument();
    expect(screen.getByText('Ostatnia zmiana: brak danych')).toBeInTheDocument();
  });

  it('[library §2] z regułami gabinetu mówi, skąd są i kiedy je zmieniono', async () => {
    await open();
    expect(screen.getByText('Źródło: baza danych')).toBeInTheDocument();
    expect(screen.getByText(/Ostatnia zmiana: 16\.11\.2026/)).toBeInTheDocument();
  });

  it('[library §2.32] zanim przyjdą, mówi „Ładowanie konfiguracji…”', async () => {
    let arrive: (rules: unknown) => void = () => undefined;
    const rules = new Promise((resolve) => (arrive = resolve));
    fakeApi().on(ruleConfigRoutes.get, () => rules);
    renderScreen(<RuleConfigScreen />);
    expect(await screen.findByRole('status')).toHaveTextContent('Ładowanie konfiguracji…');
    arrive(answerOf());
    expect(await screen.findByText('Źródło: baza danych')).toBeInTheDocument();
    expect(screen.queryByText('Ładowanie konfiguracji…')).toBeNull();
  });

  it('[library §8] błąd daje „Spróbuj ponownie”', async () => {
    api = fakeApi();
    api.on(ruleConfigRoutes.get, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    const { user } = renderScreen(<RuleConfigScreen />);
    expect(await screen.findByText('Nie udało się pobrać konfiguracji.')).toBeInTheDocument();
    api.on(ruleConfigRoutes.get, answerOf());
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Źródło: baza danych')).toBeInTheDocument();
  });

  it('[library §2.29] siedem sekcji stoi otwartych w kolejności specyfikacji i się zwija', async () => {
    const { user } = await open(answerOf({ portionMinimums: { entries: [] } }));
    const heads = screen.getAllByRole('heading', { level: 2 });
    expect(heads.map((head) => head.textContent)).toEqual([
      ...['Budżet kaloryczny', 'Dobór kandydatów', 'Porcje', 'Limity powtórzeń'],
      ...['Przypisanie typów do slotów', 'Parowanie obiadów i kolacji', 'Domyślne godziny posiłków'],
    ]);
    for (const head of heads) {
      expect(within(head).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    }
    expect(screen.getByText(/^Brak reguł minimalnych/)).toBeInTheDocument();
    await user.click(button('Budżet kaloryczny'));
    expect(screen.queryByRole('textbox', { name: /^Tolerancja dnia/ })).toBeNull();
  });
});

describe('zapis reguł', () => {
  it('[library §2.27] „Zapisz” działa tylko ze zmianami; po zapisie mówi „Zapisano reguły” i znów czeka', async () => {
    const { user } = await open();
    expect(save()).toBeDisabled();
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15{Tab}');
    expect(screen.getByText(/Tolerancja dnia 20% → 15%/)).toBeInTheDocument();
    expect(screen.getByText(/było 20%/)).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Zapisano reguły')).toBeInTheDocument();
    expect(screen.getByText('Reguły generatora zostały zaktualizowane.')).toBeInTheDocument();
    expect(lastSaved()).toEqual({
      ...defaults,
      calorieBudget: { ...defaults.calorieBudget, dailyTargetTolerancePercent: 15 },
    });
    expect(api.calls(ruleConfigRoutes.save)[0]?.ifMatch).toBe(2);
    expect(save()).toBeDisabled();
    expect(screen.queryByText('Niezapisane zmiany.')).toBeNull();
  });

  it('[library §4.5] po nieudanym zapisie formularz dalej ma niezapisane zmiany', async () => {
    const { user } = await open();
    api.on(ruleConfigRoutes.save, apiError(500, 'internal', 'Katalog nie odpowiada.'));
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Nie udało się zapisać')).toBeInTheDocument();
    expect(screen.getByText('Katalog nie odpowiada.')).toBeInTheDocument();
    expect(dayTolerance()).toHaveValue('15');
    expect(save()).toBeEnabled();
  });

  it('[library §4] „Przywróć domyślne” wczytuje je jako niezapisaną zmianę', async () => {
    const { user } = await open(answerOf({ repeatKeywordGroups: ['placki'] }));
    await user.click(button('Przywróć domyślne'));
    expect(screen.getByRole('textbox', { name: /^Grupy słów/ })).toHaveValue('jajecznica, naleśniki, pizza');
    expect(screen.getByText('Niezapisane zmiany.')).toBeInTheDocument();
    expect(api.calls(ruleConfigRoutes.save)).toHaveLength(0);
    await user.click(save());
    await waitFor(() => expect(lastSaved()).toEqual(defaults));
  });

  it('[library §4] reguły zmienione przez uporządkowanie otwierają się jako niezapisane', async () => {
    await open({ ...answerOf(), migrated: true });
    expect(screen.getByText(/Zapisane reguły miały starszą postać/)).toBeInTheDocument();
    expect(save()).toBeEnabled();
  });

  it('[library §8.8] „Odśwież” wczytuje zapisane reguły, a gdy się nie uda, mówi to i zostawia formularz', async () => {
    const { user } = await open();
    api.on(ruleConfigRoutes.get, apiError(503, 'service_unavailable', 'Katalog nie odpowiada.'));
    await user.click(button('Odśwież'));
    expect(await screen.findByText('Nie udało się odświeżyć konfiguracji.')).toBeInTheDocument();
    expect(dayTolerance()).toHaveValue('20');
    const calorieBudget = { ...defaults.calorieBudget, dailyTargetTolerancePercent: 25 };
    api.on(ruleConfigRoutes.get, answerOf({ calorieBudget }, 3));
    await user.click(button('Spróbuj ponownie'));
    await waitFor(() => expect(dayTolerance()).toHaveValue('25'));
    expect(screen.queryByText('Nie udało się odświeżyć konfiguracji.')).toBeNull();
  });

  it('[decisions 8] gdy ktoś zapisał nowszą wersję, można wczytać ją albo zachować swoją', async () => {
    const { user } = await open();
    const calorieBudget = { ...defaults.calorieBudget, dailyTargetTolerancePercent: 30 };
    const current = answerOf({ calorieBudget }, 7);
    api.on(ruleConfigRoutes.save, apiError(412, 'stale_version', 'Nowsza wersja.', { current }));
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    await user.click(save());
    expect(await screen.findByText(/Te reguły zmieniono w międzyczasie/)).toBeInTheDocument();
    expect(screen.getByText(/Od Twojej różni się: Tolerancja dnia/)).toBeInTheDocument();
    expect(save()).toBeDisabled();
    api.on(ruleConfigRoutes.save, { config: defaults, updatedAt: SAVED_AT, version: 8 });
    await user.click(button('Zachowaj moją'));
    await waitFor(() => expect(api.calls(ruleConfigRoutes.save).at(-1)?.ifMatch).toBe(7));
    expect(lastSaved().calorieBudget.dailyTargetTolerancePercent).toBe(15);
  });

  it('[decisions 8] „Wczytaj nowszą” bierze reguły serwera i nie zostawia niezapisanych zmian', async () => {
    const { user } = await open();
    const calorieBudget = { ...defaults.calorieBudget, dailyTargetTolerancePercent: 30 };
    const current = answerOf({ calorieBudget }, 7);
    api.on(ruleConfigRoutes.save, apiError(412, 'stale_version', 'Nowsza wersja.', { current }));
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Wczytaj nowszą' }));
    expect(dayTolerance()).toHaveValue('30');
    expect(save()).toBeDisabled();
  });

  it('[library §2.30] wyjście z niezapisanymi zmianami pyta słowami specyfikacji, przeglądarka też', async () => {
    const { user } = await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.clear(dayTolerance());
    await user.type(dayTolerance(), '15');
    expect(leave()).toBe(true);
    await user.click(button('Odśwież'));
    expect(await screen.findByRole('alertdialog', { name: 'Odrzucić niezapisane zmiany?' })).toBeVisible();
    await user.click(button('Anuluj'));
    expect(dayTolerance()).toHaveValue('15');
    let stayed: Promise<boolean> | undefined;
    act(() => void (stayed = confirmLeave()));
    const question = await screen.findByRole('alertdialog', { name: 'Niezapisane zmiany' });
    expect(question).toHaveTextContent(
      'Masz niezapisane zmiany w konfiguracji silnika reguł. Czy na pewno chcesz wyjść bez zapisania?',
    );
    expect(within(question).getByRole('button', { name: 'Wyjdź bez zapisu' })).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Anuluj' }));
    expect(await stayed).toBe(false);
  });

  it('[library §7.15] po zapisie pyta na nowo o plany i posiłki, które stoją na regułach', async () => {
    api = fakeApi();
    api.on(ruleConfigRoutes.get, answerOf());
    api.on(ruleConfigRoutes.save, { config: defaults, updatedAt: SAVED_AT, version: 3 });
    api.on(planRoutes.list, { items: [], nextStartKey: null });
    api.on(mealRoutes.list, { items: [], nextStartKey: null });
    const Others = () => {
      useApiQuery(planCalls.list);
      useApiQuery(mealCalls.list);
      return <RuleConfigScreen />;
    };
    const { user } = renderScreen(<Others />);
    await user.click(await screen.findByRole('button', { name: 'Przywróć domyślne' }));
    await user.click(save());
    await waitFor(() => expect(api.calls(planRoutes.list)).toHaveLength(2));
    await waitFor(() => expect(api.calls(mealRoutes.list)).toHaveLength(2));
  });
});

describe('pola reguł', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('[library §5.14] klucz wpisany jest przycinany i dodany raz; plus nazywa wpis sam; nieznany jest „nieużywane”', async () => {
    const { user } = await open();
    const fixed = group('Porcje stałe');
    const type = () => fixed.getByRole('combobox', { name: 'Typ posiłku z porcją stałą' });
    await user.click(type());
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Poranna owsianka');
    await user.type(type(), '  brunch  {Enter}');
    await user.type(type(), 'brunch{Enter}');
    await user.type(type(), 'lunch{Enter}');
    await user.type(type(), 'Przekąska{Enter}');
    await user.click(fixed.getByRole('button', { name: 'Dodaj porcję stałą' }));
    await user.click(fixed.getByRole('button', { name: 'Dodaj porcję stałą' }));
    expect(fixed.getAllByText('nieużywane')).toHaveLength(3);
    await user.click(fixed.getByRole('button', { name: 'Usuń: Porcja stała: custom_1' }));
    await user.click(button(/^Zapisz/));
    await waitFor(() =>
      expect(lastSaved().fixedPortions).toEqual({ brunch: 100, snack: 100, custom_2: 100 }),
    );
  });

  it('[library §9.12] zakres porcji: krok 5, końce nie schodzą się bliżej niż o krok', async () => {
    const { user } = await open();
    const low = screen.getByRole('slider', { name: /^Domyślny, od/ });
    low.focus();
    await user.keyboard('{ArrowRight>12/}');
    await user.click(button(/^Zapisz/));
    await waitFor(() => expect(lastSaved().variablePortions.defaultRange).toEqual({ min: 95, max: 100 }));
  });

  it('[library §5] slot bez zaznaczenia wraca do własnego typu, a nieznany slot można przenieść', async () => {
    const { user } = await open(
      answerOf({ slotPools: { ...defaults.slotPools, brunch: ['breakfast', 'soup'] } }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Śniadanie przyjmuje: Zupa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Śniadanie przyjmuje: Śniadanie' }));
    await user.click(screen.getByRole('checkbox', { name: 'Śniadanie przyjmuje: Zupa' }));
    expect(screen.getByRole('checkbox', { name: 'Śniadanie przyjmuje: Śniadanie' })).toBeChecked();
    expect(screen.getByText(/Nieznany slot „brunch” \(Śniadanie, Zupa\)/)).toBeInTheDocument();
    await user.click(button('Przenieś typy slotu „brunch”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Obiad' }));
    await user.click(button(/^Zapisz/));
    await waitFor(() => expect(lastSaved().slotPools['lunch']).toEqual(['lunch', 'breakfast', 'soup']));
    expect(lastSaved().slotPools).not.toHaveProperty('brunch');
  });

  it('[library §9] nowa reguła parowania ma dziewięć wartości domyślnych', async () => {
    const { user } = await open(answerOf({ pairingRules: [] }));
    await user.click(button('Dodaj regułę'));
    expect(screen.getByText('Plan 14-dniowy')).toBeInTheDocument();
    await user.click(button(/^Zapisz/));
    await waitFor(() => expect(lastSaved().pairingRules).toEqual(defaults.pairingRules));
  });

  it('[library §5] liczba reguły poza granicami nie przechodzi: pole mówi, ile wolno, i dostaje fokus', async () => {
    const { user } = await open();
    const days = screen.getByRole('textbox', { name: /^Dni/ });
    await user.clear(days);
    await user.type(days, '61');
    await user.click(button('Parowanie obiadów i kolacji'));
    await user.click(button(/^Zapisz/));
    expect(await screen.findByText('Nie udało się zapisać')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Dni/ })).toHaveFocus());
    expect(screen.getByText('Podaj liczbę całkowitą od 1 do 60')).toBeInTheDocument();
    expect(api.calls(ruleConfigRoutes.save)).toHaveLength(0);
  });

  it('[library §9] suma udziałów jest przy grupie: bursztynowa, gdy nie 100%; „Wyrównaj” ją naprawia', async () => {
    const five = (defaults.defaultMealTimes['5'] ?? []).map((one, index) =>
      index === 0 ? { ...one, calorieSharePercent: 20, type: 'brunch' } : one,
    );
    const { user } = await open(
      answerOf({
        defaultMealTimes: {
          ...defaults.defaultMealTimes,
          '5': five,
          '7': (defaults.defaultMealTimes['7'] ?? []).slice(0, 6),
        },
      }),
    );
    expect(screen.getByText('Suma 95,0%, brakuje 5,0%')).toBeInTheDocument();
    expect(screen.getByText(/Typ „brunch” nie jest typem slotu/)).toBeInTheDocument();
    expect(screen.getByText(/Układ „7 posiłków” ma 6 pozycji/)).toBeInTheDocument();
    await user.click(button('Wyrównaj'));
    expect(screen.getByText('Suma 100,0%')).toBeInTheDocument();
    await user.click(button(/^Otwórz układ: 7/));
    await user.click(button('Dodaj pozycję'));
    expect(screen.queryByText(/Układ „7 posiłków” ma/)).toBeNull();
  });

  it('[library §5] nieczytelna godzina staje się 09:00, a „730” to 07:30', async () => {
    const { user } = await open();
    const hour = screen.getByRole('textbox', { name: /^Godz\., posiłek 1/ });
    await user.clear(hour);
    await user.type(hour, '730{Tab}');
    expect(hour).toHaveValue('07:30');
    await user.clear(hour);
    await user.type(hour, 'rano{Tab}');
    expect(hour).toHaveValue('09:00');
  });

  it('[library §5] minimum bez ilości i gramów mówi, że zniknie, i znika przy zapisie', async () => {
    const { user } = await open(answerOf({ portionMinimums: { entries: [] } }));
    await user.click(button('Dodaj minimum'));
    await user.click(button('Dodaj minimum'));
    await user.type(screen.getByRole('textbox', { name: /^Słowa w nazwie, minimum 1/ }), 'ryba, Ryba ,łosoś');
    await user.type(screen.getByRole('textbox', { name: /^Min\. gramy, minimum 1/ }), '99,5');
    await user.type(screen.getByRole('textbox', { name: /^Słowa w nazwie, minimum 2/ }), 'sól');
    expect(screen.getByText('„sól” nie ma ilości ani gramów i zniknie przy zapisie.')).toBeInTheDocument();
    await user.click(button(/^Zapisz/));
    await waitFor(() =>
      expect(lastSaved().portionMinimums.entries).toEqual([
        { keywords: ['ryba', 'łosoś'], unitNames: [], minGrams: 99.5 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /minimum 2/ })).toBeNull());
  });

  it('[decisions 32] przed dopuszczeniem kategorii widać alergeny, które przejdą; raz wybranej nie ma już na liście', async () => {
    const { user } = await open();
    const mustard = {
      ...makeFood({ id: 1, name: 'Musztarda', category: 'Przyprawy i dodatki' }),
      allergenInfo: {
        ...{ allergens: ['gorczyca' as const], confidence: 'pewny' as const, note: '', verifiedAt: null },
      },
    };
    api.on(foodRoutes.list, {
      items: [mustard, makeFood({ id: 2, name: 'Twaróg', category: 'Nabiał' })],
      nextStartKey: null,
    });
    await user.click(screen.getByRole('combobox', { name: 'Dodaj kategorię' }));
    await user.click(await screen.findByRole('option', { name: 'Przyprawy i dodatki' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dopuścić „Przyprawy i dodatki”?' });
    const row = await within(dialog).findByRole('row', { name: /gorczyca/ });
    expect(row).toHaveTextContent('Musztarda');
    expect(dialog).not.toHaveTextContent('Twaróg');
    await user.click(within(dialog).getByRole('button', { name: 'Dopuść kategorię' }));
    expect(
      await screen.findByText(/Przyprawy i dodatki przepuszcza 1 produkt \(alergeny: gorczyca 1\)/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Dodaj kategorię' }));
    expect(screen.queryByRole('option', { name: 'Przyprawy i dodatki' })).toBeNull();
    expect(screen.getAllByRole('option')).toHaveLength(16);
  });

  const askFor = async (user: Awaited<ReturnType<typeof open>>['user'], category: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Dodaj kategorię' }));
    await user.click(await screen.findByRole('option', { name: category }));
    return within(await screen.findByRole('dialog', { name: `Dopuścić „${category}”?` }));
  };
  const allow = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole('button', { name: 'Dopuść kategorię' });

  it('[decisions 32] zanim wiadomo, co przejdzie, kategorii nie da się dopuścić', async () => {
    const { user } = await open();
    let arrive: (foods: unknown) => void = () => undefined;
    const foods = new Promise((resolve) => (arrive = resolve));
    api.on(foodRoutes.list, () => foods);
    const dialog = await askFor(user, 'Nabiał');
    expect(dialog.getByText('Sprawdzanie produktów…')).toBeInTheDocument();
    expect(allow(dialog)).toBeDisabled();
    arrive({ items: [makeFood({ name: 'Twaróg', category: 'Nabiał' })], nextStartKey: null });
    expect(await dialog.findByRole('row', { name: /Twaróg/ })).toBeInTheDocument();
    expect(allow(dialog)).toBeEnabled();
  });

  it('[decisions 32] gdy nie da się sprawdzić, co przejdzie, okno to mówi i nie dopuszcza', async () => {
    const { user } = await open();
    api.on(foodRoutes.list, apiError(503, 'service_unavailable', 'Katalog nie odpowiada.'));
    const dialog = await askFor(user, 'Nabiał');
    expect(await dialog.findByText('Nie udało się sprawdzić produktów.')).toBeInTheDocument();
    expect(allow(dialog)).toBeDisabled();
  });

  it('[decisions 32] wcześniej wczytana baza nie wystarcza, żeby kategoria wyszła na bezpieczną', async () => {
    const { user } = await open();
    const allergenInfo = { allergens: [], confidence: 'pewny' as const, note: '', verifiedAt: null };
    const carrot = makeFood({ name: 'Marchew', category: 'Warzywa', allergenInfo });
    api.on(foodRoutes.list, { items: [carrot], nextStartKey: null });
    const first = await askFor(user, 'Warzywa');
    expect(await first.findByText(/^Żaden produkt tej kategorii/)).toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Anuluj' }));
    api.on(foodRoutes.list, apiError(503, 'service_unavailable', 'Katalog nie odpowiada.'));
    const again = await askFor(user, 'Warzywa');
    expect(await again.findByText('Nie udało się sprawdzić produktów.')).toBeInTheDocument();
    expect(again.queryByText(/^Żaden produkt tej kategorii/)).toBeNull();
    expect(allow(again)).toBeDisabled();
  });

  it('[decisions 32] przy dopuszczonej kategorii stoi, że jej skutek dopiero się sprawdza', async () => {
    await open(answerOf({ ingredientToleranceCategories: ['Nabiał'] }), (server) =>
      server.on(foodRoutes.list, () => new Promise(() => undefined)),
    );
    expect(await screen.findByText('Nabiał: sprawdzamy, co przepuszcza…')).toBeInTheDocument();
  });
});
