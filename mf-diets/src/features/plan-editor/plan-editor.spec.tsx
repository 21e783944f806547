import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeDay, makeEntry, makeListItem, makePlan } from '../../testing/make-plan.js';
import { serveDiets, stubWindowWidth } from '../../testing/serve-diets.js';
import { planKey } from '../plan-work/public.js';
import { PlanEditor } from './plan-editor.js';

const onClose = jest.fn();
let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
  restore = undefined;
  onClose.mockClear();
});

const show = async (plan: Plan = makePlan(), width?: number) => {
  if (width) restore = stubWindowWidth(width);
  const api = serveDiets({ plan });
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={onClose} />);
  await screen.findByRole('dialog', { name: plan.name });
  return { api, ...view };
};
const shownDay = () => screen.getByRole('heading', { level: 2, name: /^Dzień/ }).textContent;
const cards = () => within(screen.getByRole('list', { name: 'Posiłki dnia' })).getAllByRole('article');

describe('otwieranie planu', () => {
  it('okno stoi od razu, a plan pokazuje się, gdy przyjdzie', async () => {
    const api = serveDiets({ plan: makePlan() });
    let arrive: (plan: Plan) => void = () => undefined;
    api.on(planRoutes.get, () => new Promise<Plan>((resolve) => (arrive = resolve)));
    renderScreen(<PlanEditor planId="pl-1" onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Wczytywanie planu' })).toBeInTheDocument();
    expect(await screen.findByRole('status')).toHaveTextContent('Wczytywanie planu');
    arrive(makePlan());
    expect(await screen.findByRole('dialog', { name: 'Etap_I_Hanna_Brzezińska' })).toBeInTheDocument();
  });

  it('[core §8] błąd mówi, co się nie udało, daje ponowić i wrócić', async () => {
    const api = serveDiets({ plan: makePlan() });
    api.on(planRoutes.get, apiError(500, 'internal', 'Planu nie udało się odczytać.'));
    const { user } = renderScreen(<PlanEditor planId="pl-1" onClose={onClose} />);
    expect(await screen.findByText('Planu nie udało się odczytać.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wróć' }));
    expect(onClose).toHaveBeenCalled();
    api.on(planRoutes.get, makePlan());
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('dialog', { name: 'Etap_I_Hanna_Brzezińska' })).toBeInTheDocument();
  });

  it('[diets §2] karta posiłku: 6 składników i „+ N więcej”, które się rozwija; poza bazą, kcal i makro', async () => {
    const outside = { foodId: null, grams: 8, foodName: 'Syrop', foodCategory: '' };
    const entry = makeEntry('Jaglanka', 400, { unmapped: true, portionPercent: 120 });
    entry.ingredients = [outside, ...makeEntry('x', 700).ingredients];
    const { user } = await show(makePlan({}, () => ({ breakfast: entry })));
    const card = within(cards()[0] as HTMLElement);
    expect(card.getByText('1 poza bazą')).toBeInTheDocument();
    expect(card.getByText('400')).toBeInTheDocument();
    expect(card.getAllByText(/porcja 120%/)[0]).toBeInTheDocument();
    expect(card.getByText('07:00')).toBeInTheDocument();
    expect(card.queryByText(/Składnik 7/)).toBeNull();
    await user.click(card.getByRole('button', { name: '+ 2 więcej' }));
    expect(card.getByText(/Składnik 7/)).toBeInTheDocument();
    expect(within(cards()[1] as HTMLElement).getByText('Pusty slot')).toBeInTheDocument();
  });

  it('[diets §2.17] średnie na dzień stoją jako tekst, nie jako pole', async () => {
    const averageMacros = { carbs: 181.5, fat: 52.4, protein: 78.1 };
    await show(makePlan({ planSummary: { averageCalories: 1512, averageMacros, targetCalories: 1500 } }));
    const box = within(screen.getByText('Średnio na dzień').parentElement?.parentElement as HTMLElement);
    expect(box.getByText(/^1.512/)).toBeInTheDocument();
    expect(box.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^181,5/),
      expect.stringMatching(/^52,4/),
      expect.stringMatching(/^78,1/),
    ]);
    expect(box.queryByRole('textbox')).toBeNull();
  });

  it('[diets §4] zablokowany slot mówi o blokadzie dnia albo wszystkich dni', async () => {
    const locked = makeDay(1, { lunch: makeEntry('Gulasz', 800) }, { locked: true });
    const all = makeDay(2, { lunch: makeEntry('Zupa', 800) }, { lockedInAllDays: true });
    const { user } = await show({ ...makePlan(), planDays: [locked, all] });
    expect(within(cards()[1] as HTMLElement).getByText('Zablokowany')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(
      within(cards()[1] as HTMLElement).getByText('Zablokowany we wszystkich dniach'),
    ).toBeInTheDocument();
  });

  it('[diets §2] harmonogram: czas, nazwa i udział, a suma 100% jest zielona', async () => {
    await show();
    const side = within(screen.getByRole('complementary', { name: 'Parametry planu' }));
    expect(side.getByText('Σ 100%')).toBeInTheDocument();
    expect(side.getByLabelText('Godzina: Obiad')).toHaveValue('13:30');
    expect(side.getByLabelText('Udział kalorii: Obiad')).toHaveValue('45');
  });
});

describe('dzień', () => {
  it('[diets §2] strzałki i przyciski zmieniają dzień, ale nie podczas pisania', async () => {
    const { user } = await show();
    expect(shownDay()).toBe('Dzień 1');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shownDay()).toBe('Dzień 2');
    await user.click(screen.getAllByRole('button', { name: 'Następny dzień' })[0] as HTMLElement);
    expect(shownDay()).toBe('Dzień 3');
    await user.click(screen.getByRole('textbox', { name: /Nazwa/ }));
    await user.keyboard('{ArrowRight}');
    expect(shownDay()).toBe('Dzień 3');
  });

  it('[diets §2] pasek dni to lista zakładek: strzałki, Home i End; każdy dzień mówi kcal i odchylenie', async () => {
    const { user } = await show(makePlan({ caloriesPerDay: 2500 }));
    const strip = within(screen.getByRole('tablist', { name: 'Dni planu' }));
    expect(strip.getAllByRole('tab')).toHaveLength(14);
    const first = strip.getByRole('tab', { name: /^Dzień 1: 1.750.kcal, −30% wobec celu$/ });
    await user.click(first);
    await user.keyboard('{ArrowRight}');
    expect(strip.getByRole('tab', { name: /^Dzień 2:/ })).toHaveFocus();
    expect(shownDay()).toBe('Dzień 2');
    await user.keyboard('{End}');
    expect(shownDay()).toBe('Dzień 14');
    await user.keyboard('{ArrowRight}');
    expect(shownDay()).toBe('Dzień 14');
    await user.keyboard('{Home}');
    expect(shownDay()).toBe('Dzień 1');
  });

  it('pisanie w polu nazwy nie rysuje posiłków na nowo', async () => {
    let drawn = 0;
    class WatchedEntry {
      get name() {
        drawn += 1;
        return 'Owsianka';
      }
    }
    const { name: _name, ...rest } = makeEntry('', 500);
    const entry = Object.assign(new WatchedEntry(), rest);
    const plan = makePlan({ version: 5 }, () => ({ breakfast: entry }));
    const { user, client } = await show();
    act(() => void client.setQueryData(planKey('pl-1'), plan));
    await waitFor(() => expect(drawn).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText('Sprawdzam…')).toBeNull());
    drawn = 0;
    await user.type(screen.getByRole('textbox', { name: /Nazwa/ }), '_letni');
    expect(screen.getByText('Niezapisane zmiany')).toBeInTheDocument();
    expect(drawn).toBe(0);
  });

  it('plan bez posiłków proponuje „Generuj plan”', async () => {
    await show(makePlan({}, () => ({})));
    const call = within(screen.getByRole('region', { name: 'Plan jest jeszcze pusty' }));
    expect(call.getByText(/42 posiłki.*1.750.kcal.*Własne, AG/)).toBeInTheDocument();
    expect(call.getByRole('button', { name: 'Generuj plan' })).toBeInTheDocument();
  });
});

describe('przegląd 14 dni', () => {
  it('danie na dwa dni to jedna komórka, na granicy tygodni ze strzałką do drugiego dnia', async () => {
    const { user } = await show();
    await user.keyboard('2');
    const [first, second] = screen.getAllByRole('grid');
    const pair = within(first as HTMLElement).getByRole('gridcell', {
      name: /^Obiad, dni 1 i 2, Gulasz 1, 800 i 800.kcal$/,
    });
    expect(pair).toHaveAttribute('aria-colspan', '2');
    within(first as HTMLElement).getByRole('gridcell', { name: /^Obiad, dzień 7.*ciąg dalszy w dniu 8$/ });
    within(second as HTMLElement).getByRole('gridcell', {
      name: /^Kolacja, dzień 14.*ciąg dalszy w dniu 1$/,
    });
    expect(screen.getByText(/^Średnio|Tydzień 2/)).toBeInTheDocument();
  });

  it('zmiana widoku nie gubi fokusu: Enter na dniu prowadzi do niego, klawisz 2 z powrotem na jego posiłki', async () => {
    const { user } = await show();
    await user.keyboard('2');
    act(() => screen.getByRole('button', { name: 'Pokaż dzień 7' }).focus());
    await user.keyboard('{Enter}');
    const day = screen.getByRole('tab', { selected: true });
    expect(day).toHaveAccessibleName(/^Dzień 7/);
    expect(day).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(shownDay()).toBe('Dzień 8');
    await user.keyboard('2');
    expect(screen.getByRole('gridcell', { name: /^Śniadanie, dzień 8,/ })).toHaveFocus();
  });

  it('strzałki na przełączniku wybierają widok, a nie dzień', async () => {
    const { user } = await show();
    screen.getByRole('radio', { name: 'Dzień' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });

  it('do 1024 px widać jeden tydzień, z przełącznikiem', async () => {
    const { user } = await show(makePlan(), 768);
    await user.keyboard('2');
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Tydzień 2' }));
    expect(screen.getByRole('columnheader', { name: /Dzień 8/ })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /Dzień 1 / })).toBeNull();
  });
});

describe('wąskie okno', () => {
  it('na tablecie parametry są w szufladzie z „Zapisz”', async () => {
    const { user, api } = await show(makePlan(), 768);
    expect(screen.queryByRole('complementary', { name: 'Parametry planu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Parametry planu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Parametry planu' }));
    await user.type(drawer.getByRole('textbox', { name: /Nazwa/ }), '_2');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.calls(planRoutes.update)).toHaveLength(1));
  });

  it('na telefonie widoki i działania są pod kciukiem, a zapis pojawia się, gdy jest co zapisać', async () => {
    const { user } = await show(makePlan(), 390);
    const bar = within(screen.getByRole('group', { name: 'Działania planu' }));
    expect(bar.getByRole('button', { name: 'Dzień' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/1.750.kcal · 3 posiłki/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
    await user.click(bar.getByRole('button', { name: '14 dni' }));
    expect(screen.getByRole('grid')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Dzień' }));
    await user.click(screen.getByRole('button', { name: 'Następny dzień', hidden: true }));
    expect(shownDay()).toBe('Dzień 2');
  });

  it.each([
    [390, []],
    [720, ['Generuj plan']],
    [768, ['Generuj plan', 'Historia', 'Parametry planu']],
    [
      1440,
      [
        ...['Generuj plan', 'Dostosuj porcje', 'Napraw automatycznie', 'Historia', 'Lista zakupów'],
        ...['Eksport DOCX', 'Raport debugowania'],
      ],
    ],
  ])('[diets §2] przy %i px każde działanie planu ma przycisk albo stoi w menu', async (width, buttons) => {
    const { user } = await show(makePlan(), width);
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Więcej działań planu' }));
    const menu = within(await screen.findByRole('menu', { name: 'Więcej działań planu' }));
    const inMenu = menu.getAllByRole('menuitem').map((item) => item.textContent ?? '');
    const deeds = [
      'Parametry planu',
      'Dostosuj porcje',
      'Napraw automatycznie',
      'Historia',
      'Lista zakupów',
      'Eksport DOCX',
    ];
    deeds.push('Raport debugowania', 'Kopiuj dni', 'Nowy etap z tego planu');
    deeds.push('Podmień w całym planie', 'Resetuj plan');
    // On the phone a button of the bar below, on a desk a panel.
    const shown = width === 390 || width === 1440 ? ['Parametry planu', ...buttons] : buttons;
    expect(inMenu).toEqual(deeds.filter((deed) => !shown.includes(deed)));
  });
});

describe('wyjście z planu', () => {
  it('[diets §4] bez zmian zamyka od razu', async () => {
    const { user } = await show();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it.each(['Wróć', 'Esc'])('[diets §2] ze zmianami „%s” pyta i można zostać albo porzucić', async (way) => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: /Nazwa/ }), '_2');
    const leave = () =>
      way === 'Esc' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Wróć' }));
    await leave();
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Niezapisane zmiany', hidden: true }),
    );
    expect(
      question.getByText(
        'Masz niezapisane zmiany w parametrach planu. Czy na pewno chcesz kontynuować bez zapisu?',
      ),
    ).toBeInTheDocument();
    fireEvent.click(question.getByRole('button', { name: 'Wróć', hidden: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: /Nazwa/ })).toHaveValue('Etap_I_Hanna_Brzezińska_2');
    await leave();
    fireEvent.click(await screen.findByRole('button', { name: 'Porzuć zmiany', hidden: true }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe('Eksport DOCX i usuwanie', () => {
  it('[decisions 62] „Eksport DOCX” otwiera jedyną drogę wydania i sam niczego nie pobiera', async () => {
    const { user, api } = await show();
    await user.click(screen.getByRole('button', { name: 'Eksport DOCX' }));
    expect(await screen.findByRole('dialog', { name: 'Materiał dla pacjenta' })).toBeInTheDocument();
    expect(api.calls(planRoutes.exportDocx)).toHaveLength(0);
  });

  it('[diets §2] usunięcie pyta, zamyka plan i daje się cofnąć', async () => {
    const { user, api } = await show();
    api.on(planRoutes.remove, undefined);
    api.on(planRoutes.restore, makePlan());
    await user.click(screen.getByRole('button', { name: 'Usuń plan' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć plan?' }));
    expect(question.getByText(/Etap_I_Hanna_Brzezińska.*42 posiłki/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Anuluj' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Usuń plan' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await user.click(await screen.findByRole('button', { name: /Cofnij/ }));
    await waitFor(() => expect(api.calls(planRoutes.restore)).toHaveLength(1));
  });

  it('podwójne kliknięcie usuwa plan raz i raz go przywraca', async () => {
    const { user, api } = await show();
    api.on(planRoutes.remove, undefined);
    api.on(planRoutes.restore, makePlan());
    await user.click(screen.getByRole('button', { name: 'Usuń plan' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć plan?' }));
    clickTwice(question.getByRole('button', { name: 'Usuń plan' }));
    clickTwice(await screen.findByRole('button', { name: /Cofnij/ }));
    await waitFor(() => expect(api.calls(planRoutes.restore)).toHaveLength(1));
    expect(api.calls(planRoutes.remove)).toHaveLength(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('nieudane usunięcie zostawia plan otwarty', async () => {
    const { user, api } = await show();
    api.on(planRoutes.remove, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await user.click(screen.getByRole('button', { name: 'Usuń plan' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Usuń plan' }));
    expect(await screen.findByText('Nie udało się usunąć planu')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('plan z listy', () => {
  it('plan bez pacjenta i TDEE nie wymyśla bilansu', async () => {
    await show({ ...makePlan(), ...makeListItem({ patientId: null, tdee: null, calorieDeficit: null }) });
    expect(screen.getByText(/Bez pacjenta · Etap I/)).toBeInTheDocument();
    expect(screen.queryByText('Deficyt')).toBeNull();
  });
});
