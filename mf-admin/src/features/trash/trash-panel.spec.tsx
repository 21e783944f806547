import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { addMonths, formatDate, toIsoDate } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { expectNoAxeViolations } from '@pora/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TrashPanel } from './trash-panel.js';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS - 60_000).toISOString();
const deleted = { deletedAt: '2026-11-02T08:41:00.000Z', deletedBy: 'joanna@gabinet.example' };
const ewa = {
  ...{ id: 'p-ewa', firstName: 'Ewa', lastName: 'Kłos', ...deleted, until: inDays(13) },
  ...{ weightKg: 61, goal: 'medical', measurements: 12, visits: 3, hasSurvey: true, hasIntolerances: false },
};
const plan = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, patientId: null, removedWithPatient: false, days: 14, mealsPerDay: 5 },
  ...{ caloriesPerDay: 1600, meals: 68, ...deleted, until: inDays(2) },
  ...more,
});
const request = (change: object = {}) => ({
  ...{ id: 'p-jan', firstName: 'Jan', lastName: 'Bąk', inTrash: false, measurements: 2, visits: 0 },
  ...{ hasSurvey: true, hasIntolerances: false, requestedBy: 'joanna@gabinet.example' },
  requestedAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
  ...change,
});

const AWAY = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');
const LISTS = [
  ...[privacyRoutes.erasureRequests, patientRoutes.trash, planRoutes.trash],
  ...[mealRoutes.trash, foodRoutes.trash],
];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(sessionRoutes.people, { items: [{ email: 'joanna@gabinet.example', name: 'Joanna Wilk' }] });
  api.on(patientRoutes.trash, { items: [ewa] });
  api.on(privacyRoutes.erasureRequests, { items: [request()] });
  api.on(planRoutes.trash, {
    items: [
      plan('pl-1', 'Wiosna 2026'),
      plan('pl-2', 'Ewa Kłos, etap I', { patientId: 'p-ewa', removedWithPatient: true }),
    ],
  });
  api.on(mealRoutes.trash, {
    items: [{ id: 'm-1', name: 'Owsianka', ...deleted, until: inDays(9) }],
    total: 1,
  });
  api.on(foodRoutes.trash, { items: [{ id: 77, name: 'Kasza', ...deleted, until: inDays(9) }], total: 1 });
});
const show = () => renderScreen(<TrashPanel />, { path: '/admin?tab=trash', user: { isAdmin: true } });
const table = async (name: string) => within(await screen.findByRole('table', { name }));

describe('kosz i usunięcia', () => {
  it('pokazuje wszystkie listy naraz, żeby późniejsza nie przesunęła tego, co już się czyta', async () => {
    let answer: (items: object) => void = () => undefined;
    api.on(foodRoutes.trash, () => new Promise((resolve) => (answer = resolve)));
    show();
    await waitFor(() => expect(api.calls(foodRoutes.trash)).toHaveLength(1));
    expect(await screen.findByText('Wczytywanie kosza…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    answer({ items: [], total: 0 });
    expect(await screen.findAllByRole('table')).toHaveLength(4);
  });

  it('[decisions 63, 76] mówi, gdzie są usunięte ankiety, wyniki i wizyty, i tam prowadzi', async () => {
    show();
    expect(await screen.findByText(/Usunięte ankiety, wyniki i wizyty/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'kosz gabinetu' });
    expect(link).toHaveAttribute('href', '/patients?trash=1');
  });

  it('[decisions 16] każda rzecz mówi, kto ją usunął, kiedy i kiedy zniknie na zawsze', async () => {
    show();
    const patients = await table('Pacjenci w koszu');
    expect(patients.getByText('Ewa Kłos')).toBeInTheDocument();
    expect(patients.getByText('12 pomiarów, 3 wizyty, ankieta, 1 plan')).toBeInTheDocument();
    expect(await patients.findByText('Joanna Wilk')).toBeInTheDocument();
    expect(patients.getByText('02.11.2026 09:41')).toBeInTheDocument();
    expect(patients.getByText(`${formatDate(inDays(13))}, za 13 dni`)).toBeInTheDocument();
    expect((await table('Plany diety w koszu')).getAllByRole('row')).toHaveLength(2);
    expect((await table('Posiłki w koszu')).getByText('Owsianka')).toBeInTheDocument();
    expect((await table('Produkty w koszu')).getByText('Kasza')).toBeInTheDocument();
  });

  it('[decisions 16] posiłek i produkt wracają z kosza', async () => {
    api.on(mealRoutes.restore, {});
    api.on(foodRoutes.restore, { items: [] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Przywróć: Owsianka' }));
    expect(await screen.findByText('Przywrócono: Owsianka')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Przywróć: Kasza' }));
    await waitFor(() =>
      expect(api.calls(foodRoutes.restore).map(({ body }) => body)).toEqual([{ ids: [77] }]),
    );
  });

  it('[decisions 16] posiłek i produkt można usunąć na zawsze przed czasem, po pytaniu, które mówi, co zniknie', async () => {
    api.on(mealRoutes.erase, undefined);
    api.on(foodRoutes.erase, apiError(409, 'conflict', 'Ten produkt jest składnikiem posiłku z kosza.'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Usuń teraz na zawsze: Owsianka' }));
    const ofMeal = within(
      await screen.findByRole('alertdialog', { name: 'Usunąć na zawsze posiłek „Owsianka”?' }),
    );
    expect(ofMeal.getByText(/Plany, w których już jest, się nie zmienią\./)).toBeInTheDocument();
    await user.click(ofMeal.getByRole('button', { name: 'Usuń na zawsze' }));
    expect(await screen.findByText('Usunięto na zawsze: Owsianka')).toBeInTheDocument();
    expect(api.calls(mealRoutes.erase).map(({ params }) => params)).toEqual([{ id: 'm-1' }]);
    await user.click(await screen.findByRole('button', { name: 'Usuń teraz na zawsze: Kasza' }));
    const ofFood = within(
      await screen.findByRole('alertdialog', { name: 'Usunąć na zawsze produkt „Kasza”?' }),
    );
    await user.click(ofFood.getByRole('button', { name: 'Usuń na zawsze' }));
    expect(await screen.findByText('Ten produkt jest składnikiem posiłku z kosza.')).toBeInTheDocument();
    expect(api.calls(foodRoutes.erase).map(({ params }) => params)).toEqual([{ id: '77' }]);
  });

  it('[decisions 51] dane pacjenta znikają na zawsze dopiero po wpisaniu nazwiska', async () => {
    api.on(patientRoutes.erase, undefined);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Usuń teraz na zawsze: Ewa Kłos' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Usunąć na zawsze dane: Ewa Kłos?' }),
    );
    expect(question.getByText(/12 pomiarów, 3 wizyty, ankieta, 1 plan i wydruki planów/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Usuń na zawsze' }));
    expect(await question.findByText('Wpisane imię i nazwisko się nie zgadzają.')).toBeInTheDocument();
    expect(api.calls(patientRoutes.erase)).toHaveLength(0);
    await user.type(
      question.getByRole('textbox', { name: 'Wpisz „Ewa Kłos”, żeby potwierdzić' }),
      'ewa kłos',
    );
    await user.click(question.getByRole('button', { name: 'Usuń na zawsze' }));
    expect(await screen.findByText('Usunięto na zawsze: Ewa Kłos')).toBeInTheDocument();
    expect(api.calls(patientRoutes.erase).map(({ params }) => params)).toEqual([{ id: 'p-ewa' }]);
  });

  it('[decisions 51] prośba ma stan i termin, a usunięcie na prośbę idzie przez kosz', async () => {
    api.on(patientRoutes.remove, undefined);
    api.on(patientRoutes.erase, undefined);
    const { user } = show();
    const requests = await table('Prośby o trwałe usunięcie');
    expect(requests.getByText('czeka')).toBeInTheDocument();
    const due = addMonths(toIsoDate(new Date(Date.now() - 3 * DAY_MS)), 1);
    expect(requests.getByText(formatDate(due))).toBeInTheDocument();
    await user.click(requests.getByRole('button', { name: 'Usuń teraz na zawsze: Jan Bąk' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByRole('textbox'), 'Jan Bąk');
    await user.click(question.getByRole('button', { name: 'Usuń na zawsze' }));
    expect(await screen.findByText('Usunięto na zawsze: Jan Bąk')).toBeInTheDocument();
    expect(api.calls(patientRoutes.remove)).toHaveLength(1);
    expect(api.calls(patientRoutes.erase)).toHaveLength(1);
  });

  it('[decisions 51] prośba po terminie jest nazwana, a wycofana znika z listy', async () => {
    api.on(privacyRoutes.erasureRequests, {
      items: [request({ requestedAt: '2026-01-05T10:00:00.000Z', inTrash: true })],
    });
    api.on(privacyRoutes.cancelErasure, undefined);
    const { user } = show();
    expect(await screen.findByText('05.02.2026, po terminie')).toBeInTheDocument();
    expect(screen.getByText('czeka, pacjent w koszu')).toBeInTheDocument();
    api.on(privacyRoutes.erasureRequests, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Wycofaj prośbę: Jan Bąk' }));
    expect(await screen.findByText('Nikt nie prosi o usunięcie danych.')).toBeInTheDocument();
  });

  it('część, która nie odpowiada, jest nazwana raz, a pozostałe listy stoją', async () => {
    api.on(planRoutes.trash, AWAY);
    const { user } = show();
    expect(
      await screen.findByText('Ta część systemu chwilowo nie odpowiada: plany diety.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Nie wczytano list: plany diety w koszu\./)).toBeInTheDocument();
    expect(screen.queryByText('W koszu nie ma planów diety.')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Plany diety w koszu' })).toBeNull();
    // Plans that nobody could count are named all the same.
    expect(await screen.findByText('12 pomiarów, 3 wizyty, ankieta, plany')).toBeInTheDocument();
    expect((await table('Produkty w koszu')).getByText('Kasza')).toBeInTheDocument();
    api.on(planRoutes.trash, { items: [plan('pl-1', 'Wiosna 2026')] });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect((await table('Plany diety w koszu')).getByText('Wiosna 2026')).toBeInTheDocument();
    expect(screen.queryByText(/nie odpowiadają/)).toBeNull();
  });

  it('gdy żadna część nie odpowiada, jest jedna wiadomość z jednym przyciskiem, a nie pięć', async () => {
    for (const list of LISTS) api.on(list, AWAY);
    const { user } = show();
    expect(
      await screen.findByText(
        'Te części systemu chwilowo nie odpowiadają: pacjenci i wizyty, plany diety, biblioteka i reguły.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        /Nie wczytano list: prośby o trwałe usunięcie, pacjenci w koszu, plany diety w koszu, /,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    const before = LISTS.map((list) => api.calls(list).length);
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() =>
      expect(LISTS.map((list) => api.calls(list).length)).toEqual(before.map((count) => count + 1)),
    );
    await expectNoAxeViolations();
  });

  it('lista, której nie udało się odświeżyć, zostaje, a wiadomość mówi, że jest stara', async () => {
    api.on(mealRoutes.restore, {});
    const { user } = show();
    await table('Posiłki w koszu');
    api.on(planRoutes.trash, AWAY);
    await user.click(screen.getByRole('button', { name: 'Przywróć: Owsianka' }));
    expect(await screen.findByText(/Nie odświeżono list: plany diety w koszu\./)).toBeInTheDocument();
    expect((await table('Plany diety w koszu')).getByText('Wiosna 2026')).toBeInTheDocument();
  });

  it('błąd, który sam nie minie, mówi zdanie serwera', async () => {
    api.on(foodRoutes.trash, apiError(500, 'internal_error', 'Wystąpił nieoczekiwany błąd.'));
    show();
    expect(await screen.findByText('Nie udało się wczytać całego kosza.')).toBeInTheDocument();
    expect(
      screen.getByText(/Wystąpił nieoczekiwany błąd\. Nie wczytano list: produkty w koszu\./),
    ).toBeInTheDocument();
  });
});
