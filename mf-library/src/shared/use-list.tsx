import { Link } from '@pora/kit/router';
import { Button, focusRing, media, theme } from '@pora/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { usesStrings as t } from './uses.strings.js';

/** One thing something is used by. */
export interface UsedBy {
  name: string;
  /** Where it is looked at. */
  to?: string;
}

const SHOWN = 5;

interface UseListProps {
  title: string;
  /** Stands behind the number: whose they are. */
  aside?: string;
  items: readonly UsedBy[];
}

/** A line of "where used": how many of one kind, and their names. */
export function UseList({ title, aside, items }: UseListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <UseLine title={title} count={items.length} aside={aside}>
      {items.length === 0 ? (
        t.none
      ) : (
        <Names>
          {shown.map(({ name, to }, index) => (
            <li key={`${index} ${name}`}>{to ? <NameLink to={to}>{name}</NameLink> : name}</li>
          ))}
        </Names>
      )}
      {shown.length < items.length && (
        <Button variant="quiet" size="compact" onClick={() => setAll(true)}>
          {t.all(items.length)}
        </Button>
      )}
    </UseLine>
  );
}

/** A kind of use with what is said of it. */
export function UseLine({
  title,
  count,
  aside,
  children,
}: {
  title: string;
  count?: number | undefined;
  aside?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Line>
      <dt>{[count === undefined ? title : `${title} (${count})`, aside].filter(Boolean).join(', ')}</dt>
      <dd>{children}</dd>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 9.5rem 1fr;
  gap: ${theme.s[3]};
  padding: ${theme.s[2]} 0;
  border-bottom: 1px solid ${theme.c.line};
  font: ${theme.t.dense};

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
    min-width: 0;
  }

  ${media.phone} {
    grid-template-columns: 1fr;
    gap: ${theme.s[1]};
  }
`;

const Names = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const NameLink = styled(Link)`
  ${focusRing}
  border-radius: ${theme.r[1]};
  color: inherit;

  @media (pointer: coarse), (max-width: 480px) {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.h.touch};
  }
`;
