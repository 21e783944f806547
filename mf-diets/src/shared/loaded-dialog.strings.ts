/** Texts of a dialog whose file has not come. */
export const loadedDialogStrings = {
  title: 'Nie udało się otworzyć okna',
  text: 'Sprawdź połączenie z internetem i spróbuj ponownie. Plan i wpisane zmiany zostają, jak są.',
  again: 'Spróbuj ponownie',
} as const;
