import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { IconButton } from '../actions/icon-button.js';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { dataStrings } from './data.strings.js';
import { pageWindow } from './table-model.js';

/** Props of Pagination. */
export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  onPage: (page: number) => void;
  /** Name of the navigation for screen readers, another one for each list of a screen. */
  label: string;
}

/** "1–50 z 1 284" and the pages: a window of five numbers, the last page, previous and next. */
export function Pagination({ page, pageSize, total, onPage, label }: PaginationProps) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const numbers = pageWindow(page, pageCount);
  const lastShown = numbers.at(-1) ?? 1;
  const range =
    total === 0
      ? dataStrings.noRows
      : dataStrings.rowsOf((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total);
  return (
    <Bar aria-label={label} $paged={pageCount > 1}>
      <Range role="status">{range}</Range>
      {pageCount > 1 && (
        <>
          <IconButton
            label={dataStrings.previousPage}
            icon={<ChevronLeftIcon />}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          />
          <Numbers>
            {numbers.map((number) => (
              <PageNumber key={number} number={number} current={page} onPage={onPage} />
            ))}
            {lastShown < pageCount - 1 && <Gap aria-hidden="true">…</Gap>}
            {lastShown < pageCount && <PageNumber number={pageCount} current={page} onPage={onPage} />}
          </Numbers>
          <IconButton
            label={dataStrings.nextPage}
            icon={<ChevronRightIcon />}
            disabled={page === pageCount}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </Bar>
  );
}

interface PageNumberProps {
  number: number;
  current: number;
  onPage: (page: number) => void;
}

function PageNumber({ number, current, onPage }: PageNumberProps) {
  return (
    <li>
      <NumberButton
        type="button"
        aria-label={dataStrings.page(number)}
        aria-current={number === current ? 'page' : undefined}
        onClick={() => onPage(number)}
      >
        {number}
      </NumberButton>
    </li>
  );
}

const Bar = styled.nav<{ $paged: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding-top: 0.875rem;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  ${({ $paged }) =>
    $paged &&
    css`
      ${media.phone} {
        /* Six numbers of 44 px fill 320 px; the arrows stand at the ends of the line above them. */
        display: grid;
        grid-template:
          'previous range next'
          'numbers numbers numbers' / auto 1fr auto;

        > button:first-of-type {
          grid-area: previous;
        }

        > button:last-of-type {
          grid-area: next;
        }
      }
    `}
`;

const Range = styled.span`
  margin-right: auto;

  ${media.phone} {
    grid-area: range;
    justify-self: center;
    margin: 0;
  }
`;

const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem;
  min-width: 0;

  ${media.phone} {
    grid-area: numbers;
    justify-content: center;
    gap: 0;
  }
`;

const Gap = styled.li`
  padding: 0 0.125rem;
`;

const NumberButton = styled.button`
  min-width: ${theme.h.compact};
  height: ${theme.h.compact};
  padding: 0 0.25rem;
  border: 1px solid transparent;
  border-radius: ${theme.r[2]};
  background: transparent;
  color: ${theme.c.text2};
  font-weight: 500;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${theme.c.hover};
  }

  &[aria-current] {
    background: ${theme.c.inkSoft};
    color: ${theme.c.ink};
    font-weight: 650;
  }
`;
