import { formatCount, formatDeviation, formatKcal } from '@pora/kit';
import { Badge, media, theme, VisuallyHidden } from '@pora/ui';
import { Checkbox } from '@pora/ui/forms';
import { LockIcon, OctagonAlertIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { deviationLook, deviationOf, usePlanEditing } from '../plan-work/public.js';
import { moveStrings } from '../slot-moves/public.js';
import { mealReplaceStrings as t } from './meal-replace.strings.js';
import { isDangerous, type ReplaceDay } from './replace-model.js';
import { type MealReplacement } from './use-replace-meal.js';

const WEEK = 7;

/** Every day of the plan with what stands there and what its energy becomes; the days to change are chosen here. */
export function ReplaceDays({ work }: { work: MealReplacement }) {
  const { days, open, targets, isPicked, pick } = work;
  const known = open.filter((day) => targets.some((target) => target.day === day));
  const picked = known.filter(isPicked);
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, at) =>
    days.slice(at * WEEK, (at + 1) * WEEK),
  );
  return (
    <div role="group" aria-label={t.days}>
      {known.length > 1 && (
        <All>
          <Checkbox
            checked={picked.length === known.length}
            indeterminate={picked.length > 0 && picked.length < known.length}
            onChange={(on) => pick(known, on)}
          />
          {t.all}
        </All>
      )}
      <Weeks>
        {weeks.map((week, at) => (
          <section key={week[0]?.day} aria-label={t.week(at + 1)}>
            {weeks.length > 1 && <h3>{t.week(at + 1)}</h3>}
            <List>
              {week.map((each) => (
                <DayLine key={each.day} {...each} work={work} />
              ))}
            </List>
          </section>
        ))}
      </Weeks>
    </div>
  );
}

function DayLine({ day, slot, state, work }: ReplaceDay & { work: MealReplacement }) {
  const target = work.targets.find((each) => each.day === day);
  const canPick = state === 'open' && target !== undefined;
  const isOn = canPick && work.isPicked(day);
  return (
    <li>
      <Line $on={isOn}>
        <Checkbox checked={isOn} disabled={!canPick} onChange={(on) => work.pick([day], on)} />
        <DayName>{t.day(day)}</DayName>
        <Stands>
          <Name>{slot.entry?.name ?? t.empty}</Name>
          {state !== 'open' && (
            <Why>
              {state === 'locked' && <LockIcon size={12} aria-hidden />}
              {t[state]}
            </Why>
          )}
          {isOn && isDangerous(target) && <Mark tone="danger" words={moveStrings.danger.title} />}
          {target && !target.typeMatches && <Mark tone="amber" words={t.mismatch} />}
          {isOn && <DayEnergy day={day} after={work.energy.byDay.get(day)} />}
        </Stands>
      </Line>
    </li>
  );
}

function Mark({ tone, words }: { tone: 'danger' | 'amber'; words: string }) {
  const Icon = tone === 'danger' ? OctagonAlertIcon : TriangleAlertIcon;
  return (
    <Sign $tone={tone}>
      <Icon size={14} aria-hidden />
      {tone === 'danger' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Sign>
  );
}

/** Energy of the day before and after; a day that leaves its tolerance says so. */
function DayEnergy({ day, after }: { day: number; after: number | undefined }) {
  const { plan, tolerances } = usePlanEditing();
  const before = plan.planDays.find((each) => each.day === day)?.totals.calories;
  const deviation = after === undefined ? null : deviationOf(after, plan.caloriesPerDay, tolerances);
  return (
    <Energy>
      <span aria-hidden>
        {formatCount(before)} → {formatKcal(after)}
      </span>
      <VisuallyHidden>
        {t.was(formatCount(before))} {t.becomes(formatKcal(after))}
      </VisuallyHidden>
      {deviation && (
        <Badge {...deviationLook(deviation)}>
          <span aria-hidden>{formatDeviation(deviation.percent)}</span>
          <VisuallyHidden>{t.deviation[deviation.level](formatDeviation(deviation.percent))}</VisuallyHidden>
        </Badge>
      )}
    </Energy>
  );
}

const All = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: 1.75rem;
  margin-bottom: ${theme.s[2]};
  cursor: pointer;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Weeks = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s[3]} ${theme.s[5]};
  align-items: start;

  h3 {
    margin: 0 0 ${theme.s[1]};
    color: ${theme.c.text3};
    font: ${theme.t.small};
    font-weight: 600;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.c.line};
  list-style: none;
`;

const Line = styled.label<{ $on: boolean }>`
  display: grid;
  grid-template-columns: auto 3.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.s[1]} ${theme.s[2]};
  min-height: ${theme.h.touch};
  padding: ${theme.s[1]} 0;
  border-bottom: 1px solid ${theme.c.line};
  color: ${({ $on }) => ($on ? theme.c.text : theme.c.text3)};
  font: ${theme.t.dense};
  cursor: pointer;

  &:has(input:disabled) {
    cursor: default;
  }
`;

const DayName = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

const Stands = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.s[2]};
  min-width: 0;
`;

const Name = styled.span`
  flex: 1 0 100%;
  overflow-wrap: anywhere;
`;

const Why = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Sign = styled.span<{ $tone: 'danger' | 'amber' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${({ $tone }) => ($tone === 'danger' ? theme.c.dangerText : theme.c.amberText)};
  font: ${theme.t.small};
`;

const Energy = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[1]} ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
  font-variant-numeric: tabular-nums;
`;
