import { Skeleton } from '../display/skeleton.js';
import { useDelayed } from '../hooks/use-delayed.js';
import { PhoneRow } from './phone-rows.js';
import { type RowViewProps, TableRow } from './table-row.js';
import { BodyCell } from './table-styles.js';
import { useRowWindow } from './use-row-window.js';

interface BodyProps<Row> {
  /** Rows on the page. */
  count: number;
  rowProps: (index: number) => RowViewProps<Row> & { key: string };
}

const indexesOf = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index);

/** All rows of the page. */
export function WholeBody<Row>({ count, rowProps }: BodyProps<Row>) {
  return (
    <tbody data-rows="">
      {indexesOf(count).map((index) => {
        const { key, ...row } = rowProps(index);
        return <TableRow key={key} {...row} />;
      })}
    </tbody>
  );
}

interface VirtualBodyProps<Row> extends BodyProps<Row> {
  /** The scrolling box; null until it is on the page. */
  scrollBox: HTMLElement | null;
  rowHeight: number;
}

/** Only the rows in sight; empty rows keep the scroll bar true. */
export function VirtualBody<Row>({ count, rowProps, scrollBox, rowHeight }: VirtualBodyProps<Row>) {
  const { indexes, before, after } = useRowWindow(() => scrollBox, count, rowHeight);
  return (
    <tbody data-rows="">
      {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
      {indexes.map((index) => {
        const { key, ...row } = rowProps(index);
        return <TableRow key={key} {...row} />;
      })}
      {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
    </tbody>
  );
}

/** Two-line rows of a phone. */
export function PhoneBody<Row>({ count, rowProps, label }: BodyProps<Row> & { label: string }) {
  return (
    <ul data-rows="" aria-label={label}>
      {indexesOf(count).map((index) => {
        const { key, ...row } = rowProps(index);
        return <PhoneRow key={key} {...row} />;
      })}
    </ul>
  );
}

const SKELETON_ROWS = 8;

/** Grey bars in the table's own layout, after 200 ms. */
export function SkeletonBody({ columnCount }: { columnCount: number }) {
  const visible = useDelayed(true);
  return (
    <tbody aria-hidden="true">
      {visible &&
        indexesOf(SKELETON_ROWS).map((row) => (
          <tr key={row}>
            {indexesOf(columnCount).map((column) => (
              <BodyCell key={column} $numeric={false} $density="regular">
                <Skeleton width={`${40 + ((row * 17 + column * 23) % 45)}%`} />
              </BodyCell>
            ))}
          </tr>
        ))}
    </tbody>
  );
}
