import { type Macros } from '@pora/contracts/catalog/meal.model';
import { caloriesOfMacros, KCAL_PER_GRAM } from '@pora/engine/nutrition';
import { formatCount, formatGrams, formatPercent } from '@pora/kit';
import { theme } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface NutritionStripProps {
  /** Energy in kcal. */
  calories: number;
  caloriesLabel?: string;
  macros: Macros;
  /** At the right: the whole recipe beside one portion. */
  aside?: ReactNode;
  /** The shares of the energy also in words. */
  legend?: boolean;
}

const MACROS = [
  { key: 'protein', label: 'białko', color: theme.c.ink },
  { key: 'fat', label: 'tłuszcz', color: theme.c.text3 },
  { key: 'carbs', label: 'węglowodany', color: theme.c.inkLine },
] as const;

/** Energy and macros of one item, large enough to compare while stepping through a list, and where its energy comes from. */
export function NutritionStrip({
  calories,
  caloriesLabel = 'kcal',
  macros,
  aside,
  legend = false,
}: NutritionStripProps) {
  const energy = caloriesOfMacros(macros);
  const shares = MACROS.map(({ key, label, color }) => ({
    ...{ key, label, color },
    percent: energy > 0 ? (macros[key] * KCAL_PER_GRAM[key] * 100) / energy : 0,
  }));
  return (
    <Strip>
      <Figures>
        <Figure value={formatCount(calories)} label={caloriesLabel} isMain />
        {MACROS.map(({ key, label }) => (
          <Figure key={key} value={formatGrams(macros[key], 1)} label={label} />
        ))}
        {aside && <Aside>{aside}</Aside>}
      </Figures>
      <Bar aria-hidden>
        {shares.map(({ key, color, percent }) => (
          <span key={key} style={{ flexGrow: percent, background: color }} />
        ))}
      </Bar>
      {legend && energy > 0 && (
        <Legend>
          {shares.map(({ key, label, color, percent }) => (
            <li key={key}>
              <i style={{ background: color }} aria-hidden />
              {label} {formatPercent(Math.round(percent))}
            </li>
          ))}
        </Legend>
      )}
    </Strip>
  );
}

function Figure({ value, label, isMain = false }: { value: string; label: string; isMain?: boolean }) {
  return (
    <Pair $isMain={isMain}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Pair>
  );
}

const Strip = styled.div`
  margin: ${theme.s[4]} 0;
  padding: ${theme.s[3]} ${theme.s[4]};
  border-radius: ${theme.r[3]};
  background: ${theme.c.canvas};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]} ${theme.s[6]};
  margin: 0 0 ${theme.s[2]};
`;

const Pair = styled.div<{ $isMain: boolean }>`
  display: flex;
  flex-direction: column-reverse;

  dd {
    margin: 0;
    font: ${({ $isMain }) => ($isMain ? theme.t.title : theme.t.lead)};
    font-variant-numeric: tabular-nums;
  }

  dt {
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;

const Aside = styled.div`
  margin-left: auto;
  color: ${theme.c.text2};
  font: ${theme.t.small};
  text-align: right;
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.5rem;
  border-radius: ${theme.r[1]};
  overflow: hidden;
  background: ${theme.c.sunken};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[4]};
  margin: ${theme.s[2]} 0 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font: ${theme.t.small};

  i {
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: 0.3125rem;
    border-radius: 2px;
  }
`;
