import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react';
import { VisuallyHidden } from '../display/visually-hidden.js';
import { Checkbox } from '../forms/checkbox.js';
import { dataStrings } from './data.strings.js';
import { type DataColumn, type SortState, toggleSort } from './table-model.js';
import { HeadCell, SortButton } from './table-styles.js';

/** State of the box that chooses all rows of the page. */
export interface AllRowsBox {
  checked: boolean;
  indeterminate: boolean;
  onChange: (checked: boolean) => void;
}

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
  allRows: AllRowsBox | undefined;
}

/** Column heads; the arrow stands only at the column that sorts. */
export function TableHead<Row>({ columns, sort, onSort, allRows }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {allRows && (
          <HeadCell $numeric={false} $sorted={false} scope="col">
            <Checkbox {...allRows} aria-label={dataStrings.selectAll} />
          </HeadCell>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <HeadCell
              key={column.id}
              scope="col"
              aria-sort={column.sortValue ? (direction ?? 'none') : undefined}
              $numeric={column.numeric ?? false}
              $sorted={direction !== undefined}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.sortValue ? (
                <SortButton type="button" onClick={() => onSort(toggleSort(sort, column.id))}>
                  {column.header}
                  {direction === 'ascending' && <ArrowUpIcon />}
                  {direction === 'descending' && <ArrowDownIcon />}
                </SortButton>
              ) : column.hideHeader ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </HeadCell>
          );
        })}
      </tr>
    </thead>
  );
}
