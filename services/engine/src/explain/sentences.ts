/** Polish sentences for the counts of the generator: what happened, which rule bites, and what can be done about it. */
import type { NotUnderstoodEntry } from '../text-pl/avoidance.js';
import { plural, type CountedForms } from '@pora/text-pl/plural';
import type { RuleId } from '../rules.js';
import type { RuleCounts } from './log.js';
import { brokenSentence, wordsOfRule } from './rule-words.js';
import type { TypeForms } from './type-forms.js';

/** Number with the right form of a word. */
export function counted(n: number, forms: CountedForms): string {
  return `${n} ${plural(n, forms)}`;
}

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const RISKY = { one: 'ryzykowny', few: 'ryzykowne', many: 'ryzykownych' };
const UNCHECKED = { one: 'niesprawdzony', few: 'niesprawdzone', many: 'niesprawdzonych' };

/** What is said of a phrase that was read and still waits for somebody. */
const UNCLEAR: Partial<Record<NotUnderstoodEntry['reason'], { head: string; why: string }>> = {
  past: { head: 'Dawniej czy nadal', why: 'opis mówi o przeszłości. Sprawdź, czy nadal obowiązuje.' },
  lifts_all: {
    head: 'Nie w pełni rozumiem',
    why: 'wyjątek obejmuje wszystko, co wymieniono. Sprawdź, o co chodzi.',
  },
  unread_name: { head: 'Nie wiem, co to znaczy dla diety', why: 'sprawdź, czy pacjent tego unika.' },
  unnamed: { head: 'Brak nazwy', why: 'opis nie mówi, czego dotyczy. Dopytaj i wpisz nazwy produktów.' },
  elsewhere: { head: 'Napisano też w innych polach', why: 'potwierdź albo odrzuć.' },
  note: { head: 'Twoja uwaga', why: 'plan tego nie sprawdza.' },
};

/** Sentences by what they say. */
export const sentenceOf = {
  /** What the static rules leave for a slot type. */
  pool(type: TypeForms, counts: RuleCounts): string {
    const typed = counts.considered - (counts.removed['type'] ?? 0);
    const taken = Object.entries(counts.removed)
      .filter(([rule, count]) => rule !== 'type' && count !== undefined && count > 0)
      .map(([rule, count]) => `${count} ${wordsOfRule(rule).removed}`);
    const left = taken.length > 0 ? `; odpada ${taken.join(', ')}, zostaje ${counts.left}` : '';
    return `W bibliotece: ${counted(typed, type)}${left}.`;
  },
  /** How many candidates a slot has as the plan stands. */
  free(type: TypeForms, counts: RuleCounts): string {
    return `W tym miejscu można teraz użyć ${counts.left} z ${counts.considered} pasujących (${type.few}).`;
  },
  /** The rule that bites most and its remedy. */
  dominant(rule: string, type: TypeForms, counts: RuleCounts): string {
    const removed = counts.removed[rule] ?? 0;
    const { removed: what, remedy } = wordsOfRule(rule);
    const help = remedy(type);
    return removed > 0
      ? `${counted(removed, type)} ${what} – ${help}.`
      : `Brak kandydatów: ${what} – ${help}.`;
  },
  /** Why a meal is out. */
  broken(rule: RuleId, foodName?: string, cause = '', value?: number): string {
    const level = value === undefined ? '' : ` (${String(value).replace('.', ',')} U/ml)`;
    return brokenSentence(rule, { food: foodName ?? 'składnik', cause, level });
  },
  /** How a meal fits its slot. */
  fits(facts: {
    kcal: number;
    targetKcal: number;
    portionPercent: number;
    insideTolerance: boolean;
    favourite: boolean;
    rank: number | null;
  }): string {
    const place = facts.rank === null ? '' : `, ${facts.rank}. miejsce pod względem kalorii`;
    const favourite = facts.favourite ? ', ulubiony' : '';
    const tolerance = facts.insideTolerance ? '' : ' – poza tolerancją posiłku';
    return `Pasuje: ${facts.kcal} kcal przy porcji ${facts.portionPercent}% (cel ${facts.targetKcal} kcal)${place}${favourite}${tolerance}.`;
  },
  /** How near a candidate comes that does not reach the target of its slot. */
  misses(facts: {
    kcal: number;
    targetKcal: number;
    portionPercent: number;
    /** The portion is the smallest or the largest the rules allow. */
    bound: 'smallest' | 'largest' | undefined;
  }): string {
    const nearest = { smallest: 'Najmniej', largest: 'Najwięcej' };
    const how = facts.bound ? nearest[facts.bound] : 'Najbliżej';
    return `${how} ${facts.kcal} kcal przy porcji ${facts.portionPercent}%, cel ${facts.targetKcal} kcal.`;
  },
  /** A swap made for the patient. */
  swapped(from: string, to: string): string {
    return `Zamiast „${from}” jest „${to}”.`;
  },
  /** What to expect of a slot type before a run. */
  feasibility(
    type: TypeForms,
    facts: {
      slots: number;
      left: number;
      reachTarget: number;
      capacity: number;
      verdict: string;
      rule: string;
    },
  ): string {
    if (facts.verdict === 'none')
      return `Żaden posiłek nie pasuje (${type.few}) – ${wordsOfRule(facts.rule).remedy(type)}.`;
    if (facts.verdict === 'too_few') {
      return `${counted(facts.left, type)} ${plural(facts.left, { one: 'wystarczy', few: 'wystarczą', many: 'wystarczy' })} najwyżej na ${facts.capacity} z ${facts.slots} miejsc – ${wordsOfRule('repeat').remedy(type)}.`;
    }
    if (facts.verdict === 'few_reach_target') {
      return `Tylko ${facts.reachTarget} z ${facts.left} osiąga cel kaloryczny (${type.few}) – poszerz zakres porcji albo dodaj ${type.add} o innej kaloryczności.`;
    }
    return `${counted(facts.left, MEALS)} do wyboru na ${counted(facts.slots, { one: 'miejsce', few: 'miejsca', many: 'miejsc' })} (${type.few}).`;
  },
  /** Why a slot stayed empty, for the generation report. */
  empty(type: TypeForms, reason: string, counts: RuleCounts, pool?: RuleCounts): string {
    if (counts.considered > 0) return sentenceOf.dominant(reason, type, counts);
    return pool
      ? sentenceOf.dominant(reason, type, pool)
      : `Brak kandydatów – ${wordsOfRule(reason).remedy(type)}.`;
  },
  /** An entry of the survey nothing could be made of. */
  notUnderstood({ entry, reason }: Pick<NotUnderstoodEntry, 'entry' | 'reason'>): string {
    const told = UNCLEAR[reason];
    if (told !== undefined) return `${told.head}: „${entry}” – ${told.why}`;
    if (reason === 'partly')
      return `Nie w pełni rozumiem: „${entry}” – część opisu nie jest nazwą produktu. Sprawdź, czy plan to uwzględnia.`;
    return reason === 'too_short'
      ? `Nie rozumiem: „${entry}” – to mniej niż 3 litery, więc niczego nie wyklucza. Wpisz pełną nazwę.`
      : `Nie rozumiem: „${entry}” – nie pasuje do żadnego produktu w bazie, więc niczego nie wyklucza. Wpisz nazwy produktów.`;
  },
  /** The verdict stored with a generated plan. */
  verdict(counts: { meals: number; dangerous: number; unchecked: number }): string {
    const { dangerous, meals, unchecked } = counts;
    const risky = `${dangerous} z ${meals} ${plural(dangerous, RISKY)}`;
    return unchecked > 0 ? `${risky}, ${counted(unchecked, UNCHECKED)}` : risky;
  },
} as const;
