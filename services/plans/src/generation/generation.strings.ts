/** Sentences of the generation feature. */
export const generationStrings = {
  noCalories: 'Ustaw kaloryczność planu większą od zera, aby wygenerować posiłki.',
  noMeals: 'Biblioteka posiłków jest pusta. Dodaj posiłki i spróbuj ponownie.',
  noSources: 'Wybierz co najmniej jedno źródło posiłków.',
  noSlots: (day: number) => `Dzień ${day} nie ma ani jednego posiłku w harmonogramie.`,
  shares: (day: number, sum: string) =>
    `Udziały kalorii w dniu ${day} dają razem ${sum}%, a muszą dać 100%. Popraw harmonogram posiłków.`,
  invalidDays: 'Plan musi mieć od 1 do 14 dni.',
  invalidSeed: 'Ziarno generatora musi być liczbą całkowitą.',
  stopped: 'Przerwano generowanie. Plan się nie zmienił.',
  noLog: 'Ten plan nie był jeszcze generowany.',
} as const;
