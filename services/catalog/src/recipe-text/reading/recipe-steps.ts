/** Tells a step from an ingredient, and joins steps that go over several lines. */
import { beginsWithAmount } from './amounts.js';

/** A number before a step or an ingredient: "1.", "Krok 2:", "(3)". */
export const STEP_NUMBER = /^(?:(?:krok|etap) ?\d{1,2}(?:[.):]|(?=\s|$))|\(?\d{1,2}[.):](?=\s|\p{L}))\s*/iu;
/** Longer than any ingredient. */
const LONG_LINE = 90;

const IMPERATIVES: ReadonlySet<string> = new Set(
  (
    'dodaj dodajcie wlej wsyp wrzuć włóż wyłóż wymieszaj mieszaj zamieszaj pokrój pokroj krój posiekaj siekaj obierz umyj opłucz ' +
    'osusz odcedź odsącz ugotuj gotuj zagotuj podgotuj smaż usmaż podsmaż zeszklij przesmaż duś podduś upiecz piecz zapiekaj ' +
    'zapiecz podpiecz rozgrzej nagrzej podgrzej rozpuść stop roztop ubij utrzyj zetrzyj zetrzyj zmiksuj miksuj zblenduj blenduj ' +
    'rozgnieć zagnieć wyrób rozwałkuj uformuj formuj przełóż przekładaj ułóż rozłóż wyjmij zdejmij odstaw zostaw schłódź ostudź ' +
    'wystudź dopraw przypraw posól popieprz posyp polej skrop posmaruj wysmaruj udekoruj podaj podawaj zalej namocz przepłucz ' +
    'przesiej połącz rozbij wbij oddziel natrzyj zamarynuj marynuj nadziej zawiń zwiń przykryj odkryj przecedź zlej redukuj ' +
    'zredukuj weź przygotuj przygotujcie wstaw wyciśnij przekrój wydrąż usuń rozdrobnij rozetrzyj nakładaj nałóż podziel sprawdź'
  ).split(' '),
);
const INFINITIVE = /^\p{L}{2,}(?:ać|ić|yć|eć|ąć|ść|źć)$/u;
const NO_INFINITIVE = new Set([
  'garść',
  'sieć',
  'kość',
  'ilość',
  'część',
  'połowę',
  'całość',
  'większość',
  'pięć',
  'zawartość',
]);
const PLURAL = /^\p{L}{3,}(?:amy|emy|imy|ymy)$/u;
const NO_VERB = new Set(['problemy', 'kremy', 'dżemy', 'systemy']);

const isVerb = (word: string): boolean =>
  IMPERATIVES.has(word) ||
  (INFINITIVE.test(word) && !NO_INFINITIVE.has(word) && !word.endsWith('ość')) ||
  (PLURAL.test(word) && !NO_VERB.has(word));

/** What stands in brackets says how a food is cut. */
const wordsOfStep = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\([^()]*\)/gu, ' ')
    .match(/\p{L}+/gu) ?? [];

/** Whether a line tells what is done; `isAfterFood`: ingredients stand above. */
export function looksLikeStep(
  text: string,
  isAfterGap: boolean,
  isAfterFood: boolean,
  namesAmount: boolean,
): boolean {
  const numbered = STEP_NUMBER.exec(text)?.[0];
  const bare = text.slice(numbered?.length ?? 0);
  const words = wordsOfStep(bare);
  const isSentence = /[.!…]$/u.test(bare);
  const isLong = bare.length > LONG_LINE;
  const does = (isSentence || isLong) && doesSomething(words);
  if (beginsWithAmount(bare)) return does && words.length > 5;
  if (does || numbered !== undefined || beginsWithVerb(words)) return true;
  if (!isAfterFood) return false;
  return isSentence ? isAfterGap || words.length > 4 : isLong && !namesAmount;
}

const doesSomething = (words: readonly string[]): boolean => words.length > 4 && words.some(isVerb);
const beginsWithVerb = ([first]: readonly string[]): boolean => first !== undefined && isVerb(first);

/** A numbered line is a step; what follows without a number belongs to it, unless nothing is numbered. */
export function addStep(steps: string[], text: string, isAfterGap: boolean, bullet: RegExp): void {
  const numbered = STEP_NUMBER.exec(text)?.[0];
  const bare = text.slice(numbered?.length ?? 0).replace(bullet, '');
  if (bare === '' && numbered !== undefined) return;
  const last = steps.at(-1);
  const goesOn = numbered === undefined && !isAfterGap && last !== undefined && !/[.!?:…]$/u.test(last);
  if (goesOn) steps[steps.length - 1] = `${last} ${bare}`;
  else steps.push(bare);
}
