import { type CountedForms, countOf } from '@pora/kit';

const visits: CountedForms = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };

/** What is told of changed visits. */
export const eventStrings = {
  moved: (label: string, place: string) => `Przeniesiono „${label}”: ${place}`,
  resized: (label: string, range: string) => `Zmieniono godziny „${label}”: ${range}`,
  changed: (label: string) => `Zapisano „${label}”`,
  removed: (label: string) => `Usunięto „${label}”`,
  removedSeries: (label: string, count: number) => `Usunięto „${label}” (${countOf(count, visits)})`,
  restoreFailed: 'Nie udało się przywrócić wizyty',
} as const;
