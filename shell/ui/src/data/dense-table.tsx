import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/**
 * A short table to read, in a dialog or a sheet. Its text begins at the edge, level with what stands over it; inset, its
 * cells have room on both sides. One whose rows are sorted, opened or chosen is a DataTable.
 */
export const DenseTable = styled.table<{ $inset?: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.t.dense};

  th,
  td {
    padding: ${theme.s[2]};
    padding-left: ${({ $inset = false }) => ($inset ? theme.s[2] : 0)};
    border-bottom: 1px solid ${theme.c.line};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${theme.c.text2};
    font: ${theme.t.small};
    font-weight: 560;
  }
`;

/** Keeps a table that is wider than its place inside of it. */
export const TableScroll = styled.div`
  overflow-x: auto;
`;
