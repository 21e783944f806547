import { describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeListItem, makePatient, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { DietsScreen } from './diets.screen.js';

const zofia = makePatient({
  id: 'p-zofia',
  isChild: true,
  personal: { firstName: 'Zofia', lastName: 'Śliwińska' },
});
const patients = [makePatient(), zofia];
const second = makeListItem({ id: 'pl-2', name: 'Etap_II_Hanna_Brzezińska', stage: 2, status: 'draft' });
const ofZofia = makeListItem({
  id: 'pl-z',
  name: 'Etap_I_Zofia_Śliwińska',
  patientId: 'p-zofia',
  updatedAt: '2026-11-10T08:00:00.000Z',
});

const show = (path = '/diets') => renderScreen(<DietsScreen />, { path });
const card = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

describe('lista planów', () => {
  it('[diets §2] plany pacjenta stoją w grupie „(N plany)” według etapu, z kartą następnego planu na końcu', async () => {
    serveDiets({ patients, plans: [second, makeListItem()] });
    const { user } = show();
    const head = await screen.findByRole('button', { name: /^Hanna Brzezińska\s*\(2.plany\)$/ });
    const names = screen.getAllByRole('button', { name: /^Etap_/ }).map((each) => each.textContent);
    expect(names.map((text) => text?.slice(0, 8))).toEqual(['Etap_I_H', 'Etap_II_']);
    expect(screen.getByRole('button', { name: /Dodaj kolejny plan.*Etap III/ })).toBeInTheDocument();
    await user.click(head);
    expect(screen.queryByRole('button', { name: /^Etap_/ })).toBeNull();
  });

  it('[diets §2] karta kolejnego planu otwiera okno z pacjentem i następnym etapem', async () => {
    serveDiets({ patients, plans: [second, makeListItem()] });
    const { user } = show();
    await user.click(await card('Dodaj kolejny plan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowy plan diety' }));
    expect(dialog.getByRole('combobox', { name: 'Pacjent' })).toHaveValue('Hanna Brzezińska');
    expect(dialog.getByRole('spinbutton')).toHaveTextContent('3 III');
  });

  it('[diets §2] karta mówi nazwę, pacjenta, kcal, Δ, etap, dni, posiłki, TDEE, status i datę', async () => {
    serveDiets({ patients, plans: [makeListItem()] });
    show();
    const plan = within(await card('Etap_I_Hanna'));
    for (const text of ['Hanna Brzezińska', 'Aktywny', 'Δ 361', 'Utworzono 16.11.2026', 'Szczegóły'])
      expect(plan.getByText(text)).toBeInTheDocument();
    expect(plan.getByText(/1.750/)).toBeInTheDocument();
    expect(plan.getByText(/Etap I · 14 dni · 3 posiłki · TDEE 2.111/)).toBeInTheDocument();
  });

  it('[diets §2] plan bez pacjenta i z nieznanym pacjentem ma swoją grupę; Δ bez TDEE to kreska', async () => {
    serveDiets({
      patients,
      plans: [
        makeListItem({ patientId: null, tdee: null, calorieDeficit: null }),
        makeListItem({ id: 'pl-x', patientId: 'p-gone' }),
      ],
    });
    show();
    expect(await screen.findByRole('heading', { name: 'Bez pacjenta' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Nieznany pacjent' })).toBeInTheDocument();
    expect(screen.getByText('Δ –')).toBeInTheDocument();
  });

  it('[diets §2] filtr zawęża do pacjenta, nieznane nazwisko to „Brak wyników”, „Wyczyść filtr” pokazuje wszystko', async () => {
    serveDiets({ patients, plans: [makeListItem(), ofZofia] });
    const { user } = show();
    await card('Etap_I_Hanna');
    const filter = screen.getByRole('combobox', { name: 'Filtruj po pacjencie' });
    await user.type(filter, 'xyz');
    expect(screen.getAllByText('Brak wyników')[0]).toBeInTheDocument();
    await user.clear(filter);
    await user.type(filter, 'sliwin');
    await user.click(screen.getByRole('option'));
    expect(screen.queryByRole('button', { name: /Etap_I_Hanna/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Wyczyść filtr' }));
    expect(await card('Etap_I_Hanna')).toBeInTheDocument();
  });

  it('[diets §2] pusta lista mówi „Brak planów” i proponuje pierwszy plan', async () => {
    serveDiets({ plans: [] });
    const { user } = show();
    expect(await screen.findByText('Brak planów')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Utwórz plan' }));
    expect(await screen.findByRole('dialog', { name: 'Nowy plan diety' })).toBeInTheDocument();
  });

  it('[core §8] błąd serwera pokazuje jego zdanie, a ponowienie listę', async () => {
    const api = serveDiets();
    api.on(planRoutes.list, apiError(500, 'internal', 'Baza danych nie odpowiada.'));
    const { user } = show();
    expect(await screen.findByText('Nie udało się pobrać planów')).toBeInTheDocument();
    expect(screen.getByText('Baza danych nie odpowiada.')).toBeInTheDocument();
    api.on(planRoutes.list, { items: [makeListItem()] });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await card('Etap_I_Hanna')).toBeInTheDocument();
  });

  it('[diets §2] karta otwiera plan, a po zamknięciu fokus wraca na kartę', async () => {
    serveDiets({ plan: makePlan() });
    const { user } = show();
    await user.click(await card('Etap_I_Hanna'));
    expect(await screen.findByRole('tablist', { name: 'Dni planu' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Etap_I_Hanna/ })).toHaveFocus());
  });

  it.each([
    ['następną kartę', [makeListItem(), ofZofia], 'Etap_I_Zofia'],
    [
      'poprzednią kartę, gdy następnej nie ma',
      [makeListItem({ updatedAt: '2026-11-01T08:00:00.000Z' }), ofZofia],
      'Etap_I_Zofia',
    ],
    ['zakładkę listy, gdy nie ma już planów', [makeListItem()], 'Plany'],
  ])('po usunięciu planu fokus idzie na %s', async (_case, plans, target) => {
    const api = serveDiets({ patients, plans, plan: makePlan() });
    const { user } = show();
    await user.click(await card('Etap_I_Hanna'));
    await screen.findByRole('tablist', { name: 'Dni planu' });
    api.on(planRoutes.remove, () => {
      api.on(planRoutes.list, { items: plans.filter(({ id }) => id !== 'pl-1') });
    });
    await user.click(screen.getByRole('button', { name: 'Usuń plan' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Usuń plan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Etap_I_Hanna/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${target}`)));
  });

  it('klawisz N otwiera okno nowego planu, a po zamknięciu fokus idzie na zakładkę listy', async () => {
    serveDiets();
    const { user } = show();
    await card('Etap_I_Hanna');
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Nowy plan diety' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Plany/ })).toHaveFocus());
  });
});

describe('wejście z adresu', () => {
  it('[diets §2] planId otwiera plan, nawet gdy lista nie działa, i zastępuje go adres planu', async () => {
    const api = serveDiets({ plan: makePlan() });
    api.on(planRoutes.list, apiError(500, 'internal', 'Baza danych nie odpowiada.'));
    const view = show('/diets?planId=pl-1');
    expect(await screen.findByRole('dialog', { name: 'Etap_I_Hanna_Brzezińska' })).toBeInTheDocument();
    expect(view.location()).toBe('/diets?plan=pl-1');
  });

  it('po zamknięciu planu otwartego z adresu fokus idzie na jego kartę', async () => {
    serveDiets({ plan: makePlan() });
    const { user } = show('/diets?planId=pl-1');
    expect(await screen.findByRole('tablist', { name: 'Dni planu' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Etap_I_Hanna/ })).toHaveFocus());
  });

  it('[diets §2] new=1 otwiera okno nowego planu', async () => {
    serveDiets({ patients });
    const view = show('/diets?new=1');
    expect(await screen.findByRole('dialog', { name: 'Nowy plan diety' })).toBeInTheDocument();
    expect(view.location()).toBe('/diets');
  });

  it('[diets §2] patientId pacjenta z planem otwiera ten plan', async () => {
    serveDiets({ plan: makePlan() });
    show('/diets?patientId=p-hanna');
    expect(await screen.findByRole('dialog', { name: 'Etap_I_Hanna_Brzezińska' })).toBeInTheDocument();
  });

  it('[diets §2] patientId pacjenta bez planu otwiera okno z tym pacjentem', async () => {
    serveDiets({ patients });
    show('/diets?patientId=p-zofia');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowy plan diety' }));
    expect(dialog.getByRole('combobox', { name: 'Pacjent' })).toHaveValue('Zofia Śliwińska');
    expect(dialog.getByRole('textbox', { name: /Nazwa planu/ })).toHaveValue('Etap_I_Zofia_Śliwińska');
  });

  it('[diets §2] patientId osoby dodanej przed chwilą czeka na świeżą listę, a nie proponuje planu bez pacjenta', async () => {
    const api = serveDiets({ patients: [makePatient()] });
    const { client, unmount } = show();
    await card('Etap_I_Hanna');
    unmount();
    let answer: (list: object) => void = () => undefined;
    api.on(patientRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    renderScreen(<DietsScreen />, { path: '/diets?new=1&patientId=p-zofia', client });
    await waitFor(() => expect(api.calls(patientRoutes.list)).toHaveLength(2));
    await card('Etap_I_Hanna');
    expect(screen.queryByRole('dialog')).toBeNull();
    answer({ items: patients });
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowy plan diety' }));
    expect(dialog.getByRole('combobox', { name: 'Pacjent' })).toHaveValue('Zofia Śliwińska');
  });

  it('[decisions 35] lista, której nie udało się odświeżyć, mówi, że oceny mogły się zmienić', async () => {
    const api = serveDiets({ patients });
    const { client } = show();
    await card('Etap_I_Hanna');
    expect(screen.queryByText('Nie udało się odświeżyć listy')).toBeNull();
    api.on(planRoutes.list, apiError(400, 'internal', 'Plany nie odpowiadają.'));
    await client.invalidateQueries();
    expect(await screen.findByText('Nie udało się odświeżyć listy')).toBeInTheDocument();
    expect(screen.getByText(/^Oceny planów mogły się od tego czasu zmienić\. Plany/)).toBeInTheDocument();
    expect(await card('Etap_I_Hanna')).toBeInTheDocument();
  });

  it('[diets §2] patient zawęża listę do osoby o tej nazwie', async () => {
    serveDiets({ patients, plans: [makeListItem(), ofZofia] });
    show('/diets?patient=Zofia%20%C5%9Aliwi%C5%84ska');
    expect(await card('Etap_I_Zofia')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Etap_I_Hanna/ })).toBeNull());
  });

  it('[diets §2] patient wspólny dla kilku osób wypełnia filtr i zostawia je wszystkie', async () => {
    const other = makePatient({ id: 'p-ewa', personal: { firstName: 'Ewa', lastName: 'Zielona' } });
    const ofEwa = makeListItem({ id: 'pl-e', name: 'Etap_I_Ewa_Zielona', patientId: 'p-ewa' });
    const zofiaZ = makePatient({ ...zofia, personal: { firstName: 'Zofia', lastName: 'Zielińska' } });
    serveDiets({ patients: [makePatient(), zofiaZ, other], plans: [makeListItem(), ofZofia, ofEwa] });
    const view = show('/diets?patient=ziel');
    expect(await screen.findByText(/^Pasuje do „ziel”: 2.pacjentów$/)).toBeInTheDocument();
    expect(view.location()).toBe('/diets');
    expect(screen.getByRole('combobox', { name: 'Filtruj po pacjencie' })).toHaveAttribute(
      'placeholder',
      'ziel',
    );
    expect(screen.getByRole('button', { name: /Etap_I_Zofia/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Etap_I_Ewa/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Etap_I_Hanna/ })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Wyczyść filtr' }));
    expect(screen.getByRole('button', { name: /Etap_I_Hanna/ })).toBeInTheDocument();
  });

  it('[diets §2] patient, którego nikt nie nosi, to „Brak wyników”', async () => {
    serveDiets({ patients });
    show('/diets?patient=xyz');
    expect(await screen.findByText('Brak wyników')).toBeInTheDocument();
    expect(screen.getByText('Żaden pacjent z planem nie pasuje do „xyz”.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Wyczyść filtr' })).toBeInTheDocument();
  });

  it('[diets §2] pacjenci, których nie udało się pobrać, to błąd z ponowieniem, nie „Nieznany pacjent”', async () => {
    const api = serveDiets();
    api.on(patientRoutes.list, apiError(500, 'internal', 'Pacjenci nie odpowiadają.'));
    show();
    expect(await screen.findByText('Pacjenci nie odpowiadają.')).toBeInTheDocument();
    expect(screen.getByText('Nie udało się pobrać pacjentów')).toBeInTheDocument();
    expect(screen.queryByText('Nieznany pacjent')).toBeNull();
  });
});
