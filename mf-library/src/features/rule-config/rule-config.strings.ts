/** Texts of the screen of the rules. */
export const ruleConfigStrings = {
  title: 'Ustawienia',
  heading: 'Silnik reguł',
  loading: 'Ładowanie konfiguracji…',
  loadFailed: 'Nie udało się pobrać konfiguracji.',
  source: { defaults: 'Źródło: reguły domyślne', database: 'Źródło: baza danych' },
  modified: (when: string) => `Ostatnia zmiana: ${when}`,
  noData: 'brak danych',
} as const;
