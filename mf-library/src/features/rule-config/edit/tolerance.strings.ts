import { countOf, joinNames } from '@pora/kit';
import { type LetThrough, type ToleranceEffect } from '../tolerance-effect.js';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const OTHERS = { one: 'inny', few: 'inne', many: 'innych' };
const NAMED = 4;

const groupWords = (groups: readonly LetThrough[]): string =>
  groups.map(({ name, foods }) => `${name.toLowerCase()} ${foods.length}`).join(', ');

/** Texts about categories that are never swapped (decision 32). */
export const toleranceStrings = {
  title: (category: string) => `Dopuścić „${category}”?`,
  shownTitle: (category: string) => `Dopuszczone: „${category}”`,
  description:
    'Składników z tej kategorii generator nie zamieni, nawet gdy pacjent ma na nie nietolerancję. Posiłek dostanie stan „uwaga”.',
  foods: 'produktów w kategorii',
  risky: 'z alergenem lub mapowaniem',
  unverified: 'nie sprawdzono',
  allergen: 'Alergen',
  intolerance: 'Nietolerancja',
  passes: 'Przejdą bez zamiany',
  names: (foods: readonly string[], whole: boolean) => {
    const rest = foods.length - NAMED;
    if (whole || rest <= 0) return joinNames(foods);
    return `${joinNames(foods.slice(0, NAMED))} i ${countOf(rest, OTHERS)}`;
  },
  nothing: 'Żaden produkt tej kategorii nie ma alergenu ani mapowania.',
  allergies:
    'Alergie wpisane w ankiecie nadal blokują posiłek. Ta reguła zmienia tylko nietolerancje z wyników.',
  all: 'Pokaż wszystkie nazwy',
  cancel: 'Anuluj',
  close: 'Zamknij',
  allow: 'Dopuść kategorię',
  loading: 'Sprawdzanie produktów…',
  failed: 'Nie udało się sprawdzić produktów.',
  retry: 'Spróbuj ponownie',
  checking: (category: string) => `${category}: sprawdzamy, co przepuszcza…`,
  notChecked: (category: string) => `${category}: nie udało się sprawdzić, co przepuszcza.`,
  effect: (category: string, { risky, allergens, intolerances }: ToleranceEffect) => {
    if (risky === 0) return `${category}: żaden produkt nie ma alergenu ani mapowania.`;
    const named = [
      ...(allergens.length > 0 ? [`alergeny: ${groupWords(allergens)}`] : []),
      ...(intolerances.length > 0 ? [`mapowane nietolerancje: ${intolerances.length}`] : []),
    ];
    return `${category} przepuszcza ${countOf(risky, FOODS)} (${named.join('; ')}).`;
  },
  show: 'Pokaż',
  showOf: (category: string) => `Pokaż, co przepuszcza: ${category}`,
} as const;
