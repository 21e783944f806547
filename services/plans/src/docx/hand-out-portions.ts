import { AlignmentType, HeadingLevel, Paragraph, TextRun } from 'docx';
import { dishRuns, insteadOfRuns, line, partHeading, pieceRun, sideNote } from './hand-out-layout.js';
import { pictureLine, type PictureFiles } from './hand-out-picture.js';
import { cell, fixedTable, row, type FixedTable } from './hand-out-table.js';
import type { HandOut, PrintedPortions } from '@pora/contracts/plans/hand-out.model';
import { BODY_WIDTH, hairline, INK, rule, STYLE } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

const AMOUNT = 1500;
const WIDTHS = [BODY_WIDTH - 2 * AMOUNT, AMOUNT, AMOUNT] as const;

/** Dishes cooked once for several portions; none when the plan has no such dish. */
export function layOutPortions({ portions }: HandOut, files: PictureFiles): (Paragraph | FixedTable)[] {
  if (portions.length === 0) return [];
  return [
    partHeading(strings.severalPortions),
    line(STYLE.quiet, strings.severalPortionsText),
    ...portions.flatMap((dish) => layOutDish(dish, files)),
  ];
}

/** Everything of a dish keeps with what follows, so that it stands on one page where it fits. */
function layOutDish(
  { name, without, portions, when, ...dish }: PrintedPortions,
  files: PictureFiles,
): (Paragraph | FixedTable)[] {
  const { food, eat, cook } = strings.portionColumns;
  const head = row(
    cells(
      [food, eat, cook].map((text) => [new TextRun(text)]),
      STYLE.columnHead,
      rule,
    ),
  );
  const rows = dish.ingredients.map((item) =>
    row(
      cells(
        [
          [new TextRun({ text: item.name, color: INK.text }), ...insteadOfRuns(item.insteadOf)],
          [new TextRun(item.eat)],
          [new TextRun({ text: item.cook, bold: true, color: INK.text })],
        ],
        STYLE.cell,
        hairline,
      ),
    ),
  );
  const last = dish.paragraphs.length - 1;
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_3, children: dishRuns(name, without) }),
    line(
      STYLE.quiet,
      [new TextRun({ text: portions, bold: true, color: INK.accent }), new TextRun(` · ${when}`)],
      { keepNext: true },
    ),
    ...pictureLine({ name, ...dish }, files),
    fixedTable(WIDTHS, [head, ...rows]),
    ...(dish.note === undefined ? [] : [sideNote(dish.note, { keepNext: true })]),
    ...dish.paragraphs.map((pieces, index) =>
      line(STYLE.step, pieces.map(pieceRun), { keepNext: index < last }),
    ),
  ];
}

const cells = (texts: readonly TextRun[][], style: string, bottom: typeof hairline | typeof rule) =>
  texts.map((runs, index) =>
    cell([line(style, runs, { keepNext: true, ...(index > 0 && { alignment: AlignmentType.RIGHT }) })], {
      width: WIDTHS[index] ?? AMOUNT,
      first: index === 0,
      last: index === 2,
      rules: { bottom },
    }),
  );
