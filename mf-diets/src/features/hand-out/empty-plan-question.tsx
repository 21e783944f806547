import { Button } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { CircleDashedIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import { beforeStrings } from './before.strings.js';

const t = beforeStrings.empty;

interface EmptyPlanQuestionProps {
  days: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** An empty plan is not handed out by one click (decision 62). */
export function EmptyPlanQuestion({ days, onConfirm, onClose }: EmptyPlanQuestionProps) {
  const [understood, setUnderstood] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      icon={<CircleDashedIcon aria-hidden />}
      title={t.title}
      description={t.text(days)}
      initialFocusRef={back}
      onClose={onClose}
      footerStart={
        <Button disabled={!understood} onClick={onConfirm}>
          {t.confirm}
        </Button>
      }
      footer={
        <Button ref={back} variant="primary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <CheckboxField label={t.understood} checked={understood} onChange={setUnderstood} />
    </Dialog>
  );
}
