import { Button, InlineNotice, TextField, theme } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { acceptedRiskStrings as t } from './accepted-risk.strings.js';
import { isReason } from './risk-reason.js';

interface RiskReasonDialogProps {
  title?: string;
  /** Sentences that name meal and food. */
  lines: readonly string[];
  /** What becomes of it. */
  description?: string;
  /** What the two answers do; without them, putting a meal into the plan. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** No reason means that the meal is not put there. */
  answer: (reason: string | undefined) => void;
}

/**
 * Before a food the patient must not eat is put into the plan by hand: why (decisions 34, 36). The focus is in the field:
 * a person who starts to type says why, and no space of theirs presses a button.
 */
export function RiskReasonDialog({
  title,
  lines,
  description,
  confirmLabel = t.allergy.anyway,
  cancelLabel = t.allergy.back,
  answer,
}: RiskReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const cancel = () => answer(undefined);
  const submit = () => {
    setTried(true);
    if (isReason(reason)) answer(reason.trim());
    else field.current?.focus();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={title ?? t.allergy.title}
      description={description}
      onClose={cancel}
      onSubmit={submit}
      footerStart={<Button onClick={submit}>{confirmLabel}</Button>}
      footer={
        <Button variant="primary" onClick={cancel}>
          {cancelLabel}
        </Button>
      }
    >
      <Stack>
        <InlineNotice tone="danger">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </InlineNotice>
        <TextField
          inputRef={field}
          label={t.reason}
          hint={t.reasonHint}
          placeholder={t.reasonPlaceholder}
          required
          maxLength={500}
          value={reason}
          error={tried && !isReason(reason) ? t.reasonShort : undefined}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;
