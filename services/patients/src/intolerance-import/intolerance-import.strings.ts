/** What the person is told when a file holds no results that can be taken over. */
export const refusalStrings = {
  no_results: 'W pliku nie ma kategorii z wynikami w U/ml.',
  no_numbers:
    'W pliku są nazwy produktów, ale bez liczb: wyniki są tylko narysowane (słupki, kropki) albo ich nie ma. Z samego rysunku ich nie odczytamy. Poproś laboratorium o wydruk z liczbami.',
  wrong_coding:
    'Polskie litery w tym pliku są zniekształcone („ry¿” zamiast „ryż”). Otwórz oryginał z kodowaniem UTF-8 albo Windows-1250 i zapisz go jako .xlsx.',
  no_text:
    'W pliku nie ma tekstu – to skan albo zdjęcie. Poproś laboratorium o plik z tekstem lub o arkusz .xlsx.',
  broken_letters:
    'Litery w tym PDF są zapisane tak, że nie da się ich odczytać (nazwy wychodzą zniekształcone). Poproś laboratorium o oryginalny plik albo o arkusz .xlsx.',
  too_long: 'Plik jest dłuższy niż wynik badania. Zostaw w nim tylko wyniki i spróbuj ponownie.',
  too_many_results:
    'W pliku jest więcej wyników, niż mieści zestaw nietolerancji (1000 wyników, 100 kategorii).',
  otherScale: (unit: string) => `Inna skala: ${unit}. Można wczytać tylko wyniki podane w U/ml.`,
} as const;

/** What the person is told where nobody can be asked: the same file can be read with its review. */
export const questionStrings = {
  column_unclear:
    'W pliku jest kilka kolumn z liczbami i nie wiadomo, która z nich to wynik. Wczytaj plik w panelu i wskaż kolumnę.',
  unit_missing: 'Plik nie podaje jednostki. Wczytaj go w panelu i wskaż jednostkę z wydruku.',
  numbers_unread:
    'W pliku są liczby, których nie umiemy przypisać do pozycji. Wczytaj go w panelu i rozstrzygnij je.',
} as const;
