import { Button, theme } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { CircleDashedIcon, SparklesIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { beforeStrings } from './before.strings.js';

const t = beforeStrings.empty;

interface EmptyPlanQuestionProps {
  onConfirm: () => void;
  /** Fills the plan instead. */
  onGenerate: () => void;
  onClose: () => void;
}

/** An empty plan is not handed out by one click (decision 62). */
export function EmptyPlanQuestion({ onConfirm, onGenerate, onClose }: EmptyPlanQuestionProps) {
  const { plan, patient } = usePlanEditing();
  const [understood, setUnderstood] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      icon={<CircleDashedIcon aria-hidden />}
      title={t.title}
      description={t.text(plan.planDays.length, patient?.personal.sex ?? null)}
      initialFocusRef={back}
      onClose={onClose}
      footerStart={
        <Button disabled={!understood} onClick={onConfirm}>
          {t.confirm}
        </Button>
      }
      footer={
        <>
          <Button icon={<SparklesIcon aria-hidden />} onClick={onGenerate}>
            {t.generate}
          </Button>
          <Button ref={back} variant="primary" onClick={onClose}>
            {t.back}
          </Button>
        </>
      }
    >
      <Sentence>
        <CheckboxField label={t.understood} checked={understood} onChange={setUnderstood} />
      </Sentence>
    </Dialog>
  );
}

const Sentence = styled.div`
  padding: ${theme.s[3]};
  border-radius: ${theme.r[3]};
  background: ${theme.c.canvas};
`;
