import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal, formatPercent } from '@pora/kit';
import { Meter } from '@pora/ui/charts';
import { mealIcons } from '@pora/ui/icons';
import styled from 'styled-components';
import { deviationOf, type OverviewCell, overviewRow } from './editor-model.js';
import { OverviewMeal } from './overview-meal.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { useGridKeys } from './use-grid-keys.js';

interface PlanOverviewProps {
  plan: Plan;
  tolerances: { plan: number; day: number };
  currentDay: number;
  generating: boolean;
  /** Opens the day view of that day. */
  onOpenDay: (dayIndex: number) => void;
}

const WEEK = 7;
const HEADROOM = 1.15;

/** All days as a table: two weeks under each other, days across, slots down; a dish over two days is one cell. */
export function PlanOverview({ plan, tolerances, currentDay, generating, onOpenDay }: PlanOverviewProps) {
  const days = plan.planDays;
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) => ({
    from: week * WEEK,
    to: Math.min(days.length, (week + 1) * WEEK),
  }));
  const keys = useGridKeys();
  return (
    <Scroll>
      {weeks.map(({ from, to }, week) => (
        <Week
          key={from}
          role="grid"
          aria-label={`${t.overview}, ${t.week(week + 1).toLowerCase()}`}
          ref={keys.gridRef(week)}
          onKeyDown={keys.onKeyDown}
        >
          <thead>
            <tr>
              <Corner scope="col">
                <strong>{t.week(week + 1)}</strong>
                <span>{t.weekDays(from + 1, to)}</span>
              </Corner>
              {days.slice(from, to).map((day, offset) => (
                <DayHead
                  key={day.day}
                  day={day}
                  plan={plan}
                  tolerances={tolerances}
                  current={from + offset === currentDay}
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
                    dense={plan.mealsPerDay > 6}
                    generating={generating}
                    onOpenDay={onOpenDay}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Week>
      ))}
    </Scroll>
  );
}

interface DayHeadProps {
  day: PlanDay;
  plan: Plan;
  tolerances: { plan: number; day: number };
  current: boolean;
  onOpen: () => void;
}

function DayHead({ day, plan, tolerances, current, onOpen }: DayHeadProps) {
  const { totals } = day;
  const target = plan.caloriesPerDay;
  const deviation = totals.calories > 0 ? deviationOf(totals.calories, target, tolerances) : null;
  const level = deviation?.level ?? 'within';
  return (
    <Head scope="col" $current={current}>
      <HeadLine>
        <DayButton type="button" onClick={onOpen} tabIndex={-1}>
          {t.day(day.day)}
        </DayButton>
        <Kcal $level={level}>{formatCount(totals.calories)}</Kcal>
      </HeadLine>
      <Meter
        label={t.dayBar(formatKcal(totals.calories), formatKcal(target))}
        value={totals.calories}
        max={Math.max(target, totals.calories, 1) * HEADROOM}
        target={target}
        tone={level === 'within' ? 'neutral' : level}
      />
      <HeadLine>
        <Macros>
          {t.macroShort(
            formatDecimal(totals.protein, 0),
            formatDecimal(totals.fat, 0),
            formatDecimal(totals.carbs, 0),
          )}
        </Macros>
        <Kcal as="small" $level={level}>
          {deviation && formatDeviation(deviation.percent)}
        </Kcal>
      </HeadLine>
    </Head>
  );
}

function SlotHead({ slot }: { slot: PlanSlot }) {
  const Icon = mealIcons[slot.type];
  return (
    <RowHead scope="row" $type={slot.type}>
      <span>
        <Icon size={14} aria-hidden /> {slot.label || MEAL_TYPE_LABELS[slot.type]}
      </span>
      <small>
        {slot.time} ·{' '}
        {formatPercent(slot.calorieSharePercent, Number.isInteger(slot.calorieSharePercent) ? 0 : 1)}
      </small>
    </RowHead>
  );
}

interface MealCellProps {
  cell: OverviewCell;
  days: readonly PlanDay[];
  dense: boolean;
  generating: boolean;
  onOpenDay: (dayIndex: number) => void;
}

function MealCell({ cell, days, dense, generating, onOpenDay }: MealCellProps) {
  const slots = cell.dayIndexes.flatMap((index) => days[index]?.slots[cell.slotIndex] ?? []);
  const [first = 0] = cell.dayIndexes;
  return (
    <Cell colSpan={cell.dayIndexes.length} aria-colspan={cell.dayIndexes.length}>
      <OverviewMeal
        slots={slots}
        dayNumbers={cell.dayIndexes.map((index) => days[index]?.day ?? index + 1)}
        continuesFrom={cell.continuesFrom}
        continuesTo={cell.continuesTo}
        dense={dense}
        generating={generating}
        onOpen={() => onOpenDay(first)}
      />
    </Cell>
  );
}

const Scroll = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.s[3]};
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[4]};
  overflow-x: auto;
`;

const Week = styled.table`
  width: 100%;
  min-width: 980px;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  th,
  td {
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
    text-align: left;
    vertical-align: top;
  }

  td,
  th + th {
    border-left: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Corner = styled.th`
  width: 122px;

  @media (max-width: 600px) {
    width: 96px;
  }

  padding: ${({ theme }) => theme.s[2]} 0;

  strong,
  span {
    display: block;
  }

  span {
    font: ${({ theme }) => theme.t.small};
    color: ${({ theme }) => theme.c.text3};
  }
`;

const Head = styled.th<{ $current: boolean }>`
  padding: ${({ theme }) => theme.s[2]};
  font: ${({ theme }) => theme.t.dense};
  background: ${({ theme, $current }) => ($current ? theme.c.selectSoft : 'transparent')};
`;

const HeadLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.s[1]};
  white-space: nowrap;

  small {
    font: ${({ theme }) => theme.t.small};
    color: ${({ theme }) => theme.c.text3};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Macros = styled.small`
  /* In a narrow column the deviation matters more than the macros. */
  @media (max-width: 1279px) {
    display: none;
  }
`;

const DayButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

const Kcal = styled.strong<{ $level: 'within' | 'amber' | 'danger' }>`
  && {
    color: ${({ theme, $level }) =>
      ({ within: theme.c.text, amber: theme.c.amberText, danger: theme.c.dangerText })[$level]};
  }
`;

const RowHead = styled.th<{ $type: PlanSlot['type'] }>`
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[1]} 0 0;
  font: ${({ theme }) => theme.t.dense};
  color: ${({ theme, $type }) => theme.meal[$type].text};

  small {
    display: block;
    font: ${({ theme }) => theme.t.small};
    color: ${({ theme }) => theme.c.text3};
  }
`;

const Cell = styled.td`
  padding: 2px 3px;
  height: 1px;
`;
