import { plural } from '../text-pl/plural-pl.js';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const CHANGES = { one: 'późniejszą zmianę', few: 'późniejsze zmiany', many: 'późniejszych zmian' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };

/** Sentences of the plans feature. */
export const planStrings = {
  notFound: 'Nie znaleziono planu.',
  patientNotFound: 'Nie znaleziono pacjenta.',
  wrongDays: (days: number) => `Plan musi mieć ${days} ${plural(days, DAYS)} o numerach od 1 do ${days}.`,
  wrongSlots: (day: number, meals: number) =>
    `Dzień ${day} musi mieć ${meals} ${plural(meals, MEALS)}, tyle co plan.`,
  doubleSlot: (day: number) => `W dniu ${day} dwa posiłki mają ten sam identyfikator.`,
  mealTimesCount: (meals: number) => `Dla ${meals} posiłków musi być podanych dokładnie ${meals} godzin.`,
  tooManyMeals: (most: number) =>
    `W tym planie może być od 3 do ${most} posiłków dziennie; więcej (do 8) tylko u dziecka.`,
  portionRange: (day: number, meal: string) =>
    `Porcja dania „${meal}” w dniu ${day} musi mieścić się w zakresie 10–200 %.`,
  anotherActive: (name: string) => `Pacjent ma już aktywny plan „${name}”. Zakończ go, zanim aktywujesz ten.`,
  patientInTrash: 'Ten plan usunięto razem z pacjentem. Przywróć najpierw pacjenta.',
  nothingToUndo: 'Nie ma czego cofnąć.',
  nothingToRedo: 'Nie ma czego ponowić.',
  noSuchStep: 'Tego kroku nie ma już w historii planu.',
  laterEdits: (step: string, count: number) =>
    `Cofnięcie kroku „${step}” zabierze też ${count} ${plural(count, CHANGES)} w planie. Czy na pewno chcesz je cofnąć?`,
} as const;
