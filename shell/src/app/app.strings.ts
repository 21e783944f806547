export const appStrings = {
  unreachable: 'Nie udało się połączyć z programem',
  unexpectedError: 'Unexpected Application Error!',
  unexpectedErrorHint: 'Coś poszło nie tak. Zapisane dane są bezpieczne.',
  reload: 'Odśwież stronę',
  skipToContent: 'Przejdź do treści',
};
