/** Texts of the schedule. */
export const scheduleStrings = {
  title: 'Harmonogram',
  subtitle: 'Zarządzaj wizytami i konsultacjami.',
  empty: 'Wizyt nie wczytano',
  emptyText: 'W tej wersji wizyt nie można jeszcze planować.',
} as const;
