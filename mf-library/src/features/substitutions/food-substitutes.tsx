import { type Food } from '@pora/contracts/catalog/food.model';
import { type Substitution } from '@pora/contracts/catalog/substitution.model';
import { foodCalls } from '@pora/contracts/calls';
import { type LoadState, useApiQuery } from '@pora/kit';
import { keepPreviousData } from '@pora/kit/queries';
import { Button, InlineNotice, SectionHead, theme, useDelayed } from '@pora/ui';
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
  const { foodById, load: foods, isUnread } = useJudged([...listed], list !== undefined);
  const judged = foodById.get(food.id);
  const unread = list?.filter(({ substituteFoodId }) => !foodById.has(substituteFoodId)) ?? [];
  return (
    <Section aria-label={t.title}>
      <SectionHead title={t.title} {...(list && { count: list.length })} actions={<Hint>{t.hint}</Hint>} />
      <ListState load={load} loadFailed={t.loadFailed} />
      {list?.length === 0 && <Hint>{t.none}</Hint>}
      {isUnread && (
        <Unchecked
          load={foods}
          names={judged && unread.length < listed.size - 1 ? unread.map(nameOf) : undefined}
        />
      )}
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

const nameOf = ({ substituteFoodName }: Substitution) => substituteFoodName;

/** The food and its substitutes with allergens and links, and whether it has to be said that some are not there. */
function useJudged(ids: readonly number[], enabled: boolean) {
  const query = { ids: ids.slice(0, MOST_BY_IDS).join(',') };
  // What is known of the others stays while one more is asked about.
  const load = useApiQuery(foodCalls.byIds, { query }, { enabled, placeholderData: keepPreviousData });
  const foods = load.phase === 'ready' ? load.data.items : undefined;
  const foodById = useMemo(() => new Map(foods?.map((food) => [food.id, food])), [foods]);
  const isUnread = enabled && ids.some((id) => !foodById.has(id));
  // An answer that comes at once is not worth a sentence.
  const isSlow = useDelayed(isUnread);
  return { foodById, load, isUnread: isUnread && (isSlow || !isOnItsWay(load)) };
}

/** Asked about, and neither answered nor refused by now. */
const isOnItsWay = (load: LoadState<unknown>) =>
  load.phase === 'loading' || (load.phase === 'ready' && load.refreshing && load.error == null);

interface UncheckedProps {
  load: LoadState<unknown>;
  /** Substitutes that were not read while others were; undefined where nothing can be said of any. */
  names: readonly string[] | undefined;
}

/** Says of which substitutes nobody knows what they have in common with the food: none of them looks free of it. */
function Unchecked({ load, names }: UncheckedProps) {
  if (load.phase === 'loading' || isOnItsWay(load)) return <InlineNotice live>{t.checking}</InlineNotice>;
  return (
    <InlineNotice
      tone="unmapped"
      live
      action={
        <Button
          size="compact"
          variant="quiet"
          busy={load.phase === 'ready' ? load.refreshing : load.retrying}
          onClick={load.retry}
        >
          {t.retry}
        </Button>
      }
    >
      {names ? t.uncheckedOf(names) : t.unchecked}
    </InlineNotice>
  );
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
