import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../feedback/toast-store.js';
import { uiStrings } from '../ui.strings.js';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';

const CONFIRMATION_MS = 2000;

/** Props of CopyButton. */
export interface CopyButtonProps {
  /** Text that goes to the clipboard. */
  value: string;
  /** Accessible name of the icon, or the text of the button: "Kopiuj e-mail". */
  label: string;
  variant?: 'icon' | 'button' | 'primary';
  /** Text of the button for 2 s after copying. */
  copiedLabel?: string;
}

/** Copies a text, confirms in place for 2 s and with the toast "Skopiowano do schowka". */
export function CopyButton({
  value,
  label,
  variant = 'icon',
  copiedLabel = uiStrings.copied,
}: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = window.setTimeout(() => setCopiedAt(undefined), CONFIRMATION_MS);
    return () => window.clearTimeout(timer);
  }, [copiedAt]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopiedAt(Date.now());
      toast.success(uiStrings.copiedToClipboard);
    } catch (error) {
      // The specification asks for a log entry only: nothing was lost and the text is still on the screen.
      console.error('Copy to clipboard failed', error);
    }
  };

  const copied = copiedAt !== undefined;
  const icon = copied ? <CheckIcon /> : <CopyIcon />;
  if (variant !== 'icon')
    return (
      <Button
        variant={variant === 'primary' ? 'primary' : 'secondary'}
        icon={icon}
        onClick={() => void copy()}
      >
        {copied ? copiedLabel : label}
      </Button>
    );
  return <IconButton label={copied ? copiedLabel : label} icon={icon} onClick={() => void copy()} />;
}
