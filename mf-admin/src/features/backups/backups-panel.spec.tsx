import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { apiError, fakeApi, type FakeApi } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { expectNoAxeViolations, stubMatchMedia } from '@pora/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NARROW } from '../../shared/narrow.js';
import {
  backupRow,
  button,
  failed,
  history,
  makeBackup,
  NAME,
  running,
  show,
  showHistory,
} from './testing/show-backups.js';

const LOAD_FAILED = 'Nie udało się pobrać historii backupów.';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupRoutes.restores, { items: [] });
});
let restoreMedia: (() => void) | undefined;
afterEach(() => {
  restoreMedia?.();
  restoreMedia = undefined;
});
const reads = () => api.calls(backupRoutes.list).length;

describe('historia kopii', () => {
  it('[core §8] pusta jest nazywana pustą dopiero po wczytaniu', async () => {
    let answer = (_body: unknown): void => undefined;
    api.on(backupRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    show();
    await waitFor(() => expect(reads()).toBe(1));
    expect(screen.queryByText('Brak zarejestrowanych backupów.')).toBeNull();
    await act(async () => answer(history([])));
    expect(await screen.findByText('Brak zarejestrowanych backupów.')).toBeInTheDocument();
  });

  it('[core §8] nieudane pobranie mówi to, nie nazywa historii pustą i daje ponowić', async () => {
    api.on(backupRoutes.list, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    const { user } = show();
    expect(await screen.findByText(LOAD_FAILED)).toBeInTheDocument();
    expect(screen.getByText('Usługa nie odpowiada.')).toBeInTheDocument();
    expect(screen.queryByText('Brak zarejestrowanych backupów.')).toBeNull();
    api.on(backupRoutes.list, history([makeBackup()]));
    await user.click(button('Spróbuj ponownie'));
    expect(await screen.findByText('Zakończony')).toBeInTheDocument();
  });

  it('[core §8] nieudane odświeżenie zostawia historię i mówi, że jest stara', async () => {
    const { user } = await showHistory(api, [makeBackup()]);
    api.on(backupRoutes.list, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    await user.click(button('Odśwież historię kopii'));
    expect(await screen.findByText(LOAD_FAILED)).toBeInTheDocument();
    expect(screen.getByText('Zakończony')).toBeInTheDocument();
  });

  it('[core §7] brak tabeli infrastruktury ma swoje zdanie, a inne ostrzeżenie stoi tak, jak przyszło', async () => {
    const { user } = await showHistory(api, [makeBackup()], 'table_missing');
    expect(
      screen.getByText('Tabela infrastruktury nie istnieje. Historia kopii może być niepełna.'),
    ).toBeInTheDocument();
    api.on(backupRoutes.list, history([makeBackup()], 'Dysk kopii jest prawie pełny.'));
    await user.click(button('Odśwież historię kopii'));
    expect(await screen.findByText('Dysk kopii jest prawie pełny.')).toBeInTheDocument();
    expect(screen.queryByText(/^Tabela infrastruktury/)).toBeNull();
  });

  it('[core §2] ma kolumny, a kopia jeden wiersz z datą, liczbą tabel, statusem, czasami, rozmiarem i opisem', async () => {
    const { user } = await showHistory(api, [
      makeBackup(),
      makeBackup({ tableName: 'meals', completedAt: '2026-11-19T10:18:39.000Z' }),
    ]);
    for (const column of ['Tabela', 'Status', 'Czasy', 'Opis / błąd'])
      expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument();
    const row = backupRow();
    expect(row.getByText('ręczna · 2 tabele')).toBeInTheDocument();
    expect(row.getByText('Zakończony')).toBeInTheDocument();
    expect(row.getAllByRole('cell')[1]).toHaveTextContent('11:18:04 → 11:18:39 · 8,4 MB');
    expect(row.getByText('Przed importem produktów')).toBeInTheDocument();
    expect(row.getByText('odtworzenie sprawdzone')).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'meals' })).toBeNull();
    await user.click(button(new RegExp(`^${NAME}`)));
    const table = within(screen.getByRole('rowheader', { name: 'meals' }).closest('tr') as HTMLElement);
    expect(table.getByText('1 204 wiersze')).toBeInTheDocument();
    expect(table.getByText('Zakończony')).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('[core §4] statusy mają polskie nazwy, jakkolwiek napisane; brak statusu to Nieznany', async () => {
    const at = (day: number) => ({ createdAt: `2026-11-${day}T10:18:00.000Z`, backupId: `b-${day}` });
    await showHistory(api, [
      { ...makeBackup(at(19)), status: 'completed' },
      { ...makeBackup(at(18)), status: 'failed' },
      { ...makeBackup(at(17)), status: 'running' },
      { ...makeBackup(at(16)), status: 'Pending' },
      { ...makeBackup(at(15)), status: undefined },
      {},
    ]);
    const named = ['Zakończony', 'Błąd', 'W trakcie', 'Oczekuje', 'Nieznany'];
    for (const [index, day] of [19, 18, 17, 16, 15].entries())
      expect(backupRow(new RegExp(`^${day}\\.11`)).getByText(named[index] as string)).toBeInTheDocument();
    expect(backupRow(/^–/).getByText('Nieznany')).toBeInTheDocument();
  });

  it('[core §2] zapisywana tabela mówi, ile wierszy z ilu jest zapisanych; zapisana tylko, ile ich ma', async () => {
    const counted = { ...running, rowsDone: 41_200, rowsExpected: 66_400 };
    await showHistory(api, [counted, makeBackup({ tableName: 'foods', rowsDone: null })]);
    expect(await screen.findByText('41 200 z 66 400 wierszy')).toBeInTheDocument();
    expect(screen.getByText('1 204 wiersze')).toBeInTheDocument();
  });

  it('[core §4] mówi, jak stoi kopia w S3 i czemu się nie udała; dopóki czeka, historia się odświeża', async () => {
    const waiting = makeBackup({ awsStatus: 'PENDING', awsProblem: 'Magazyn S3 nie odpowiada.' });
    const { user } = await showHistory(api, [
      waiting,
      makeBackup({ backupId: 'b-2', awsStatus: 'COMPLETED' }),
    ]);
    expect(
      screen.getByText('Kopia w S3: Magazyn S3 nie odpowiada. Ponawiamy samoczynnie.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Odświeżamy co 15 s, dopóki trwa kopia')).toBeInTheDocument();
    for (const toggle of screen.getAllByRole('button', { name: new RegExp(`^${NAME}`) }))
      await user.click(toggle);
    expect(screen.getByText(/· czeka na skopiowanie do S3$/)).toBeInTheDocument();
    expect(screen.getByText(/· skopiowana do S3$/)).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('[core §4] błąd tabeli stoi przy niej, a jej kopia jest otwarta od razu', async () => {
    await showHistory(api, [failed, makeBackup({ tableName: 'meals' })]);
    const table = within(screen.getByRole('rowheader', { name: 'patients' }).closest('tr') as HTMLElement);
    expect(table.getByText('Przekroczono limit czasu połączenia')).toBeInTheDocument();
    expect(backupRow().getByText('Błąd')).toBeInTheDocument();
  });

  it('[core §2] w trakcie widać postęp i ile już trwa; tabele, które nic nie mówią, są policzone i dają się pokazać', async () => {
    const { user } = await showHistory(api, [
      makeBackup(),
      makeBackup({ tableName: 'foods', completedAt: '2026-11-19T10:18:30.000Z' }),
      running,
      ...['surveys', 'schedule', 'rule-config'].map((tableName) =>
        makeBackup({
          ...running,
          resourceId: `b-1/${tableName}`,
          tableName,
          status: 'PENDING',
          startedAt: null,
        }),
      ),
    ]);
    expect(backupRow().getByRole('progressbar', { name: 'Postęp kopii' })).toHaveAttribute(
      'aria-valuetext',
      '2 z 6',
    );
    expect(backupRow().getByText(/trwa/)).toBeInTheDocument();
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names().slice(1)).toEqual(['foods', 'meals', 'surveys']);
    await user.click(button(/^i 3\stabele: 1 zakończona, 2 oczekują$/));
    expect(names().slice(1)).toEqual(['patients', 'foods', 'meals', 'surveys', 'schedule', 'rule-config']);
  });

  it('[core §3] kopia, której nie da się odtworzyć, mówi to z powodem', async () => {
    await showHistory(api, [
      makeBackup({ restoreCheck: 'failed', restoreProblem: 'Suma kontrolna się nie zgadza.' }),
    ]);
    expect(backupRow().getByText('uszkodzona, nie da się odtworzyć')).toBeInTheDocument();
    expect(backupRow().getByText('Suma kontrolna się nie zgadza.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Pobierz kopię z ${NAME}` })).toBeNull();
  });

  it('[core §2] na telefonie jest listą, w której wszystko jest do przeczytania i zrobienia', async () => {
    restoreMedia = stubMatchMedia([mediaQueries.phone, NARROW]);
    const { user } = await showHistory(api, [failed, makeBackup({ tableName: 'meals' })]);
    expect(screen.queryByRole('table')).toBeNull();
    const item = within(
      within(screen.getByRole('list', { name: 'Historia' })).getAllByRole('listitem')[0] as HTMLElement,
    );
    expect(item.getAllByText('Błąd')).toHaveLength(2);
    expect(item.getByText('Przekroczono limit czasu połączenia')).toBeInTheDocument();
    expect(item.getByRole('button', { name: `Ponów kopię z ${NAME}` })).toBeInTheDocument();
    await user.click(item.getByRole('button', { name: new RegExp(`^${NAME}`) }));
    expect(item.queryByText('Przekroczono limit czasu połączenia')).toBeNull();
    await expectNoAxeViolations();
  });
});

describe('odpytywanie', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('[core §9] trwająca kopia odświeża historię co 15 s i mówi to; po jej końcu odpytywanie ustaje', async () => {
    await showHistory(api, [running]);
    expect(screen.getByText('Odświeżamy co 15 s, dopóki trwa kopia')).toBeInTheDocument();
    await pass(14_000);
    expect(reads()).toBe(1);
    api.on(backupRoutes.list, history([makeBackup()]));
    await pass(1_500);
    await waitFor(() => expect(reads()).toBe(2));
    await waitFor(() => expect(screen.queryByText(/^Odświeżamy/)).toBeNull());
    await pass(60_000);
    expect(reads()).toBe(2);
  });

  it('[core §4] status chmury, który może się zmienić, też odświeża historię', async () => {
    await showHistory(api, [makeBackup({ awsStatus: 'PENDING' })]);
    await pass(16_000);
    await waitFor(() => expect(reads()).toBe(2));
  });
});
