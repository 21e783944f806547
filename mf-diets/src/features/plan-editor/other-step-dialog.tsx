import { type SlotDigest } from '@pora/contracts/plans/plan-history.model';
import { toIsoDate, todayIso, usePersonName } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { HistoryIcon, Undo2Icon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef } from 'react';
import styled from 'styled-components';
import { moveQuestionStrings } from './move-question.strings.js';
import { type OpenMoveQuestion } from './use-move-question.js';

const t = moveQuestionStrings.other;

interface OtherStepDialogProps {
  question: Extract<OpenMoveQuestion, { kind: 'other' }>;
  onHistory: () => void;
}

/**
 * Before a step is taken back that is another person's, or of an earlier session: whose it is, when, and what it would
 * change (decisions 60, 75). Leaving it has the focus.
 */
export function OtherStepDialog({ question: { details, answer }, onHistory }: OtherStepDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const { owner, step, steps } = details;
  const name = usePersonName()(step.author);
  const isOthers = owner === 'other_person';
  const isToday = toIsoDate(new Date(step.at)) === todayIso();
  const leave = () => answer(undefined);
  return (
    <Dialog
      open
      role="alertdialog"
      icon={isOthers ? <Undo2Icon color={theme.c.amberText} /> : <HistoryIcon color={theme.c.amberText} />}
      title={isOthers ? t.person : t.earlier(step.at, isToday)}
      description={isOthers ? t.personText : t.earlierText}
      initialFocusRef={keep}
      onClose={leave}
      footerStart={
        isOthers ? (
          <Note>{t.seen(name)}</Note>
        ) : (
          <Button
            variant="quiet"
            icon={<HistoryIcon aria-hidden />}
            onClick={() => {
              leave();
              onHistory();
            }}
          >
            {t.history}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={() => answer({ others: true })}>{t.confirm}</Button>
          <Button ref={keep} variant="primary" onClick={leave}>
            {t.keep}
          </Button>
        </>
      }
    >
      <Author>
        <span>
          <strong>{name}</strong>
          <small>{isOthers ? step.author : t.you}</small>
        </span>
        <span>{t.when(step.at)}</span>
      </Author>
      {steps > 1 && <p>{t.more(steps)}</p>}
      <Changes details={details} />
    </Dialog>
  );
}

const mealOf = (digest: SlotDigest | null) => (digest ? (digest.name ?? t.empty) : t.none);

function Changes({ details }: { details: OtherStepDialogProps['question']['details'] }) {
  const { step, changed, changedSlots, now, then } = details;
  const isWhole = changedSlots > changed.length;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{step.sentence}</th>
          <th scope="col">{t.now}</th>
          <th scope="col">{t.then}</th>
        </tr>
      </thead>
      <tbody>
        {isWhole ? (
          <tr>
            <th scope="row">{t.plan}</th>
            <td>{t.meals(now.meals, now.calories)}</td>
            <td>{t.meals(then.meals, then.calories)}</td>
          </tr>
        ) : (
          changed.map(({ day, slotIndex, label, before, after }) => (
            <tr key={`${day} ${slotIndex}`}>
              <th scope="row">{t.place(day, label)}</th>
              <td>{mealOf(before)}</td>
              <td>
                <strong>{mealOf(after)}</strong>
              </td>
            </tr>
          ))
        )}
        {now.locked !== then.locked && (
          <tr>
            <th scope="row">{t.locked}</th>
            <td>{now.locked}</td>
            <td>{then.locked}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

const Note = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Author = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.s[2]} ${theme.s[4]};
  margin-bottom: ${theme.s[3]};
  padding: ${theme.s[3]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};

  small {
    display: block;
    color: ${theme.c.text2};
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.t.dense};
  text-align: left;

  th,
  td {
    padding: ${theme.s[2]} ${theme.s[2]} ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
    font-weight: inherit;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;
