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
  /** Other spellings the name may come in. */
  readonly also?: readonly string[];
}

const unit = (
  one: string,
  few: string,
  many: string,
  part: string,
  also: readonly string[] = [],
): UnitForms => ({
  one,
  few,
  many,
  part,
  also,
});

/** Household measures with their Polish forms; a name outside this list is printed as it is. */
const UNITS: readonly UnitForms[] = [
  unit('szt.', 'szt.', 'szt.', 'szt.', ['sztuka', 'sztuki', 'sztuk', 'szt']),
  unit('kromka', 'kromki', 'kromek', 'kromki'),
  unit('kromeczka', 'kromeczki', 'kromeczek', 'kromeczki'),
  unit('plaster', 'plastry', 'plastrów', 'plastra'),
  unit('plasterek', 'plasterki', 'plasterków', 'plasterka'),
  unit('łyżka', 'łyżki', 'łyżek', 'łyżki', ['ł.', 'ł']),
  unit('łyżeczka', 'łyżeczki', 'łyżeczek', 'łyżeczki', ['łyż.', 'łyż']),
  unit('szklanka', 'szklanki', 'szklanek', 'szklanki', ['szkl.', 'szkl']),
  unit('filiżanka', 'filiżanki', 'filiżanek', 'filiżanki'),
  unit('kubek', 'kubki', 'kubków', 'kubka'),
  unit('kieliszek', 'kieliszki', 'kieliszków', 'kieliszka'),
  unit('garść', 'garście', 'garści', 'garści'),
  unit('ząbek', 'ząbki', 'ząbków', 'ząbka'),
  unit('listek', 'listki', 'listków', 'listka'),
  unit('liść', 'liście', 'liści', 'liścia'),
  unit('gałązka', 'gałązki', 'gałązek', 'gałązki'),
  unit('pęczek', 'pęczki', 'pęczków', 'pęczka'),
  unit('różyczka', 'różyczki', 'różyczek', 'różyczki'),
  unit('główka', 'główki', 'główek', 'główki'),
  unit('łodyga', 'łodygi', 'łodyg', 'łodygi'),
  unit('opakowanie', 'opakowania', 'opakowań', 'opakowania', ['opak.', 'opak']),
  unit('puszka', 'puszki', 'puszek', 'puszki'),
  unit('słoik', 'słoiki', 'słoików', 'słoika'),
  unit('butelka', 'butelki', 'butelek', 'butelki'),
  unit('saszetka', 'saszetki', 'saszetek', 'saszetki'),
  unit('kostka', 'kostki', 'kostek', 'kostki'),
  unit('kulka', 'kulki', 'kulek', 'kulki'),
  unit('filet', 'filety', 'filetów', 'filetu'),
  unit('porcja', 'porcje', 'porcji', 'porcji'),
  unit('kawałek', 'kawałki', 'kawałków', 'kawałka'),
  unit('woreczek', 'woreczki', 'woreczków', 'woreczka'),
  unit('miarka', 'miarki', 'miarek', 'miarki'),
  unit('szczypta', 'szczypty', 'szczypt', 'szczypty'),
  unit('kropla', 'krople', 'kropli', 'kropli'),
  unit('tabliczka', 'tabliczki', 'tabliczek', 'tabliczki'),
  unit('baton', 'batony', 'batonów', 'batona'),
  unit('wafel', 'wafle', 'wafli', 'wafla'),
  unit('miska', 'miski', 'misek', 'miski'),
  unit('talerz', 'talerze', 'talerzy', 'talerza'),
];

const byName = new Map<string, UnitForms>(
  UNITS.flatMap((forms) =>
    [forms.one, forms.few, forms.many, forms.part, ...(forms.also ?? [])].map(
      (name) => [name, forms] as const,
    ),
  ).reverse(),
);

const FRACTIONS: Readonly<Record<number, string>> = { 0: '', 25: '¼', 50: '½', 75: '¾' };
/** Below an eighth of a measure only the grams are of use. */
const SMALLEST = 0.125;
/** From this share of rounding on the page says "ok." (about). */
const NOTABLE_ROUNDING = 0.1;

function roundForTheKitchen(quantity: number): number {
  const step = quantity < 4 ? 0.25 : quantity < 10 ? 0.5 : 1;
  return Math.max(step, Math.round(quantity / step + 1e-9) * step);
}

function writeQuantity(rounded: number): string {
  const whole = Math.floor(rounded);
  const fraction = FRACTIONS[Math.round((rounded - whole) * 100)] ?? '';
  return whole === 0 ? fraction : `${whole}${fraction}`;
}

function formOf(forms: UnitForms, rounded: number): string {
  if (!Number.isInteger(rounded)) return forms.part;
  return plural(rounded, forms);
}

/**
 * Household measure as a cook reads it: `5 łyżek`, `½ szklanki`, `ok. 1¼ szt.`; quarters below 4, halves below 10.
 * Undefined when there is no measure or less than an eighth of it.
 */
export function formatMeasure(
  unitName: string | undefined,
  quantity: number | undefined,
): string | undefined {
  const name = unitName?.trim();
  if (!name || quantity === undefined || !Number.isFinite(quantity) || quantity < SMALLEST) return undefined;
  const rounded = roundForTheKitchen(quantity);
  const about = Math.abs(rounded - quantity) / quantity > NOTABLE_ROUNDING ? 'ok.\u00a0' : '';
  const forms = byName.get(name.toLowerCase());
  return `${about}${writeQuantity(rounded)}\u00a0${forms ? formOf(forms, rounded) : name}`;
}
