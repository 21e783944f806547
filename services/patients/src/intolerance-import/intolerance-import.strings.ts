/** What the person is told when a file holds no results that can be taken over. */
export const refusalStrings = {
  no_results: 'W pliku nie ma kategorii z wynikami w U/ml.',
  no_text:
    'W pliku nie ma tekstu – to skan albo zdjęcie. Poproś laboratorium o plik z tekstem lub o arkusz .xlsx.',
  too_long: 'Plik jest dłuższy niż wynik badania. Zostaw w nim tylko wyniki i spróbuj ponownie.',
  too_many_results:
    'W pliku jest więcej wyników, niż mieści zestaw nietolerancji (1000 wyników, 100 kategorii).',
  otherScale: (unit: string) => `Inna skala: ${unit}. Można wczytać tylko wyniki podane w U/ml.`,
} as const;
