/**
 * Reads what a person wrote about foods they avoid, as a person would: "X i Y", "X, Y", "X/Y" are several foods,
 * "nie lubi X", "uczulenie na X" and "bez X" are X, "X oprócz Y" leaves Y out, "brak" and "nie stwierdzono" mean nothing.
 */
import { tidyText, wordsOf } from '@pora/text-pl/fold';

/** One food or group word of an entry. */
export interface AvoidedPart {
  readonly text: string;
  /** What the person takes all the same: "oprócz dorsza i łososia". */
  readonly except: readonly string[];
  /** Condition under which it is taken, when it is one that a food name may carry: "tylko gotowana". */
  readonly only?: string;
  /** Something was said that is not read: "mleko (w dużej ilości)". */
  readonly remark?: string;
}

const EXCEPT = /(?:^|\s)(?:oprócz|prócz|poza|z wyjątkiem|za wyjątkiem|wyłączając|ale nie)(?=\s)/u;
const ONLY = /^(?:je |jada |lubi |toleruje )?(?:tylko|jedynie|wyłącznie)\s+(.+)$/u;
const SEPARATORS = /[,;/\n\r+&•|]|\.(?=\s|$)|\s(?:i|oraz|lub|albo|ani|a także|a)\s/u;
const LEADS = [
  'nie lubi|nie lubię|nie je|nie jem|nie jada|nie jadam|nie toleruje|nie toleruję|źle toleruje|nie może jeść|nie może',
  'nie mogę|nie znosi|unika|unikam|wyklucza|wykluczone|wykluczyć|bez|uczulenie na|uczulony na|uczulona na|uczula',
  'alergia na|alergia pokarmowa na|alergie na|alergia krzyżowa na|nietolerancja na|nietolerancja|nietolerancje',
  'nadwrażliwość na|nadwrażliwość|reakcja na|reaguje na|podejrzenie alergii na|podejrzenie nietolerancji|podejrzenie',
  'prawdopodobnie|możliwa|możliwe|silna|wszystkie|wszelkie|wszelkiego rodzaju|każde|żadne|żadnych|żadnego|różne|ogólnie',
  'głównie|szczególnie|zwłaszcza|także|też|np|ale|pokarmowa|pokarmowe|po|na|alergia|uczulenie',
]
  .flatMap((line) => line.split('|'))
  .sort((a, b) => b.length - a.length);
/** Begins a sentence that denies. */
const NEGATED =
  /^(?:brak(?:u)?|nic|neguje|nie\s+(?:ma|mam|stwierdzono|stwierdza|zna|zgłasza|dotyczy|występuj[ąe]|posiada|rozpoznano|zdiagnozowano|potwierdzono|podaje)|żadn\p{L}*\s+(?:alergi|nietoleranc|uczule|przeciwwskaz|dolegliwo)\p{L}*)(?=$|[\s,;:.!(])/u;
/** Denies when nothing else is said. */
const NEGATED_ALONE =
  /^(?:nie|żadn\p{L}*|bz|b\/z|n\/?d|none|no|wszystko je|je wszystko|lubi wszystko|wszystko lubi)[\s.!]*$/u;
/** Words after which a denial is no longer one. */
const BUT = /\s(?:ale|lecz|jednak|natomiast|tylko|jedynie|chyba|możliwe|podejrzenie)\s/u;
const NOTHING = /^[\s\-–—.!_*/\\0]*$/u;

/** Parts of an entry in their order; an entry that denies or says nothing has none. */
export function readAvoided(entry: string): AvoidedPart[] {
  const text = tidyText(entry.replace(/[\n\r]+/gu, ', '));
  if (NOTHING.test(text)) return [];
  return splitOutside(text, /[;,]/u).flatMap((clause) => readClause(clause.trim()));
}

/** True for an answer that says that there is nothing: "brak", "nie stwierdzono", "-". */
export function isDenial(clause: string): boolean {
  const text = tidyText(clause);
  if (NOTHING.test(text) || NEGATED_ALONE.test(text)) return true;
  return NEGATED.test(text) && !BUT.test(` ${text} `) && !EXCEPT.test(text);
}

function readClause(clause: string): AvoidedPart[] {
  if (clause === '' || isDenial(clause)) return [];
  const { outside, inside } = takeParentheses(clause);
  const [main = '', ...tail] = outside.split(EXCEPT);
  const notes = inside.map((note) => readNote(note));
  const except = [...tail.flatMap(splitList), ...notes.flatMap((note) => note.except ?? [])];
  // "brak poza orzechami": what is denied is empty, and the exception is what is avoided.
  if (isDenial(main)) return except.flatMap((text) => partsOf(text, {}));
  const only = notes.find((note) => note.only !== undefined)?.only ?? onlyOf(main);
  const remark = notes.find((note) => note.remark !== undefined)?.remark;
  const head = main.replace(/\s(?:tylko|jedynie|wyłącznie)\s.*$/u, '');
  const said = { ...(only !== undefined && { only }), ...(remark !== undefined && { remark }) };
  return joinedAdjectives(splitList(head)).flatMap((text) => partsOf(text, { except, ...said }));
}

function partsOf(text: string, said: Partial<AvoidedPart>): AvoidedPart[] {
  const bare = withoutLeads(text);
  return wordsOf(bare).length === 0 || isDenial(bare) ? [] : [{ except: [], ...said, text: bare }];
}

function onlyOf(main: string): string | undefined {
  return /\s(?:tylko|jedynie|wyłącznie)\s+(.+)$/u.exec(main)?.[1];
}

function readNote(note: string): { except?: string[]; only?: string; remark?: string } {
  const [, excepted] = ` ${note}`.split(EXCEPT);
  if (excepted !== undefined) return { except: splitList(excepted) };
  const only = ONLY.exec(note)?.[1];
  return only === undefined ? { remark: note } : { only };
}

function withoutLeads(text: string): string {
  let rest = text.trim();
  for (let found = true; found;) {
    const lead = LEADS.find(
      (one) => rest === one || rest.startsWith(`${one} `) || rest.startsWith(`${one}:`),
    );
    found = lead !== undefined;
    if (lead !== undefined) rest = rest.slice(lead.length).replace(/^[\s:]+/u, '');
  }
  return rest;
}

function splitList(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "cebula czerwona i biała" names two onions, not everything white. */
function joinedAdjectives(parts: readonly string[]): string[] {
  let noun: string | undefined;
  return parts.map((part) => {
    const words = part.split(' ');
    const isLone = words.length === 1 && ADJECTIVE.test(part);
    if (isLone && noun !== undefined) return `${noun} ${part}`;
    noun = words.length === 2 && ADJECTIVE.test(words[1] ?? '') ? words[0] : undefined;
    return part;
  });
}

/** Colours, states and kinds that name no food by themselves. */
const ADJECTIVE =
  /^(?:biał|czerwon|zielon|żółt|czarn|surow|gotowan|smażon|pieczon|kiszon|wędzon|suszon|świeź|świeże|świeży|świeża|mrożon|krowi|kozi|owcz|słodk|kwaśn|gorzk|tłust|chud|twarogow|pleśniow|topion|włosk|laskow|ziemn|mielon|pełnoziarnist|jasn|ciemn)\p{L}*$/u;

function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function takeParentheses(text: string): { outside: string; inside: string[] } {
  const inside: string[] = [];
  const outside = text.replace(/\(([^()]*)\)?/gu, (_, note: string) => {
    if (note.trim() !== '') inside.push(note.trim());
    return ' ';
  });
  return { outside: outside.replace(/\s+/gu, ' ').trim(), inside };
}
