/**
 * Compiled libraries, kept for the next question about the same catalogue, rules, patient and sources: compiling is
 * nearly all the time of a draw. Only a memory of a pure function: an answer is the same with it and without it.
 */
import { canonicalJson } from '../fingerprint.js';
import type { Catalogue, PatientInput, RuleConfig } from '../model.js';
import { sourcesOf, type GenerateInput } from './input.js';

/** Libraries kept per catalogue; one of 1,500 meals takes some 3 MB. */
export const KEPT_LIBRARIES = 8;

/** What a library is compiled from. */
export interface LibraryInput {
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
  readonly patient: PatientInput;
  readonly plan: Pick<GenerateInput['plan'], 'generatorSources'>;
  readonly sources?: readonly string[];
  readonly usesInOtherStages?: Readonly<Record<string, number>>;
}

/** The libraries of each catalogue; they end with it, and it is never changed in place. */
export class LibraryCache<Library> {
  private readonly kept = new WeakMap<Catalogue, Map<string, { input: LibraryInput; library: Library }>>();

  constructor(private readonly compile: (input: LibraryInput) => Library) {}

  /** The kept library of this input, or a new one. */
  get(input: LibraryInput): Library {
    const libraries =
      this.kept.get(input.catalog) ?? new Map<string, { input: LibraryInput; library: Library }>();
    this.kept.set(input.catalog, libraries);
    const key = keyOf(input);
    const known = libraries.get(key);
    const library = known?.input.config === input.config ? known.library : this.compile(input);
    // Taken out and put back: the one that was asked for longest ago goes first.
    libraries.delete(key);
    libraries.set(key, { input: withoutPlan(input), library });
    const [oldest] = libraries.keys();
    if (libraries.size > KEPT_LIBRARIES && oldest !== undefined) libraries.delete(oldest);
    return library;
  }

  /** What the kept libraries of a catalogue were asked for, the latest first. */
  inputsOf(catalog: Catalogue): readonly LibraryInput[] {
    return [...(this.kept.get(catalog)?.values() ?? [])].map(({ input }) => input).reverse();
  }
}

function withoutPlan({
  catalog,
  config,
  patient,
  usesInOtherStages = {},
  ...asked
}: LibraryInput): LibraryInput {
  return { catalog, config, patient, plan: { generatorSources: sourcesOf(asked) }, usesInOtherStages };
}

function keyOf(input: LibraryInput): string {
  const { patient, usesInOtherStages = {} } = input;
  return canonicalJson({ patient, uses: usesInOtherStages, sources: [...sourcesOf(input)].sort() });
}
