import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, truncate } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { dataStrings } from './data.strings.js';
import type { DataColumn, SortState } from './table-model.js';

interface PhoneSortProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
}

interface PhoneBarProps<Row> extends PhoneSortProps<Row> {
  /** At the left: how many rows there are, or a filter. */
  start: ReactNode;
  /** Nothing to order. */
  isEmpty: boolean;
}

/** What the column heads say and do, in one line above the rows of a phone. */
export function PhoneBar<Row>({ start, isEmpty, ...sort }: PhoneBarProps<Row>) {
  const sortable = !isEmpty && sort.columns.some(({ sortValue }) => sortValue !== undefined);
  if (!sortable && !start) return null;
  return (
    <Bar>
      <Start>{start}</Start>
      {sortable && <PhoneSort {...sort} />}
    </Bar>
  );
}

/** One native list of orders. */
function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue !== undefined);
  const orders: (SortState & { label: string })[] = sortable.flatMap(({ id, header }) => [
    { column: id, direction: 'ascending', label: dataStrings.sortAscending(header) },
    { column: id, direction: 'descending', label: dataStrings.sortDescending(header) },
  ]);
  const currentIndex = orders.findIndex(
    (order) => order.column === sort?.column && order.direction === sort.direction,
  );
  return (
    <Sort>
      <DirectionIcon direction={orders[currentIndex]?.direction} />
      <SortSelect
        aria-label={dataStrings.sort}
        value={currentIndex}
        onChange={(event) => {
          const order = orders[Number(event.target.value)];
          if (order) onSort({ column: order.column, direction: order.direction });
        }}
      >
        {currentIndex === -1 && <option value={-1}>{dataStrings.usualOrder}</option>}
        {orders.map((order, index) => (
          <option key={order.label} value={index}>
            {order.label}
          </option>
        ))}
      </SortSelect>
    </Sort>
  );
}

function DirectionIcon({ direction }: { direction: SortState['direction'] | undefined }) {
  if (direction === undefined) return <ArrowUpDownIcon aria-hidden />;
  return direction === 'ascending' ? <ArrowUpIcon aria-hidden /> : <ArrowDownIcon aria-hidden />;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  min-height: ${theme.h.touch};
  padding-bottom: ${theme.s[1]};
  border-bottom: 1px solid ${theme.c.line};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Start = styled.div`
  flex: 0 1 auto;
  min-width: 0;
`;

const Sort = styled.span`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${theme.s[1]};
  min-width: 0;
  color: ${theme.c.text};

  > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
`;

/* As wide as what it says, where the browser knows how; else as its longest order. */
const SortSelect = styled.select`
  ${truncate}
  field-sizing: content;
  min-width: 0;
  max-width: 100%;
  height: ${theme.h.touch};
  padding: 0 0.125rem;
  border: 0;
  border-radius: ${theme.r[2]};
  background: ${theme.c.surface};
  color: inherit;
  font-weight: 600;
  text-align-last: right;
  appearance: none;
  ${focusRing}
`;
