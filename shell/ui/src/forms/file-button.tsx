import { type ChangeEvent, useRef } from 'react';
import { Button, type ButtonProps } from '../actions/button.js';

/** Props of FileButton. */
export interface FileButtonProps extends Pick<ButtonProps, 'icon' | 'busy' | 'variant' | 'size'> {
  label: string;
  /** Stands in the button while the file is read. */
  busyLabel: string;
  /** With their dot, e.g. `.xlsx`. */
  extensions: readonly string[];
  onFile: (file: File) => void;
}

/** A button that asks for a file; the same one may be chosen again after a refusal. */
export function FileButton({ label, busyLabel, extensions, onFile, busy, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={extensions.join()} aria-label={label} hidden onChange={take} />
      <Button {...button} {...(busy !== undefined && { busy })} onClick={() => input.current?.click()}>
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}
