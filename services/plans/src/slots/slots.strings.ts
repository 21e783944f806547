/** Sentences about edits of slots. */
export const slotStrings = {
  placeNotFound: 'Nie znaleziono tego miejsca w planie.',
  allergyNotConfirmed: (foods: readonly string[]) =>
    `Pacjent ma alergię: ${foods.join('; ')}. Podaj powód, aby mimo to wstawić do planu.`,
} as const;
