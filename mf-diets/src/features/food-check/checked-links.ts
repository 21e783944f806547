import { type Food, type FoodPatch } from '@pora/contracts/catalog/food.model';
import { certaintyOf } from '@pora/contracts/catalog/allergen-certainty';
import { ALLERGEN_LABELS, type Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { type Intolerance, type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { type CheckedFood, doubtedAllergens, FoodCheck, type FoodLink } from '@pora/engine/safety/food-check';
import { LinkProposer, reasonInWords } from '@pora/engine/safety/propose-links';
import { foodCheckStrings as t } from './food-check.strings.js';
import { type WaitingFood } from './waiting-foods.js';

/** An elevated result of which nobody knows whether the food holds it, or an entry of the survey. */
export interface AskedItem extends FoodLink {
  value: number | undefined;
  isEntry: boolean;
}

/** What is known when a food is looked at. */
export interface FoodFacts {
  food: Food;
  saved: readonly IntoleranceMapping[];
  dictionary: readonly Intolerance[];
  results: readonly { name: string; value: number }[];
  asked: readonly AskedItem[];
}

type Read = Omit<FoodFacts, 'asked'>;

/** Everything nobody knows of the food; of results the check of a plan names the first few alone. */
export function askedItems({ food, saved, dictionary, results }: Read, waiting: WaitingFood): AskedItem[] {
  const nameOf = new Map(dictionary.map(({ key, name }) => [key, name]));
  const told = waiting.asked.map(({ cause, value, isEntry }) => ({
    ...{ key: cause, name: isEntry ? t.entry(cause) : (nameOf.get(cause) ?? cause), value, isEntry },
  }));
  const { unknown } = new FoodCheck(results, dictionary).of(food, linksOf(saved));
  if (unknown.length === 0) return told;
  return [...unknown.map((item) => ({ ...item, isEntry: false })), ...told.filter(({ isEntry }) => isEntry)];
}

const linksOf = (saved: FoodFacts['saved']): FoodLink[] =>
  saved.map(({ intolerance, intoleranceName }) => ({ key: intolerance, name: intoleranceName }));

/** One item of the dictionary beside the food. */
export interface LinkLine extends FoodLink {
  reason: string;
  /** The patient's result. */
  value: number | undefined;
  ticked: boolean;
}

/** What the person says of the food: what is ticked, or that nothing of what was asked is in it. */
export type Answer = 'links' | 'none';

/** The links there are, those proposed (decision 73) and those that were added; `choices` is what the person says of each. */
export function linkLines(facts: FoodFacts, choices: ReadonlyMap<string, boolean>): LinkLine[] {
  const { food, saved, dictionary, results, asked } = facts;
  const check = new FoodCheck(results, dictionary);
  const wanted = new Set(asked.map(({ key }) => key));
  const lines = new Map<string, LinkLine>();
  const add = ({ key, name }: FoodLink, reason: string, ticked: boolean) => {
    if (lines.has(key)) return;
    lines.set(key, { key, name, reason, value: check.valueOf(key), ticked: choices.get(key) ?? ticked });
  };
  for (const link of linksOf(saved)) add(link, t.reasons.linked, true);
  for (const proposal of new LinkProposer(dictionary).for(food)) {
    // A food that somebody has linked is linked to nothing by itself but what is asked about here.
    const isOpen = saved.length === 0 || wanted.has(proposal.key);
    add(proposal, reasonInWords(proposal.reason, ALLERGEN_LABELS), proposal.ticked && isOpen);
  }
  for (const entry of dictionary) if (choices.has(entry.key)) add(entry, t.reasons.added, true);
  // What is asked stands first.
  return [...lines.values()].sort((a, b) => Number(wanted.has(b.key)) - Number(wanted.has(a.key)));
}

/** What the person says of the food: the links as they are ticked, and allergens it holds beside those it declares. */
export interface Said {
  lines: readonly LinkLine[];
  added: ReadonlySet<Allergen>;
}

/** The food as it is after the answer, for this patient. */
export function outcomeOf(facts: FoodFacts, answer: Answer, said: Said, today: string): CheckedFood {
  const { food, saved, dictionary, results } = facts;
  const check = new FoodCheck(results, dictionary);
  const allergenInfo = { ...food.allergenInfo, ...statementOf(facts, answer, said, today) };
  const links = answer === 'links' ? said.lines.filter(({ ticked }) => ticked) : linksOf(saved);
  return check.of({ ...food, allergenInfo }, links);
}

/** What is sent to the food base. */
export function changeOf(facts: FoodFacts, answer: Answer, said: Said, today: string): FoodPatch {
  const allergenInfo = statementOf(facts, answer, said, today);
  if (answer === 'none') return { allergenInfo };
  const keys = said.lines.flatMap(({ key, ticked }) => (ticked ? [key] : []));
  return { intoleranceKeys: keys, ...(said.added.size > 0 && { allergenInfo }) };
}

/** What the food says of its allergens after the answer. */
function statementOf(facts: FoodFacts, answer: Answer, { added }: Said, today: string) {
  const { allergenInfo: info } = facts.food;
  if (answer === 'none') {
    const allergens = keptOf(facts);
    // Somebody has looked: what is not named is not in it, and what is named stays as sure as it was.
    const certainty = Object.fromEntries(allergens.map((one) => [one, certaintyOf(info, one)]));
    return { allergens, certainty, confidence: 'pewny' as const, verifiedAt: today };
  }
  if (added.size === 0) return {};
  const sure = Object.fromEntries([...added].map((one) => [one, 'pewny' as const]));
  return {
    allergens: [...new Set([...info.allergens, ...added])],
    certainty: { ...info.certainty, ...sure },
  };
}

/** Without what was doubted of the asked items. */
function keptOf({ food: { allergenInfo }, dictionary, asked }: FoodFacts): Allergen[] {
  const doubted = new Set(doubtedAllergens(allergenInfo, asked, dictionary));
  return allergenInfo.allergens.filter((one) => !doubted.has(one));
}

/** The allergens the food keeps when nothing of what was asked is in it. */
export function keptAllergens(facts: FoodFacts): string[] {
  return keptOf(facts).map((one) => ALLERGEN_LABELS[one]);
}
