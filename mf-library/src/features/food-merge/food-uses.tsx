import { foodMergeCalls } from '@pora/contracts/calls';
import { type FoodMergeKind } from '@pora/contracts/catalog/food-merge.model';
import { type Food } from '@pora/contracts/catalog/food.model';
import { failureProps, paths, useApiQuery } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { Button, ErrorState, SectionHead, SkeletonRows } from '@pora/ui';
import { ArrowLeftRightIcon, ReplaceAllIcon } from '@pora/ui/icons';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { PlanUses } from '../../shared/plan-uses.js';
import { UseList } from '../../shared/use-list.js';
import { foodMergeStrings } from './food-merge.strings.js';

const t = foodMergeStrings.uses;
const Chooser = lazy(async () => ({ default: (await import('./choose-other-food.js')).ChooseOtherFood }));

/** Where a food is used: meals, plans, substitutes, links and words; the ways to merge and to replace it [library §2]. */
export function FoodUses({ food }: { food: Pick<Food, 'id' | 'name'> }) {
  const uses = useApiQuery(foodMergeCalls.uses, { params: { id: String(food.id) } }, { staleTime: 0 });
  const [asked, setAsked] = useState<FoodMergeKind | null>(null);
  const navigate = useNavigate();
  const foodLink = ({ id, name }: { id: number; name: string }) => ({ name, to: paths.food(String(id)) });
  return (
    <section aria-label={t.title}>
      <SectionHead
        title={t.title}
        actions={
          <>
            <Button
              variant="quiet"
              size="compact"
              icon={<ReplaceAllIcon />}
              onClick={() => setAsked('merge')}
            >
              {t.merge}
            </Button>
            <Button
              variant="quiet"
              size="compact"
              icon={<ArrowLeftRightIcon />}
              onClick={() => setAsked('replace')}
            >
              {t.replace}
            </Button>
          </>
        }
      />
      {uses.phase === 'loading' && <SkeletonRows rows={3} />}
      {uses.phase === 'failed' && <ErrorState title={t.failed} {...failureProps(uses)} />}
      {uses.phase === 'ready' && (
        <Facts>
          <UseList
            title={t.meals}
            items={uses.data.meals.map(({ id, name }) => ({ name, to: paths.meal(id) }))}
          />
          <UseList title={t.substitutes} items={uses.data.substitutes.map(foodLink)} />
          <UseList title={t.substituteOf} items={uses.data.substituteOf.map(foodLink)} />
          <UseList title={t.intolerances} items={uses.data.intolerances.map(({ name }) => ({ name }))} />
          {uses.data.ownWords.length > 0 && (
            <UseList title={t.ownWords} items={uses.data.ownWords.map((name) => ({ name }))} />
          )}
          <PlanUses of={{ foodIds: String(food.id) }} />
        </Facts>
      )}
      {asked && (
        <Suspense>
          <Chooser
            kind={asked}
            food={food}
            onClose={() => setAsked(null)}
            onDone={(stays) => {
              if (stays !== food.id) void navigate(paths.food(String(stays)));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

const Facts = styled.dl`
  margin: 0;
`;
