import { BACKUP_REFRESH_MS } from '@pora/contracts/admin/backup.vocabulary';
import { backupCalls } from '@pora/contracts/calls';
import {
  apiKey,
  apiPrefix,
  callRoute,
  downloadRoute,
  messageOf,
  useApiQuery,
  useSingleMutation,
} from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { announce, toast } from '@pora/ui';
import { isBeingChecked, isChanging } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { startFailure } from './start-failure.js';

const t = backupsStrings.deeds;

/** A backup is read to its end before the browser has it. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** The history of backups; asked for again by itself while something in it may change [core §4]. */
export function useBackups() {
  return useApiQuery(
    backupCalls.list,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.items.some((record) => isChanging(record) || isBeingChecked(record))
          ? BACKUP_REFRESH_MS
          : false,
    },
  );
}

/** Reads the history anew; nobody waits for it, since a list that cannot be read would hold the button. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: apiPrefix(backupCalls.list) });
}

/** Starts a backup of tables; the history follows whether it began or another one was in the way. */
export function useStartBackup() {
  return useSingleMutation({
    mutationFn: (body: { tables: string[]; description: string | null }) =>
      callRoute(backupCalls.start, { body }),
    onSettled: useReload(),
  });
}

/** What is done about one backup; failures and what the history does not show are told. */
export function useBackupDeeds(id: string) {
  const reload = useReload();
  const params = { id };
  const again = useStartBackup();
  const cancel = useSingleMutation({
    mutationFn: () => callRoute(backupCalls.cancel, { params }),
    onSuccess: () => announce(t.cancelled),
    onError: (error: unknown) => toast.error(t.cancelFailed, messageOf(error), error),
    onSettled: reload,
  });
  const check = useSingleMutation({
    mutationFn: () => callRoute(backupCalls.check, { params }),
    onSuccess: () => announce(t.checkStarted),
    onError: (error: unknown) => toast.error(t.checkFailed, messageOf(error), error),
    onSettled: reload,
  });
  const download = useSingleMutation({
    mutationFn: () =>
      downloadRoute(backupCalls.file, { params, timeoutMs: DOWNLOAD_TIMEOUT_MS }, `${id}.tar`),
    onError: (error: unknown) => toast.error(t.downloadFailed, messageOf(error), error),
  });
  const startAgain = (body: Parameters<typeof again.mutate>[0]) =>
    again.mutate(body, {
      onSuccess: () => toast.success(backupsStrings.form.started),
      onError: (error: unknown) => {
        const { title, reason } = startFailure(error);
        toast.error(title, reason, error);
      },
    });
  return { again: { ...again, mutate: startAgain }, cancel, check, download };
}

/** Removes a backup with its files. */
export function useRemoveBackup(id: string) {
  const client = useQueryClient();
  const reload = useReload();
  return useSingleMutation({
    mutationFn: () => callRoute(backupCalls.remove, { params: { id } }),
    onSuccess: () => {
      // Its rows go together with the question about them, so that the focus is led on from both.
      client.setQueryData<BackupList>(apiKey(backupCalls.list), (list) => list && without(list, id));
      toast.success(t.removed);
    },
    onError: (error: unknown) => toast.error(t.removeFailed, messageOf(error), error),
    onSettled: reload,
  });
}

interface BackupList {
  items: readonly { backupId: string }[];
}

const without = (list: BackupList, id: string): BackupList => ({
  ...list,
  items: list.items.filter(({ backupId }) => backupId !== id),
});
