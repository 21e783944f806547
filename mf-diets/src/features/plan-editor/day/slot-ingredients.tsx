import { type MealEntry, type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { formatGrams, joinNames } from '@pora/kit';
import { focusRing, media, mediaQueries, theme, tip, useMediaQuery, VisuallyHidden } from '@pora/ui';
import { ArrowLeftRightIcon, OctagonAlertIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { isOpenRisk, type SlotCheck, slotStrings } from '../../slot-actions/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';

/** Ingredients shown before "+ N więcej" [diets §9]; a phone has room for fewer. */
const SHOWN = { desk: 6, phone: 3 };

interface SlotIngredientsProps {
  entry: MealEntry;
  check: SlotCheck;
}

/** What a meal is made of, each food marked by what is to be known of it; the rest of a long list unfolds [diets §2]. */
export function SlotIngredients({ entry: { ingredients, foods }, check }: SlotIngredientsProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  const [open, setOpen] = useState(false);
  const limit = phone ? SHOWN.phone : SHOWN.desk;
  // A meal without ingredients tells at least its foods.
  const lines: readonly (PlanIngredient | string)[] = ingredients.length > 0 ? ingredients : foods;
  const hidden = lines.length - limit;
  if (lines.length === 0) return null;
  return (
    <List>
      {lines
        .slice(0, open ? undefined : limit)
        .map((line, index) =>
          typeof line === 'string' ? (
            <Ingredient key={line}>{line}</Ingredient>
          ) : (
            <MarkedIngredient
              key={`${line.foodId ?? line.foodName}-${index}`}
              ingredient={line}
              check={check}
            />
          ),
        )}
      {hidden > 0 && (
        <More
          type="button"
          aria-expanded={open}
          {...(!open && tip(slotStrings.ingredients.moreTip(hidden)))}
          onClick={() => setOpen(!open)}
        >
          {open ? t.less : t.more(hidden)}
        </More>
      )}
    </List>
  );
}

function MarkedIngredient({ ingredient, check }: { ingredient: PlanIngredient; check: SlotCheck }) {
  const words = slotStrings.ingredients;
  const { foodId, substitution } = ingredient;
  const from = substitution && joinNames([substitution.from, ...(substitution.alsoFrom ?? [])]);
  const isRisk = (check.found?.problems ?? []).some(
    (problem) => isOpenRisk(problem) && isAbout(problem, ingredient),
  );
  const text = `${nameOf(ingredient)} ${amountOf(ingredient)}`;
  if (isRisk) {
    return (
      <Ingredient $tone="risk" $isOutside={foodId === null}>
        <OctagonAlertIcon size={12} aria-hidden /> {text}
        <VisuallyHidden> ({words.dangerous})</VisuallyHidden>
      </Ingredient>
    );
  }
  if (from !== undefined) {
    return (
      <Ingredient $tone={check.phase === 'checked' ? 'swapped' : undefined} {...tip(words.swapped(from))}>
        <ArrowLeftRightIcon size={12} aria-hidden /> {text}
        <VisuallyHidden> ({words.swapped(from)})</VisuallyHidden>
      </Ingredient>
    );
  }
  return (
    <Ingredient $tone={foodId === null ? 'outside' : undefined} $isOutside={foodId === null}>
      {text}
      {foodId === null && <VisuallyHidden> ({words.outside})</VisuallyHidden>}
    </Ingredient>
  );
}

const isAbout = (problem: SafetyProblem, { foodId, foodName }: PlanIngredient) =>
  problem.foodId === null || foodId === null ? problem.foodName === foodName : problem.foodId === foodId;

/** Without a name the words that were read from the file stand for it. */
const nameOf = ({ foodName, sourceText }: PlanIngredient) =>
  foodName || sourceText || slotStrings.ingredients.nameless;

/** The words of a file hold their amount already. */
function amountOf({ grams, foodName, sourceText }: PlanIngredient): string {
  if (grams === 0 && !foodName && sourceText) return '';
  return formatGrams(grams, grams < 10 && !Number.isInteger(grams) ? 1 : 0);
}

const TONES = { risk: theme.c.dangerText, swapped: theme.c.okText, outside: theme.c.unmappedText };

const List = styled.p`
  margin: 0;
  font: ${theme.t.dense};
  color: ${theme.c.text2};
`;

const Ingredient = styled.span<{ $tone?: keyof typeof TONES | undefined; $isOutside?: boolean }>`
  color: ${({ $tone }) => ($tone ? TONES[$tone] : 'inherit')};
  font-weight: ${({ $tone }) => ($tone === 'risk' ? 600 : 'inherit')};

  &:not(:last-child)::after {
    /* The dot stays with the word before it. */
    content: '\\00a0· ';
    color: ${theme.c.text2};
    font-weight: 400;
  }

  svg {
    vertical-align: -1px;
  }

  ${({ $isOutside }) =>
    $isOutside &&
    css`
      text-decoration: underline dashed;
      text-decoration-color: ${theme.c.unmapped};
      text-underline-offset: 3px;
    `}
`;

const More = styled.button`
  ${focusRing}
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: none;
  color: ${theme.c.text3};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  ${media.phone} {
    min-width: ${theme.h.touch};
    min-height: ${theme.h.touch};
    /* As large as a fingertip without pushing the lines of the text apart. */
    margin-block: -0.8125rem;
  }

  &:hover {
    color: ${theme.c.text};
    text-decoration: underline;
  }
`;
