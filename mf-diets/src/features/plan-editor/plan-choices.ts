import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { formatPercent } from '@pora/kit';
import { formatShare } from './editor-model.js';
import { fieldChoices } from './plan-fields.js';
import { editorStrings } from './plan-editor.strings.js';
import { type PlanChange } from './plan-change.js';

const t = editorStrings.conflict;

/** One thing that both versions of a plan say: what mine would make of it, what stands there, and the part of mine. */
export interface PlanChoice {
  label: string;
  mine: string;
  theirs: string;
  differs: boolean;
  /** What is sent when mine is kept. */
  change: PlanChange;
}

const yesNo = (value: boolean) => (value ? t.yes : t.no);

function entryText(entry: { name: string; portionPercent: number } | null): string {
  if (entry === null) return t.empty;
  return entry.portionPercent === 100 ? entry.name : `${entry.name}, ${formatPercent(entry.portionPercent)}`;
}

/** What an edit says, beside what the slot says about the same. */
function slotTexts(edit: SlotEdit, slot: PlanSlot): [mine: string, theirs: string] {
  const { entry, calorieSharePercent, time, label, locked, lockedInAllDays } = edit;
  const both = [
    entry !== undefined && [entryText(entry), entryText(slot.entry)],
    label !== undefined && [label, slot.label],
    time !== undefined && [time, slot.time],
    calorieSharePercent !== undefined && [
      formatShare(calorieSharePercent),
      formatShare(slot.calorieSharePercent),
    ],
    locked !== undefined && [t.locked(yesNo(locked)), t.locked(yesNo(slot.locked))],
    lockedInAllDays !== undefined && [
      t.lockedInAllDays(yesNo(lockedInAllDays)),
      t.lockedInAllDays(yesNo(slot.lockedInAllDays)),
    ],
  ].filter((pair) => pair !== false);
  return [both.map(([mine]) => mine).join(' · '), both.map(([, theirs]) => theirs).join(' · ')];
}

/** Days in a row are told as one: "Dni 1–14, Obiad". */
function placeText(days: readonly number[], planDays: number, label: string): string {
  const [first] = days;
  if (days.length === planDays && planDays > 1) return t.everyDay(label);
  return days.length === 1 && first !== undefined
    ? t.oneDay(first, label)
    : t.someDays(days.join(', '), label);
}

/** Slots in which both versions say the same thing on several days stand in one line. */
function slotChoices(edits: readonly SlotEdit[], theirs: Plan): PlanChoice[] {
  const lines = new Map<string, { label: string; mine: string; theirs: string; edits: SlotEdit[] }>();
  for (const edit of edits) {
    const slot = theirs.planDays.find(({ day }) => day === edit.day)?.slots[edit.slotIndex];
    // The newer plan has no such place any more.
    if (!slot) continue;
    const [mine, stored] = slotTexts(edit, slot);
    const key = JSON.stringify([edit.slotIndex, mine, stored]);
    const line = lines.get(key) ?? { label: slot.label, mine, theirs: stored, edits: [] };
    lines.set(key, { ...line, edits: [...line.edits, edit] });
  }
  return [...lines.values()].map(({ label, edits: own, ...texts }) => ({
    ...texts,
    label: placeText(
      own.map(({ day }) => day),
      theirs.planDays.length,
      label,
    ),
    differs: texts.mine !== texts.theirs,
    change: { slots: own },
  }));
}

/** Everything of a change that met a newer plan, thing by thing: parameters first, then slots. */
export function planChoices({ slots = [], ...parameters }: PlanChange, theirs: Plan): PlanChoice[] {
  return [...fieldChoices(parameters, theirs), ...slotChoices(slots, theirs)];
}

/** The chosen parts as one change. */
export function chosenChange(chosen: readonly PlanChoice[]): PlanChange {
  const slots = chosen.flatMap(({ change }) => change.slots ?? []);
  return {
    ...Object.assign({}, ...chosen.map(({ change }) => change)),
    slots: slots.length > 0 ? slots : undefined,
  };
}
