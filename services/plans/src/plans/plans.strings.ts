import { plural } from '@pora/text-pl/plural';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const CHANGES = { one: 'późniejszą zmianę', few: 'późniejsze zmiany', many: 'późniejszych zmian' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };

interface AllowedRange {
  readonly min: number;
  readonly max: number;
  readonly narrowedBy: 'manual' | 'rules' | 'both';
}

const BECAUSE: Record<AllowedRange['narrowedBy'], string> = {
  manual: 'to zakres ręcznej zmiany porcji',
  rules: 'tak mówi konfiguracja reguł dla tego rodzaju posiłku',
  both: 'to część wspólna konfiguracji reguł i zakresu ręcznej zmiany porcji',
};

/** The range, and which of the two it comes from: the bounds of a manual change or the rules [decisions 20]. */
function rangeSentence({ min, max, narrowedBy }: AllowedRange): string {
  const because = BECAUSE[narrowedBy];
  return min === max
    ? `musi wynosić ${min}\u00a0% – ${because}.`
    : `musi mieścić się w zakresie ${min}–${max}\u00a0% – ${because}.`;
}

/** Sentences of the plans feature. */
export const planStrings = {
  notFound: 'Nie znaleziono planu.',
  unreadableMeal: 'Nieczytelny posiłek',
  unreadableIngredient: 'Nieczytelny składnik',
  otherPatient: 'Planu nie da się przepisać innemu pacjentowi (patientId) – utwórz dla niego nowy plan.',
  wrongDays: (days: number) => `Plan musi mieć ${days} ${plural(days, DAYS)} o numerach od 1 do ${days}.`,
  wrongSlots: (day: number, meals: number) =>
    `Dzień ${day} musi mieć ${meals} ${plural(meals, MEALS)}, tyle co plan.`,
  doubleSlot: (day: number) => `W dniu ${day} dwa posiłki mają ten sam identyfikator.`,
  mealTimesCount: (meals: number) => `Dla ${meals} posiłków musi być podanych dokładnie ${meals} godzin.`,
  tooManyMeals: (most: number) =>
    `W tym planie może być od 3 do ${most} posiłków dziennie; więcej (do 8) tylko u dziecka.`,
  portionRange: (day: number, meal: string, range: AllowedRange) =>
    `Porcja dania „${meal}” w dniu ${day} ${rangeSentence(range)}`,
  allowedPortion: (range: AllowedRange) => `Porcja ${rangeSentence(range)}`,
  noAmount: (day: number, meal: string, food: string) =>
    `Podaj ilość większą od zera: „${food}” w daniu „${meal}” (dzień ${day}).`,
  noPieceWeight: (food: string) =>
    `Brak wagi sztuki: „${food}”. Nie wiadomo, ile kalorii ma ten posiłek – dodaj w bazie produktów miarę ` +
    '„sztuka” z wagą w gramach.',
  unknownFoods: (ids: readonly number[]) => `Nie ma w bazie produktów o numerach: ${ids.join(', ')}.`,
  tooMuchInMeal: (meal: string, day: number) =>
    `Ilości w posiłku „${meal}” (dzień ${day}) są zbyt duże na jeden posiłek.`,
  anotherActive: (name: string) => `Pacjent ma już aktywny plan „${name}”. Zakończ go, zanim aktywujesz ten.`,
  patientInTrash: 'Ten plan usunięto razem z pacjentem. Przywróć najpierw pacjenta.',
  erasedWithPatient: 'Ten plan usunięto razem z pacjentem i tylko razem z nim można go usunąć trwale.',
  nothingToUndo: 'Nie ma czego cofnąć.',
  nothingToRedo: 'Nie ma czego ponowić.',
  noSuchStep: 'Tego kroku nie ma już w historii planu.',
  otherShape: (day: number) =>
    `Dnia ${day} nie da się przywrócić osobno: plan miał wtedy inną liczbę dni albo posiłków.`,
  otherStep: (step: string, owner: 'other_person' | 'earlier') =>
    owner === 'other_person'
      ? `Krok „${step}” zrobiła inna osoba. Czy na pewno chcesz go cofnąć?`
      : `Krok „${step}” pochodzi sprzed obecnej sesji. Czy na pewno chcesz go cofnąć?`,
  laterEdits: (step: string, count: number) =>
    `Cofnięcie kroku „${step}” zabierze też ${count} ${plural(count, CHANGES)} w planie. Czy na pewno chcesz je cofnąć?`,
} as const;
