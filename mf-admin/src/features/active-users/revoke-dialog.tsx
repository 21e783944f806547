import { type OpenSession } from '@pora/contracts/admin/open-session.routes';
import { LogOutIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { activeUsersStrings as t } from './active-users.strings.js';
import { useRevokeSession } from './use-sessions.js';

interface RevokeDialogProps {
  session: OpenSession;
  /** How many other sessions the person has. */
  others: number;
  onClose: () => void;
}

/** Asks before the session of somebody else ends, and says what stays. */
export function RevokeDialog({ session, others, onClose }: RevokeDialogProps) {
  const revoke = useRevokeSession();
  const { userName, userEmail, device } = session;
  return (
    <ConfirmDialog
      open
      title={device === null ? t.revokeTitle : t.revokeTitleOn(device)}
      description={t.revokeText(userName || userEmail, others)}
      confirmLabel={t.revoke}
      icon={<LogOutIcon />}
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(session, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
