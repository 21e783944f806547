import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.js';
import { Dialog } from './dialog.js';
import { overlayStrings } from './overlays.strings.js';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question, naming the object: "Usunąć pacjenta?". */
  title: string;
  /** The consequence, with names and counts. */
  description: ReactNode;
  /** The deed: "Usuń pacjenta", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Icon of the confirming button. */
  icon?: ReactNode;
  /** `cancel` makes the safe button the primary one and the deed a quiet red text. */
  emphasis?: 'confirm' | 'cancel';
  /** The deed is under way. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks once before something that cannot be undone; the safe button has the focus. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = overlayStrings.cancel,
  tone = 'danger',
  icon,
  emphasis = 'confirm',
  busy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const safeRef = useRef<HTMLButtonElement>(null);
  const cancelIsPrimary = emphasis === 'cancel';
  const cancel = (
    <Button ref={safeRef} variant={cancelIsPrimary ? 'primary' : 'quiet'} onClick={onCancel} key="cancel">
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button
      variant={cancelIsPrimary ? 'danger-quiet' : tone}
      icon={icon}
      busy={busy}
      onClick={onConfirm}
      key="confirm"
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      size="small"
      role="alertdialog"
      initialFocusRef={safeRef}
      footer={cancelIsPrimary ? [confirm, cancel] : [cancel, confirm]}
    >
      {children}
    </Dialog>
  );
}
