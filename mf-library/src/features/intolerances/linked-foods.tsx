import { type Intolerance, type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceMappingCalls } from '@pora/contracts/calls';
import { paths, useApiList } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { CountPill, focusRing, InlineNotice, SectionHead, theme } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import styled from 'styled-components';
import { ListState } from '../../shared/list-state.js';
import { intoleranceStrings as t } from './intolerances.strings.js';

const columns: DataColumn<IntoleranceMapping>[] = [
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
    id: 'id',
    header: t.columns.id,
    numeric: true,
    width: '80px',
    sortValue: ({ foodId }) => foodId,
    cell: ({ foodId }) => foodId,
    phone: 'line1-end',
  },
];

interface LinkedFoodsProps {
  entry: Intolerance;
  /** Names the entry, where nothing around it does. */
  heading?: boolean;
}

/** Foods that are linked to one entry, in a box of at most 600 px [library §9]. */
export function LinkedFoods({ entry, heading = false }: LinkedFoodsProps) {
  const foods = useApiList(intoleranceMappingCalls.list, { query: { intolerance: entry.key } });
  return (
    <section aria-label={entry.name}>
      {heading && <SectionHead title={entry.name} />}
      <Facts>
        <CountPill>{entry.foodCount > 0 ? t.foods(entry.foodCount) : t.noMapping}</CountPill>
        {entry.aliases.length > 0 && <span>{t.aliases(entry.aliases)}</span>}
      </Facts>
      <ListState load={foods} loadFailed={t.foodsFailed} />
      {foods.phase === 'ready' && foods.data.length === 0 && (
        <InlineNotice tone="amber">{t.hole}</InlineNotice>
      )}
      {foods.phase === 'ready' && foods.data.length > 0 && (
        <Box tabIndex={0} role="region" aria-label={t.tableCaption(entry.name)}>
          <DataTable
            caption={t.tableCaption(entry.name)}
            rows={foods.data}
            columns={columns}
            rowKey={({ foodId }) => String(foodId)}
            defaultSort={{ column: 'name', direction: 'ascending' }}
            pageSize="all"
            density="dense"
            resetKey={entry.key}
          />
        </Box>
      )}
    </section>
  );
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]} ${theme.s[3]};
  margin: 0 0 ${theme.s[3]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Box = styled.div`
  ${focusRing}
  max-height: 600px;
  overflow: auto;
`;

const FoodLink = styled(Link)`
  ${focusRing}
  border-radius: ${theme.r[1]};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
