import { useShortcut } from '@pora/kit';
import { Button, FilterRow, mediaQueries, SearchInput, theme, useMediaQuery } from '@pora/ui';
import { HeartIcon } from '@pora/ui/icons';
import { useRef } from 'react';
import styled from 'styled-components';
import { MealChoices } from './meal-choices.js';
import { mealStrings as t } from './meals.strings.js';
import { PhoneMealFilters } from './phone-meal-filters.js';
import { type MealFilters } from './use-meal-filters.js';

interface MealFiltersRowProps {
  filters: MealFilters;
  /** Meals that pass the filters; undefined while they load. */
  found: number | undefined;
  onChange: (change: Partial<MealFilters>) => void;
}

/** The one row of filters above the library; a phone keeps the search and opens the rest. */
export function MealFiltersRow({ filters, found, onChange }: MealFiltersRowProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const searchInput = (
    <SearchInput
      label={t.search}
      placeholder={t.search}
      shortcut="/"
      value={filters.q}
      onChange={(q) => onChange({ q })}
      inputRef={search}
    />
  );
  if (phone) {
    return (
      <PhoneRow>
        {searchInput}
        <PhoneMealFilters filters={filters} found={found} onChange={onChange} />
      </PhoneRow>
    );
  }
  return (
    <FilterRow>
      {searchInput}
      <MealChoices filters={filters} onChange={onChange} hideLabels />
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

const PhoneRow = styled.div`
  display: flex;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[2]};

  > [role='search'] {
    flex: 1;
    width: auto;
  }
`;
