import type { ReactNode } from 'react';
import { Checkbox } from '../forms/checkbox.js';
import { dataStrings } from './data.strings.js';
import { isRowClick, moveBetweenRows } from './row-opening.js';
import type { DataColumn, RowDensity } from './table-model.js';
import { BodyCell, BodyRow, CheckCell, TitleButton, TitleText } from './table-styles.js';

/** What one row needs to know. */
export interface RowViewProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Position among all rows, from 0. */
  index: number;
  current: boolean;
  /** Undefined when the table has no selection. */
  selected: boolean | undefined;
  onSelect: (selected: boolean) => void;
  onOpen: ((row: Row) => void) | undefined;
  rowName: (row: Row) => string;
  density: RowDensity;
}

/** The cell that names a row: a button when the row opens. */
export function TitleCell({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
  if (!onOpen) return <TitleText>{children}</TitleText>;
  return (
    <TitleButton type="button" data-row-title="" onClick={onOpen} onKeyDown={moveBetweenRows}>
      {children}
    </TitleButton>
  );
}

/** One row of the table. */
export function TableRow<Row>(props: RowViewProps<Row>) {
  const { row, columns, index, current, selected, onSelect, onOpen, rowName, density } = props;
  return (
    <BodyRow
      aria-rowindex={index + 2}
      aria-current={current || undefined}
      $openable={onOpen !== undefined}
      $marked={current || selected === true}
      onClick={(event) => isRowClick(event) && onOpen?.(row)}
    >
      {selected !== undefined && (
        <CheckCell $numeric={false} $density={density}>
          <Checkbox checked={selected} onChange={onSelect} aria-label={dataStrings.selectRow(rowName(row))} />
        </CheckCell>
      )}
      {columns.map((column) => (
        <BodyCell key={column.id} $numeric={column.numeric ?? false} $density={density}>
          {column.title ? (
            <TitleCell onOpen={onOpen && (() => onOpen(row))}>{column.cell(row)}</TitleCell>
          ) : (
            column.cell(row)
          )}
        </BodyCell>
      ))}
    </BodyRow>
  );
}
