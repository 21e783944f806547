import { type Food } from '@pora/contracts/catalog/food.model';
import { formatKcal } from '@pora/kit';
import { useFoodHits } from '@pora/kit/food-hits';
import { ComboboxField } from '@pora/ui/forms';
import { SearchIcon } from '@pora/ui/icons';
import { type Ref, useState } from 'react';
import { foodSearchStrings as t } from './food-search.strings.js';

interface FoodSearchProps {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  value: Food | null;
  /** Foods that are never offered. */
  without?: ReadonlySet<number>;
  onChange: (food: Food | null) => void;
}

/** A food of the base by its name or number, from two letters on, after 200 ms of quiet [library §5]. */
export function FoodSearch({ value, without, onChange, error, ...field }: FoodSearchProps) {
  const [typed, setTyped] = useState('');
  const { hits, isLongEnough, isSearching, failed } = useFoodHits(typed);
  const offered = hits.filter(({ id }) => !without?.has(id));
  const known = value && !offered.some(({ id }) => id === value.id) ? [value] : [];
  const items = [...known, ...offered];
  return (
    <ComboboxField
      {...field}
      icon={<SearchIcon aria-hidden />}
      value={value === null ? null : String(value.id)}
      filter={false}
      options={items.map(({ id, name, calories, per }) => ({
        value: String(id),
        label: name,
        detail: t.energy(formatKcal(calories), per === 'sztuka'),
      }))}
      loading={isSearching}
      emptyText={isLongEnough ? undefined : t.short}
      error={failed ? t.failed : error}
      onQueryChange={setTyped}
      onChange={(id) => onChange(items.find((food) => String(food.id) === id) ?? null)}
    />
  );
}
