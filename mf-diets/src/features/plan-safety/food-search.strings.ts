import { type ProblemKind } from '@pora/contracts/plans/plan-safety.model';

/** Words of the search for a food of the base. */
export const foodSearchStrings = {
  mark: (kind: ProblemKind, cause: string, value: string | undefined) => {
    switch (kind) {
      case 'intolerance':
        return value === undefined ? `nietolerancja: ${cause}` : `nietolerancja ${value}`;
      case 'allergy':
        return `alergia: ${cause}`;
      case 'disliked':
        return `nielubiane: ${cause}`;
      case 'borderline':
        return value === undefined ? `wynik graniczny: ${cause}` : `wynik graniczny ${value}`;
      case 'tolerated':
        return value === undefined ? `dopuszczone regułą: ${cause}` : `dopuszczone regułą: ${cause} ${value}`;
      case 'unverified':
        return 'nie sprawdzono alergenów';
      case 'unknown_content':
        return `nie wiadomo, czy zawiera: ${cause}`;
      case 'unknown_food':
        return 'poza bazą';
    }
  },
  short: 'Wpisz co najmniej 2 znaki',
  safe: 'bez zastrzeżeń dla pacjenta',
  energy: (kcal: string, isPiece: boolean) => (isPiece ? `${kcal} / szt.` : `${kcal} / 100\u00a0g`),
  failed: 'Nie udało się przeszukać bazy produktów',
  colourless: 'Nie sprawdzono produktów pod kątem pacjenta. Wyniki wyszukiwania nie mają oznaczeń.',
} as const;
