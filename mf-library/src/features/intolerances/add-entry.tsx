import { intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { useApiList } from '@pora/kit';
import { ComboboxField } from '@pora/ui/forms';
import { PlusIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { findEntries, SHOWN_ENTRIES } from './find-entries.js';
import { intoleranceStrings } from './intolerances.strings.js';

const t = intoleranceStrings.ofFood;

interface AddEntryProps {
  /** Keys that are there already. */
  taken: ReadonlySet<string>;
  onAdd: (key: string, name: string) => void;
}

/** Finds an entry of the dictionary by any of its names; the chosen one is handed over at once. */
export function AddEntry({ taken, onAdd }: AddEntryProps) {
  const [q, setQ] = useState('');
  const [round, setRound] = useState(0);
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const entries = dictionary.phase === 'ready' ? dictionary.data.filter(({ key }) => !taken.has(key)) : [];
  const options = findEntries(entries, { q, unmappedOnly: false })
    .slice(0, SHOWN_ENTRIES)
    .map(({ key, name, foodCount }) => ({
      value: key,
      label: name,
      detail: foodCount > 0 ? intoleranceStrings.foods(foodCount) : intoleranceStrings.noMapping,
    }));
  return (
    <Search>
      <ComboboxField
        key={round}
        label={t.add}
        placeholder={t.addPlaceholder}
        hideLabel
        size="compact"
        icon={<PlusIcon aria-hidden />}
        value={null}
        filter={false}
        queryDelayMs={0}
        options={options}
        loading={dictionary.phase === 'loading'}
        error={dictionary.phase === 'failed' ? intoleranceStrings.loadFailed : undefined}
        onQueryChange={setQ}
        onChange={(key, option) => {
          if (key === null) return;
          setRound((count) => count + 1);
          onAdd(key, option?.label ?? key);
        }}
      />
    </Search>
  );
}

const Search = styled.div`
  max-width: 20rem;
`;
