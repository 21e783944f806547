import { type IntoleranceSetSummary } from '@pora/contracts/patients/intolerance-set.model';
import { SelectField } from '@pora/ui/forms';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { compareStrings as t, dayOf } from './compare.strings.js';

interface SetPickerProps {
  label: string;
  sets: readonly IntoleranceSetSummary[];
  value: string;
  onChange: (id: string) => void;
  icon?: ReactNode;
}

/** Chooses one of the patient's sets by its day. */
export function SetPicker({ label, sets, value, onChange, icon }: SetPickerProps) {
  return (
    <Box>
      <SelectField
        label={label}
        hideLabel
        icon={icon}
        value={value}
        onChange={onChange}
        options={sets.map((set) => ({ value: set.id, label: optionOf(set) }))}
      />
    </Box>
  );
}

function optionOf(set: IntoleranceSetSummary): string {
  const { green, yellow, red } = set.counts;
  const day = dayOf(set);
  return t.option(set.current ? t.current(day) : day, green + yellow + red);
}

const Box = styled.div`
  flex: 1 1 13rem;
  min-width: 0;
  max-width: 18rem;

  @media (max-width: 700px) {
    flex-basis: 100%;
    max-width: 100%;
  }
`;
