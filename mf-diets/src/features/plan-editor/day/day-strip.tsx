import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatDeviation, formatKcal } from '@pora/kit';
import { focusRing, media, theme } from '@pora/ui';
import { StackedBar } from '@pora/ui/charts';
import { TriangleIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import {
  type Deviation,
  type Tolerances,
  beyond,
  deviationOf,
  toleranceBand,
} from '../../plan-work/public.js';
import { DAY_MARK_LOOKS, dayMarks } from '../day-marks.js';
import { isOpenRisk, useCheckOfSlot } from '../../slot-actions/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { energySegments } from './energy-segments.js';

interface DayStripProps {
  days: readonly PlanDay[];
  current: number;
  target: number;
  tolerances: Tolerances | null;
  onSelect: (dayIndex: number) => void;
}

const HEADROOM = 1.2;
const WEEK = 7;
/** Height of the bars, rem. */
const BAR = 2.75;
/** From the strip's top to the foot of the bars: paddings, marks, gap and the bar itself, rem. */
const BAR_FOOT = 0.25 + 0.125 + 0.25 + 1 + 0.125 + BAR;

/** All days side by side: the selector of the day and the chart of its energy in one. */
export function DayStrip({ days, current, target, tolerances, onSelect }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const max = Math.max(target, 1, ...days.map((day) => day.totals.calories)) * HEADROOM;
  const tabs = () => [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  useEffect(() => {
    // With the frame: asked for at once, the plan that opens would be laid out before the last of it is there.
    const frame = requestAnimationFrame(() =>
      tabs()[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);
  const move = (event: KeyboardEvent) => {
    // From the tab that has the focus: the next key may come before the day of the last one is drawn.
    const at = tabs().findIndex((tab) => tab === event.target);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const index = Math.min(days.length - 1, Math.max(0, next));
    onSelect(index);
    tabs()[index]?.focus();
  };
  const height = (kcal: number) => (BAR * kcal) / max;
  const width = toleranceBand(target, tolerances);
  return (
    <Scroller>
      <Strip role="tablist" aria-label={t.strip} ref={strip} onKeyDown={move}>
        {target > 0 && (
          <>
            <Band
              aria-hidden
              style={{ top: `${BAR_FOOT - height(target + width)}rem`, height: `${height(2 * width)}rem` }}
            />
            <Target aria-hidden style={{ top: `${BAR_FOOT - height(target)}rem` }} />
          </>
        )}
        {days.map((day, index) => (
          <DayTab
            key={day.day}
            day={day}
            selected={index === current}
            newWeek={index > 0 && index % WEEK === 0}
            max={max}
            deviation={day.totals.calories > 0 ? deviationOf(day.totals.calories, target, tolerances) : null}
            onSelect={() => onSelect(index)}
          />
        ))}
      </Strip>
    </Scroller>
  );
}

interface DayTabProps {
  day: PlanDay;
  selected: boolean;
  newWeek: boolean;
  max: number;
  deviation: Deviation | null;
  onSelect: () => void;
}

function DayTab({ day, selected, newWeek, max, deviation, onSelect }: DayTabProps) {
  const checkOf = useCheckOfSlot();
  const isDangerous = day.slots.some((slot) => checkOf(slot).found?.problems.some(isOpenRisk));
  const marks = dayMarks(day, isDangerous);
  return (
    <Column
      role="tab"
      type="button"
      id={`plan-day-${day.day}`}
      aria-selected={selected}
      aria-controls={selected ? 'plan-day-panel' : undefined}
      aria-label={[describe(day, deviation), ...marks.map((mark) => t.marks[mark])].join(', ')}
      tabIndex={selected ? 0 : -1}
      $selected={selected}
      $newWeek={newWeek}
      onClick={onSelect}
    >
      <MarkRow aria-hidden>
        {marks.map((mark) => {
          const { Icon, color } = DAY_MARK_LOOKS[mark];
          return <Icon key={mark} size={12} color={color} />;
        })}
      </MarkRow>
      <Bars aria-hidden>
        <StackedBar label="" orientation="vertical" thickness={24} max={max} segments={energySegments(day)} />
      </Bars>
      <Number $level={beyond(deviation) ?? 'within'}>
        {deviation && beyond(deviation) && <Direction $down={deviation.percent < 0} size={8} aria-hidden />}
        {day.day}
      </Number>
    </Column>
  );
}

function describe(day: PlanDay, deviation: Deviation | null): string {
  if (day.totals.calories === 0) return t.emptyDay(day.day);
  return t.stripDay(day.day, formatKcal(day.totals.calories), formatDeviation(deviation?.percent ?? 0));
}

const Scroller = styled.div`
  overflow-x: auto;
  border-bottom: 1px solid ${theme.c.line};
`;

const Strip = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(2.5rem, 1fr);
  gap: ${theme.s[1]};
  min-width: max-content;
  padding: 0.25rem 2px ${theme.s[3]};

  ${media.phone} {
    grid-auto-columns: 2.875rem;
    padding-bottom: ${theme.s[1]};
  }
`;

const Target = styled.span`
  position: absolute;
  right: 0;
  left: 0;
  border-top: 1px dashed ${theme.c.text3};
  pointer-events: none;
`;

const Band = styled.span`
  position: absolute;
  right: 0;
  left: 0;
  background: color-mix(in srgb, ${theme.c.ok} 10%, transparent);
  pointer-events: none;
`;

const Column = styled.button<{ $selected: boolean; $newWeek: boolean }>`
  ${focusRing}
  position: relative;
  display: grid;
  grid-template-rows: 1rem ${BAR}rem 1.125rem;
  justify-items: center;
  gap: 0.125rem;
  min-width: 2.5rem;
  padding: 0.25rem 0;
  border: 0.125rem solid transparent;
  border-radius: ${theme.r[2]};
  background: transparent;
  color: inherit;
  font: ${theme.t.small};
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${theme.c.hover} 60%, transparent);
  }

  ${({ $newWeek }) =>
    $newWeek &&
    css`
      &::before {
        content: '';
        position: absolute;
        top: 0;
        bottom: 0;
        left: -5px;
        border-left: 1px solid ${theme.c.line};
      }
    `}

  ${({ $selected }) =>
    $selected &&
    css`
      &,
      &:hover {
        border-color: ${theme.c.select};
        background: color-mix(in srgb, ${theme.c.selectSoft} 82%, transparent);
      }
    `}
`;

const MarkRow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${theme.c.text3};
`;

const Bars = styled.span`
  display: block;
  height: 100%;
`;

const Number = styled.span<{ $level: 'within' | 'amber' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  font-weight: ${({ $level }) => ($level === 'within' ? 400 : 700)};
  font-variant-numeric: tabular-nums;
  color: ${({ $level }) =>
    ({ within: theme.c.text, amber: theme.c.amberText, danger: theme.c.dangerText })[$level]};
`;

const Direction = styled(TriangleIcon)<{ $down: boolean }>`
  fill: currentColor;
  transform: ${({ $down }) => ($down ? 'rotate(180deg)' : 'none')};
`;
