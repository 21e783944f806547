/** Words of the search for a food of the base. */
export const foodSearchStrings = {
  short: 'Wpisz co najmniej 2 znaki',
  energy: (kcal: string, isPiece: boolean) => (isPiece ? `${kcal} / szt.` : `${kcal} / 100\u00a0g`),
  failed: 'Nie udało się przeszukać bazy produktów',
} as const;
