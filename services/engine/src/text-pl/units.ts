/** Household measures in Polish: every spelling of a unit, its plural forms, and how finely it is rounded. */
import { stripDiacritics, tidyText } from '@pora/text-pl/fold';
import type { CountedForms } from '@pora/text-pl/plural';

/** A household measure with its forms; `part` as in "pół sztuki", "1,5 szklanki". */
export interface UnitName extends CountedForms {
  readonly part: string;
  /** Step of a shopping list: 0.1 for what is poured, else 0.5 [diets §5]. */
  readonly step: 0.1 | 0.5;
}

const unit = (one: string, few: string, many: string, part: string, step: 0.1 | 0.5 = 0.5): UnitName => ({
  one,
  few,
  many,
  part,
  step,
});

/** Known measures; other names are kept as they are written. */
export const UNITS: readonly UnitName[] = [
  unit('sztuka', 'sztuki', 'sztuk', 'sztuki'),
  unit('kromka', 'kromki', 'kromek', 'kromki'),
  unit('plaster', 'plastry', 'plastrów', 'plastra'),
  unit('plasterek', 'plasterki', 'plasterków', 'plasterka'),
  unit('łyżka', 'łyżki', 'łyżek', 'łyżki'),
  unit('łyżeczka', 'łyżeczki', 'łyżeczek', 'łyżeczki'),
  unit('szklanka', 'szklanki', 'szklanek', 'szklanki', 0.1),
  unit('kubek', 'kubki', 'kubków', 'kubka', 0.1),
  unit('filiżanka', 'filiżanki', 'filiżanek', 'filiżanki', 0.1),
  unit('butelka', 'butelki', 'butelek', 'butelki', 0.1),
  unit('puszka', 'puszki', 'puszek', 'puszki', 0.1),
  unit('słoik', 'słoiki', 'słoików', 'słoika', 0.1),
  unit('karton', 'kartony', 'kartonów', 'kartonu', 0.1),
  unit('opakowanie', 'opakowania', 'opakowań', 'opakowania'),
  unit('garść', 'garści', 'garści', 'garści'),
  unit('ząbek', 'ząbki', 'ząbków', 'ząbka'),
  unit('listek', 'listki', 'listków', 'listka'),
  unit('gałązka', 'gałązki', 'gałązek', 'gałązki'),
  unit('pęczek', 'pęczki', 'pęczków', 'pęczka'),
  unit('kostka', 'kostki', 'kostek', 'kostki'),
  unit('kulka', 'kulki', 'kulek', 'kulki'),
  unit('porcja', 'porcje', 'porcji', 'porcji'),
  unit('kawałek', 'kawałki', 'kawałków', 'kawałka'),
  unit('saszetka', 'saszetki', 'saszetek', 'saszetki'),
  unit('woreczek', 'woreczki', 'woreczków', 'woreczka'),
  unit('szczypta', 'szczypty', 'szczypt', 'szczypty'),
  unit('miarka', 'miarki', 'miarek', 'miarki'),
  unit('filet', 'filety', 'filetów', 'fileta'),
  unit('kromeczka', 'kromeczki', 'kromeczek', 'kromeczki'),
  unit('kieliszek', 'kieliszki', 'kieliszków', 'kieliszka', 0.1),
  unit('liść', 'liście', 'liści', 'liścia'),
  unit('różyczka', 'różyczki', 'różyczek', 'różyczki'),
  unit('główka', 'główki', 'główek', 'główki'),
  unit('łodyga', 'łodygi', 'łodyg', 'łodygi'),
  unit('kropla', 'krople', 'kropli', 'kropli'),
  unit('tabliczka', 'tabliczki', 'tabliczek', 'tabliczki'),
  unit('baton', 'batony', 'batonów', 'batona'),
  unit('wafel', 'wafle', 'wafli', 'wafla'),
  unit('miska', 'miski', 'misek', 'miski'),
  unit('talerz', 'talerze', 'talerzy', 'talerza'),
];

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    szt: 'sztuka',
    'szt.': 'sztuka',
    ł: 'łyżka',
    'ł.': 'łyżka',
    łyż: 'łyżeczka',
    'łyż.': 'łyżeczka',
    'szkl.': 'szklanka',
    szkl: 'szklanka',
    opak: 'opakowanie',
    'opak.': 'opakowanie',
    'op.': 'opakowanie',
    garście: 'garść',
  }),
);

const byForm = new Map(
  UNITS.flatMap((item) => [item.one, item.few, item.many, item.part].map((form) => [form, item] as const)),
);

/** As they are typed without Polish letters. */
const byFoldedForm = new Map([...byForm].map(([form, item]) => [stripDiacritics(form), item]));

/** The measure a name stands for, in any form or abbreviation. */
export function findUnit(name: string): UnitName | undefined {
  const tidy = tidyText(name);
  return byForm.get(ABBREVIATIONS.get(tidy) ?? tidy) ?? byFoldedForm.get(tidy);
}

/** One name per measure, so that "sztuki" and "szt." are summed; unknown names are tidied. */
export function canonicalUnit(name: string): string {
  return findUnit(name)?.one ?? tidyText(name);
}
