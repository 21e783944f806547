/** Texts of the administration screen. */
export const administrationStrings = {
  title: 'Administracja',
  description: 'Panel administracyjny dostępny tylko dla administratorów.',
  tabs: 'Części administracji',
  copies: 'Kopie i sesje',
  system: 'Stan systemu',
  audit: 'Dziennik zdarzeń',
  trash: 'Kosz i usunięcia',
} as const;
