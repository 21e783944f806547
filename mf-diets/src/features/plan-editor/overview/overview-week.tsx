import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { media, theme, truncate, VisuallyHidden } from '@pora/ui';
import { mealIcons } from '@pora/ui/icons';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import { type OverviewCell as CellOfWeek, type Tolerances, formatShare } from '../../plan-work/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { OverviewCell } from './overview-cell.js';
import { OverviewDayHead } from './overview-day-head.js';
import { narrowWeeks } from './narrow-weeks.js';
import { cellId, type OverviewGrid, WEEK } from './overview-grid.js';
import { overviewStrings } from './overview.strings.js';
import { markKey, type SlotMarks } from './slot-marks.js';

interface OverviewWeekProps {
  plan: Plan;
  tolerances: Tolerances | null;
  week: OverviewGrid['weeks'][number];
  marks: SlotMarks;
  /** Names of the dishes as they may stand before the patient, by place. */
  names: ReadonlyMap<string, string>;
  generating: boolean;
  /** The day the selected cell is in, zero-based. */
  activeDay: number;
  /** Id of the cell that Tab reaches. */
  reachable: string;
  /** Ids of the selected cells of this week. */
  selected: string;
  onOpenDay: (dayIndex: number) => void;
}

/** Columns from which on a comparison hangs from the right edge, so that it stays in the window. */
const RIGHT_FROM = 4;

/** One week as a grid: days across, slots down; a dish over two days is one cell. */
export const OverviewWeek = memo(function OverviewWeek(props: OverviewWeekProps) {
  const { plan, tolerances, week, generating, activeDay, reachable, onOpenDay } = props;
  const { from, to, rows } = week;
  const number = from / WEEK + 1;
  const days = plan.planDays;
  return (
    <Table role="grid" aria-multiselectable aria-label={`${t.overview}, ${t.week(number).toLowerCase()}`}>
      <thead>
        <tr>
          <Corner scope="col">
            <strong>{t.week(number)}</strong>
            <span>{t.weekDays(from + 1, to)}</span>
          </Corner>
          {days.slice(from, to).map((day, offset) => (
            <OverviewDayHead
              key={day.day}
              day={day}
              target={plan.caloriesPerDay}
              hasAverage={plan.planSummary !== null}
              tolerances={tolerances}
              current={from + offset === activeDay}
              generating={generating}
              dangerous={day.slots.some(
                (_, slotIndex) => props.marks.get(markKey({ day: day.day, slotIndex }))?.kind === 'danger',
              )}
              reachable={reachable === `${day.day}.0`}
              edge={offset < RIGHT_FROM ? 'left' : 'right'}
              onOpen={onOpenDay}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {(days[from]?.slots ?? []).map((slot, slotIndex) => (
          <tr key={slot.id}>
            <SlotHead
              type={slot.type}
              label={slot.label || MEAL_TYPE_LABELS[slot.type]}
              time={slot.time}
              share={slot.calorieSharePercent}
            />
            {rows[slotIndex]?.map((cell) => (
              <WeekCell key={cell.dayIndexes[0]} {...props} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}, sameWeek);

/** Whether the cells cover the same days; the other week, or its edge, may have changed them. */
const isSameShape = (a: OverviewWeekProps['week'], b: OverviewWeekProps['week']): boolean =>
  a === b || (a.from === b.from && a.to === b.to && JSON.stringify(a.rows) === JSON.stringify(b.rows));

/** A step of the selection, an edit, or another stage of a save, draws the week it is about and no other. */
function sameWeek(before: OverviewWeekProps, after: OverviewWeekProps): boolean {
  const { plan: a, week: weekBefore, activeDay: dayBefore, reachable: cellBefore, ...rest } = before;
  const { plan: b, week, activeDay, reachable, ...others } = after;
  const { from, to } = week;
  const isHere = (day: number) => day >= from && day < to;
  const dayOf = (cell: string) => Number.parseInt(cell, 10) - 1;
  return (
    (Object.keys(others) as (keyof typeof others)[]).every((key) => rest[key] === others[key]) &&
    a.planDays.length === b.planDays.length &&
    b.planDays.slice(from, to).every((day, index) => day === a.planDays[from + index]) &&
    isSameShape(weekBefore, week) &&
    a.caloriesPerDay === b.caloriesPerDay &&
    a.mealsPerDay === b.mealsPerDay &&
    (a.planSummary === null) === (b.planSummary === null) &&
    (dayBefore === activeDay || (!isHere(dayBefore) && !isHere(activeDay))) &&
    (cellBefore === reachable || (!isHere(dayOf(cellBefore)) && !isHere(dayOf(reachable))))
  );
}

/** Name, hour and share of a slot. */
const SlotHead = memo(function SlotHead(props: {
  type: PlanSlot['type'];
  label: string;
  time: string;
  share: number;
}) {
  const { type, label, time, share } = props;
  const Icon = mealIcons[type];
  return (
    <RowHead scope="row" $type={type}>
      <span title={label}>
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
        <Label aria-hidden>{overviewStrings.shortLabels.get(label) ?? label}</Label>
      </span>
      <small>
        {time} · {formatShare(share)}
      </small>
    </RowHead>
  );
});

function WeekCell({
  plan,
  marks,
  names,
  generating,
  reachable,
  selected,
  cell,
}: OverviewWeekProps & { cell: CellOfWeek }) {
  const { slotIndex, dayIndexes, continuesFrom, continuesTo } = cell;
  const days = dayIndexes.flatMap((index) => plan.planDays[index] ?? []);
  const slots = days.flatMap((day) => day.slots[slotIndex] ?? []);
  const id = cellId(cell);
  return (
    <OverviewCell
      slots={slots}
      dayNumbers={days.map(({ day }) => day)}
      slotIndex={slotIndex}
      name={days[0] && names.get(markKey({ day: days[0].day, slotIndex }))}
      marks={days.map(({ day }, index) =>
        slots[index]?.entry ? marks.get(markKey({ day, slotIndex })) : undefined,
      )}
      continuesFrom={continuesFrom}
      continuesTo={continuesTo}
      mealsPerDay={plan.mealsPerDay}
      generating={generating}
      selected={selected.split(' ').includes(id)}
      reachable={reachable === id}
    />
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  /* Narrower columns would run into each other: then the weeks are scrolled along the days. */
  ${narrowWeeks} {
    min-width: 53rem;
  }

  ${media.tablet} {
    min-width: 44rem;
  }

  ${media.phone} {
    width: 53rem;
  }

  th,
  td {
    border-bottom: 1px solid ${theme.c.line};
    text-align: left;
    vertical-align: top;
  }

  tbody tr {
    /* A change in one row, such as a mark of what is carried, paints this row and no other. */
    isolation: isolate;
  }

  tbody tr:last-child > * {
    border-bottom-color: transparent;
  }

  td,
  th + th {
    border-left: 1px solid ${theme.c.line};
  }
`;

/* The names of the slots stay in view while the days are scrolled along. */
const stickyCss = css`
  position: sticky;
  z-index: 1;
  left: 0;
  background: ${theme.c.surface};
`;

const stickyStart = css`
  ${narrowWeeks} {
    ${stickyCss}
  }

  ${media.tablet} {
    ${stickyCss}
  }
`;

const Corner = styled.th`
  ${stickyStart}
  width: 7.625rem;
  padding: ${theme.s[2]} 0;

  ${media.tablet} {
    width: 6rem;
  }

  strong,
  span {
    display: block;
  }

  span {
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }
`;

const RowHead = styled.th<{ $type: PlanSlot['type'] }>`
  ${stickyStart}
  padding: 2px ${theme.s[1]} 0 0;
  font: ${theme.t.dense};
  font-weight: 560;
  line-height: 1rem;
  color: ${({ $type }) => theme.meal[$type].text};

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.s[1]};

    svg {
      flex: none;
    }
  }

  small {
    display: block;
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }
`;

const Label = styled.span`
  ${truncate}

  ${media.tablet} {
    /* Rows are higher here, and the column is narrower. */
    white-space: normal;
  }
`;
