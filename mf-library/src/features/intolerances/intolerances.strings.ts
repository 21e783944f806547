/** Texts of the intolerance database. */
export const intoleranceStrings = {
  title: 'Baza nietolerancji',
  empty: 'Żaden produkt nie jest powiązany z nietolerancją',
  emptyText: 'Powiązania mówią generatorowi, których produktów unikać przy podwyższonym wyniku pacjenta.',
  foods: 'Przejdź do bazy produktów',
} as const;
