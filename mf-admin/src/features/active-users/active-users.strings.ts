/** Texts of the table of active users. */
export const activeUsersStrings = {
  title: 'Aktywne sesje użytkowników',
  patientUnread: 'nie wczytano nazwiska',
  columns: { user: 'Użytkownik', plan: 'Plan', patient: 'Pacjent', lastSeen: 'Ostatnia aktywność' },
  refresh: 'Odśwież',
  refreshed: (time: string) => `Odświeżono ${time}, co 30 s`,
  loadFailed: 'Nie udało się pobrać listy aktywnych użytkowników.',
  empty: 'Brak aktywnych użytkowników.',
  active: (seconds: number) => `aktywny (${seconds}s temu)`,
  away: (seconds: number) => `ostatnio ${seconds}s temu`,
  unknown: 'brak danych',
  stage: (stage: number) => `Etap ${stage}`,
} as const;
