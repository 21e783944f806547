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
  settings: defineRoute({
    ...handOutPaths.settings,
    access: 'user',
    summary: 'What the practice chose last for the hand-out',
    notes: 'With its library of general advice and its logo.',
    answer: storedHandOutSettingsSchema,
  }),
  saveSettings: defineRoute({
    ...handOutPaths.saveSettings,
    access: 'user',
    summary: 'Remember the choices for the next hand-out of the practice',
    notes: '400 names an option that there is not.',
    versioned: true,
    body: handOutSettingsBodySchema,
    answer: storedHandOutSettingsSchema,
    maxBodyBytes: SETTINGS_BYTES,
  }),
  preview: defineRoute({
    ...handOutPaths.preview,
    access: 'user',
    summary: 'The text of the hand-out as the file would hold it',
    notes: 'Nothing is kept and nothing is handed out.',
    params: z.object({ id: identifier }),
    query: handOutQuerySchema,
    answer: handOutSchema,
  }),
};
