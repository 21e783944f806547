import {
  type ReturningAnswer,
  type ReturningCause,
  type ReturningChoice,
  type ReturningMeals,
} from '@pora/contracts/plans/plan-history.model';
import { LEAST_CAUSE_REASON } from '@pora/contracts/plans/plan.vocabulary';
import { Badge, Button, TextField, theme } from '@pora/ui';
import { RadioGroupField } from '@pora/ui/forms';
import { OctagonAlertIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { formatMeasured, useCauseName, verdictStrings } from '../plan-safety/public.js';
import { type BroughtBy, returningMealsStrings as t } from './returning-meals.strings.js';

const PLACES_NAMED = 3;

interface ReturningMealsDialogProps {
  details: ReturningMeals;
  by: BroughtBy;
  onAnswer: (answer: ReturningAnswer) => void;
  /** Nothing comes. */
  onClose: () => void;
}

const isLong = (reason = '') => reason.trim().length >= LEAST_CAUSE_REASON;

/**
 * Before a version or a file brings what the patient must not get by now: without it, swapped to safe, or each cause with a reason
 * of its own; no word accepts all of it (decisions 61, 74). Giving it up has the focus.
 */
export function ReturningMealsDialog({ details, by, onAnswer, onClose }: ReturningMealsDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<ReturningChoice>('swap');
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = useCauseName();
  const { meals, forbidden, swappable, causes } = details;
  const missing = choice === 'accept' ? causes.filter(({ cause }) => !isLong(reasons.get(cause))) : [];
  const confirm = () => {
    if (missing.length > 0) return;
    const given = causes.map(({ cause }) => ({ cause, reason: (reasons.get(cause) ?? '').trim() }));
    onAnswer({ forbidden: choice, ...(choice === 'accept' && { reasons: given }) });
  };
  return (
    <Dialog
      open
      size="wide"
      role="alertdialog"
      icon={<OctagonAlertIcon color={theme.c.dangerText} />}
      title={t.title(by)}
      description={t.text(meals, forbidden)}
      initialFocusRef={cancel}
      onClose={onClose}
      footerStart={
        missing.length > 0 && (
          <Missing role="status">
            {t.missing(
              missing.length,
              missing.map(({ cause }) => nameOf(cause)),
            )}
          </Missing>
        )
      }
      footer={
        <>
          <Button disabled={missing.length > 0} onClick={confirm}>
            {t.confirm(by)[choice]}
          </Button>
          <Button ref={cancel} variant="primary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <RadioGroupField<ReturningChoice>
        label={t.choices}
        orientation="column"
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'swap', label: choiceOf(t.swap(by), t.swapHint(swappable, forbidden)) },
          {
            value: 'leave_empty',
            label: choiceOf(t.leaveEmpty(by), t.leaveEmptyHint(by, meals - forbidden, forbidden)),
          },
          { value: 'accept', label: choiceOf(t.accept(by), t.acceptHint) },
        ]}
      />
      <Causes>
        {causes.map((cause) => (
          <CauseLine
            key={cause.cause}
            cause={cause}
            name={nameOf(cause.cause)}
            asksReason={choice === 'accept'}
            reason={reasons.get(cause.cause) ?? ''}
            onReason={(reason) => setReasons(new Map([...reasons, [cause.cause, reason]]))}
          />
        ))}
      </Causes>
      {choice === 'accept' && <Note>{t.stays}</Note>}
    </Dialog>
  );
}

const choiceOf = (name: string, hint: string) => (
  <span>
    {name} <Hint>{hint}</Hint>
  </span>
);

interface CauseLineProps {
  cause: ReturningCause;
  name: string;
  asksReason: boolean;
  reason: string;
  onReason: (reason: string) => void;
}

function CauseLine({ cause, name, asksReason, reason, onReason }: CauseLineProps) {
  const { kind, level, value, places } = cause;
  const named = places
    .slice(0, PLACES_NAMED)
    .map(({ day, label, meal }) => `${verdictStrings.dialog.place(day, label)}: ${meal}`);
  const isShort = reason.trim() !== '' && !isLong(reason);
  return (
    <li>
      <div>
        <strong>{t.cause(name, places.length)}</strong>{' '}
        <Badge tone={level === 'block' ? 'danger' : 'amber'}>{verdictStrings.dialog.levels[level]}</Badge>
        <Note>{verdictStrings.dialog.cause(kind, name, formatMeasured(value))}</Note>
        <Note>{t.places(named, places.length - named.length)}</Note>
      </div>
      {asksReason && (
        <TextField
          label={t.reason(name)}
          placeholder={t.reasonPlaceholder}
          maxLength={500}
          value={reason}
          error={isShort ? t.short(LEAST_CAUSE_REASON) : undefined}
          onChange={onReason}
        />
      )}
    </li>
  );
}

const Causes = styled.ul`
  display: grid;
  gap: ${theme.s[3]};
  margin: ${theme.s[4]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${theme.s[2]} ${theme.s[4]};
    padding-top: ${theme.s[3]};
    border-top: 1px solid ${theme.c.line};
  }
`;

const Note = styled.p`
  margin: ${theme.s[1]} 0 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Hint = styled.small`
  display: block;
  color: ${theme.c.text2};
`;

const Missing = styled.span`
  color: ${theme.c.dangerText};
  font: ${theme.t.small};
`;
