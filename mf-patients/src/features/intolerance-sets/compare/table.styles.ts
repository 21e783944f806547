import { media, visuallyHiddenCss } from '@pora/ui';
import styled, { css } from 'styled-components';

/** Below this width a row is a block of three lines. */
const stacked = '@media (max-width: 700px)';

const line = css`
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
`;

export const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  border-collapse: collapse;
  font: ${({ theme }) => theme.t.dense};

  th,
  td {
    padding: 0 ${({ theme }) => theme.s[3]} 0 0;
    font-weight: 400;
    text-align: left;
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
  }

  [data-end] {
    text-align: right;
  }

  caption {
    padding-bottom: ${({ theme }) => theme.s[1]};
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
    text-align: left;
  }

  thead th {
    ${line}
    height: 1.875rem;
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.micro};
    white-space: nowrap;
  }

  thead [data-after] {
    padding-left: ${({ theme }) => theme.s[3]};
    color: ${({ theme }) => theme.c.text};
  }

  a {
    color: ${({ theme }) => theme.c.ink};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.touch} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${({ theme }) => theme.h.touch};
    }
  }

  ${stacked} {
    display: block;

    caption,
    tbody {
      display: block;
    }

    thead {
      ${visuallyHiddenCss}
    }
  }
`;

export const ScaleHead = styled.th`
  width: 34%;

  && {
    padding-right: 0;
  }

  > span {
    display: inline-block;
    width: 4.25rem;
    padding-right: ${({ theme }) => theme.s[2]};
    text-align: right;
  }
`;

export const Scale = styled.span`
  && {
    display: inline-flex;
    justify-content: space-between;
    width: calc(100% - 4.25rem);
    padding: 0 0.375rem;
  }

  i {
    width: 0;
    font-style: normal;
    display: inline-flex;
    justify-content: center;
  }
`;

export const GroupRow = styled.tr`
  th {
    ${line}
    height: 2rem;
    padding-top: ${({ theme }) => theme.s[3]};
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.micro};
    vertical-align: bottom;
    overflow-wrap: anywhere;
  }

  ${stacked} {
    display: block;

    th {
      display: block;
    }
  }
`;

export const Row = styled.tr`
  th,
  td {
    ${line}
    height: 2.375rem;
  }

  th {
    overflow-wrap: anywhere;
  }

  th[data-risk='true'] {
    font-weight: 600;
  }

  ${stacked} {
    ${line}
    display: grid;
    grid-template:
      'name verdict verdict' auto
      'range range change' auto
      'foods foods foods' auto / minmax(0, 1fr) auto 4.5rem;
    align-items: center;
    gap: ${({ theme }) => theme.s[1]} ${({ theme }) => theme.s[3]};
    padding: ${({ theme }) => theme.s[2]} 0;

    th,
    td {
      height: auto;
      border: 0;
      padding: 0;
    }

    th {
      grid-area: name;
    }
  }
`;

export const BeforeCell = styled.td`
  && {
    padding-right: 0;
  }

  /* A flex box of its own, for a cell of a table is none. */
  & > * {
    display: inline-block;
    vertical-align: middle;
  }

  & > :last-child {
    width: calc(100% - 5rem);
  }

  ${stacked} {
    grid-area: range;

    && {
      padding-right: 4.75rem;
    }

    & > :last-child {
      width: calc(100% - 4.75rem);
    }
  }
`;

export const BeforeValue = styled.span`
  width: 4.25rem;
  padding-right: ${({ theme }) => theme.s[2]};
  color: ${({ theme }) => theme.c.text2};
  text-align: right;

  ${stacked} {
    width: 4rem;
    text-align: left;
  }
`;

export const AfterCell = styled.td`
  && {
    padding-left: ${({ theme }) => theme.s[3]};
    white-space: nowrap;
  }

  strong {
    font-weight: 600;
  }

  ${stacked} {
    grid-area: range;
    justify-self: end;

    && {
      padding-left: 0;
    }
  }
`;

export const Light = styled.span`
  display: inline-grid;
  margin-left: ${({ theme }) => theme.s[2]};
  vertical-align: -0.25em;
  color: ${({ theme }) => theme.c.okText};

  &[data-light='yellow'] {
    color: ${({ theme }) => theme.c.amberText};
  }

  &[data-light='red'] {
    color: ${({ theme }) => theme.c.dangerText};
  }
`;

export const ChangeCell = styled.td`
  && {
    text-align: right;
    white-space: nowrap;
  }

  ${stacked} {
    grid-area: change;
  }
`;

export const VerdictCell = styled.td`
  ${stacked} {
    grid-area: verdict;
    justify-self: end;
    max-width: 11rem;
  }
`;

export const FoodsCell = styled.td`
  && {
    text-align: right;
  }

  ${stacked} {
    grid-area: foods;

    && {
      text-align: left;
    }

    &:empty {
      display: none;
    }
  }
`;

export const Unmapped = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  color: ${({ theme }) => theme.c.unmappedText};
`;
