/** What an export gathers, in this order, and then packs. */
export const EXPORT_STEPS = [
  'patient',
  'measurements',
  'surveys',
  'intolerances',
  'visits',
  'plans',
  'consents',
  'history',
  'pack',
] as const;

/** A step of an export. */
export type ExportStep = (typeof EXPORT_STEPS)[number];

/** How far an export is: not begun, under way, ready to download, given up, stopped by a person, or removed after its time. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;

/** How far an export is. */
export type ExportState = (typeof EXPORT_STATES)[number];

/** States in which something is still being done. */
export const isUnderWay = (state: ExportState): boolean => state === 'waiting' || state === 'running';

/** Polish names of {@link EXPORT_STEPS}, as a list of them names what is done. */
export const EXPORT_STEP_LABELS: Readonly<Record<ExportStep, string>> = {
  patient: 'dane pacjenta',
  measurements: 'pomiary',
  surveys: 'ankieta',
  intolerances: 'nietolerancje',
  visits: 'wizyty',
  plans: 'plany diety',
  consents: 'zgody',
  history: 'historia dostępu',
  pack: 'plik ZIP',
};

/** How often a step is tried before the export gives up. */
export const STEP_ATTEMPTS = 3;

/** How long a ready file can be downloaded, in hours. */
export const EXPORT_KEPT_HOURS = 24;

/** Shape of `dane.json` in an exported file; it grows when a member changes its meaning or goes. */
export const EXPORT_FORMAT = { name: 'pora-dane-pacjenta', version: 1 } as const;
