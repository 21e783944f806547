import { DEFAULT_TYPE } from '@pora/contracts/schedule/schedule.vocabulary';

/** What the kinds of a visit are called on paper. */
const TYPES = new Map<string, string>([[DEFAULT_TYPE, 'konsultacja']]);

/** Texts of the printed schedule. */
export const printStrings = {
  week: (title: string) => `Plan tygodnia ${title}`,
  time: 'Godziny',
  patient: 'Pacjent',
  title: 'Tytuł',
  type: 'Rodzaj',
  status: 'Status',
  notes: 'Notatki',
  typeName: (type: string) => TYPES.get(type) ?? type,
  emptyDay: 'Brak wydarzeń w tym dniu.',
  empty: 'Brak wydarzeń.',
  none: '–',
} as const;
