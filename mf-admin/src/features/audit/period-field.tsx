import { addDays, formatDate, todayIso } from '@pora/kit';
import { Button, FieldShell, focusRing, media, theme, truncate } from '@pora/ui';
import { DateField, UNREADABLE_DATE } from '@pora/ui/forms';
import { CalendarIcon } from '@pora/ui/icons';
import { Popover } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { auditStrings } from './audit.strings.js';

const t = auditStrings.period;

/** First and last day, `yyyy-MM-dd`; an empty one is open. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The last so many days, today included. */
export function lastDays(days: number): Period {
  const to = todayIso();
  return { from: addDays(to, 1 - days), to };
}

/** Periods that are chosen at once, by their words. */
const READY: readonly (readonly [string, () => Period])[] = [
  [t.today, () => lastDays(1)],
  [t.week, () => lastDays(7)],
  [t.month, () => lastDays(30)],
  [t.always, () => ({ from: '', to: '' })],
];

interface PeriodFieldProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** A period in one field: it opens periods that are chosen at once, and both days to be typed or picked. */
export function PeriodField({ value, onChange }: PeriodFieldProps) {
  const shownId = useId();
  const [open, setOpen] = useState(false);
  return (
    <FieldShell group label={t.label}>
      {({ id, 'aria-labelledby': labelId }) => (
        <Popover
          label={t.label}
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Field type="button" id={id} aria-labelledby={`${labelId ?? ''} ${shownId}`}>
              <CalendarIcon size={16} aria-hidden />
              <Shown id={shownId}>{wordsOf(value)}</Shown>
            </Field>
          }
        >
          <Choices>
            <Ready>
              {READY.map(([words, periodOf]) => (
                <Button
                  key={words}
                  size="compact"
                  onClick={() => {
                    onChange(periodOf());
                    setOpen(false);
                  }}
                >
                  {words}
                </Button>
              ))}
            </Ready>
            <Days value={value} onChange={onChange} />
          </Choices>
        </Popover>
      )}
    </FieldShell>
  );
}

/** What is typed stays here until it is a period: until then the last one holds, and the fields say what is wrong. */
function Days({ value, onChange }: PeriodFieldProps) {
  const [typed, setTyped] = useState<Period>({ from: value.from, to: value.to });
  const change = (part: Partial<Period>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isPeriod(next)) onChange(next);
  };
  const from = bound(typed.from);
  const to = bound(typed.to);
  return (
    <Both>
      <DateField
        label={t.from}
        value={typed.from}
        {...(to !== undefined && { max: to })}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        label={t.to}
        value={typed.to}
        {...(from !== undefined && { min: from })}
        onChange={(day) => change({ to: day })}
      />
    </Both>
  );
}

const bound = (day: string): string | undefined => (day === '' || day === UNREADABLE_DATE ? undefined : day);

const isPeriod = ({ from, to }: Period): boolean =>
  from !== UNREADABLE_DATE && to !== UNREADABLE_DATE && (from === '' || to === '' || from <= to);

/** `13.11.2026 – 19.11.2026`; a period that is open says at which end. */
function wordsOf({ from, to }: Period): string {
  if (from === '' && to === '') return t.always;
  if (from === '') return t.until(formatDate(to));
  if (to === '') return t.since(formatDate(from));
  return from === to ? formatDate(from) : t.between(formatDate(from), formatDate(to));
}

const Field = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  width: 100%;
  min-width: 0;
  height: ${theme.h.control};
  padding: 0 0.625rem;
  border: 1px solid ${theme.c.lineControl};
  border-radius: ${theme.r[2]};
  background: ${theme.c.surface};
  color: inherit;
  font: ${theme.t.body};
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: pointer;
  ${focusRing}

  ${media.phone} {
    height: ${theme.h.touch};
  }

  svg {
    flex: none;
    color: ${theme.c.text3};
  }
`;

const Shown = styled.span`
  ${truncate}
`;

const Choices = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  width: min(24.5rem, calc(100vw - 3rem));
`;

const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};

  ${media.touch} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s[3]};
`;
