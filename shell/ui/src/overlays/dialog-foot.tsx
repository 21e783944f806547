import { type ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button.js';
import { overlayStrings } from './overlays.strings.js';

/** Props of DialogFoot; `busy`, `disabled`, `icon` and `variant` are of the button with the deed. */
export interface DialogFootProps extends Pick<ButtonProps, 'busy' | 'disabled' | 'icon' | 'variant'> {
  /** The deed: "Zapisz posiłek", never "OK". */
  submitLabel: string;
  /** The same as the dialog's own `onSubmit`, which answers Ctrl+Enter. */
  onSubmit: () => void;
  cancelLabel?: string;
  onCancel: () => void;
  /** Esc shows beside the way out, as in a form that is begun anew. */
  hintsEscape?: boolean;
  /** A second deed, between the two. */
  children?: ReactNode;
}

/** The buttons of a dialog with one deed: the way out, then the deed with its key. Goes into the dialog's `footer`. */
export function DialogFoot({
  submitLabel,
  onSubmit,
  cancelLabel = overlayStrings.cancel,
  onCancel,
  hintsEscape = false,
  variant = 'primary',
  icon,
  busy = false,
  disabled,
  children,
}: DialogFootProps) {
  // Without an icon the sign of work takes the place of the key: a row of buttons stays one row.
  const hidesKey = busy && icon === undefined;
  return (
    <>
      <Button variant="quiet" onClick={onCancel} {...(hintsEscape && { shortcut: 'Esc' })}>
        {cancelLabel}
      </Button>
      {children}
      <Button
        variant={variant}
        icon={icon}
        busy={busy}
        disabled={disabled}
        onClick={onSubmit}
        {...(!hidesKey && { shortcut: 'Ctrl ↵' })}
      >
        {submitLabel}
      </Button>
    </>
  );
}
