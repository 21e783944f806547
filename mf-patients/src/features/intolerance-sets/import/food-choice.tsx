import { ComboboxField } from '@pora/ui/forms';
import { SearchIcon } from '@pora/ui/icons';
import { useState } from 'react';
import { type LinkChoice } from './link-foods.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { useLinkOptions } from './use-link-options.js';

interface FoodChoiceProps {
  /** Printed name of an elevated result. */
  name: string;
  chosen: LinkChoice | undefined;
  onChoose: (choice: LinkChoice | undefined) => void;
}

/** Which foods a printed name stands for: an entry of the dictionary, or a food of the base. */
export function FoodChoice({ name, chosen, onChoose }: FoodChoiceProps) {
  const [typed, setTyped] = useState('');
  const found = useLinkOptions(name, typed, chosen);
  return (
    <ComboboxField
      label={t.mapTo(name)}
      hideLabel
      size="compact"
      icon={<SearchIcon aria-hidden />}
      placeholder={t.choose}
      filter={false}
      value={found.value}
      options={found.options}
      loading={found.loading}
      emptyText={found.emptyText}
      error={found.failed ? t.searchFailed : undefined}
      onQueryChange={setTyped}
      onChange={(value) => onChoose(found.choiceOf(value))}
    />
  );
}
