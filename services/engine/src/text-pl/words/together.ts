/** "łącznie z ziemnymi", "razem z jajkami": and; "nawet śladowe ilości": all of it, however little. */
import type { Token, Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const WITH = new Set(['razem', 'wraz', 'lacznie', 'wlacznie']);
const SOMEBODY: readonly WordClass[] = ['rel', 'child', 'self', 'personName', 'spouse'];
const FILLER: ReadonlySet<WordClass> = new Set<WordClass>(['filler']);
const MOST_WORDS = 9;

/** The words with those that join two foods read as "i", and those that mean however little as nothing at all. */
export function withJoins(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next, behind] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
    const isJoin =
      one.sign === undefined &&
      WITH.has(one.folded) &&
      next?.sign === undefined &&
      (next?.folded === 'z' || next?.folded === 'ze') &&
      behind?.sign === undefined &&
      behind !== undefined &&
      !SOMEBODY.some((kind) => behind.classes.has(kind));
    if (isJoin) {
      joined.push({ sign: 'and', start: one.start });
      at += 1;
    } else joined.push(one);
  }
  return withoutTraces(joined);
}

/** Up to the next sign. */
function withoutTraces(tokens: Token[]): Token[] {
  for (let at = 0; at < tokens.length;) {
    let end = at;
    while (end < tokens.length && tokens[end]?.sign === undefined) end += 1;
    if (end > at && end - at <= MOST_WORDS) {
      const words = tokens.slice(at, end) as Word[];
      const read = readTraces(words);
      for (const [i, word] of (read ?? []).entries()) tokens[at + i] = word;
    }
    at = end + 1;
  }
  return tokens;
}

const TRACE = /^(?:slad|ilosc|odrobin|okrusz|okruch|drobin|minimaln|najmniejsz)/u;
/** However little, and nothing else said. */
const EVEN =
  /^(?:(?:i|a) )?(?:(?:reaguj\w*|uczula|szkodzi|wystarcz\w*|mnie|mi) )*(?:nawet|chocby|chociazby|takze|rowniez|tez|ani|zero|zadnych|bez) (?:(?:na|w|po|o|od|przez|przy) )?(?:slad\w*|najmniejsz\w*|minimaln\w*|odrobin\w*|okrusz\w*|okruch\w*|kropl\w*|drobin\w*)(?: (?:ilosc\w*|slad\w*|odrobin\w*))?$/u;
/** "śladów też nie wolno", "ślady również szkodzą" */
const TOO =
  /^(?:(?:nawet|takze|rowniez) )?(?:(?:na|w|po|o|od|przez) )?(?:slad\w*|minimaln\w*)(?: ilosc\w*)?(?: (?:tez|takze|rowniez|mi|mnie|juz))*(?: (?:nie wolno|nie moge|nie moze|nie mozna|odpada\w*|szkodz\w*|uczula\w*|zakazan\w*|zabronion\w*|wykluczon\w*))$/u;

/** "cytrusy, nawet plasterek cytryny": however little; what is eaten or harmless so stays an amount. */
const LITTLE =
  /^(?:plaster\w*|kawal\w*|lyzecz\w*|kropl\w*|kes\w*|gryz\w*|szczypt\w*|odrobin\w*|maly|mala|male|malutk\w*|jeden|jedna|jedno|troch\w*)$/u;
const EATEN = /^(?:wy|z|do|po)?(?:pij|jem|jad|zje|wez|bior)/u;
/** "w herbacie": another food, where it is. */
const IN = new Set(['w', 'we', 'do', 'na']);
const LIFTING: readonly WordClass[] = [
  'eat',
  'ok',
  'neg',
  'nothing',
  'negative',
  'trouble',
  'unsure',
  'past',
];

function readEvenLittle(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex(({ folded }) => folded === 'nawet');
  const isLittle = at >= 0 && words.slice(at + 1, at + 4).some(({ folded }) => LITTLE.test(folded));
  const isLimited = words.some(
    ({ classes, folded }) =>
      LIFTING.some((kind) => classes.has(kind)) || EATEN.test(folded) || IN.has(folded),
  );
  if (!isLittle || isLimited) return undefined;
  return words.map((word, i) => (i > at && LITTLE.test(word.folded) ? { ...word, classes: FILLER } : word));
}

/** "po jednym kęsie", "po każdym kubku mleka": whenever it is eaten. */
function readWhenever(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex(
    ({ folded }, i) => folded === 'po' && /^(?:jedn|kazd)(?:ym|ej)$/u.test(words[i + 1]?.folded ?? ''),
  );
  const much = at < 0 ? undefined : words[at + 2];
  if (!much?.classes.has('amount')) return undefined;
  if (words.some(({ classes }) => LIFTING.some((kind) => classes.has(kind)))) return undefined;
  return words.map((word) => (word === much ? { ...word, classes: FILLER } : word));
}

function readTraces(words: readonly Word[]): Word[] | undefined {
  const little = readEvenLittle(words) ?? readWhenever(words);
  if (little) return little;
  if (!words.some(({ folded }) => TRACE.test(folded))) return undefined;
  const said = words.map(({ folded }) => folded).join(' ');
  if (EVEN.test(said)) return words.map((word) => ({ ...word, classes: FILLER }));
  if (!TOO.test(said)) return undefined;
  return words.map((word) => (TRACE.test(word.folded) ? { ...word, classes: FILLER } : word));
}
