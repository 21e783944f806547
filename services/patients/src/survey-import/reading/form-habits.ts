/**
 * What a form does with all of its questions, it does with those nobody knows: it prints them on lines of their own with the
 * answer below (numbered, in bold, ending in a colon, as the first line of a field), or parts them from answers on the same
 * line by dots, a tab or the end of bold type.
 */
import { hasBox, hasLeaders, isBlank } from './answers.js';
import { asksBehindColon } from './behind-colon.js';
import { endOfBold, isTitleKind } from './label-split.js';
import { isEmptyQuestion } from './labels.js';
import { isPrinted } from './line-look.js';
import { textOfLine, type Block, type Line } from './word-document.js';

/** Fewer lines that are written alike are no habit of a form. */
const FEWEST = 3;
/** Share of them that something else follows. */
const MOSTLY = 0.8;
const TYPED_NUMBER = /^\s*\d{1,3}[.)]\s+(?=\p{L})/u;
/** What stands behind a colon, a tab or a gap on the same line answers there. */
const ANSWERED = /:\s*\S|\t\s*\S|\s{3,}\S/u;
const LONGEST = 240;

/** The blocks with such questions marked. */
export function withHabits(blocks: readonly Block[]): Block[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : []));
  const filled = lines.filter((line) => !isBlank(textOfLine(line)));
  const alone = questionsAmong(filled);
  const parted = partedAmong(filled);
  return blocks.map((block): Block => {
    if (block.kind === 'line') {
      const asksTo = parted.get(block.line);
      if (asksTo !== undefined) return { kind: 'line', line: { ...block.line, asksTo } };
      return alone.has(block.line) ? { kind: 'line', line: { ...block.line, isAlone: true } } : block;
    }
    const isOfFields = areFieldsOfQuestions(block.rows.flat().map(({ blocks: own }) => linesIn(own)));
    const rows = block.rows.map((row) =>
      row.map((cell) => ({ blocks: isOfFields ? withFirstAlone(cell.blocks) : withHabits(cell.blocks) })),
    );
    return { kind: 'table', rows };
  });
}

const linesIn = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap((block) => (block.kind === 'line' && !isBlank(textOfLine(block.line)) ? [block.line] : []));

function questionsAmong(lines: readonly Line[]): ReadonlySet<Line> {
  const habits = lines.map(habitOf);
  const places = new Map<string, number[]>();
  for (const [at, habit] of habits.entries()) {
    const alike = places.get(habit);
    if (alike) alike.push(at);
    else places.set(habit, [at]);
  }
  for (const [habit, own] of places) {
    if (habit === '') continue;
    const answered = own.filter((at) => at + 1 < lines.length && habits[at + 1] !== habit);
    if (own.length < FEWEST || answered.length < own.length * MOSTLY) continue;
    return new Set(answered.flatMap((at) => lines[at] ?? []).filter(isAskedAlone));
  }
  return new Set();
}

/** How a line is written, for those that may be questions. */
function habitOf(line: Line): string {
  const text = textOfLine(line);
  if (isTitleKind(line.kind)) return '';
  if (line.kind !== '') return line.kind;
  if (TYPED_NUMBER.test(text)) return 'number';
  if (line.runs.every((run) => run.isMarked || run.text.trim() === '')) return 'bold';
  return /[:?*]\s*$/u.test(text) ? 'asked' : '';
}

/** Where a question may end inside of its line, by the sign that ends it. */
const ENDS: readonly ((line: Line, text: string) => number)[] = [
  (_, text) => text.search(/\s*(?:\.{3,}|…|_{3,})/u),
  (_, text) => text.search(/\s*\t/u),
  (line) => endOfBold(line.runs),
  (_, text) => endOfQuestion(text),
];

/**
 * Where the first sign ends a question, with "Jeśli tak, jakie?" behind it; a colon inside of a question ("Jak często je Pani:
 * nabiał?") is left to whoever knows its words.
 */
function endOfQuestion(text: string): number {
  const colon = text.search(/(?<!\d):|:(?!\d)/u);
  const marks = [...text.matchAll(/\?/gu)].map(({ index }) => index + 1);
  const [first] = marks;
  if (first === undefined) return colon + 1;
  if (colon >= 0 && colon < first) return isPrinted(text) ? 0 : colon + 1;
  return marks.findLast((at) => at === first || isEmptyQuestion(text.slice(first, at))) ?? first;
}

/** Questions that are parted from their answers by the sign most lines have. */
function partedAmong(lines: readonly Line[]): ReadonlyMap<Line, number> {
  for (const endOf of ENDS) {
    const found = new Map(
      lines.flatMap((line) => {
        const text = textOfLine(line);
        const at = endOf(line, text);
        return isParted(text, at) ? [[line, at] as const] : [];
      }),
    );
    if (found.size >= FEWEST && found.size >= lines.length * MOSTLY_PARTED) return found;
  }
  return new Map();
}
const MOSTLY_PARTED = 0.6;

const isParted = (text: string, at: number) =>
  at > 1 && at <= LONGEST && /^[\s\d.)]*\p{Lu}/u.test(text) && !isBlank(text.slice(at));

/** Every field of a table holds a question and, below it, its answer. */
function areFieldsOfQuestions(fields: readonly (readonly Line[])[]): boolean {
  const filled = fields.filter((lines) => lines.length > 0);
  const pairs = filled.filter(
    ([first, second]) => first !== undefined && second !== undefined && isAskedAlone(first),
  );
  return pairs.length >= FEWEST && pairs.length >= filled.length * MOSTLY;
}

function withFirstAlone(blocks: readonly Block[]): Block[] {
  const [first, second] = linesIn(blocks);
  if (first === undefined || second === undefined || !isAskedAlone(first)) return [...blocks];
  return blocks.map((block) =>
    block.kind === 'line' && block.line === first
      ? { kind: 'line', line: { ...first, isAlone: true } }
      : block,
  );
}

const isAskedAlone = (line: Line) => {
  const text = textOfLine(line);
  const body = text.replace(/(?:…|\.{3})[\s:]*$/u, '');
  return (
    text.length <= LONGEST &&
    (!ANSWERED.test(text) || (!/\t|\s{3,}/u.test(text) && asksBehindColon(text))) &&
    !hasBox(line) &&
    !hasLeaders(body) &&
    /^[\s\d.)]*\p{Lu}/u.test(text)
  );
};
