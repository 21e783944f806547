import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatKcal, formatPercent } from '@pora/kit';
import { type PlanChange, fieldChoices, formatShare } from '../plan-work/public.js';
import { editorStrings } from './plan-editor.strings.js';

const t = editorStrings.conflict;

/** One thing that both versions of a plan say: what mine would make of it, what stands there, and the part of mine. */
export interface PlanChoice {
  label: string;
  /** What kind of slot it is about; parameters of the plan have none. */
  type?: MealType;
  mine: string;
  theirs: string;
  /** Energy of the meal, where each says one. */
  energy?: Record<'mine' | 'theirs', string> | undefined;
  differs: boolean;
  /** What is sent when mine is kept. */
  change: PlanChange;
}

const yesNo = (value: boolean) => (value ? t.yes : t.no);

interface SaidMeal {
  name: string;
  portionPercent: number;
  /** Not known of a meal that the server has yet to compute. */
  calories?: number | undefined;
}

function entryText(entry: SaidMeal | null): string {
  if (entry === null) return t.empty;
  const { name, portionPercent } = entry;
  return portionPercent === 100 ? name : `${name}, ${formatPercent(portionPercent)}`;
}

const energyText = (entry: SaidMeal | null): string =>
  entry?.calories === undefined ? '' : formatKcal(entry.calories);

/** Energy of both meals, where the edit is about one. */
function energyOf({ entry }: SlotEdit, slot: PlanSlot): PlanChoice['energy'] {
  return entry === undefined ? undefined : { mine: energyText(entry), theirs: energyText(slot.entry) };
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

const slotAt = ({ planDays }: Plan, { day, slotIndex }: SlotPlace) =>
  planDays.find((each) => each.day === day)?.slots[slotIndex];

/** Edits that cannot be kept, because the newer plan has no such place: where they were, and what they said. */
export function lostEdits({ slots = [] }: PlanChange, theirs: Plan): string[] {
  return slots
    .filter((edit) => !slotAt(theirs, edit))
    .map(({ day, slotIndex, entry, label, time }) => {
      const what = entry === undefined ? (label ?? time ?? t.settings) : entryText(entry);
      return t.lostPlace(day, slotIndex + 1, what);
    });
}

/** How many places only the newer plan changed; `base` is the plan that mine was made on. */
export function theirPlaces(base: Plan, { slots = [] }: PlanChange, theirs: Plan): number {
  const own = new Set(slots.map(({ day, slotIndex }) => `${day}/${slotIndex}`));
  const said = (slot: PlanSlot) =>
    JSON.stringify([slot.entry?.name, slot.entry?.portionPercent, slot.locked]);
  return theirs.planDays.reduce((sum, { day, slots: now }) => {
    const isOther = (slot: PlanSlot, slotIndex: number) => {
      const before = slotAt(base, { day, slotIndex });
      return !own.has(`${day}/${slotIndex}`) && (!before || said(before) !== said(slot));
    };
    return sum + now.filter(isOther).length;
  }, 0);
}

type Line = Omit<PlanChoice, 'change' | 'differs'> & { edits: SlotEdit[] };

/** Slots in which both versions say the same thing on several days stand in one line. */
function slotChoices(edits: readonly SlotEdit[], theirs: Plan): PlanChoice[] {
  const lines = new Map<string, Line>();
  for (const edit of edits) {
    const slot = slotAt(theirs, edit);
    // The newer plan has no such place any more: told by `lostEdits`.
    if (!slot) continue;
    const [mine, stored] = slotTexts(edit, slot);
    const energy = energyOf(edit, slot);
    const { label, type } = slot;
    const key = JSON.stringify([edit.slotIndex, mine, stored, energy]);
    const line = lines.get(key) ?? { ...{ label, type, mine, theirs: stored, energy }, edits: [] };
    lines.set(key, { ...line, edits: [...line.edits, edit] });
  }
  return [...lines.values()].map(({ label, edits: own, ...said }) => ({
    ...said,
    label: placeText(
      own.map(({ day }) => day),
      theirs.planDays.length,
      label,
    ),
    differs: said.mine !== said.theirs || said.energy?.mine !== said.energy?.theirs,
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
