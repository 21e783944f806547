import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import {
  type IntoleranceSetSummary,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { countLights } from '@pora/engine/rules';
import { apiError, fakeApi, type FakeApi, type FakeCall, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ResultsDialog } from '../results-dialog.js';

const setOf = (
  id: string,
  date: string | null,
  values: Record<string, number>,
  version: number,
): PatientIntoleranceSet => ({
  ...{ id, patientId: 'p-hanna', date, sourceFile: `${id}.xlsx`, version },
  ...{ createdAt: `${date ?? '2020-01-01'}T10:00:00.000Z`, updatedAt: '2026-11-17T10:00:00.000Z' },
  ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example' },
  categories: [{ name: 'Warzywa', items: Object.entries(values).map(([name, value]) => ({ name, value })) }],
});
const first = setOf('is-1', '2025-03-12', { Seler: 41, Por: 32, Burak: 3, Groch: 30.5 }, 2);
const second = setOf('is-2', '2026-09-04', { Seler: 24, Por: 32, Burak: 3, Papryka: 35 }, 3);
const entry = (key: string, name: string, foodCount: number) => ({
  ...{ key, name, foodCount, aliases: [], version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
});

let api: FakeApi;
let sets: PatientIntoleranceSet[];
let currentId: string | undefined;
const summaryOf = (set: PatientIntoleranceSet): IntoleranceSetSummary => ({
  ...set,
  current: set.id === currentId,
  counts: countLights(set.categories.flatMap(({ items }) => items)),
});

beforeAll(() => import('../results-dialog.js'));
beforeEach(() => {
  [sets, currentId] = [[second, first], 'is-2'];
  api = fakeApi();
  api.on(intoleranceSetRoutes.list, () => ({
    items: sets.filter(({ id }) => id === currentId),
    nextStartKey: null,
  }));
  api.on(intoleranceSetRoutes.read, (call: FakeCall<typeof intoleranceSetRoutes.read>) => {
    const found = sets.find(({ id }) => id === call.params.id);
    return found ?? apiError(404, 'not_found', 'Nie znaleziono zestawu nietolerancji.');
  });
  // After the route of one set, whose pattern takes the word for an id.
  api.on(intoleranceSetRoutes.history, () => ({ items: sets.map(summaryOf) }));
  api.on(intoleranceDictionaryRoutes.list, {
    items: [entry('seler', 'Seler', 4), entry('por', 'Por', 2), entry('groch', 'Groch', 1)],
  });
});

const open = async () => {
  const view = renderScreen(
    <ResultsDialog patientId="p-hanna" patientName="Hanna Brzezińska" onClose={() => undefined} />,
    { path: '/patients' },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Nietolerancje' }));
  return { ...view, dialog };
};
const compare = async () => {
  const view = await open();
  await view.user.click(view.dialog.getByRole('radio', { name: 'Porównanie' }));
  const table = await view.dialog.findByRole('table');
  return { ...view, table };
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map((cell) => plain(cell.textContent))
        .filter(Boolean)
        .join(' | '),
    );
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], field: string, option: RegExp) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('historia badań pacjenta', () => {
  it('wymienia dni badań i mówi, które jest aktualne', async () => {
    const { dialog } = await open();
    expect(dialog.getByText(/Badania: 12.03.2025 · 04.09.2026 \(aktualne\)/)).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Badanie' })).toHaveTextContent(
      '04.09.2026 (aktualne) · 4 pozycje',
    );
    expect(dialog.getByText(/IgG nie jest testem alergii/)).toBeInTheDocument();
  });

  it('jedno badanie nie ma ani wyboru, ani porównania', async () => {
    sets = [second];
    const { dialog } = await open();
    expect(await dialog.findByRole('region', { name: 'Warzywa' })).toBeInTheDocument();
    expect(dialog.queryByRole('radio', { name: 'Porównanie' })).toBeNull();
    expect(dialog.queryByRole('combobox', { name: 'Badanie' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Usuń nietolerancje' })).toBeInTheDocument();
  });

  it('[decisions 12] wcześniejsze badanie mówi, że plany sprawdza inne, i wraca jako aktualne na życzenie', async () => {
    const { dialog, user } = await open();
    await choose(user, 'Badanie', /12.03.2025/);
    expect(await dialog.findByText('To wcześniejsze badanie.')).toBeInTheDocument();
    expect(dialog.getByText(/z aktualnym badaniem: 04.09.2026/)).toBeInTheDocument();
    expect(await dialog.findByText('Groch')).toBeInTheDocument();
    api.on(intoleranceSetRoutes.makeCurrent, () => {
      currentId = 'is-1';
      return { ...first, version: 4 };
    });
    await user.click(dialog.getByRole('button', { name: 'Przywróć jako aktualne' }));
    expect(await screen.findByText('Aktualne jest teraz badanie: 12.03.2025')).toBeInTheDocument();
    expect(api.calls(intoleranceSetRoutes.makeCurrent)).toMatchObject([
      { params: { id: 'is-1' }, ifMatch: 3 },
    ]);
    await waitFor(() => expect(dialog.queryByText('To wcześniejsze badanie.')).toBeNull());
    expect(dialog.getByText(/Jest nowsze badanie: 04.09.2026/)).toBeInTheDocument();
  });

  it('gdy ktoś zapisał inne wyniki, przywrócenie się nie udaje i mówi dlaczego', async () => {
    const { dialog, user } = await open();
    await choose(user, 'Badanie', /12.03.2025/);
    api.on(intoleranceSetRoutes.makeCurrent, apiError(412, 'stale_version', 'Ktoś zmienił te dane.'));
    await user.click(await dialog.findByRole('button', { name: 'Przywróć jako aktualne' }));
    expect(await screen.findByText('Nie udało się przywrócić badania jako aktualnego')).toBeInTheDocument();
    expect(dialog.getByText('To wcześniejsze badanie.')).toBeInTheDocument();
  });

  it('bez aktualnych wyników wcześniejsze są widoczne, ale nie udają aktualnych', async () => {
    [sets, currentId] = [[first], undefined];
    const { dialog } = await open();
    expect(await dialog.findByText(/Aktualnych wyników nie ma/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Przywróć jako aktualne' })).toBeEnabled();
    expect(await dialog.findByText('Groch')).toBeInTheDocument();
  });

  it('wcześniejsze badanie usuwa się z nazwy dnia, a okno zostaje przy aktualnym', async () => {
    const { dialog, user } = await open();
    await choose(user, 'Badanie', /12.03.2025/);
    api.on(intoleranceSetRoutes.remove, () => {
      sets = [second];
      return undefined;
    });
    await user.click(await dialog.findByRole('button', { name: 'Usuń badanie: 12.03.2025' }));
    expect(await screen.findByText('Nietolerancje usunięte')).toBeInTheDocument();
    expect(screen.queryByText(/Plany nie są teraz sprawdzane/)).toBeNull();
    expect(api.calls(intoleranceSetRoutes.remove)).toMatchObject([{ params: { id: 'is-1' }, ifMatch: 2 }]);
    expect(await dialog.findByText('Papryka')).toBeInTheDocument();
    // What is gone is not asked for again.
    expect(api.calls(intoleranceSetRoutes.read)).toHaveLength(1);
  });

  it('po usunięciu aktualnego nie pyta o nie znowu, także gdy lista badań przychodzi później', async () => {
    const { dialog, user } = await open();
    let answer: (value: unknown) => void = () => undefined;
    api.on(intoleranceSetRoutes.remove, () => {
      currentId = undefined;
      api.on(intoleranceSetRoutes.history, () => new Promise((resolve) => (answer = resolve)));
      return undefined;
    });
    await user.click(dialog.getByRole('button', { name: 'Usuń badanie: 04.09.2026' }));
    await waitFor(() => expect(dialog.queryByText('Papryka')).toBeNull());
    expect(api.calls(intoleranceSetRoutes.read)).toEqual([]);
    sets = [first];
    answer({ items: sets.map(summaryOf) });
    expect(await screen.findByText('Nietolerancje usunięte')).toBeInTheDocument();
  });

  it('[decisions 63] po usunięciu aktualnego mówi, że wcześniejsze zostaje w historii i żadne nie jest aktualne', async () => {
    const { dialog, user } = await open();
    api.on(intoleranceSetRoutes.remove, () => {
      [sets, currentId] = [[first], undefined];
      return undefined;
    });
    await user.click(await dialog.findByRole('button', { name: 'Usuń badanie: 04.09.2026' }));
    expect(await screen.findByText('Nietolerancje usunięte')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Wcześniejsze badanie (12.03.2025) zostaje w historii, ale nie staje się aktualne. ' +
          'Plany nie są teraz sprawdzane z żadnym badaniem.',
      ),
    ).toBeInTheDocument();
  });

  it('gdy listy badań nie ma, wyniki są, a brak wcześniejszych nie jest udawany', async () => {
    api.on(intoleranceSetRoutes.history, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { dialog } = await open();
    expect(await dialog.findByText('Nie udało się pobrać wcześniejszych badań.')).toBeInTheDocument();
    expect(await dialog.findByText('Papryka')).toBeInTheDocument();
  });
});

describe('porównanie badań', () => {
  it('[core §9] pokazuje ryzyko z któregokolwiek badania: nowe, dalsze, minione i to, którego teraz nie badano', async () => {
    const { dialog, table } = await compare();
    await waitFor(() => expect(lines(table)).toHaveLength(6));
    await dialog.findByText('brak mapowania');
    expect(lines(table)).toEqual([
      'Pozycja | 12.03.202503060 | 04.09.2026 | Zmiana | Ocena | Produkty w bazie',
      'Warzywa',
      'Seler | 41 | 24w normie | −17 | poza ryzykiem | 4 produkty',
      'Por | 32 | 32ryzyko | bez zmian | nadal ryzyko | 2 produkty',
      'Papryka | nie badano | 35ryzyko | –brak porównania | nowe ryzykowcześniej nie badano | brak mapowania Mapuj',
      'Groch | 30,5 | nie badano | –brak porównania | było ryzyko, teraz nie badano | 1 produkt',
    ]);
    for (const words of [
      'Nowe ryzyko: 1',
      'Poza ryzykiem: 1',
      'Nadal ryzyko: 1',
      'Brak mapowania: 1',
      'Teraz nie badano: 1',
    ])
      expect(dialog.getByText(words)).toBeInTheDocument();
    expect(dialog.getByText('IgG to nie test alergii.')).toBeInTheDocument();
    expect(dialog.getByText(/Nie znaczy to, że reakcji nie ma/)).toBeInTheDocument();
  });

  it('„tylko zmiany” i kolejność zmieniają tabelę, a nic nie znika bez słowa', async () => {
    const { dialog, table, user } = await compare();
    await user.click(dialog.getByRole('switch', { name: 'tylko ryzyko' }));
    expect(within(table).getByText('Burak')).toBeInTheDocument();
    expect(plain(table.querySelector('caption')?.textContent ?? '')).toBe(
      'Badania 12.03.2025 i 04.09.2026: 5 z 5 pozycji',
    );
    await user.click(dialog.getByRole('switch', { name: 'tylko zmiany' }));
    expect(within(table).queryByText('Burak')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Nazwa' }));
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Groch', 'Papryka', 'Seler']);
  });

  it('takie same badania mówią, że żadna pozycja nie pasuje, i pokazują wszystkie na życzenie', async () => {
    sets = [second, { ...second, id: 'is-1', date: '2025-03-12' }];
    const { dialog, user } = await compare();
    await user.click(dialog.getByRole('switch', { name: 'tylko zmiany' }));
    expect(await dialog.findByText('Żadna pozycja nie pasuje')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pokaż wszystkie' }));
    expect(within(await dialog.findByRole('table')).getAllByRole('rowheader')).toHaveLength(5);
  });

  it('to samo badanie po obu stronach zamienia je miejscami', async () => {
    const { dialog, user } = await compare();
    await choose(user, 'Porównaj od badania', /04.09.2026/);
    expect(dialog.getByRole('combobox', { name: 'do badania' })).toHaveTextContent('12.03.2025');
    const table = await dialog.findByRole('table');
    await waitFor(() =>
      expect(lines(table)).toContain('Seler | 24 | 41ryzyko | +17 | nowe ryzyko | 4 produkty'),
    );
  });

  it('drukuje to, co widać, słowami i liczbami', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    const { dialog, user } = await compare();
    await user.click(dialog.getByRole('button', { name: 'Drukuj' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(document.title).toBe('Porównanie badań: Hanna Brzezińska');
    const paper = document.querySelector('[data-print-view]');
    expect(plain(paper?.textContent ?? '')).toMatch(/Por3232bez zmiannadal ryzyko/);
    expect(paper).toHaveTextContent('nowe ryzyko, wcześniej nie badano');
    expect(paper).toHaveTextContent('IgG to nie test alergii.');
    expect(paper).not.toHaveTextContent('Burak');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('[data-print-view]')).toBeNull());
    print.mockRestore();
  });

  it('badania, którego nie da się wczytać, nie udaje pustym', async () => {
    const { dialog, user } = await open();
    api.on(intoleranceSetRoutes.read, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    await user.click(dialog.getByRole('radio', { name: 'Porównanie' }));
    expect(await dialog.findByText('Nie udało się pobrać badań do porównania.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument();
  });

  it('[decisions 12] bez słownika nie mówi ani ile produktów, ani że ich brak', async () => {
    api.on(intoleranceDictionaryRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    const { dialog } = await compare();
    expect(await dialog.findByText(/Nie wiadomo, które wyniki mają produkty/)).toBeInTheDocument();
    expect(dialog.queryByText(/\d produkt|brak mapowania/)).toBeNull();
  });
});
