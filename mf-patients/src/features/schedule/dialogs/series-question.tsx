import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { formatDate } from '@pora/kit';
import { Button } from '@pora/ui';
import { RadioGroupField } from '@pora/ui/forms';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { type Scope, type SeriesReach } from '../events/series.js';
import { dialogStrings } from './dialogs.strings.js';

const t = dialogStrings.series;

interface SeriesQuestionProps {
  event: ScheduleEvent;
  reach: SeriesReach;
  deed: 'change' | 'remove';
  /** What is changed, with the name of the visit. */
  text: string;
  onAnswer: (scope: Scope) => void;
  onCancel: () => void;
}

/** Asks which visits of a series are meant. */
export function SeriesQuestion({ event, reach, deed, text, onAnswer, onCancel }: SeriesQuestionProps) {
  const [scope, setScope] = useState<Scope>('one');
  const { following, all, kept } = reach;
  const option = (value: Scope, title: string, detail: string) => ({
    value,
    label: (
      <Choice>
        <b>{title}</b>
        <small>{detail}</small>
      </Choice>
    ),
  });
  const [first, last] = [formatDate(following[0]?.start), formatDate(following.at(-1)?.start)];
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      title={deed === 'remove' ? t.removeTitle : t.changeTitle}
      description={text}
      onClose={onCancel}
      onSubmit={() => onAnswer(scope)}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {dialogStrings.cancel}
          </Button>
          <Button variant={deed === 'remove' ? 'danger' : 'primary'} onClick={() => onAnswer(scope)}>
            {deed === 'remove' ? t.remove : t.change}
          </Button>
        </>
      }
    >
      <RadioGroupField
        label={t.question}
        hideLabel
        orientation="column"
        value={scope}
        onChange={setScope}
        options={[
          option('one', t.one, formatDate(event.start)),
          option('following', t.following, t.followingText(following.length, first, last)),
          option('all', t.all, t.allText(all.length, kept)),
        ]}
      />
    </Dialog>
  );
}

const Choice = styled.span`
  display: grid;
  padding: 0.25rem 0;

  b {
    font: ${({ theme }) => theme.t.strong};
  }

  small {
    color: ${({ theme }) => theme.c.text3};
    font: ${({ theme }) => theme.t.small};
  }
`;
