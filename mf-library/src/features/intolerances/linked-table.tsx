import { type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, EmptyState, focusRing, theme } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { CheckIcon, TrashIcon } from '@pora/ui/icons';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { filterLinked } from './filter-linked.js';
import { intoleranceStrings as t } from './intolerances.strings.js';
import { type Links } from './use-links.js';

const NONE: ReadonlySet<string> = new Set();
const keyOf = ({ foodId }: IntoleranceMapping): string => String(foodId);

interface LinkedTableProps {
  entryName: string;
  foods: readonly IntoleranceMapping[];
  /** What is typed above the table. */
  filter: string;
  onClearFilter: () => void;
  links: Links;
}

/** Foods linked to an entry, ticked to be removed together, in a box of at most 600 px [library §2, §9]. */
export function LinkedTable({ entryName, foods, filter, onClearFilter, links }: LinkedTableProps) {
  const [ticked, setTicked] = useState(NONE);
  const columns = useMemo(() => columnsOf(links.linkedNow), [links.linkedNow]);
  const rows = useMemo(() => filterLinked(foods, filter), [foods, filter]);
  // What somebody else removed meanwhile is no longer ticked.
  const selected = new Set(foods.map(keyOf).filter((key) => ticked.has(key)));
  const shown = rows.filter((row) => selected.has(keyOf(row))).length;
  const unlink = async () => {
    const left = await links.unlink([...selected].map(Number));
    setTicked(new Set(left.map(String)));
  };
  return (
    <DataTable
      caption={t.tableCaption(entryName)}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      rowName={({ foodName }) => foodName}
      defaultSort={{ column: 'name', direction: 'ascending' }}
      pageSize="all"
      maxHeight="600px"
      density="dense"
      selection={{
        selected,
        onChange: setTicked,
        ...(shown < selected.size && { describe: (count: number) => t.selectedOf(count, count - shown) }),
        actions: (
          <Button
            variant="danger-quiet"
            size="compact"
            icon={<TrashIcon aria-hidden />}
            busy={links.busy}
            onClick={() => void unlink()}
          >
            {t.unlink}
          </Button>
        ),
      }}
      empty={
        <EmptyState title={t.noFoodMatch} actions={<Button onClick={onClearFilter}>{t.clear}</Button>} />
      }
    />
  );
}

function columnsOf(linkedNow: ReadonlySet<number>): DataColumn<IntoleranceMapping>[] {
  return [
    {
      id: 'name',
      header: t.columns.name,
      title: true,
      sortValue: ({ foodName }) => foodName,
      cell: ({ foodId, foodName }) => <FoodLink to={paths.food(String(foodId))}>{foodName}</FoodLink>,
      phone: 'line1',
    },
    {
      id: 'category',
      header: t.columns.category,
      sortValue: ({ foodCategory }) => foodCategory,
      cell: ({ foodCategory }) => foodCategory,
      phone: 'line2',
    },
    {
      id: 'now',
      header: t.columns.now,
      hideHeader: true,
      cell: ({ foodId }) =>
        linkedNow.has(foodId) && (
          <Now>
            <CheckIcon size={14} aria-hidden /> {t.linkedNow}
          </Now>
        ),
      phone: 'line2',
    },
    {
      id: 'id',
      header: t.columns.id,
      numeric: true,
      width: '80px',
      sortValue: ({ foodId }) => foodId,
      cell: ({ foodId }) => foodId,
      phone: 'line1-end',
    },
  ];
}

/** A food by its name, with the way to its sheet. */
export const FoodLink = styled(Link)`
  ${focusRing}
  border-radius: ${theme.r[1]};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Now = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  color: ${theme.c.okText};
  white-space: nowrap;
`;
