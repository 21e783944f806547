import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDeviation, formatGrams, formatKcal, formatPercent } from '@pora/kit';
import { Badge } from '@pora/ui';
import { Meter, StackedBar } from '@pora/ui/charts';
import { CheckIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { deviationOf, energyShare } from './editor-model.js';
import { editorStrings as t } from './plan-editor.strings.js';

interface DayBarProps {
  day: PlanDay;
  target: number;
  tolerances: { plan: number; day: number };
}

const HEADROOM = 1.2;
const MACROS = [
  ['protein', 4],
  ['fat', 9],
  ['carbs', 4],
] as const;

/** Energy and macros of one day against the target. */
export function DayBar({ day, target, tolerances }: DayBarProps) {
  const { totals } = day;
  const deviation = deviationOf(totals.calories, target, tolerances);
  const max = Math.max(totals.calories, target, 1) * HEADROOM;
  const tone = { within: 'ok', amber: 'amber', danger: 'danger' } as const;
  return (
    <Bar>
      <Energy>
        <Line>
          <Title>{t.day(day.day)}</Title>
          <Figure>{formatCount(totals.calories)}</Figure>
          <Muted>{t.ofTarget(formatKcal(target))}</Muted>
          {deviation && (
            <Badge
              tone={tone[deviation.level]}
              icon={
                deviation.level === 'within' ? (
                  <CheckIcon size={12} aria-hidden />
                ) : (
                  <TriangleAlertIcon size={12} aria-hidden />
                )
              }
            >
              {formatDeviation(deviation.percent)}
            </Badge>
          )}
        </Line>
        <StackedBar
          label={t.dayBar(formatKcal(totals.calories), formatKcal(target))}
          max={max}
          target={target}
          tolerance={{ low: target * (1 - tolerances.day / 100), high: target * (1 + tolerances.day / 100) }}
          segments={day.slots
            .filter((slot) => slot.entry)
            .map((slot) => ({
              id: slot.id,
              meal: slot.type,
              value: slot.entry?.calories ?? 0,
              label: slot.label,
            }))}
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

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  gap: ${({ theme }) => theme.s[4]};
  padding: ${({ theme }) => theme.s[3]} 0;

  @media (max-width: 900px) {
    grid-template-columns: 1fr;
  }
`;

const Energy = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.s[2]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.s[2]};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h2`
  margin: 0;
  font: ${({ theme }) => theme.t.title};
`;

const Figure = styled.span`
  font: ${({ theme }) => theme.t.lead};
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.c.text3};
`;

const Macros = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${({ theme }) => theme.s[3]};
`;

const MacroHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;
`;

const Share = styled.div`
  text-align: right;
  font: ${({ theme }) => theme.t.small};
  color: ${({ theme }) => theme.c.text3};
`;
