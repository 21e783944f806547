import styled from 'styled-components';
import { Checkbox } from '../forms/checkbox.js';
import { theme } from '../theme/theme.js';
import { dataStrings } from './data.strings.js';
import { isRowClick } from './row-opening.js';
import type { DataColumn, PhonePlace } from './table-model.js';
import { type RowViewProps, TitleCell } from './table-row.js';

const placeOf = <Row,>(column: DataColumn<Row>): PhonePlace =>
  column.phone ?? (column.title ? 'line1' : 'line2');

/** One row on a phone: name and one fact in the first line, the rest in the second. */
export function PhoneRow<Row>(props: RowViewProps<Row>) {
  const { row, columns, current, selected, onSelect, onOpen, rowName } = props;
  const at = (place: PhonePlace): DataColumn<Row>[] => columns.filter((column) => placeOf(column) === place);
  return (
    <Item
      aria-current={current || undefined}
      $marked={current || selected === true}
      onClick={(event) => isRowClick(event) && onOpen?.(row)}
    >
      {selected !== undefined && (
        <Tick>
          <Checkbox checked={selected} onChange={onSelect} aria-label={dataStrings.selectRow(rowName(row))} />
        </Tick>
      )}
      <Lines>
        <Line>
          <Start>
            {at('line1').map((column) =>
              column.title ? (
                <TitleCell key={column.id} onOpen={onOpen && (() => onOpen(row))}>
                  {column.cell(row)}
                </TitleCell>
              ) : (
                <span key={column.id}>{column.cell(row)}</span>
              ),
            )}
          </Start>
          {at('line1-end').map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </Line>
        <SecondLine>
          {at('line2').map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </SecondLine>
      </Lines>
    </Item>
  );
}

const Item = styled.li<{ $marked: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[3]};
  padding: 0.625rem 0.25rem;
  border-bottom: 1px solid ${theme.c.line};
  background: ${({ $marked }) => ($marked ? theme.c.selectSoft : 'transparent')};
  font: ${theme.t.dense};
`;

/** Room for a finger around the box, without room of its own. */
const Tick = styled.label`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.h.touch};
  height: ${theme.h.touch};
  margin: -0.875rem;
`;

const Lines = styled.div`
  flex: 1;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
`;

const Start = styled.div`
  min-width: 0;
  font-size: 0.875rem;

  /* The name stands exactly above the second line; the room of its focus ring hangs over. */
  > [data-row-title] {
    position: relative;
    left: -0.125rem;
  }
`;

const SecondLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.625rem;
  min-width: 0;
  margin-top: 0.125rem;
  color: ${theme.c.text2};

  /* A cell without anything takes no room either. */
  > :empty {
    display: none;
  }
`;
