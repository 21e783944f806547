import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { Badge, focusRing, theme, truncate, VisuallyHidden } from '@pora/ui';
import { TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { intoleranceStrings as t } from './intolerances.strings.js';

interface EntryListProps {
  entries: readonly Intolerance[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** Entries of the dictionary with the number of their foods; a hole in the check says so. */
export function EntryList({ entries, chosen, onChoose }: EntryListProps) {
  return (
    <List aria-label={t.list}>
      {entries.map(({ key, name, foodCount }) => (
        <li key={key}>
          <Entry type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
            <Name>{name}</Name>
            {foodCount > 0 ? (
              <>
                <Count aria-hidden>{foodCount}</Count>
                <VisuallyHidden>{t.foods(foodCount)}</VisuallyHidden>
              </>
            ) : (
              <Badge tone="amber" icon={<TriangleAlertIcon aria-hidden />}>
                {t.noMapping}
              </Badge>
            )}
          </Entry>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.button`
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[3]};
  width: 100%;
  min-height: 2.125rem;
  padding: 0 ${theme.s[3]};
  border: 0;
  border-radius: ${theme.r[2]};
  background: transparent;
  color: ${theme.c.text};
  font: ${theme.t.body};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${theme.c.hover};
  }

  &[aria-pressed='true'] {
    background: ${theme.c.inkSoft};
    color: ${theme.c.ink};
    font-weight: 600;
  }

  @media (pointer: coarse), (max-width: 480px) {
    min-height: ${theme.h.touch};
  }
`;

const Name = styled.span`
  ${truncate}
`;

const Count = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;
