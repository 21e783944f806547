import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PLAN_STAGE_TAKEN } from '@pora/contracts/plans/plan.vocabulary';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { syncState } from '@pora/kit';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeEmptyPlan, makePatient, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

let api: FakeApi;
let view: ScreenView;

const show = async (plan = makePlan(), patients = [makePatient()]) => {
  api = serveDiets({ plan, patients });
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
};
const name = () => screen.getByRole('textbox', { name: /Nazwa/ });
const saveButton = () => screen.getByRole('button', { name: /^Zapisz/ });
const patches = () => api.calls(planRoutes.update);
const question = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));

describe('zapis parametrów', () => {
  beforeEach(() => show());

  it('[diets §4] zmiana czeka na „Zapisz”; Ctrl+S zapisuje i mówi „Zapisano pomyślnie!”', async () => {
    expect(saveButton()).toBeDisabled();
    await view.user.type(name(), '_2');
    expect(screen.getByText('Niezapisane zmiany')).toBeInTheDocument();
    expect(patches()).toHaveLength(0);
    await view.user.keyboard('{Control>}s{/Control}');
    const result = within(await screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' }));
    expect(result.getByText('Plan został zapisany pomyślnie.')).toBeInTheDocument();
    expect(patches()[0]).toMatchObject({ body: { name: 'Etap_I_Hanna_Brzezińska_2' }, ifMatch: 4 });
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
  });

  it('[diets §8] nieudany zapis mówi „Błąd zapisu” z powodem, a zmiany zostają', async () => {
    api.on(
      planRoutes.update,
      apiError(503, 'service_unavailable', 'Usługa planów jest chwilowo niedostępna.'),
    );
    await view.user.type(name(), '_2');
    await view.user.click(saveButton());
    const result = within(await screen.findByRole('dialog', { name: 'Błąd zapisu' }));
    expect(
      result.getByText('Wystąpił błąd podczas zapisywania planu. Spróbuj ponownie.'),
    ).toBeInTheDocument();
    expect(
      result.getByText(
        'Usługa planów jest chwilowo niedostępna. Zmiana nie zginęła: czeka w tym oknie i zapisze się, gdy to będzie możliwe.',
      ),
    ).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    expect(name()).toHaveValue('Etap_I_Hanna_Brzezińska_2');
    expect(screen.getByText('Błąd zapisu')).toBeInTheDocument();
  });

  it('[diets §5] bez nazwy, kalorii albo źródła nie da się zapisać i pole mówi dlaczego', async () => {
    await view.user.clear(name());
    expect(screen.getByText('Nazwa jest wymagana')).toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
    await view.user.type(name(), 'Plan');
    const calories = screen.getByRole('textbox', { name: /Kalorie/ });
    await view.user.clear(calories);
    await view.user.type(calories, '20000');
    expect(saveButton()).toBeDisabled();
    await view.user.clear(calories);
    await view.user.type(calories, '1800');
    expect(saveButton()).toBeEnabled();
    for (const source of ['Własne', 'AG'])
      await view.user.click(screen.getByRole('checkbox', { name: source }));
    expect(screen.getByText('Zaznacz co najmniej jedno źródło')).toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
  });

  it('[diets §3] zmiana kalorii liczy deficyt i nadwyżkę od razu', async () => {
    const calories = screen.getByRole('textbox', { name: /Kalorie/ });
    expect(screen.getByText('Deficyt')).toBeInTheDocument();
    await view.user.clear(calories);
    await view.user.type(calories, '2200');
    expect(screen.getByText('Nadwyżka')).toBeInTheDocument();
  });
});

describe('plan zmieniony w międzyczasie', () => {
  const theirs = makePlan({ name: 'Etap_I_Anna', version: 9, caloriesPerDay: 1900 });

  beforeEach(async () => {
    await show();
    api.on(planRoutes.update, apiError(412, 'stale_version', 'Plan zmienił się.', { current: theirs }));
    await view.user.type(name(), '_2');
    await view.user.click(saveButton());
  });

  it('„Wczytaj nowszą” pokazuje plan z serwera i porzuca swoje zmiany', async () => {
    const dialog = await question('Plan zmienił się w międzyczasie');
    await view.user.click(dialog.getByRole('button', { name: 'Wczytaj nowszą' }));
    expect(await screen.findByRole('dialog', { name: 'Etap_I_Anna' })).toBeInTheDocument();
    expect(screen.queryByText('Niezapisane zmiany')).toBeNull();
  });

  it('„Zachowaj moją” zapisuje na nowszej wersji', async () => {
    const dialog = await question('Plan zmienił się w międzyczasie');
    api.on(planRoutes.update, { ...theirs, name: 'Etap_I_Hanna_Brzezińska_2', version: 10 });
    await view.user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
    expect(await screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' })).toBeInTheDocument();
    expect(patches().at(-1)).toMatchObject({ ifMatch: 9, body: { name: 'Etap_I_Hanna_Brzezińska_2' } });
  });

  it('[decisions 48] pytanie mówi, kto i kiedy zapisał, pokazuje obie wersje, a fokus ma wybór, który nie nadpisuje', async () => {
    const dialog = await question('Plan zmienił się w międzyczasie');
    expect(dialog.getByText(/Nowsza wersja: Alicja Różańska, \d\d\.\d\d\.\d{4}/)).toBeInTheDocument();
    expect(dialog.getByRole('region', { name: 'Moje, niezapisane' })).toHaveTextContent(
      'nazwaEtap_I_Hanna_Brzezińska_2',
    );
    expect(dialog.getByRole('region', { name: 'Zapisane w planie' })).toHaveTextContent('nazwaEtap_I_Anna');
    expect(dialog.getByRole('button', { name: 'Wczytaj nowszą' })).toHaveFocus();
  });

  it('[decisions 48] po F5 wybór nadal czeka i nic nie idzie samo; „Zapisz” pyta ponownie', async () => {
    await question('Plan zmienił się w międzyczasie');
    const sent = patches().length;
    view.unmount();
    const reloaded = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
    const dialog = await question('Plan zmienił się w międzyczasie');
    expect(dialog.getByRole('region', { name: 'Moje, niezapisane' })).toBeInTheDocument();
    expect(syncState.current()).toMatchObject({
      label: 'Niezapisane: 1',
      unsaved: [{ label: expect.stringMatching(/^plan .* – nazwa$/) }],
    });
    await reloaded.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await reloaded.user.click(saveButton());
    expect(await question('Plan zmienił się w międzyczasie')).toBeDefined();
    expect(patches()).toHaveLength(sent);
  });

  it('[decisions 48] po F5 okno z adresu czeka, aż wybór zapadnie', async () => {
    await question('Plan zmienił się w międzyczasie');
    view.unmount();
    const path = '/diets?plan=pl-1&dialog=shopping';
    const reloaded = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />, { path });
    const dialog = await question('Plan zmienił się w międzyczasie');
    expect(screen.queryByRole('dialog', { name: 'Lista zakupów' })).toBeNull();
    await reloaded.user.click(dialog.getByRole('button', { name: 'Wczytaj nowszą' }));
    expect(await screen.findByRole('dialog', { name: 'Lista zakupów' })).toBeInTheDocument();
  });

  it('Esc zostawia zmiany niezapisane', async () => {
    await question('Plan zmienił się w międzyczasie');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name()).toHaveValue('Etap_I_Hanna_Brzezińska_2');
  });
});

describe('dwa kliknięcia', () => {
  it('[diets §4] „Zapisz” kliknięte dwa razy zapisuje raz', async () => {
    await show();
    let answer: (plan: unknown) => void = () => undefined;
    api.on(planRoutes.update, () => new Promise((resolve) => (answer = resolve)));
    await view.user.type(name(), '_2');
    fireEvent.click(saveButton());
    fireEvent.click(saveButton());
    await waitFor(() => expect(patches()).toHaveLength(1));
    answer(makePlan({ name: 'Etap_I_Hanna_Brzezińska_2', version: 5 }));
    expect(await screen.findByRole('dialog', { name: 'Zapisano pomyślnie!' })).toBeInTheDocument();
    expect(patches()).toHaveLength(1);
  });

  it('[diets §4] „Generuj plan” kliknięte dwa razy generuje raz, pod jednym kluczem', async () => {
    await show(makeEmptyPlan());
    api.on(planRoutes.generate, () => new Promise(() => undefined));
    await view.user.click(screen.getAllByRole('button', { name: 'Generuj plan' })[0] as HTMLElement);
    const summary = within(await screen.findByRole('dialog', { name: 'Generuj plan' }));
    const button = summary.getByRole('button', { name: 'Generuj plan' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(api.calls(planRoutes.generate)).toHaveLength(1));
    expect(api.calls(planRoutes.generate)[0]?.idempotencyKey).toMatch(/^k-/);
  });
});

describe('etap', () => {
  it('[diets §2] „Następny etap” zapisuje od razu, szybkie kliknięcia idą po kolei', async () => {
    await show();
    const next = screen.getByRole('button', { name: 'Następny etap' });
    await view.user.click(next);
    await view.user.click(next);
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches().map(({ body, ifMatch }) => [(body as { stage: number }).stage, ifMatch])).toEqual([
      [2, 4],
      [3, 5],
    ]);
    expect(await screen.findByText(/· Etap III ·/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Poprzedni etap' })).toBeEnabled();
  });

  it('[diets §5] zajęty etap pokazuje zdanie i wraca do poprzedniego', async () => {
    await show();
    api.on(planRoutes.update, apiError(409, 'plan_exists', PLAN_STAGE_TAKEN));
    await view.user.click(screen.getByRole('button', { name: 'Następny etap' }));
    expect(await screen.findByText(PLAN_STAGE_TAKEN)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Etap' })).toHaveTextContent('1 · I'));
  });
});

describe('liczba posiłków', () => {
  const more = () => screen.getByRole('button', { name: 'Zwiększ' });

  it('[diets §4] plan z posiłkami pyta, ile ich zniknie; rezygnacja niczego nie zmienia', async () => {
    await show();
    await view.user.click(more());
    const dialog = await question('Zmienić liczbę posiłków?');
    expect(dialog.getByText(/Z planu znikną 42 posiłki/)).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Anuluj' }));
    expect(patches()).toHaveLength(0);
    expect(screen.getByRole('spinbutton', { name: /Posiłki/ })).toHaveTextContent('3');
  });

  it('[diets §4] potwierdzona zmiana zapisuje i daje się cofnąć', async () => {
    await show();
    api.on(planRoutes.undo, makePlan({ version: 6 }));
    await view.user.click(more());
    const dialog = await question('Zmienić liczbę posiłków?');
    await view.user.click(dialog.getByRole('button', { name: 'Zmień i wyczyść' }));
    await waitFor(() => expect(patches()[0]?.body).toEqual({ mealsPerDay: 4 }));
    await view.user.click(await screen.findByRole('button', { name: /Cofnij/ }));
    await waitFor(() => expect(api.calls(planRoutes.undo)[0]?.ifMatch).toBe(5));
    expect(await screen.findByText('Przywrócono posiłki planu')).toBeInTheDocument();
  });

  it('[diets §4] pusty plan zmienia się bez pytania', async () => {
    await show(makeEmptyPlan());
    await view.user.click(more());
    await waitFor(() => expect(patches()[0]?.body).toEqual({ mealsPerDay: 4 }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [false, 6],
    [true, 7],
  ])('[decisions 21] z 8 posiłków schodzi się (dziecko: %s) od razu do %i', async (isChild, next) => {
    await show(makeEmptyPlan({ mealsPerDay: 8 }), [makePatient({ isChild })]);
    await view.user.click(screen.getByRole('button', { name: 'Zmniejsz' }));
    await waitFor(() => expect(patches()[0]?.body).toEqual({ mealsPerDay: next }));
  });

  it.each([
    [false, 6],
    [true, 8],
  ])('[diets §5] dziecko: %s, najwięcej %i posiłków', async (isChild, most) => {
    await show(makePlan(), [makePatient({ isChild })]);
    expect(screen.getByRole('spinbutton', { name: /Posiłki/ })).toHaveAttribute(
      'aria-valuemax',
      String(most),
    );
  });
});
