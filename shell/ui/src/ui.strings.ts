/** Polish texts of the primitives that are needed on every page. */
export const uiStrings = {
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  errorTitle: 'Nie udało się pobrać danych',
  errorDescription: 'Sprawdź połączenie i spróbuj jeszcze raz. Zapisane dane są bezpieczne.',
  requestId: 'Numer zgłoszenia',
  loading: 'Wczytywanie…',
  copied: 'Skopiowano',
  copiedToClipboard: 'Skopiowano do schowka',
  undo: 'Cofnij',
  undoKey: 'Ctrl Z',
  notifications: 'Powiadomienia',
  dismissToast: 'Zamknij powiadomienie',
  clearSearch: 'Wyczyść wyszukiwanie',
  remove: (label: string) => `Usuń: ${label}`,
  changed: 'zmieniono',
} as const;
