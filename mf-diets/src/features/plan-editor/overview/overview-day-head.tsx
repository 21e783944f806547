import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal } from '@pora/kit';
import { focusRing, media, Skeleton, theme } from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import { memo, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { type Deviation, type Tolerances, beyond, deviationOf } from '../../plan-work/public.js';
import { DAY_MARK_LOOKS, dayMarks } from '../day-marks.js';
import { useDayAfterDrop } from '../../slot-moves/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { DayComparison } from './day-comparison.js';
import { narrowWeeks } from './narrow-weeks.js';
import { useFirstEscape } from './use-first-escape.js';

interface OverviewDayHeadProps {
  day: PlanDay;
  target: number;
  /** There is an average of the plan to compare the day with. */
  hasAverage: boolean;
  tolerances: Tolerances | null;
  /** The day the selected cell is in. */
  current: boolean;
  generating: boolean;
  /** A meal of it is dangerous for the patient. */
  dangerous: boolean;
  /** The one cell that Tab reaches. */
  reachable: boolean;
  /** Which edge of the column the comparison stands at, so that it stays in the window. */
  edge: 'left' | 'right';
  onOpen: (dayIndex: number) => void;
}

const HEADROOM = 1.15;

/** Head of a day's column: energy with the target's tick, macros, deviation; its name opens the day. */
export const OverviewDayHead = memo(function OverviewDayHead(props: OverviewDayHeadProps) {
  const { day, target, hasAverage, tolerances, current, generating, reachable, edge, onOpen } = props;
  const afterDrop = useDayAfterDrop(day.day);
  // Those of the day as it is would stand where its figure before the drop does.
  const marks = generating || afterDrop ? [] : dayMarks(day, props.dangerous);
  // All four and the sum leave the word "Dzień" no room in seven columns of a small desk.
  const crowded = marks.length > 3;
  const totals = afterDrop?.after ?? day.totals;
  const deviation = totals.calories > 0 ? deviationOf(totals.calories, target, tolerances) : null;
  const compared = useCompared(!generating && hasAverage && totals.calories > 0);
  return (
    <Head
      scope="col"
      aria-label={[describe(day, deviation), ...marks.map((mark) => t.marks[mark])].join(', ')}
      data-current={current || afterDrop !== undefined}
      // Not for what is carried past: the comparison would lie over the slots it goes to.
      onPointerEnter={({ buttons }) => buttons > 0 || compared.show()}
      onPointerLeave={compared.hide}
    >
      <Line>
        <DayButton
          type="button"
          data-grid-cell={`${day.day}.0`}
          data-crowded={crowded}
          tabIndex={reachable ? 0 : -1}
          aria-label={t.openDay(day.day)}
          aria-describedby={compared.shown ? compared.id : undefined}
          onFocus={compared.show}
          onBlur={compared.hide}
          onClick={() => onOpen(day.day - 1)}
        >
          <span>{t.day(day.day)}</span>
          <span>{t.dayShort(day.day)}</span>
        </DayButton>
        <Marks aria-hidden data-crowded={crowded}>
          {marks.map((mark) => {
            const { Icon, color } = DAY_MARK_LOOKS[mark];
            return <Icon key={mark} size={12} color={color} />;
          })}
        </Marks>
        {!generating && (
          <Energy
            before={afterDrop && day.totals.calories}
            calories={totals.calories}
            deviation={deviation}
          />
        )}
      </Line>
      {generating ? <WaitingFigures /> : <Figures totals={totals} target={target} deviation={deviation} />}
      {compared.shown && <DayComparison id={compared.id} day={day} deviation={deviation} edge={edge} />}
    </Head>
  );
});

function WaitingFigures() {
  return (
    <Waiting>
      <Skeleton height="6px" />
      <Skeleton width="70%" height="8px" />
    </Waiting>
  );
}

interface FiguresProps {
  totals: PlanDay['totals'];
  target: number;
  deviation: Deviation | null;
}

function Figures({ totals, target, deviation }: FiguresProps) {
  const level = beyond(deviation) ?? 'within';
  return (
    <>
      <Meter
        label={t.dayBar(formatKcal(totals.calories), formatKcal(target))}
        value={totals.calories}
        max={Math.max(target, totals.calories, 1) * HEADROOM}
        target={target}
        tone={level === 'within' ? 'neutral' : level}
      />
      <Facts>
        <span>{t.protein(formatDecimal(totals.protein, 0))}</span>
        <span>{t.fat(formatDecimal(totals.fat, 0))}</span>
        <span>{t.carbs(formatDecimal(totals.carbs, 0))}</span>
        <DeviationText data-level={level}>{deviation && formatDeviation(deviation.percent)}</DeviationText>
      </Facts>
    </>
  );
}

interface EnergyProps {
  /** What it is now, while the figure is that of a drop to come. */
  before: number | undefined;
  calories: number;
  deviation: Deviation | null;
}

function Energy({ before, calories, deviation }: EnergyProps) {
  return (
    <Sums>
      {before !== undefined && <s>{formatCount(before)}</s>}
      <Kcal data-level={beyond(deviation) ?? 'within'}>{formatCount(calories)}</Kcal>
    </Sums>
  );
}

/** "Dzień 3: 1 785 kcal, +2% wobec celu": what is read out with every cell of the column. */
function describe({ day, totals }: PlanDay, deviation: Deviation | null): string {
  if (totals.calories === 0) return t.emptyDay(day);
  return t.stripDay(day, formatKcal(totals.calories), formatDeviation(deviation?.percent ?? 0));
}

/** Whether the comparison is open: while the head is pointed at or its name has the focus; Escape closes it. */
function useCompared(enabled: boolean) {
  const [open, setOpen] = useState(false);
  const shown = open && enabled;
  useFirstEscape(shown, () => setOpen(false));
  return { id: useId(), shown, show: () => setOpen(true), hide: () => setOpen(false) };
}

/* Attributes, no classes: what a preview shows for the first time during a drag adds no rule to the page's styles. */
const levelColors = css`
  &[data-level='amber'] {
    color: ${theme.c.amberText};
  }

  &[data-level='danger'] {
    color: ${theme.c.dangerText};
  }
`;

const Head = styled.th`
  position: relative;
  padding: 0.375rem 0.375rem ${theme.s[1]};
  font: ${theme.t.dense};
  font-weight: 400;

  &[data-current='true'] {
    background: ${theme.c.selectSoft};
  }

  [role='meter'] > * {
    /* A dozen bars that slide would draw the plan anew with every frame. */
    transition: none;
  }

  ${narrowWeeks} {
    padding-inline: ${theme.s[1]};
  }

  ${media.tablet} {
    padding-inline: ${theme.s[1]};
  }
`;

/* Of a height of its own at every width: what a drag changes in it lays out neither the table nor the plan. */
const fixedBox = css`
  contain: layout size;
  white-space: nowrap;
`;

const Line = styled.div`
  ${fixedBox}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.s[1]};
  height: 1.25rem;

  s {
    margin-right: ${theme.s[1]};
    color: ${theme.c.text3};
  }

  ${narrowWeeks} {
    s {
      margin-right: 2px;
    }
  }

  ${media.tablet} {
    /* The name, and below it in every head the sum: both sums of a drag have room there. */
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0;
    height: 2.25rem;

    > button {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }

  ${media.phone} {
    height: calc(${theme.h.touch} + 1.125rem);
  }
`;

const Waiting = styled.div`
  display: grid;
  /* As high as the figures to come: no row moves when they are there. */
  gap: 5px;
  padding: 2px 0 ${theme.s[1]};
`;

/** Columns in which the dots between three figures of a hundred and more, and a deviation like them, fit. */
const wideWeeks = '@container plan-overview (min-width: 82.5rem)';

const Facts = styled.div`
  ${fixedBox}
  display: flex;
  height: 1.125rem;
  font: ${theme.t.small};
  color: ${theme.c.text3};

  /* Gaps between the macros that close up: three figures of a hundred and more and a deviation stay on one line. */
  &::before,
  &::after {
    content: '';
    flex: 0 1 5px;
    min-width: 1.5px;
  }

  > span:nth-child(2) {
    order: 1;
  }

  &::after {
    order: 1;
  }

  > span:nth-child(n + 3) {
    order: 2;
  }

  > span:first-child {
    order: -1;
  }

  ${wideWeeks} {
    > span:nth-child(-n + 2)::after {
      content: ' ·';
    }
  }

  ${narrowWeeks} {
    > span:nth-child(-n + 3) {
      display: none;
    }
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 ${theme.s[1]};
    height: 2rem;

    &::before,
    &::after {
      content: none;
    }
  }
`;

const shortName = css`
  > :first-child {
    display: none;
  }

  > :last-child {
    display: inline;
  }
`;

const DayButton = styled.button`
  ${focusRing}
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 560;
  cursor: pointer;

  ${media.phone} {
    min-width: ${theme.h.touch};
    min-height: ${theme.h.touch};
    text-align: left;
  }

  &:hover {
    text-decoration: underline;
  }

  > :last-child {
    display: none;
  }

  &[data-crowded='true'] {
    ${shortName}
  }

  ${narrowWeeks} {
    ${shortName}
  }
`;

const Marks = styled.span`
  flex: 1;
  display: inline-flex;
  align-self: center;
  gap: 2px;
  color: ${theme.c.text3};

  &[data-crowded='true'] {
    gap: 0;
  }

  ${narrowWeeks} {
    /* Its gap is for both sums of a drag then. */
    &:empty {
      display: none;
    }
  }

  ${media.tablet} {
    gap: 0;
  }
`;

/* In the column of the sums also where a head has no marks. */
const Sums = styled.span`
  ${media.tablet} {
    grid-column: 2;
  }
`;

const Kcal = styled.strong`
  font-weight: 640;
  color: ${theme.c.text};
  ${levelColors}
`;

const DeviationText = styled.span`
  margin-left: auto;
  padding-left: 1px;
  ${levelColors}

  &:not([data-level='within']) {
    font-weight: 700;
  }
`;
