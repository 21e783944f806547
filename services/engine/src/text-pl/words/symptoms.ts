/** Words of a symptom or of a comparison that sound like a food: cramps ("kurcze"), "twarz jak burak". */
import type { Token, Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const CRAMPS = new Set(['kurcz', 'kurcze', 'kurczy', 'kurczow', 'kurczami', 'kurczach', 'kurczem']);
const BODY =
  /^(?:brzu|zolad|jelit|miesn|miesi|lyd|nog|stop|macic|podbrzu|przelyk|okrez|pluc|oskrzel|krtan|dlon|rak|palc)/u;
const HAVING = new Set([
  ...[
    'mam',
    'ma',
    'miewam',
    'miewa',
    'dostaje',
    'dostaja',
    'lapia',
    'bolesne',
    'silne',
    'mocne',
    'czeste',
    'nocne',
  ],
  ...['powoduje', 'powoduja', 'wywoluje', 'wywoluja', 'wzdecia', 'bole', 'skurcze', 'nudnosci', 'biegunka'],
]);
/** Before a food: "po", "na", "nie jem". */
const EATEN: readonly WordClass[] = ['eat', 'neg', 'malady', 'without', 'harm'];
const BEFORE_FOOD = new Set(['po', 'na', 'z', 'ze', 'bez', 'ani']);

/** What people compare themselves with: no food is meant behind "jak". */
const COMPARED = new Set(
  (
    'burak buraczek pomidor rak raka malina wisnia krolik kon wol swinia wieprz indor indyk ges kura kurczak sledz sledzie ryba woda sito ' +
    'galareta mleko ser groch mak cytryna balon kamien wata'
  ).split(' '),
);
/** "takie jak", "na przykład jak": what follows is one of them. */
const LIKE =
  /^(?:tak|taki|takie|takich|takim|takimi|podobn|np|rzecz|produkt|potraw|czyli|samo|rown|objaw|reak)/u;

/** Who is cared for, as the dietitian writes of them. */
export const PATIENT_WORD = /^(?:pacjent|klient|podopieczn)/u;

/** The words with those that are no food read as what they are. */
export function withoutSoundAlikes(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.sign !== undefined) return token;
    if (isCramp(tokens, at, token)) return { ...token, ...CRAMP };
    if (isChildOfPatient(tokens, at, token)) return { ...token, classes: RELATIVE };
    if (isOfPatient(tokens, at, token)) return { ...token, classes: FILLER };
    if (isMonths(tokens, at, token) || isDuration(tokens, at, token)) return { ...token, ...DURATION };
    if (isUntil(tokens, at, token)) return { ...token, ...DURATION };
    if (isGiven(tokens, at, token)) return { ...token, classes: EATS };
    if (isOfDrink(tokens, at, token)) return { ...token, classes: FILLER };
    if (isOfBlood(tokens, at, token)) return { ...token, ...TALK };
    if (isLikened(tokens, at, token)) return { ...token, ...TALK };
    return isComparison(tokens, at, token) ? { ...token, ...TALK } : token;
  });
}

const CRAMP = { word: 'skurcze', folded: 'skurcze', classes: new Set<WordClass>(['symptom']) };
const EATS: ReadonlySet<WordClass> = new Set<WordClass>(['eat']);
const REACTING: readonly WordClass[] = ['symptom', 'malady', 'harm', 'allergy', 'suffer'];
const KIN: readonly WordClass[] = ['rel', 'child'];
const RELATIVE: ReadonlySet<WordClass> = new Set<WordClass>(['rel']);
const FILLER: ReadonlySet<WordClass> = new Set<WordClass>(['filler']);
const DURATION = { word: 'lat', folded: 'lat', classes: new Set<WordClass>(['filler']) };
const TALK = { word: 'porownanie', folded: 'porownanie', classes: new Set<WordClass>(['talk']) };

/** "syn pacjentki" is no patient. */
function isChildOfPatient(tokens: readonly Token[], at: number, { classes }: Word): boolean {
  return classes.has('child') && PATIENT_WORD.test(wordFrom(tokens, at, 1)?.folded ?? '');
}

/** "mąż pacjentki" is somebody else. */
function isOfPatient(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  const before = wordFrom(tokens, at, -1);
  return PATIENT_WORD.test(folded) && KIN.some((kind) => before?.classes.has(kind));
}

/** "żółtko dostaje" is eaten, "po żółtku dostaje wysypki" tells of a reaction. */
function isGiven(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!/^dostaj(?:e|a)$/u.test(folded)) return false;
  const isEnd = (token: Token | undefined) => token === undefined || token.sign !== undefined;
  let [start, end] = [at, at];
  while (!isEnd(tokens[start - 1])) start -= 1;
  while (!isEnd(tokens[end + 1])) end += 1;
  const clause = tokens.slice(start, end + 1);
  return !clause.some(
    (token) => token.sign === undefined && REACTING.some((kind) => token.classes.has(kind)),
  );
}

/** "cola zero" is a drink, and denies nothing. */
function isOfDrink(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!/^(?:zero|light|max)$/u.test(folded)) return false;
  return /^(?:col|kol[aei]|pepsi|sprite|fant|red|monster|energet)/u.test(
    wordFrom(tokens, at, -1)?.folded ?? '',
  );
}

/** "spadki cukru", "wysoki cukier", "cukier na czczo": of the blood. */
function isOfBlood(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!/^cuk(?:ier|ru|rem|ry|row)$/u.test(folded)) return false;
  const [before, after] = [wordFrom(tokens, at, -1), wordFrom(tokens, at, 1)];
  const behind = after && wordFrom(tokens, tokens.indexOf(after), 1);
  return BLOOD_BEFORE.test(before?.folded ?? '') || /^(?:krwi|czczo)$/u.test(behind?.folded ?? '');
}

const BLOOD_BEFORE =
  /^(?:spad(?:k|ek)|skok|skacz|wysok|nisk|podwyzsz|poziom|pomiar|mierz|waha(?:n|j)|zmierz|kontrol|zbij|wyrown|stezen|unormow|stan$)/u;

/** "3 mies.", "kilka mies. temu": months, not meats. */
function isMonths(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (folded !== 'mies') return false;
  const [before, after] = [wordFrom(tokens, at, -1), wordFrom(tokens, at, 1)];
  return (
    /^(?:\d{1,2}|kilka|pare|ostatnich|co)$/u.test(before?.folded ?? '') ||
    /^(?:zycia|temu)$/u.test(after?.folded ?? '')
  );
}

function isCramp(tokens: readonly Token[], at: number, { word, folded, breaks }: Word): boolean {
  if (!CRAMPS.has(folded) || word.endsWith('ę')) return false;
  const before = wordFrom(tokens, at, -1);
  if (before && (BEFORE_FOOD.has(before.folded) || EATEN.some((kind) => before.classes.has(kind))))
    return false;
  const after = wordFrom(tokens, at, 1);
  const isBeside = [before, after].some(
    (one) => one && (HAVING.has(one.folded) || one.classes.has('symptom')),
  );
  if (isBeside || (after && (after.folded === 'po' || BODY.test(after.folded)))) return true;
  // "mleko – kurcze", "po mleku kurcze"
  return (
    (breaks && before !== undefined && !/kur|drob|mies/u.test(before.folded)) || followsAfter(tokens, at)
  );
}

/** "po mleku kurcze": what does harm stands before, in the same clause. */
function followsAfter(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back];
    if (!token || token.sign !== undefined) return false;
    if (token.folded === 'po') return back < at - 1;
  }
  return false;
}

/** The next word to one side, over commas and "i". */
function wordFrom(tokens: readonly Token[], at: number, step: 1 | -1): Word | undefined {
  for (let next = at + step; ; next += step) {
    const token = tokens[next];
    if (!token || token.sign === 'stop' || token.sign === 'but') return undefined;
    if (token.sign === undefined) return token;
  }
}

const FOR_SO_LONG = new Set(['na', 'przez', 'od', 'za', 'ok', 'okolo', 'jakies']);

/** "na 6 tygodni", "od 3 miesięcy": for how long, not how much. */
function isDuration(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!/^(?:tygodn|tyg$|miesi|dni$|lat$|rok)/u.test(folded)) return false;
  const [number, before] = [tokens[at - 1], tokens[at - 2]];
  const isNumber = number?.sign === undefined && number !== undefined && NUMBER.test(number.folded);
  if (isNumber) return before?.sign === undefined && FOR_SO_LONG.has(before?.folded ?? '');
  return number?.sign === undefined && FOR_SO_LONG.has(number?.folded ?? '') && folded !== 'dni';
}

const UNTIL = /^(?:wieczor\w*|ran[ao]|poludni\w*|nocy|jutra|konca|nastepn\w*|noc|popoludni\w*)$/u;
/** "leży mi na żołądku do wieczora": how long a reaction lasts, not when it comes. */
function isUntil(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!UNTIL.test(folded)) return false;
  const before = tokens[at - 1];
  const isTill =
    before?.sign === undefined && /^(?:do|az|cala|calutka|przez|pol)$/u.test(before?.folded ?? '');
  return isTill && reactsBefore(tokens, at);
}

/** A reaction is told of in the same clause, and nobody eats. */
function reactsBefore(tokens: readonly Token[], at: number): boolean {
  let reacts = false;
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back];
    if (!token || token.sign !== undefined) break;
    if (token.classes.has('eat') || token.classes.has('neg')) return false;
    reacts ||= token.classes.has('symptom') || token.classes.has('harm');
  }
  return reacts;
}

const NUMBER = /^(?:\d{1,2}|dwa|dwie|trzy|cztery|piec|szesc|osiem|kilka|pare|pol|poltora)$/u;

/** "smakuje jak mydło": nothing is eaten. */
function isLikened(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!/^(?:smakuj|wyglad|pachn|smierdz)/u.test(folded)) return false;
  // "smakuje mi jak mydło"
  const behind = tokens.slice(at + 1, at + 4);
  const as = behind.findIndex((token) => token.sign === undefined && token.folded === 'jak');
  return as >= 0 && behind.slice(0, as).every(({ sign }) => sign === undefined);
}

/** "twarz jak burak", "przelatuje jak woda": behind "jak", and with something before it. */
function isComparison(tokens: readonly Token[], at: number, { word, folded }: Word): boolean {
  if (
    !COMPARED.has(folded) ||
    !COMPARED.has(word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'))
  )
    return false;
  const [as, before] = [tokens[at - 1], tokens[at - 2]];
  if (!as || as.sign !== undefined || as.folded !== 'jak' || !before || before.sign !== undefined)
    return false;
  const after = tokens[at + 1];
  const isEaten = after?.sign === undefined && after?.classes.has('eat') === true;
  return !isEaten && !LIKE.test(before.folded) && before.folded !== 'to';
}
