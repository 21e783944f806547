import { type Food } from '@pora/contracts/catalog/food.model';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceMappingCalls } from '@pora/contracts/calls';
import { useApiList } from '@pora/kit';
import { CountPill, InlineNotice, SectionHead, TextField, theme } from '@pora/ui';
import { ListFilterIcon } from '@pora/ui/icons';
import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ListState } from '../../shared/list-state.js';
import { intoleranceStrings as t } from './intolerances.strings.js';
import { LinkedTable } from './linked-table.js';
import { Suggestions } from './suggestions.js';
import { useLinks } from './use-links.js';

interface LinkedFoodsProps {
  entry: Intolerance;
  /** The base, from which foods are suggested; undefined while it loads. */
  foodById: ReadonlyMap<number, Food> | undefined;
  /** Names the entry, where nothing around it does, with what can be done with it beside the name. */
  heading?: ReactNode;
}

/** One entry of the dictionary: its foods, and those that may belong to it [library §2]. */
export function LinkedFoods({ entry, foodById, heading }: LinkedFoodsProps) {
  const [filter, setFilter] = useState('');
  const foods = useApiList(intoleranceMappingCalls.list, { query: { intolerance: entry.key } });
  const links = useLinks(entry);
  const list = foods.phase === 'ready' ? foods.data : undefined;
  const linked = useMemo(() => list && new Set(list.map(({ foodId }) => foodId)), [list]);
  const filterField = list && list.length > 0 && (
    <Filter>
      <TextField
        label={t.filterOf(entry.name)}
        hideLabel
        icon={<ListFilterIcon aria-hidden />}
        placeholder={t.filter}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={setFilter}
      />
    </Filter>
  );
  return (
    <section aria-label={entry.name}>
      {heading && (
        <SectionHead
          title={entry.name}
          actions={
            <>
              {filterField}
              {heading}
            </>
          }
        />
      )}
      <Facts>
        <CountPill>{entry.foodCount > 0 ? t.foods(entry.foodCount) : t.noMapping}</CountPill>
        {entry.aliases.length > 0 && <span>{t.aliases(entry.aliases)}</span>}
      </Facts>
      <ListState load={foods} loadFailed={t.foodsFailed} />
      {list?.length === 0 && <InlineNotice tone="amber">{t.hole}</InlineNotice>}
      {list && list.length > 0 && (
        <>
          {!heading && filterField}
          <LinkedTable
            entryName={entry.name}
            foods={list}
            filter={filter}
            onClearFilter={() => setFilter('')}
            links={links}
          />
        </>
      )}
      {linked && <Suggestions entry={entry} foodById={foodById} linked={linked} links={links} />}
    </section>
  );
}

const Filter = styled.div`
  flex: 1;
  min-width: 15rem;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]} ${theme.s[3]};
  margin: 0 0 ${theme.s[3]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
