import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AuditLogEntry } from '@pora/contracts/admin/audit.model';
import { auditRoutes } from '@pora/contracts/admin/audit.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { addDays, createQueryClient, formatDate, todayIso } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, renderScreen, type RenderScreenOptions } from '@pora/kit/testing';
import { expectNoAxeViolations, stubChangingMedia } from '@pora/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NARROW } from '../../shared/narrow.js';
import { AuditPanel } from './audit-panel.js';

const entry = (change: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  ...{ id: '7', service: 'patients', at: '2026-11-19T10:18:04.000120Z', actor: 'alicja@gabinet.example' },
  ...{ action: 'patients.update', entity: 'patient', entityId: 'p-4c1e', objectName: 'Hanna Brzezińska' },
  ...{ fields: ['personal.contact.phone'], requestId: '7f3a91c2-1111-2222' },
  ...change,
});
const page = (items: AuditLogEntry[], more: object = {}) => ({
  ...{ items, nextStartKey: null, total: items.length, isMore: false, away: [] },
  names: { unsearched: [], more: [] },
  ...more,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(sessionRoutes.people, {
    items: [{ email: 'alicja@gabinet.example', name: 'Alicja Różańska' }],
  });
});
const show = (options?: RenderScreenOptions) =>
  renderScreen(<AuditPanel />, { path: '/admin?tab=audit', user: { isAdmin: true }, ...options });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Dziennik zdarzeń' }))
    .getAllByRole('row')
    .slice(1);
const lastQuery = () => api.calls(auditRoutes.list).at(-1)?.query;

describe('dziennik zdarzeń', () => {
  it('wiersz mówi słowami, kiedy, kto, co zrobił i na czym, a po otwarciu pokazuje resztę', async () => {
    api.on(auditRoutes.list, page([entry()]));
    const { user } = show();
    const [row] = await rows();
    for (const text of [
      '19.11.2026 11:18:04',
      'Alicja Różańska',
      'Zmiana danych pacjenta',
      'Hanna Brzezińska · p-4c1e',
      'personal.contact.phone',
      '7f3a91c2',
    ])
      expect(within(row as HTMLElement).getByText(text)).toBeInTheDocument();
    expect(screen.getByText('1 zdarzenie')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '19.11.2026 11:18:04', expanded: false }));
    for (const text of ['7f3a91c2-1111-2222', 'patients.update', 'pacjenci i wizyty', 'pacjent p-4c1e'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('długi identyfikator stoi w wierszu w całości, dla czytnika i do skopiowania', async () => {
    const id = 'p-eb19f77d-3332-466b-bb89-3aeedb95f86e';
    api.on(auditRoutes.list, page([entry({ entityId: id })]));
    const { user } = show();
    const [row] = await rows();
    expect(row).toHaveTextContent(`Hanna Brzezińska · ${id}`);
    await user.click(screen.getByRole('button', { name: '19.11.2026 11:18:04' }));
    expect(screen.getByText(`pacjent ${id}`)).toBeInTheDocument();
  });

  it('otwarty wpis zostaje otwarty, gdy okno przeglądarki robi się wąskie', async () => {
    const dragged = stubChangingMedia();
    api.on(auditRoutes.list, page([entry()]));
    const { user } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: '19.11.2026 11:18:04', expanded: false }));
    act(() => dragged.change([NARROW]));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: '19.11.2026 11:18:04', expanded: true })).toBeInTheDocument();
    expect(screen.getByText('patients.update')).toBeInTheDocument();
    dragged.restore();
  });

  it('najpierw pyta o ostatni tydzień bez odczytu list, a filtry idą do zapytania', async () => {
    api.on(auditRoutes.list, page([entry()]));
    const { user } = show();
    await rows();
    const today = todayIso();
    expect(lastQuery()).toEqual({ from: addDays(today, -6), to: today, event: 'without-lists', limit: '50' });
    await user.click(screen.getByRole('combobox', { name: 'Kto' }));
    await user.click(await screen.findByRole('option', { name: 'Alicja Różańska' }));
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' }), 'p-4c1e');
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ actor: 'alicja@gabinet.example', text: 'p-4c1e' }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Obiekt' }));
    await user.click(await screen.findByRole('option', { name: 'pacjent' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ object: 'patient' }));
    await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        from: addDays(today, -6),
        to: today,
        event: 'without-lists',
        limit: '50',
      }),
    );
  });

  it('okres jest jednym polem: gotowe okresy od razu, a dni wpisane z klawiatury, także otwarte z jednej strony', async () => {
    api.on(auditRoutes.list, page([entry()]));
    const { user } = show();
    await rows();
    const today = todayIso();
    const shown = (from: string, to: string) => `Okres ${formatDate(from)} – ${formatDate(to)}`;
    await user.click(screen.getByRole('button', { name: shown(addDays(today, -6), today) }));
    await user.click(await screen.findByRole('button', { name: 'Ostatnie 30 dni' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ from: addDays(today, -29), to: today }));
    const field = screen.getByRole('button', { name: shown(addDays(today, -29), today) });
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    const from = await screen.findByRole('textbox', { name: 'Od' });
    await expectNoAxeViolations();
    await user.clear(from);
    await user.type(from, '31.02.2026{Tab}');
    expect(await screen.findByText('Nie ma takiego dnia w kalendarzu')).toBeInTheDocument();
    expect(lastQuery()).toMatchObject({ to: today });
    await user.clear(from);
    await user.type(from, '01.01.2099');
    expect(await screen.findByText(/^Najpóźniej /)).toBeInTheDocument();
    await user.clear(from);
    await user.type(from, '01.11.2026');
    await user.clear(screen.getByRole('textbox', { name: 'Do' }));
    await waitFor(() =>
      expect(lastQuery()).toEqual({ from: '2026-11-01', event: 'without-lists', limit: '50' }),
    );
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Okres od 01.11.2026' })).toHaveFocus();
  });

  it('jedno zdarzenie wybiera się po słowach', async () => {
    api.on(auditRoutes.list, page([entry()]));
    const { user } = show();
    await rows();
    const event = screen.getByRole('combobox', { name: 'Zdarzenie' });
    await user.clear(event);
    await user.type(event, 'odmowa logowania');
    await user.click(await screen.findByRole('option', { name: /konto spoza listy/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ event: 'session.refuse' }));
  });

  it('część, która nie odpowiada, jest nazwana, a reszta wpisów zostaje', async () => {
    api.on(auditRoutes.list, page([entry()], { away: ['plans'] }));
    const { user } = show();
    expect(await screen.findByText('Brakuje wpisów: plany diety')).toBeInTheDocument();
    expect(await rows()).not.toHaveLength(0);
    api.on(auditRoutes.list, page([entry()]));
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(screen.queryByText('Brakuje wpisów: plany diety')).toBeNull());
  });

  it('pustego dziennika nie ogłasza, gdy część nie odpowiedziała', async () => {
    api.on(auditRoutes.list, page([], { away: ['catalog'] }));
    show();
    expect(
      await screen.findByText('W usługach, które odpowiedziały, nie ma pasujących zdarzeń.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Żadne zdarzenie nie pasuje do filtrów.')).toBeNull();
  });

  it('szuka także po nazwie i mówi to w polu', async () => {
    api.on(auditRoutes.list, page([entry()]));
    const { user } = show();
    await rows();
    const field = screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' });
    expect(field).toHaveAttribute('placeholder', 'id, nazwa, id żądania');
    await user.type(field, 'brzezińska');
    await waitFor(() => expect(lastQuery()).toMatchObject({ text: 'brzezińska' }));
  });

  it('gdy nazwisk nikt nie przeszukał, nie mówi, że nic nie pasuje', async () => {
    api.on(auditRoutes.list, page([], { names: { unsearched: ['patients'], more: [] } }));
    const { user } = show();
    expect(await screen.findByText('Nie przeszukaliśmy nazwisk pacjentów.')).toBeInTheDocument();
    expect(
      screen.getByText('Żaden identyfikator nie pasuje, a nazw nie przeszukaliśmy.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Żadne zdarzenie nie pasuje do filtrów.')).toBeNull();
    api.on(auditRoutes.list, page([]));
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Żadne zdarzenie nie pasuje do filtrów.')).toBeInTheDocument();
  });

  it('gdy administracja wcześniejszego wydania nazw nie szuka, mówi to po wpisaniu tekstu', async () => {
    api.on(auditRoutes.list, page([], { names: undefined }));
    const { user } = show();
    expect(await screen.findByText('Żadne zdarzenie nie pasuje do filtrów.')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' }), 'brzezińska');
    expect(
      await screen.findByText('Nie przeszukaliśmy nazwisk pacjentów i nazw planów diety.'),
    ).toBeInTheDocument();
  });

  it('gdy część nie ma ani wpisów, ani nazw, mówi to jednym zdaniem z jednym przyciskiem', async () => {
    const names = { unsearched: ['patients', 'plans'], more: [] };
    api.on(auditRoutes.list, page([entry()], { away: ['patients', 'plans'], names }));
    show();
    expect(await screen.findByText('Brakuje wpisów: pacjenci i wizyty, plany diety')).toBeInTheDocument();
    expect(
      screen.getByText(/Nie przeszukaliśmy nazwisk pacjentów i nazw planów diety\.$/),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Spróbuj ponownie' })).toHaveLength(1);
  });

  it('gdy tekst pasuje do zbyt wielu nazwisk, mówi, ilu z nich szukało', async () => {
    api.on(auditRoutes.list, page([entry()], { names: { unsearched: [], more: ['patients'] } }));
    show();
    expect(await screen.findByText('Ten tekst pasuje do ponad 40 pacjentów.')).toBeInTheDocument();
    expect(screen.getByText(/Szukaliśmy zdarzeń 40 ostatnio zmienionych/)).toBeInTheDocument();
  });

  it('nieudane pobranie mówi to i daje ponowić', async () => {
    api.on(auditRoutes.list, apiError(503, 'service_unavailable', 'Usługa nie odpowiada.'));
    show();
    expect(await screen.findByText('Nie udało się pobrać dziennika zdarzeń.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument();
  });

  it('pod nowym filtrem nie stoją wpisy poprzedniego, ani gdy czeka się na odpowiedź, ani gdy jej nie ma', async () => {
    api.on(auditRoutes.list, page([entry()]));
    // As in the product, what is away for a while is asked for again by itself.
    const { user } = show({ client: createQueryClient() });
    await rows();
    let answer: (entries: unknown) => void = () => undefined;
    api.on(auditRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' }), 'p-9');
    await waitFor(() => expect(lastQuery()).toMatchObject({ text: 'p-9' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('1 zdarzenie')).toBeNull();
    answer(apiError(503, 'service_unavailable', 'Usługa nie odpowiada.'));
    expect(await screen.findByText('Nie udało się pobrać dziennika zdarzeń.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('„Starsze” dokłada następne wpisy i mówi, ile ich jest', async () => {
    const key = '2026-11-19T10:18:04.000120Z~patients~7';
    const newer = Array.from({ length: 50 }, (_, index) => entry({ id: String(100 - index) }));
    const older = entry({
      id: '6',
      at: '2026-11-19T09:00:00.000000Z',
      entityId: 'p-older',
      objectName: null,
    });
    let answer: (entries: unknown) => void = () => undefined;
    const rest = new Promise((resolve) => (answer = resolve));
    api.on(auditRoutes.list, ({ query }: { query?: { startKey?: string } }) =>
      query?.startKey === key ? rest : page(newer, { nextStartKey: key, total: 51 }),
    );
    const { user } = show();
    expect(await screen.findByText('1–50 z 51')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Starsze' }));
    expect(screen.getByText('1–50 z 51')).toBeInTheDocument();
    answer(page([older], { total: 51 }));
    expect(await screen.findByText('p-older')).toBeInTheDocument();
    expect(screen.getByText('1–51 z 51')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Starsze' })).toBeNull();
  });

  it('plik ma te same filtry, a jego brak jest powiedziany', async () => {
    api.on(auditRoutes.list, page([entry()]));
    api.on(auditRoutes.file, apiError(503, 'service_unavailable', 'Nie wczytano wpisów wszystkich usług.'));
    const { user } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Eksportuj CSV' }));
    expect(await screen.findByText('Nie udało się wyeksportować dziennika')).toBeInTheDocument();
    const { limit: _limit, ...filter } = { ...lastQuery() };
    expect(api.calls(auditRoutes.file).at(-1)?.query).toEqual(filter);
  });
});
