/**
 * What the dietitian is told of each rule: its number, what it took away, what helps, and why one meal breaks it. One row
 * per rule, so that a rule without words does not compile.
 */
import type { RuleId, RuleNumber } from '../rules.js';
import { plural } from '@pora/text-pl/plural';
import type { TypeForms } from './type-forms.js';

/** What is known of the ingredient behind a broken rule. */
export interface BrokenFacts {
  /** Name of the food, or a plain "składnik". */
  readonly food: string;
  /** Allergy or tested item that is met. */
  readonly cause: string;
  /** Tested value with its unit, in brackets, or nothing. */
  readonly level: string;
}

/** Number and words of a rule. */
export interface RuleWords {
  /** Number of the rule in `NUMBERED_RULES`. */
  readonly number: RuleNumber;
  /** What the rule took away, as a clause after the count of meals. */
  readonly removed: string;
  /** What helps when the rule leaves too little. */
  remedy(type: TypeForms): string;
  /** Why a slot stayed empty, when the rule took away most: so many meals, and what helps. */
  emptied(removed: number): string;
  /** Why a meal that breaks the rule is out. */
  broken(facts: BrokenFacts): string;
}

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const MATCHING = { one: 'pasujący posiłek', few: 'pasujące posiłki', many: 'pasujących posiłków' };
const meals = (n: number): string => `${n} ${plural(n, MEALS)}`;
const matching = (n: number): string => `${n} ${plural(n, MATCHING)}`;
const noMealsOfType = (): string =>
  'W bibliotece nie ma posiłków tego typu – dodaj je albo zmień typ posiłku.';

const addType = ({ add }: TypeForms): string => `dodaj ${add}`;
const addOthers = ({ add }: TypeForms): string => `dodaj ${add} bez tych składników`;
const addSubstitutes = (): string => 'dodaj zamienniki tych składników w bazie produktów';
const addToLibrary = ({ add }: TypeForms): string =>
  `dodaj ${add} do biblioteki albo zmień przypisanie typów do slotów`;

const RULE_WORDS = {
  type: {
    number: 4,
    removed: 'innego typu',
    remedy: addToLibrary,
    emptied: noMealsOfType,
    broken: () => 'Typ posiłku nie pasuje do tego miejsca.',
  },
  source: {
    number: 3,
    removed: 'z niewybranych źródeł',
    remedy: ({ add }) => `wybierz więcej źródeł posiłków albo dodaj ${add}`,
    emptied: (n) => `Wybór źródeł wyklucza ${meals(n)} – zaznacz więcej źródeł posiłków.`,
    broken: () => 'Posiłek pochodzi ze źródła, którego nie wybrano.',
  },
  child: {
    number: 5,
    removed: 'nie dla dzieci',
    remedy: ({ add }) => `dodaj ${add} odpowiednie dla dzieci`,
    emptied: (n) => `Wiek pacjenta wyklucza ${meals(n)} – dodaj posiłki odpowiednie dla dzieci.`,
    broken: () => 'Posiłek oznaczono jako nieodpowiedni dla dzieci.',
  },
  allergy_key: {
    number: 8,
    removed: 'z kluczowym składnikiem, na który pacjent ma alergię',
    remedy: addOthers,
    emptied: (n) => `Alergie wykluczają ${meals(n)} z powodu kluczowego składnika – dodaj posiłki bez niego.`,
    broken: ({ food, cause }) => `„${food}” to kluczowy składnik, a pacjent ma alergię: ${cause}.`,
  },
  allergy_no_substitute: {
    number: 6,
    removed: 'ze składnikiem, na który pacjent ma alergię, bez zamiennika',
    remedy: addSubstitutes,
    emptied: (n) => `Alergie wykluczają ${meals(n)}, bo brakuje bezpiecznego zamiennika – dodaj zamienniki.`,
    broken: ({ food, cause }) => `Pacjent ma alergię: ${cause}, a „${food}” nie ma bezpiecznego zamiennika.`,
  },
  intolerance_key: {
    number: 8,
    removed: 'z kluczowym składnikiem nietolerowanym',
    remedy: addOthers,
    emptied: (n) =>
      `Nietolerancje wykluczają ${meals(n)} z powodu kluczowego składnika – dodaj posiłki bez niego.`,
    broken: ({ food, cause, level }) =>
      `„${food}” to kluczowy składnik, a pacjent go nie toleruje: ${cause}${level}.`,
  },
  intolerance_no_substitute: {
    number: 6,
    removed: 'ze składnikiem nietolerowanym bez zamiennika',
    remedy: addSubstitutes,
    emptied: (n) =>
      `Nietolerancje wykluczają ${meals(n)}, bo brakuje bezpiecznego zamiennika – dodaj zamienniki.`,
    broken: ({ food, cause, level }) =>
      `Pacjent nie toleruje: ${cause}${level}, a „${food}” nie ma bezpiecznego zamiennika.`,
  },
  disliked_key: {
    number: 8,
    removed: 'z kluczowym składnikiem nielubianym',
    remedy: addOthers,
    emptied: (n) =>
      `Nielubiane produkty wykluczają ${meals(n)} z powodu kluczowego składnika – dodaj inne posiłki.`,
    broken: ({ food }) => `„${food}” to kluczowy składnik, a pacjent go nie lubi.`,
  },
  disliked_no_substitute: {
    number: 7,
    removed: 'ze składnikiem nielubianym bez zamiennika',
    remedy: addSubstitutes,
    emptied: (n) =>
      `Nielubiane produkty wykluczają ${meals(n)}, bo brakuje zamiennika – dodaj zamienniki albo inne posiłki.`,
    broken: ({ food }) => `Pacjent nie lubi „${food}”, a nie ma bezpiecznego zamiennika.`,
  },
  stages: {
    number: 12,
    removed: 'wykorzystane w innych etapach',
    remedy: ({ add }) => `podnieś limit użyć między etapami albo dodaj ${add}`,
    emptied: (n) =>
      `Limit użyć we wszystkich etapach wyklucza ${meals(n)} – podnieś ten limit albo dodaj posiłki.`,
    broken: () => 'Limit użyć posiłku we wszystkich etapach pacjenta jest wyczerpany.',
  },
  no_data: {
    number: 9,
    removed: 'bez danych o kaloriach, produktach, wadze sztuki lub alergenach',
    remedy: () => 'uzupełnij składniki tych posiłków w bibliotece albo wagę sztuki i alergeny ich produktów',
    emptied: (n) =>
      `Brak kaloryczności lub danych o alergenach wyklucza ${meals(n)} – uzupełnij składniki albo wagę sztuki i alergeny produktów.`,
    broken: () => 'Posiłkowi brakuje składników, kalorii, wagi sztuki lub sprawdzonych alergenów produktu.',
  },
  repeat: {
    number: 11,
    removed: 'z wyczerpanym limitem powtórzeń',
    remedy: ({ add }) => `podnieś limit powtórzeń albo dodaj ${add}`,
    emptied: (n) => `Limit powtórzeń wyklucza ${matching(n)} – podnieś limit albo dodaj posiłki tego typu.`,
    broken: () => 'Posiłek osiągnął limit powtórzeń w tym planie.',
  },
  same_day: {
    number: 16,
    removed: 'już obecne tego dnia',
    remedy: addType,
    emptied: (n) => `Ten sam dzień zawiera już ${matching(n)} – dodaj posiłki tego typu.`,
    broken: () => 'Posiłek jest już w tym dniu.',
  },
  keyword: {
    number: 13,
    removed: 'objęte limitem słów kluczowych',
    remedy: () => 'poluzuj limity słów kluczowych w ustawieniach',
    emptied: (n) =>
      `Dzienny limit słowa kluczowego wyklucza ${matching(n)} – zmień limit albo dodaj posiłki.`,
    broken: () => 'Posiłek wyczerpałby limit słów kluczowych.',
  },
  pairing: {
    number: 15,
    removed: 'niepasujące do wszystkich dni pary',
    remedy: addType,
    emptied: (n) => `Drugi dzień pary wyklucza ${matching(n)} – zmień reguły par albo dodaj posiłki.`,
    broken: () => 'Posiłek nie pasuje do wszystkich dni pary.',
  },
} as const satisfies Record<RuleId, RuleWords>;

const BY_ID: ReadonlyMap<string, RuleWords> = new Map(Object.entries(RULE_WORDS));

type CountedWords = Pick<RuleWords, 'removed' | 'remedy' | 'emptied'>;

/** No rule took anything away: there is nothing of that type at all. */
const NO_RULE: CountedWords = {
  removed: 'żaden nie pasuje do typu',
  remedy: addToLibrary,
  emptied: noMealsOfType,
};

/** Words of a rule; a name that is no rule (nothing was removed) has the words of an empty library. */
export function wordsOfRule(rule: string): CountedWords {
  return BY_ID.get(rule) ?? NO_RULE;
}

/** Why a meal that breaks the rule is out. */
export function brokenSentence(rule: RuleId, facts: BrokenFacts): string {
  return RULE_WORDS[rule].broken(facts);
}

/** Number of a rule among all rules of the engine. */
export function numberOfRule(rule: RuleId): RuleNumber {
  return RULE_WORDS[rule].number;
}
