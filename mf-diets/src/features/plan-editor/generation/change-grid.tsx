import { Button, mealTypeKeys, theme } from '@pora/ui';
import { ArrowLeftRightIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { editorStrings } from '../plan-editor.strings.js';
import { type Difference, type Differences } from './plan-differences.js';

const t = editorStrings.generation;
const KINDS: readonly Difference[] = ['changed', 'same', 'locked', 'empty'];

interface ChangeGridProps {
  differences: Differences;
  onCompare: (() => void) | undefined;
}

/** What the run changed, slot by slot: days across, meals down; each kind has a shape of its own. */
export function ChangeGrid({ differences: { days, count }, onCompare }: ChangeGridProps) {
  const told = t.changes(count.changed, count.same);
  const rows = Math.max(0, ...days.map(({ slots }) => slots.length));
  return (
    <section>
      <Heading>{t.changesTitle}</Heading>
      <Text>{told}</Text>
      <Grid role="img" aria-label={told} style={{ gridTemplateColumns: columnsOf(days.length) }}>
        {days.map(({ day }) => (
          <Day key={day} style={{ gridColumn: columnOf(day) }}>
            {day}
          </Day>
        ))}
        {Array.from({ length: rows }, (_, row) =>
          days.map(({ day, slots }) => (
            <Place key={`${day}.${row}`} style={{ gridColumn: columnOf(day) }}>
              {slots[row] && (
                <Cell $kind={slots[row].difference} style={{ color: colorOf(slots[row].slot.type) }} />
              )}
            </Place>
          )),
        )}
      </Grid>
      <Legend>
        {KINDS.filter((kind) => count[kind] > 0).map((kind) => (
          <span key={kind}>
            <Sample>
              <Cell $kind={kind} style={{ color: theme.meal.lunch.solid }} />
            </Sample>
            {t.kinds[kind]}
          </span>
        ))}
        {onCompare && (
          <Button
            variant="quiet"
            size="compact"
            icon={<ArrowLeftRightIcon aria-hidden />}
            onClick={onCompare}
          >
            {t.compare}
          </Button>
        )}
      </Legend>
    </section>
  );
}

/** Days of a week; between two weeks is a narrow column of its own. */
const WEEK = 7;
const columnOf = (day: number) => (day > WEEK ? day + 1 : day);
const columnsOf = (days: number) =>
  days > WEEK ? `repeat(${WEEK}, 1fr) 0.25rem repeat(${days - WEEK}, 1fr)` : `repeat(${days}, 1fr)`;

function colorOf(type: string): string {
  return theme.meal[mealTypeKeys.find((key) => key === type) ?? 'unknown'].solid;
}

const Heading = styled.h3`
  margin: 0;
  font: ${theme.t.strong};
`;

const Text = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Grid = styled.div`
  display: grid;
  gap: 3px;
  max-width: 26rem;
`;

const Day = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.small};
  text-align: center;
`;

const Place = styled.span`
  display: flex;
  height: 0.8125rem;
`;

const Sample = styled.span`
  display: inline-flex;
  width: 1rem;
  height: 0.75rem;
`;

const LOOK: Record<Difference, string> = {
  changed: 'border: 1.5px solid currentcolor; background: currentcolor;',
  same: 'border: 1.5px solid currentcolor;',
  locked: `border: 1px solid ${theme.c.lineControl};
    background: repeating-linear-gradient(135deg, ${theme.c.text2} 0 1px, transparent 1px 4px);`,
  empty: `border: 1px dashed ${theme.c.lineControl};`,
};

const Cell = styled.i<{ $kind: Difference }>`
  flex: 1;
  border-radius: 3px;
  forced-color-adjust: none;
  ${({ $kind }) => LOOK[$kind]}
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[1]} ${theme.s[3]};
  margin-top: ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.small};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[1]};
  }

  > button {
    margin-left: auto;
  }
`;
