/**
 * Draws other meals for several slots at once: one after another, each on the plan that the former draw left, so that
 * the rules of repeats hold among them. A paired block that was drawn for one of its days is not drawn again for another.
 */
import { compileLibrary } from './generator/library.js';
import type { GenerateInput } from './generator/input.js';
import type { PlanDay } from './model.js';
import { regenerateSlot, type RegenerateRefusal, type RegenerateResult } from './regenerate.js';
import type { Place } from './replace-meal.js';
import type { PlanSummary } from './totals.js';

/** Slots to draw anew, in the order they are drawn. */
export interface RegenerateSlotsInput extends GenerateInput {
  readonly places: readonly Place[];
}

/** A slot that got no meal, and the counts behind it. */
export type RefusedDraw = Place & Omit<Extract<RegenerateResult, { ok: false }>, 'ok'>;

/** The plan after all draws, or why there was none; `locked` are asked slots that stay as they are. */
export type RegenerateSlotsResult =
  | {
      readonly ok: true;
      readonly planDays: PlanDay[];
      readonly planSummary: PlanSummary;
      /** The asked slot that was drawn first. */
      readonly first: Place;
      readonly changed: Extract<RegenerateResult, { ok: true }>['changed'];
      readonly failed: readonly RefusedDraw[];
      readonly locked: readonly Place[];
      /** Good meals the draws could choose from, the fewest of them. */
      readonly choices: number;
      /** True when no meal fits some whole pair block and only the asked slot of it was drawn. */
      readonly split: boolean;
    }
  | {
      readonly ok: false;
      /** Of the first slot that is not locked. */
      readonly code: RegenerateRefusal;
      readonly failed: readonly RefusedDraw[];
    };

type Drawn = Extract<RegenerateResult, { ok: true }>;

/** Draws for every place; same input, same answer. */
export function regenerateSlots({ places, ...input }: RegenerateSlotsInput): RegenerateSlotsResult {
  const library = compileLibrary(input);
  const drawn: (Drawn & { readonly at: Place })[] = [];
  const refused: RefusedDraw[] = [];
  const done = new Set<string>();
  for (const { day, slotIndex } of places) {
    if (done.has(keyOf({ day, slotIndex }))) continue;
    const planDays = drawn.at(-1)?.planDays ?? input.plan.planDays;
    const result = regenerateSlot({ ...input, plan: { ...input.plan, planDays }, day, slotIndex }, library);
    const at = { day, slotIndex };
    if (result.ok) drawn.push({ ...result, at });
    else {
      const { ok: _, ...refusal } = result;
      refused.push({ ...refusal, ...at });
    }
    for (const place of result.ok ? [at, ...result.changed] : [at]) done.add(keyOf(place));
  }
  return resultOf(drawn, refused);
}

function resultOf(
  drawn: readonly (Drawn & { readonly at: Place })[],
  refused: readonly RefusedDraw[],
): RegenerateSlotsResult {
  const failed = refused.filter(({ code }) => code !== 'slot_locked');
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return { ok: false, code: failed[0]?.code ?? 'slot_locked', failed };
  const { planDays, planSummary } = last;
  return {
    ...{ ok: true, planDays, planSummary, failed, first: first.at },
    changed: [...new Map(drawn.flatMap(({ changed }) => changed.map((at) => [keyOf(at), at]))).values()],
    locked: refused
      .filter((item) => !failed.includes(item))
      .map(({ day, slotIndex }) => ({ day, slotIndex })),
    choices: Math.min(...drawn.map(({ choices }) => choices)),
    split: drawn.some(({ split }) => split),
  };
}

const keyOf = ({ day, slotIndex }: Place): string => `${day} ${slotIndex}`;
