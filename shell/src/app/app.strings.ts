export const appStrings = {
  unreachable: 'Nie udało się połączyć z programem',
  unexpectedError: 'Unexpected Application Error!',
  unexpectedErrorHint: 'Coś poszło nie tak. Zapisane dane są bezpieczne.',
  noSections: 'Nie udało się wczytać części programu',
  noSectionsText: 'Zapisane dane są bezpieczne. Spróbuj ponownie za chwilę.',
  reload: 'Odśwież stronę',
  skipToContent: 'Przejdź do treści',
};
