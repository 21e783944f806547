import { useShortcut } from '@pora/kit';
import { Button, FilterRow, IconButton, mediaQueries, SearchInput, theme, useMediaQuery } from '@pora/ui';
import { HeartIcon } from '@pora/ui/icons';
import { useRef } from 'react';
import styled from 'styled-components';
import { ChosenMealFilters } from './chosen-meal-filters.js';
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

/** The one row of filters above the library; a phone keeps search and favourites, opens the rest and shows what is chosen. */
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
      <>
        <PhoneRow>
          {searchInput}
          <PhoneMealFilters filters={filters} found={found} onChange={onChange} />
          <IconButton
            size="regular"
            variant="outline"
            label={t.favorites}
            icon={<HeartIcon />}
            pressed={filters.favorites}
            onClick={() => onChange({ favorites: !filters.favorites })}
          />
        </PhoneRow>
        <ChosenMealFilters filters={filters} onChange={onChange} />
      </>
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
    min-width: 0;
  }

  > [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
