/** Sentences of writes that wait, fail or meet a conflict. */
export const writesStrings = {
  waiting: 'Czeka na połączenie z serwerem.',
  conflict: 'Te dane zmieniono w międzyczasie gdzie indziej. Wybierz, która wersja ma zostać.',
  elsewhere: 'Czeka na otwarcie tej części programu.',
  gone: 'Tego zapisu już nie ma na serwerze.',
};
