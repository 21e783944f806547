import { type BackupRecord, type RestoreRecord } from '@pora/contracts/admin/backup.model';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { type FakeApi, renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { BackupsPanel } from '../backups-panel.js';

/** Tables that are offered in tests. */
export const TABLES = ['patients', 'diet-plans', 'meals'];
/** What the backup of {@link makeBackup} is called. */
export const NAME = '19.11.2026\u00a011:18';

/** One table of a finished backup. */
export const makeBackup = (change: Partial<BackupRecord> = {}): BackupRecord => {
  const { backupId = 'b-1', tableName = 'patients' } = change;
  return {
    resourceId: `${backupId}/${tableName}`,
    backupId,
    backupName: 'pora-2026-11-19',
    tableName,
    status: 'COMPLETED',
    awsStatus: null,
    awsProblem: null,
    requestedBy: 'alicja@gabinet.example',
    requestedAt: '2026-11-19T10:18:00.000Z',
    createdAt: '2026-11-19T10:18:00.000Z',
    startedAt: '2026-11-19T10:18:04.000Z',
    completedAt: '2026-11-19T10:18:21.000Z',
    updatedAt: '2026-11-19T10:18:21.000Z',
    backupSizeBytes: 4_404_019,
    rows: 1204,
    rowsDone: null,
    rowsExpected: null,
    description: 'Przed importem produktów',
    errorMessage: null,
    restoreCheck: 'passed',
    restoreCheckedAt: '2026-11-19T10:19:00.000Z',
    restoreProblem: null,
    encrypted: true,
    ...change,
  };
};
/** The table that a backup is writing. */
export const running = makeBackup({
  tableName: 'meals',
  status: 'RUNNING',
  completedAt: null,
  backupSizeBytes: null,
  rows: null,
  restoreCheck: 'none',
});
/** A table that could not be written. */
export const failed = makeBackup({
  status: 'FAILED',
  errorMessage: 'Przekroczono limit czasu połączenia',
  restoreCheck: 'none',
  rows: null,
});
/** A restore of the backup of {@link makeBackup} that is over. */
export const restored: RestoreRecord = {
  id: 'r-1',
  backupId: 'b-1',
  tables: ['patients', 'foods'],
  state: 'done',
  step: 'over',
  presentBackupId: 'b-2',
  requestedBy: 'alicja@gabinet.example',
  requestedAt: '2026-11-20T10:00:00.000Z',
  completedAt: '2026-11-20T10:00:09.000Z',
  erasedPeople: 2,
  problem: null,
};
/** Answer of the history. */
export const history = (items: readonly unknown[], warning: string | null = null, tables = TABLES) => ({
  tables,
  items,
  warning,
});

/** The panel in front of the administrator. */
export const show = () => renderScreen(<BackupsPanel />, { path: '/admin', user: { isAdmin: true } });

/** The panel with a history that has been read. */
export async function showHistory(api: FakeApi, items: readonly unknown[], warning: string | null = null) {
  api.on(backupRoutes.list, history(items, warning));
  const view = show();
  await screen.findByRole('heading', { name: 'Historia' });
  return view;
}

/** A button by its name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The row of a backup: its name, status, times, description, state and deeds. */
export const backupRow = (name: string | RegExp = new RegExp(`^${NAME}`)) =>
  within(button(name).closest('tr') as HTMLElement);
