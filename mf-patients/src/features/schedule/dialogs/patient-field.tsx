import { formatDate, type LoadState, paths } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
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
  const patients = usePatients();
  const { items, state } = patients;
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
  // A list of before may lack somebody.
  const isRead = isAnswered(state) && !patients.fromStorage;
  const isNamed = field.value === null || options.some(({ value }) => value === field.value);
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
      placeholder={isNamed || isRead ? t.patientPlaceholder : t.nameUnread}
      icon={<UserSearchIcon size={16} />}
      options={options}
      queryDelayMs={0}
      loading={isOnItsWay(state)}
      emptyText={isRead ? undefined : t.patientsUnread}
      onQueryChange={(query) => {
        typed.current = query;
      }}
      onChange={(id) => {
        setAmbiguous(false);
        field.onChange(id);
      }}
      onBlur={leave}
      error={ambiguous ? t.sameName : (field.error ?? failureOf(state))}
      aside={
        linked &&
        field.value !== null && <PatientLink to={paths.patient(field.value)}>{t.openPatient}</PatientLink>
      }
    />
  );
}

const isOnItsWay = (load: LoadState<unknown>) =>
  load.phase === 'loading' || (load.phase === 'ready' && load.refreshing);

const failureOf = ({ phase }: LoadState<unknown>) => (phase === 'failed' ? t.patientsFailed : undefined);

const PatientLink = styled(Link)`
  color: ${({ theme }) => theme.c.ink};
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
`;
