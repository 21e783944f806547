/** Texts of the names a practice adds to its search. */
export const searchWordStrings = {
  open: 'Słowa wyszukiwania',
  about:
    'Inne nazwy, pod którymi szukasz produktów i posiłków. Poszerzają wyszukiwanie i odczyt przepisów. O bezpieczeństwie planu nigdy nie decydują.',
  word: 'Gdy szukam',
  means: 'znajduj też',
  add: 'Dodaj',
  added: (word: string) => `Dodano „${word}”`,
  remove: (word: string) => `Usuń „${word}”`,
  list: 'Własne słowa',
  none: 'Nie ma jeszcze własnych słów. Najczęstsze, jak „kartofle” czy „humus”, program zna sam.',
  failed: 'Nie udało się zapisać słowa',
  removeFailed: 'Nie udało się usunąć słowa',
  close: 'Zamknij',
} as const;
