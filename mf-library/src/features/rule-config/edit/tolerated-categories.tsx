import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { type LoadState, useApiPages } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Button, Chip, theme } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { TriangleAlertIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { toleranceEffect } from '../tolerance-effect.js';
import { ChangedDot, Group, GroupTitle, Quiet, Warning } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { ToleranceDialog } from './tolerance-dialog.js';
import { toleranceStrings } from './tolerance.strings.js';

const t = ruleFormStrings.portions;
/** A thousand foods a call, with the intolerances they are mapped to. */
const PAGES = { query: { limit: '1000', includeIntolerances: 'true' } } as const;

interface ToleratedCategoriesProps {
  chosen: readonly string[];
  saved: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** What is shown of a category: asked before it is let through, or looked at afterwards. */
interface Shown {
  category: string;
  isAsked: boolean;
}

/** Categories of the fixed list whose foods are never swapped, each once, with what they let through (decision 32). */
export function ToleratedCategories({ chosen, saved, onChange }: ToleratedCategoriesProps) {
  const [shown, setShown] = useState<Shown>();
  const foods = useApiPages(foodCalls.list, PAGES, { enabled: chosen.length > 0 || shown !== undefined });
  const free = FOOD_CATEGORIES.filter((category) => !chosen.includes(category));
  const isChanged = [...chosen].sort().join() !== [...saved].sort().join();
  return (
    <Group role="group" aria-label={t.tolerated}>
      <GroupTitle>
        {t.tolerated} {isChanged && <ChangedDot />}
      </GroupTitle>
      <Quiet>{t.toleratedHint}</Quiet>
      <Line>
        {chosen.map((category) => (
          <Chip
            key={category}
            removeLabel={t.removeTolerated(category)}
            onRemove={() => onChange(chosen.filter((one) => one !== category))}
          >
            {category}
          </Chip>
        ))}
        {free.length > 0 && (
          <SelectField<string>
            label={t.addTolerated}
            hideLabel
            size="compact"
            placeholder={t.addTolerated}
            value={null}
            options={free.map((category) => ({ value: category, label: category }))}
            onChange={(category) => setShown({ category, isAsked: true })}
          />
        )}
      </Line>
      {chosen.map((category) => (
        <Effect
          key={category}
          category={category}
          foods={foods}
          onShow={() => setShown({ category, isAsked: false })}
        />
      ))}
      {shown && (
        <ToleranceDialog
          category={shown.category}
          foods={foods}
          onClose={() => setShown(undefined)}
          {...(shown.isAsked && {
            onAllow: () => {
              onChange([...chosen, shown.category]);
              setShown(undefined);
            },
          })}
        />
      )}
    </Group>
  );
}

interface EffectProps {
  category: string;
  foods: LoadState<Food[]>;
  onShow: () => void;
}

/** In one line: how many allergenic foods a chosen category lets through. */
function Effect({ category, foods, onShow }: EffectProps) {
  const effect = foods.phase === 'ready' ? toleranceEffect(foods.data, category) : undefined;
  // Only the foods as they are now say that there is nothing to warn of.
  if (!effect || (effect.risky === 0 && !isAnswered(foods)))
    return (
      <Warning>
        <TriangleAlertIcon aria-hidden />
        {foods.phase === 'loading' || foods.error == null
          ? toleranceStrings.checking(category)
          : toleranceStrings.notChecked(category)}
      </Warning>
    );
  return (
    <Warning>
      <TriangleAlertIcon aria-hidden />
      <span>{toleranceStrings.effect(category, effect)}</span>
      <Button variant="quiet" size="compact" aria-label={toleranceStrings.showOf(category)} onClick={onShow}>
        {toleranceStrings.show}
      </Button>
    </Warning>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};

  > :last-child:not(:first-child) {
    flex: 0 1 15rem;
  }

  > :only-child {
    flex: 0 1 15rem;
  }
`;
