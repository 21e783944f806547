/** Answers of a form as they are found, and at the end the survey with what found no place in it. */
import {
  FOOD_GROUPS,
  PREFERENCES,
  SURVEY_LIMITS,
  surveyAnswersSchema,
  type FoodGroup,
  type Preference,
  type SurveyAnswers,
  type SurveyReview,
} from '@pora/contracts/patients/survey.model';
import { isoOfPolishDate } from '@pora/contracts/text/text.model';
import { foldText } from '@pora/text-pl/fold';
import { polishDateOf } from './survey-date.js';
import { Accounting } from './accounting.js';
import { groupsOf, type AskedGroups } from './labels.js';
import type { Line } from './word-document.js';
import { groupOfFood, groupsAround, readTastes } from './tastes.js';

/** What a file holds. */
export interface SurveyReading {
  readonly data: SurveyAnswers;
  readonly review: Omit<SurveyReview, 'document'>;
}

/** What an answer was found at. */
export interface Question {
  /** As the file prints it. */
  readonly text: string;
  /** A known wording explains all of it; the field of any other is a guess that a person has to look at. */
  readonly isTold: boolean;
}

/** What is printed as one of the known wordings: the row of a table of preferences, a label in the page header. */
export const printed = (text: string): Question => ({ text, isTold: true });

/** An answer with the label it was found at, and the lines it stands in. */
interface Answer {
  readonly label: string;
  readonly text: string;
  readonly lines: readonly number[];
}

/** Asked apart, kept as one. */
const NAME_PARTS = new Set(['header.firstName', 'header.lastName']);
const STOOL_LOOK = /(?<![a-z])(?:konsystenc|typ|bristol|kolor|barw|wygl|domieszk|ksztalt)/u;
/** "4. Choroby współistniejące" keeps its words beside another answer, and not its place in the form. */
const NUMBER = /^\s*\d{1,3}[.)]\s+/u;
const BARE_YES = /^tak[.!]?$/iu;

/** Collects the answers of one file. */
export class SurveyDraft {
  /** Answers of each field by their text: the same one twice is one. */
  private readonly answers = new Map<string, Map<string, Answer>>();
  private readonly tastes = new Map<string, { food: string; lines: readonly number[] }[]>();
  /** Questions that each field answers, by their text. */
  private readonly questions = new Map<string, Map<string, Question>>();
  private readonly unplaced: { text: string; near: string; lines: number[] }[] = [];
  private readonly accounting = new Accounting();

  /** Whether nothing at all was understood. */
  get isEmpty(): boolean {
    return this.answers.size === 0 && this.tastes.size === 0;
  }

  has(field: string): boolean {
    return this.answers.has(field);
  }

  /** A question, a heading or another print of the form. */
  addPrint(text: string, lines: readonly number[]): void {
    this.accounting.explain(lines, text);
  }

  addAnswer(field: string, question: Question, text: string, lines: readonly number[]): void {
    if (text === '') return;
    const label = question.text;
    const known = this.answers.get(field) ?? new Map<string, Answer>();
    // A second person in the same file is a question for whoever reviews it; so is a number nobody can dial.
    const isSingle = field.startsWith('header.') && field !== 'header.visitPurpose';
    const isNoPhone = field === 'header.phone' && !/\d/u.test(text);
    const isSame = known.has(text);
    if (!isSame && (isNoPhone || (isSingle && known.size > 0))) return this.addUnplaced(text, label, lines);
    this.accounting.explain(lines, text);
    if (!isSame) known.set(text, { label, text, lines });
    this.keepQuestion(NAME_PARTS.has(field) ? 'header.fullName' : field, question);
    this.answers.set(field, known);
  }

  addTastes(
    { groups, areFromAbove }: AskedGroups,
    preference: Preference,
    question: Question,
    answers: readonly string[],
    lines: readonly number[],
  ): void {
    const label = question.text;
    const { foods, unclear, frame } = readTastes(preference, answers);
    for (const text of frame) this.accounting.explain(lines, text);
    for (const text of unclear) this.addUnplaced(text, label, lines);
    for (const { food, preference: meant } of foods) {
      const among = areFromAbove ? groupsAround(food, groups) : groups;
      const group = among.length === 1 ? among[0] : (groupNamed(food, among) ?? groupOfFood(food, among));
      if (!group) {
        this.addUnplaced(food, label, lines);
        continue;
      }
      this.accounting.explain(lines, food);
      const key = `${group}.${meant}`;
      const known = this.tastes.get(key);
      if (known) known.push({ food, lines });
      else this.tastes.set(key, [{ food, lines }]);
      this.keepQuestion(`preferences.${key}`, question);
    }
  }

  private keepQuestion(field: string, question: Question): void {
    const known = this.questions.get(field) ?? new Map<string, Question>();
    const text = question.text.trim();
    known.set(text, { text, isTold: question.isTold && known.get(text)?.isTold !== false });
    this.questions.set(field, known);
  }

  addUnplaced(text: string, near: string, lines: readonly number[]): void {
    this.accounting.explain(lines, text);
    if (/[\p{L}\p{N}]/u.test(text)) this.unplaced.push({ text: text.trim(), near, lines: [...lines] });
  }

  /** What of these lines nobody took goes to the texts without a field (decision 57). */
  addRest(lines: readonly Line[]): void {
    let near = '';
    for (const line of lines) {
      for (const rest of this.accounting.restOf(line)) this.addUnplaced(rest, near, [line.at]);
      near =
        line.runs
          .map(({ text }) => text)
          .join('')
          .trim()
          .slice(0, 80) || near;
    }
    this.unplaced.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
  }

  finish(): SurveyReading {
    this.partStools();
    const day = this.takeDate();
    const name = this.takeName();
    const data = surveyAnswersSchema.parse({
      header: { ...this.section('header'), date: day, fullName: name },
      medicalHistory: this.section('medicalHistory'),
      gastro: this.section('gastro'),
      nutrition: this.section('nutrition'),
      constraints: this.section('constraints'),
      preferences: Object.fromEntries(FOOD_GROUPS.map((group) => [group, this.tastesOf(group)])),
      patientNotes: this.text('patientNotes', SURVEY_LIMITS.notes),
    });
    const recognised = countFilled(data);
    return {
      data,
      review: {
        asked: recognised + this.unplaced.length,
        recognised,
        unplaced: this.unplaced,
        sources: this.sources(data),
      },
    };
  }

  /** Beside an answer of how often, the look of stools has no place in its field; alone it tells more than nothing. */
  private partStools(): void {
    const field = 'gastro.bowelFrequency';
    const found = this.answersTo(field);
    const looks = found.filter(({ label }) => STOOL_LOOK.test(foldText(label)));
    if (looks.length === 0 || looks.length === found.length) return;
    const own = this.answers.get(field);
    for (const { text } of looks) own?.delete(text);
    for (const { label, text, lines } of looks) this.addUnplaced(`${label}: ${text}`, label, lines);
  }

  private answersTo(field: string): Answer[] {
    return [...(this.answers.get(field)?.values() ?? [])];
  }

  /** For each filled field the lines its answer was taken from. */
  private sources(data: SurveyAnswers): SurveyReading['review']['sources'] {
    const found = new Map<string, Set<number>>();
    const add = (field: string, lines: readonly number[]) => {
      const known = found.get(field) ?? new Set();
      for (const line of lines) known.add(line);
      found.set(field, known);
    };
    for (const [field, answers] of this.answers) {
      for (const { lines } of answers.values()) add(NAME_PARTS.has(field) ? 'header.fullName' : field, lines);
    }
    for (const [key, foods] of this.tastes) for (const { lines } of foods) add(`preferences.${key}`, lines);
    return [...found]
      .filter(([field]) => isFilled(data, field))
      .map(([field, lines]) => ({
        field,
        lines: [...lines].toSorted((a, b) => a - b),
        questions: [...(this.questions.get(field)?.values() ?? [])],
      }));
  }

  private section(section: string): Record<string, string> {
    const keys = [...this.answers.keys()].filter(
      (key) => key.startsWith(`${section}.`) && !NAME_PARTS.has(key),
    );
    return Object.fromEntries(
      keys.map((key) => [key.slice(section.length + 1), this.text(key, SURVEY_LIMITS.answer)]),
    );
  }

  /** Several answers to one field keep the label of each further one. */
  private text(field: string, most: number): string {
    const found = this.answersTo(field);
    const text = joined(found);
    if (text.length <= most) return text;
    this.addUnplaced(
      text,
      found[0]?.label ?? '',
      found.flatMap(({ lines }) => lines),
    );
    return '';
  }

  private takeDate(): string {
    const [written] = this.answersTo('header.date');
    if (!written) return '';
    const date = polishDateOf(written.text);
    if (date !== undefined && isoOfPolishDate(date) !== undefined) return date;
    this.addUnplaced(written.text, written.label, written.lines);
    return '';
  }

  private takeName(): string {
    const parts = [...NAME_PARTS].map((field) => this.text(field, SURVEY_LIMITS.answer));
    const whole = this.text('header.fullName', SURVEY_LIMITS.answer);
    const joined = parts.filter((part) => part !== '').join(' ');
    if (whole !== '' && joined !== '' && joined !== whole) this.addUnplaced(joined, '', []);
    return whole === '' ? joined : whole;
  }

  private tastesOf(group: FoodGroup): Record<Preference, string[]> {
    const lists = PREFERENCES.map((preference) => {
      const foods = this.tastes.get(`${group}.${preference}`) ?? [];
      for (const { food, lines } of foods.slice(SURVEY_LIMITS.listEntries))
        this.addUnplaced(food, group, lines);
      return [preference, foods.slice(0, SURVEY_LIMITS.listEntries).map(({ food }) => food)] as const;
    });
    return Object.fromEntries(lists) as Record<Preference, string[]>;
  }
}

/** "Tak" and what is said behind it are one answer; any other further answer keeps its question. */
function joined([first, ...further]: readonly Answer[]): string {
  if (!first) return '';
  const written = further.map(({ label, text }) =>
    text.startsWith(label) ? text : `${label.replace(NUMBER, '')}: ${text}`,
  );
  const [second] = further;
  if (second === undefined || !BARE_YES.test(first.text) || second.text.startsWith(second.label))
    return [first.text, ...written].join('\n');
  return [`${first.text.replace(/[.!]$/u, '')}, ${second.text}`, ...written.slice(1)].join('\n');
}

function isFilled(data: SurveyAnswers, field: string): boolean {
  let at: unknown = data;
  for (const key of field.split('.')) at = (at as Record<string, unknown>)[key];
  return Array.isArray(at) ? at.length > 0 : at !== '';
}

function countFilled(value: unknown): number {
  if (typeof value === 'string') return value === '' ? 0 : 1;
  if (Array.isArray(value)) return value.length > 0 ? 1 : 0;
  return Object.values(value as object).reduce((sum: number, part) => sum + countFilled(part), 0);
}

/** The group an entry names as a whole: "owoce morza", in a list under no group, or under several with this one. */
function groupNamed(entry: string, among: readonly FoodGroup[]): FoodGroup | undefined {
  const [group, ...others] = groupsOf(entry) ?? [];
  if (!group || others.length > 0) return undefined;
  return among.length === 0 || among.includes(group) ? group : undefined;
}
