import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { handOutPaths } from './hand-out.paths.js';
import {
  handOutQuerySchema,
  handOutSchema,
  handOutSettingsBodySchema,
  storedHandOutSettingsSchema,
} from './hand-out.model.js';

/** A logo and twenty texts. */
const SETTINGS_BYTES = 512 * 1024;

/** Calls of the material that the patient takes home. */
export const handOutRoutes = {
  /** What the practice chose last, with its library of general advice and its logo. */
  settings: defineRoute({ ...handOutPaths.settings, access: 'user', answer: storedHandOutSettingsSchema }),
  /** Remembers them for the next hand-out of the practice; 400 names an option that there is not, 412 a newer version. */
  saveSettings: defineRoute({
    ...handOutPaths.saveSettings,
    access: 'user',
    body: handOutSettingsBodySchema,
    answer: storedHandOutSettingsSchema,
    maxBodyBytes: SETTINGS_BYTES,
  }),
  /** The text of the hand-out as the file would hold it; nothing is kept and nothing is handed out. */
  preview: defineRoute({
    ...handOutPaths.preview,
    access: 'user',
    params: z.object({ id: identifier }),
    query: handOutQuerySchema,
    answer: handOutSchema,
  }),
};
