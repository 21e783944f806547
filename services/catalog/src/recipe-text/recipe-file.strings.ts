/** What is said of a Word file that holds no recipe to read. */
export const recipeFileStrings = {
  noText: 'W tym pliku nie ma tekstu. Jeśli przepis jest na zdjęciu, przepisz go i wklej.',
  tooLong: 'W tym pliku jest więcej niż przepis. Zostaw w nim jeden przepis albo wklej sam jego tekst.',
} as const;
