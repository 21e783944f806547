import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal } from '@pora/kit';
import { focusRing, media, Skeleton, theme } from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type Deviation, deviationOf, type Tolerances } from '../editor-model.js';
import { editorStrings as t } from '../plan-editor.strings.js';

interface OverviewDayHeadProps {
  day: PlanDay;
  target: number;
  tolerances: Tolerances;
  current: boolean;
  generating: boolean;
  onOpen: () => void;
}

const HEADROOM = 1.15;

/** Head of a day's column: energy with the target's tick, macros, deviation; its name opens the day. */
export function OverviewDayHead(props: OverviewDayHeadProps) {
  const { day, target, tolerances, current, generating, onOpen } = props;
  const { totals } = day;
  const deviation = totals.calories > 0 ? deviationOf(totals.calories, target, tolerances) : null;
  const level = deviation?.level ?? 'within';
  const head = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    // A phone shows three columns of seven: the day last looked at is among them.
    if (current) head.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Head scope="col" ref={head} $current={current}>
      <Line>
        <DayButton
          type="button"
          data-grid-cell
          tabIndex={-1}
          aria-label={t.openDay(day.day)}
          onClick={onOpen}
        >
          {t.day(day.day)}
        </DayButton>
        {!generating && <Kcal $level={level}>{formatCount(totals.calories)}</Kcal>}
      </Line>
      {generating ? (
        <Waiting>
          <Skeleton height="6px" />
          <Skeleton width="70%" height="8px" />
        </Waiting>
      ) : (
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
            <DeviationText $level={level}>{deviation && formatDeviation(deviation.percent)}</DeviationText>
          </Facts>
        </>
      )}
    </Head>
  );
}

const levelColor = ({ $level }: { $level: Deviation['level'] }) =>
  ({ within: theme.c.text, amber: theme.c.amberText, danger: theme.c.dangerText })[$level];

const Head = styled.th<{ $current: boolean }>`
  padding: 0.375rem ${theme.s[2]} 0.25rem;
  font: ${theme.t.dense};
  font-weight: 400;
  background: ${({ $current }) => ($current ? theme.c.selectSoft : 'transparent')};

  ${media.tablet} {
    padding: 0.375rem ${theme.s[1]} 0.25rem;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.s[1]};
  min-height: 1.25rem;
  white-space: nowrap;

  ${media.tablet} {
    flex-wrap: wrap;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  padding: 2px 0 ${theme.s[2]};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s[1]};
  min-height: 1.125rem;
  font: ${theme.t.small};
  color: ${theme.c.text3};
  white-space: nowrap;

  > span:nth-child(-n + 2)::after {
    content: ' ·';
  }

  ${media.quiet} {
    /* Three figures of a hundred and more fit without the dots. */
    > span:nth-child(-n + 2)::after {
      content: none;
    }
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
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
`;

const Kcal = styled.strong<{ $level: Deviation['level'] }>`
  font-weight: 640;
  color: ${levelColor};
`;

const DeviationText = styled.span<{ $level: Deviation['level'] }>`
  margin-left: auto;
  font-weight: ${({ $level }) => ($level === 'within' ? 400 : 700)};
  color: ${({ $level }) => ($level === 'within' ? theme.c.text3 : levelColor({ $level }))};
`;
