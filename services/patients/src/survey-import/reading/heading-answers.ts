/** What a heading asks for where nothing but an answer stands beside or below it: "UKŁAD POKARMOWY: zaparcia, gazy". */
import type { Target } from './labels.js';

const GENERAL = new Map<string, Target & { kind: 'field' }>([
  ['gastro', { kind: 'field', field: 'gastro.other' }],
]);

/** The field for whatever a part of the form is about; undefined where no field holds that. */
export const generalOf = (target: Target | undefined) =>
  target?.kind === 'section' ? GENERAL.get(target.section) : undefined;
