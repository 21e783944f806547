import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { syncState } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from '../patients.screen.js';

const hanna = makePatient();

let api: FakeApi;
beforeAll(() => import('../patient-dialogs.js'));
beforeEach(() => {
  api = fakeApi();
  api.on(scheduleRoutes.list, []);
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(planRoutes.list, { items: [] });
  api.on(patientRoutes.trash, { items: [] });
  api.on(patientRoutes.create, ({ body }: { body: object }) => ({ ...hanna, ...body, version: 1 }));
});

const show = (path = '/patients') => renderScreen(<PatientsScreen />, { path });
const newPatient = () => screen.findByRole('dialog', { name: 'Nowy pacjent' });

describe('nowy pacjent', () => {
  it('[core §2] prośba z pulpitu otwiera okno i znika z adresu', async () => {
    const view = show('/patients?new=1');
    expect(await newPatient()).toBeInTheDocument();
    expect(view.location()).toBe('/patients');
  });

  it('[core §2] wszystkie pola, cel „Redukcja masy”, podpowiedź przy PAL', async () => {
    show('/patients?new=1');
    const dialog = within(await newPatient());
    for (const label of [
      /^Imię/,
      /^Nazwisko/,
      'Rok urodzenia',
      'E-mail',
      'Telefon',
      'Wzrost',
      'Masa początkowa',
      'PAL',
    ])
      expect(dialog.getByRole('textbox', { name: label })).toHaveValue('');
    expect(dialog.getByRole('combobox', { name: 'Cel' })).toHaveTextContent('Redukcja masy');
    expect(dialog.getByRole('combobox', { name: 'Płeć' })).toHaveTextContent('Nie podano');
    expect(dialog.getByText('1,2 – siedzący tryb życia, 1,9 – bardzo aktywny')).toBeInTheDocument();
  });

  it('[core §5] bez imienia i nazwiska ostrzega przy polach i alertem, nic nie wysyła', async () => {
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Imię i nazwisko są wymagane');
    expect(dialog.getAllByText('Imię i nazwisko są wymagane')).toHaveLength(1);
    expect(dialog.getByText('Podaj imię')).toBeInTheDocument();
    expect(dialog.getByText('Podaj nazwisko')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Imię/ })).toHaveFocus();
    expect(api.calls(patientRoutes.create)).toHaveLength(0);
  });

  it('[core §5, §7] zapisuje z przecinkiem w liczbach; puste liczby zostają puste', async () => {
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), ' Jan ');
    await user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Kowal');
    await user.type(dialog.getByRole('textbox', { name: 'Masa początkowa' }), '82,5');
    await user.type(dialog.getByRole('textbox', { name: 'PAL' }), '1.6');
    await user.type(dialog.getByRole('textbox', { name: 'Masa docelowa' }), '74');
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = api.calls(patientRoutes.create);
    expect(call?.body).toMatchObject({
      id: expect.stringMatching(/^p-/),
      status: 'active',
      personal: { firstName: 'Jan', lastName: 'Kowal', sex: null, birthYear: null },
      anthropometrics: { heightCm: null, startingWeightKg: 82.5 },
      activityFactor: 1.6,
      goal: { primary: 'weight_loss', targetWeightKg: 74 },
    });
    expect(screen.getByRole('button', { name: 'Jan Kowal' })).toBeInTheDocument();
    expect(screen.getByText('Dodano pacjenta: Jan Kowal')).toBeInTheDocument();
    const row = screen.getByRole('button', { name: 'Jan Kowal' }).closest('li');
    expect(row).toHaveAttribute('aria-current', 'true');
  });

  it('[core §4] zapis czyści formularz', async () => {
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Jan');
    await user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Kowal');
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    const again = within(await newPatient());
    expect(again.getByRole('textbox', { name: /^Imię/ })).toHaveValue('');
  });

  it('[core §4] odrzucony zapis znika z listy, a wpisane dane zostają w oknie', async () => {
    api.on(
      patientRoutes.create,
      apiError(400, 'invalid_input', 'Popraw dane pacjenta.', {
        fields: [{ path: 'personal.contact.email', message: 'Podaj poprawny adres e-mail' }],
      }),
    );
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Jan');
    await user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Kowal');
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    expect(await dialog.findByText('Popraw dane pacjenta.')).toBeInTheDocument();
    expect(dialog.getByText('Podaj poprawny adres e-mail')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Imię/ })).toHaveValue('Jan');
    expect(screen.queryByText('Jan Kowal')).toBeNull();
  });

  it('ponowienie po zerwanym połączeniu używa tego samego identyfikatora', async () => {
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Jan');
    await user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Kowal');
    let calls = 0;
    api.on(patientRoutes.create, ({ body }: { body: object }) => {
      calls += 1;
      return calls === 1 ? apiError(503, 'unavailable', 'Spróbuj za chwilę.') : { ...hanna, ...body };
    });
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    expect(await dialog.findByText('Spróbuj za chwilę.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = api.calls(patientRoutes.create).slice(-2);
    expect(first?.body?.id).toBe(second?.body?.id);
  });

  it('[decisions 48] dodany, gdy lista nie odpowiada, czeka jako niezapisany; nikt nie mówi, że go zapisano', async () => {
    api.on(patientRoutes.list, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Jan');
    await user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Kowal');
    await user.click(dialog.getByRole('button', { name: 'Dodaj pacjenta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Czeka na zapis na serwerze')).toBeInTheDocument();
    expect(screen.queryByText('Dodano pacjenta: Jan Kowal')).toBeNull();
    expect(syncState.current()).toMatchObject({
      label: 'Niezapisane: 1',
      unsaved: [{ label: 'nowy pacjent Jan Kowal' }],
    });
    expect(api.calls(patientRoutes.create)).toHaveLength(0);
  });

  it('zamknięcie z wpisanymi danymi pyta, czyste zamyka od razu', async () => {
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Jan');
    await user.click(dialog.getByRole('button', { name: 'Anuluj' }));
    const question = await screen.findByRole('alertdialog', { name: 'Niezapisane zmiany' });
    await user.click(within(question).getByRole('button', { name: 'Porzuć zmiany' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    await user.click(within(await newPatient()).getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('edycja pacjenta', () => {
  const edit = async (view: ReturnType<typeof show>) => {
    await view.user.click(await screen.findByRole('button', { name: 'Hanna Brzezińska' }));
    await view.user.click(await screen.findByRole('button', { name: 'Edytuj' }));
    return within(await screen.findByRole('dialog', { name: 'Edycja danych' }));
  };

  it('[core §4] zmiana widać od razu i wraca się do szczegółów; wysyłane jest tylko zmienione pole', async () => {
    api.on(patientRoutes.update, {
      ...hanna,
      version: 4,
      personal: { ...hanna.personal, lastName: 'Nowak' },
    });
    const view = show();
    const dialog = await edit(view);
    const lastName = dialog.getByRole('textbox', { name: /^Nazwisko/ });
    await view.user.clear(lastName);
    await view.user.type(lastName, 'Nowak');
    await view.user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect(await screen.findByRole('dialog', { name: 'Hanna Nowak' })).toBeInTheDocument();
    expect(await screen.findByText('Zapisano zmiany')).toBeInTheDocument();
    const [call] = api.calls(patientRoutes.update);
    expect(call).toMatchObject({ body: { personal: { lastName: 'Nowak' } }, ifMatch: 3 });
  });

  it('[core §4] zapis idzie z wersją, z której wypełniono pola, choć lista ma już cudzą nowszą', async () => {
    const view = show();
    const dialog = await edit(view);
    await view.user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), '-Nowak');
    const newer = { ...hanna, version: 7, personal: { ...hanna.personal, lastName: 'Kowalska' } };
    api.on(patientRoutes.list, { items: [newer] });
    api.on(patientRoutes.update, apiError(412, 'stale_version', 'Dane zmieniono.', { current: newer }));
    await view.client.invalidateQueries();
    await view.user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect(await screen.findByRole('button', { name: 'Wczytaj nowszą' })).toBeInTheDocument();
    expect(api.calls(patientRoutes.update)[0]).toMatchObject({ ifMatch: 3 });
  });

  it('[core §4] nieudany zapis zostaje na ekranie jako niezapisany i daje się ponowić', async () => {
    api.on(patientRoutes.update, apiError(500, 'internal', 'Błąd serwera.'));
    const view = show();
    const dialog = await edit(view);
    await view.user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), '-Nowak');
    await view.user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    const details = within(await screen.findByRole('dialog', { name: 'Hanna Brzezińska-Nowak' }));
    expect(await details.findByText('Zmiany nie są zapisane na serwerze.')).toBeInTheDocument();
    const saved = { ...hanna, version: 4, personal: { ...hanna.personal, lastName: 'Brzezińska-Nowak' } };
    api.on(patientRoutes.update, saved);
    await view.user.click(details.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(details.queryByText('Zmiany nie są zapisane na serwerze.')).toBeNull());
  });

  it.each([
    ['Wczytaj nowszą', 'Hanna Kowalska'],
    ['Zachowaj moją', 'Hanna Brzezińska-Nowak'],
  ])('zmiana cudzej nowszej wersji (412) pyta; „%s” zostawia: %s', async (choice, name) => {
    const newer = { ...hanna, version: 7, personal: { ...hanna.personal, lastName: 'Kowalska' } };
    api.on(patientRoutes.update, ({ ifMatch }: { ifMatch?: number }) =>
      ifMatch === 7
        ? { ...newer, version: 8, personal: { ...hanna.personal, lastName: 'Brzezińska-Nowak' } }
        : apiError(412, 'stale_version', 'Dane zmieniono w międzyczasie.', { current: newer }),
    );
    const view = show();
    const dialog = await edit(view);
    await view.user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), '-Nowak');
    await view.user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    await view.user.click(await screen.findByRole('button', { name: choice }));
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull());
  });
});

describe('ta sama osoba', () => {
  const krystyna = {
    ...{ id: 'p-k', firstName: 'Krystyna', lastName: 'Brzezińska', birthYear: 1961, email: '' },
    ...{ phone: '600 000 112', weightKg: null, goal: 'maintenance', deletedBy: 'a@b.pl' },
    ...{ measurements: 0, visits: 0, hasSurvey: false, hasIntolerances: false },
    deletedAt: new Date().toISOString(),
    until: new Date(Date.now() + 11 * 86_400_000 - 60_000).toISOString(),
  };
  const typeHanna = async () => {
    const view = show('/patients?new=1');
    const dialog = within(await newPatient());
    await view.user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Hanna');
    await view.user.type(dialog.getByRole('textbox', { name: /^Nazwisko/ }), 'Brzezinska');
    await view.user.type(dialog.getByRole('textbox', { name: 'Rok urodzenia' }), '1988');
    return { ...view, dialog };
  };

  it('[decisions 64] pyta, zanim powstanie druga karta, i mówi dlaczego; dodać można mimo to', async () => {
    const { user, dialog } = await typeHanna();
    const notice = within(await dialog.findByRole('region', { name: 'Być może to ta sama osoba' }));
    expect(notice.getByText('to samo imię, nazwisko i rok urodzenia')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Dodaj pacjenta' })).toBeNull();
    expect(
      dialog.getByText('Dwie karty to dwie ankiety i dwie historie tej samej osoby.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Dodaj mimo to' }));
    await waitFor(() => expect(api.calls(patientRoutes.create)).toHaveLength(1));
  });

  it('[decisions 64] „Otwórz kartę” prowadzi do karty tej osoby i niczego nie zapisuje', async () => {
    api.on(patientRoutes.get, hanna);
    const { user, dialog } = await typeHanna();
    await user.click(await dialog.findByRole('button', { name: 'Otwórz kartę: Hanna Brzezińska' }));
    expect(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
    expect(api.calls(patientRoutes.create)).toHaveLength(0);
  });

  it('[decisions 64] osoba z kosza ma swoje dni i wraca jednym kliknięciem', async () => {
    api.on(patientRoutes.list, { items: [] });
    api.on(patientRoutes.restore, makePatient({ id: 'p-k' }));
    api.on(patientRoutes.get, makePatient({ id: 'p-k' }));
    // Behind the patient by id, whose address would take this one, too.
    api.on(patientRoutes.trash, { items: [krystyna] });
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: 'Telefon' }), '+48 600-000-112');
    const notice = within(await dialog.findByRole('region', { name: 'Być może to ta sama osoba' }));
    expect(notice.getByText('ten sam telefon')).toBeInTheDocument();
    expect(notice.getByText(/^w koszu, 11\sdni$/)).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Przywróć: Krystyna Brzezińska' }));
    expect(await screen.findByText('Przywrócono pacjenta: Krystyna Brzezińska')).toBeInTheDocument();
    expect(api.calls(patientRoutes.restore)[0]?.params).toEqual({ id: 'p-k' });
  });

  it('bez nikogo podobnego dodaje jak zawsze', async () => {
    const { user } = show('/patients?new=1');
    const dialog = within(await newPatient());
    await user.type(dialog.getByRole('textbox', { name: /^Imię/ }), 'Hanna');
    expect(dialog.getByRole('button', { name: 'Dodaj pacjenta' })).toBeInTheDocument();
    expect(dialog.queryByRole('region', { name: 'Być może to ta sama osoba' })).toBeNull();
  });
});
