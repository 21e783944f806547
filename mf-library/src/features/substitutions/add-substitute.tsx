import { type Food } from '@pora/contracts/catalog/food.model';
import { SUBSTITUTION_PERCENTAGE } from '@pora/contracts/catalog/substitution.limits';
import { useDirtyGuard } from '@pora/kit';
import { Button, media, TextField, theme } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { PlusIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { FoodSearch } from '../../shared/food-search.js';
import { sharedHazards } from './shared-hazards.js';
import { SharedLine } from './shared-line.js';
import { isPercentage } from './substitute-fields.js';
import { substitutionStrings as t } from './substitutions.strings.js';
import { type SubstituteContent } from './use-substitutions.js';

interface AddSubstituteProps {
  /** The food to be replaced; undefined while nobody knows what is in it. */
  food: Food | undefined;
  /** The food itself and its substitutes: none of them is offered. */
  listed: ReadonlySet<number>;
  onAdd: (substituteFoodId: number, content: SubstituteContent) => Promise<boolean>;
}

/** A new substitute: it needs a food and a percentage [library §2, §5]. */
export function AddSubstitute({ food, listed, onAdd }: AddSubstituteProps) {
  const [chosen, setChosen] = useState<Food | null>(null);
  const [percentage, setPercentage] = useState<number | null>(SUBSTITUTION_PERCENTAGE.default);
  const [description, setDescription] = useState('');
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const share = useRef<HTMLInputElement>(null);
  useDirtyGuard({ dirty: chosen !== null });
  const isReady = chosen !== null && isPercentage(percentage);
  const shared = food && chosen && sharedHazards(food, chosen);

  const add = async () => {
    if (!isReady || busy) return;
    setBusy(true);
    const added = await onAdd(chosen.id, { percentage, description: description.trim() });
    setBusy(false);
    if (!added) return;
    setChosen(null);
    setPercentage(SUBSTITUTION_PERCENTAGE.default);
    setDescription('');
    setRound((count) => count + 1);
    search.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void add();
  };
  return (
    <Box>
      <FoodSearch
        label={t.search}
        placeholder={t.searchPlaceholder}
        hideLabel
        inputRef={search}
        value={chosen}
        without={listed}
        onChange={(found) => {
          setChosen(found);
          if (found) share.current?.focus();
        }}
      />
      <span onKeyDown={addOnEnter}>
        <NumberField
          key={round}
          label={t.percentage}
          hideLabel
          unit="%"
          decimals={1}
          min={SUBSTITUTION_PERCENTAGE.min}
          max={SUBSTITUTION_PERCENTAGE.max}
          inputRef={share}
          value={percentage}
          onChange={setPercentage}
        />
      </span>
      <Button icon={<PlusIcon aria-hidden />} disabled={!isReady} busy={busy} onClick={() => void add()}>
        {t.add}
      </Button>
      {chosen && (
        <Wide onKeyDown={addOnEnter}>
          <TextField
            label={t.description}
            hideLabel
            maxLength={1000}
            placeholder={t.descriptionPlaceholder}
            value={description}
            onChange={setDescription}
          />
          {shared && <SharedLine>{t.noHelp([...shared.allergens, ...shared.intolerances])}</SharedLine>}
        </Wide>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem auto;
  align-items: start;
  gap: ${theme.s[2]};
  padding-top: ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.s[2]};
`;
