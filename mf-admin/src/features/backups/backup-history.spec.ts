import { describe, expect, it } from '@jest/globals';
import {
  foldStatuses,
  groupHistory,
  type HistoryRecord,
  isBeingChecked,
  isChanging,
  statusOf,
  tellingRecords,
  tidyHistory,
} from './backup-history.js';

const record = (change: HistoryRecord = {}): HistoryRecord => ({
  resourceId: `b-1/${change.tableName ?? 'patients'}`,
  backupId: 'b-1',
  tableName: 'patients',
  status: 'COMPLETED',
  createdAt: '2026-11-19T10:18:04.000Z',
  ...change,
});
const tablesOf = (records: readonly HistoryRecord[]) => records.map(({ tableName }) => tableName);

describe('status rekordu', () => {
  it.each([
    ['COMPLETED', 'COMPLETED'],
    ['running', 'RUNNING'],
    [' Failed ', 'FAILED'],
    [undefined, 'UNKNOWN'],
    [null, 'UNKNOWN'],
    ['', 'UNKNOWN'],
    ['ARCHIVED', 'UNKNOWN'],
  ] as const)('[core §4] „%s” to %s', (status, expected) => {
    expect(statusOf({ status })).toBe(expected);
  });
});

describe('dalsze odpytywanie', () => {
  it.each([
    ['PENDING', null, true],
    ['running', null, true],
    ['UNKNOWN', null, true],
    [undefined, null, true],
    ['COMPLETED', null, false],
    ['FAILED', undefined, false],
    ['COMPLETED', 'pending', true],
    ['COMPLETED', 'RUNNING', true],
    ['COMPLETED', 'UNKNOWN', true],
    ['COMPLETED', 'COMPLETED', false],
    ['FAILED', 'AVAILABLE', false],
  ] as const)('[core §4] status %s i status chmury %s: %s', (status, awsStatus, expected) => {
    expect(isChanging({ status, awsStatus })).toBe(expected);
  });

  it('[core §4] sprawdzanie gotowej kopii jest śledzone osobno, bo jej status się nie zmienia', () => {
    const checked = record({ restoreCheck: 'running' });
    expect(isChanging(checked)).toBe(false);
    expect(isBeingChecked(checked)).toBe(true);
    expect(isBeingChecked(record({ restoreCheck: 'passed' }))).toBe(false);
  });
});

describe('porządek historii', () => {
  it('[core §4] ten sam zasób stoi raz, tak jak zapisano go ostatnio', () => {
    const older = record({ status: 'RUNNING', updatedAt: '2026-11-19T10:18:05.000Z' });
    const newer = record({ status: 'COMPLETED', updatedAt: '2026-11-19T10:18:21.000Z' });
    expect(tidyHistory([older, newer])).toEqual([newer]);
    expect(tidyHistory([newer, older])).toEqual([newer]);
  });

  it('[core §4] bez numeru zasobu rozstrzyga numer kopii, a bez niego tabela i czas', () => {
    const byBackup = record({ resourceId: undefined });
    const again = record({ resourceId: null, tableName: 'meals' });
    const bare = record({ resourceId: undefined, backupId: undefined });
    const bareAgain = { ...bare };
    const otherTime = { ...bare, createdAt: '2026-11-18T10:18:04.000Z' };
    expect(tidyHistory([byBackup, again, bare, bareAgain, otherTime])).toEqual([byBackup, bare, otherTime]);
  });

  it('[core §4] najnowsze na górze według utworzenia, a bez niego według zlecenia; bez czasu na końcu', () => {
    const records = [
      record({ tableName: 'old', createdAt: '2026-11-17T02:30:00.000Z' }),
      record({ tableName: 'timeless', createdAt: undefined }),
      record({ tableName: 'asked', createdAt: undefined, requestedAt: '2026-11-18T02:30:00.000Z' }),
      record({ tableName: 'broken', createdAt: 'wczoraj' }),
      record({ tableName: 'new', createdAt: '2026-11-19T02:30:00.000Z' }),
    ];
    expect(tablesOf(tidyHistory(records))).toEqual(['new', 'asked', 'old', 'timeless', 'broken']);
  });
});

describe('kopia z rekordów jej tabel', () => {
  it('[core §3] ma czasy od pierwszej do ostatniej tabeli, łączny rozmiar, opis i liczbę zakończonych', () => {
    const [group, ...others] = groupHistory([
      record({
        startedAt: '2026-11-19T10:18:04.000Z',
        completedAt: '2026-11-19T10:18:21.000Z',
        backupSizeBytes: 100,
        description: ' ',
      }),
      record({
        tableName: 'meals',
        startedAt: '2026-11-19T10:18:10.000Z',
        completedAt: '2026-11-19T10:18:39.000Z',
        backupSizeBytes: 20,
        description: 'Przed importem produktów',
      }),
      record({ tableName: 'foods', backupSizeBytes: null }),
    ]);
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      id: 'b-1',
      at: '2026-11-19T10:18:04.000Z',
      status: 'COMPLETED',
      startedAt: '2026-11-19T10:18:04.000Z',
      completedAt: '2026-11-19T10:18:39.000Z',
      bytes: 120,
      description: 'Przed importem produktów',
      tables: ['patients', 'meals', 'foods'],
      done: 3,
    });
  });

  it('[core §4] póki trwa, nie ma końca', () => {
    const [group] = groupHistory([
      record({ completedAt: '2026-11-19T10:18:21.000Z' }),
      record({ tableName: 'meals', status: 'RUNNING' }),
    ]);
    expect(group).toMatchObject({ status: 'RUNNING', completedAt: null, done: 1 });
  });

  it('[core §3] rekord, któremu brakuje wszystkiego, stoi sam i niczego nie psuje', () => {
    const groups = groupHistory([{}, record()]);
    expect(groups.map(({ id }) => id)).toEqual(['b-1', undefined]);
    expect(groups[1]).toMatchObject({ status: 'UNKNOWN', at: null, bytes: null, tables: [], check: 'none' });
  });

  it.each([
    [['RUNNING', 'COMPLETED', 'FAILED'], 'RUNNING'],
    [['PENDING', 'COMPLETED'], 'RUNNING'],
    [['PENDING', 'PENDING'], 'PENDING'],
    [['PENDING', 'UNKNOWN'], 'PENDING'],
    [['FAILED', 'COMPLETED', 'UNKNOWN'], 'FAILED'],
    [['COMPLETED', 'UNKNOWN'], 'UNKNOWN'],
    [['COMPLETED', 'COMPLETED'], 'COMPLETED'],
    [[], 'UNKNOWN'],
  ] as const)('[core §4] tabele %j składają się na %s', (statuses, expected) => {
    expect(foldStatuses(statuses)).toBe(expected);
  });

  it.each([
    [['passed', 'passed'], 'passed'],
    [['passed', 'running'], 'running'],
    [['passed', 'failed'], 'failed'],
    [['passed', undefined], 'none'],
  ] as const)('[core §3] sprawdzenia %j dają %s', (checks, expected) => {
    const records = checks.map((restoreCheck, at) => record({ tableName: `t-${at}`, restoreCheck }));
    expect(groupHistory(records)[0]?.check).toBe(expected);
  });

  it('[core §3] powód jest mówiony o kopii, której nie odtworzono, a nie o tej, którą odtworzono', () => {
    const restoreProblem = 'Suma kontrolna pliku foods się nie zgadza.';
    const problemWhen = (restoreCheck: 'failed' | 'none' | 'passed') =>
      groupHistory([record({ restoreCheck, restoreProblem })])[0]?.problem;
    expect((['failed', 'none', 'passed'] as const).map(problemWhen)).toEqual([
      restoreProblem,
      restoreProblem,
      null,
    ]);
  });
});

describe('tabele, które mówią, jak stoi kopia', () => {
  const tables = (...statuses: string[]) =>
    statuses.map((status, at) =>
      record({
        tableName: `${status}-${at}`,
        status,
        completedAt: status === 'COMPLETED' ? `2026-11-19T10:18:0${at}.000Z` : null,
      }),
    );

  it('[core §2] w trakcie: ostatnia zakończona, zapisywane i pierwsza z oczekujących, reszta policzona', () => {
    const records = tables('COMPLETED', 'COMPLETED', 'RUNNING', 'PENDING', 'PENDING');
    const { shown, rest } = tellingRecords({ status: 'RUNNING', records });
    expect(tablesOf(shown)).toEqual(['COMPLETED-1', 'RUNNING-2', 'PENDING-3']);
    expect(tablesOf(rest)).toEqual(['COMPLETED-0', 'PENDING-4']);
  });

  it('[core §2] tabela zapisana, a jeszcze nie odtworzona, liczy się do postępu, choć jest w trakcie', () => {
    const records = tables('RUNNING', 'RUNNING', 'RUNNING', 'PENDING', 'PENDING').map((one, at) => ({
      ...one,
      startedAt: at < 3 ? `2026-11-19T10:18:0${at}.000Z` : null,
      backupSizeBytes: at < 2 ? 100 : null,
    }));
    expect(groupHistory(records)[0]?.done).toBe(2);
    const { shown } = tellingRecords({ status: 'RUNNING', records });
    expect(tablesOf(shown)).toEqual(['RUNNING-1', 'RUNNING-2', 'PENDING-3']);
  });

  it('[core §2] jeden powód dla wszystkich tabel jest mówiony raz', () => {
    const records = tables('FAILED', 'FAILED', 'FAILED', 'FAILED', 'FAILED').map((one, at) => ({
      ...one,
      errorMessage: at === 3 ? 'Brak miejsca na dysku.' : 'Backup anulowany.',
    }));
    const { shown, rest } = tellingRecords({ status: 'FAILED', records });
    expect(tablesOf(shown)).toEqual(['FAILED-0', 'FAILED-3']);
    expect(rest).toHaveLength(3);
  });

  it('[core §2] po błędzie: tabele z błędem, reszta policzona', () => {
    const records = tables('COMPLETED', 'FAILED', 'COMPLETED', 'COMPLETED', 'FAILED').map((one, at) => ({
      ...one,
      errorMessage: `Powód ${at}`,
    }));
    const { shown, rest } = tellingRecords({ status: 'FAILED', records });
    expect(tablesOf(shown)).toEqual(['FAILED-1', 'FAILED-4']);
    expect(rest).toHaveLength(3);
  });

  it('[core §2] zakończona kopia i krótka kopia pokazują wszystkie', () => {
    const whole = tables('COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED');
    expect(tellingRecords({ status: 'COMPLETED', records: whole }).rest).toEqual([]);
    const short = tables('COMPLETED', 'COMPLETED', 'FAILED', 'COMPLETED');
    expect(tellingRecords({ status: 'FAILED', records: short }).shown).toHaveLength(4);
  });
});
