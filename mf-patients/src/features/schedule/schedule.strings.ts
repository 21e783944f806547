/** Texts of the schedule. */
export const scheduleStrings = {
  title: 'Harmonogram',
  subtitle: 'Zarządzaj wizytami i konsultacjami.',
  empty: 'Brak zaplanowanych wizyt.',
  emptyText: 'W tej wersji wizyt nie można jeszcze planować.',
} as const;
