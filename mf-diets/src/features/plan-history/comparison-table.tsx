import { type HistoryComparison, type SlotDigest } from '@pora/contracts/plans/plan-history.model';
import { formatCount, formatPercent, formatSigned } from '@pora/kit';
import { media, tabularNumbers, theme, tip, VisuallyHidden } from '@pora/ui';
import { mealIcons, TriangleIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { deviationOf, usePlanEditing } from '../plan-work/public.js';
import { historyStrings as t } from './plan-history.strings.js';

interface ComparisonTableProps {
  comparison: HistoryComparison;
  /** What stands at the left, and what at the right. */
  before: string;
  after: string;
  /** The button that brings one day back; nothing where days are not brought back. */
  restoreOf: (day: number) => ReactNode;
}

type Changed = HistoryComparison['changed'][number];

/** Two versions side by side: the changed places of every day, the days' energy, and the averages. */
export function ComparisonTable({ comparison, before, after, restoreOf }: ComparisonTableProps) {
  const { changed, summary } = comparison;
  const days = [...new Set(changed.map(({ day }) => day))];
  return (
    <Scroll tabIndex={0} role="group" aria-label={t.comparison}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{before}</th>
            <Numeric scope="col">{t.kcal}</Numeric>
            <th scope="col">{after}</th>
            <Numeric scope="col">{t.kcal}</Numeric>
            <Numeric scope="col">{t.difference}</Numeric>
            <td />
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <DayRow
              key={day}
              day={day}
              slots={changed.filter((slot) => slot.day === day)}
              energy={comparison.days.find((each) => each.day === day)}
              restore={restoreOf(day)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.average}</th>
            <td />
            <Numeric as="td">{formatCount(summary.before.averageCalories)}</Numeric>
            <td />
            <Numeric as="td">{formatCount(summary.after.averageCalories)}</Numeric>
            <Numeric as="td">
              {differenceOf(summary.before.averageCalories, summary.after.averageCalories)}
            </Numeric>
            <td />
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
}

interface DayRowProps {
  day: number;
  slots: readonly Changed[];
  /** Undefined where nothing is known of it. */
  energy: HistoryComparison['days'][number] | undefined;
  restore: ReactNode;
}

function DayRow({ day, slots, energy, restore }: DayRowProps) {
  const isInBoth = slots.every(({ before, after }) => before && after);
  return (
    <tr>
      <th scope="row">{t.dayName(day)}</th>
      <Meals>
        {slots.map((slot) => (
          <Place key={slot.slotIndex} slot={slot}>
            <Was>{digestText(slot.before, slot.after)}</Was>
          </Place>
        ))}
      </Meals>
      <DayEnergy calories={energy?.before} />
      <Meals>
        {slots.map((slot) => (
          <Place key={slot.slotIndex} slot={slot}>
            <span>{digestText(slot.after, slot.before)}</span>
          </Place>
        ))}
      </Meals>
      <DayEnergy calories={energy?.after} />
      <Numeric as="td">{energy ? differenceOf(energy.before, energy.after) : ''}</Numeric>
      <td>{isInBoth && restore}</td>
    </tr>
  );
}

/** Energy of a day; beyond the tolerance with a sign of its direction. */
function DayEnergy({ calories }: { calories: number | null | undefined }) {
  const { plan, tolerances } = usePlanEditing();
  const deviation = calories ? deviationOf(calories, plan.caloriesPerDay, tolerances) : null;
  const { level, percent } = deviation ?? { level: 'within', percent: 0 };
  return (
    <Numeric as="td">
      {level !== 'within' && (
        <Beyond $level={level}>
          <Direction size={10} aria-hidden $down={percent < 0} />
          <VisuallyHidden>{percent < 0 ? t.below : t.above} </VisuallyHidden>
          {formatCount(calories ?? null)}
        </Beyond>
      )}
      {level === 'within' && formatCount(calories ?? null)}
    </Numeric>
  );
}

function differenceOf(before: number | null, after: number | null): string {
  return before === null || after === null ? '' : formatSigned(Math.round(after) - Math.round(before));
}

/** What stands at a place, led by the sign of its slot; its name is spoken, and told to whoever points at the sign. */
function Place({ slot: { type, label }, children }: { slot: Changed; children: ReactNode }) {
  const Icon = mealIcons[type];
  return (
    <Line>
      <Sign $type={type} {...tip(label)}>
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{t.slot(label)}</VisuallyHidden>
      </Sign>
      {children}
    </Line>
  );
}

/** A place as one version has it: its meal, and what else the other has otherwise. */
function digestText(own: SlotDigest | null, other: SlotDigest | null): string {
  return own ? [mealText(own, other), ...settingsOf(own, other)].join(' · ') : t.noPlace;
}

function mealText({ name, portionPercent }: SlotDigest, other: SlotDigest | null): string {
  if (name === null) return t.emptyPlace;
  const isTold = portionPercent !== 100 || (other?.portionPercent ?? 100) !== 100;
  return isTold && portionPercent !== null ? t.portion(name, formatPercent(portionPercent)) : name;
}

function settingsOf(own: SlotDigest, other: SlotDigest | null): string[] {
  if (!other) return [];
  const isLockTold = own.locked !== other.locked || own.lockedInAllDays !== other.lockedInAllDays;
  return [
    ...(own.time === other.time ? [] : [t.at(own.time)]),
    ...(isLockTold ? [own.lockedInAllDays ? t.lockedInAllDays : own.locked ? t.locked : t.unlocked] : []),
  ];
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.t.dense};

  th,
  td {
    padding: ${theme.s[2]};
    border-bottom: 1px solid ${theme.c.line};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }

  tbody th,
  tfoot th {
    white-space: nowrap;
  }

  ${media.phone} {
    min-width: 34rem;
  }
`;

const Numeric = styled.th`
  && {
    ${tabularNumbers}
    text-align: right;
    white-space: nowrap;
  }
`;

const Beyond = styled.span<{ $level: 'amber' | 'danger' }>`
  color: ${({ $level }) => ({ amber: theme.c.amberText, danger: theme.c.dangerText })[$level]};
`;

const Direction = styled(TriangleIcon)<{ $down: boolean }>`
  margin-right: 3px;
  fill: currentColor;
  transform: ${({ $down }) => ($down ? 'rotate(180deg)' : 'none')};
`;

const Meals = styled.td`
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.s[2]};

  & + & {
    margin-top: ${theme.s[1]};
  }
`;

const Sign = styled.span<{ $type: Changed['type'] }>`
  flex: none;
  align-self: flex-start;
  padding-top: 0.125rem;
  color: ${({ $type }) => theme.meal[$type].text};
`;

const Was = styled.del`
  color: ${theme.c.text2};
`;
