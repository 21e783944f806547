import { countOf, formatCount } from '@pora/kit';

const PATIENTS = { one: 'pacjent', few: 'pacjentów', many: 'pacjentów' };
const SLOTS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };

/** Words of "where used". */
export const usesStrings = {
  title: 'Gdzie używany',
  plans: 'Plany',
  patients: (count: number) => countOf(count, PATIENTS),
  none: 'Brak.',
  plan: (name: string, slots: number, patient: string | undefined) =>
    `${patient === undefined ? '' : `${patient}: `}${name} (${countOf(slots, SLOTS)})`,
  loading: 'Sprawdzanie…',
  away: 'Nie udało się sprawdzić planów.',
  retry: 'Spróbuj ponownie',
  all: (count: number) => `Pokaż wszystkie ${formatCount(count)}`,
} as const;
