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
import { polishDateOf } from './survey-date.js';
import { groupsOf } from './labels.js';
import { groupOfFood, readTastes } from './tastes.js';

/** What a file holds. */
export interface SurveyReading {
  readonly data: SurveyAnswers;
  readonly review: SurveyReview;
}

/** Collects the answers of one file. */
export class SurveyDraft {
  private readonly answers = new Map<string, { label: string; text: string }[]>();
  private readonly tastes = new Map<string, string[]>();
  private readonly unplaced: { text: string; near: string }[] = [];

  /** Whether nothing at all was understood. */
  get isEmpty(): boolean {
    return this.answers.size === 0 && this.tastes.size === 0;
  }

  has(field: string): boolean {
    return this.answers.has(field);
  }

  addAnswer(field: string, label: string, text: string): void {
    if (text === '') return;
    const known = this.answers.get(field) ?? [];
    if (known.some((one) => one.text === text)) return;
    // A second person in the same file is a question for whoever reviews it.
    const isSingle = field.startsWith('header.') && field !== 'header.visitPurpose';
    if (isSingle && known.length > 0) this.addUnplaced(text, label);
    else this.answers.set(field, [...known, { label, text }]);
  }

  addTastes(
    groups: readonly FoodGroup[],
    preference: Preference,
    label: string,
    answers: readonly string[],
  ): void {
    const { foods, unclear } = readTastes(preference, answers);
    for (const text of unclear) this.addUnplaced(text, label);
    for (const { food, preference: meant } of foods) {
      const group = groups.length === 1 ? groups[0] : (groupNamed(food, groups) ?? groupOfFood(food, groups));
      if (!group) {
        this.addUnplaced(food, label);
        continue;
      }
      const key = `${group}.${meant}`;
      const known = this.tastes.get(key);
      if (known) known.push(food);
      else this.tastes.set(key, [food]);
    }
  }

  addUnplaced(text: string, near: string): void {
    if (/[\p{L}\p{N}]/u.test(text)) this.unplaced.push({ text: text.trim(), near });
  }

  finish(): SurveyReading {
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
      review: { asked: recognised + this.unplaced.length, recognised, unplaced: this.unplaced },
    };
  }

  private section(section: string): Record<string, string> {
    const keys = [...this.answers.keys()].filter(
      (key) => key.startsWith(`${section}.`) && !['header.firstName', 'header.lastName'].includes(key),
    );
    return Object.fromEntries(
      keys.map((key) => [key.slice(section.length + 1), this.text(key, SURVEY_LIMITS.answer)]),
    );
  }

  /** Several answers to one field keep the label of each further one. */
  private text(field: string, most: number): string {
    const found = this.answers.get(field) ?? [];
    const text = found.map((one, at) => (at === 0 ? one.text : `${one.label}: ${one.text}`)).join('\n');
    if (text.length <= most) return text;
    this.addUnplaced(text, found[0]?.label ?? '');
    return '';
  }

  private takeDate(): string {
    const [written] = this.answers.get('header.date') ?? [];
    if (!written) return '';
    const date = polishDateOf(written.text);
    if (date !== undefined && isoOfPolishDate(date) !== undefined) return date;
    this.addUnplaced(written.text, written.label);
    return '';
  }

  private takeName(): string {
    const parts = ['header.firstName', 'header.lastName'].map((field) =>
      this.text(field, SURVEY_LIMITS.answer),
    );
    const whole = this.text('header.fullName', SURVEY_LIMITS.answer);
    const joined = parts.filter((part) => part !== '').join(' ');
    if (whole !== '' && joined !== '' && joined !== whole) this.addUnplaced(joined, '');
    return whole === '' ? joined : whole;
  }

  private tastesOf(group: FoodGroup): Record<Preference, string[]> {
    const lists = PREFERENCES.map((preference) => {
      const foods = this.tastes.get(`${group}.${preference}`) ?? [];
      for (const extra of foods.slice(SURVEY_LIMITS.listEntries)) this.addUnplaced(extra, group);
      return [preference, foods.slice(0, SURVEY_LIMITS.listEntries)] as const;
    });
    return Object.fromEntries(lists) as Record<Preference, string[]>;
  }
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
