/** Foods with the boxes behind them, lists under a preference, and printed lists in which foods are struck. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { answersOf, boxed, hasBox, tidyAnswer } from './answers.js';
import { groupsOf, preferenceOf, type AskedGroups, type Target } from './labels.js';
import { partOf } from './label-split.js';
import { printed, type Question, type SurveyDraft } from './survey-draft.js';
import { textOfLine, typedLine, type Line } from './word-document.js';
import { TICKED, UNTICKED } from './word-text.js';

const BOXES = new RegExp(`[${TICKED}${UNTICKED}]`, 'u');
const OPTION = new RegExp(`([${TICKED}${UNTICKED}])\\s*([^${TICKED}${UNTICKED}]*)`, 'gu');

const YES_NO_QUESTION = /^[\s\d.)]*czy\s/iu;
const BARE_ANSWER = /^(?:tak|nie|czasem|czasami|rzadko|często|owszem|raczej tak|raczej nie)[.!]*$/iu;

/** Reads what a person likes and does not. */
export class TasteLines {
  constructor(private readonly draft: SurveyDraft) {}

  /** "Wątróbka ☐ lubię ☐ czasem ☒ nie": the boxes say how the food before them is liked. */
  readBoxes(line: Line, groups: readonly FoodGroup[]): boolean {
    if (!hasBox(line)) return false;
    const text = boxed(textOfLine(line));
    const start = text.search(BOXES);
    const food = tidyAnswer(text.slice(0, start).replace(/[:–—-]\s*$/u, ''));
    const options = [...text.slice(start).matchAll(OPTION)].map(([, box, name = '']) => ({
      isTicked: box === TICKED,
      preference: preferenceOf(name),
    }));
    const areTastes = options.length >= 2 && options.every(({ preference }) => preference !== undefined);
    const kinds = new Set(options.map(({ preference }) => preference));
    if (!areTastes || kinds.size < 2 || food === '' || !this.isFood(food, groups, text)) return false;
    this.draft.addPrint(text.slice(start), [line.at]);
    const ticked = options.filter(({ isTicked }) => isTicked);
    const [chosen] = ticked;
    if (ticked.length === 1 && chosen?.preference) {
      const known = groupsOf(food) ?? groups;
      this.draft.addTastes(
        { groups: known },
        chosen.preference,
        printed(food),
        [food.toLocaleLowerCase('pl')],
        [line.at],
      );
    } else if (ticked.length > 1) this.draft.addUnplaced(textOfLine(line).trim(), food, [line.at]);
    else this.draft.addPrint(food, [line.at]);
    return true;
  }

  /** "Zgaga ☐ tak ☐ nie" asks about no food: the boxes have to name a taste, or a heading a group. */
  private isFood(food: string, groups: readonly FoodGroup[], text: string): boolean {
    return groups.length > 0 || /lubi|jem|je(?!\p{L})|smakuj/iu.test(text.slice(food.length));
  }

  /** Lists of one preference; a line may name its own group: "Warzywa: cebula, por". */
  add(asked: AskedGroups, preference: Preference, question: Question, lines: readonly Line[]): void {
    const { groups } = asked;
    const label = question.text;
    for (const line of lines) {
      const [, name = ''] = /^\s*([^:]{3,40}):\s*\S/u.exec(textOfLine(line)) ?? [];
      const own = name === '' ? undefined : groupsOf(name);
      if (own) this.draft.addPrint(name, [line.at]);
      const value = own ? partOf(line, textOfLine(line).indexOf(':') + 1) : line;
      const text = textOfLine(value).trim();
      // The name of a group alone is the heading of what follows, or all of it; only a person can tell.
      const isHeading =
        own === undefined && groups.length > 1 && groupsOf(text) !== undefined && lines.length > 1;
      // "Czy lubi Pani ryby?": yes and no are no foods, and a "no" to what is liked is not nothing.
      if (YES_NO_QUESTION.test(label) && BARE_ANSWER.test(text))
        this.draft.addUnplaced(`${label}: ${text}`, label, [line.at]);
      else if (isHeading) this.draft.addUnplaced(text, label, [line.at]);
      else
        this.draft.addTastes(own ? { groups: own } : asked, preference, question, answersOf([value]), [
          line.at,
        ]);
    }
  }

  /** What was read below a label about tastes. */
  close(
    { groups = [], areFromAbove, preference }: Target & { kind: 'taste' },
    question: Question,
    lines: readonly Line[],
  ): void {
    const asked: AskedGroups = areFromAbove ? { groups, areFromAbove } : { groups };
    if (preference) return this.add(asked, preference, question, lines);
    for (const line of lines) {
      // A printed list in which the disliked foods are struck.
      for (const run of line.runs.filter(({ isStruck }) => isStruck)) {
        this.draft.addTastes(asked, 'disliked', question, answersOf([typedLine(run.text, line.at)]), [
          line.at,
        ]);
      }
      for (const answer of answersOf([line])) this.draft.addUnplaced(answer, question.text, [line.at]);
    }
  }
}
