import { plural } from '../text-pl/plural-pl.js';

interface UnitForms {
  /** 1 kromka */
  readonly one: string;
  /** 2 kromki */
  readonly few: string;
  /** 5 kromek */
  readonly many: string;
  /** ½ kromki: a fraction takes the genitive singular. */
  readonly part: string;
  /** Thirds suit what is filled, not what is counted. */
  readonly thirds: boolean;
  /** Other spellings the name may come in. */
  readonly also: readonly string[];
}

const counted = (
  one: string,
  few: string,
  many: string,
  part: string,
  also: readonly string[] = [],
): UnitForms => ({ one, few, many, part, also, thirds: false });

const filled = (...forms: Parameters<typeof counted>): UnitForms => ({ ...counted(...forms), thirds: true });

/** Household measures with their Polish forms; a name outside this list is printed as it is. */
const UNITS: readonly UnitForms[] = [
  counted('szt.', 'szt.', 'szt.', 'szt.', ['sztuka', 'sztuki', 'sztuk', 'szt']),
  counted('kromka', 'kromki', 'kromek', 'kromki'),
  counted('kromeczka', 'kromeczki', 'kromeczek', 'kromeczki'),
  counted('plaster', 'plastry', 'plastrów', 'plastra'),
  counted('plasterek', 'plasterki', 'plasterków', 'plasterka'),
  filled('łyżka', 'łyżki', 'łyżek', 'łyżki', ['ł.', 'ł']),
  filled('łyżeczka', 'łyżeczki', 'łyżeczek', 'łyżeczki', ['łyż.', 'łyż']),
  filled('szklanka', 'szklanki', 'szklanek', 'szklanki', ['szkl.', 'szkl']),
  filled('filiżanka', 'filiżanki', 'filiżanek', 'filiżanki'),
  filled('kubek', 'kubki', 'kubków', 'kubka'),
  filled('kieliszek', 'kieliszki', 'kieliszków', 'kieliszka'),
  counted('garść', 'garście', 'garści', 'garści'),
  counted('ząbek', 'ząbki', 'ząbków', 'ząbka'),
  counted('listek', 'listki', 'listków', 'listka'),
  counted('liść', 'liście', 'liści', 'liścia'),
  counted('gałązka', 'gałązki', 'gałązek', 'gałązki'),
  counted('pęczek', 'pęczki', 'pęczków', 'pęczka'),
  counted('różyczka', 'różyczki', 'różyczek', 'różyczki'),
  counted('główka', 'główki', 'główek', 'główki'),
  counted('łodyga', 'łodygi', 'łodyg', 'łodygi'),
  counted('opakowanie', 'opakowania', 'opakowań', 'opakowania', ['opak.', 'opak']),
  counted('puszka', 'puszki', 'puszek', 'puszki'),
  counted('słoik', 'słoiki', 'słoików', 'słoika'),
  counted('butelka', 'butelki', 'butelek', 'butelki'),
  counted('saszetka', 'saszetki', 'saszetek', 'saszetki'),
  counted('kostka', 'kostki', 'kostek', 'kostki'),
  counted('kulka', 'kulki', 'kulek', 'kulki'),
  counted('filet', 'filety', 'filetów', 'filetu'),
  counted('porcja', 'porcje', 'porcji', 'porcji'),
  counted('kawałek', 'kawałki', 'kawałków', 'kawałka'),
  counted('woreczek', 'woreczki', 'woreczków', 'woreczka'),
  filled('miarka', 'miarki', 'miarek', 'miarki'),
  counted('szczypta', 'szczypty', 'szczypt', 'szczypty'),
  counted('kropla', 'krople', 'kropli', 'kropli'),
  counted('tabliczka', 'tabliczki', 'tabliczek', 'tabliczki'),
  counted('baton', 'batony', 'batonów', 'batona'),
  counted('wafel', 'wafle', 'wafli', 'wafla'),
  filled('miska', 'miski', 'misek', 'miski'),
  counted('talerz', 'talerze', 'talerzy', 'talerza'),
];

const byName = new Map<string, UnitForms>(
  UNITS.flatMap((forms) =>
    [forms.one, forms.few, forms.many, forms.part, ...forms.also].map((name) => [name, forms] as const),
  ).reverse(),
);

/** Parts of a measure a kitchen knows. */
const FRACTIONS: readonly (readonly [part: number, sign: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];
/** From this many on a half, then a whole, is fine enough. */
const HALVES_FROM = 3;
const WHOLES_FROM = 10;
/** A measure that would be further off than this share is left out: the grams stand beside it. */
const LARGEST_ROUNDING = 0.2;

interface Rounded {
  readonly value: number;
  readonly text: string;
}

function roundForTheKitchen(quantity: number, thirds: boolean): Rounded {
  if (quantity >= WHOLES_FROM) return { value: Math.round(quantity), text: String(Math.round(quantity)) };
  const whole = Math.floor(quantity);
  const finest = quantity < HALVES_FROM ? 4 : 2;
  const known = FRACTIONS.filter(
    ([part]) => Number.isInteger(part * finest) || (thirds && finest === 4 && Number.isInteger(part * 3)),
  );
  const rest = quantity - whole;
  const [part, sign] = known.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) - 1e-9 ? next : best,
  );
  const value = whole + part;
  const shown = Math.floor(value);
  return { value, text: `${shown === 0 ? '' : shown}${sign}` };
}

function formOf(forms: UnitForms, rounded: number): string {
  if (!Number.isInteger(rounded)) return forms.part;
  return plural(rounded, forms);
}

/**
 * Household measure as a cook reads it: `5 łyżek`, `½ szklanki`, `1¼ szt.`; undefined when there is none, or none
 * that comes within a fifth of the amount.
 */
export function formatMeasure(
  unitName: string | undefined,
  quantity: number | undefined,
): string | undefined {
  const name = unitName?.trim();
  if (!name || quantity === undefined || !(quantity > 0) || !Number.isFinite(quantity)) return undefined;
  const forms = byName.get(name.toLowerCase());
  const { value, text } = roundForTheKitchen(quantity, forms?.thirds ?? false);
  if (Math.abs(value - quantity) / quantity > LARGEST_ROUNDING) return undefined;
  return `${text}\u00a0${forms ? formOf(forms, value) : name}`;
}
