/** Limits of an intolerance set: values in U/ml, names in characters, pages in sets. */
export const INTOLERANCE_SET_LIMITS = {
  value: { min: 0, max: 10000 },
  name: 160,
  categories: 100,
  /** Results of the whole set; the largest panels in use test about 300 foods. */
  items: 1000,
  /** Sets of one patient in an answer. */
  ofPatient: 50,
  /** Patients with a set in an answer about the whole practice. */
  ofPractice: 5000,
} as const;

/** Message of a set without categories or without any result [core §5]. */
export const NO_CATEGORIES = 'Zestaw nietolerancji musi zawierać kategorie z wynikami';
