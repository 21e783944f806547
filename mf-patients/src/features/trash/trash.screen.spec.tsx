import { beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { patientCalls, planCalls, privacyCalls } from '@pora/contracts/calls';
import { apiKey } from '@pora/kit';
import { apiError, type FakeApi, makePatient, renderScreen, TEST_USER } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { choose, ewa, inDays, plan, rowsOf, trashApi } from '../../testing/trash-screen.js';
import { TrashScreen } from './trash.screen.js';

let api: FakeApi;
beforeEach(() => {
  api = trashApi();
});

const request = {
  ...{ id: 'p-jan', firstName: 'Jan', lastName: 'Bąk', inTrash: false, measurements: 2, visits: 0 },
  ...{ hasSurvey: true, hasIntolerances: false },
  ...{ requestedAt: '2026-11-02T08:41:00.000Z', requestedBy: 'joanna@gabinet.example' },
};

describe('prośby o trwałe usunięcie', () => {
  beforeEach(() => api.on(privacyRoutes.erasureRequests, { items: [request] }));

  it('[decisions 51] dietetyk widzi prośbę, nie usuwa, a może ją wycofać', async () => {
    api.on(privacyRoutes.cancelErasure, undefined);
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    expect(await screen.findByText(/Prośba: Joanna Wilk, 02.11.2026/)).toBeInTheDocument();
    const locked = screen.getByRole('button', {
      name: 'Usuń trwale na prośbę: Jan Bąk – tylko administrator',
    });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    api.on(privacyRoutes.erasureRequests, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Wycofaj prośbę: Jan Bąk' }));
    expect(await screen.findByText('Prośba jest wycofana')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Prośby o trwałe usunięcie')).toBeNull());
  });

  it('[decisions 51] administrator usuwa po pytaniu, które nazywa, co zniknie', async () => {
    api.on(patientRoutes.remove, undefined);
    api.on(patientRoutes.erase, undefined);
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1', user: { isAdmin: true } });
    await user.click(await screen.findByRole('button', { name: 'Usuń trwale na prośbę: Jan Bąk' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć trwale dane: Jan Bąk?' });
    expect(question.textContent?.replaceAll('\u00a0', ' ')).toContain('2 pomiary, ankieta');
    await user.click(within(question).getByRole('button', { name: 'Usuń trwale' }));

    expect(await screen.findByText('Usunięto trwale dane: Jan Bąk')).toBeInTheDocument();
    expect(api.calls(patientRoutes.remove).map(({ params }) => params)).toEqual([{ id: 'p-jan' }]);
    expect(api.calls(patientRoutes.erase).map(({ params }) => params)).toEqual([{ id: 'p-jan' }]);
  });

  it('[decisions 51] usunięcie na prośbę nie wyprzedza kosza, gdy listy pacjentów jeszcze nie wczytano', async () => {
    api.on(patientRoutes.list, () => new Promise(() => undefined));
    const asked: string[] = [];
    api.on(patientRoutes.remove, () => void asked.push('kosz'));
    api.on(patientRoutes.erase, () => void asked.push('na zawsze'));
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1', user: { isAdmin: true } });
    await user.click(await screen.findByRole('button', { name: 'Usuń trwale na prośbę: Jan Bąk' }));
    await user.click(await screen.findByRole('button', { name: 'Usuń trwale' }));
    expect(await screen.findByText('Usunięto trwale dane: Jan Bąk')).toBeInTheDocument();
    expect(asked).toEqual(['kosz', 'na zawsze']);
  });

  it('[decisions 51] o osobie, która jest już w koszu, pytanie liczy plany, które leżą tam razem z nią', async () => {
    api.on(privacyRoutes.erasureRequests, { items: [{ ...request, ...{ id: 'p-ewa', inTrash: true } }] });
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1', user: { isAdmin: true } });
    await rowsOf('plan');
    await user.click(await screen.findByRole('button', { name: 'Usuń trwale na prośbę: Jan Bąk' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć trwale dane: Jan Bąk?' });
    expect(question.textContent?.replaceAll('\u00a0', ' ')).toContain('2 pomiary, ankieta, 1 plan i wydruki');
  });

  it('[decisions 51] pytanie nie przemilcza planów, gdy listy planów w użyciu nie udało się odświeżyć', async () => {
    const { client, user } = renderScreen(<TrashScreen />, {
      path: '/patients?trash=1',
      user: { isAdmin: true },
    });
    await waitFor(() => expect(api.calls(planRoutes.list)).toHaveLength(1));
    await screen.findByText(/Prośba: Joanna Wilk/);
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Usuń trwale na prośbę: Jan Bąk' }));
      return screen.findByRole('alertdialog', { name: 'Usunąć trwale dane: Jan Bąk?' });
    };
    const sure = await ask();
    await waitFor(() => expect(sure).toHaveTextContent('ankieta i wydruki planów'));
    await user.click(within(sure).getByRole('button', { name: 'Anuluj' }));
    api.on(planRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    await act(() => client.refetchQueries({ queryKey: apiKey(planCalls.list) }));
    const unsure = await ask();
    await waitFor(() => expect(unsure).toHaveTextContent('ankieta, plany i wydruki planów'));
  });

  it('których nie udało się pobrać, nie udają, że nikt nie prosił', async () => {
    api.on(privacyRoutes.erasureRequests, apiError(400, 'invalid_input', 'Nie teraz.'));
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    expect(await screen.findByText('Nie udało się pobrać próśb o usunięcie')).toBeInTheDocument();
  });

  it('gdy dotąd żadnej nie było, a odświeżenie się nie udało, mówią o tym', async () => {
    api.on(privacyRoutes.erasureRequests, { items: [] });
    const { client } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await rowsOf('pacjent');
    expect(screen.queryByText('Prośby o trwałe usunięcie')).toBeNull();
    api.on(privacyRoutes.erasureRequests, apiError(400, 'invalid_input', 'Nie teraz.'));
    await act(() => client.refetchQueries({ queryKey: apiKey(privacyCalls.erasureRequests) }));
    expect(await screen.findByText('Nie udało się pobrać próśb o usunięcie')).toBeInTheDocument();
  });
});

describe('kosz', () => {
  it('[decisions 16] pokazuje, kogo usunięto, co wróci razem z nim, kiedy, kto i ile zostało dni', async () => {
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const [row] = await rowsOf('pacjent');
    const text = row?.textContent?.replaceAll('\u00a0', ' ') ?? '';

    for (const part of [
      'Ewa Kłos',
      '61,0 kg · Medyczny',
      '12 pomiarów, 3 wizyty, ankieta, 1 plan',
      '02.11.2026',
      'Joanna Wilk',
      '13 dni',
    ])
      expect(text).toContain(part);
  });

  it('bez listy osób mówi, kto usunął, adresem, a sama siebie zna po imieniu', async () => {
    api.on(sessionRoutes.people, apiError(403, 'forbidden', 'Brak dostępu.'));
    const [mine, theirs] = [
      plan('pl-1', 'Moje', { deletedBy: TEST_USER.email, until: inDays(1) }),
      plan('pl-2', 'Cudze'),
    ];
    api.on(planRoutes.trash, { items: [mine, theirs] });
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const [first, second] = await rowsOf('plan');
    expect(first).toHaveTextContent(TEST_USER.name);
    expect(second).toHaveTextContent('joanna@gabinet.example');
  });

  it('[decisions 51] dietetyk nie usuwa trwale pacjenta i widzi, dlaczego', async () => {
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const locked = await screen.findByRole('button', { name: 'Usuń trwale: Ewa Kłos – tylko administrator' });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    locked.click();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(
      screen.getByText('Pacjenta, ankietę i wyniki usuwa trwale tylko administrator, na prośbę tej osoby.'),
    ).toBeInTheDocument();
  });

  it('[decisions 51] administrator usuwa trwale pacjenta dopiero po pytaniu z nazwiskiem', async () => {
    api.on(patientRoutes.erase, undefined);
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1', user: { isAdmin: true } });
    await user.click(await screen.findByRole('button', { name: 'Usuń trwale: Ewa Kłos' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć trwale dane: Ewa Kłos?' });
    expect(question.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Dane tej osoby znikną na zawsze, a razem z nimi: 12 pomiarów, 3 wizyty, ankieta, 1 plan i wydruki planów. Tego nie da się cofnąć.',
    );
    await user.click(within(question).getByRole('button', { name: 'Anuluj' }));
    expect(api.calls(patientRoutes.erase)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Usuń trwale: Ewa Kłos' }));
    api.on(patientRoutes.trash, { items: [] });
    await user.click(await screen.findByRole('button', { name: 'Usuń trwale' }));
    expect(await screen.findByText('Usunięto trwale dane: Ewa Kłos')).toBeInTheDocument();
    await choose(user, /^Pacjenci/);
    expect(await screen.findByText('W koszu nie ma pacjentów.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
    expect(api.calls(patientRoutes.erase).map(({ params }) => params)).toEqual([{ id: 'p-ewa' }]);
  });

  it('[decisions 51] dietetyk usuwa trwale plan, a odmowa mówi dlaczego i plan zostaje', async () => {
    api.on(planRoutes.erase, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const erase = async () => {
      await user.click(await screen.findByRole('button', { name: 'Usuń trwale: Wiosna 2026' }));
      const question = await screen.findByRole('alertdialog', { name: 'Usunąć trwale plan „Wiosna 2026”?' });
      expect(question).toHaveTextContent('Tego nie da się cofnąć.');
      await user.click(within(question).getByRole('button', { name: 'Usuń trwale' }));
    };
    await erase();
    expect(await screen.findByText('Usługa jest chwilowo niedostępna.')).toBeInTheDocument();
    api.on(planRoutes.erase, undefined);
    api.on(planRoutes.trash, { items: [] });
    await erase();
    expect(await screen.findByText('Usunięto trwale plan „Wiosna 2026”')).toBeInTheDocument();
    await choose(user, /^Plany/);
    expect(await screen.findByText('W koszu nie ma planów.')).toBeInTheDocument();
  });

  it('pokazuje tylko pacjentów albo tylko plany, z liczbą przy każdym wyborze', async () => {
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await rowsOf('plan');
    expect(await screen.findByRole('radio', { name: 'Wszystko 2' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Plany 1' }));
    expect(screen.queryByText('Ewa Kłos')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Pacjenci 1' }));
    expect(screen.queryByText('Wiosna 2026')).toBeNull();
    expect(screen.getByText('Ewa Kłos')).toBeInTheDocument();
  });

  it('czas, który został, widać jako pasek ze słowami', async () => {
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const [row] = await rowsOf('plan');
    expect(within(row as HTMLElement).getByRole('meter', { name: 'Zostało' })).toHaveAttribute(
      'aria-valuetext',
      '2\u00a0dni',
    );
  });

  it('pod nazwą planu stoją dni, posiłki i kalorie, a z czego pacjenta brak, tego nie zmyśla', async () => {
    api.on(patientRoutes.trash, { items: [{ ...ewa, weightKg: null }] });
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const [planRow] = await rowsOf('plan');
    const [patientRow] = await rowsOf('pacjent');
    const textOf = (row?: HTMLElement) => row?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(textOf(planRow)).toContain('bez pacjenta · 14 dni × 5 posiłków · 1 600 kcal');
    expect(textOf(patientRow)).toContain('Ewa Kłospacjent · Medyczny');
  });

  it('plan usunięty razem z pacjentem wraca z pacjentem i nie stoi osobno', async () => {
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const rows = await rowsOf('plan');

    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('Wiosna 2026');
  });

  it('[decisions 51] przywraca pacjenta i plan', async () => {
    api.on(patientRoutes.restore, makePatient({ id: 'p-ewa' }));
    api.on(planRoutes.restore, { id: 'pl-1' });
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await user.click(await screen.findByRole('button', { name: 'Przywróć: Ewa Kłos' }));
    expect(await screen.findByText('Przywrócono pacjenta: Ewa Kłos')).toBeInTheDocument();
    api.on(planRoutes.trash, { items: [] });
    await user.click(await screen.findByRole('button', { name: 'Przywróć: Wiosna 2026' }));
    expect(await screen.findByText('Przywrócono plan „Wiosna 2026”')).toBeInTheDocument();
    await choose(user, /^Plany/);
    await waitFor(() => expect(screen.getByText('W koszu nie ma planów.')).toBeInTheDocument());
    expect(api.calls(patientRoutes.restore).map(({ params }) => params)).toEqual([{ id: 'p-ewa' }]);
    expect(api.calls(planRoutes.restore).map(({ params }) => params)).toEqual([{ id: 'pl-1' }]);
  });

  it.each([
    ['pacjenta', 'Ewa Kłos', '/patients?patientId=p-ewa'],
    ['plan', 'Wiosna 2026', '/diets?planId=pl-1'],
  ])('„Otwórz” po przywróceniu prowadzi do rzeczy: %s', async (_, name, address) => {
    api.on(patientRoutes.restore, makePatient({ id: 'p-ewa' }));
    api.on(planRoutes.restore, { id: 'pl-1' });
    const { user, location } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await user.click(await screen.findByRole('button', { name: `Przywróć: ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Otwórz' }));
    await waitFor(() => expect(location()).toBe(address));
  });

  it('szuka po nazwisku i nazwie planu bez ogonków, a brak trafień to nie pusty kosz', async () => {
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await rowsOf('plan');
    const search = screen.getByRole('searchbox', { name: 'Szukaj w koszu' });
    await user.type(search, 'klos');
    expect(await rowsOf('pacjent')).toHaveLength(1);
    expect(screen.queryByText('Wiosna 2026')).toBeNull();
    await user.clear(search);
    await user.type(search, 'wiosna');
    expect(await rowsOf('plan')).toHaveLength(1);
    expect(screen.queryByText('Ewa Kłos')).toBeNull();
    await user.type(search, 'x');
    expect(await screen.findByText('Nic w koszu nie pasuje do szukanej nazwy.')).toBeInTheDocument();
  });

  it('odmowa mówi dlaczego, a rzecz zostaje w koszu', async () => {
    api.on(planRoutes.restore, apiError(409, 'conflict', 'Ten etap ma już inny plan.'));
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await user.click(await screen.findByRole('button', { name: 'Przywróć: Wiosna 2026' }));
    expect(await screen.findByText('Ten etap ma już inny plan.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Przywróć: Wiosna 2026' })).toBeInTheDocument();
  });

  it('listy, której nie da się pobrać, nie nazywa pustą, a planów pacjenta nie przemilcza', async () => {
    api.on(planRoutes.trash, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1', user: { isAdmin: true } });
    expect(await screen.findByText('Nie udało się pobrać usuniętych planów')).toBeInTheDocument();
    expect(screen.queryByText('W koszu nie ma planów.')).toBeNull();
    const [row] = await rowsOf('pacjent');
    expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain('12 pomiarów, 3 wizyty, ankieta, plany');
    await user.click(screen.getByRole('button', { name: 'Usuń trwale: Ewa Kłos' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć trwale dane: Ewa Kłos?' });
    expect(question).toHaveTextContent('ankieta, plany i wydruki planów');
  });

  it('lista planów z poprzedniej wizyty w koszu nie mówi, że z pacjentem nie poszedł żaden plan', async () => {
    api.on(planRoutes.trash, { items: [] });
    const { client, unmount } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await screen.findByRole('radio', { name: 'Plany 0' });
    unmount();
    let answer: (list: object) => void = () => undefined;
    api.on(planRoutes.trash, () => new Promise((resolve) => (answer = resolve)));
    renderScreen(<TrashScreen />, { path: '/patients?trash=1', client });
    const along = async () => (await rowsOf('pacjent'))[0]?.textContent?.replaceAll('\u00a0', ' ');
    await waitFor(() => expect(api.calls(planRoutes.trash)).toHaveLength(2));
    expect(await along()).toContain('ankieta, plany');
    answer({ items: [plan('pl-2', 'Ewa Kłos, etap I', { patientId: 'p-ewa', removedWithPatient: true })] });
    await waitFor(async () => expect(await along()).toContain('ankieta, 1 plan'));
  });

  it('pusta lista z poprzedniej wizyty w koszu nie mówi „nie ma”, zanim serwer odpowie, i nie podaje liczb', async () => {
    api.on(patientRoutes.trash, { items: [] });
    const { client, unmount, user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await choose(user, /^Pacjenci/);
    await screen.findByText('W koszu nie ma pacjentów.');
    unmount();
    let answer: (list: object) => void = () => undefined;
    api.on(patientRoutes.trash, () => new Promise((resolve) => (answer = resolve)));
    renderScreen(<TrashScreen />, { path: '/patients?trash=1', client });
    await screen.findByRole('radio', { name: 'Plany 1' });
    await choose(user, /^Pacjenci$/);
    expect(screen.queryByText('W koszu nie ma pacjentów.')).toBeNull();
    await act(async () => answer({ items: [ewa] }));
    expect(await rowsOf('pacjent')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Pacjenci 1' })).toBeInTheDocument();
  });

  it('lista, której nie udało się odświeżyć, zostaje, mówi o tym i daje się odświeżyć', async () => {
    const { client, user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await rowsOf('pacjent');
    api.on(patientRoutes.trash, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    await act(() => client.refetchQueries({ queryKey: apiKey(patientCalls.trash) }));
    expect(await screen.findByText('Nie udało się odświeżyć usuniętych pacjentów')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Pacjenci' })).toBeInTheDocument();
    expect(await rowsOf('pacjent')).toHaveLength(1);
    api.on(patientRoutes.trash, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await choose(user, /^Pacjenci 0$/);
    expect(await screen.findByText('W koszu nie ma pacjentów.')).toBeInTheDocument();
    expect(screen.queryByText('Nie udało się odświeżyć usuniętych pacjentów')).toBeNull();
  });

  it('pusta lista, której nie udało się odświeżyć, nie mówi „nie ma”', async () => {
    api.on(patientRoutes.trash, { items: [] });
    const { client, user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await choose(user, /^Pacjenci/);
    await screen.findByText('W koszu nie ma pacjentów.');
    api.on(patientRoutes.trash, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    await act(() => client.refetchQueries({ queryKey: apiKey(patientCalls.trash) }));
    expect(await screen.findByText('Nie udało się pobrać usuniętych pacjentów')).toBeInTheDocument();
    expect(screen.queryByText('W koszu nie ma pacjentów.')).toBeNull();
  });
});
