import { paths } from '@pora/kit';
import type { PaletteDeed } from './palette-option.js';
import { paletteStrings as t } from './palette.strings.js';

interface PatientOfLine {
  id: string;
  label: string;
}

/** Section of the patients, with the request to measure one. */
export const measurePath = ({ id }: PatientOfLine): string => `${paths.patient(id)}&measure=1`;

/** The schedule, with the request to plan a visit of a patient. */
export const visitPath = ({ id }: PatientOfLine): string =>
  `${paths.schedule}?${new URLSearchParams({ new: '1', patientId: id })}`;

/** Section of the patients, with the request to open the diet of one: it knows which plan that is, or makes one. */
const dietPath = ({ id, label }: PatientOfLine): string =>
  `${paths.patient(id)}&${new URLSearchParams({ diet: label })}`;

/** What can be done with a patient right from their line. */
export function patientDeeds(patient: PatientOfLine, go: (to: string) => void): PaletteDeed[] {
  return [
    { label: t.measurement, keys: 'Alt M', code: 'KeyM', run: () => go(measurePath(patient)) },
    { label: t.diet, keys: 'Alt P', code: 'KeyP', run: () => go(dietPath(patient)) },
  ];
}
