import { MeaningChoices } from '@pora/kit/meaning-choices';
import { type OwnChoice } from '@pora/kit/own-words';
import { Button, theme } from '@pora/ui';
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
  return (
    <Picker>
      <MeaningChoices
        label={t.pickFor(text)}
        placeholder={t.pick}
        hideLabel
        picked={picked}
        onChange={setPicked}
      />
      {picked.length > 0 && (
        <Button variant="primary" size="compact" onClick={() => onTake(picked)}>
          {t.takePicked(picked.length)}
        </Button>
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
`;
