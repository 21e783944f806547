import { DOES_JOBS } from '@pora/common/queues/job-queues';
import type { TestApp, TestAppOptions } from '@pora/common/testing/app';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { newId } from '../../new-id.js';
import { PresentState } from '../present-state.js';
import { RestoreWork } from '../restore-work.service.js';
import type { RestoreEntity } from '../restore.entity.js';
import { RestoresRepository } from '../restores.repository.js';

/** Every table of the small practice. */
export const ALL: readonly BackupTable[] = [
  ...(['patients', 'diet-plans', 'meals', 'foods', 'surveys', 'rule-config', 'administration'] as const),
];
/** No queue of the tested instance is faster than the test at what it asked for. */
export const WITHOUT_QUEUE: TestAppOptions['override'] = (builder) =>
  builder.overrideProvider(DOES_JOBS).useValue(false);
/** Nobody breaks it off. */
export const NEVER = new AbortController().signal;

/** Makes a backup of the present state; answers its id. */
export const keepPresent = (app: TestApp, tables = ALL): Promise<string> =>
  app.get<PresentState>(PresentState).keep({ requestedBy: 'admin@pora', description: null, tables }, NEVER);

/** Notes that a restore is wanted; nobody has begun it yet. */
export async function askForRestore(
  app: TestApp,
  backupId: string,
  tables: readonly BackupTable[],
): Promise<string> {
  const id = newId('restore');
  await app
    .get<RestoresRepository>(RestoresRepository)
    .insert({ id, backupId, tables: [...tables], requestedBy: 'admin@pora' });
  return id;
}

/** What is known of a restore. @throws Error when there is none */
export async function restoreOf(app: TestApp, id: string): Promise<RestoreEntity> {
  const restore = await app.get<RestoresRepository>(RestoresRepository).find(id);
  if (!restore) throw new Error(`no restore ${id}`);
  return restore;
}

/** Asks for a restore and waits for its end. */
export async function restoreNow(app: TestApp, backupId: string, tables = ALL): Promise<RestoreEntity> {
  const id = await askForRestore(app, backupId, tables);
  await app.get<RestoreWork>(RestoreWork).do(id, NEVER);
  return restoreOf(app, id);
}
