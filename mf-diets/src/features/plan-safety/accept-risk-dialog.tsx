import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { messageOf } from '@pora/kit';
import { InlineNotice, TextField, theme, toast } from '@pora/ui';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { acceptedRiskStrings as t } from './accepted-risk.strings.js';
import { foodNamesOf, groupProblems, risksToAccept, type RiskTarget } from './group-problems.js';
import { RiskLines } from './risk-lines.js';
import { isReason } from './risk-reason.js';
import { useAcceptedRisks } from './use-accepted-risks.js';

interface AcceptRiskDialogProps {
  plan: Plan;
  safety: PlanSafety;
  target: RiskTarget;
  onClose: () => void;
}

/** Before a risk is taken: every meal it covers, and why (decision 36). */
export function AcceptRiskDialog({ plan, safety, target, onClose }: AcceptRiskDialogProps) {
  // What is read here is what is accepted: a plan that changes meanwhile is a 412, not another list.
  const [asked] = useState(() => ({ plan, groups: groupProblems(risksToAccept(safety, target), plan) }));
  const { groups } = asked;
  const { accept } = useAcceptedRisks(asked.plan);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const names = foodNamesOf(groups);
  const isShort = !isReason(reason);
  const submit = () => {
    setTried(true);
    if (isShort) return;
    accept.mutate(
      { target, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(t.accepted, names);
          onClose();
        },
      },
    );
  };
  // What came of it is told here.
  const close = () => !accept.isPending && onClose();
  return (
    <Dialog
      open
      title={t.title(names)}
      description={t.text}
      onClose={close}
      onSubmit={submit}
      footer={
        // Taking a risk is no deed that the dialog recommends.
        <DialogFoot
          variant="secondary"
          submitLabel={t.confirm}
          busy={accept.isPending}
          onSubmit={submit}
          onCancel={close}
        />
      }
    >
      <Stack>
        {groups.some(({ level }) => level === 'block') && (
          <InlineNotice tone="danger">{t.block}</InlineNotice>
        )}
        <RiskLines groups={groups} />
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          placeholder={t.reasonPlaceholder}
          required
          maxLength={500}
          value={reason}
          error={tried && isShort ? t.reasonShort : undefined}
          onChange={setReason}
        />
        {accept.isError && (
          <InlineNotice tone="danger" title={t.failed}>
            {messageOf(accept.error)}
          </InlineNotice>
        )}
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;
