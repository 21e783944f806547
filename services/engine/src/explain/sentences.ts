/** Polish sentences for the counts of the generator: what happened, which rule bites, and what can be done about it. */
import type { NotUnderstoodEntry } from '../text-pl/avoidance.js';
import { formFor, type CountedForms } from '../text-pl/plural.js';
import type { RuleCounts } from './log.js';

/** Forms of a slot type's name: "1 kolacja", "3 kolacje", "5 kolacji". */
export interface TypeForms extends CountedForms {
  /** "dodaj kolacje" */
  readonly add: string;
}

const forms = (one: string, few: string, many: string): TypeForms => ({ one, few, many, add: few });

const TYPE_FORMS: ReadonlyMap<string, TypeForms> = new Map(
  Object.entries({
    morning_porridge: forms('poranna owsianka', 'poranne owsianki', 'porannych owsianek'),
    breakfast: forms('śniadanie', 'śniadania', 'śniadań'),
    second_breakfast: forms('drugie śniadanie', 'drugie śniadania', 'drugich śniadań'),
    snack_before_lunch: forms(
      'przekąska przed obiadem',
      'przekąski przed obiadem',
      'przekąsek przed obiadem',
    ),
    lunch: forms('obiad', 'obiady', 'obiadów'),
    snack: forms('przekąska', 'przekąski', 'przekąsek'),
    dinner: forms('kolacja', 'kolacje', 'kolacji'),
    late_snack: forms('późna przekąska', 'późne przekąski', 'późnych przekąsek'),
  }),
);

/** Forms of a slot type; an unknown type is a plain "posiłek". */
export function slotTypeForms(type: string): TypeForms {
  return TYPE_FORMS.get(type) ?? forms('posiłek', 'posiłki', 'posiłków');
}

/** Number with the right form of a word. */
export function counted(n: number, forms: CountedForms): string {
  return `${n} ${formFor(n, forms)}`;
}

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const RISKY = { one: 'ryzykowny', few: 'ryzykowne', many: 'ryzykownych' };
const UNCHECKED = { one: 'niesprawdzony', few: 'niesprawdzone', many: 'niesprawdzonych' };

/** What a rule took away, as a clause after the count of meals. */
const REMOVED: Readonly<Record<string, string>> = {
  source: 'z niewybranych źródeł',
  child: 'nie dla dzieci',
  allergy_key: 'z kluczowym składnikiem, na który pacjent ma alergię',
  allergy_no_substitute: 'ze składnikiem, na który pacjent ma alergię, bez zamiennika',
  intolerance_key: 'z kluczowym składnikiem nietolerowanym',
  intolerance_no_substitute: 'ze składnikiem nietolerowanym bez zamiennika',
  disliked_key: 'z kluczowym składnikiem nielubianym',
  disliked_no_substitute: 'ze składnikiem nielubianym bez zamiennika',
  stages: 'wykorzystane w innych etapach',
  no_data: 'bez danych o kaloriach lub produktach',
  repeat: 'z wyczerpanym limitem powtórzeń',
  same_day: 'już obecne tego dnia',
  keyword: 'objęte limitem słów kluczowych',
  pairing: 'niepasujące do wszystkich dni pary',
};

/** What the dietitian can do about a rule. */
function remedy(rule: string, type: TypeForms): string {
  switch (rule) {
    case 'source':
      return `wybierz więcej źródeł posiłków albo dodaj ${type.add}`;
    case 'child':
      return `dodaj ${type.add} odpowiednie dla dzieci`;
    case 'allergy_key':
    case 'intolerance_key':
    case 'disliked_key':
      return `dodaj ${type.add} bez tych składników`;
    case 'allergy_no_substitute':
    case 'intolerance_no_substitute':
    case 'disliked_no_substitute':
      return 'dodaj zamienniki tych składników w bazie produktów';
    case 'stages':
      return `podnieś limit użyć między etapami albo dodaj ${type.add}`;
    case 'no_data':
      return 'uzupełnij składniki tych posiłków w bibliotece';
    case 'repeat':
      return `podnieś limit powtórzeń albo dodaj ${type.add}`;
    case 'keyword':
      return 'poluzuj limity słów kluczowych w ustawieniach';
    case 'same_day':
    case 'pairing':
      return `dodaj ${type.add}`;
    default:
      return `dodaj ${type.add} do biblioteki albo zmień przypisanie typów do slotów`;
  }
}

const BROKEN: Readonly<Record<string, string>> = {
  type: 'Typ posiłku nie pasuje do tego miejsca.',
  source: 'Posiłek pochodzi ze źródła, którego nie wybrano.',
  child: 'Posiłek oznaczono jako nieodpowiedni dla dzieci.',
  stages: 'Limit użyć posiłku we wszystkich etapach pacjenta jest wyczerpany.',
  no_data: 'Posiłkowi brakuje składników lub kalorii.',
  repeat: 'Posiłek osiągnął limit powtórzeń w tym planie.',
  same_day: 'Posiłek jest już w tym dniu.',
  keyword: 'Posiłek wyczerpałby limit słów kluczowych.',
  pairing: 'Posiłek nie pasuje do wszystkich dni pary.',
};

/** Sentences by what they say. */
export const sentenceOf = {
  /** What the static rules leave for a slot type. */
  pool(type: TypeForms, counts: RuleCounts): string {
    const typed = counts.considered - (counts.removed['type'] ?? 0);
    const taken = Object.entries(counts.removed)
      .filter(([rule, count]) => rule !== 'type' && count !== undefined && count > 0)
      .map(([rule, count]) => `${count} ${REMOVED[rule] ?? rule}`);
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
    const what = REMOVED[rule] ?? 'żaden nie pasuje do typu';
    const help = remedy(rule, type);
    return removed > 0
      ? `${counted(removed, type)} ${what} – ${help}.`
      : `Brak kandydatów: ${what} – ${help}.`;
  },
  /** Why a meal is out. */
  broken(rule: string, foodName?: string, cause?: string, value?: number): string {
    const food = foodName ?? 'składnik';
    const level = value === undefined ? '' : ` (${String(value).replace('.', ',')} U/ml)`;
    if (rule === 'allergy_key') return `„${food}” to kluczowy składnik, a pacjent ma alergię: ${cause}.`;
    if (rule === 'allergy_no_substitute')
      return `Pacjent ma alergię: ${cause}, a „${food}” nie ma bezpiecznego zamiennika.`;
    if (rule === 'intolerance_key')
      return `„${food}” to kluczowy składnik, a pacjent go nie toleruje: ${cause}${level}.`;
    if (rule === 'intolerance_no_substitute')
      return `Pacjent nie toleruje: ${cause}${level}, a „${food}” nie ma bezpiecznego zamiennika.`;
    if (rule === 'disliked_key') return `„${food}” to kluczowy składnik, a pacjent go nie lubi.`;
    if (rule === 'disliked_no_substitute')
      return `Pacjent nie lubi „${food}”, a nie ma bezpiecznego zamiennika.`;
    return BROKEN[rule] ?? `Reguła: ${rule}.`;
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
      return `Żaden posiłek nie pasuje (${type.few}) – ${remedy(facts.rule, type)}.`;
    if (facts.verdict === 'too_few') {
      return `${counted(facts.left, type)} ${formFor(facts.left, { one: 'wystarczy', few: 'wystarczą', many: 'wystarczy' })} najwyżej na ${facts.capacity} z ${facts.slots} miejsc – ${remedy('repeat', type)}.`;
    }
    if (facts.verdict === 'few_reach_target') {
      return `Tylko ${facts.reachTarget} z ${facts.left} osiąga cel kaloryczny (${type.few}) – poszerz zakres porcji albo dodaj ${type.add} o innej kaloryczności.`;
    }
    return `${counted(facts.left, MEALS)} do wyboru na ${counted(facts.slots, { one: 'miejsce', few: 'miejsca', many: 'miejsc' })} (${type.few}).`;
  },
  /** Why a slot stayed empty, for the generation report. */
  empty(type: TypeForms, reason: string, counts: RuleCounts, pool?: RuleCounts): string {
    if (counts.considered > 0) return sentenceOf.dominant(reason, type, counts);
    return pool ? sentenceOf.dominant(reason, type, pool) : `Brak kandydatów – ${remedy(reason, type)}.`;
  },
  /** An entry of the survey nothing could be made of. */
  notUnderstood({ entry, reason }: Pick<NotUnderstoodEntry, 'entry' | 'reason'>): string {
    if (reason === 'partly')
      return `Nie w pełni rozumiem: „${entry}” – część opisu nie jest nazwą produktu. Sprawdź, czy plan to uwzględnia.`;
    return reason === 'too_short'
      ? `Nie rozumiem: „${entry}” – to mniej niż 3 litery, więc niczego nie wyklucza. Wpisz pełną nazwę.`
      : `Nie rozumiem: „${entry}” – nie pasuje do żadnego produktu w bazie, więc niczego nie wyklucza. Wpisz nazwy produktów.`;
  },
  /** The verdict stored with a generated plan. */
  verdict(counts: { meals: number; dangerous: number; unchecked: number }): string {
    const { dangerous, meals, unchecked } = counts;
    const risky = `${dangerous} z ${meals} ${formFor(dangerous, RISKY)}`;
    return unchecked > 0 ? `${risky}, ${counted(unchecked, UNCHECKED)}` : risky;
  },
} as const;
