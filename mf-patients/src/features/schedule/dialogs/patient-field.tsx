import { formatDate, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { UserSearchIcon } from '@pora/ui/icons';
import { ComboboxField, type ComboboxOption, type FormFieldControl } from '@pora/ui/forms';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { displayName, usePatients } from '../../patients/public.js';
import { dialogStrings as t } from './dialogs.strings.js';

type PatientFieldProps = FormFieldControl<string | null> & {
  /** With a way to the patient's page. */
  linked?: boolean;
};

/** Patient of a visit: one of the list, by its id; a typed name links only when exactly one patient has it [decisions 18]. */
export function PatientField({ linked = false, ...field }: PatientFieldProps) {
  const { items } = usePatients();
  const typed = useRef('');
  const [ambiguous, setAmbiguous] = useState(false);
  const options = useMemo<ComboboxOption[]>(
    () =>
      items.map((patient) => ({
        value: patient.id,
        label: displayName(patient),
        detail: patient.lastVisitDate ? t.lastVisit(formatDate(patient.lastVisitDate)) : t.noVisits,
      })),
    [items],
  );
  const leave = () => {
    const named = options.filter(({ label }) => label === typed.current);
    setAmbiguous(field.value === null && named.length > 1);
    // After the field has put its text back to what is chosen.
    if (field.value === null && named.length === 1)
      queueMicrotask(() => field.onChange(named[0]?.value ?? null));
    field.onBlur();
  };
  return (
    <ComboboxField
      {...field}
      label={t.patient}
      placeholder={t.patientPlaceholder}
      icon={<UserSearchIcon size={16} />}
      options={options}
      queryDelayMs={0}
      onQueryChange={(query) => {
        typed.current = query;
      }}
      onChange={(id) => {
        setAmbiguous(false);
        field.onChange(id);
      }}
      onBlur={leave}
      error={ambiguous ? t.sameName : field.error}
      aside={
        linked &&
        field.value !== null && <PatientLink to={paths.patient(field.value)}>{t.openPatient}</PatientLink>
      }
    />
  );
}

const PatientLink = styled(Link)`
  color: ${({ theme }) => theme.c.ink};
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
`;
