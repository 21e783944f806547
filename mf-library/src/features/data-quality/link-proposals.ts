import { type Food } from '@pora/contracts/catalog/food.model';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { type LinkProposal, LinkProposer } from '@pora/engine/safety/propose-links';

/** A food without links, and what its name and allergens say of them. */
export interface ProposedFood {
  readonly food: Food;
  readonly proposals: readonly LinkProposal[];
}

/** Foods that stand on one page of proposals, and those looked through for it: reading a new name costs milliseconds. */
const PAGE = { shown: 15, looked: 45 } as const;

/** A page of proposals; `next` is where the following one begins. */
export interface ProposalPage {
  readonly foods: readonly ProposedFood[];
  readonly next: number;
}

/** Finds the proposals of foods, a page at a time. */
export function proposalPages(foods: readonly Food[], dictionary: readonly Intolerance[]) {
  const proposer = new LinkProposer(dictionary);
  return (from: number): ProposalPage => {
    const found: ProposedFood[] = [];
    let at = from;
    for (; at < foods.length && at < from + PAGE.looked && found.length < PAGE.shown; at += 1) {
      const food = foods[at];
      const proposals = food ? proposer.for(food) : [];
      if (food && proposals.length > 0) found.push({ food, proposals });
    }
    return { foods: found, next: at };
  };
}

/** One link of a page, as it is ticked. */
export const linkKey = (foodId: number, item: string): string => `${foodId} ${item}`;

/** The ticked links by their item of the dictionary: one call links all its foods. */
export function linksByItem(
  page: readonly ProposedFood[],
  isTicked: (foodId: number, proposal: LinkProposal) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const links = new Map<string, number[]>();
  for (const { food, proposals } of page)
    for (const proposal of proposals) {
      if (!isTicked(food.id, proposal)) continue;
      links.set(proposal.key, [...(links.get(proposal.key) ?? []), food.id]);
    }
  return links;
}
