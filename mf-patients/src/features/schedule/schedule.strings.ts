/** Texts of the schedule. */
export const scheduleStrings = {
  title: 'Harmonogram',
  subtitle: 'Zarządzaj wizytami i konsultacjami.',
  empty: 'Brak zaplanowanych wizyt.',
  emptyText: 'Planowanie wizyt w kalendarzu jest w przygotowaniu.',
} as const;
