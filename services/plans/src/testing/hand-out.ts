import {
  FIRST_ADVICE,
  type HandOutOptions,
  handOutOptionsSchema,
  type HandOutSettings,
} from '@pora/contracts/plans/hand-out.model';

/** Settings of a practice that changed these options alone. */
export const aHandOutSettings = (options: Partial<HandOutOptions> = {}): HandOutSettings => ({
  options: handOutOptionsSchema.parse(options),
  advice: [...FIRST_ADVICE],
  logo: null,
});
