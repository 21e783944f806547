/** Texts of a change that the server does not have. */
export const unsavedStrings = {
  unsavedTitle: 'Zmiany nie są zapisane na serwerze.',
  retry: 'Spróbuj ponownie',
  conflictTitle: 'Te dane zmieniono w międzyczasie gdzie indziej.',
  conflictText: (when: string, fields: readonly string[]) =>
    [
      `Nowsza wersja: ${when}.`,
      ...(fields.length > 0 ? [`Różni się: ${fields.join(', ')}.`] : []),
      'Twoja zmiana czeka i nie zginie. Wybierz wersję, która ma zostać.',
    ].join(' '),
  discard: 'Odrzuć zmianę',
  discardQuestion: {
    title: 'Odrzucić zmianę?',
    text: 'Odrzuconej zmiany nie da się odzyskać.',
    stay: 'Wróć',
    leave: 'Odrzuć',
  },
  takeTheirs: 'Wczytaj nowszą',
  keepMine: 'Zachowaj moją',
} as const;
