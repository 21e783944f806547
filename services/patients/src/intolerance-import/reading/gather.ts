/** From single results to the categories of a set: repeated results, two views of one test, values out of range. */
import type { IntoleranceCategory, IntoleranceReview } from '@pora/contracts/patients/intolerance-set.model';
import { INTOLERANCE_SET_LIMITS as LIMITS } from '@pora/contracts/patients/intolerance-set.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import { isKnownCategory, isReactivity, tidyHeading, tidyName } from './cell-text.js';
import type { FoundResult, UnreadResult } from './table.js';

/** Category of foods that the report sorts into none. */
export const NO_CATEGORY = 'Bez kategorii';
/** Share of the foods of a section that stand in others as well and make it another view of them. */
const VIEW = 0.6;

interface Item {
  readonly name: string;
  readonly values: number[];
}

interface Section {
  readonly name: string;
  /** Sorted by what the foods are, not by how the patient reacts to them. */
  readonly isGrouped: boolean;
  readonly items: Map<string, Item>;
}

/** Results by category in the order of the file. */
export interface Gathered {
  readonly categories: IntoleranceCategory[];
  readonly repeated: IntoleranceReview['repeated'];
  readonly outOfRange: UnreadResult[];
}

/** A food that stands there twice has its higher result [decisions 53]; in two views of one test it stands once. */
export function gather(found: readonly FoundResult[]): Gathered {
  const { sections, outOfRange } = sectionsOf(found);
  for (const view of viewsAmong(sections)) mergeView(view, sections);
  const filled = sections.filter(({ items }) => items.size > 0);
  return {
    categories: filled.map(({ name, items }) => ({
      name,
      items: [...items.values()].map((item) => ({ name: item.name, value: Math.max(...item.values) })),
    })),
    repeated: filled.flatMap(({ name: category, items }) =>
      [...items.values()]
        .filter(({ values }) => values.length > 1)
        .map(({ name, values }) => ({ category, name, values })),
    ),
    outOfRange,
  };
}

function sectionsOf(found: readonly FoundResult[]): { sections: Section[]; outOfRange: UnreadResult[] } {
  const sections = new Map<string, Section>();
  const outOfRange: UnreadResult[] = [];
  for (const { category, grade, name: printed, value, at } of found) {
    const name = tidyName(printed).slice(0, LIMITS.name);
    if (name === '') {
      outOfRange.push({ category, name: printed, text: String(value), at });
      continue;
    }
    if (value < LIMITS.value.min || value > LIMITS.value.max) {
      outOfRange.push({ category, name, text: String(value), at });
      continue;
    }
    const heading = tidyHeading(category ?? grade ?? NO_CATEGORY).slice(0, LIMITS.name) || NO_CATEGORY;
    const isGrouped = category !== null && !isReactivity(category);
    const section = sections.get(foldText(heading)) ?? { name: heading, isGrouped, items: new Map() };
    sections.set(foldText(heading), section);
    const key = foldText(name);
    const item: Item = section.items.get(key) ?? { name, values: [] };
    section.items.set(key, item);
    if (!item.values.includes(value)) item.values.push(value);
  }
  return { sections: [...sections.values()], outOfRange };
}

/** Sections that show foods of others once more: by reaction, or one long list beside the groups. */
function viewsAmong(sections: readonly Section[]): Section[] {
  const hasGroups = sections.some(({ isGrouped }) => isGrouped);
  const views = new Set(hasGroups ? sections.filter(({ isGrouped }) => !isGrouped) : []);
  const bySize = sections.toSorted((one, other) => other.items.size - one.items.size);
  for (const section of bySize) {
    if (views.has(section) || isKnownCategory(section.name)) continue;
    const others = sections.filter((other) => other !== section && !views.has(other));
    const names = new Set(others.flatMap(({ items }) => [...items.keys()]));
    const twice = [...section.items.keys()].filter((key) => names.has(key)).length;
    if (section.items.size > 1 && twice >= section.items.size * VIEW) views.add(section);
  }
  return [...views];
}

/** What the view says about a food goes to where the food stands; a food that stands nowhere else stays in the view. */
function mergeView(view: Section, sections: readonly Section[]): void {
  for (const [key, { values }] of view.items) {
    const homes = sections.flatMap((section) => (section === view ? [] : (section.items.get(key) ?? [])));
    const [home] = homes;
    if (!home) continue;
    view.items.delete(key);
    for (const value of values) {
      if (!homes.some((each) => each.values.includes(value))) home.values.push(value);
    }
  }
}
