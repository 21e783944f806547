import { intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { useApiList } from '@pora/kit';
import { DictionaryPicker } from '@pora/kit/dictionary-picker';
import styled from 'styled-components';
import { intoleranceStrings } from './intolerances.strings.js';

const t = intoleranceStrings.ofFood;
const NONE: readonly never[] = [];

interface AddEntryProps {
  /** Keys that are there already. */
  taken: ReadonlySet<string>;
  onAdd: (key: string, name: string) => void;
}

/** Finds an entry of the dictionary by any of its names; the chosen one is handed over at once. */
export function AddEntry({ taken, onAdd }: AddEntryProps) {
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  return (
    <Search>
      <DictionaryPicker
        label={t.add}
        placeholder={t.addPlaceholder}
        entries={dictionary.phase === 'ready' ? dictionary.data : NONE}
        taken={taken}
        detailOf={({ foodCount }) =>
          foodCount > 0 ? intoleranceStrings.foods(foodCount) : intoleranceStrings.noMapping
        }
        loading={dictionary.phase === 'loading'}
        error={dictionary.phase === 'failed' ? intoleranceStrings.loadFailed : undefined}
        onPick={onAdd}
      />
    </Search>
  );
}

const Search = styled.div`
  max-width: 20rem;
`;
