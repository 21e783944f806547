import { type RestoreRecord } from '@pora/contracts/admin/backup.model';
import { RESTORE_REFRESH_MS } from '@pora/contracts/admin/backup.vocabulary';
import { backupCalls } from '@pora/contracts/calls';
import { apiPrefix, useApiQuery } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useEffect, useRef } from 'react';

/** Whether a restore waits or is being done. */
export const isRestoring = ({ state }: RestoreRecord): boolean => state === 'waiting' || state === 'running';

/** Restores, asked for again and again while one is under way. */
export function useRestores() {
  return useApiQuery(
    backupCalls.restores,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.items.some(isRestoring) ? RESTORE_REFRESH_MS : false),
    },
  );
}

/** Reads anew what a restore has changed as soon as one is over: whatever the browser has read is of the state before. */
export function useRestoreEnds(restores: readonly RestoreRecord[] | undefined): void {
  const client = useQueryClient();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!restores) return;
    const over = restores.filter((restore) => !isRestoring(restore));
    const ended = known.current ? over.filter(({ id }) => !known.current?.has(id)) : [];
    known.current = new Set(over.map(({ id }) => id));
    if (ended.some(({ state }) => state === 'done')) void client.invalidateQueries();
    else if (ended.length > 0) void client.invalidateQueries({ queryKey: apiPrefix(backupCalls.list) });
  }, [client, restores]);
}
