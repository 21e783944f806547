import { IconButton, theme } from '@pora/ui';
import { ComboboxField } from '@pora/ui/forms';
import { SearchIcon, XIcon } from '@pora/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { choicesFor, type OwnChoice } from '../own-words/own-word-choices.js';
import { useFoodHits } from '../query/food-hits.js';
import { meaningStrings as t } from './meaning-choices.strings.js';

interface MeaningChoicesProps {
  /** What the field is called. */
  label: string;
  placeholder: string;
  /** Where the name of the field stands beside it already. */
  hideLabel?: boolean;
  picked: readonly OwnChoice[];
  onChange: (picked: readonly OwnChoice[]) => void;
}

/** What a word or a phrase means: foods, categories and allergens, several where it says several (decisions 33, 72). */
export function MeaningChoices({ picked, onChange, ...field }: MeaningChoicesProps) {
  return (
    <Stack>
      <ChoiceSearch {...field} picked={picked} onPick={(choice) => onChange([...picked, choice])} />
      {picked.length > 0 && (
        <ul aria-label={t.picked}>
          {picked.map(({ value, label, detail }) => (
            <li key={value}>
              <span>
                <strong>{label}</strong> {detail}
              </span>
              <IconButton
                label={t.remove(label)}
                icon={<XIcon />}
                onClick={() => onChange(picked.filter((one) => one.value !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

type ChoiceSearchProps = Omit<MeaningChoicesProps, 'onChange'> & { onPick: (choice: OwnChoice) => void };

function ChoiceSearch({ label, placeholder, hideLabel = false, picked, onPick }: ChoiceSearchProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(picked.length);
  // The field is made anew after every pick, and a removed button takes the focus with it.
  useEffect(() => {
    if (count.current !== picked.length) input.current?.focus();
    count.current = picked.length;
  }, [picked.length]);
  const foods = useFoodHits(typed);
  const choices = choicesFor(typed, foods.hits, picked);
  return (
    <ComboboxField
      key={picked.length}
      label={label}
      hideLabel={hideLabel}
      icon={hideLabel ? <SearchIcon aria-hidden /> : undefined}
      placeholder={placeholder}
      inputRef={input}
      value={null}
      filter={false}
      options={choices}
      loading={foods.isSearching}
      error={foods.failed ? t.searchFailed : undefined}
      onQueryChange={setTyped}
      onChange={(value) => {
        const choice = choices.find((one) => one.value === value);
        if (choice) onPick(choice);
        setTyped('');
      }}
    />
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  width: 100%;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font: ${theme.t.dense};
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[3]};
    border-top: 1px solid ${theme.c.line};
    color: ${theme.c.text2};
  }

  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    color: ${theme.c.text};
  }
`;
