import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PLAN_STAGE_TAKEN } from '@pora/contracts/plans/plan.vocabulary';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeEmptyPlan, makeListItem, makePatient, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { DietsScreen } from '../plan-list/diets.screen.js';

const zofia = makePatient({
  id: 'p-zofia',
  anthropometrics: { heightCm: null, startingWeightKg: null },
  personal: { firstName: 'Zofia', lastName: 'Śliwińska' },
});

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveDiets({ patients: [makePatient(), zofia], plans: [makeListItem({ stage: 2 })] });
});

const open = async (path = '/diets?new=1') => {
  view = renderScreen(<DietsScreen />, { path });
  return screen.findByRole('dialog', { name: 'Nowy plan diety' });
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Zapisz' });
const choose = async (name: string) => {
  await view.user.type(screen.getByRole('combobox', { name: 'Pacjent' }), name);
  await view.user.click(screen.getByRole('option'));
};

describe('okno „Nowy plan diety”', () => {
  it('[diets §2] zaczyna od 5 posiłków, podpowiada 1500 kcal i zakres 3–8', async () => {
    await open();
    expect(screen.getByRole('radio', { name: '5' })).toBeChecked();
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(field(/Kalorie dziennie/)).toHaveAttribute('placeholder', 'np. 1500');
    expect(screen.getByText('Zakres: 3–8')).toBeInTheDocument();
  });

  it('mówi, czego brakuje do zapisania, zanim ktoś będzie o to pytał', async () => {
    await open();
    expect(screen.getByText('Do zapisania brakuje: nazwa planu, kalorie dziennie.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await view.user.type(field(/Nazwa planu/), 'Wiosna');
    expect(screen.getByText('Do zapisania brakuje: kalorie dziennie.')).toBeInTheDocument();
    await view.user.type(field(/Kalorie dziennie/), '1800');
    await view.user.tab();
    expect(screen.queryByText(/Do zapisania brakuje/)).toBeNull();
    expect(save()).toBeEnabled();
  });

  it('[diets §2] pacjent wypełnia nazwę, kalorie z TDEE i następny etap, a pod spodem stoją jego liczby', async () => {
    await open();
    await choose('Hanna');
    expect(field(/Nazwa planu/)).toHaveValue('Etap_III_Hanna_Brzezińska');
    const dialog = within(screen.getByRole('dialog'));
    for (const text of ['76,2 kg', '168 cm', '1,4']) expect(dialog.getByText(text)).toBeInTheDocument();
    const tdee = dialog.getByText('TDEE').nextElementSibling?.textContent ?? '';
    expect(`${(field(/Kalorie/) as HTMLInputElement).value} kcal`.replace(/\s/g, ' ')).toBe(
      tdee.replace(/\s/g, ' '),
    );
  });

  it('[diets §2] „Kopiuj TDEE” przywraca kalorie z TDEE', async () => {
    await open();
    await choose('Hanna');
    const calories = field(/Kalorie/) as HTMLInputElement;
    const tdee = calories.value;
    await view.user.clear(calories);
    await view.user.type(calories, '1650');
    expect(screen.getByText(/^Deficyt .* wobec TDEE/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Kopiuj TDEE' }));
    expect(calories).toHaveValue(tdee);
  });

  it('gotowe deficyty liczą kalorie od TDEE, a „własny” prowadzi do pola', async () => {
    await open();
    expect(screen.queryByRole('radiogroup', { name: 'Deficyt' })).toBeNull();
    await choose('Hanna');
    const calories = field(/Kalorie/);
    const tdee = Number((calories as HTMLInputElement).value.replace(/\D/g, ''));
    const shown = () => Number((calories as HTMLInputElement).value.replace(/\D/g, ''));
    expect(screen.getByRole('radio', { name: 'własny' })).toBeChecked();
    for (const percent of [10, 15, 20]) {
      await view.user.click(screen.getByRole('radio', { name: `−${percent}\u00a0%` }));
      expect(shown()).toBe(Math.round((tdee * (100 - percent)) / 100));
    }
    expect(screen.getByText(/^Deficyt .* wobec TDEE \(20.?%\)$/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('radio', { name: 'własny' }));
    expect(calories).toHaveFocus();
  });

  it('„Zapisz i generuj” tworzy plan, otwiera go i od razu uruchamia generator', async () => {
    const created = makeEmptyPlan({ id: 'pl-new', stage: 3, name: 'Etap_III_Hanna_Brzezińska', version: 1 });
    api.on(planRoutes.create, created);
    api.on(planRoutes.get, created);
    api.on(planRoutes.generate, () => new Promise(() => undefined));
    await open('/diets?new=1&patientId=p-hanna');
    await view.user.click(screen.getByRole('button', { name: 'Zapisz i generuj' }));
    await waitFor(() => expect(api.calls(planRoutes.generate)).toHaveLength(1));
    expect(api.calls(planRoutes.generate)[0]).toMatchObject({ params: { id: 'pl-new' }, ifMatch: 1 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(view.location()).toBe('/diets?plan=pl-new');
  });

  it('[diets §2] własna nazwa nie zmienia się razem z etapem', async () => {
    await open();
    await choose('Hanna');
    await view.user.clear(field(/Nazwa planu/));
    await view.user.type(field(/Nazwa planu/), 'Plan letni');
    await view.user.click(screen.getByRole('button', { name: 'Zwiększ' }));
    expect(field(/Nazwa planu/)).toHaveValue('Plan letni');
  });

  it('pacjent bez danych do TDEE mówi, czego brak, i nie ma czego kopiować', async () => {
    await open();
    await choose('Zofia');
    expect(screen.getByText(/Nie można obliczyć TDEE/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Kopiuj TDEE' })).toBeNull();
  });

  it('[diets §5] istniejący etap pacjenta nie daje zapisać i mówi dlaczego', async () => {
    await open();
    await choose('Hanna');
    await view.user.click(screen.getByRole('button', { name: 'Zmniejsz' }));
    expect(screen.getByText(PLAN_STAGE_TAKEN)).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('[diets §5] nazwa jest wymagana', async () => {
    await open();
    await choose('Hanna');
    await view.user.clear(field(/Nazwa planu/));
    await view.user.tab();
    expect(screen.getByText('Nazwa jest wymagana')).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('[diets §5] kalorie spoza 0–10000 i tekst nie dają zapisać', async () => {
    await open();
    await choose('Hanna');
    for (const text of ['10001', 'dużo']) {
      await view.user.clear(field(/Kalorie/));
      await view.user.type(field(/Kalorie/), text);
      await view.user.tab();
      expect(field(/Kalorie/)).toBeInvalid();
      expect(save()).toBeDisabled();
    }
  });

  it('podwójne kliknięcie „Zapisz” tworzy jeden plan', async () => {
    const created = makePlan({ id: 'pl-new', stage: 3, name: 'Etap_III_Hanna_Brzezińska' });
    api.on(planRoutes.create, created);
    api.on(planRoutes.get, created);
    await open();
    await choose('Hanna');
    clickTwice(save());
    await screen.findByRole('dialog', { name: created.name });
    expect(api.calls(planRoutes.create)).toHaveLength(1);
  });

  it('[diets §7] zapis wysyła nazwę, pacjenta, etap, kalorie, posiłki i 14 dni, a plan się otwiera', async () => {
    const created = makePlan({ id: 'pl-new', stage: 3, name: 'Etap_III_Hanna_Brzezińska' });
    api.on(planRoutes.create, created);
    api.on(planRoutes.get, created);
    await open();
    await choose('Hanna');
    await view.user.click(screen.getByRole('radio', { name: '6' }));
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Etap_III_Hanna_Brzezińska' })).toBeInTheDocument();
    const [call] = api.calls(planRoutes.create);
    expect(call?.body).toMatchObject({
      name: 'Etap_III_Hanna_Brzezińska',
      patientId: 'p-hanna',
      stage: 3,
      mealsPerDay: 6,
      days: 14,
      status: 'draft',
    });
    expect(call?.idempotencyKey).toBeTruthy();
  });

  it('[diets §8] gdy usługa nie działa, okno zostaje z danymi i mówi „Nie udało się zapisać planu”', async () => {
    api.on(planRoutes.create, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await open();
    await choose('Hanna');
    await view.user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nie udało się zapisać planu. Usługa jest chwilowo niedostępna.');
    expect(field(/Nazwa planu/)).toHaveValue('Etap_III_Hanna_Brzezińska');
    await view.user.click(save());
    await waitFor(() => expect(api.calls(planRoutes.create)).toHaveLength(2));
    const [first, again] = api.calls(planRoutes.create);
    expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('[diets §5] etap zajęty w międzyczasie pokazuje zdanie serwera, a poprawiony formularz idzie jako nowy', async () => {
    api.on(planRoutes.create, apiError(409, 'plan_exists', PLAN_STAGE_TAKEN));
    await open();
    await choose('Hanna');
    api.on(planRoutes.list, { items: [makeListItem({ stage: 2 }), makeListItem({ id: 'pl-3', stage: 3 })] });
    await view.user.click(save());
    expect((await screen.findAllByText(new RegExp(PLAN_STAGE_TAKEN))).length).toBeGreaterThan(0);
    await waitFor(() => expect(save()).toBeDisabled());
    await view.user.click(screen.getByRole('button', { name: 'Zwiększ' }));
    await view.user.click(save());
    await waitFor(() => expect(api.calls(planRoutes.create)).toHaveLength(2));
    const [first, second] = api.calls(planRoutes.create);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('wyczyszczona nazwa wraca za wybranym pacjentem, a własna zostaje', async () => {
    await open();
    await choose('Hanna');
    await view.user.clear(field(/Nazwa planu/));
    await view.user.clear(screen.getByRole('combobox', { name: 'Pacjent' }));
    await choose('Zofia');
    expect(field(/Nazwa planu/)).toHaveValue('Etap_I_Zofia_Śliwińska');
  });

  it('powód nieudanego zapisu przewija się w zasięg wzroku', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    api.on(planRoutes.create, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await open();
    await choose('Hanna');
    scrolled.mockClear();
    await view.user.click(save());
    const alert = await screen.findByRole('alert');
    expect(scrolled.mock.contexts.some((element) => (element as Element).contains(alert))).toBe(true);
  });

  it('[decisions 48] wypełnione albo wysyłane okno liczy się jako niezapisana praca, puste nie', async () => {
    const isGuarded = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    api.on(planRoutes.create, () => new Promise(() => undefined));
    await open('/diets?new=1&patientId=p-hanna');
    expect(isGuarded()).toBe(false);
    await view.user.click(save());
    expect(isGuarded()).toBe(true);
  });

  it('puste okno zamyka się od razu, a wypełnione pyta', async () => {
    await open();
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.keyboard('n');
    await screen.findByRole('dialog', { name: 'Nowy plan diety' });
    await choose('Hanna');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await view.user.click(screen.getByRole('button', { name: /^Anuluj/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Niezapisane zmiany' }));
    await view.user.click(question.getByRole('button', { name: 'Wróć' }));
    expect(field(/Nazwa planu/)).toHaveValue('Etap_III_Hanna_Brzezińska');
  });
});

describe('zakładka „Utwórz”', () => {
  beforeEach(async () => {
    view = renderScreen(<DietsScreen />, { path: '/diets?tab=create' });
    await screen.findByRole('combobox', { name: 'Pacjent' });
    await choose('Hanna');
  });

  it('[diets §2] „Utwórz plan diety” otwiera nowy plan', async () => {
    api.on(planRoutes.create, makePlan());
    api.on(planRoutes.get, makePlan());
    await view.user.click(screen.getByRole('button', { name: 'Utwórz plan diety' }));
    expect(await screen.findByRole('dialog', { name: 'Etap_I_Hanna_Brzezińska' })).toBeInTheDocument();
  });

  it('[diets §2] „Zapisz jako szkic” wraca do listy', async () => {
    api.on(planRoutes.create, makePlan());
    await view.user.click(screen.getByRole('button', { name: 'Zapisz jako szkic' }));
    expect(await screen.findByText('Plan utworzony')).toBeInTheDocument();
    await waitFor(() => expect(view.location()).toBe('/diets'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[diets §8] nieudany zapis zostawia dane w formularzu', async () => {
    api.on(planRoutes.create, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await view.user.click(screen.getByRole('button', { name: 'Zapisz jako szkic' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się zapisać planu');
    expect(field(/Nazwa planu/)).toHaveValue('Etap_III_Hanna_Brzezińska');
  });

  it('przejście na listę z wypełnionym formularzem pyta', async () => {
    await view.user.click(screen.getByRole('tab', { name: /Plany/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Niezapisane zmiany' }));
    await view.user.click(question.getByRole('button', { name: 'Wróć' }));
    expect(field(/Nazwa planu/)).toHaveValue('Etap_III_Hanna_Brzezińska');
  });
});
