/** Sentences about edits of slots. */
export const slotStrings = {
  placeNotFound: 'Nie znaleziono tego miejsca w planie.',
} as const;
