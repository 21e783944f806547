import { describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { type ImportPreview, type LibraryImport } from '@pora/contracts/catalog/library-import.model';
import { libraryImportRoutes as routes } from '@pora/contracts/catalog/library-import.routes';
import { apiError, type FakeApi, fakeApi, renderScreen } from '@pora/kit/testing';

import { screen, waitFor, within } from '@testing-library/react';
import { ImportDialog } from './import-dialog.js';

const column = (name: string, field: LibraryImport['columns'][number]['field'], ...samples: string[]) => ({
  ...{ name, field, samples },
  values: [...new Set(samples)],
});
const DRAFT: LibraryImport = {
  ...{ id: 'li-1', kind: 'foods', state: 'draft', fileName: 'produkty_2026.csv', sizeBytes: 219_000 },
  ...{ format: 'csv', encoding: 'windows-1250', separator: 'semicolon', rows: 1311 },
  columns: [
    column('Produkt', 'name', 'Amarantus', 'Ananas', 'Arbuz'),
    column('Grupa', 'category', 'Owoce', 'warz.'),
    column('kcal', 'calories', '384', '55', '30'),
    column('Indeks GI', null, '35', '59', '72'),
    column('Kod', 'code', '5900000000001'),
    column('Białko', 'protein', '14'),
    column('Tłuszcz', 'fat', '7'),
    column('Węglowodany', 'carbs', '65'),
  ],
  ...{ done: 0, added: 0, changed: 0, unchanged: 0, refused: 0, refusedRows: [], problem: null },
  ...{ createdBy: 'a@b.pl', createdAt: '2026-11-23T10:00:00.000Z', startedAt: null, finishedAt: null },
};
const row = (
  line: number,
  status: ImportPreview['rows'][number]['status'],
  name: string,
  rest: object = {},
) => ({
  ...{ line, status, bad: [], notes: [], warnings: [], values: { name, calories: '55' } },
  ...rest,
});
const PREVIEW: ImportPreview = {
  counts: {
    all: 1311,
    new: 1204,
    changed: 86,
    unchanged: 12,
    error: 9,
    warning: 31,
    repeated: 2,
    sameName: 3,
    links: 5,
  },
  rows: [
    row(2, 'new', 'Amarantus', { warnings: ['z 4/4/9 wychodzi 342 kcal (+7%)'] }),
    row(3, 'changed', 'Ananas', { notes: ['kcal 54 → 55'] }),
    row(17, 'error', 'Baton', {
      ...{ notes: ['Kalorie nie mogą być ujemne'], bad: ['calories'] },
      values: { name: 'Baton', calories: '-12' },
    }),
  ],
};
const RUNNING: LibraryImport = {
  ...{ ...DRAFT, state: 'running', done: 748, added: 690, changed: 52, unchanged: 6, refused: 9 },
  startedAt: '2026-11-23T10:00:00.000Z',
  refusedRows: [{ line: 17, name: 'Baton', reasons: ['Kalorie nie mogą być ujemne'] }],
};

function open(prepare: (api: FakeApi) => void = () => undefined) {
  const api = fakeApi();
  api.on(routes.list, { items: [] });
  api.on(routes.upload, DRAFT);
  api.on(routes.preview, PREVIEW);
  api.on(routes.remove, undefined);
  api.on(foodRoutes.list, { items: [], nextStartKey: null });
  api.on(mealRoutes.list, { items: [], nextStartKey: null });
  prepare(api);
  const closed: boolean[] = [];
  const rendered = renderScreen(<ImportDialog kind="foods" onClose={() => closed.push(true)} />);
  return { api, closed, ...rendered };
}

const choose = async (
  user: { upload: (input: HTMLElement, file: File) => Promise<void> },
  name = 'a.csv',
) => {
  await screen.findByRole('button', { name: 'Wybierz plik' });
  await user.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), new File(['a;b'], name));
};

describe('import z pliku', () => {
  it('[library §9] bez kolumn, których nowe produkty potrzebują, podglądu nie ma, chyba że zmienia się tylko znane', async () => {
    const columns = DRAFT.columns.filter(({ field }) => field !== 'fat');
    const { user } = open((api) => api.on(routes.upload, { ...DRAFT, columns }));
    await choose(user);
    const next = await screen.findByRole('button', { name: /^Dalej/ });
    expect(next).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Nowe rekordy potrzebują jeszcze: Tłuszcz');
    await user.click(screen.getByRole('checkbox', { name: /^Tylko zmieniam produkty/ }));
    expect(next).toBeEnabled();
  });

  it('[library §9] podgląd nazywa kolumny, które nie wchodzą, i pyta o powtórzone nazwy', async () => {
    const asked: unknown[] = [];
    const { user } = open((api) =>
      api.on(routes.preview, ({ body }: { body: { repeats?: string } }) => {
        asked.push(body.repeats);
        return PREVIEW;
      }),
    );
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Dalej/ }));
    expect(await screen.findByText('Nie wchodzą kolumny: Indeks GI.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /^2\swiersze z nazwą/ }));
    await user.click(await screen.findByRole('option', { name: 'Pomiń, zostaw pierwszy' }));
    await waitFor(() => expect(asked).toEqual(['ask', 'first']));
  });

  it('[decisions 64] o nowe produkty z nazwą, która jest już w bazie, pyta się przed importem', async () => {
    const asked: unknown[] = [];
    const { user } = open((api) =>
      api.on(routes.preview, ({ body }: { body: { sameNames?: string } }) => {
        asked.push(body.sameNames);
        return PREVIEW;
      }),
    );
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Dalej/ }));
    await user.click(await screen.findByRole('combobox', { name: /^3\swiersze .* inny produkt w bazie/ }));
    await user.click(await screen.findByRole('option', { name: 'Dodaj mimo to, jako drugi produkt' }));
    await waitFor(() => expect(asked).toEqual(['ask', 'add']));
  });

  it('[decisions 73] proponowane powiązania stoją przy wierszu z powodem: można odznaczyć jedno albo wszystkie', async () => {
    const links = [
      { key: 'gluten', name: 'Gluten', reason: 'nazwa: „pszenny”', ticked: true },
      { key: 'soja', name: 'Soja', reason: 'uwaga: „soję”', ticked: false },
    ];
    const { api, user } = open((fake) => {
      fake.on(routes.preview, {
        ...PREVIEW,
        rows: [row(2, 'new', 'Chleb', { links }), row(3, 'new', 'Bułka', { links }), row(4, 'new', 'Arbuz')],
      });
      fake.on(routes.start, RUNNING);
      fake.on(routes.read, RUNNING);
    });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Dalej/ }));
    const linksOf = (food: string) =>
      within(screen.getByRole('list', { name: `Powiązania z wynikami: ${food}` }));
    const box = (food: string, name: string) => linksOf(food).getByRole('checkbox', { name });
    const all = await screen.findByRole('checkbox', { name: /^Powiąż nowe produkty .*5\spowiązań/ });
    expect(all).toBeChecked();
    expect(linksOf('Chleb').getByText('nazwa: „pszenny”')).toBeVisible();
    expect([box('Chleb', 'Gluten'), box('Bułka', 'Gluten')].every((one) => one.matches(':checked'))).toBe(
      true,
    );
    expect(box('Chleb', 'Soja')).not.toBeChecked();
    expect(screen.queryByRole('list', { name: /Arbuz/ })).toBeNull();
    await user.click(box('Chleb', 'Gluten'));
    expect(all).toBePartiallyChecked();
    expect(box('Bułka', 'Gluten')).toBeChecked();
    await user.click(all);
    expect(box('Bułka', 'Gluten')).not.toBeChecked();
    await user.click(box('Bułka', 'Soja'));
    await user.click(screen.getByRole('button', { name: /^Importuj/ }));
    await waitFor(() => expect(api.calls(routes.start)).toHaveLength(1));
    expect(api.calls(routes.start)[0]?.body).toMatchObject({
      proposeLinks: false,
      linkChoices: [{ line: 3, key: 'soja', linked: true }],
    });
    expect(api.calls(routes.preview)).toHaveLength(1);
  }, 30_000);

  it('prowadzi od kolumn przez próbę na sucho do wyniku', async () => {
    let current: LibraryImport = RUNNING;
    const { api, user, closed } = open((fake) => {
      fake.on(routes.start, () => current);
      fake.on(routes.read, () => current);
    });
    await choose(user);
    const dialog = await screen.findByRole('dialog', { name: 'Import produktów' });
    await within(dialog).findByText(/produkty_2026\.csv · 1\s311 wierszy/);
    expect(within(dialog).getByRole('combobox', { name: /Kodowanie/ }).textContent).toBe('Windows-1250');
    expect(within(dialog).getByRole('row', { name: /Grupa/ }).textContent).toContain(
      '1 z 2 grup spoza listy',
    );
    expect(within(dialog).getByRole('row', { name: /Indeks GI/ }).textContent).toContain('pomijamy');
    await user.click(screen.getByRole('button', { name: 'Dalej: podgląd' }));
    await screen.findByText('Próba na sucho, nic jeszcze nie zapisano');
    expect(api.calls(routes.preview)[0]?.body).toEqual({
      ...{ fields: ['name', 'category', 'calories', null, 'code', 'protein', 'fat', 'carbs'], key: 'code' },
      ...{ existing: 'update', repeats: 'ask', sameNames: 'ask', categories: [], units: [] },
      ...{ proposeLinks: true, linkChoices: [] },
    });
    const bad = screen.getByRole('row', { name: /Baton/ });
    expect(bad.textContent).toContain('Kalorie nie mogą być ujemne');
    await user.click(screen.getByRole('radio', { name: 'Błędy 9' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ananas/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: /Importuj 1\s290\sproduktów/ }));
    const bar = await screen.findByRole('progressbar', { name: 'Zapisuję produkty' });
    expect(bar.getAttribute('aria-valuetext')).toMatch(/748 z 1\s311/);
    expect(screen.getByText(/import dokończy się sam/)).toBeTruthy();
    current = { ...RUNNING, state: 'done', done: 1311, finishedAt: '2026-11-23T10:00:24.000Z' };
    expect(await screen.findByText('Import zakończony', {}, { timeout: 4000 })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pokaż produkty' }));
    expect(closed).toHaveLength(1);
  }, 30_000);

  it('pole ma jedną kolumnę, grupę z pliku można przypisać, a istniejące pominąć', async () => {
    const { api, user } = open();
    await choose(user);
    await screen.findByRole('row', { name: /Grupa/ });
    await user.click(screen.getByRole('button', { name: 'Przypisz' }));
    await user.click(await screen.findByRole('combobox', { name: /Kategoria dla „warz\.”/ }));
    await user.click(await screen.findByRole('option', { name: 'Warzywa' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /^Grupa/ }).textContent).toContain('wskazano'),
    );
    await user.click(screen.getByRole('combobox', { name: 'Pole dla kolumny Indeks GI' }));
    await user.click(await screen.findByRole('option', { name: 'EAN' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /^Kod / }).textContent).toContain('pomijamy'));
    await user.click(screen.getByRole('combobox', { name: /Gdy produkt już jest/ }));
    await user.click(await screen.findByRole('option', { name: 'Pomiń, nic nie zmieniaj' }));
    await user.click(screen.getByRole('button', { name: 'Dalej: podgląd' }));
    await waitFor(() => expect(api.calls(routes.preview)).toHaveLength(1));
    expect(api.calls(routes.preview)[0]?.body).toEqual({
      ...{ fields: ['name', 'category', 'calories', 'code', null, 'protein', 'fat', 'carbs'], key: 'code' },
      ...{ existing: 'skip', repeats: 'ask', sameNames: 'ask', units: [], proposeLinks: true },
      linkChoices: [],
      categories: [{ from: 'warz.', to: 'Warzywa' }],
    });
  }, 30_000);

  it('nieznane miary z komórek są policzone, a każdą można przypisać do znanej', async () => {
    const portion = {
      ...column('Porcja', 'units', 'plastereczek=15 g', 'chochla=160 g'),
      measures: ['plastereczek', 'łyżki', 'chochla'],
    };
    const draft = {
      ...DRAFT,
      columns: [column('Produkt', 'name', 'Arbuz'), portion, ...DRAFT.columns.slice(5)],
    };
    const { api, user } = open((fake) => fake.on(routes.upload, draft));
    await choose(user);
    const line = () => screen.getByRole('row', { name: /^Porcja/ });
    expect((await screen.findByRole('row', { name: /^Porcja/ })).textContent).toMatch(/2.miary nieznane/);
    await user.click(screen.getByRole('button', { name: 'Przypisz' }));
    expect(screen.queryByRole('combobox', { name: /łyżki/ })).toBeNull();
    await user.click(await screen.findByRole('combobox', { name: /Miara dla „plastereczek”/ }));
    await user.click(await screen.findByRole('option', { name: 'plasterek' }));
    await waitFor(() => expect(line().textContent).toMatch(/1.miara nieznana/));
    await user.click(screen.getByRole('button', { name: 'Dalej: podgląd' }));
    await waitFor(() => expect(api.calls(routes.preview)).toHaveLength(1));
    expect(api.calls(routes.preview)[0]?.body).toMatchObject({
      units: [{ from: 'plastereczek', to: 'plasterek' }],
    });
  }, 30_000);

  it('plik, którego nie da się wczytać, zostawia okno i mówi dlaczego; następny wchodzi', async () => {
    let answer: unknown = apiError(422, 'unreadable_file', 'Plik ma więcej niż 20 000 wierszy.');
    const { user } = open((fake) => fake.on(routes.upload, () => answer));
    await choose(user);
    expect(await screen.findByText('Plik ma więcej niż 20 000 wierszy.')).toBeTruthy();
    answer = DRAFT;
    await choose(user);
    expect(await screen.findByRole('row', { name: /Grupa/ })).toBeTruthy();
  });

  it('import w toku wraca po otwarciu okna i daje się przerwać', async () => {
    let current: LibraryImport = RUNNING;
    const { api, user } = open((fake) => {
      fake.on(routes.list, { items: [RUNNING] });
      fake.on(routes.read, () => current);
      fake.on(routes.remove, () => {
        current = { ...RUNNING, state: 'cancelled' };
        return undefined;
      });
    });
    await user.click(await screen.findByRole('button', { name: 'Przerwij' }));
    expect(await screen.findByText(/Import przerwany: zapisane wiersze zostały/)).toBeTruthy();
    expect(api.calls(routes.remove)[0]?.params).toEqual({ id: 'li-1' });
  });

  it('zamknięcie przed importem wyrzuca szkic', async () => {
    const { api, user, closed } = open();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(api.calls(routes.remove)).toHaveLength(1));
    expect(closed).toHaveLength(1);
  });
});
