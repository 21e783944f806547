import styled, { css } from 'styled-components';
import { focusRing, truncate } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import type { RowDensity } from './table-model.js';

/** Height of a row by density. */
export const rowHeights: Record<RowDensity, string> = {
  dense: theme.row.dense,
  regular: theme.row.regular,
  rich: theme.row.rich,
};

/** The table itself. */
export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font: ${theme.t.dense};
`;

/** Cell of the head row. */
export const HeadCell = styled.th<{ $numeric: boolean; $sorted: boolean }>`
  position: sticky;
  z-index: ${theme.z.sticky};
  top: 0;
  height: 2rem;
  padding: 0 0.625rem;
  border-bottom: 1px solid ${theme.c.lineStrong};
  background: ${theme.c.surface};
  color: ${({ $sorted }) => ($sorted ? theme.c.text : theme.c.text3)};
  font: ${theme.t.micro};
  letter-spacing: 0.02em;
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;

  &:first-child {
    padding-left: 0.25rem;
  }
`;

/** Button of a sortable column head. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  min-height: 1.5rem;
  padding: 0 0.125rem;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  font: inherit;
  letter-spacing: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${theme.c.text};
  }

  svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2;
  }
`;

/** Row of the body. */
export const BodyRow = styled.tr<{ $openable: boolean; $marked: boolean }>`
  cursor: ${({ $openable }) => ($openable ? 'pointer' : 'auto')};

  ${({ $openable }) =>
    $openable &&
    css`
      &:hover > td {
        background: ${theme.c.canvas};
      }
    `}

  ${({ $marked }) =>
    $marked &&
    css`
      && > td {
        background: ${theme.c.selectSoft};
      }
    `}
`;

/** Cell of the body. */
export const BodyCell = styled.td<{ $numeric: boolean; $density: RowDensity }>`
  height: ${({ $density }) => rowHeights[$density]};
  /* Names of several lines keep off the hairlines. */
  padding: 0.25rem 0.625rem;
  border-bottom: 1px solid ${theme.c.line};
  ${({ $numeric }) =>
    $numeric &&
    css`
      font-variant-numeric: tabular-nums;
      text-align: right;
      white-space: nowrap;
    `}

  &:first-child {
    padding-left: 0.25rem;
  }
`;

/** Cell of the selection column. */
export const CheckCell = styled(BodyCell)`
  width: 2rem;
`;

/** The row's name as a button: the whole text is the target. */
export const TitleButton = styled.button`
  ${truncate}
  display: inline-block;
  max-width: 100%;
  min-height: 1.5rem;
  padding: 0 0.125rem;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${theme.c.text};
  font: inherit;
  font-weight: 600;
  text-align: left;
  white-space: normal;
  cursor: pointer;
  ${focusRing}
`;

/** Text of the cell that names its row. */
export const TitleText = styled.span`
  font-weight: 600;
`;
