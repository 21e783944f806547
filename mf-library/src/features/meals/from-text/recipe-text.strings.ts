import { countOf, formatGrams, formatKcal } from '@pora/kit';

const STEPS = { one: 'krok', few: 'kroki', many: 'kroków' };
const PORTIONS = { one: 'porcja', few: 'porcje', many: 'porcji' };
const WITHOUT = { one: 'składnika', few: 'składników', many: 'składników' };

/** Texts of a meal made from a pasted recipe. */
export const recipeTextStrings = {
  open: 'Wklej przepis',
  title: 'Posiłek z tekstu',
  paste: 'Wklej przepis ze składnikami. Nazwę, liczbę porcji i kroki też rozpoznamy.',
  review: 'Sprawdź, co rozpoznaliśmy. Posiłek zapiszesz w następnym kroku.',
  text: 'Przepis',
  example:
    'Curry z ciecierzycą i ryżem\nna 4 porcje, 35 minut\n\n400 g pomidorów z puszki\n2 łyżki oliwy, 1 cebula\n\n1. Cebulę zeszklij na oliwie.',
  textHint: 'Składniki w osobnych wierszach albo po przecinku, kroki pod nimi.',
  read: 'Rozpoznaj',
  failed: 'Nie udało się rozpoznać przepisu.',
  pasted: 'Wklejony przepis',
  another: 'Wklej inny',
  name: 'Nazwa',
  servings: 'Porcje',
  servingsMissing: 'W tekście nie ma liczby porcji. Podaj ją.',
  servingsBad: (most: number) => `Podaj liczbę porcji od 1 do ${most}.`,
  servingsMany: (count: number, most: number) =>
    `W przepisie ${countOf(count, PORTIONS)}, posiłek może mieć najwyżej ${most}. Wpisz, na ile porcji ma być: ilości przeliczymy.`,
  parts: (names: readonly string[]) => `Części przepisu: ${names.join(' · ')}`,
  file: 'Wczytaj plik Word',
  fileHint: 'Zamiast wklejać możesz wczytać przepis z pliku .docx, do 10 MB.',
  wrongFile: 'Wybierz plik .docx.',
  minutes: 'Czas',
  minutesUnit: 'min',
  type: 'Typ',
  noType: 'bez typu',
  ingredients: 'Składniki',
  matched: (count: number) => `${count} dopasowano`,
  check: (count: number) => `${count} do sprawdzenia`,
  missing: (count: number) => `${count} brak w bazie`,
  noLines: 'W tekście nie ma składników z ilościami.',
  columns: {
    certainty: 'Pewność',
    written: 'W tekście',
    food: 'Produkt w bazie',
    measure: 'Miara',
    grams: 'Gramy',
    remove: 'Pomiń',
  },
  certainty: { ok: 'Dopasowano', check: 'Do sprawdzenia', missing: 'Brak w bazie' },
  foodOf: (written: string) => `Produkt: ${written}`,
  otherFood: 'Inny produkt…',
  change: (written: string) => `Zmień produkt: ${written}`,
  searchPlaceholder: 'Szukaj produktu',
  choice: (name: string, grams: number | null) => (grams === null ? name : `${name} · ${formatGrams(grams)}`),
  similar: 'Podobne:',
  quantityOf: (written: string) => `Ile miar: ${written}`,
  unitOf: (written: string) => `Miara: ${written}`,
  gramsOf: (written: string) => `Gramy: ${written}`,
  gramsBad: 'Podaj gramy większe od 0',
  leaveOut: (written: string) => `Pomiń: ${written}`,
  leftOut: 'Pominięte',
  leftOutHint: 'Bez ilości albo pominięte przez Ciebie. Wybierz, żeby dodać do składników.',
  take: (written: string) => `Dodaj do składników: ${written}`,
  unread: 'Nie rozpoznano:',
  summary: (steps: number) =>
    steps === 0 ? 'W tekście nie ma kroków.' : `Rozpoznano też ${countOf(steps, STEPS)} przygotowania.`,
  energy: (kcal: number) => `Na razie ${formatKcal(kcal)} w porcji`,
  without: (count: number) => (count === 0 ? '.' : `, bez ${countOf(count, WITHOUT)}.`),
  cancel: 'Anuluj',
  addToMeal: 'Wstaw do posiłku',
  understood: (ok: number, check: number, missing: number) =>
    `Rozpoznano składniki: dopasowano ${ok}, do sprawdzenia ${check}, brak w bazie ${missing}.`,
  /** Written into the meal, so that nothing of the recipe is lost. */
  noteOf: (written: readonly string[]) => `Poza składnikami: ${written.join(', ')}.`,
} as const;
