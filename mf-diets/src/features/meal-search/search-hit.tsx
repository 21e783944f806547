import { MEAL_SOURCE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { formatCount, formatDecimal, joinNames } from '@pora/kit';
import { focusRing, media, Tag, theme, VisuallyHidden } from '@pora/ui';
import { HeartIcon } from '@pora/ui/icons';
import { memo, type MouseEvent } from 'react';
import styled from 'styled-components';
import { dangerousFoods, notedFoods, type Judgement, VERDICT_LOOK } from '../plan-safety/public.js';
import { dragSource, type MoveItem } from '../slot-moves/public.js';
import { searchStrings as t } from './meal-search.strings.js';
import { type Hit } from './search-hits.js';

/** What a hit is when it is on its way into a slot. */
export const itemOf = (hit: Hit): MoveItem =>
  hit.kind === 'meal'
    ? {
        kind: 'meal',
        mealId: hit.meal.id,
        name: hit.meal.name,
        calories: hit.meal.caloriesPerPortion,
      }
    : { kind: 'food', foodId: hit.food.id, name: hit.food.name, calories: hit.food.calories };

interface SearchHitProps {
  hit: Hit;
  onPick: (hit: Hit, event: MouseEvent) => void;
}

/** One hit: what it brings and what it means for the patient; it is dragged, carried by keys, or put where it is wanted. */
export const SearchHit = memo(function SearchHit({ hit, onPick }: SearchHitProps) {
  const { name, calories } = itemOf(hit);
  const { state } = hit.judgement;
  const { Icon, color } = VERDICT_LOOK[state];
  const macros = hit.kind === 'meal' ? hit.meal.macrosPerPortion : hit.food;
  const words = wordsOf(hit.judgement);
  return (
    <Row
      type="button"
      ref={(element) => dragSource(element, () => itemOf(hit))}
      data-move-source
      $rail={hit.kind === 'meal' ? theme.meal[hit.meal.type].solid : theme.c.lineStrong}
      $dim={state === 'dangerous'}
      onClick={(event) => onPick(hit, event)}
    >
      <Name>
        {hit.kind === 'meal' && hit.meal.favorite && (
          <HeartIcon size={12} fill="currentColor" aria-label={t.favorite} />
        )}
        <span>{name}</span>
      </Name>
      <Kcal>
        {formatCount(calories)}
        <VisuallyHidden> kcal</VisuallyHidden>
      </Kcal>
      <Facts>
        {(words || state !== 'attention') && <Icon size={12} color={color} aria-hidden />}
        {state !== 'dangerous' && (
          <span>
            {t.macros(formatDecimal(macros.protein), formatDecimal(macros.fat), formatDecimal(macros.carbs))}
          </span>
        )}
        {words ? (
          <Words style={{ color }}>{words}</Words>
        ) : (
          <VisuallyHidden>{t.verdict[state]}</VisuallyHidden>
        )}
      </Facts>
      <Origin>
        {hit.kind === 'meal'
          ? MEAL_SOURCE_LABELS[hit.meal.source]
          : hit.food.per === 'sztuka'
            ? t.perPiece
            : t.per100}
      </Origin>
    </Row>
  );
});

/** What has to be read of the verdict: the foods it comes from, or that nobody has checked. */
function wordsOf({ state, problems }: Judgement): string | undefined {
  if (state === 'dangerous') return t.contains(joinNames(dangerousFoods(problems)));
  const noted = state === 'attention' ? notedFoods(problems) : [];
  if (noted.length > 0) return joinNames(noted);
  return state === 'unchecked' ? t.verdict.unchecked : undefined;
}

const Row = styled.button<{ $rail: string; $dim: boolean }>`
  ${focusRing}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem ${theme.s[2]};
  width: 100%;
  min-height: 2.75rem;
  padding: 0.375rem ${theme.s[2]} 0.375rem ${theme.s[3]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[2]};
  background: ${({ $dim }) => ($dim ? theme.c.sunken : theme.c.surface)};
  color: inherit;
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: grab;
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 4px;
    border-radius: ${theme.r[2]} 0 0 ${theme.r[2]};
    background: ${({ $rail }) => $rail};
  }

  &:hover {
    border-color: ${theme.c.lineControl};
  }

  ${media.touch} {
    min-height: 3rem;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  min-width: 0;
  font-weight: 560;

  > svg {
    flex: none;
    margin-top: 0.1875rem;
    color: ${theme.c.text3};
  }

  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Kcal = styled.strong`
  text-align: right;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.s[1]};
  min-width: 0;
  font: ${theme.t.small};
  color: ${theme.c.text3};
  white-space: nowrap;

  > svg {
    flex: none;
  }
`;

const Words = styled.span`
  /* What speaks against it is never cut: it breaks beside its sign. */
  flex: 1 1 6rem;
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Origin = styled(Tag)`
  align-self: start;
`;
