import { DIET_LABELS } from '@pora/contracts/catalog/meal.vocabulary';
import { MEAL_SOURCE_LABELS, MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { Chip, theme } from '@pora/ui';
import styled from 'styled-components';
import { mealStrings as t } from './meals.strings.js';
import { type MealFilters } from './use-meal-filters.js';

interface ChosenMealFiltersProps {
  filters: MealFilters;
  onChange: (change: Partial<MealFilters>) => void;
}

/** What the list of a phone is narrowed to, each choice with its way out; nothing takes no room. */
export function ChosenMealFilters({ filters, onChange }: ChosenMealFiltersProps) {
  const { type, category, source } = filters;
  if (type === null && category === null && source === null) return null;
  return (
    <Chosen aria-label={t.chosen}>
      {type !== null && (
        <li>
          <Chip tone="ink" onRemove={() => onChange({ type: null })}>
            {MEAL_TYPE_LABELS[type]}
          </Chip>
        </li>
      )}
      {category !== null && (
        <li>
          <Chip tone="ink" onRemove={() => onChange({ category: null })}>
            {DIET_LABELS[category]}
          </Chip>
        </li>
      )}
      {source !== null && (
        <li>
          <Chip tone="ink" onRemove={() => onChange({ source: null })}>
            {MEAL_SOURCE_LABELS[source]}
          </Chip>
        </li>
      )}
    </Chosen>
  );
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
  margin: 0 0 ${theme.s[2]};
  padding: 0;
  list-style: none;
`;
