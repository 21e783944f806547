import { CopyButton } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { MISSING } from '@pora/kit';

interface FactProps {
  term: string;
  /** Shown as –, when missing. */
  children: ReactNode;
  strong?: boolean;
  action?: ReactNode;
}

/** One line of facts: term at the left, value at the right. */
export function Fact({ term, children, strong = false, action }: FactProps) {
  return (
    <Line>
      <dt>{term}</dt>
      <dd>
        {strong ? <strong>{children}</strong> : <span>{children}</span>}
        {action}
      </dd>
    </Line>
  );
}

/** A fact that is often needed elsewhere. */
export function CopiedFact({ term, value, copyLabel }: { term: string; value: string; copyLabel: string }) {
  return (
    <Fact term={term} action={value && <CopyButton value={value} label={copyLabel} />}>
      {value || MISSING}
    </Fact>
  );
}

/** A group of facts, divided from the next by a hairline. */
export const FactGroup = styled.dl`
  margin: 0;
  padding: ${({ theme }) => theme.s[2]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.c.line};

  &:first-child {
    padding-top: 0;
  }

  @media (min-width: 600px) and (max-width: 900px) {
    padding: 0;
    border-bottom: 0;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.s[4]};
  min-height: 1.75rem;
  font: ${({ theme }) => theme.t.dense};

  dt {
    flex: none;
    color: ${({ theme }) => theme.c.text2};
  }

  dd {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    text-align: right;
  }

  strong {
    font-weight: 600;
  }
`;
