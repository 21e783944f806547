/** Texts of a dialog that changes stored settings. */
export const settingsDialogStrings = {
  conflict: 'Te ustawienia zmieniono w międzyczasie gdzie indziej.',
  conflictText: (names: readonly string[]) =>
    [
      ...(names.length > 0 ? [`Różni się: ${names.join(', ')}.`] : []),
      'Twoja zmiana czeka i nie zginie. Wybierz wersję, która ma zostać.',
    ].join(' '),
  takeTheirs: 'Wczytaj nowszą',
  keepMine: 'Zachowaj moją',
  save: 'Zapisz',
} as const;
