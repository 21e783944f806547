/** Words of the check of one meal (decision 31). */
export const mealCheckStrings = {
  states: {
    dangerous: 'Ryzykowny posiłek',
    attention: 'Wymaga uwagi',
    unchecked: 'Nie wszystko dało się sprawdzić',
    no_data: 'Brak ankiety i wyników – nie ma czego sprawdzać',
    no_patient: 'Plan nie ma pacjenta, więc nie ma z czym porównać posiłku',
    safe: 'Posiłek jest bezpieczny dla pacjenta',
  },
  missing: {
    intolerances: 'nie wczytano wyników nietolerancji',
    disliked: 'nie wczytano ankiety',
    mappings: 'nie wczytano bazy nietolerancji',
  },
  unmapped: (name: string, value: string) => `${name} ${value}: brak mapowania`,
  undecided: (entry: string) => `wpis bez decyzji: „${entry}”`,
  note: (entry: string) => `uwaga dla mnie: „${entry}”`,
  problem: (food: string, cause: string) => (food ? `${food} (${cause})` : `składnik bez nazwy (${cause})`),
} as const;
