/** For how many a recipe is, and how long it takes: alone on a line, in a heading, or behind the name of the dish. */

/** Numbers as words, in the forms that stand before "osób" and "porcji". */
const NUMERALS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'jeden jedna jedną jednej jednego'],
      [2, 'dwa dwie dwóch dwojga dwoje'],
      [3, 'trzy trzech trojga troje'],
      [4, 'cztery czterech czworga czworo'],
      [5, 'pięć pięciu pięcioro pięciorga'],
      [6, 'sześć sześciu sześcioro'],
      [7, 'siedem siedmiu'],
      [8, 'osiem ośmiu'],
      [9, 'dziewięć dziewięciu'],
      [10, 'dziesięć dziesięciu'],
      [12, 'dwanaście dwunastu'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
const COUNT = `(\\d{1,3}|${[...NUMERALS.keys()].join('|')})(?!\\p{L})(?: ?(?:-|–|—|do|/) ?\\d{1,3})?`;
const WHOM =
  '(?:(?:małe|małych|duże|dużych|spore|pełne|hojne|solidne|dorosłych) )?(?:porcj\\p{L}*|porc\\.|os[oó]b\\p{L}*|os\\.|nakrycia|nakryć|talerze|talerzy)';
const ABOUT = '(?:(?:ok\\.?|około|mniej więcej|ca\\.?) ?)?';
const FOR = '(?:na|dla|po|przepis na|wychodzi|wyjdzie|starcza na|starczy na|wystarcza na|wystarczy na|daje)';
/** "4 porcje", "dla 6 osób", "na ok. 4 porcje", "(2 porcje)". */
const COUNTED = new RegExp(`(?<![\\p{L}\\d])(?:${FOR} )?${ABOUT}${COUNT} ?${WHOM}(?!\\p{L})`, 'iu');
/** "Porcje: 4", "liczba osób – 2", "ilość porcji 4", "Porcja dla: 4". */
const NAMED = new RegExp(
  `^(?:(?:liczba|ilość|wielkość) )?(?:porcj\\p{L}*|os[oó]b\\p{L}*)(?: (?:na|dla))?(?: ?[:=–—-] ?| )(?:(?:na|dla) )?${ABOUT}${COUNT}(?: ?${WHOM})?$`,
  'iu',
);
/** "Dla dwojga", "na 2": only alone on a line. */
const ALONE = new RegExp(`^(?:dla|na|przepis na)(?: ?:)? ${ABOUT}${COUNT}$`, 'iu');
const TIME =
  /^(?:(?:łączny |całkowity )?(?:czas|gotowe w)(?: [\p{L}]+){0,2} ?[:–—-]? ?)?(?:ok\.? |około )?(?:(\d{1,2}(?:[.,]5)?) ?(?:h|godz\p{L}*)\.?)?(?: i)? ?(?:(\d{1,3}) ?min(?:ut\p{L}*)?\.?)?$/iu;
/** Longer than any line of portions or time. */
const LONGEST_FACT = 80;

/** What a line says beside food. */
export interface Facts {
  readonly servings: number | null;
  readonly minutes: number | null;
}

/** Portions that stand anywhere in a short text, with the text that says so. */
export function servingsWithin(
  text: string,
): { readonly servings: number; readonly written: string } | undefined {
  const found = text.length > 200 ? null : COUNTED.exec(text);
  const servings = valueOf(found?.[1]);
  return found && servings !== null ? { servings, written: found[0] } : undefined;
}

/** Portions and time of a chunk that says nothing else. */
export function factsOf(chunk: string): Facts {
  const text = chunk
    .replace(/^[\s([{]+|[\s)\]}.:;]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (text === '' || text.length > LONGEST_FACT) return { servings: null, minutes: null };
  const whole = COUNTED.exec(text);
  const isWhole = whole !== null && whole[0].length === text.length;
  const count = isWhole ? whole[1] : (NAMED.exec(text) ?? ALONE.exec(text))?.[1];
  return { servings: valueOf(count), minutes: minutesIn(text) };
}

function valueOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  const value = NUMERALS.get(written.toLowerCase()) ?? Number(written);
  return Number.isInteger(value) && value > 0 ? value : null;
}

function minutesIn(text: string): number | null {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}
