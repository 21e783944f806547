/** Texts of the administration screen. */
export const administrationStrings = {
  title: 'Administracja',
  description: 'Panel administracyjny dostępny tylko dla administratorów.',
  backups: 'Kopie zapasowe bazy danych',
  backupsUnread: 'Historii kopii nie wczytano: w tej wersji panel jej jeszcze nie odczytuje.',
} as const;
