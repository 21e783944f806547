import { useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { dataStrings } from './data.strings.js';
import { Pagination } from './pagination.js';
import { PhoneBar } from './phone-bar.js';
import { SelectionBar } from './selection-bar.js';
import { PhoneBody, SkeletonBody, VirtualBody, WholeBody } from './table-bodies.js';
import { TableHead } from './table-head.js';
import type { DataTableProps } from './table-model.js';
import { Table } from './table-styles.js';
import { useCurrentRowInSight } from './use-current-row.js';
import { type TableState, useTableState } from './use-table-state.js';

/** Rows and columns: sorting, pages of 50, selection, virtual rows, two-line rows on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, selection, virtual, maxHeight, loading = false } = props;
  const scrolls = virtual !== undefined || maxHeight !== undefined;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const state = useTableState(props);
  useCurrentRowInSight(box, props.currentKey);
  const { pages, pageSize } = state;
  const isEmpty = props.rows.length === 0 && !loading;
  const turnPage = (page: number): void => {
    pages.setPage(page);
    box?.scrollIntoView({ block: 'start' });
  };
  return (
    <div>
      {selection && <SelectionBar selection={selection} isPhone={state.isPhone} />}
      {state.showsPhoneBar && (
        <PhoneBar
          start={props.phoneStart}
          isEmpty={isEmpty}
          columns={columns}
          sort={state.sort}
          onSort={state.onSort}
        />
      )}
      {isEmpty ? (
        (props.empty ?? <Nothing>{dataStrings.empty}</Nothing>)
      ) : (
        <Box
          ref={setBox}
          style={{ height: virtual?.height, maxHeight }}
          {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': props.caption })}
          aria-busy={loading || undefined}
          $scrolls={scrolls}
        >
          <Rows table={props} state={state} scrollBox={box} />
        </Box>
      )}
      {pageSize !== undefined && !isEmpty && !loading && (
        <Pagination
          page={pages.page}
          pageSize={pageSize}
          total={pages.total}
          onPage={turnPage}
          label={dataStrings.pagesOf(props.caption)}
        />
      )}
    </div>
  );
}

interface RowsProps<Row> {
  table: DataTableProps<Row>;
  state: TableState<Row>;
  scrollBox: HTMLElement | null;
}

function Rows<Row>({ table, state, scrollBox }: RowsProps<Row>) {
  const { caption, columns, rows, virtual, loading } = table;
  const body = { count: state.pages.pageRows.length, rowProps: state.rowProps };
  if (state.isPhone && rows.length > 0) return <PhoneBody {...body} label={caption} />;
  return (
    <Table aria-rowcount={rows.length + 1}>
      <caption>
        <VisuallyHidden>{loading ? `${caption}. ${dataStrings.loading}` : caption}</VisuallyHidden>
      </caption>
      <TableHead columns={columns} sort={state.sort} onSort={state.onSort} allRows={state.allRows} />
      {rows.length === 0 ? (
        <SkeletonBody columnCount={columns.length + (state.allRows ? 1 : 0)} />
      ) : virtual ? (
        <VirtualBody {...body} scrollBox={scrollBox} rowHeight={virtual.rowHeight} />
      ) : (
        <WholeBody {...body} />
      )}
    </Table>
  );
}

const Box = styled.div<{ $scrolls: boolean }>`
  /* Words only spoken stand absolutely: they are cut off with what scrolls. */
  position: relative;
  overflow: ${({ $scrolls }) => ($scrolls ? 'auto' : 'visible')};
  scroll-margin-top: ${theme.s[4]};

  ${media.tablet} {
    overflow-x: auto;
  }
`;

const Nothing = styled.p`
  padding: 1.5rem 0.25rem;
  color: ${theme.c.text3};
`;
