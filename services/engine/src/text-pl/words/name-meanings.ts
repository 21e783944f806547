/** What the name of a phrase means: as it is avoided, in a state, in brackets, with what it is made of. */
import type { FoodMeanings, Meaning, Test } from '../food-meanings.js';
import { nounsOfAdjective } from '../food-terms.js';
import type { UnclearReason } from '../read-phrase.js';
import { isSoldName } from '../sold-as.js';
import { sourcesOf, type Reach } from '../sources.js';
import type { NameRef } from './elements.js';
import { isFoodAdjective } from './names.js';
import { inStates } from './phrase-states.js';
import type { Phrase } from './phrase.js';
import type { Meant } from './said.js';

/** What an entry that keeps a food away counts as. */
export type WordSource = 'disliked' | 'allergies' | 'intolerances' | 'tested';

/** How the words of a phrase are meant. */
export function readingOf(phrase: Phrase): 'dislike' | 'answer' {
  return sourceOf(phrase) === 'disliked' && !phrase.isAllergy ? 'dislike' : 'answer';
}

/** What a phrase counts as that keeps a food away. */
export function sourceOf({ field, isAllergy, isMedical }: Phrase): WordSource {
  if (field === 'allergies' || field === 'intolerances' || field === 'disliked') return field;
  if (isAllergy) return 'allergies';
  return isMedical || field === 'complaints' || (field === 'chronic' && isMedical)
    ? 'intolerances'
    : 'disliked';
}

/** Said as an allergy, wherever it stands. */
const isAllergyOf = ({ field, isAllergy }: Phrase): boolean => field === 'allergies' || isAllergy;

/** How far the allergy of a phrase goes: "tylko łosoś" is no other fish; undefined for what is no allergy. */
export const reachOf = (phrase: Phrase): Reach | undefined =>
  isAllergyOf(phrase) ? (phrase.isOnly ? 'source' : 'kin') : undefined;

/** "orzechowe", "produkty jajeczne": all that is made of it. */
const MADE_OF = /^(?:(?:produkty|wyroby|dania|potrawy|przetwory|rzeczy) )?(\S+e)$/u;

/** Meanings of the names of one entry. */
export class NameMeanings {
  constructor(
    private readonly meanings: FoodMeanings,
    private readonly entry: readonly Phrase[],
  ) {}

  /** "orzechy (ziemne)" are the foods that carry both words, where there are such foods. */
  narrowed(ref: NameRef, inside: readonly Meant[], problems: Set<UnclearReason>): Meaning | undefined {
    if (inside.length === 0) return undefined;
    const meanings = inside.map((one) => this.insideMeaning(ref, one.ref));
    const whole = this.meanings.meaningOf(ref.name, 'answer').test;
    // "cytrusy (na orzechy już nie)": what is no part of it narrows nothing.
    if (meanings.every(({ test }) => this.meanings.isMet((facts) => test(facts) && whole(facts))))
      return { group: { phrases: [] }, test: (facts) => meanings.some(({ test }) => test(facts)) };
    problems.add('partly');
    return undefined;
  }

  /** "orzechy (ziemne)" goes on the name before, "warzywa (brokuł)" names a food of the group. */
  private insideMeaning(ref: NameRef, inner: NameRef): Meaning {
    if (inner.name.includes(' ')) return this.meanings.meaningOf(inner.name, 'dislike');
    const together = this.meanings.meaningOf(`${ref.name} ${inner.name}`, 'dislike');
    if (this.meanings.meetsAny(together)) return together;
    const alone = this.meanings.meaningOf(inner.name, 'dislike');
    const whole = this.meanings.meaningOf(ref.name, 'dislike');
    const isOfGroup = this.meanings.isMet((facts) => alone.test(facts) && whole.test(facts));
    return whole.group && isOfGroup ? alone : together;
  }

  /** "jabłka surowe": the foods of that name that are sold or eaten so, as far as the catalogue can tell. */
  stated(ref: NameRef, phrase: Phrase, problems: Set<UnclearReason>): Meaning | undefined {
    const reading = readingOf(phrase);
    const reach = reachOf(phrase);
    const meaning = this.of(ref, reading, reach);
    const { states } = ref;
    if (states.length === 0 || this.isEachState(ref)) return meaning;
    // Who is allergic to it cooked, smoked or pickled is allergic to it raw; the other way round only the raw is known.
    if (reach && !states.some(({ classes }) => classes.has('raw'))) return meaning;
    const key = `${reach ?? reading} ${ref.name} ${states.map(({ word }) => word).join(' ')}`;
    const narrowed = this.meanings.narrowed(key, () =>
      inStates(this.meanings, ref, meaning, reading === 'answer'),
    );
    if (narrowed) return narrowed;
    problems.add('partly');
    return reading === 'answer' ? meaning : undefined;
  }

  /** "papryka świeża i mielona": who reacts to it raw and otherwise reacts to it. */
  private isEachState({ name }: NameRef): boolean {
    const avoided = this.entry.flatMap((one) => (one.reading === 'avoided' ? one.avoided : []));
    // "warzywa kapustne surowe, gotowane": the second is of the same, though only the noun was taken over.
    const states = avoided.flatMap(({ ref }) => (name.startsWith(ref.name) ? ref.states : []));
    const isRawOf = states.map(({ classes }) => classes.has('raw'));
    return isRawOf.includes(true) && isRawOf.includes(false);
  }

  /** What a name means where it stands. */
  of(ref: NameRef, reading: 'dislike' | 'answer', reach: Reach | undefined): Meaning {
    // "serwatka w odżywkach": who reacts to it reacts to it anywhere.
    const [whole = ref.name] = reading === 'answer' ? ref.name.split(/ we? /u) : [];
    const found = this.meanings.meaningOf(whole, reading);
    const sources = reading === 'answer' ? this.sourcesOf(whole, found, reach) : [];
    // Remembered: whether any food is met is asked of the whole base.
    const wide = () => this.withSources(found, sources);
    if (sources.length > 0) return this.meanings.narrowed(`of ${sources.join()} ${whole}`, wide) ?? found;
    const isFound = found.group !== undefined || this.meanings.meetsAny(found);
    if (reading === 'answer' || isFound || isSoldName(ref.name)) return found;
    return this.meanings.meaningOf(ref.name, 'answer');
  }

  /** "wszystko orzechowe": who reacts to it reacts to nuts; who is allergic to the flour of almonds is to almonds. */
  private sourcesOf(name: string, { group }: Meaning, reach: Reach | undefined): readonly string[] {
    const sources = reach ? sourcesOf(name, reach) : [];
    if (sources.length > 0) return sources;
    const made = group ? undefined : MADE_OF.exec(name)?.[1];
    return made !== undefined && isFoodAdjective(made) ? nounsOfAdjective(made) : [];
  }

  private withSources(found: Meaning, sources: readonly string[]): Meaning {
    const all = [found, ...sources.map((name) => this.meanings.meaningOf(name, 'answer'))];
    const test: Test = (facts) => all.some((one) => one.test(facts));
    return {
      ...found,
      // Whoever is kept from what a product is of is kept from something, though the base does without the product.
      ...(this.meanings.isMet(test) && { group: found.group ?? { phrases: [] } }),
      test,
      mayHold: (facts) => all.some(({ mayHold }) => mayHold?.(facts) === true),
    };
  }
}
