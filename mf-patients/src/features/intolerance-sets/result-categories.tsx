import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { formatCount } from '@pora/kit';
import { media } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { ResultRow } from './result-row.js';

interface ResultCategoriesProps {
  categories: readonly IntoleranceCategory[];
  /** Foods a result stands for in the catalogue; undefined while that is not known. */
  foodsOf: (name: string) => number | undefined;
}

/** Results under their categories, in two columns where there is room. */
export function ResultCategories({ categories, foodsOf }: ResultCategoriesProps) {
  return (
    <Columns>
      {categories.map(({ name, items }, at) => (
        <ResultSection key={`${name} ${at}`} title={name} count={items.length}>
          {items.map((item, place) => (
            <ResultRow key={`${item.name} ${place}`} item={item} foods={foodsOf(item.name)} />
          ))}
        </ResultSection>
      ))}
    </Columns>
  );
}

interface ResultSectionProps {
  title: string;
  count: number;
  /** Below the rows: what is to be known of them. */
  hint?: string;
  /** Items of a list. */
  children: ReactNode;
}

/** Rows that belong together under a heading with their number. */
export function ResultSection({ title, count, hint, children }: ResultSectionProps) {
  return (
    <Section aria-label={title}>
      <h3>
        {title}
        <small>{formatCount(count)}</small>
      </h3>
      <ul>{children}</ul>
      {hint && <Hint>{hint}</Hint>}
    </Section>
  );
}

const Columns = styled.div`
  columns: 2;
  column-gap: ${({ theme }) => theme.s[8]};

  @media (max-width: 900px) {
    columns: 1;
  }
`;

const Section = styled.section`
  break-inside: avoid-column;
  margin-bottom: ${({ theme }) => theme.s[5]};

  h3 {
    display: flex;
    justify-content: space-between;
    margin: 0 0 ${({ theme }) => theme.s[2]};
    padding-bottom: ${({ theme }) => theme.s[2]};
    border-bottom: 2px solid ${({ theme }) => theme.c.line};
    font: ${({ theme }) => theme.t.strong};
    overflow-wrap: anywhere;
  }

  h3 small {
    color: ${({ theme }) => theme.c.text3};
    font: ${({ theme }) => theme.t.small};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${media.phone} {
    margin-bottom: ${({ theme }) => theme.s[4]};
  }
`;

const Hint = styled.p`
  margin: ${({ theme }) => theme.s[2]} 0 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;
