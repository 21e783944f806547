import { ALLERGEN_LABELS, type Food } from '@pora/contracts/catalog/food.model';
import { LinkProposer, reasonInWords, type LinkProposal } from '@pora/engine/safety/propose-links';
import { foldText } from '@pora/text-pl/fold';
import type { LibraryState } from './library-state.js';

/** What a row says of the links of its food. */
export interface RowLinks {
  readonly keys?: readonly string[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  /** Why the row cannot be taken over. */
  readonly problem?: string;
}

const MOST = 4;

/** Links of imported foods: as the file says, else as name and allergens propose them (decision 73). */
export class ImportedLinks {
  private readonly proposer: LinkProposer;
  private readonly keyOf: ReadonlyMap<string, string>;

  constructor({ dictionary }: Pick<LibraryState, 'dictionary'>) {
    this.proposer = new LinkProposer(dictionary);
    const named = dictionary.flatMap(({ key, name, aliases }) =>
      [...aliases, key, name].map((one) => [foldText(one), key] as const),
    );
    this.keyOf = new Map(named);
  }

  /** Links a row names. */
  written(names: readonly string[]): RowLinks {
    const unknown = names.filter((name) => !this.keyOf.has(foldText(name)));
    if (unknown.length > 0) {
      const problem = `W bazie nietolerancji nie ma pozycji: ${listed(unknown)}`;
      return { notes: [], warnings: [], problem };
    }
    return {
      keys: [...new Set(names.flatMap((name) => this.keyOf.get(foldText(name)) ?? []))],
      notes: [],
      warnings: [],
    };
  }

  /** Links a new food gets by itself, and those somebody has to decide. */
  proposed(food: Pick<Food, 'name' | 'allergenInfo'>): RowLinks {
    const all = this.proposer.for(food);
    const sure = all.filter(({ ticked }) => ticked);
    const open = all.filter(({ ticked }) => !ticked);
    return {
      keys: sure.map(({ key }) => key),
      notes: sure.length > 0 ? [`powiązania: ${listed(sure.map(inWords))}`] : [],
      warnings: open.length > 0 ? [`powiązania do sprawdzenia: ${listed(open.map(inWords))}`] : [],
    };
  }
}

const inWords = ({ name, reason }: LinkProposal) => `${name} (${reasonInWords(reason, ALLERGEN_LABELS)})`;

function listed(words: readonly string[]): string {
  const rest = words.length - MOST;
  return words.slice(0, MOST).join(', ') + (rest > 0 ? ` i ${rest} więcej` : '');
}
