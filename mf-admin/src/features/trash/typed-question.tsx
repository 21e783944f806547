import { foldLetters } from '@pora/kit';
import { TextField } from '@pora/ui';
import { ConfirmDialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { trashStrings as t } from './trash.strings.js';

interface TypedQuestionProps {
  title: string;
  text: string;
  /** What has to be typed. */
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before data of a person is gone for good: the name is typed, so that nobody agrees by mistake. */
export function TypedQuestion({ title, text, name, busy, onConfirm, onCancel }: TypedQuestionProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const confirm = () => {
    const isName = foldLetters(typed.trim()) === foldLetters(name);
    setIsRefused(!isName);
    if (isName) onConfirm();
  };
  return (
    <ConfirmDialog
      open
      emphasis="cancel"
      title={title}
      description={text}
      confirmLabel={t.eraseConfirm}
      busy={busy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <TextField
        label={t.typeName(name)}
        value={typed}
        autoComplete="off"
        onChange={(value) => {
          setTyped(value);
          setIsRefused(false);
        }}
        error={isRefused ? t.notTheName : undefined}
      />
    </ConfirmDialog>
  );
}
