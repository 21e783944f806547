import { useFoodHits } from '@pora/kit/food-hits';
import { choicesFor, type OwnChoice } from '@pora/kit/own-words';
import { Button, IconButton, theme } from '@pora/ui';
import { ComboboxField } from '@pora/ui/forms';
import { SearchIcon, XIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface MeaningPickerProps {
  text: string;
  onTake: (picked: readonly OwnChoice[]) => void;
}

/** What a phrase means: foods, categories and allergens, several where it says several. */
export function MeaningPicker({ text, onTake }: MeaningPickerProps) {
  const [picked, setPicked] = useState<readonly OwnChoice[]>([]);
  const [typed, setTyped] = useState('');
  const foods = useFoodHits(typed);
  const choices = choicesFor(typed, foods.hits, picked);
  return (
    <Picker>
      <ComboboxField
        // The field is made anew after every pick.
        key={picked.length}
        label={t.pickFor(text)}
        hideLabel
        icon={<SearchIcon aria-hidden />}
        placeholder={t.pick}
        value={null}
        filter={false}
        options={choices}
        loading={foods.isSearching}
        error={foods.failed ? t.searchFailed : undefined}
        onQueryChange={setTyped}
        onChange={(value) => {
          const choice = choices.find((one) => one.value === value);
          if (choice) setPicked((known) => [...known, choice]);
          setTyped('');
        }}
      />
      {picked.length > 0 && (
        <>
          <ul aria-label={t.picked}>
            {picked.map(({ value, label, detail }) => (
              <li key={value}>
                <span>
                  <strong>{label}</strong> {detail}
                </span>
                <IconButton
                  label={t.drop(label)}
                  icon={<XIcon />}
                  onClick={() => setPicked((known) => known.filter((one) => one.value !== value))}
                />
              </li>
            ))}
          </ul>
          <Button variant="primary" size="compact" onClick={() => onTake(picked)}>
            {t.takePicked(picked.length)}
          </Button>
        </>
      )}
    </Picker>
  );
}

const Picker = styled.div`
  flex: 1 1 14rem;
  display: grid;
  gap: ${theme.s[2]};
  justify-items: start;
  min-width: 0;
  max-width: 22rem;

  > div {
    width: 100%;
  }

  ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[2]};
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
