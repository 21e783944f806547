import { ConfirmDialog } from '@pora/ui/overlays';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { type BackupGroup } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { lostWith, nameOf } from './group-words.js';
import { useRemoveBackup } from './use-backups.js';

const t = backupsStrings.deeds;

const RestoreDialog = lazy(async () => ({
  default: (await import('./restore/restore-dialog.js')).RestoreDialog,
}));

/** A backup that can be asked about. */
export type NamedBackup = BackupGroup & { id: string };

interface Asked {
  deed: 'restore' | 'remove';
  group: NamedBackup;
}

const Ask = createContext<(asked: Asked) => void>(() => undefined);

/** Opens a dialog about a backup. */
export const useAskAboutBackup = () => useContext(Ask);

/**
 * The dialogs about backups stand beside their list, not in its rows: a row is drawn anew when the window is dragged from
 * a table to a list, and would take its dialog along with everything chosen and typed in it.
 */
export function BackupDialogs({ groups, children }: { groups: readonly BackupGroup[]; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const listed = groups.find(({ id }) => id !== undefined && id === asked?.group.id);
  const group = asked && { ...asked.group, ...listed, id: asked.group.id };
  return (
    <Ask value={setAsked}>
      {children}
      {group && asked.deed === 'restore' && (
        <Suspense fallback={null}>
          <RestoreDialog key={group.id} group={group} onClose={close} />
        </Suspense>
      )}
      {/* A backup that is gone takes the question about it along. */}
      {group && listed && asked.deed === 'remove' && <RemoveDialog group={group} onClose={close} />}
    </Ask>
  );
}

function RemoveDialog({ group, onClose }: { group: NamedBackup; onClose: () => void }) {
  const remove = useRemoveBackup(group.id);
  return (
    <ConfirmDialog
      open
      emphasis="cancel"
      title={t.removeTitle(nameOf(group))}
      description={t.removeText(lostWith(group), group.cloud !== null)}
      confirmLabel={t.removeConfirm}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
