import { ALLERGEN_LABELS, type Food } from '@pora/contracts/catalog/food.model';
import type { ImportOptions, ProposedLink } from '@pora/contracts/catalog/library-import.model';
import { LinkProposer, reasonInWords } from '@pora/engine/safety/propose-links';
import { foldText } from '@pora/text-pl/fold';
import type { LibraryState } from './library-state.js';

/** What a row says of the links of its food. */
export interface RowLinks {
  readonly keys?: readonly string[];
  /** What the food could be linked to, ticked or not, for somebody to decide. */
  readonly proposals?: readonly ProposedLink[];
  readonly warnings: readonly string[];
  /** Why the row cannot be taken over. */
  readonly problem?: string;
}

const MOST = 4;

/** Links of imported foods: as the file says, else as name and allergens propose them (decision 73). */
export class ImportedLinks {
  private readonly proposer: LinkProposer;
  private readonly keyOf: ReadonlyMap<string, string>;
  private readonly isProposed: boolean;
  private readonly said: ReadonlyMap<string, boolean>;

  constructor(
    { dictionary }: Pick<LibraryState, 'dictionary'>,
    { proposeLinks, linkChoices = [] }: LinkOptions,
  ) {
    this.proposer = new LinkProposer(dictionary);
    const named = dictionary.flatMap(({ key, name, aliases }) =>
      [...aliases, key, name].map((one) => [foldText(one), key] as const),
    );
    this.keyOf = new Map(named);
    this.isProposed = proposeLinks;
    this.said = new Map(linkChoices.map(({ line, key, linked }) => [choiceKey(line, key), linked]));
  }

  /** Links a row names. */
  written(names: readonly string[]): RowLinks {
    const unknown = names.filter((name) => !this.keyOf.has(foldText(name)));
    if (unknown.length > 0) {
      const problem = `W bazie nietolerancji nie ma pozycji: ${listed(unknown)}`;
      return { warnings: [], problem };
    }
    return {
      keys: [...new Set(names.flatMap((name) => this.keyOf.get(foldText(name)) ?? []))],
      warnings: [],
    };
  }

  /** Links a new food gets by itself or because somebody said so, beside all that could be. */
  proposed(food: Pick<Food, 'name' | 'allergenInfo'>, line: number): RowLinks {
    const proposals = this.proposer.for(food).map(({ key, name, reason, ticked }): ProposedLink => ({
      ...{ key, name, ticked },
      reason: reasonInWords(reason, ALLERGEN_LABELS),
    }));
    const isLinked = ({ key, ticked }: ProposedLink) =>
      this.said.get(choiceKey(line, key)) ?? (this.isProposed && ticked);
    return {
      keys: proposals.filter(isLinked).map(({ key }) => key),
      proposals,
      warnings: proposals.some(({ ticked }) => !ticked) ? [TO_CHECK] : [],
    };
  }
}

const TO_CHECK = 'powiązania do sprawdzenia';

/** A draft of an earlier release says nothing of single links. */
type LinkOptions = Pick<ImportOptions, 'proposeLinks'> & Partial<Pick<ImportOptions, 'linkChoices'>>;

const choiceKey = (line: number, key: string) => `${line} ${key}`;

function listed(words: readonly string[]): string {
  const rest = words.length - MOST;
  return words.slice(0, MOST).join(', ') + (rest > 0 ? ` i ${rest} więcej` : '');
}
