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
    id: ['id', 'numer produktu', 'id produktu'],
    code: ['kod ean', 'kod kreskowy', 'gtin', 'ean13', 'kod', 'code', 'barcode', 'gtin upc', 'upc'],
    name: [
      ...[
        'produkt',
        'nazwa produktu',
        'nazwa produktu potrawy',
        'nazwa zywnosci',
        'nazwa polska',
        'nazwa pl',
      ],
      ...['skladnik', 'nazwa skladnika', 'artykul', 'zywnosc', 'surowiec', 'name'],
      ...['food name', 'food', 'food description', 'main food description', 'product name', 'product'],
      ...['alim nom eng', 'alim nom fr', 'description', 'shrt desc', 'long desc', 'item'],
      ...['lebensmittel', 'lebensmittelname', 'bezeichnung', 'aliment', 'aliments', 'nom', 'nom aliment'],
      ...['alimento', 'alimentos', 'nome alimento', 'nome do alimento', 'descricao dos alimentos', 'nombre'],
      ...['livsmedelsnamn', 'livsmedel', 'fodevare', 'foodname', 'matvare', 'elintarvike', 'voedingsmiddel'],
      ...['nazev', 'nazev potraviny', 'potravina', 'nazov'],
    ],
    category: [
      ...[
        'grupa',
        'grupa produktow',
        'grupa zywnosci',
        'grupa produktu',
        'kategoria produktu',
        'kategoria zywnosci',
      ],
      ...[
        'rodzaj',
        'dzial',
        'category',
        'food group',
        'food category',
        'wweia category description',
        'group',
      ],
      ...[
        'alim grp nom eng',
        'alim grp nom fr',
        'food category description',
        'categories en',
        'main category',
      ],
      ...['kategorie', 'lebensmittelgruppe', 'gruppe', 'categorie', 'groupe', 'groupe d aliments'],
      ...['categoria', 'categoria do alimento', 'grupo', 'grupo de alimentos', 'gruppo', 'gruppering'],
    ],
    per: ['na', 'per', 'porcja odniesienia', 'nutrition data per', 'matrix unit', 'bezugseinheit'],
    calories: ['kcal', 'energia', 'wartosc energetyczna', 'kaloryczosc', 'kalorycznosc', 'calories', 'e'],
    protein: ['b', 'bialka', 'protein', 'proteins'],
    fat: ['t', 'tluszcze', 'fat', 'fats'],
    carbs: ['w', 'weglowodany ogolem', 'weglowodany przyswajalne', 'wegle', 'carbs', 'carbohydrates'],
    units: ['porcja', 'porcje', 'miara', 'miary', 'miara domowa', 'jednostki'],
    allergens: ['alergen', 'zawiera', 'allergens tags'],
    confidence: ['pewnosc'],
    allergenNote: ['uwagi o alergenach', 'uwaga', 'uwagi', 'traces tags', 'traces'],
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
    ingredients: ['skladnik', 'produkt', 'produkty', 'lista skladnikow', 'nazwa skladnika', 'ingredient'],
    amount: ['ilosc', 'ilosc g', 'gramatura', 'gramy', 'masa', 'masa g', 'waga', 'ilosc skladnika', 'amount'],
    description: ['opis', 'przygotowanie', 'sposob przygotowania', 'wykonanie'],
  },
};

/** Units and what values refer to say nothing about the field. */
const UNITS =
  /\[[^\]]*\]|\((?:g|kcal|(?:w|na)? ?100 ?(?:g|ml)|(?:g|kcal) ?[/ ] ?100 ?(?:g|ml))\)|(?:\/|\bna |\bw )\s?100 ?(?:g|ml)\b|\b100 ?(?:g|ml)\b|\bw g\b/g;

/** A value of a table by the words of its head: what it begins with, and which of several is meant first. */
interface ValueWords {
  readonly field: ImportField;
  readonly words: RegExp;
  readonly first: RegExp;
}

const TOTAL = /ogol|total|suma|calkowit|1169|by difference/;
const VALUES: readonly ValueWords[] = [
  {
    field: 'calories',
    words:
      /^(?:data )?(?:wart(?:osc|\.)? ?energ\w*|energ\w*|kaloryczn\w*|kalori[ei]\w*|kcal|kilocal\w*|calori\w*|enerc|brennwert|valor energ\w*|valeur energ\w*)/,
    first: /1169/,
  },
  {
    field: 'protein',
    words: /^(?:data |zawartosc |total )?(?:bialk\w*|protein\w*|eiwei(?:ss|ß)\w*|eiwit\w*|bilkovin\w*)/,
    first: TOTAL,
  },
  {
    field: 'fat',
    words:
      /^(?:data |zawartosc )?(?:tluszcz\w*|fats?\b|total (?:fat|lipid)|lipid\w*|fett(?!\w*s(?:yr|aur))\w*|(?:matieres? )?gras(?:s[ie]\w*|as?)?\b|graisse\w*|tuky?\b)/,
    first: TOTAL,
  },
  {
    field: 'carbs',
    words:
      /^(?:data |zawartosc |total )?(?:weglowodan\w*|wegl\b|carb\w*|glucid\w*|(?:kohlen|kol|kul|karbo|kool)h[yi]drat\w*|hidratos?\b|sacharid\w*)/,
    first: TOTAL,
  },
];
/** Part of a value, a value of something else than 100 g, or in another unit. */
const OTHER_VALUE =
  /nasycon|saturat|satures|zwierzec|roslinn|animal|vegetal|\btrans\b|cukr|sugar|sucre|blonnik|fib(?:er|re)|w tym|of which|dont\b|porcj|serving|portion|opakowan|%|omega|mono|poly|wielonas|jednonas|alkohol|cholest|skrob|starch|energii z|from|\brws\b|\brwsl?p?\b|\bdv\b|\bmg\b|\bug\b|µg|\bdni\b|\bunits?$|\bfettsyr|\bfettsaur|zucker|socker|sukker|azucar|acucar|zuccher|gesattigt|mattade|prepared/;

const tables = new Map(
  (['foods', 'meals'] as const).map((kind) => {
    const byWord = new Map<string, { field: ImportField; rank: number }>();
    for (const field of IMPORT_FIELDS[kind]) {
      byWord.set(wordOf(IMPORT_FIELD_LABELS[field]), { field, rank: 0 });
      byWord.set(wordOf(field), { field, rank: 0 });
      (WORDS[kind][field] ?? []).forEach((word, at) => byWord.set(word, { field, rank: 1 + at }));
    }
    return [kind, byWord] as const;
  }),
);

function wordOf(head: string): string {
  const folded = foldText(head);
  return (
    folded
      .replace(UNITS, ' ')
      .replace(/[:*_./\\-]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || folded
  );
}

/** Endings by which a table tells its languages apart, those read first in front. */
const LANGUAGES = 'pl pol en eng e de ger d fr fra f es it ita i pt sv'.split(' ');
const IN_LANGUAGE = new RegExp(`^(.{3,}) (${LANGUAGES.join('|')})$`);
const OF_LANGUAGES: ReadonlySet<ImportField> = new Set(['name', 'category']);

/** "name E", "category_fr": a name in one of several languages. */
function inLanguage(head: string, kind: ImportKind): Named | undefined {
  const [, base = '', language = ''] = IN_LANGUAGE.exec(wordOf(head)) ?? [];
  const known = tables.get(kind)?.get(base);
  if (!known || !OF_LANGUAGES.has(known.field)) return undefined;
  return { field: known.field, rank: 100 + LANGUAGES.indexOf(language) };
}

/** Kilojoules are no calories, whatever else the head says. */
const isKilojoules = (head: string): boolean => /\bkj\b|kilodzul|kilojoul/.test(head);

interface Named {
  readonly field: ImportField;
  /** The lower, the surer. */
  readonly rank: number;
}

function named(head: string, kind: ImportKind): Named | undefined {
  const folded = foldText(head).replace(/_/g, ' ');
  if (isKilojoules(folded)) return undefined;
  const table = tables.get(kind);
  const known = table?.get(folded) ?? table?.get(wordOf(head));
  if (known) return isOfFood(known.field) && OTHER_VALUE.test(folded) ? undefined : known;
  const translated = inLanguage(head, kind);
  if (translated) return translated;
  if (kind !== 'foods' || OTHER_VALUE.test(folded)) return undefined;
  // OFF calls kilojoules plain energy, and whatever the package says.
  if (/^energy ?(?:100g|value)$/.test(folded.replace(/-/g, ' '))) return undefined;
  const value = VALUES.find(({ words }) => words.test(wordOf(head)));
  return value && { field: value.field, rank: value.first.test(folded) ? 50 : 60 };
}

const isOfFood = (field: ImportField): boolean => VALUES.some((value) => value.field === field);

/** The field that a head names; null when nothing is known of it. */
export function fieldOfHead(head: string, kind: ImportKind): ImportField | null {
  return named(head, kind)?.field ?? null;
}

/** A field for each head; of several that name one the surest has it, of equals the first. */
export function proposedFields(heads: readonly string[], kind: ImportKind): (ImportField | null)[] {
  const all = heads.map((head) => named(head, kind));
  const best = new Map<ImportField, { at: number; rank: number }>();
  for (const [at, one] of all.entries()) {
    const known = one && best.get(one.field);
    if (one && (!known || one.rank < known.rank)) best.set(one.field, { at, rank: one.rank });
  }
  // A number of somebody else's table would lead to any product of this library.
  if (kind === 'foods' && !isOwnTable(heads) && foldText(heads[best.get('id')?.at ?? -1] ?? '') === 'id')
    best.delete('id');
  return all.map((one, at) => (one && best.get(one.field)?.at === at ? one.field : null));
}

const OWN_HEADS: ReadonlySet<string> = new Set(Object.values(IMPORT_FIELD_LABELS));
const OWN_ENOUGH = 4;

/** A table with the heads the product writes. */
const isOwnTable = (heads: readonly string[]): boolean =>
  heads.filter((head) => OWN_HEADS.has(head.trim())).length >= OWN_ENOUGH;

const UNIT_CELL =
  /^[[(]?\s*(?:kcal|kj|g|mg|µg|μg|ug|%|ml|j\.?m\.?|-)(?:\s*(?:\/|na|w|per)\s*100\s*(?:g|ml))?\s*[\])]?$/iu;

/** Whether a row under the heads only gives their units. */
export const areUnits = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 1 &&
    filled.every((cell) => UNIT_CELL.test(cell.trim())) &&
    filled.some((cell) => /[a-z]/iu.test(cell))
  );
};
