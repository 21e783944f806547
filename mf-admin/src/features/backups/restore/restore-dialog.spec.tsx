import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RestorePreview } from '@pora/contracts/admin/backup.model';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { apiError, fakeApi, type FakeApi } from '@pora/kit/testing';
import { DEFAULT_PAGE_SIZE } from '@pora/ui/data';
import { expectNoAxeViolations, stubChangingMedia } from '@pora/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NARROW } from '../../../shared/narrow.js';
import { button, history, makeBackup, NAME, restored, showHistory } from '../testing/show-backups.js';

const preview: RestorePreview = {
  backupId: 'b-1',
  takenAt: '2026-11-19T10:18:04.000Z',
  sizeBytes: 4_404_019,
  tables: [
    { tableName: 'patients', now: 1214, stored: 1212, changes: 30 },
    { tableName: 'diet-plans', now: 117, stored: 118, changes: 1 },
    { tableName: 'foods', now: 3102, stored: 3102, changes: 3 },
  ],
  changesSince: 41,
  erasedSince: 2,
  workingNow: 3,
  problem: null,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupRoutes.restores, { items: [] });
  api.on(backupRoutes.restorePreview, preview);
});

async function open(items = [makeBackup()]) {
  const { user } = await showHistory(api, items);
  await user.click(button(`Odtwórz kopię z ${NAME}`));
  const dialog = within(await screen.findByRole('dialog', { name: `Odtwórz kopię z ${NAME}` }));
  return { user, dialog };
}

const asked = () => api.calls(backupRoutes.restore).map(({ params, body }) => ({ params, body }));

describe('odtwarzanie kopii', () => {
  it('pokazuje wiersze teraz i w kopii, ich różnicę i to, co się stanie', async () => {
    const { dialog } = await open();
    const row = async (name: string) =>
      within(await dialog.findByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await row('patients')).toEqual(['1\u00a0214', '1\u00a0212', '−2']);
    expect(await row('diet-plans')).toEqual(['117', '118', '+1']);
    expect(await row('foods')).toEqual(['3\u00a0102', '3\u00a0102', '0']);
    expect(dialog.getByText(/Odtworzenie można cofnąć/)).toBeInTheDocument();
    expect(dialog.getByText(/3 osoby mają teraz otwarty plan\./)).toBeInTheDocument();
    expect(dialog.getByText(/^Znikną 34\szmiany zapisane po 19\.11\.2026\s11:18\./)).toBeInTheDocument();
    expect(dialog.getByText(/usunięto na zawsze 2 osoby/)).toBeInTheDocument();
  });

  it('liczba zmian i ich lista są tych samych, wybranych tabel', async () => {
    api.on(backupRoutes.lostChanges, apiError(409, 'conflict', 'Pliki backupu są uszkodzone.'));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('radio', { name: 'Wybrane tabele' }));
    await user.click(dialog.getByRole('checkbox', { name: 'patients' }));
    expect(dialog.getByText(/^Znikną 4\szmiany zapisane po/)).toHaveTextContent(
      /Pobierz ich listę: zmiany\.csv$/,
    );
    await expectNoAxeViolations();
    dialog.getByRole('button', { name: 'zmiany.csv' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nie udało się pobrać listy zmian')).toBeInTheDocument();
    expect(api.calls(backupRoutes.lostChanges).map(({ params, query }) => ({ params, query }))).toEqual([
      { params: { id: 'b-1' }, query: { tables: 'diet-plans,foods' } },
    ]);
    await user.click(dialog.getByRole('checkbox', { name: 'foods' }));
    expect(dialog.getByText(/^Zniknie 1\szmiana zapisana po/)).toHaveTextContent(/Pobierz ją: zmiany\.csv$/);
    await user.click(dialog.getByRole('checkbox', { name: 'diet-plans' }));
    expect(dialog.queryByRole('button', { name: 'zmiany.csv' })).toBeNull();
  });

  it('gdy nic nie zniknie, mówi to, a listy nie ma', async () => {
    const tables = preview.tables.map((table) => ({ ...table, changes: 0 }));
    api.on(backupRoutes.restorePreview, { ...preview, tables });
    const { dialog } = await open();
    expect(await dialog.findByText('Żadna zmiana zapisana po tej kopii nie zniknie.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'zmiany.csv' })).toBeNull();
  });

  it('usługa starsza od strony liczy zmiany całej bazy, a listy nie ma', async () => {
    const tables = preview.tables.map(({ changes: _, ...table }) => table);
    api.on(backupRoutes.restorePreview, { ...preview, tables });
    const { dialog } = await open();
    expect(await dialog.findByText(/zapisano w całej bazie 41\szmian\./)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'zmiany.csv' })).toBeNull();
  });

  it('plany bez produktów i produkty bez planów będą „do sprawdzenia”, razem nie', async () => {
    const { user, dialog } = await open();
    const marked =
      /Jeśli produkty zmieniły się po tej kopii, plany pacjentów zostaną oznaczone „do sprawdzenia”\.$/;
    await user.click(await dialog.findByRole('radio', { name: 'Wybrane tabele' }));
    expect(dialog.queryByText(marked)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'foods' }));
    expect(dialog.getByText(marked)).toHaveTextContent(
      /^Plany diety używają produktów z tabeli foods, której nie odtwarzasz\./,
    );
    await user.click(dialog.getByRole('checkbox', { name: 'diet-plans' }));
    expect(dialog.queryByText(marked)).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'foods' }));
    expect(dialog.getByText(marked)).toHaveTextContent(
      /^Plany diety, których nie odtwarzasz, używają produktów z tabeli foods\./,
    );
  });

  it('tabela, która tylko rośnie, nie ma ujemnej różnicy', async () => {
    const tables = [
      { tableName: 'patients', now: 5, stored: 3 },
      { tableName: 'rule-config', now: 4, stored: 6 },
      { tableName: 'administration', now: 410, stored: 207 },
    ];
    api.on(backupRoutes.restorePreview, { ...preview, tables });
    const { dialog } = await open();
    const difference = async (name: string) =>
      within(await dialog.findByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .at(-1);
    expect(await difference('patients')).toHaveTextContent('−2');
    expect(await difference('rule-config')).toHaveTextContent('+2');
    expect(await difference('administration')).toHaveTextContent(/^–tylko rośnie, nowsze wpisy zostają$/);
    expect(
      within((await difference('administration'))!).getByTitle('tylko rośnie, nowsze wpisy zostają'),
    ).toBeVisible();
    await expectNoAxeViolations();
  });

  it('jedna osoba usunięta na zawsze jest jedną także w zdaniu o niej', async () => {
    api.on(backupRoutes.restorePreview, { ...preview, erasedSince: 1 });
    const { dialog } = await open();
    expect(await dialog.findByText(/1\sosobę\. Odtworzenie jej nie przywróci\./)).toBeInTheDocument();
  });

  it('zaczyna się dopiero po wpisaniu zdania, które nazywa wybór', async () => {
    api.on(backupRoutes.restore, { restoreId: 'r-1' });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('radio', { name: 'Wybrane tabele' }));
    await user.click(dialog.getByRole('checkbox', { name: 'diet-plans' }));
    const run = dialog.getByRole('button', { name: /^Odtwórz 2\stabele$/ });
    const field = dialog.getByRole('textbox', { name: 'Aby potwierdzić, wpisz: ODTWÓRZ 2 TABELE' });
    await user.type(field, 'odtwórz 2 tabele');
    expect(run).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'ODTWÓRZ 2 TABELE');
    api.on(backupRoutes.restores, { items: [restored] });
    await user.click(run);
    expect(
      await dialog.findByText('Odtworzono 2 tabele. Odtworzone dane porównaliśmy z kopią: są zgodne.'),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/tylko rośnie/)).toBeNull();
    expect(dialog.getByText('Usuniętych na żądanie nie przywróciliśmy: 2 osoby.')).toBeInTheDocument();
    expect(asked()).toEqual([
      { params: { id: 'b-1' }, body: { tables: ['patients', 'foods'], confirmation: 'ODTWÓRZ 2 TABELE' } },
    ]);
  });

  it('bez żadnej tabeli mówi, czego brakuje, i nie każe niczego wpisywać', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('radio', { name: 'Wybrane tabele' }));
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    expect(dialog.getByText('Wybierz co najmniej jedną tabelę do odtworzenia.')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Odtwórz' })).toBeDisabled();
  });

  it('nie mówi, że zgodne z kopią jest to, co tylko rośnie', async () => {
    const tables = ['patients', 'rule-config', 'administration'];
    api.on(backupRoutes.restores, { items: [{ ...restored, tables, state: 'running', step: 'writing' }] });
    const { dialog } = await open();
    await dialog.findByText('Odtwarzamy tabele…');
    api.on(backupRoutes.restores, { items: [{ ...restored, tables }] });
    expect(
      await dialog.findByText(
        'Dziennik zdarzeń tylko rośnie: są w nim wpisy z kopii i wszystkie nowsze.',
        {},
        { timeout: 5_000 },
      ),
    ).toBeInTheDocument();
    expect(
      dialog.getByText('Historia reguł tylko rośnie: są w niej wersje z kopii i wszystkie nowsze.'),
    ).toBeInTheDocument();
  });

  it('okno mówi o końcu także wtedy, gdy kopia obecnego stanu przesunęła odtwarzaną na drugą stronę', async () => {
    const newer = (at: number) => {
      const moment = new Date(Date.UTC(2026, 10, 20, 10, at)).toISOString();
      return makeBackup({
        backupId: `n-${at}`,
        requestedAt: moment,
        createdAt: moment,
        startedAt: moment,
        completedAt: moment,
      });
    };
    const page = Array.from({ length: DEFAULT_PAGE_SIZE - 1 }, (_, at) => newer(at));
    api.on(backupRoutes.restore, { restoreId: 'r-1' });
    const { user, dialog } = await open([...page, makeBackup()]);
    await user.type(await dialog.findByRole('textbox', { name: /ODTWÓRZ 3 TABELE/ }), 'ODTWÓRZ 3 TABELE');
    api.on(backupRoutes.list, history([newer(59), ...page, makeBackup()]));
    api.on(backupRoutes.restores, { items: [restored] });
    await user.click(dialog.getByRole('button', { name: /^Odtwórz 3\stabele$/ }));
    await dialog.findByText(/^Odtworzono 2\stabele/);
    await waitFor(() => expect(screen.queryByText(NAME)).toBeNull());
    expect(screen.getByText(/^Odtworzono 2\stabele/)).toBeInTheDocument();
  });

  it('kopię całej bazy zaczyna zdanie o całej bazie, tymi samymi słowami co wybór i przycisk', async () => {
    const tables = BACKUP_TABLES.map((tableName) => ({ tableName, now: 1, stored: 1, changes: 0 }));
    api.on(backupRoutes.restorePreview, { ...preview, tables });
    api.on(backupRoutes.restore, { restoreId: 'r-1' });
    const { user, dialog } = await open();
    expect(await dialog.findByRole('radio', { name: 'Cała baza' })).toBeChecked();
    await user.type(
      dialog.getByRole('textbox', { name: 'Aby potwierdzić, wpisz: ODTWÓRZ CAŁĄ BAZĘ' }),
      'ODTWÓRZ CAŁĄ BAZĘ',
    );
    await user.click(dialog.getByRole('button', { name: 'Odtwórz całą bazę' }));
    await waitFor(() =>
      expect(asked().map(({ body }) => body)).toEqual([
        { tables: [...BACKUP_TABLES], confirmation: 'ODTWÓRZ CAŁĄ BAZĘ' },
      ]),
    );
  });

  it('kopii wybranych tabel nie nazywa całą bazą', async () => {
    const { dialog } = await open();
    expect(await dialog.findByRole('radio', { name: 'Cała kopia' })).toBeChecked();
    expect(
      dialog.getByRole('textbox', { name: 'Aby potwierdzić, wpisz: ODTWÓRZ 3 TABELE' }),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/całą bazę/i)).toBeNull();
  });

  it('mówi, czemu się nie powiodło', async () => {
    api.on(backupRoutes.restore, { restoreId: 'r-1' });
    const { user, dialog } = await open();
    await user.type(
      await dialog.findByRole('textbox', { name: 'Aby potwierdzić, wpisz: ODTWÓRZ 3 TABELE' }),
      'ODTWÓRZ 3 TABELE',
    );
    api.on(backupRoutes.restores, {
      items: [{ ...restored, state: 'failed', problem: 'Pliki backupu są uszkodzone.' }],
    });
    await user.click(dialog.getByRole('button', { name: /^Odtwórz 3\stabele$/ }));
    expect(await dialog.findByText('Pliki backupu są uszkodzone.')).toBeInTheDocument();
    expect(dialog.queryByText(/^Odtworzono/)).toBeNull();
  });

  it('odmowa serwera zostawia wybór i wpisane zdanie', async () => {
    api.on(backupRoutes.restore, apiError(409, 'conflict', 'Inne odtwarzanie jeszcze trwa.'));
    const { user, dialog } = await open();
    const field = await dialog.findByRole('textbox', { name: /ODTWÓRZ 3 TABELE/ });
    await user.type(field, 'ODTWÓRZ 3 TABELE');
    await user.click(dialog.getByRole('button', { name: /^Odtwórz 3\stabele$/ }));
    expect(await dialog.findByText('Inne odtwarzanie jeszcze trwa.')).toBeInTheDocument();
    expect(field).toHaveValue('ODTWÓRZ 3 TABELE');
  });

  it('kopii, która nie pasuje, nie da się zacząć odtwarzać', async () => {
    api.on(backupRoutes.restorePreview, { ...preview, problem: 'Kopię wykonała nowsza wersja programu.' });
    const { dialog } = await open();
    expect(await dialog.findByText('Kopię wykonała nowsza wersja programu.')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Odtwórz/ })).toBeNull();
  });

  it('trwające odtwarzanie widać po ponownym otwarciu okna', async () => {
    api.on(backupRoutes.restores, { items: [{ ...restored, state: 'running', step: 'keeping' }] });
    const { dialog } = await open();
    expect(await dialog.findByText('Robimy kopię obecnego stanu…')).toBeInTheDocument();
    expect(dialog.getByText('To okno możesz zamknąć, odtwarzanie będzie trwało dalej.')).toBeInTheDocument();
  });

  describe('gdy okno przeglądarki zmienia szerokość', () => {
    let dragged: ReturnType<typeof stubChangingMedia>;
    beforeEach(() => void (dragged = stubChangingMedia()));
    afterEach(() => dragged.restore());

    it('okno odtwarzania zostaje z tym, co wybrano i wpisano', async () => {
      const { user, dialog } = await open();
      await user.click(await dialog.findByRole('radio', { name: 'Wybrane tabele' }));
      await user.click(dialog.getByRole('checkbox', { name: 'diet-plans' }));
      await user.type(dialog.getByRole('textbox'), 'ODTWÓRZ 2');
      for (const holding of [[NARROW], []]) {
        act(() => dragged.change(holding));
        const still = within(screen.getByRole('dialog', { name: `Odtwórz kopię z ${NAME}` }));
        expect(still.getByRole('checkbox', { name: 'diet-plans' })).not.toBeChecked();
        expect(still.getByRole('textbox')).toHaveValue('ODTWÓRZ 2');
      }
    });

    it('pytanie o usunięcie i otwarte tabele kopii zostają', async () => {
      const { user } = await showHistory(api, [makeBackup()]);
      await user.click(button(new RegExp(`^${NAME}`)));
      await user.click(button(`Więcej o kopii z ${NAME}`));
      await user.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
      await screen.findByRole('alertdialog', { name: `Usunąć kopię z ${NAME}?` });
      act(() => dragged.change([NARROW]));
      const question = within(screen.getByRole('alertdialog', { name: `Usunąć kopię z ${NAME}?` }));
      await user.click(question.getByRole('button', { name: 'Anuluj' }));
      expect(button(new RegExp(`^${NAME}`))).toHaveAttribute('aria-expanded', 'true');
    });
  });
});
