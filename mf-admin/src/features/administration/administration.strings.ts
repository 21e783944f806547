/** Texts of the administration screen. */
export const administrationStrings = {
  title: 'Administracja',
  description: 'Panel administracyjny dostępny tylko dla administratorów.',
  backups: 'Kopie zapasowe bazy danych',
  noBackups: 'Brak zarejestrowanych backupów.',
} as const;
