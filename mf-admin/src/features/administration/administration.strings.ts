/** Texts of the administration screen. */
export const administrationStrings = {
  title: 'Administracja',
  description: 'Panel administracyjny dostępny tylko dla administratorów.',
} as const;
