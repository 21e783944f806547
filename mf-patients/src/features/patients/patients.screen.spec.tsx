import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import {
  apiError,
  fakeApi,
  type FakeApi,
  makeMeasurement,
  makePatient,
  renderScreen,
  resetKit,
} from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from './patients.screen.js';

const hanna = makePatient({ measurements: [makeMeasurement('2026-11-17', 76.2)] });
const zaneta = makePatient({
  id: 'p-zaneta',
  personal: { firstName: 'Żaneta', lastName: 'Ćwiklińska', contact: { email: '', phone: '600 000 145' } },
  updatedAt: '2026-11-20T08:00:00.000Z',
  status: 'inactive',
});
const zosia = makePatient({
  id: 'p-zosia',
  personal: { firstName: 'Zofia', lastName: 'Śliwińska' },
  isChild: true,
});

const jan = makePatient({
  id: SAMPLE_PATIENT_ID,
  personal: { firstName: 'Jan', lastName: 'Przykładowy' },
});

let api: FakeApi;
beforeAll(() => import('./patient-dialogs.js'));
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [zosia, zaneta, hanna] });
  api.on(planRoutes.list, { items: [] });
});

const show = (path = '/patients') => renderScreen(<PatientsScreen />, { path });
const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Lista pacjentów' });
  return within(list).getAllByRole('listitem');
};
const names = async () => (await cards()).map((card) => within(card).getAllByRole('button')[0]?.textContent);

describe('lista pacjentów', () => {
  it('[core §4] zaczyna się rosnąco po nazwisku i pokazuje liczbę pacjentów', async () => {
    show();
    expect(await names()).toEqual(['Hanna Brzezińska', 'Żaneta Ćwiklińska', 'Zofia Śliwińska']);
    expect(screen.getByText('3')).toBeInTheDocument();
  });

  it('pacjent przykładowy jest oznaczony i nie liczy się do pacjentów', async () => {
    api.on(patientRoutes.list, { items: [hanna, jan] });
    show();
    const [first, second] = await cards();
    expect(within(first as HTMLElement).queryByText('Przykład')).toBeNull();
    expect(within(second as HTMLElement).getByText('Przykład')).toBeInTheDocument();
    expect(screen.getByText('1')).toBeInTheDocument();
  });

  it('pusta lista proponuje przykładowego pacjenta', async () => {
    api.on(patientRoutes.list, { items: [] });
    api.on(patientRoutes.sample, jan);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dodaj przykładowego pacjenta' }));
    expect(await names()).toEqual(['Jan Przykładowy']);
    expect(
      await screen.findByText('Ma pomiary, ankietę i wyniki. Nie liczy się w statystykach.'),
    ).toBeInTheDocument();
  });

  it('[core §2] karta ma kontakt z kopiowaniem, masę z ostatniego pomiaru, wzrost, cel, status i datę', async () => {
    show();
    const [first, second, third] = await cards();
    const card = within(first as HTMLElement);
    for (const text of ['h.brzezinska@mail.example', '600 000 112', '76,2 kg', '168 cm', 'bez wizyt'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByText('Redukcja masy')).toBeInTheDocument();
    expect(card.getByText('Aktywny')).toBeInTheDocument();
    expect(card.getByText('18.11.2026')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Kopiuj e-mail: Hanna Brzezińska' })).toBeInTheDocument();
    expect(within(second as HTMLElement).queryByRole('button', { name: /Kopiuj e-mail/ })).toBeNull();
    expect(within(second as HTMLElement).getByText('81,4 kg')).toBeInTheDocument();
    expect(within(third as HTMLElement).getByText('dziecko')).toBeInTheDocument();
  });

  it('adres z pacjentem otwiera jego szczegóły raz i znika z paska', async () => {
    const view = show('/patients?patientId=p-zaneta');
    expect(await screen.findByRole('dialog', { name: /Żaneta Ćwiklińska/ })).toBeInTheDocument();
    expect(view.location()).toBe('/patients');
  });

  it('adres z prośbą o pomiar otwiera okno pomiaru tego pacjenta, a po nim jego kartę', async () => {
    const view = show('/patients?patientId=p-zaneta&measure=1');
    const dialog = await screen.findByRole('dialog', { name: 'Nowy pomiar' });
    expect(dialog).toHaveTextContent('Żaneta Ćwiklińska');
    expect(view.location()).toBe('/patients');
    await view.user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
    expect(await screen.findByRole('dialog', { name: /Żaneta Ćwiklińska/ })).toBeInTheDocument();
  });

  it('[core §2] adres z prośbą o dietę otwiera plan pacjenta albo nowy dla niego', async () => {
    const view = show('/patients?patientId=p-hanna&diet=Hanna+Brzezi%C5%84ska');
    await waitFor(() =>
      expect(view.location()).toBe('/diets?new=1&patientId=p-hanna&patient=Hanna+Brzezi%C5%84ska'),
    );
  });

  it('[core §4] „Aktualizacja” sortuje od najnowszej, drugie kliknięcie odwraca', async () => {
    const { user } = show();
    await cards();
    await user.click(screen.getByRole('button', { name: 'Aktualizacja' }));
    expect((await names())[0]).toBe('Żaneta Ćwiklińska');
    await user.click(screen.getByRole('button', { name: 'Aktualizacja, malejąco' }));
    expect((await names())[2]).toBe('Żaneta Ćwiklińska');
    await user.click(screen.getByRole('button', { name: 'Nazwisko' }));
    expect(screen.getByRole('button', { name: 'Nazwisko, rosnąco' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('[core §2] szuka bez ogonków; gdy nikt nie pasuje, mówi to i pozwala wyczyścić', async () => {
    const { user } = show();
    await cards();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'sliwin');
    expect(await names()).toEqual(['Zofia Śliwińska']);
    await user.type(search, 'xyz');
    expect(screen.getByText('Nikt nie pasuje do „sliwinxyz”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pokaż wszystkich' }));
    expect(await names()).toHaveLength(3);
  });

  it('klawiatura: „/” szuka, strzałki chodzą po kartach, Enter otwiera szczegóły', async () => {
    const { user } = show();
    await cards();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Hanna Brzezińska' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
  });

  it('ponad 50 pacjentów dzieli się na strony', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      makePatient({ id: `p-${index}`, personal: { lastName: `Nowak${String(index).padStart(3, '0')}` } }),
    );
    api.on(patientRoutes.list, { items: many });
    const { user } = show();
    expect(await cards()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Strona 3' }));
    expect(await cards()).toHaveLength(20);
  });

  it('pusta lista proponuje dodanie pierwszej osoby', async () => {
    api.on(patientRoutes.list, { items: [] });
    show();
    expect(await screen.findByText('Brak pacjentów')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Dodaj pacjenta' })).toHaveLength(2);
  });

  it('[core §8] błąd serwera pokazuje jego zdanie i ponawia na żądanie', async () => {
    api.on(patientRoutes.list, apiError(500, 'internal', 'Baza danych nie odpowiada.'));
    const { user } = show();
    expect(await screen.findByText('Nie udało się pobrać pacjentów')).toBeInTheDocument();
    expect(screen.getByText('Baza danych nie odpowiada.')).toBeInTheDocument();
    api.on(patientRoutes.list, { items: [hanna] });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await names()).toEqual(['Hanna Brzezińska']);
  });
});

describe('lista bez serwera', () => {
  const away = apiError(503, 'unavailable', 'Usługa pacjentów jest chwilowo niedostępna.');
  const storeCopy = async (items: object[]) => {
    api.on(patientRoutes.list, { items });
    const view = show();
    await screen.findByRole('heading', { name: 'Pacjenci' });
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    const stored = Object.entries({ ...localStorage });
    view.unmount();
    return stored;
  };

  it('[core §4] pokazuje kopię z przeglądarki i mówi, że to kopia', async () => {
    const stored = await storeCopy([hanna]);
    resetKit();
    api = fakeApi();
    api.on(patientRoutes.list, away);
    stored.forEach(([name, value]) => localStorage.setItem(name, String(value)));
    show();
    expect(await names()).toEqual(['Hanna Brzezińska']);
    expect(await screen.findByText('Pokazujemy dane zapisane w tej przeglądarce.')).toBeInTheDocument();
  });

  it('[core §9.15] kopia w przeglądarce nazywa się „patient-storage”', async () => {
    const stored = await storeCopy([hanna]);
    expect(stored.map(([name]) => name)).toContain('patient-storage');
  });

  it('pusta kopia nie udaje pustego gabinetu', async () => {
    const stored = await storeCopy([]);
    resetKit();
    api = fakeApi();
    api.on(patientRoutes.list, away);
    stored.forEach(([name, value]) => localStorage.setItem(name, String(value)));
    show();
    expect(await screen.findByText('Nie udało się pobrać pacjentów')).toBeInTheDocument();
    expect(screen.queryByText('Brak pacjentów')).toBeNull();
  });
});

describe('„Plan diety”', () => {
  const openDiet = async (view: ReturnType<typeof show>) => {
    await cards();
    await view.user.click(screen.getByRole('button', { name: 'Plan diety: Hanna Brzezińska' }));
  };
  const newPlan = '/diets?new=1&patientId=p-hanna&patient=Hanna+Brzezi%C5%84ska';

  it('[core §2] otwiera plan pacjenta, jeśli go ma', async () => {
    api.on(planRoutes.list, {
      items: [{ id: 'pl-1', patientId: 'p-hanna', status: 'draft', stage: 1, updatedAt: '2026-11-01' }],
    });
    const view = show();
    await openDiet(view);
    await waitFor(() => expect(view.location()).toBe('/diets?planId=pl-1'));
  });

  it('[core §2] bez planu zaczyna nowy dla tego pacjenta', async () => {
    const view = show();
    await openDiet(view);
    await waitFor(() => expect(view.location()).toBe(newPlan));
  });

  it('[core §8] gdy listy planów nie da się pobrać, też zaczyna nowy', async () => {
    const view = show();
    await cards();
    api.on(planRoutes.list, apiError(500, 'internal', 'Błąd serwera.'));
    await openDiet(view);
    await waitFor(() => expect(view.location()).toBe(newPlan));
  });
});
