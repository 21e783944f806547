import { type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import { type PatientRecord } from '@pora/contracts/plans/plan-safety.model';
import { paths } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { Button, media, TextField, theme } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import {
  CircleDashedIcon,
  CircleQuestionMarkIcon,
  ClipboardCheckIcon,
  ClipboardPenIcon,
  OctagonAlertIcon,
  ShieldQuestionMarkIcon,
  WandSparklesIcon,
} from '@pora/ui/icons';
import { type ComponentType } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { beforeStrings as t } from './before.strings.js';
import { Between } from './dialog-parts.js';
import { type HandOutIssues } from './use-issues.js';

interface BeforeHandOutProps {
  before: HandOutIssues;
  /** What is not on file of the patient. */
  absent: readonly PatientRecord[];
  onRepair: () => void;
}

const LOOKS: Record<
  HandOutCauseKind,
  readonly [ComponentType<{ 'aria-hidden'?: boolean; color?: string }>, string]
> = {
  unchecked_plan: [ShieldQuestionMarkIcon, theme.c.unmappedText],
  no_survey: [ClipboardPenIcon, theme.c.amberText],
  dangerous: [OctagonAlertIcon, theme.c.dangerText],
  unchecked: [ShieldQuestionMarkIcon, theme.c.unmappedText],
  undecided: [CircleQuestionMarkIcon, theme.c.amberText],
  empty: [CircleDashedIcon, theme.c.text2],
  accepted: [ClipboardCheckIcon, theme.c.text2],
};
const REPAIRED: ReadonlySet<HandOutCauseKind> = new Set(['dangerous', 'empty']);

/** "Zanim wydasz": everything that is named and asked about, with a box and a reason (decisions 62, 74). */
export function BeforeHandOut({ before, absent, onRepair }: BeforeHandOutProps) {
  const { issues, understood, setUnderstood, reason, setReason } = before;
  const show = useShow();
  // A survey alone is a usual record: without results less was checked, and nothing is unknown of what was asked.
  const note = absent.includes('results') && !absent.includes('survey') && <Fine>{t.noResults}</Fine>;
  if (issues.length === 0)
    return (
      <div>
        <Fine>{t.nothing}</Fine>
        {note}
      </div>
    );
  return (
    <section aria-label={t.title}>
      <Between>
        <h3>{t.title}</h3>
        {issues.some(({ kind }) => REPAIRED.has(kind)) && (
          <Button size="compact" variant="quiet" icon={<WandSparklesIcon aria-hidden />} onClick={onRepair}>
            {t.repair}
          </Button>
        )}
      </Between>
      <List>
        {issues.map(({ kind, count, names, foodId }) => {
          const [Icon, colour] = LOOKS[kind];
          return (
            <li key={kind}>
              <Icon aria-hidden color={colour} />
              <span>
                <strong>{t.issue(kind, count)}</strong> {t.names(names)}
              </span>
              <Button
                size="compact"
                variant="quiet"
                aria-label={t.showFor(kind, foodId !== undefined, t.issue(kind, count))}
                onClick={() => show(kind, foodId)}
              >
                {t.show(kind, foodId !== undefined)}
              </Button>
            </li>
          );
        })}
      </List>
      {note}
      <Answer>
        <CheckboxField label={t.understood} checked={understood} onChange={setUnderstood} />
        <TextField
          label={t.reason}
          placeholder={t.reasonPlaceholder}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      </Answer>
    </section>
  );
}

/** The way from a line to where it can be settled. */
function useShow() {
  const { address, plan } = usePlanEditing();
  const navigate = useNavigate();
  return (kind: HandOutCauseKind, foodId: number | undefined) => {
    if (foodId !== undefined) address.checkFood(foodId);
    else if (kind === 'no_survey' && plan.patientId !== null) void navigate(paths.patient(plan.patientId));
    else address.open('warnings');
  };
}

const List = styled.ul`
  margin: ${theme.s[2]} 0 0;
  padding: 0;
  border-bottom: 1px solid ${theme.c.line};
  list-style: none;
  font: ${theme.t.dense};

  li {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.s[2]};
    min-height: 2.625rem;
    border-top: 1px solid ${theme.c.line};
  }

  span {
    padding: ${theme.s[1]} 0;
    overflow-wrap: anywhere;
  }

  li > svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  button {
    /* Its text ends where the lines do. */
    margin-right: -0.5rem;
  }

  ${media.phone} {
    strong {
      display: block;
    }
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[3]};
`;

const Fine = styled.p`
  margin: ${theme.s[1]} 0 0;
  color: ${theme.c.text2};
`;
