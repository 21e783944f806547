import { intoleranceDictionaryCalls, intoleranceMappingCalls } from '@pora/contracts/calls';
import { ALLERGEN_LABELS, type Food } from '@pora/contracts/catalog/food.model';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { LinkProposer, reasonInWords } from '@pora/engine/safety/propose-links';
import { useApiList } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { useMemo } from 'react';
import { type LinkTick } from '../../../shared/link-ticks.js';
import { foodEditStrings as t } from './food-edit.strings.js';
import { type FoodFormValues } from './food-form.model.js';

/** One item of the dictionary beside the form. */
interface LinkLine extends LinkTick {
  /** Whether it would be ticked had nobody said a thing. */
  readonly byItself: boolean;
}

/** Links of the food in the form: those it has, those proposed, those somebody added. */
export interface FoodLinks {
  readonly lines: readonly LinkLine[];
  readonly isFailed: boolean;
  /** The ticked ones; undefined while nobody knows the dictionary or the links there are. */
  readonly chosen: readonly { key: string; name: string }[] | undefined;
  /** Whether they differ from what is saved: what is proposed does, before anybody has done a thing. */
  readonly isChanged: boolean;
  /** Whether the person has said something else than what stood there by itself. */
  readonly isTouched: boolean;
}

const NONE: readonly never[] = [];

/** Proposals follow the fields; what the person ticked stays as it is (decision 73). */
export function useFoodLinks(values: FoodFormValues, food: Food | undefined): FoodLinks {
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const mappings = useApiList(
    intoleranceMappingCalls.listByFood,
    { params: { foodId: String(food?.id ?? 0) } },
    { enabled: food !== undefined },
  );
  const entries = dictionary.phase === 'ready' ? dictionary.data : NONE;
  const proposer = useMemo(() => new LinkProposer(entries), [entries]);
  const saved = mappings.phase === 'ready' ? mappings.data : NONE;
  const isKnown = isAnswered(dictionary) && (food === undefined || isAnswered(mappings));
  const lines = linesOf(values, {
    entries,
    proposer,
    saved: new Map(saved.map((one) => [one.intolerance, one.intoleranceName])),
  });
  const chosen = isKnown
    ? lines.filter(({ ticked }) => ticked).map(({ key, name }) => ({ key, name }))
    : undefined;
  const before = new Set(saved.map(({ intolerance }) => intolerance));
  return {
    lines,
    isFailed: dictionary.phase === 'failed' || (food !== undefined && mappings.phase === 'failed'),
    chosen,
    isChanged:
      chosen !== undefined && (chosen.length !== before.size || chosen.some(({ key }) => !before.has(key))),
    isTouched: lines.some(({ ticked, byItself }) => ticked !== byItself),
  };
}

function linesOf(
  { name, allergens, confidence, certainty, note, links }: FoodFormValues,
  known: {
    readonly entries: readonly Intolerance[];
    readonly proposer: LinkProposer;
    readonly saved: ReadonlyMap<string, string>;
  },
): LinkLine[] {
  const { entries, proposer, saved } = known;
  const nameOf = new Map(entries.map((entry) => [entry.key, entry.name]));
  const lines = new Map<string, LinkLine>();
  const add = (line: Omit<LinkLine, 'ticked'>) => {
    if (!lines.has(line.key)) lines.set(line.key, { ...line, ticked: links[line.key] ?? line.byItself });
  };
  for (const [key, item] of saved) add({ key, name: item, reason: t.reasons.linked, byItself: true });
  // A food that somebody has linked is not linked anew by opening its form.
  const isOpen = saved.size === 0;
  for (const proposal of proposer.for({ name, allergenInfo: { allergens, confidence, certainty, note } })) {
    const reason = reasonInWords(proposal.reason, ALLERGEN_LABELS);
    add({ key: proposal.key, name: proposal.name, reason, byItself: proposal.ticked && isOpen });
  }
  for (const key of Object.keys(links))
    add({ key, name: nameOf.get(key) ?? key, reason: t.reasons.added, byItself: false });
  return [...lines.values()];
}
