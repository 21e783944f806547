import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { formatDateTime, messageOf, usePersonName } from '@pora/kit';
import { Button, theme, toast } from '@pora/ui';
import { ClipboardCheckIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { acceptedRiskStrings as t } from './accepted-risk.strings.js';
import { foodNamesOf, takenRisks } from './group-problems.js';
import { RiskLines } from './risk-lines.js';
import { useAcceptedRisks } from './use-accepted-risks.js';
import { useCauseName } from './use-cause-name.js';
import { verdictStrings } from './verdict.strings.js';

interface AcceptedRisksProps {
  plan: Plan;
  safety: PlanSafety;
  /** The line with its button is gone. */
  onWithdrawn: () => void;
}

/** Risks that were taken: who, when and why, and the way back (decision 36). */
export function AcceptedRisks({ plan, safety, onWithdrawn }: AcceptedRisksProps) {
  const nameOf = usePersonName();
  const causeName = useCauseName();
  const { withdraw } = useAcceptedRisks(plan);
  const risks = takenRisks(safety, plan);
  const takeBack = async (id: string) => {
    if (withdraw.isRunning()) return;
    try {
      await withdraw.mutateAsync(id);
      toast.success(t.withdrawn);
      onWithdrawn();
    } catch (error) {
      toast.error(t.withdrawFailed, messageOf(error), error);
    }
  };
  if (risks.length === 0) return null;
  return (
    <section>
      <h3>{t.heading}</h3>
      {risks.map(({ id, reason, author, at, groups }) => {
        const names = foodNamesOf(groups);
        const [only, ...others] = groups;
        const isOfOneCause = only !== undefined && only.cause !== '' && others.length === 0;
        return (
          <Risk key={id}>
            <Head>
              <ClipboardCheckIcon aria-hidden />
              <strong>
                {isOfOneCause
                  ? verdictStrings.dialog.heading(causeName(only.cause), only.places.length)
                  : names}
              </strong>
              <Button
                variant="quiet"
                size="compact"
                aria-label={t.withdrawFor(names)}
                busy={withdraw.isPending && withdraw.variables === id}
                onClick={() => void takeBack(id)}
              >
                {t.withdraw}
              </Button>
            </Head>
            <RiskLines groups={groups} />
            <p>{t.quoted(reason)}</p>
            <p>{t.signed(nameOf(author), formatDateTime(at))}</p>
            <p>{t.expires}</p>
          </Risk>
        );
      })}
    </section>
  );
}

const Risk = styled.div`
  padding: ${theme.s[2]} 0;
  border-top: 1px solid ${theme.c.line};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  font: ${theme.t.dense};

  strong {
    flex: 1;
    min-width: 0;
  }

  svg {
    flex: none;
  }
`;
