import { intoleranceDictionaryCalls, intoleranceMappingCalls } from '@pora/contracts/calls';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { callRoute } from '@pora/kit';
import { foldText } from '@pora/text-pl/fold';

/** What an elevated result is to stand for: the foods of a dictionary entry, or one food. */
export interface LinkChoice {
  readonly kind: 'entry' | 'food';
  /** Key of the entry, or id of the food. */
  readonly id: string;
  readonly label: string;
}

/** The entry a printed name leads to; as in the engine a name goes before the other names of an entry. */
export const entryOf = (name: string, dictionary: readonly Intolerance[]) => {
  const folded = foldText(name);
  return (
    dictionary.find((entry) => foldText(entry.name) === folded) ??
    dictionary.find((entry) => foldText(entry.key) === folded) ??
    dictionary.find(({ aliases }) => aliases.some((alias) => foldText(alias) === folded))
  );
};

/**
 * Links printed names as they were chosen. The dictionary is read anew, so that a second attempt after a failure goes on
 * where the first one stopped.
 */
export async function linkFoods(links: ReadonlyMap<string, LinkChoice>): Promise<void> {
  for (const [name, choice] of links) {
    const { items } = await callRoute(intoleranceDictionaryCalls.list);
    const own = entryOf(name, items);
    if (choice.kind === 'food') {
      const intolerance =
        own?.key ?? (await callRoute(intoleranceDictionaryCalls.create, { body: { name } })).key;
      await callRoute(intoleranceMappingCalls.create, { body: { intolerance, foodId: Number(choice.id) } });
      continue;
    }
    const entry = items.find(({ key }) => key === choice.id);
    // Somebody gave the name an entry meanwhile: the result says itself whether that has foods.
    if (!entry || own) continue;
    const body = { aliases: [...entry.aliases, name] };
    await callRoute(intoleranceDictionaryCalls.update, {
      params: { key: entry.key },
      body,
      ifMatch: entry.version,
    });
  }
}
