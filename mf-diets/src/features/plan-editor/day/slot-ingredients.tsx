import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { formatGrams } from '@pora/kit';
import { focusRing, media, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { editorStrings as t } from '../plan-editor.strings.js';

/** Ingredients shown before "+ N więcej" [diets §9]; a phone has room for fewer. */
const SHOWN = { desk: 6, phone: 3 };

/** What a meal is made of; foods outside the database are underlined, the rest of a long list unfolds [diets §2]. */
export function SlotIngredients({ ingredients }: { ingredients: readonly PlanIngredient[] }) {
  const phone = useMediaQuery(mediaQueries.phone);
  const [open, setOpen] = useState(false);
  const limit = phone ? SHOWN.phone : SHOWN.desk;
  const hidden = ingredients.length - limit;
  return (
    <List>
      {ingredients.slice(0, open ? undefined : limit).map((ingredient, index) => (
        <Ingredient
          key={`${ingredient.foodId ?? ingredient.foodName}-${index}`}
          $outside={ingredient.foodId === null}
        >
          {ingredient.foodName} {amountOf(ingredient)}
        </Ingredient>
      ))}
      {hidden > 0 && (
        <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.less : t.more(hidden)}
        </More>
      )}
    </List>
  );
}

function amountOf({ grams }: PlanIngredient): string {
  return formatGrams(grams, grams < 10 && !Number.isInteger(grams) ? 1 : 0);
}

const List = styled.p`
  margin: 0;
  font: ${theme.t.dense};
  color: ${theme.c.text2};
`;

const Ingredient = styled.span<{ $outside: boolean }>`
  &:not(:last-child)::after {
    /* The dot stays with the word before it. */
    content: '\\00a0· ';
  }

  ${({ $outside }) =>
    $outside &&
    css`
      color: ${theme.c.unmappedText};
      text-decoration: underline dashed;
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
