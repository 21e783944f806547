import { countOf } from '@pora/kit';

const IN_MEALS = { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' };

/** Words of meals whose energy nobody knows. */
export const uncertainStrings = {
  noPieceWeight: 'Brak wagi sztuki',
  old: 'Stare kalorie',
  unknown: 'kalorie nieznane',
  meals: (count: number) => `W ${countOf(count, IN_MEALS)} nie wiadomo, ile jest kalorii.`,
  unweighed: (foods: string) => `Brak wagi sztuki: ${foods}. Uzupełnij ją w bazie produktów.`,
  outdated: (foods: string) =>
    `Policzone, zanim podano wagę sztuki: ${foods}. Wstaw posiłek ponownie, aby go przeliczyć.`,
  sums: 'Sumy dni i średnie planu są przez to niepewne.',
} as const;
