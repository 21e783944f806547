import { type FieldProblem } from '@pora/contracts';
import { type PatientForm } from './patient-fields.js';
import { BLANK_PATIENT, type PatientFormValues } from './patient-form.model.js';

const isFieldName = (name: string): name is keyof PatientFormValues => name in BLANK_PATIENT;

/** Puts what the server refused under the fields: `personal.contact.email` is the field "email". */
export function showFieldProblems(form: PatientForm, problems: readonly FieldProblem[]): void {
  for (const { path, message } of problems) {
    const name = path === 'goal.primary' ? 'goal' : (path.split('.').at(-1) ?? path);
    if (isFieldName(name)) form.setError(name, { type: 'server', message });
  }
}
