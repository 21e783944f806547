import { DIET_CATEGORIES, DIET_LABELS } from '@pora/contracts/catalog/meal.vocabulary';
import {
  MEAL_SOURCE_LABELS,
  MEAL_SOURCES,
  MEAL_TYPE_LABELS,
  MEAL_TYPES,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { SelectField } from '@pora/ui/forms';
import { mealStrings as t } from './meals.strings.js';
import { type MealFilters } from './use-meal-filters.js';

interface MealChoicesProps {
  filters: MealFilters;
  onChange: (change: Partial<MealFilters>) => void;
  /** In a row the chosen value says what it is. */
  hideLabels?: boolean;
}

const typeOptions = MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_LABELS[value] }));
const dietOptions = DIET_CATEGORIES.map((value) => ({ value, label: DIET_LABELS[value] }));
const sourceOptions = MEAL_SOURCES.map((value) => ({ value, label: MEAL_SOURCE_LABELS[value] }));

/** Type, diet and source that the library is narrowed to. */
export function MealChoices({ filters, onChange, hideLabels = false }: MealChoicesProps) {
  return (
    <>
      <SelectField
        label={t.type}
        hideLabel={hideLabels}
        emptyOption={t.anyType}
        value={filters.type}
        options={typeOptions}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        label={t.diet}
        hideLabel={hideLabels}
        emptyOption={t.anyDiet}
        value={filters.category}
        options={dietOptions}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label={t.source}
        hideLabel={hideLabels}
        emptyOption={t.anySource}
        value={filters.source}
        options={sourceOptions}
        onChange={(source) => onChange({ source })}
      />
    </>
  );
}
