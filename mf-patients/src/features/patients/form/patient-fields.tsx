import { NOTES_MAX, PATIENT_FIELD_LABELS as labels } from '@pora/contracts/patients/patient.model';
import {
  GOAL_LABELS,
  GOALS,
  NAME_REQUIRED,
  PATIENT_LIMITS,
  PATIENT_STATUS_LABELS,
  PATIENT_STATUSES,
  SEXES,
} from '@pora/contracts/patients/patient.vocabulary';
import { InlineNotice, TextField } from '@pora/ui';
import { type AppForm, FormField, NumberField, SelectField, TextareaField } from '@pora/ui/forms';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { AboveFields, FormGrid } from '../../../shared/form-layout.js';
import { type PatientFormValues } from './patient-form.model.js';
import { patientFormStrings as t } from './patient-form.strings.js';

/** The form of a patient. */
export type PatientForm = AppForm<PatientFormValues>;

const { birthYearMin, heightCm, weightKg, activityFactor } = PATIENT_LIMITS;
const sexOptions = SEXES.map((value) => ({ value, label: t.sexes[value] }));
const goalOptions = GOALS.map((value) => ({ value, label: GOAL_LABELS[value] }));
const statusOptions = PATIENT_STATUSES.map((value) => ({ value, label: PATIENT_STATUS_LABELS[value] }));

/** The input of each field; a field without one does not compile. */
const INPUTS: Record<keyof PatientFormValues, (form: PatientForm) => ReactNode> = {
  firstName: (form) => (
    <FormField form={form} name="firstName">
      {(field) => <TextField label={labels.firstName} required autoComplete="off" {...field} />}
    </FormField>
  ),
  lastName: (form) => (
    <FormField form={form} name="lastName">
      {(field) => <TextField label={labels.lastName} required autoComplete="off" {...field} />}
    </FormField>
  ),
  sex: (form) => (
    <FormField form={form} name="sex">
      {(field) => <SelectField label={labels.sex} emptyOption={t.noSex} options={sexOptions} {...field} />}
    </FormField>
  ),
  birthYear: (form) => (
    <FormField form={form} name="birthYear">
      {(field) => (
        <NumberField
          label={labels.birthYear}
          grouping={false}
          min={birthYearMin}
          max={new Date().getFullYear()}
          {...field}
        />
      )}
    </FormField>
  ),
  email: (form) => (
    <FormField form={form} name="email">
      {(field) => <TextField label={labels.email} type="email" autoComplete="off" {...field} />}
    </FormField>
  ),
  phone: (form) => (
    <FormField form={form} name="phone">
      {(field) => <TextField label={labels.phone} type="tel" autoComplete="off" {...field} />}
    </FormField>
  ),
  heightCm: (form) => (
    <FormField form={form} name="heightCm">
      {(field) => <NumberField label={labels.heightCm} unit="cm" decimals={2} {...heightCm} {...field} />}
    </FormField>
  ),
  startingWeightKg: (form) => (
    <FormField form={form} name="startingWeightKg">
      {(field) => (
        <NumberField label={labels.startingWeightKg} unit="kg" decimals={2} {...weightKg} {...field} />
      )}
    </FormField>
  ),
  activityFactor: (form) => (
    <FormField form={form} name="activityFactor">
      {(field) => (
        <NumberField
          label={labels.activityFactor}
          hint={t.activityHint}
          placeholder="1,2"
          decimals={2}
          min={activityFactor.min}
          max={activityFactor.max}
          {...field}
        />
      )}
    </FormField>
  ),
  goal: (form) => (
    <FormField form={form} name="goal">
      {(field) => <SelectField label={labels.goal} options={goalOptions} {...field} />}
    </FormField>
  ),
  targetWeightKg: (form) => (
    <FormField form={form} name="targetWeightKg">
      {(field) => (
        <NumberField
          label={labels.targetWeightKg}
          hint={t.targetHint}
          unit="kg"
          decimals={2}
          {...weightKg}
          {...field}
        />
      )}
    </FormField>
  ),
  status: (form) => (
    <FormField form={form} name="status">
      {(field) => <SelectField label={labels.status} options={statusOptions} {...field} />}
    </FormField>
  ),
  notes: (form) => (
    <WholeRow>
      <FormField form={form} name="notes">
        {(field) => <TextareaField label={labels.notes} rows={4} maxLength={NOTES_MAX} {...field} />}
      </FormField>
    </WholeRow>
  ),
};

type FieldName = keyof PatientFormValues;
const isFieldName = (name: string): name is FieldName => Object.hasOwn(INPUTS, name);
const FIELD_NAMES: readonly FieldName[] = Object.keys(INPUTS).filter(isFieldName);

interface PatientFieldsProps {
  form: PatientForm;
  without?: readonly FieldName[];
  /** Stands below the name, the sex and the year. */
  afterPerson?: ReactNode;
}

/** Fields of a patient, but for those in `without`: a new one is active and has no status to choose [core §4]. */
export function PatientFields({ form, without = [], afterPerson }: PatientFieldsProps) {
  return (
    <>
      <FormProblems form={form} />
      <FormGrid>
        {FIELD_NAMES.filter((name) => !without.includes(name)).map((name) => (
          <Fragment key={name}>
            {INPUTS[name](form)}
            {name === 'birthYear' && afterPerson}
          </Fragment>
        ))}
      </FormGrid>
    </>
  );
}

/** What keeps the form from being saved, in one line read aloud at every attempt [core §5]. */
function FormProblems({ form }: { form: PatientForm }) {
  const { errors, submitCount } = form.formState;
  if (submitCount === 0 || Object.keys(errors).length === 0) return null;
  const nameMissing =
    errors.firstName?.message === t.firstNameMissing || errors.lastName?.message === t.lastNameMissing;
  return (
    <AboveFields key={submitCount}>
      <InlineNotice tone="danger" live>
        {nameMissing ? NAME_REQUIRED : t.fixFields}
      </InlineNotice>
    </AboveFields>
  );
}

const WholeRow = styled.div`
  grid-column: 1 / -1;
`;
