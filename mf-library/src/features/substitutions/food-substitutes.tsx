import { type Food } from '@pora/contracts/catalog/food.model';
import { foodCalls } from '@pora/contracts/calls';
import { useApiQuery } from '@pora/kit';
import { keepPreviousData } from '@pora/kit/queries';
import { Button, InlineNotice, SectionHead, theme } from '@pora/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ListState } from '../../shared/list-state.js';
import { AddSubstitute } from './add-substitute.js';
import { SubstituteRow } from './substitute-row.js';
import { substitutionStrings as t } from './substitutions.strings.js';
import { useSubstitutes, useSubstituteWrites } from './use-substitutions.js';

/** Foods that one call answers by their ids [library §9]. */
const MOST_BY_IDS = 100;

interface FoodSubstitutesProps {
  food: Pick<Food, 'id' | 'name'>;
}

/** What may stand for a food, how much of it, and what it has in common with the food [library §2, §5]. */
export function FoodSubstitutes({ food }: FoodSubstitutesProps) {
  const load = useSubstitutes(food.id);
  const writes = useSubstituteWrites(food.id);
  const list = load.phase === 'ready' ? load.data : undefined;
  const listed = useMemo(
    () => new Set([food.id, ...(list ?? []).map(({ substituteFoodId }) => substituteFoodId)]),
    [food.id, list],
  );
  const { foodById, unchecked } = useJudged([...listed], list !== undefined);
  const judged = foodById.get(food.id);
  return (
    <Section aria-label={t.title}>
      <SectionHead title={t.title} {...(list && { count: list.length })} actions={<Hint>{t.hint}</Hint>} />
      <ListState load={load} loadFailed={t.loadFailed} />
      {list?.length === 0 && <Hint>{t.none}</Hint>}
      {unchecked}
      {list && list.length > 0 && (
        <List>
          {list.map((item) => (
            <SubstituteRow
              key={item.substituteFoodId}
              item={item}
              food={judged}
              substitute={foodById.get(item.substituteFoodId)}
              writes={writes}
            />
          ))}
        </List>
      )}
      {list && <AddSubstitute food={judged} listed={listed} onAdd={writes.add} />}
    </Section>
  );
}

/** The food and its substitutes with allergens and links; until they are there nothing is said of them. */
function useJudged(ids: readonly number[], enabled: boolean) {
  const query = { ids: ids.slice(0, MOST_BY_IDS).join(',') };
  // What is known of the others stays while one more is asked about.
  const load = useApiQuery(foodCalls.byIds, { query }, { enabled, placeholderData: keepPreviousData });
  const foods = load.phase === 'ready' ? load.data.items : undefined;
  const foodById = useMemo(() => new Map(foods?.map((food) => [food.id, food])), [foods]);
  const unchecked = load.phase === 'failed' && (
    <InlineNotice
      tone="unmapped"
      live
      action={
        <Button size="compact" variant="quiet" busy={load.retrying} onClick={load.retry}>
          {t.retry}
        </Button>
      }
    >
      {t.unchecked}
    </InlineNotice>
  );
  return { foodById, unchecked };
}

const Section = styled.section`
  margin-top: ${theme.s[6]};
`;

const Hint = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const List = styled.ul`
  margin: ${theme.s[2]} 0 0;
  padding: 0;
  border-top: 1px solid ${theme.c.line};
  list-style: none;
`;
