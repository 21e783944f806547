/** Where in a form a label stands: below which part of it, which groups of foods, and which preference. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { FOREIGN, type Target } from './labels.js';
import { asksForAnyFood } from './taste-words.js';
import { isOthers } from './yes-no.js';

/** The headings a form is below of, and what they make of a label. */
export class FormContext {
  private part = '';
  private foodGroups: readonly FoodGroup[] = [];
  /** The groups stand in a heading, and were not only asked for. */
  private isHeading = false;
  private preference: Preference | undefined;

  /** The part of the form; empty outside of all. */
  get section(): string {
    return this.part;
  }

  /** The groups of the heading above. */
  get groups(): readonly FoodGroup[] {
    return this.foodGroups;
  }

  /** The heading of a part ends all that stood above it. */
  enterSection(section: string): void {
    this.part = section;
    this.foodGroups = [];
    this.preference = undefined;
  }

  /** What looked like a heading was a question. */
  leaveSection(): void {
    this.part = '';
  }

  /** The groups a heading names for what is below it. */
  enterGroups(groups: readonly FoodGroup[]): void {
    this.foodGroups = groups;
    this.isHeading = true;
  }

  /** "Produkty, których nie tkniesz" or "Jajka" that was answered itself is no heading of what is asked next. */
  endHeading({ groups = [] }: Target & { kind: 'taste' }): void {
    if (groups.length > 0) this.isHeading = false;
    else this.preference = undefined;
  }

  /** A preference below a group is about it, and a group below a preference too; "Uwagi" among complaints are complaints. */
  targetOf(target: Target, label?: string): Target {
    const isOfNotes = target.kind === 'field' && target.field === 'patientNotes';
    if (isOfNotes && this.part === 'gastro' && isShort(label))
      return { kind: 'field', field: 'gastro.other' };
    if (target.kind !== 'taste') {
      this.foodGroups = [];
      if (this.part !== 'gastro' && isOthers(label)) return FOREIGN;
      return target;
    }
    return this.tasteInContext(target, label);
  }

  private tasteInContext(target: Target & { kind: 'taste' }, label?: string): Target {
    if (target.groups) {
      this.foodGroups = target.groups;
      this.isHeading = target.preference === undefined;
      const preference = target.preference ?? this.preference;
      return { kind: 'taste', groups: target.groups, ...(preference && { preference }) };
    }
    const isAbove = this.preference !== undefined || this.foodGroups.length === 0;
    if (isAbove) {
      this.preference = target.preference;
      this.foodGroups = [];
    }
    // "Jakie kasze lubisz?", "Produkty, których nie lubisz": the second asks for foods of any kind.
    const groups = !this.isHeading && asksForAnyFood(label) ? [] : this.foodGroups;
    if (groups.length === 0) return { ...target, groups };
    return { ...target, groups, areFromAbove: this.isHeading ? 'heading' : 'question' };
  }
}

/** "O czym jeszcze powinnam wiedzieć?" asks for notes wherever it stands. */
const isShort = (label = '') => label.trim().split(/\s+/u).length <= MOST_WORDS;
const MOST_WORDS = 3;
