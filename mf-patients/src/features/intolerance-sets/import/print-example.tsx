import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { formatDecimal } from '@pora/kit';
import { useId } from 'react';
import styled from 'styled-components';
import { resultsImportStrings as t } from './results-import.strings.js';

/** Rows that show where to look. */
const SHOWN = 2;

/** Where on a print the unit stands, drawn with foods of this file. */
export function PrintExample({ categories }: { categories: readonly IntoleranceCategory[] }) {
  const titleId = useId();
  const [first] = categories.filter(({ items }) => items.length > 0);
  if (!first) return null;
  return (
    <Print aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <span>{first.name}</span>
        {t.printExample}
      </figcaption>
      {first.items.slice(0, SHOWN).map(({ name, value }, at) => (
        <div key={`${name} ${at}`}>
          {name}
          <span>
            {formatDecimal(value)} <mark>{t.units.own}</mark>
          </span>
        </div>
      ))}
    </Print>
  );
}

const Print = styled.figure`
  width: min(14.75rem, 100%);
  margin: 0;
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
  border: 1px solid ${({ theme }) => theme.c.line};
  border-radius: ${({ theme }) => theme.r[1]};
  font: ${({ theme }) => theme.t.small};
  overflow-wrap: anywhere;

  > * {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.s[2]};
  }

  figcaption {
    color: ${({ theme }) => theme.c.text3};
  }

  figcaption > span {
    text-transform: uppercase;
  }

  mark {
    padding: 0 0.2rem;
    border: 1px solid ${({ theme }) => theme.c.amber};
    border-radius: ${({ theme }) => theme.r[1]};
    background: ${({ theme }) => theme.c.amberSoft};
    color: ${({ theme }) => theme.c.text};
  }
`;
