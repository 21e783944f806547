import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDeviation, formatGrams, formatKcal, formatPercent } from '@pora/kit';
import { announce, Badge, IconButton, media, theme } from '@pora/ui';
import { Meter, StackedBar } from '@pora/ui/charts';
import { ChevronLeftIcon, ChevronRightIcon, MoveIcon } from '@pora/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  type Deviation,
  type Tolerances,
  deviationLook,
  deviationOf,
  energyShare,
  toleranceBand,
} from '../../plan-work/public.js';
import { moveStrings, useDayAfterDrop } from '../../slot-moves/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { energySegments } from './energy-segments.js';

interface DayBarProps {
  day: PlanDay;
  target: number;
  tolerances: Tolerances | null;
  /** Steps shown on a phone, where there is no toolbar; undefined at the ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const HEADROOM = 1.25;
const ANNOUNCE_AFTER_MS = 1000;
const MACROS = [
  ['protein', 4],
  ['fat', 9],
  ['carbs', 4],
] as const;

/** Energy and macros of one day against the target. */
export function DayBar({ day, target, tolerances, onPrevious, onNext }: DayBarProps) {
  const afterDrop = useDayAfterDrop(day.day);
  const totals = afterDrop?.after ?? day.totals;
  const added = afterDrop ? Math.max(0, afterDrop.after.calories - afterDrop.before.calories) : 0;
  const sentence = t.dayBar(formatKcal(totals.calories), formatKcal(target));
  // What a drop would come to is spoken by the move itself.
  useAnnouncedChange(`${t.day(day.day)}: ${t.dayBar(formatKcal(day.totals.calories), formatKcal(target))}`);
  const band = toleranceBand(target, tolerances);
  return (
    <Bar>
      <Energy>
        <Line>
          <Step>
            <IconButton
              label={t.previousDay}
              icon={<ChevronLeftIcon />}
              disabled={!onPrevious}
              onClick={onPrevious}
            />
          </Step>
          <Title>{t.day(day.day)}</Title>
          <Step>
            <IconButton label={t.nextDay} icon={<ChevronRightIcon />} disabled={!onNext} onClick={onNext} />
          </Step>
          <Figure>{formatCount(totals.calories)}</Figure>
          <Muted>{t.ofTarget(formatKcal(target))}</Muted>
          {totals.calories > 0 && (
            <DeviationBadge deviation={deviationOf(totals.calories, target, tolerances)} />
          )}
          {afterDrop && (
            <Badge tone="select" icon={<MoveIcon size={12} aria-hidden />}>
              {moveStrings.afterDrop}
            </Badge>
          )}
        </Line>
        <StackedBar
          label={sentence}
          max={Math.max(totals.calories, target, 1) * HEADROOM}
          target={target}
          tolerance={{ low: target - band, high: target + band }}
          segments={energySegments(day)}
          ghost={added}
        />
      </Energy>
      <Macros>
        {MACROS.map(([name, kcalPerGram]) => {
          const share = energyShare(totals[name], kcalPerGram, totals);
          return (
            <div key={name}>
              <MacroHead>
                <span>{t.macros[name]}</span>
                <strong>{formatGrams(totals[name], 1)}</strong>
              </MacroHead>
              <Meter
                label={t.macros[name]}
                value={share}
                max={100}
                valueText={formatPercent(share)}
                thickness={4}
              />
              <Share>{formatPercent(share)}</Share>
            </div>
          );
        })}
      </Macros>
    </Bar>
  );
}

function DeviationBadge({ deviation }: { deviation: Deviation | null }) {
  if (!deviation) return null;
  return <Badge {...deviationLook(deviation)}>{formatDeviation(deviation.percent)}</Badge>;
}

/** Tells a screen reader the day's energy when it changes, once it has been still for a second. */
function useAnnouncedChange(sentence: string): void {
  const told = useRef(sentence);
  useEffect(() => {
    if (told.current === sentence) return undefined;
    const timer = window.setTimeout(() => {
      told.current = sentence;
      announce(sentence, 'polite');
    }, ANNOUNCE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [sentence]);
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  gap: ${theme.s[4]};
  padding: ${theme.s[3]} 0 ${theme.s[4]};

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.phone} {
    gap: ${theme.s[3]};
    padding: ${theme.s[2]} 0;
  }
`;

const Energy = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.s[1]} ${theme.s[2]};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    align-items: center;
    gap: ${theme.s[1]};
  }
`;

const Step = styled.span`
  display: none;

  ${media.phone} {
    display: contents;
  }
`;

const Title = styled.h2`
  margin: 0;
  font: ${theme.t.title};

  ${media.phone} {
    font: ${theme.t.lead};
  }
`;

const Figure = styled.span`
  font: ${theme.t.lead};

  ${media.phone} {
    margin-left: auto;
  }
`;

const Muted = styled.span`
  color: ${theme.c.text3};
`;

const Macros = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.s[3]};
`;

const MacroHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[1]};
  overflow: hidden;
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.phone} {
    font: ${theme.t.small};
  }

  strong {
    font-weight: 600;
  }
`;

const Share = styled.div`
  text-align: right;
  font: ${theme.t.small};
  color: ${theme.c.text3};

  ${media.phone} {
    display: none;
  }
`;
