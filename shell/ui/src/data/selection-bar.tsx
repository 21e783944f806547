import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { theme } from '../theme/theme.js';
import { dataStrings } from './data.strings.js';
import type { TableSelection } from './table-model.js';

const NONE: ReadonlySet<string> = new Set();

interface SelectionBarProps {
  selection: TableSelection;
  /** On a phone it takes the place of the line with the order, and none without a choice. */
  isPhone: boolean;
}

/** Blue row over a table with what can be done with the chosen rows; its place is kept free, so nothing jumps. */
export function SelectionBar({ selection, isPhone }: SelectionBarProps) {
  const count = selection.selected.size;
  const describe = selection.describe ?? dataStrings.selected;
  return (
    <Place $isPhone={isPhone}>
      <Count role="status">{count > 0 && describe(count)}</Count>
      {count > 0 && (
        <Actions role="group" aria-label={dataStrings.selectionActions}>
          {selection.actions}
          <Button variant="quiet" size="compact" onClick={() => selection.onChange(NONE)}>
            {dataStrings.clearSelection}
          </Button>
        </Actions>
      )}
    </Place>
  );
}

const Place = styled.div<{ $isPhone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: ${({ $isPhone }) => ($isPhone ? 0 : '2.375rem')};
  padding: ${({ $isPhone }) => ($isPhone ? 0 : '0.1875rem')} 0.375rem
    ${({ $isPhone }) => ($isPhone ? 0 : '0.1875rem')} 0.75rem;
  border: 1px solid transparent;
  border-radius: ${theme.r[2]};
  font: ${theme.t.dense};

  &:has([role='group']) {
    min-height: ${({ $isPhone }) => ($isPhone ? `calc(${theme.h.touch} + ${theme.s[1]} + 1px)` : '2.375rem')};
    background: ${theme.c.selectSoft};
  }
`;

const Count = styled.span`
  color: ${theme.c.selectText};
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]};
  margin-left: auto;
`;
