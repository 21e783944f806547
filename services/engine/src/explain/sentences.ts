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

const UNKNOWN = 'Nie rozumiem';
/** What is said of a phrase, by what keeps it from being read as it stands. */
const UNCLEAR: Record<NotUnderstoodEntry['reason'], { readonly lead: string; readonly help: string }> = {
  partly: {
    lead: 'Nie w pełni rozumiem',
    help: 'część opisu nie jest nazwą produktu. Sprawdź, czy plan to uwzględnia.',
  },
  too_short: {
    lead: UNKNOWN,
    help: 'to mniej niż 3 litery, więc niczego nie wyklucza. Wpisz pełną nazwę.',
  },
  no_food: {
    lead: UNKNOWN,
    help: 'nie pasuje do żadnego produktu w bazie, więc niczego nie wyklucza. Wskaż, co to znaczy.',
  },
  past: { lead: 'Było kiedyś', help: 'nie wiadomo, czy nadal. Zdecyduj, czy to wykluczać.' },
  lifts_all: {
    lead: UNKNOWN,
    help: 'wyjątek znosi wszystko, co wymieniono. Wskaż, czego pacjent nie je.',
  },
  unread_name: {
    lead: 'Nie w pełni rozumiem',
    help: 'jest tu nazwa, której ani nie wykluczono, ani nie dopuszczono. Wskaż, co to znaczy.',
  },
  unnamed: { lead: UNKNOWN, help: 'nie napisano, o jaki produkt chodzi. Wskaż go.' },
  contradicts: {
    lead: 'Sprzeczne wpisy',
    help: 'w innym polu napisano, że to je. Zostaje wykluczone, dopóki nie zdecydujesz.',
  },
  elsewhere: {
    lead: 'Napisano w polu, które nie pyta o jedzenie',
    help: 'potwierdź, czy to wykluczać.',
  },
  note: { lead: 'Uwaga dla dietetyka', help: 'tego program nie sprawdza.' },
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
  /** A phrase of the survey that keeps meals from being called safe. */
  notUnderstood({ entry, reason }: Pick<NotUnderstoodEntry, 'entry' | 'reason'>): string {
    return `${UNCLEAR[reason].lead}: „${entry}” – ${UNCLEAR[reason].help}`;
  },
  /** The verdict stored with a generated plan. */
  verdict(counts: { meals: number; dangerous: number; unchecked: number }): string {
    const { dangerous, meals, unchecked } = counts;
    const risky = `${dangerous} z ${meals} ${plural(dangerous, RISKY)}`;
    return unchecked > 0 ? `${risky}, ${counted(unchecked, UNCHECKED)}` : risky;
  },
} as const;
