/** Which field a column of a stranger's table holds, by its head. */
import {
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportKind,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { foldText } from '@pora/text-pl/fold';

/** Heads of tables in use, folded and without units, beside the product's own. */
const WORDS: Readonly<Record<ImportKind, Partial<Record<ImportField, readonly string[]>>>> = {
  foods: {
    id: ['id', 'nr', 'lp', 'numer produktu', 'id produktu'],
    code: ['kod ean', 'kod kreskowy', 'gtin', 'ean13', 'kod'],
    name: ['produkt', 'nazwa produktu', 'skladnik', 'nazwa skladnika', 'artykul', 'name'],
    category: ['grupa', 'grupa produktow', 'kategoria produktu', 'dzial', 'category'],
    per: ['na', 'per', 'porcja odniesienia'],
    calories: ['kcal', 'energia', 'wartosc energetyczna', 'kaloryczosc', 'kalorycznosc', 'calories', 'e'],
    protein: ['b', 'bialka', 'protein', 'proteins'],
    fat: ['t', 'tluszcze', 'fat', 'fats'],
    carbs: ['w', 'weglowodany ogolem', 'weglowodany przyswajalne', 'wegle', 'carbs', 'carbohydrates'],
    units: ['porcja', 'porcje', 'miara', 'miary', 'miara domowa', 'jednostki'],
    allergens: ['alergen', 'zawiera'],
    confidence: ['pewnosc'],
    allergenNote: ['uwagi o alergenach', 'uwaga', 'uwagi'],
    verifiedAt: ['data sprawdzenia', 'sprawdzono'],
    intolerances: ['powiazania', 'nietolerancje', 'powiazania z nietolerancjami'],
  },
  meals: {
    id: ['id', 'identyfikator', 'id posilku'],
    name: ['posilek', 'nazwa posilku', 'danie', 'potrawa', 'nazwa potrawy', 'name'],
    types: ['typ', 'typ posilku', 'pora', 'pora posilku', 'rodzaj'],
    source: ['zrodlo posilku', 'biblioteka'],
    favorite: ['ulubione', 'ulubiona'],
    childFriendly: ['dla dziecka'],
    servings: ['liczba porcji', 'porcji', 'ilosc porcji'],
    cookingTimeMinutes: ['czas gotowania', 'czas', 'czas (min)', 'minuty'],
    preparationTime: ['przygotowanie czas'],
    diets: ['dieta', 'diety', 'kategorie diety', 'kategoria diety'],
    ingredients: ['skladnik', 'produkty', 'lista skladnikow'],
    description: ['opis', 'przygotowanie', 'sposob przygotowania', 'wykonanie'],
  },
};

/** Units and what values refer to say nothing about the field. */
const UNITS = /\[[^\]]*\]|\((?:g|kcal|w? ?100 ?g)\)|(?:\/|\bna |\bw )\s?100 ?g\b|\bw g\b/g;

const tables = new Map(
  (['foods', 'meals'] as const).map((kind) => {
    const byWord = new Map<string, ImportField>();
    for (const field of IMPORT_FIELDS[kind]) {
      byWord.set(wordOf(IMPORT_FIELD_LABELS[field]), field);
      byWord.set(wordOf(field), field);
      for (const word of WORDS[kind][field] ?? []) byWord.set(word, field);
    }
    return [kind, byWord] as const;
  }),
);

function wordOf(head: string): string {
  const folded = foldText(head);
  return folded.replace(UNITS, ' ').replace(/[:*]/g, ' ').replace(/\s+/g, ' ').trim() || folded;
}

/** The field that a head names; null when nothing is known of it. */
export function fieldOfHead(head: string, kind: ImportKind): ImportField | null {
  const table = tables.get(kind);
  return table?.get(foldText(head)) ?? table?.get(wordOf(head)) ?? null;
}

/** A field for each head; the first column that names one has it. */
export function proposedFields(heads: readonly string[], kind: ImportKind): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return heads.map((head) => {
    const field = fieldOfHead(head, kind);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
