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
import { type AppForm, FormField, NumberField, SelectField } from '@pora/ui/forms';
import { AboveFields, FormGrid } from './form-layout.js';
import { type PatientFormValues } from './patient-form.model.js';
import { patientFormStrings as t } from './patient-form.strings.js';

/** The form of a patient. */
export type PatientForm = AppForm<PatientFormValues>;

const { birthYearMin, heightCm, weightKg, activityFactor } = PATIENT_LIMITS;
const sexOptions = SEXES.map((value) => ({ value, label: t.sexes[value] }));
const goalOptions = GOALS.map((value) => ({ value, label: GOAL_LABELS[value] }));
const statusOptions = PATIENT_STATUSES.map((value) => ({ value, label: PATIENT_STATUS_LABELS[value] }));

/** Fields of a patient; the status is chosen only for one who exists, a new one is active [core §4]. */
export function PatientFields({ form, withStatus = false }: { form: PatientForm; withStatus?: boolean }) {
  return (
    <>
      <FormProblems form={form} />
      <FormGrid>
        <FormField form={form} name="firstName">
          {(field) => <TextField label={t.firstName} required autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="lastName">
          {(field) => <TextField label={t.lastName} required autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="sex">
          {(field) => <SelectField label={t.sex} emptyOption={t.noSex} options={sexOptions} {...field} />}
        </FormField>
        <FormField form={form} name="birthYear">
          {(field) => (
            <NumberField
              label={t.birthYear}
              grouping={false}
              min={birthYearMin}
              max={new Date().getFullYear()}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="email">
          {(field) => <TextField label={t.email} type="email" autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="phone">
          {(field) => <TextField label={t.phone} type="tel" autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="heightCm">
          {(field) => <NumberField label={t.height} unit="cm" decimals={1} {...heightCm} {...field} />}
        </FormField>
        <FormField form={form} name="startingWeightKg">
          {(field) => <NumberField label={t.weight} unit="kg" decimals={1} {...weightKg} {...field} />}
        </FormField>
        <FormField form={form} name="activityFactor">
          {(field) => (
            <NumberField
              label={t.activity}
              hint={t.activityHint}
              placeholder="1,2"
              decimals={1}
              min={activityFactor.min}
              max={activityFactor.max}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="goal">
          {(field) => <SelectField label={t.goal} options={goalOptions} {...field} />}
        </FormField>
        {withStatus && (
          <FormField form={form} name="status">
            {(field) => <SelectField label={t.status} options={statusOptions} {...field} />}
          </FormField>
        )}
      </FormGrid>
    </>
  );
}

/** What keeps the form from being saved, in one line read aloud at every attempt [core §5]. */
function FormProblems({ form }: { form: PatientForm }) {
  const { errors, submitCount } = form.formState;
  if (submitCount === 0 || Object.keys(errors).length === 0) return null;
  const nameMissing = [errors.firstName, errors.lastName].some((error) => error?.message === NAME_REQUIRED);
  return (
    <AboveFields key={submitCount}>
      <InlineNotice tone="danger" live>
        {nameMissing ? NAME_REQUIRED : t.fixFields}
      </InlineNotice>
    </AboveFields>
  );
}
