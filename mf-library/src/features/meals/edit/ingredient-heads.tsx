import { media, theme, VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';

interface IngredientHeadsProps {
  /** Name of every column by its key, in their order. */
  names: Readonly<Record<string, string>>;
  /** Columns whose heads are only spoken. */
  spoken: ReadonlySet<string>;
  /** Widths of the columns, as the rows have them. */
  widths: string;
}

/** Heads over rows of ingredients; a phone has no room for them. */
export function IngredientHeads({ names, spoken, widths }: IngredientHeadsProps) {
  return (
    <Heads role="row" $widths={widths}>
      {Object.entries(names).map(([key, name]) => (
        <span key={key} role="columnheader" data-column={key}>
          {spoken.has(key) ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </span>
      ))}
    </Heads>
  );
}

const Heads = styled.div<{ $widths: string }>`
  display: grid;
  grid-template-columns: ${({ $widths }) => $widths};
  column-gap: ${theme.s[2]};
  padding: ${theme.s[1]} 0;
  border-bottom: 1px solid ${theme.c.lineStrong};
  color: ${theme.c.text2};
  font: ${theme.t.small};
  font-weight: 600;

  [data-column='kcal'] {
    text-align: right;
  }

  ${media.phone} {
    display: none;
  }
`;
