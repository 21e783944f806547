import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanIngredient, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatGrams, formatPercent } from '@pora/kit';
import { Badge, Skeleton, VisuallyHidden } from '@pora/ui';
import { Link2Icon, LockIcon, mealIcons, SearchXIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { slotTarget } from './editor-model.js';
import { keywordOf } from './meal-keyword.js';
import { KeywordChip } from './keyword-chip.js';
import { editorStrings as t } from './plan-editor.strings.js';

interface SlotCardProps {
  slot: PlanSlot;
  caloriesPerDay: number;
  /** Days that share this dish, this one included. */
  pair: readonly number[];
  /** The generator is looking for a meal right now. */
  generating: boolean;
}

/** Ingredients shown before "+ N więcej" [diets §9]. */
const SHOWN_INGREDIENTS = 6;

/** One meal of the day: time and share at the left, dish and ingredients, energy and macros at the right [diets §2]. */
export function SlotCard({ slot, caloriesPerDay, pair, generating }: SlotCardProps) {
  const Icon = mealIcons[slot.type];
  const { entry } = slot;
  const locked = slot.locked || slot.lockedInAllDays;
  const waiting = generating && !locked;
  return (
    <Card $empty={!entry && !waiting} $unmapped={entry?.unmapped ?? false}>
      <Rail $type={slot.type}>
        <strong>{slot.time}</strong>
        <span>
          {formatPercent(slot.calorieSharePercent, Number.isInteger(slot.calorieSharePercent) ? 0 : 1)} ·{' '}
          {formatCount(slotTarget(slot, caloriesPerDay))}
        </span>
        {pair.length > 1 && <PairMark days={pair} />}
      </Rail>
      <Content $locked={locked}>
        <TypeLine $type={slot.type}>
          <Icon size={14} aria-hidden />
          {slot.label || MEAL_TYPE_LABELS[slot.type]}
          {entry?.unmapped && (
            <Badge tone="unmapped" icon={<SearchXIcon size={12} aria-hidden />}>
              {t.outside}
            </Badge>
          )}
          {locked && (
            <span title={t.locked}>
              <LockIcon size={14} aria-hidden />
              <VisuallyHidden>{t.locked}</VisuallyHidden>
            </span>
          )}
        </TypeLine>
        {waiting ? (
          <>
            <Skeleton width="55%" height="20px" />
            <Skeleton width="85%" height="16px" />
            <VisuallyHidden>{t.generation.skeleton}</VisuallyHidden>
          </>
        ) : entry ? (
          <>
            <Name>
              {entry.name}
              <KeywordChip keyword={keywordOf(entry.name)} />
            </Name>
            <Ingredients ingredients={entry.ingredients} />
          </>
        ) : (
          <Empty>{t.emptySlot}</Empty>
        )}
      </Content>
      {entry && !waiting && (
        <Figures>
          <span>
            <Kcal>{formatCount(entry.calories)}</Kcal> kcal
          </span>
          <span>
            {t.macroShort(
              formatDecimal(entry.macros.protein),
              formatDecimal(entry.macros.fat),
              formatDecimal(entry.macros.carbs),
            )}
          </span>
          {entry.portionPercent !== 100 && <span>{t.portion(formatPercent(entry.portionPercent))}</span>}
        </Figures>
      )}
    </Card>
  );
}

function Ingredients({ ingredients }: { ingredients: readonly PlanIngredient[] }) {
  const shown = ingredients.slice(0, SHOWN_INGREDIENTS);
  const hidden = ingredients.length - shown.length;
  return (
    <List>
      {shown.map((ingredient, index) => (
        <Ingredient
          key={`${ingredient.foodId ?? ingredient.foodName}-${index}`}
          $outside={ingredient.foodId === null}
        >
          {ingredient.foodName} {amountOf(ingredient)}
        </Ingredient>
      ))}
      {hidden > 0 && (
        <Muted
          title={ingredients
            .slice(SHOWN_INGREDIENTS)
            .map((each) => each.foodName)
            .join(', ')}
        >
          {t.more(hidden)}
        </Muted>
      )}
    </List>
  );
}

function amountOf({ grams }: PlanIngredient): string {
  return formatGrams(grams, grams < 10 && !Number.isInteger(grams) ? 1 : 0);
}

function PairMark({ days }: { days: readonly number[] }) {
  const [first = 0] = days;
  const last = days[days.length - 1] ?? first;
  return (
    <Pair title={t.pairLabel(days.join(' i '))}>
      <Link2Icon size={12} aria-hidden />
      {t.pair(first, last)}
    </Pair>
  );
}

const Card = styled.article<{ $empty: boolean; $unmapped: boolean }>`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr) auto;
  min-height: 84px;
  border: 1px solid ${({ theme }) => theme.c.lineStrong};
  border-radius: ${({ theme }) => theme.r[3]};
  background: ${({ theme }) => theme.c.surface};
  box-shadow: ${({ theme }) => theme.e[1]};
  overflow: hidden;

  ${({ $empty, theme }) =>
    $empty &&
    css`
      border: 1.5px dashed ${theme.c.lineControl};
      box-shadow: none;
    `}

  ${({ $unmapped, theme }) =>
    $unmapped &&
    css`
      border: 2px dashed ${theme.c.unmapped};
    `}

  @media (max-width: 600px) {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`;

const Rail = styled.div<{ $type: PlanSlot['type'] }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
  border-left: 5px solid ${({ theme, $type }) => theme.meal[$type].solid};
  background: ${({ theme, $type }) => theme.meal[$type].soft};
  color: ${({ theme, $type }) => theme.meal[$type].text};
  font: ${({ theme }) => theme.t.small};
  font-variant-numeric: tabular-nums;

  strong {
    font: ${({ theme }) => theme.t.lead};
    color: ${({ theme }) => theme.c.text};
  }
`;

const Pair = styled.span`
  display: inline-flex;
  white-space: nowrap;
  align-items: center;
  gap: 3px;
`;

const Content = styled.div<{ $locked: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 3px;
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};

  ${({ $locked, theme }) =>
    $locked &&
    css`
      background: repeating-linear-gradient(
        135deg,
        transparent 0 6px,
        color-mix(in srgb, ${theme.c.text} 5%, transparent) 6px 7px
      );
    `}
`;

const TypeLine = styled.div<{ $type: PlanSlot['type'] }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  font: ${({ theme }) => theme.t.small};
  color: ${({ theme, $type }) => theme.meal[$type].text};
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  margin: 0;
  font: ${({ theme }) => theme.t.lead};
`;

const List = styled.p`
  margin: 0;
  font: ${({ theme }) => theme.t.dense};
  color: ${({ theme }) => theme.c.text2};
`;

const Ingredient = styled.span<{ $outside: boolean }>`
  &:not(:last-child)::after {
    /* The dot stays with the word before it. */
    content: '\\00a0· ';
  }

  ${({ $outside, theme }) =>
    $outside &&
    css`
      color: ${theme.c.unmappedText};
      text-decoration: underline dashed;
    `}
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.c.text3};
`;

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;

const Figures = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${({ theme }) => theme.s[1]};
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
  font: ${({ theme }) => theme.t.small};
  color: ${({ theme }) => theme.c.text2};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (max-width: 600px) {
    grid-column: 2;
    flex-flow: row wrap;
    align-items: baseline;
    justify-content: flex-start;
    padding-top: 0;
  }
`;

const Kcal = styled.span`
  font: ${({ theme }) => theme.t.lead};
  color: ${({ theme }) => theme.c.text};
`;
