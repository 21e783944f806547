/** Texts of a list whose rows are not fresh. */
export const listStateStrings = {
  fromBrowser: 'Pokazujemy dane zapisane w tej przeglądarce.',
  fromBrowserText: 'Zmiany trafią na serwer, gdy wróci połączenie.',
  refreshFailed: 'Nie udało się odświeżyć listy.',
  retry: 'Spróbuj ponownie',
} as const;
