import { type Macros } from '@pora/contracts/catalog/meal.model';
import { formatGrams } from '@pora/kit';
import { theme } from '@pora/ui';
import styled from 'styled-components';

interface NutritionStripProps {
  /** Energy, formatted with its unit. */
  calories: string;
  macros: Macros;
}

/** Energy and macros of one item, large enough to compare while stepping through a list. */
export function NutritionStrip({ calories, macros }: NutritionStripProps) {
  return (
    <Strip>
      <Figure value={calories} label="energia" />
      <Figure value={formatGrams(macros.carbs, 1)} label="węglowodany" />
      <Figure value={formatGrams(macros.fat, 1)} label="tłuszcz" />
      <Figure value={formatGrams(macros.protein, 1)} label="białko" />
    </Strip>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{label}</dt>
    </div>
  );
}

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[6]};
  margin: ${theme.s[4]} 0;
  padding: ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.canvas};

  div {
    display: flex;
    flex-direction: column;
  }

  dd {
    margin: 0;
    font: ${theme.t.lead};
    font-variant-numeric: tabular-nums;
  }

  dt {
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }
`;
