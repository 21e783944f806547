import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { media, theme, truncate } from '@pora/ui';
import { mealIcons } from '@pora/ui/icons';
import styled from 'styled-components';
import { formatShare, type OverviewCell, overviewRow, type Tolerances } from '../editor-model.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { OverviewDayHead } from './overview-day-head.js';
import { OverviewMeal } from './overview-meal.js';
import { useGridKeys } from './use-grid-keys.js';

interface OverviewWeekProps {
  plan: Plan;
  tolerances: Tolerances;
  week: number;
  /** Index of the first day, and of the day after the last. */
  from: number;
  to: number;
  currentDay: number;
  generating: boolean;
  onOpenDay: (dayIndex: number) => void;
}

/** One week as a grid: days across, slots down; a dish over two days is one cell. */
export function OverviewWeek(props: OverviewWeekProps) {
  const { plan, tolerances, week, from, to, currentDay, generating, onOpenDay } = props;
  const keys = useGridKeys();
  const days = plan.planDays;
  return (
    <Table
      role="grid"
      aria-label={`${t.overview}, ${t.week(week + 1).toLowerCase()}`}
      ref={keys.ref}
      onKeyDown={keys.onKeyDown}
    >
      <thead>
        <tr>
          <Corner scope="col">
            <strong>{t.week(week + 1)}</strong>
            <span>{t.weekDays(from + 1, to)}</span>
          </Corner>
          {days.slice(from, to).map((day, offset) => (
            <OverviewDayHead
              key={day.day}
              day={day}
              target={plan.caloriesPerDay}
              tolerances={tolerances}
              current={from + offset === currentDay}
              generating={generating}
              onOpen={() => onOpenDay(from + offset)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {(days[from]?.slots ?? []).map((slot, slotIndex) => (
          <tr key={slot.id}>
            <SlotHead slot={slot} />
            {overviewRow(days, slotIndex, from, to).map((cell) => (
              <MealCell
                key={cell.dayIndexes[0]}
                cell={cell}
                days={days}
                mealsPerDay={plan.mealsPerDay}
                generating={generating}
                onOpenDay={onOpenDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function SlotHead({ slot }: { slot: PlanSlot }) {
  const Icon = mealIcons[slot.type];
  const label = slot.label || MEAL_TYPE_LABELS[slot.type];
  return (
    <RowHead scope="row" $type={slot.type}>
      <span title={label}>
        <Icon size={14} aria-hidden />
        <Label>{label}</Label>
      </span>
      <small>
        {slot.time} · {formatShare(slot.calorieSharePercent)}
      </small>
    </RowHead>
  );
}

interface MealCellProps {
  cell: OverviewCell;
  days: readonly PlanDay[];
  mealsPerDay: number;
  generating: boolean;
  onOpenDay: (dayIndex: number) => void;
}

function MealCell({ cell, days, mealsPerDay, generating, onOpenDay }: MealCellProps) {
  const slots = cell.dayIndexes.flatMap((index) => days[index]?.slots[cell.slotIndex] ?? []);
  const [first = 0] = cell.dayIndexes;
  return (
    <Cell role="gridcell" colSpan={cell.dayIndexes.length} aria-colspan={cell.dayIndexes.length}>
      <OverviewMeal
        slots={slots}
        dayNumbers={cell.dayIndexes.map((index) => days[index]?.day ?? index + 1)}
        continuesFrom={cell.continuesFrom}
        continuesTo={cell.continuesTo}
        mealsPerDay={mealsPerDay}
        generating={generating}
        onOpen={() => onOpenDay(first)}
      />
    </Cell>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    width: 53rem;
  }

  th,
  td {
    border-bottom: 1px solid ${theme.c.line};
    text-align: left;
    vertical-align: top;
  }

  tbody tr:last-child > * {
    border-bottom-color: transparent;
  }

  td,
  th + th {
    border-left: 1px solid ${theme.c.line};
  }
`;

/* The names of the slots stay in view while a phone scrolls along the days. */
const stickyStart = `
  position: sticky;
  z-index: 1;
  left: 0;
  background: ${theme.c.surface};
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

const Cell = styled.td`
  height: 1px;
  padding: 1.5px 3px;
`;
