/** What became of a visit; one that is neither missed nor cancelled counts as the patient's last one once it is past. */
export const VISIT_STATUSES = ['planned', 'done', 'missed', 'cancelled'] as const;

/** What became of a visit. */
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Polish names of {@link VISIT_STATUSES}. */
export const VISIT_STATUS_LABELS: Readonly<Record<VisitStatus, string>> = {
  planned: 'Zaplanowana',
  done: 'Odbyta',
  missed: 'Nieobecność',
  cancelled: 'Odwołana',
};

/** Which visits of a series a change is for: this one and those after it, or all that are still to come. */
export const SERIES_SCOPES = ['following', 'all'] as const;

/** Which visits of a series a change is for. */
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** How the visits of a series follow one another. */
export const REPEAT_UNITS = ['week', 'month'] as const;

/** Limits of the schedule: texts in characters, lengths in minutes. */
export const SCHEDULE_LIMITS = {
  title: 120,
  type: 40,
  notes: 2_000,
  minutes: { min: 1, max: 24 * 60 },
  /** Steps of a series in weeks or months, and its visits. */
  repeatEvery: { min: 1, max: 12 },
  repeatCount: { min: 2, max: 52 },
  /** Breaks of one working day. */
  breaks: 6,
} as const;

/** What a visit without a title is called [core §5]. */
export const DEFAULT_TITLE = 'Wizyta';

/** Type of a new event [core §3]. */
export const DEFAULT_TYPE = 'consultation';

/** A new event lasts half an hour, one that is dragged at least a quarter [core §9]. */
export const EVENT_MINUTES = { new: 30, shortest: 15 } as const;
