import { type WorkingDay } from '@pora/contracts/schedule/schedule.model';
import { IconButton, media } from '@pora/ui';
import { TrashIcon } from '@pora/ui/icons';
import { CheckboxField, TimeField } from '@pora/ui/forms';
import styled from 'styled-components';
import { sideStrings as t } from './side.strings.js';

const USUAL_DAY: WorkingDay = { from: '08:00', to: '16:00', breaks: [] };

interface WorkingDayRowProps {
  name: string;
  /** Null is a day off. */
  day: WorkingDay | null;
  onChange: (day: WorkingDay | null) => void;
}

/** One day of the week: worked or free, from when to when, and its breaks. */
export function WorkingDayRow({ name, day, onChange }: WorkingDayRowProps) {
  return (
    <Lines>
      <Line>
        <Name>
          <CheckboxField
            label={name}
            checked={day !== null}
            onChange={(works) => onChange(works ? USUAL_DAY : null)}
          />
        </Name>
        {day ? (
          <Times
            from={day.from}
            to={day.to}
            labels={[t.from(name), t.to(name)]}
            onChange={(times) => onChange({ ...day, ...times })}
          />
        ) : (
          <Off>{t.off}</Off>
        )}
      </Line>
      {day?.breaks.map((pause, at) => {
        const pauseName = t.pause(at + 1, name);
        return (
          // Breaks have no names of their own; their order is what they are.
          <Line key={at}>
            <Name>{t.pause(at + 1, '').slice(2)}</Name>
            <Times
              {...pause}
              labels={[t.pauseFrom(pauseName), t.pauseTo(pauseName)]}
              onChange={(times) => onChange({ ...day, breaks: day.breaks.with(at, { ...pause, ...times }) })}
            />
            <IconButton
              label={t.removePause(pauseName)}
              icon={<TrashIcon />}
              onClick={() => onChange({ ...day, breaks: day.breaks.toSpliced(at, 1) })}
            />
          </Line>
        );
      })}
    </Lines>
  );
}

interface TimesProps {
  from: string;
  to: string;
  labels: readonly [string, string];
  onChange: (times: { from?: string; to?: string }) => void;
}

function Times({ from, to, labels, onChange }: TimesProps) {
  return (
    <>
      <Time>
        <TimeField
          label={labels[0]}
          hideLabel
          size="compact"
          value={from}
          onChange={(next) => onChange({ from: next })}
        />
      </Time>
      –
      <Time>
        <TimeField
          label={labels[1]}
          hideLabel
          size="compact"
          value={to}
          onChange={(next) => onChange({ to: next })}
        />
      </Time>
    </>
  );
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2rem;
`;

const Name = styled.div`
  width: 9rem;

  ${media.phone} {
    width: 7.25rem;
  }
`;

const Time = styled.div`
  width: 5.5rem;

  ${media.phone} {
    width: 4.25rem;
  }
`;

const Off = styled.span`
  color: ${({ theme }) => theme.c.text3};
`;
