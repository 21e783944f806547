import { theme } from '@pora/ui';
import styled from 'styled-components';

/** A table whose rows open below themselves: a DataTable has no place for what is in a row. */
export const OpeningTable = styled.table`
  width: 100%;
  border-spacing: 0;
  font: ${theme.t.dense};

  th,
  td {
    height: ${theme.row.dense};
    padding: 0.25rem 0.625rem;
    border-bottom: 1px solid ${theme.c.line};
    font-weight: inherit;
    text-align: left;
  }

  thead th {
    height: 2rem;
    border-bottom-color: ${theme.c.lineStrong};
    color: ${theme.c.text3};
    font: ${theme.t.micro};
    letter-spacing: 0.02em;
    white-space: nowrap;
  }

  thead th:first-child {
    padding-left: 0.25rem;
  }
`;
