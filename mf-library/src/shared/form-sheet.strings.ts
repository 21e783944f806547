import { formatCount } from '@pora/kit';

/** Texts of a form beside a list, whatever is written in it. */
export const formSheetStrings = {
  unsaved: (count: number) => `Niezapisane zmiany: ${formatCount(count)}`,
  cancel: 'Anuluj',
  waits: 'Zmiana czeka na połączenie',
  waitsText: 'Wyślemy ją, gdy serwer będzie dostępny.',
} as const;
