import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatDeviation, formatKcal } from '@pora/kit';
import { focusRing } from '@pora/ui';
import { StackedBar } from '@pora/ui/charts';
import { CircleDashedIcon, LockIcon, SearchXIcon, TriangleIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useRef } from 'react';
import styled, { css } from 'styled-components';
import { type Deviation, deviationOf } from './editor-model.js';
import { editorStrings as t } from './plan-editor.strings.js';

interface DayStripProps {
  days: readonly PlanDay[];
  current: number;
  target: number;
  tolerances: { plan: number; day: number };
  onSelect: (dayIndex: number) => void;
}

const HEADROOM = 1.2;
const WEEK = 7;

/** All days side by side: the selector of the day and the chart of its energy in one. */
export function DayStrip({ days, current, target, tolerances, onSelect }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const max = Math.max(target, ...days.map((day) => day.totals.calories)) * HEADROOM;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.min(days.length - 1, Math.max(0, current + step));
    onSelect(next);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <Strip role="tablist" aria-label={t.strip} ref={strip} onKeyDown={move}>
      {days.map((day, index) => {
        const deviation = deviationOf(day.totals.calories, target, tolerances);
        return (
          <Column
            key={day.day}
            role="tab"
            type="button"
            id={`plan-day-${day.day}`}
            aria-selected={index === current}
            aria-controls="plan-day-panel"
            aria-label={describe(day, deviation)}
            tabIndex={index === current ? 0 : -1}
            $selected={index === current}
            $newWeek={index > 0 && index % WEEK === 0}
            onClick={() => onSelect(index)}
          >
            <Marks day={day} />
            <StackedBar
              label=""
              orientation="vertical"
              thickness={24}
              max={max}
              target={target}
              segments={day.slots
                .filter((slot) => slot.entry)
                .map((slot) => ({
                  id: slot.id,
                  meal: slot.type,
                  value: slot.entry?.calories ?? 0,
                  label: slot.label,
                }))}
            />
            <Number $level={deviation?.level ?? 'within'}>
              {deviation && deviation.level !== 'within' && day.totals.calories > 0 && (
                <Direction $down={deviation.percent < 0} size={8} aria-hidden />
              )}
              {day.day}
            </Number>
          </Column>
        );
      })}
    </Strip>
  );
}

function describe(day: PlanDay, deviation: Deviation | null): string {
  if (day.totals.calories === 0) return t.emptyDay(day.day);
  return t.stripDay(day.day, formatKcal(day.totals.calories), formatDeviation(deviation?.percent ?? 0));
}

function Marks({ day }: { day: PlanDay }) {
  const filled = day.slots.some((slot) => slot.entry);
  return (
    <MarkRow aria-hidden>
      {day.slots.some((slot) => slot.entry?.unmapped) && <SearchXIcon size={12} />}
      {filled && day.slots.some((slot) => !slot.entry) && <CircleDashedIcon size={12} />}
      {day.slots.some((slot) => slot.locked || slot.lockedInAllDays) && <LockIcon size={12} />}
    </MarkRow>
  );
}

const Strip = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(40px, 1fr);
  gap: ${({ theme }) => theme.s[1]};
  padding: ${({ theme }) => theme.s[1]} 2px ${({ theme }) => theme.s[3]};
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
  overflow-x: auto;
`;

const Column = styled.button<{ $selected: boolean; $newWeek: boolean }>`
  ${focusRing}
  display: grid;
  grid-template-rows: 16px 44px 18px;
  justify-items: center;
  gap: 2px;
  min-width: 40px;
  padding: ${({ theme }) => theme.s[1]} 0;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.r[2]};
  background: transparent;
  color: inherit;
  font: ${({ theme }) => theme.t.small};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }

  ${({ $newWeek, theme }) =>
    $newWeek &&
    css`
      box-shadow: -3px 0 0 -2px ${theme.c.lineStrong};
    `}

  ${({ $selected, theme }) =>
    $selected &&
    css`
      &,
      &:hover {
        border-color: ${theme.c.select};
        background: ${theme.c.selectSoft};
      }
    `}
`;

const MarkRow = styled.span`
  display: inline-flex;
  gap: 2px;
  color: ${({ theme }) => theme.c.text3};
`;

const Number = styled.span<{ $level: Deviation['level'] }>`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  font-weight: ${({ $level }) => ($level === 'within' ? 400 : 700)};
  color: ${({ $level, theme }) =>
    ({ within: theme.c.text, amber: theme.c.amberText, danger: theme.c.dangerText })[$level]};
`;

const Direction = styled(TriangleIcon)<{ $down: boolean }>`
  fill: currentColor;
  transform: ${({ $down }) => ($down ? 'rotate(180deg)' : 'none')};
`;
