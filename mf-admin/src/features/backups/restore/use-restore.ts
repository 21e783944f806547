import { backupCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, downloadRoute, messageOf, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { useEffect, useState } from 'react';
import { restoreStrings as t } from './restore.strings.js';
import { isRestoring, useRestores } from './use-restores.js';

/** A file is read to its end before the browser has it. */
const FILE_TIMEOUT_MS = 10 * 60_000;

/** What restoring the backup would change, asked anew whenever the dialog opens. */
export const useRestorePreview = (id: string) =>
  useApiQuery(backupCalls.restorePreview, { params: { id } }, { refetchOnMount: 'always', gcTime: 0 });

/** Saves the changes that go with restoring the tables as a file. */
export const useLostChanges = (id: string) =>
  useSingleMutation({
    mutationFn: (tables: readonly string[]) =>
      downloadRoute(
        backupCalls.lostChanges,
        { params: { id }, query: { tables: tables.join() }, timeoutMs: FILE_TIMEOUT_MS },
        t.file,
      ),
    onError: (error: unknown) => toast.error(t.fileFailed, messageOf(error), error),
  });

/** Begins a restore and follows it; one that is under way already, of whatever backup, is followed as well. */
export function useRestore(id: string) {
  const client = useQueryClient();
  const [followed, setFollowed] = useState<string>();
  const restores = useRestores();
  const start = useSingleMutation({
    mutationFn: (body: { tables: string[]; confirmation: string }) =>
      callRoute(backupCalls.restore, { params: { id }, body }),
    onSuccess: ({ restoreId }) => {
      setFollowed(restoreId);
      return client.invalidateQueries({ queryKey: apiPrefix(backupCalls.restores) });
    },
  });
  const items = restores.phase === 'ready' ? restores.data.items : [];
  const restore = items.find((one) => one.id === followed || (!followed && isRestoring(one)));
  const restoreId = restore?.id;
  useEffect(() => setFollowed((known) => known ?? restoreId), [restoreId]);
  return {
    start,
    restore,
    isFollowing: followed !== undefined,
    isLost: restores.phase === 'failed' || (restores.phase === 'ready' && restores.error !== null),
  };
}
