import { plural } from '../text-pl/plural-pl.js';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const MATCHING = { one: 'pasujący posiłek', few: 'pasujące posiłki', many: 'pasujących posiłków' };

const meals = (count: number) => `${count} ${plural(count, MEALS)}`;
const matching = (count: number) => `${count} ${plural(count, MATCHING)}`;

/** What removed most meals of an empty slot, and what helps; keys are the engine's rules. */
const reasons: Record<string, (removed: number) => string> = {
  source: (n) => `Wybór źródeł wyklucza ${meals(n)} – zaznacz więcej źródeł posiłków.`,
  child: (n) => `Wiek pacjenta wyklucza ${meals(n)} – dodaj posiłki odpowiednie dla dzieci.`,
  allergy_key: (n) =>
    `Alergie wykluczają ${meals(n)} z powodu kluczowego składnika – dodaj posiłki bez niego.`,
  allergy_no_substitute: (n) =>
    `Alergie wykluczają ${meals(n)}, bo brakuje bezpiecznego zamiennika – dodaj zamienniki.`,
  intolerance_key: (n) =>
    `Nietolerancje wykluczają ${meals(n)} z powodu kluczowego składnika – dodaj posiłki bez niego.`,
  intolerance_no_substitute: (n) =>
    `Nietolerancje wykluczają ${meals(n)}, bo brakuje bezpiecznego zamiennika – dodaj zamienniki.`,
  disliked_key: (n) =>
    `Nielubiane produkty wykluczają ${meals(n)} z powodu kluczowego składnika – dodaj inne posiłki.`,
  disliked_no_substitute: (n) =>
    `Nielubiane produkty wykluczają ${meals(n)}, bo brakuje zamiennika – dodaj zamienniki albo inne posiłki.`,
  stages: (n) =>
    `Limit użyć we wszystkich etapach wyklucza ${meals(n)} – podnieś ten limit albo dodaj posiłki.`,
  no_data: (n) => `Brak kaloryczności wyklucza ${meals(n)} – uzupełnij składniki.`,
  repeat: (n) => `Limit powtórzeń wyklucza ${matching(n)} – podnieś limit albo dodaj posiłki tego typu.`,
  same_day: (n) => `Ten sam dzień zawiera już ${matching(n)} – dodaj posiłki tego typu.`,
  keyword: (n) => `Dzienny limit słowa kluczowego wyklucza ${matching(n)} – zmień limit albo dodaj posiłki.`,
  pairing: (n) => `Drugi dzień pary wyklucza ${matching(n)} – zmień reguły par albo dodaj posiłki.`,
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
