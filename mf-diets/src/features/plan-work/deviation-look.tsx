import { CheckIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { type Deviation } from './editor-model.js';

const LOOKS = {
  within: { tone: 'ok', icon: <CheckIcon size={12} aria-hidden /> },
  amber: { tone: 'amber', icon: <TriangleAlertIcon size={12} aria-hidden /> },
  danger: { tone: 'danger', icon: <TriangleAlertIcon size={12} aria-hidden /> },
  // Neither good nor bad: nothing is known to judge it by.
  unknown: { tone: 'neutral', icon: undefined },
} as const;

/** Tone and sign of a badge that tells a deviation. */
export const deviationLook = ({ level }: Deviation) => LOOKS[level];
