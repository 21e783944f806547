import { type HistoryComparison, type SlotDigest } from '@pora/contracts/plans/plan-history.model';
import { formatCount, formatPercent, formatSigned } from '@pora/kit';
import { media, tabularNumbers, theme, tip, VisuallyHidden, visuallyHiddenCss } from '@pora/ui';
import { DenseTable, TableScroll } from '@pora/ui/data';
import { mealIcons, TriangleIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { beyond, deviationOf, usePlanEditing } from '../plan-work/public.js';
import { historyStrings as t } from './plan-history.strings.js';

interface ComparisonTableProps {
  comparison: HistoryComparison;
  /** Leaves out days and places that both hold alike. */
  onlyChanges: boolean;
  /** What stands at the left, and what at the right. */
  before: string;
  after: string;
  /** The button that brings one day back; nothing where days are not brought back. */
  restoreOf: (day: number) => ReactNode;
}

/** A place of both versions; one that they hold alike has the same digest twice. */
type Changed = HistoryComparison['changed'][number];

/** The places to show, in the order of the plan. */
function placesOf({ changed, same }: HistoryComparison, onlyChanges: boolean): readonly Changed[] {
  if (onlyChanges) return changed;
  const alike = same.map(({ digest, ...place }) => ({ ...place, before: digest, after: digest }));
  return [...changed, ...alike].toSorted((a, b) => a.day - b.day || a.slotIndex - b.slotIndex);
}

/** Two versions side by side: the places of every day, the days' energy, and the averages. */
export function ComparisonTable({ comparison, onlyChanges, before, after, restoreOf }: ComparisonTableProps) {
  const { changed, summary } = comparison;
  const places = placesOf(comparison, onlyChanges);
  const days = [...new Set(places.map(({ day }) => day))];
  const changedDays = new Set(changed.map(({ day }) => day));
  return (
    <TableScroll tabIndex={0} role="group" aria-label={t.comparison}>
      <Table $inset>
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
              slots={places.filter((slot) => slot.day === day)}
              energy={comparison.days.find((each) => each.day === day)}
              restore={changedDays.has(day) && restoreOf(day)}
            />
          ))}
        </tbody>
        <tfoot>
          <Day>
            <th scope="row">{t.average}</th>
            <td />
            <Numeric as="td">{formatCount(summary.before.averageCalories)}</Numeric>
            <td />
            <Numeric as="td">{formatCount(summary.after.averageCalories)}</Numeric>
            <Numeric as="td">
              {differenceOf(summary.before.averageCalories, summary.after.averageCalories)}
            </Numeric>
            <td />
          </Day>
        </tfoot>
      </Table>
    </TableScroll>
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
    <Day>
      <th scope="row">{t.dayName(day)}</th>
      <Meals>
        {slots.map((slot) => (
          <Place key={slot.slotIndex} slot={slot}>
            <Was slot={slot} />
          </Place>
        ))}
      </Meals>
      <DayEnergy calories={energy?.before} />
      <Meals>
        {slots.map((slot) => (
          <Place key={slot.slotIndex} slot={slot}>
            <Is slot={slot} />
          </Place>
        ))}
      </Meals>
      <DayEnergy calories={energy?.after} />
      <Numeric as="td">{energy ? differenceOf(energy.before, energy.after) : ''}</Numeric>
      <td>{isInBoth && restore}</td>
    </Day>
  );
}

/** Energy of a day; beyond the tolerance with a sign of its direction. */
function DayEnergy({ calories }: { calories: number | null | undefined }) {
  const { plan, tolerances } = usePlanEditing();
  const deviation = calories ? deviationOf(calories, plan.caloriesPerDay, tolerances) : null;
  const level = beyond(deviation);
  return (
    <Numeric as="td">
      {deviation && level && (
        <Beyond $level={level}>
          <Direction size={10} aria-hidden $down={deviation.percent < 0} />
          <VisuallyHidden>{deviation.percent < 0 ? t.below : t.above} </VisuallyHidden>
          {formatCount(calories ?? null)}
        </Beyond>
      )}
      {!level && formatCount(calories ?? null)}
    </Numeric>
  );
}

function differenceOf(before: number | null, after: number | null): string {
  return before === null || after === null ? '' : formatSigned(Math.round(after) - Math.round(before));
}

/** What is gone is struck through; a place that held nothing has nothing to strike. */
function Was({ slot: { before, after } }: { slot: Changed }) {
  const text = digestText(before, after);
  if (before === after) return <span>{text}</span>;
  return isMeal(before) ? <Gone>{text}</Gone> : <Nothing>{text}</Nothing>;
}

function Is({ slot: { before, after } }: { slot: Changed }) {
  const text = digestText(after, before);
  return isMeal(after) ? <span>{text}</span> : <Nothing>{text}</Nothing>;
}

const isMeal = (digest: SlotDigest | null): boolean => digest !== null && digest.name !== null;

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

const Table = styled(DenseTable)`
  thead th {
    color: ${theme.c.text3};
    font-weight: 400;
  }

  tbody th,
  tfoot th {
    white-space: nowrap;
  }

  tbody td:last-child > button {
    /* Level with the first line beside it. */
    margin: -0.375rem 0;
  }

  ${media.phone} {
    display: block;

    thead {
      ${visuallyHiddenCss}
    }

    tbody,
    tfoot {
      display: block;
    }

    th,
    td {
      padding: 0 0 ${theme.s[1]};
      border-bottom: 0;
    }

    tbody td:last-child > button {
      margin: 0 0 0 -${theme.s[3]};
    }
  }
`;

/** On a phone the version before stands over the one after, each with its energy; the difference beside the day. */
const Day = styled.tr`
  ${media.phone} {
    display: grid;
    grid-template:
      'day day difference'
      'before before energyBefore'
      'after after energyAfter'
      'restore restore restore' / 1fr 0 auto;
    column-gap: ${theme.s[3]};
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};

    ${['day', 'before', 'energyBefore', 'after', 'energyAfter', 'difference', 'restore'].map(
      (area, index) => `> :nth-child(${index + 1}) { grid-area: ${area}; }`,
    )}
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
  width: 50%;
  overflow-wrap: break-word;

  ${media.phone} {
    width: auto;
  }
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

const Gone = styled.del`
  color: ${theme.c.text2};
`;

const Nothing = styled.span`
  color: ${theme.c.text3};
`;
