import { plural } from '../text-pl/plural-pl.js';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const MATCHING = { one: 'pasujący posiłek', few: 'pasujące posiłki', many: 'pasujących posiłków' };

const count = (value: number) => `${value} ${plural(value, MEALS)}`;

/** What removed most meals of an empty slot, and what helps; keys are the engine's rules. */
const reasons: Record<string, (removed: number) => string> = {
  source: (n) => `${count(n)} należy do innych źródeł – zaznacz więcej źródeł posiłków.`,
  child: (n) => `${count(n)} nie nadaje się dla dziecka – dodaj posiłki dla dzieci.`,
  intolerance_key: (n) =>
    `${count(n)} ma kluczowy składnik, którego pacjent nie toleruje – dodaj posiłki bez niego.`,
  intolerance_no_substitute: (n) =>
    `${count(n)} ma nietolerowany składnik bez bezpiecznego zamiennika – dodaj zamienniki.`,
  disliked_key: (n) => `${count(n)} ma kluczowy składnik nielubiany przez pacjenta – dodaj inne posiłki.`,
  disliked_no_substitute: (n) =>
    `${count(n)} ma nielubiany składnik bez zamiennika – dodaj zamienniki lub inne posiłki.`,
  stages: (n) =>
    `${count(n)} wykorzystano już w innych etapach – podnieś limit użyć w etapach albo dodaj posiłki.`,
  no_data: (n) => `${count(n)} nie ma kaloryczności – uzupełnij składniki.`,
  repeat: (n) =>
    `${n} ${plural(n, MATCHING)} osiągnęło limit powtórzeń – podnieś limit albo dodaj posiłki tego typu.`,
  same_day: (n) => `${n} ${plural(n, MATCHING)} stoi już w tym dniu – dodaj posiłki tego typu.`,
  keyword: (n) =>
    `${n} ${plural(n, MATCHING)} przekracza dzienny limit słowa kluczowego – zmień limit albo dodaj posiłki.`,
  pairing: (n) =>
    `${n} ${plural(n, MATCHING)} nie mieści się w obu dniach pary – zmień reguły par albo dodaj posiłki.`,
};

/** Sentences of the generation feature. */
export const generationStrings = {
  reason: (rule: string, removed: number) =>
    reasons[rule]?.(removed) ?? 'W bibliotece nie ma posiłków tego typu – dodaj je albo zmień typ posiłku.',
  noCalories: 'Ustaw kaloryczność planu większą od zera, aby wygenerować posiłki.',
  noMeals: 'Biblioteka posiłków jest pusta. Dodaj posiłki i spróbuj ponownie.',
  noSources: 'Wybierz co najmniej jedno źródło posiłków.',
  noSlots: (day: number) => `Dzień ${day} nie ma ani jednego posiłku w harmonogramie.`,
  shares: (day: number, sum: string) =>
    `Udziały kalorii w dniu ${day} dają razem ${sum}%, a muszą dać 100%. Popraw harmonogram posiłków.`,
  invalidDays: 'Plan musi mieć od 1 do 14 dni.',
  invalidSeed: 'Ziarno generatora musi być liczbą całkowitą.',
  noLog: 'Ten plan nie był jeszcze generowany.',
} as const;
