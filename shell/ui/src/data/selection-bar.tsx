import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { theme } from '../theme/theme.js';
import { dataStrings } from './data.strings.js';
import type { TableSelection } from './table-model.js';

const NONE: ReadonlySet<string> = new Set();

/** Blue row over a table with what can be done with the chosen rows; its place is kept free, so nothing jumps. */
export function SelectionBar({ selection }: { selection: TableSelection }) {
  const count = selection.selected.size;
  const describe = selection.describe ?? dataStrings.selected;
  return (
    <Place>
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

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: 2.375rem;
  padding: 0.1875rem 0.375rem 0.1875rem 0.75rem;
  border: 1px solid transparent;
  border-radius: ${theme.r[2]};
  font: ${theme.t.dense};

  &:has([role='group']) {
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
