import { Button, CountPill, theme } from '@pora/ui';
import { SwitchField } from '@pora/ui/forms';
import { SideSheet } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { MealChoices } from './meal-choices.js';
import { mealStrings as t } from './meals.strings.js';
import { type MealFilters } from './use-meal-filters.js';

interface PhoneMealFiltersProps {
  filters: MealFilters;
  /** Meals that pass the filters; undefined while they load. */
  found: number | undefined;
  onChange: (change: Partial<MealFilters>) => void;
}

/** Everything but the search text: that stands beside the button. */
const NO_CHOICES = { type: null, category: null, source: null, favorites: false };

/** "Filtry" with the number of chosen ones; the choices open over the list, which follows at once. */
export function PhoneMealFilters({ filters, found, onChange }: PhoneMealFiltersProps) {
  const [open, setOpen] = useState(false);
  const { type, category, source, favorites } = filters;
  const chosen = [type, category, source, favorites || null].filter((each) => each !== null).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? t.filtersChosen(chosen) : undefined}
        onClick={() => setOpen(true)}
      >
        {t.filters} {chosen > 0 && <CountPill>{chosen}</CountPill>}
      </Button>
      <SideSheet
        open={open}
        onClose={close}
        title={t.filters}
        footerStart={
          <Button variant="quiet" disabled={chosen === 0} onClick={() => onChange(NO_CHOICES)}>
            {t.clear}
          </Button>
        }
        footer={
          <Button variant="primary" onClick={close}>
            {t.show(found)}
          </Button>
        }
      >
        <Choices>
          <MealChoices filters={filters} onChange={onChange} />
          <SwitchField
            label={t.favorites}
            checked={favorites}
            onChange={(checked) => onChange({ favorites: checked })}
          />
        </Choices>
      </SideSheet>
    </>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.s[4]};
  padding-top: ${theme.s[3]};
`;
