import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { mealTypeSchema } from '@pora/contracts/catalog/meal-types.model';
import { PLAN_LIMITS, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { timeOfDay } from '@pora/contracts/text/text.model';
import { withTotals } from '@pora/engine/totals';
import { emptyDays, pickSlotShape, withMealTimes } from './plan-content.js';
import { isNumber, isRecord, isWholeEntry, readableEntry, type UnknownRecord } from './readable-entry.js';

const MOST_DAYS = 14;
const MOST_SLOTS = PLAN_LIMITS.mealsPerDay.max;

/** Days as they are stored, and the size and hours the plan says it has. */
export interface StoredDays {
  readonly planDays: unknown;
  readonly days: number;
  readonly mealsPerDay: number;
  readonly mealTimes: readonly string[];
}

/** Days that can be worked with. */
export interface ReadableDays {
  readonly planDays: PlanDay[];
  readonly days: number;
  readonly mealsPerDay: number;
  /** Days of which something could not be read; their gaps are empty slots and meals nobody has checked. */
  readonly unreadableDays: readonly number[];
}

/**
 * Stored days that an older version, a restored backup or a hand left with holes, in the shape everything else counts on;
 * undefined of days that have no hole. Nothing is invented: what is missing is an empty slot of the plan's own schedule,
 * and a meal of which a part is missing counts as not checked. No meal that can be read is lost: days and slots beyond
 * the plan's size make it larger.
 */
export function readableDays(stored: StoredDays): ReadableDays | undefined {
  if (isWhole(stored)) return undefined;
  const read = placedDays(Array.isArray(stored.planDays) ? stored.planDays : []);
  const days = sizeBetween(MOST_DAYS, stored.days, ...read.keys());
  const mealsPerDay = sizeBetween(
    MOST_SLOTS,
    stored.mealsPerDay,
    ...Array.from(read.values(), ({ length }) => length),
  );
  const schedule = scheduleOf(stored, Array.from(read.values()), mealsPerDay);
  const unreadable = new Set<number>();
  const planDays = Array.from({ length: days }, (_, index): PlanDay => {
    const day = index + 1;
    const note = () => void unreadable.add(day);
    const slots = fitted(read.get(day) ?? [], schedule);
    const readable = schedule.map((shape, i) => readableSlot(slots[i], { shape, day, index: i, note }));
    return { day, slots: withOwnIds(readable, day), totals: { calories: 0, carbs: 0, fat: 0, protein: 0 } };
  });
  return { planDays: withTotals(planDays), days, mealsPerDay, unreadableDays: [...unreadable] };
}

/** Slots of a small step of the history, which know nothing of their day. */
export function readableKeptSlot(slot: unknown, day: number, index: number): PlanSlot {
  if (isWholeSlot(slot)) return slot as PlanSlot;
  const shape = emptyDays(DEFAULT_RULE_CONFIG, 1, MOST_SLOTS)[0]?.slots[index];
  if (!shape) throw new Error(`no slot ${index} in a day`);
  return readableSlot(slot, { shape, day, index, note: () => undefined });
}

function isWhole({ planDays, days, mealsPerDay }: StoredDays): boolean {
  if (!Array.isArray(planDays) || planDays.length !== days) return false;
  const numbers = new Set<unknown>();
  return planDays.every((day: unknown) => {
    if (!isRecord(day) || !isDayNumber(day.day) || day.day > days || numbers.has(day.day)) return false;
    numbers.add(day.day);
    const { slots } = day;
    if (!Array.isArray(slots) || slots.length !== mealsPerDay || !slots.every(isWholeSlot)) return false;
    return new Set(slots.map(({ id }: UnknownRecord) => id)).size === slots.length && isTotals(day.totals);
  });
}

function isWholeSlot(slot: unknown): slot is UnknownRecord {
  if (!isRecord(slot) || typeof slot.id !== 'string' || slot.id === '' || !isWholeShape(slot)) return false;
  const { locked, lockedInAllDays, entry } = slot;
  const hasLocks = typeof locked === 'boolean' && typeof lockedInAllDays === 'boolean';
  return hasLocks && (entry === null || isWholeEntry(entry));
}

/** Slots by the number of their day; a day without one, or with one that is taken, is the day of its place, or the next free. */
function placedDays(stored: readonly unknown[]): ReadonlyMap<number, readonly unknown[]> {
  const placed = new Map<number, readonly unknown[]>();
  const slotsOf = (day: unknown): readonly unknown[] =>
    isRecord(day) && Array.isArray(day.slots) ? (day.slots as unknown[]).slice(0, MOST_SLOTS) : [];
  const without: { place: number; slots: readonly unknown[] }[] = [];
  for (const [index, day] of stored.entries()) {
    const number = isRecord(day) ? day.day : undefined;
    if (isDayNumber(number) && !placed.has(number)) placed.set(number, slotsOf(day));
    else without.push({ place: index + 1, slots: slotsOf(day) });
  }
  for (const { place, slots } of without) {
    const free = [place, ...Array.from({ length: MOST_DAYS }, (_, i) => i + 1)].find(
      (day) => day <= MOST_DAYS && !placed.has(day),
    );
    if (free !== undefined && slots.length > 0) placed.set(free, slots);
  }
  return placed;
}

/** Shapes of the slots of a day: of the first day that has all of them, else of the rules with the plan's hours. */
function scheduleOf(
  { mealTimes }: StoredDays,
  days: readonly (readonly unknown[])[],
  mealsPerDay: number,
): readonly PlanSlot[] {
  const shapes = withMealTimes(emptyDays(DEFAULT_RULE_CONFIG, 1, mealsPerDay), mealTimes)[0]?.slots ?? [];
  const example = days.find((slots) => slots.length === mealsPerDay && slots.every(isRecord));
  if (!example) return shapes;
  return shapes.map((shape, i) => ({
    ...pickSlotShape(
      readableSlot(example[i], { shape, day: 1, index: i, note: () => undefined, isShape: true }),
    ),
  }));
}

/** The slots of a day at their places; of a day with too few, each at the first free place of its type. */
function fitted(slots: readonly unknown[], schedule: readonly PlanSlot[]): readonly unknown[] {
  if (slots.length === schedule.length) return slots;
  const places: unknown[] = schedule.map(() => undefined);
  const rest: unknown[] = [];
  for (const slot of slots) {
    const type = isRecord(slot) ? slot.type : undefined;
    const place = schedule.findIndex((shape, i) => places[i] === undefined && shape.type === type);
    if (place === -1) rest.push(slot);
    else places[place] = slot;
  }
  for (const slot of rest) {
    const place = places.indexOf(undefined);
    if (place !== -1) places[place] = slot;
  }
  return places;
}

interface SlotContext {
  readonly shape: PlanSlot;
  readonly day: number;
  readonly index: number;
  /** Called when something could not be read. */
  readonly note: () => void;
  /** Only the shape of the slot is asked for. */
  readonly isShape?: boolean;
}

function readableSlot(stored: unknown, { shape, day, index, note, isShape }: SlotContext): PlanSlot {
  const own = { ...shape, id: `d${day}-s${index + 1}`, locked: false, lockedInAllDays: false, entry: null };
  if (!isRecord(stored)) {
    note();
    return own;
  }
  const { id, locked, lockedInAllDays, entry } = stored;
  const read = entry === null || entry === undefined || isShape ? undefined : readableEntry(entry);
  if (!isWholeShape(stored) || read?.isWhole === false) note();
  return {
    ...shapeOf(stored, shape),
    id: typeof id === 'string' && id !== '' ? id : own.id,
    locked: locked === true,
    lockedInAllDays: lockedInAllDays === true,
    entry: read?.entry ?? null,
  };
}

function isWholeShape({ type, time, label, calorieSharePercent }: UnknownRecord): boolean {
  return isType(type) && isTime(time) && typeof label === 'string' && isNumber(calorieSharePercent);
}

/** What can be read of a slot besides its meal; the schedule says the rest. */
function shapeOf({ type, time, label, calorieSharePercent }: UnknownRecord, shape: PlanSlot) {
  return {
    type: isType(type) ? mealTypeSchema.parse(type) : shape.type,
    time: isTime(time) ? time : shape.time,
    label: typeof label === 'string' ? label : shape.label,
    calorieSharePercent: isNumber(calorieSharePercent) ? calorieSharePercent : shape.calorieSharePercent,
  };
}

/** Two slots of one id cannot be told apart, so all of such a day get ids of their places. */
function withOwnIds(slots: readonly PlanSlot[], day: number): PlanSlot[] {
  const isTold = new Set(slots.map(({ id }) => id)).size === slots.length;
  return isTold ? [...slots] : slots.map((slot, i) => ({ ...slot, id: `d${day}-s${i + 1}` }));
}

function sizeBetween(most: number, ...sizes: readonly number[]): number {
  return Math.min(most, Math.max(1, ...sizes));
}

function isDayNumber(day: unknown): day is number {
  return Number.isInteger(day) && Number(day) >= 1 && Number(day) <= MOST_DAYS;
}

function isTime(time: unknown): time is string {
  return timeOfDay.safeParse(time).success;
}

const isType = (type: unknown): type is PlanSlot['type'] => mealTypeSchema.safeParse(type).success;

function isTotals(totals: unknown): boolean {
  return isRecord(totals) && [totals.calories, totals.carbs, totals.fat, totals.protein].every(isNumber);
}
