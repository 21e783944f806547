import { DIET_CATEGORIES, DIET_LABELS } from '@pora/contracts/catalog/meal.vocabulary';
import {
  MEAL_SOURCE_LABELS,
  MEAL_SOURCES,
  MEAL_TYPE_LABELS,
  MEAL_TYPES,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { useShortcut } from '@pora/kit';
import { Button, FilterRow, SearchInput } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { HeartIcon } from '@pora/ui/icons';
import { useRef } from 'react';
import { mealStrings as t } from './meals.strings.js';
import { type MealFilters } from './use-meal-filters.js';

interface MealFiltersRowProps {
  filters: MealFilters;
  onChange: (change: Partial<MealFilters>) => void;
}

const typeOptions = MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_LABELS[value] }));
const dietOptions = DIET_CATEGORIES.map((value) => ({ value, label: DIET_LABELS[value] }));
const sourceOptions = MEAL_SOURCES.map((value) => ({ value, label: MEAL_SOURCE_LABELS[value] }));

/** The one row of filters above the library. */
export function MealFiltersRow({ filters, onChange }: MealFiltersRowProps) {
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  return (
    <FilterRow>
      <SearchInput
        label={t.search}
        placeholder={t.search}
        shortcut="/"
        value={filters.q}
        onChange={(q) => onChange({ q })}
        inputRef={search}
      />
      <SelectField
        label={t.type}
        hideLabel
        emptyOption={t.anyType}
        value={filters.type}
        options={typeOptions}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        label={t.diet}
        hideLabel
        emptyOption={t.anyDiet}
        value={filters.category}
        options={dietOptions}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label={t.source}
        hideLabel
        emptyOption={t.anySource}
        value={filters.source}
        options={sourceOptions}
        onChange={(source) => onChange({ source })}
      />
      <Button
        icon={<HeartIcon />}
        aria-pressed={filters.favorites}
        onClick={() => onChange({ favorites: !filters.favorites })}
      >
        {t.favorites}
      </Button>
    </FilterRow>
  );
}
