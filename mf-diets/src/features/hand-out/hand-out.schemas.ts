import {
  handOutOptionsSchema,
  handOutSettingsSchema,
  type StoredHandOutSettings,
  storedHandOutSettingsSchema,
} from '@pora/contracts/plans/hand-out.model';
import { type CopySchemas } from '@pora/kit';
import { type SettingsChange } from './settings-change.js';

/** What the browser's copies of changed settings are checked with; loaded only when one is read. */
export const settingsCopySchemas: CopySchemas<StoredHandOutSettings, SettingsChange> = {
  record: storedHandOutSettingsSchema,
  patch: handOutSettingsSchema.partial().extend({ options: handOutOptionsSchema.partial().optional() }),
};
