import { countOf, formatCount } from '@pora/kit';

const SLOTS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };

/** Words of "where used". */
export const usesStrings = {
  title: 'Gdzie używany',
  plans: 'Plany',
  none: 'Brak.',
  plan: (name: string, slots: number) => `${name} (${countOf(slots, SLOTS)})`,
  loading: 'Sprawdzanie…',
  away: 'Nie udało się sprawdzić planów.',
  retry: 'Spróbuj ponownie',
  all: (count: number) => `Pokaż wszystkie ${formatCount(count)}`,
} as const;
