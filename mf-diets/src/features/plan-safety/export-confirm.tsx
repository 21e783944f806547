import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { Button, TextField, theme } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { groupProblems } from './group-problems.js';
import { RiskLines } from './risk-lines.js';
import { UndecidedWords } from './undecided-words.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.exporting;

interface ExportConfirmProps {
  plan: Plan;
  verdict: PlanSafety;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Before a plan is handed out against its check: what is in it, and who takes the risk, why. */
export function ExportConfirm({ plan, verdict, busy, onConfirm, onClose }: ExportConfirmProps) {
  const [understood, setUnderstood] = useState(false);
  const [reason, setReason] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  const isDangerous = verdict.state === 'dangerous';
  const { Icon, color } = VERDICT_LOOK[verdict.state];
  const groups = groupProblems(verdict, plan).filter(({ level }) => level !== 'note');
  const canConfirm = understood && reason.trim() !== '';
  return (
    <Dialog
      open
      role="alertdialog"
      icon={<Icon color={color} />}
      title={isDangerous ? t.dangerous : t.unchecked}
      description={isDangerous ? t.dangerousText : verdict.sentence}
      initialFocusRef={back}
      onClose={onClose}
      footerStart={
        <Button disabled={!canConfirm} busy={busy} onClick={() => onConfirm(reason.trim())}>
          {isDangerous ? t.anyway : t.unseen}
        </Button>
      }
      footer={
        <Button ref={back} variant="primary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <Stack>
        <RiskLines groups={groups} />
        <UndecidedWords verdict={verdict} />
        <CheckboxField label={t.understood} checked={understood} onChange={setUnderstood} />
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          placeholder={t.reasonPlaceholder}
          maxLength={500}
          value={reason}
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
