/** Sentences about releases that a person is told. */
export const NO_FOLDER =
  'Usługa administracji nie ma dostępu do folderu wydań. Wycofaj wydanie poleceniem na serwerze.';
export const NO_APPLICATION = 'Nie ma takiej części programu.';
export const CHANGED_MEANWHILE =
  'Wydanie zmieniło się w międzyczasie. Odśwież stan i sprawdź, co działa teraz.';
export const NOT_KEPT = 'Tego wydania już nie ma wśród zachowanych. Odśwież stan i wybierz inne.';
