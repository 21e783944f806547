/** Weighs what a question is about when no wording explains it: ideas of its words, and which of them together ask for a field. */
import { COMPLAINT_WORDS, NEUTRAL_WORDS } from './label-companions.data.js';
import { EMPTY_WORDS, WEAK_WORDS } from './label-words.data.js';
import { matchLabel, type Target } from './labels.js';
import { clearField, surelyLike } from './question-decision.js';
import { likenessOf } from './question-likeness.js';
import { foodsAskedFor, tasteOf } from './question-tastes.js';
import { IDEAS, RULES } from './question-topics.data.js';
import { stands, wordsOf, type Word } from './question-words.js';
import { withSigns } from './taste-words.js';
import { wordTest } from './word-patterns.js';

const OTHER_PEOPLE = ['someoneElse', 'parent', 'kin'];
/** "Dlaczego wybierasz catering?" asks for a reason, whatever it is about. */
const WHY = /^(?:dlaczego|czemu)$/u;
const REASONS = new Set(['header.visitPurpose', '']);
/** How much like the questions of a field another opinion has to be to turn what a wording found. */
const CLEARLY_LIKE = 0.8;
/** Longest question that is weighed, in words. */
const MOST_WORDS = 40;
/** "(1–10)" asks for a mark, which no field of the survey holds. */
const SCALE = /(?<!\d)[01]\s?(?:[–-]|do)\s?10(?!\d)/u;

const isNeutral = wordTest(`${EMPTY_WORDS} ${WEAK_WORDS} ${NEUTRAL_WORDS} ${COMPLAINT_WORDS}`);

/** Words that follow each other, and the idea they name. */
interface Pattern {
  readonly idea: string;
  readonly pattern: readonly string[];
}
/** Patterns of ideas by the letter their first word begins with. */
const BY_LETTER = new Map<string, Pattern[]>();
for (const [idea, list] of Object.entries(IDEAS)) {
  for (const one of list.split(/\s+/u)) {
    const alike = BY_LETTER.get(one.charAt(0)) ?? [];
    alike.push({ idea, pattern: one.split('_') });
    BY_LETTER.set(one.charAt(0), alike);
  }
}

interface Rule {
  readonly field: string;
  readonly weight: number;
  readonly needed: readonly string[];
  /** Must not be there. */
  readonly refused: readonly string[];
  /** Must not be as much what is asked. */
  readonly lesser: readonly string[];
}

const withSign = (ideas: readonly string[], sign: string) =>
  ideas.filter((idea) => idea.startsWith(sign)).map((idea) => idea.slice(1));

const ALL_RULES: readonly Rule[] = RULES.flatMap(([field, list]) =>
  list.split('|').map((text) => {
    const [weight, ...ideas] = text.trim().split(/\s+/u);
    return {
      field,
      weight: Number(weight),
      needed: ideas.filter((idea) => /^[a-z]/iu.test(idea)),
      refused: withSign(ideas, '-'),
      lesser: withSign(ideas, '~'),
    };
  }),
);

/** What a question asks for; undefined where nothing, or too much, speaks for it. */
export function targetOfQuestion(label: string): Target | undefined {
  const { taste, topic: field } = aboutOf(label);
  if (taste) return taste;
  return field === undefined || field === '' ? undefined : { kind: 'field', field };
}

/** Fields that are an hour of the day. */
const HOURS = new Set(['constraints.dayStart', 'constraints.dayEnd']);
/** Fields that name illnesses and medicines. */
const LISTS = new Set([
  'medicalHistory.currentChronic',
  'medicalHistory.currentMeds',
  'medicalHistory.pastMeds',
]);

/** Fields of one idea at two times: a word turns the one into the other. */
const TIMES = [
  ['medicalHistory.currentChronic', 'medicalHistory.pastChronic'],
  ['medicalHistory.currentMeds', 'medicalHistory.pastMeds'],
] as const;

/**
 * A second opinion of what a wording found that explains only part of a label, the empty field standing for what no survey asks:
 * another time of the same is what is asked, and where the whole question is about something else, nobody knows.
 */
export function secondOpinion(label: string, field: string): string | undefined {
  if (SINCE.test(label)) return undefined;
  const match = matchLabel(label);
  const kind = match?.score === 1 ? undefined : match?.target.kind;
  // What nobody asks for may still be about something: "Cukrzyca u rodziców" is no question about parents.
  if (field === '') return kind === 'foreign' ? topicOf(label) || undefined : undefined;
  if (kind !== 'field' || match?.target.kind !== 'field' || match.target.field !== field) return field;
  const about = aboutOf(label);
  if (isOfElse(about, field)) return undefined;
  const { topic: other } = about;
  return other === undefined || other === field ? field : turnedTo(other, field, label);
}

/** Foods, or how long something takes, are asked for, and not this. */
const isOfElse = ({ isOfFoods, length }: About, field: string) =>
  (isOfFoods && !mayAskOfFoods(field)) ||
  (length !== 'no' && HOURS.has(field)) ||
  (length === 'whole' && LISTS.has(field));

const ANYTHING_ELSE = /okoliczno|(?<!\p{L})(?:inn[eay]|jeszcze|dodatkow|pozosta)/iu;
/** "Inne dolegliwości": whatever has not been asked for yet. */
export const asksForAnythingElse = (label: string) => ANYTHING_ELSE.test(label);

/** What becomes of a field whose question is about another one as a whole. */
function turnedTo(other: string, field: string, label: string): string | undefined {
  const [likest] = likenessOf(label);
  // "Inne okoliczności zdrowotne, o których powinnam wiedzieć" asks for what nobody has asked yet.
  if (field === 'patientNotes' && asksForAnythingElse(label)) return field;
  if (other === '') return undefined;
  if (likest?.field === other && likest.sure >= CLEARLY_LIKE) return other;
  // Nothing else is answered by a name alone.
  if (other === 'header.fullName') return other;
  const areBoth = (section: string) => field.startsWith(section) && other.startsWith(section);
  if (areBoth('header.')) return field;
  // What is wrong with the belly is told apart by wordings only.
  if (areBoth('gastro.')) return other === 'gastro.intolerances' ? other : field;
  const areTimes = TIMES.some((times) => [field, other].every((one) => times.some((time) => time === one)));
  return areTimes ? other : undefined;
}

/**
 * The list of foods that a label asks for, though the wording of something else explains part of it, or the name of the group
 * alone: "Mięso – tak", "Pieczywo, którego nie przełknę".
 */
export function tasteBehind(label: string): Target | undefined {
  const match = matchLabel(label);
  const isOpen = match?.target.kind === 'taste' ? match.target.preference === undefined : match?.score !== 1;
  return isOpen ? aboutOf(label).taste : undefined;
}

/** Whether a question asks for medicines and for supplements, as one list. */
export const asksForBothLists = (label: string): boolean => MEDICINES.test(label) && SUPPLEMENTS.test(label);

/** "O której wstajesz i o której kładziesz się spać?": two questions in one, and nobody can tell which half is answered where. */
export function asksForTwo(label: string): boolean {
  const [first = '', second = '', ...more] = label.replaceAll(/\([^)]*\)/gu, ' ').split(SECOND_QUESTION);
  if (asksForBothLists(label)) return true;
  const { ideas } = ideasOf(wordsOf(label));
  if (ideas.has('wake') && ideas.has('rest')) return true;
  if (second === '' || more.length > 0) return asksForTwoThings(label);
  const [one, other] = [first, second].map(fieldAskedBy);
  return one !== undefined && other !== undefined && one !== other;
}

/** "Choroby przewlekłe i przyjmowane leki"; what is wrong with the belly is often asked for together. */
function asksForTwoThings(label: string): boolean {
  // "Choroby i operacje w przeszłości": the time behind both makes them one.
  const whole = matchLabel(label);
  const isOne = whole?.isWhole === true && whole.target.kind === 'field';
  if (isOne && whole.target.field === topicOf(label)) return false;
  const parts = label.split(/\s+(?:i|oraz)\s+/iu);
  const fields = parts.map((part) => {
    const match = matchLabel(part);
    return match?.score === 1 && match.target.kind === 'field' ? match.target.field : '';
  });
  const sections = fields.map((field) => field.split('.')[0]);
  return (
    parts.length === 2 &&
    fields.every(Boolean) &&
    fields[0] !== fields[1] &&
    !(sections[0] === sections[1] && SAID_TOGETHER.has(sections[0] ?? ''))
  );
}
const SAID_TOGETHER = new Set(['gastro', 'header', 'constraints']);
/** "Jakie leki, zioła i suplementy?" asks for both lists. */
const MEDICINES = /(?<!\p{L})lek(?:i|ów|arstw\p{L}*)(?!\p{L})/iu;
const SUPPLEMENTS = /suplement|zioł/iu;
const SECOND_QUESTION =
  /\s+(?:i|oraz|a)\s+(?=(?:o|od|do|na|w|po|z)?\s?(?:jak|ile|ilu|kt[óo]r|kiedy|co\s|czy\s|czym|gdzie))/iu;

function fieldAskedBy(part: string): string | undefined {
  const match = matchLabel(part);
  return match?.target.kind === 'field' ? match.target.field : topicOf(part) || undefined;
}

/** Whether a text is about something that forms ask, also what the survey does not. */
export const isWeighed = (text: string) =>
  [aboutOf(text).taste, aboutOf(text).topic].some((found) => found !== undefined);

/** Whether a question asks how long something takes. */
type Length = 'whole' | 'partly' | 'no';

/** What a question turned out to be about; several readers ask for the same one. */
interface About {
  readonly taste: Target | undefined;
  readonly topic: string | undefined;
  /** Foods are what it asks for: how they are liked, or whether they hurt, and nothing else. */
  readonly isOfFoods: boolean;
  /** It asks how long or how much, and for no hour: "Jak długo zasypiasz?", "Jak długo się Pan leczy?". */
  readonly length: Length;
}
const MOST_KNOWN = 5_000;
const known = new Map<string, About>();

function aboutOf(label: string): About {
  const found = known.get(label);
  if (found) return found;
  const words = wordsOf(label);
  const named = ideasOf(words);
  const isOfFoods = foodsAskedFor(words).size > 0;
  const signed = withSigns(label);
  const about = {
    taste: tasteOf(signed === label ? words : wordsOf(signed), named.ideas),
    topic: weigh(label, words, named, isOfFoods),
    isOfFoods,
    length: lengthAsked(words, named),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(label, about);
  return about;
}

function lengthAsked(words: readonly Word[], { ideas }: Named): Length {
  if (words[0]?.text === 'jak' && words[1]?.text === 'dlugo') return 'whole';
  return ideas.has('count') && !ideas.has('hour') ? 'partly' : 'no';
}

/** The field a question asks for; empty for what the survey does not ask, undefined when nothing or too much speaks for it. */
export const topicOf = (label: string): string | undefined => aboutOf(label).topic;

/** Whether a question for foods may ask for this field. */
const mayAskOfFoods = (field: string) => field === '' || OF_FOODS.has(field);
const OF_FOODS = new Set(['gastro.intolerances', 'gastro.allergies']);

function weigh(
  label: string,
  words: readonly Word[],
  { ideas, known }: Named,
  isOfFoods: boolean,
): string | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const isOtherThing = ideas.has('otherThing') && !ideas.has('fullName');
  if (isOtherThing || SCALE.test(label)) return '';
  const scores = scoresOf(words, ideas, known);
  const likest = likenessOf(label);
  if (isOfFoods) return clearField(scores, likest, mayAskOfFoods);
  if (SINCE.test(label)) return '';
  if (WHY.test(words[0]?.text ?? '')) return clearField(scores, likest, (field) => REASONS.has(field));
  const isOfOthers = OTHER_PEOPLE.some((idea) => ideas.has(idea));
  // Where the rules are of two minds, a question that is just like those of one field asks for it.
  return clearField(scores, likest) ?? (isOfOthers ? undefined : surelyLike(likest));
}

/** "Od kiedy występują dolegliwości?", "Od jak dawna nie je Pani mięsa?": no field holds since when. */
const SINCE = /^\s*(?:\d{1,3}[.)]\s*)?od\s+(?:kiedy(?!\s+do)|jak\s+dawna|ilu\s+lat)(?!\p{L})/iu;

/** How much speaks for each field by the rules. */
function scoresOf(
  words: readonly Word[],
  ideas: ReadonlyMap<string, number>,
  known: ReadonlySet<number>,
): Map<string, number> {
  const share = shareKnown(words, known);
  const scores = new Map<string, number>();
  for (const { field, weight, needed, refused, lesser } of ALL_RULES) {
    const factor = Math.min(...needed.map((idea) => ideas.get(idea) ?? 0));
    if (factor === 0 || refused.some((idea) => ideas.has(idea))) continue;
    // An example in brackets does not turn the question.
    if (lesser.some((idea) => (ideas.get(idea) ?? 0) >= factor)) continue;
    const score = weight * factor * (LEAST_SHARE + (1 - LEAST_SHARE) * share);
    if (score > (scores.get(field) ?? 0)) scores.set(field, score);
  }
  return scores;
}

/** What is left of a weight when hardly a word of the question is known. */
const LEAST_SHARE = 0.35;

/** Endings of words that only tell what kind something is. */
const ADJECTIVE = /(?:ego|emu|ych|ymi|[nw][eay]|nej|wej|sk[iae]|skie)$/u;

/** Share of the telling words that some idea holds. */
function shareKnown(words: readonly Word[], known: ReadonlySet<number>): number {
  let own = 0;
  let all = 0;
  for (const [at, { text, factor }] of words.entries()) {
    const isKnown = known.has(at);
    if (!isKnown && !isTelling(text, factor)) continue;
    // What kind of illness or of food it is turns a question less than another thing it names.
    const weight = !isKnown && ADJECTIVE.test(text) ? 0.5 : 1;
    all += weight;
    if (isKnown) own += weight;
  }
  return all === 0 ? 0 : own / all;
}

/** Ideas that a question names, each with how much it is what is asked, and the places of the words that name them. */
interface Named {
  readonly ideas: ReadonlyMap<string, number>;
  readonly known: ReadonlySet<number>;
}

function ideasOf(words: readonly Word[]): Named {
  const texts = words.map(({ text }) => text);
  const ideas = new Map<string, number>();
  const known = new Set<number>();
  const persons = new Set<number>();
  const dates = new Set<number>();
  for (const [at, { text, factor }] of words.entries()) {
    for (const { idea, pattern } of beginningWith(text)) {
      if (!stands(pattern, texts, at)) continue;
      for (const next of pattern.keys()) known.add(at + next);
      if (idea === 'person' || idea === 'past') persons.add(at);
      if (idea === 'date') dates.add(at);
      ideas.set(idea, Math.max(ideas.get(idea) ?? 0, factor));
    }
  }
  if (isOnlyPerson(words, persons)) ideas.set('onlyPerson', 1);
  if (shareKnown(words, known) === 1) ideas.set('whole', 1);
  if (dates.size > 0 && words.every(({ text, factor }, at) => dates.has(at) || !isTelling(text, factor)))
    ideas.set('onlyDate', 1);
  return { ideas, known };
}

const beginnings = new Map<string, readonly Pattern[]>();

/** Patterns whose first word is this one. */
function beginningWith(word: string): readonly Pattern[] {
  const found = beginnings.get(word);
  if (found) return found;
  const fitting = (BY_LETTER.get(word.charAt(0)) ?? []).filter(({ pattern }) =>
    stands(pattern.slice(0, 1), [word], 0),
  );
  if (beginnings.size >= MOST_KNOWN) beginnings.clear();
  beginnings.set(word, fitting);
  return fitting;
}

/** "Pacjent", "Uczestnik turnusu", but not "Mobilność pacjenta": who is asked for, and hardly another word. */
function isOnlyPerson(words: readonly Word[], persons: ReadonlySet<number>): boolean {
  const others = words.filter(({ text, factor }, at) => !persons.has(at) && isTelling(text, factor));
  return others.length === 0 || (words.length <= FEW_WORDS && persons.has(0));
}
const FEW_WORDS = 3;

const isTelling = (text: string, factor: number) =>
  text.replace('.', '').length > 3 && factor === 1 && !isNeutral(text);
