import { useRef } from 'react';
import { useKept } from '../../shared/kept-state.js';
import { type BackupGroup, isUnderWay } from './backup-history.js';

/**
 * What is open of a backup. One that is under way or has failed is open from the beginning; once drawn it stays as it is,
 * so that nothing folds away under who reads it.
 */
export function useBackupRow({ key, status }: Pick<BackupGroup, 'key' | 'status'>) {
  const [isOpen, setOpen] = useKept(`${key} open`, isUnderWay(status) || status === 'FAILED');
  const [isWhole, setWhole] = useKept(`${key} whole`, false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    /** All tables are shown, also those that are only counted. */
    isWhole,
    toggleWhole: () => setWhole(!isWhole),
    toggleRef,
    /** A deed takes its own button away: the focus goes where the backup is named. */
    keepFocus: () => toggleRef.current?.focus(),
  };
}

/** What is open of a backup, and the ways to change it. */
export type BackupRow = ReturnType<typeof useBackupRow>;
