import {
  type HandOutOptions,
  type HandOutSettings,
  type StoredHandOutSettings,
} from '@pora/contracts/plans/hand-out.model';
import { saysAlready } from '@pora/kit';
import { handOutStrings as t } from './hand-out.strings.js';

/** What of the practice's settings a person changed. */
export type SettingsChange = Partial<Omit<HandOutSettings, 'options'>> & {
  options?: Partial<HandOutOptions>;
};

/** The settings with a change applied. */
export function withChange<T extends HandOutSettings>(settings: T, { options, ...rest }: SettingsChange): T {
  return { ...settings, ...rest, options: { ...settings.options, ...options } };
}

/** One change out of two, the later winning option by option. */
export function mergeChanges(earlier: SettingsChange, later: SettingsChange): SettingsChange {
  const options = { ...earlier.options, ...later.options };
  return { ...earlier, ...later, ...(Object.keys(options).length > 0 && { options }) };
}

const LABELS = new Map<string, string>(Object.entries(t.changed));

const membersOf = ({ options = {}, ...rest }: SettingsChange) => ({ ...rest, ...options });

/** Polish names of what a change touches. */
export function changedNames(change: SettingsChange): string[] {
  return [...new Set(Object.keys(membersOf(change)).flatMap((key) => LABELS.get(key) ?? []))];
}

/** Polish names of what a change would make other than it is stored. */
export function differingNames(
  { options, ...rest }: SettingsChange,
  stored: StoredHandOutSettings,
): string[] {
  const differ = (change: object, known: object) => {
    const values = new Map<string, unknown>(Object.entries(known));
    return Object.fromEntries(
      Object.entries(change).filter(([key, value]) => !saysAlready(values.get(key), value)),
    );
  };
  return changedNames({ ...differ(rest, stored), options: differ(options ?? {}, stored.options) });
}
