import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { overlayStrings } from './overlays.strings.js';

/** Options of useCloseGuard. */
export interface CloseGuardOptions {
  /** There is something to lose. */
  dirty: boolean;
  /** Really closes. */
  onClose: () => void;
  title?: string;
  description?: ReactNode;
}

/** The unsaved-changes guard of a dialog: closes at once when clean, asks "Porzuć zmiany / Wróć" when dirty. */
export function useCloseGuard({
  dirty,
  onClose,
  title = overlayStrings.unsavedTitle,
  description = overlayStrings.unsavedDescription,
}: CloseGuardOptions): { requestClose: () => void; guard: ReactNode } {
  const [asking, setAsking] = useState(false);
  const discard = (): void => {
    setAsking(false);
    onClose();
  };
  const guard = (
    <ConfirmDialog
      open={asking}
      title={title}
      description={description}
      confirmLabel={overlayStrings.discard}
      cancelLabel={overlayStrings.back}
      emphasis="cancel"
      onConfirm={discard}
      onCancel={() => setAsking(false)}
    />
  );
  return { requestClose: () => (dirty ? setAsking(true) : onClose()), guard };
}
