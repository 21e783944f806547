/** Lines as the reader of forms expects them: round boxes as boxes, one question a line, and what only goes on as going on. */
import { boxed } from './answers.js';
import { partOf } from './label-split.js';
import { withHabits } from './form-habits.js';
import { linesOf, textOfLine, type Block, type Line } from './word-document.js';
import { TICKED, UNTICKED } from './word-text.js';

/** A round box is one only in a document that ticks some: elsewhere the empty ring is a bullet. */
const TICKED_ROUND = /[◉⦿🔘]/u;
const ROUND = /[◉⦿🔘○◯⚪]/gu;
const WIDE_GAP = /\t+\s*|\s{3,}/gu;
const BEGINS_LABEL = new RegExp(
  `^\\p{L}[^:${TICKED}${UNTICKED}]{1,40}(?::|[${TICKED}${UNTICKED}])|^tel\\.\\s*[(+\\d]`,
  'iu',
);
const IF_YES = /^\s*(?:je[śs]li|je[żz]eli)\s+tak\b[^:]{0,40}:\s*(?=\S)/iu;
/** Far more than a line of a form asks. */
const MOST_PARTS = 12;

/** The blocks with their lines made ready. */
export function preparedBlocks(blocks: readonly Block[]): Block[] {
  const isRound = linesOf(blocks).some((line) => TICKED_ROUND.test(textOfLine(line)));
  const prepare = (line: Line): Line[] =>
    partsOf(isRound ? withBoxes(line) : line)
      .map(withColon)
      .map(withoutIfYes);
  return withHabits(each(blocks, prepare));
}

function each(blocks: readonly Block[], prepare: (line: Line) => Line[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'line') return prepare(block.line).map((line) => ({ kind: 'line', line }));
    const rows = block.rows.map((row) => row.map((cell) => ({ blocks: each(cell.blocks, prepare) })));
    return [{ kind: 'table', rows }];
  });
}

const withBoxes = (line: Line): Line => ({
  ...line,
  runs: line.runs.map((run) => ({
    ...run,
    text: run.text.replace(ROUND, (sign) => (TICKED_ROUND.test(sign) ? TICKED : UNTICKED)),
  })),
});

/** "Palenie ☒ nie ☐ tak     Alkohol ☐ nie ☒ tak": every part asks for itself. */
function partsOf(line: Line): Line[] {
  const text = textOfLine(line);
  const gaps = [...text.matchAll(WIDE_GAP)].map(({ index, 0: gap }) => ({
    from: index,
    to: index + gap.length,
  }));
  if (gaps.length === 0 || gaps.length > MOST_PARTS) return [line];
  const starts = gaps.filter(({ to }) => BEGINS_LABEL.test(boxed(text.slice(to))));
  if (starts.length === 0 || !BEGINS_LABEL.test(boxed(text))) return [line];
  const bounds = [0, ...starts.map(({ to }) => to), text.length];
  return bounds.slice(1).map((to, at) => {
    const part = partOf(line, bounds[at] ?? 0, to);
    return at === 0 ? part : { ...part, isFirst: true, isListed: false };
  });
}

/** "tel. (17) 855 40 12" forgot its colon. */
function withColon(line: Line): Line {
  const text = textOfLine(line);
  if (!/^\s*tel\.?\s*[(+\d]/iu.test(text)) return line;
  const rest = partOf(line, /^\s*tel\.?/iu.exec(text)?.[0].length ?? 0);
  return { ...line, runs: [{ text: 'Tel: ', isStruck: false, isMarked: false }, ...rest.runs] };
}

/** "jeśli tak – wpisz: gorczyca" below a question goes on with its answer. */
function withoutIfYes(line: Line): Line {
  const lead = IF_YES.exec(textOfLine(line))?.[0];
  return lead === undefined ? line : { ...partOf(line, lead.length), isFirst: false, isListed: false };
}
