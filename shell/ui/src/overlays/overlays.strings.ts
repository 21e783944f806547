/** Polish texts of dialogs, sheets and menus. */
export const overlayStrings = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  back: 'Wróć',
  content: 'Treść okna',
  previous: 'Poprzedni',
  next: 'Następny',
  leaveProcessing: 'Zamknij i czekaj w tle',
  elapsed: (seconds: number) => `Trwa ${seconds} s`,
  slow: 'To trwa dłużej niż zwykle. Możesz zamknąć okno: praca potrwa dalej w tle.',
  processing: 'Proszę czekać',
  unsavedTitle: 'Niezapisane zmiany',
  unsavedDescription: 'Masz niezapisane zmiany. Czy na pewno chcesz kontynuować bez zapisu?',
  discard: 'Porzuć zmiany',
} as const;
