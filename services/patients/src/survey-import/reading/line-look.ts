/** How a line is written: what tells the questions of a form from the answers below them. */
import { isEmptyQuestion } from './labels.js';
import { textOfLine, type Line } from './word-document.js';

/** The look of a line. */
export interface Look {
  readonly isBold: boolean;
  /** List and level, or style of a heading. */
  readonly kind: string;
  /** Typed number of a question. */
  readonly number: number | undefined;
  /** Ends like a question or a label. */
  readonly isAsked: boolean;
}

const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\p{L})/u;
const QUESTION_END = /[?*]["”)\]\s]*$/u;
const QUESTION_START =
  /^[\s\d.)]*(?:(?:(?:w|we|z|ze|na|po|do|od|o|u|przy|przez|za|dla)\s+)?(?:czy|jak|jak(?:i|ie|ich|im|imi|a|ą|iej|iego|iemu)|ile|ilu|kto|kogo|komu|kim|co|czego|czemu|czym|gdzie|kiedy|skąd|któr\p{L}+)|dlaczego|od|proszę|prosimy|podaj|opisz|wymień|napisz|wpisz|określ|zaznacz)(?!\p{L})/iu;

/** The look of a line. */
export function lookOf(line: Line): Look {
  const text = textOfLine(line);
  const first = line.runs.find((run) => run.text.trim() !== '');
  const number = NUMBER.exec(text)?.[1];
  return {
    isBold: first?.isMarked ?? false,
    kind: line.kind,
    number: number === undefined ? undefined : Number(number),
    isAsked: /[:?*]["”)\]\s]*$/u.test(text),
  };
}

/** Whether a text ends as only what a form asks does: with a question mark, or the star of an obligatory question. */
export const isQuestion = (text: string) => QUESTION_END.test(text) && /\p{L}/u.test(text);

/** Whether a question is one a form prints, and not a doubt of who filled it in ("laktoza?"). */
export const isPrinted = (text: string) => QUESTION_START.test(text) || isEmptyQuestion(text);

/** Whether something tells this line from an answer. */
export const isDistinct = ({ isBold, kind, number, isAsked }: Look) =>
  isBold || kind !== '' || number !== undefined || isAsked;

/** Whether a line is written as the label above it: the next number, the same list, the same style, bold as well. */
export function isSibling(label: Look, line: Look): boolean {
  if (label.number !== undefined) return line.number === label.number + 1;
  if (label.kind !== '') return line.kind === label.kind;
  return label.isBold && line.isBold && line.kind === '' && line.number === undefined;
}
