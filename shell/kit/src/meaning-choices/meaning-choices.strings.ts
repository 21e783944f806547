/** Words of the choice of what a word means. */
export const meaningStrings = {
  picked: 'Wskazane',
  remove: (name: string) => `Usuń: ${name}`,
  searchFailed: 'Nie udało się wyszukać produktów.',
} as const;
