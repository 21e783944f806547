import { foldLetters } from '@pora/text-pl/typed';
import type { ReactNode } from 'react';

/** One hit of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Fact at the right end: "Nabiał · 43 kcal". */
  detail?: string;
  icon?: ReactNode;
  /** Colour of a warning; icon and detail say the same. */
  tone?: 'danger' | 'amber' | 'unmapped';
  /** Further words the person may type. */
  keywords?: string;
}

/** Most hits that are drawn at once. */
export const MAX_COMBOBOX_HITS = 50;

/** Options that contain every typed word; the one that is the text comes first, then those that begin with it. */
export function filterOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const words = foldLetters(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options.slice(0, MAX_COMBOBOX_HITS);
  const whole = words.join(' ');
  const same: ComboboxOption[] = [];
  const first: ComboboxOption[] = [];
  const others: ComboboxOption[] = [];
  for (const option of options) {
    const label = foldLetters(option.label);
    const haystack = option.keywords === undefined ? label : `${label} ${foldLetters(option.keywords)}`;
    if (!words.every((word) => haystack.includes(word))) continue;
    if (label === whole) same.push(option);
    else (label.startsWith(whole) ? first : others).push(option);
  }
  return [...same, ...first, ...others].slice(0, MAX_COMBOBOX_HITS);
}
