import { ALLERGEN_CONFIDENCE, ALLERGENS, type Allergen } from './food.vocabulary.js';

/** How sure a statement about an allergen is. */
export type AllergenConfidence = (typeof ALLERGEN_CONFIDENCE)[number];

/** What a food says of its allergens. */
export interface AllergenStatement {
  readonly allergens: readonly Allergen[];
  /** Of the allergens that are not listed, and of the listed ones of which `certainty` says nothing. */
  readonly confidence: AllergenConfidence;
  readonly certainty?: Readonly<Partial<Record<Allergen, AllergenConfidence>>> | undefined;
}

/** How sure it is that a food holds an allergen it declares (decision 56). */
export function certaintyOf(
  { confidence, certainty }: Pick<AllergenStatement, 'confidence' | 'certainty'>,
  allergen: Allergen,
): AllergenConfidence {
  return certainty?.[allergen] ?? confidence;
}

/** The surer of two statements. */
export function surer(a: AllergenConfidence, b: AllergenConfidence): AllergenConfidence {
  return ALLERGEN_CONFIDENCE.indexOf(a) <= ALLERGEN_CONFIDENCE.indexOf(b) ? a : b;
}

/** Keeps of the certainty what says more than `confidence` does: of declared allergens, where it differs. */
export function tidyCertainty<T extends AllergenStatement>(info: T): T {
  const { certainty, ...rest } = info;
  const told = ALLERGENS.flatMap((allergen) => {
    const own = certainty?.[allergen];
    const isTold = own !== undefined && own !== info.confidence && info.allergens.includes(allergen);
    return isTold ? [[allergen, own] as const] : [];
  });
  return { ...rest, ...(told.length > 0 && { certainty: Object.fromEntries(told) }) } as T;
}

/**
 * A statement after a change of parts of it. Who changes the confidence without a word of single allergens means them all: so
 * did every client before each had its own.
 */
export function changedStatement<T extends AllergenStatement>(
  before: T,
  change: { [K in keyof T]?: T[K] | undefined },
): T {
  const isOfAll = change.confidence !== undefined && change.confidence !== before.confidence;
  const kept = change.certainty === undefined && isOfAll ? { certainty: undefined } : {};
  const told = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return tidyCertainty({ ...before, ...kept, ...told });
}
