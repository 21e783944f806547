/** What is said of the allergens of a food (decision 50). */
export const allergenStrings = {
  title: 'Alergeny',
  confidence: { pewny: 'pewny', prawdopodobny: 'prawdopodobny', niepewny: 'niepewny' },
  /** Nothing of the 14 is named. */
  none: {
    pewny: 'Brak 14 głównych alergenów.',
    prawdopodobny: '14 głównych alergenów: brak według typowej etykiety.',
    niepewny: 'Nie sprawdzono.',
  },
  /** Some are named; this is about the others. */
  others: {
    pewny: 'Pozostałych z 14 głównych alergenów brak.',
    prawdopodobny: 'Pozostałe z 14 głównych alergenów: brak według typowej etykiety.',
    niepewny: 'Pozostałych z 14 głównych alergenów nie sprawdzono.',
  },
  verified: (date: string) => `Sprawdzono ${date}.`,
} as const;
