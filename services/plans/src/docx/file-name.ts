import { formatStage } from './polish-numbers.js';
import { safeText } from './safe-text.js';

const FORBIDDEN_IN_NAMES = /[\\/:*?"<>|\u00a0]+/g;

const LONGEST_PART = 60;

function part(value: string): string {
  const name = safeText(value)
    .replace(FORBIDDEN_IN_NAMES, ' ')
    .replace(/[ .]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return Array.from(name).slice(0, LONGEST_PART).join('');
}

/** Name of the downloaded file: `Etap_II_Anna_Kowalska.docx`; without a patient `Etap_II.docx` [diets §7]. */
export function handOutFileName(
  stage: number,
  person: { firstName: string; lastName: string } | null,
): string {
  const parts = ['Etap', formatStage(stage), part(person?.firstName ?? ''), part(person?.lastName ?? '')];
  return `${parts.filter((piece) => piece !== '').join('_')}.docx`;
}
