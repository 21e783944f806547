/**
 * Moves that disturb a plan on purpose, so that the other moves find a better one from there. One meal alone cannot be
 * changed for the better when it balances another one of the day; two or three together can.
 */
import { missing, numberAt } from '../../indexed.js';
import { shuffle, type Random } from '../../random.js';
import type { Ledger } from '../ledger.js';
import type { MenuCache } from '../menu.js';
import { placeBoth } from './swap.js';

/** Best fitting meals a kick draws from. */
const KICK_CHOICES = 6;

/** Gives a few units of one day other meals that fit their own slots; answers the days that changed, as bits. */
export function kickDay(ledger: Ledger, menus: MenuCache, random: Random): number {
  const { state, problem } = ledger;
  const day = random.below(problem.days);
  const units = new Set(
    (problem.slotsOfDay[day] ?? missing(problem.slotsOfDay, day)).flatMap((slot) =>
      slot.locked ? [] : [ledger.unitAt(slot)],
    ),
  );
  const chosen = shuffle([...units], random).slice(0, 2 + random.below(2));
  for (const u of chosen) {
    if (state.isEmpty(u)) continue;
    const before = state.remove(u);
    const options = fitting(ledger, menus, u, before);
    state.place(u, options.length > 0 ? numberAt(options, random.below(options.length)) : before);
  }
  for (const u of chosen) ledger.book(state.units[u] ?? missing(state.units, u));
  ledger.recount();
  return chosen.reduce((mask, u) => mask | (state.units[u] ?? missing(state.units, u)).dayMask, 0);
}

/** The first few feasible meals of a unit's menu. */
function fitting(ledger: Ledger, menus: MenuCache, u: number, without: number): number[] {
  const found: number[] = [];
  for (const meal of menus.of(u).meals) {
    if (found.length >= KICK_CHOICES) break;
    if (meal !== without && ledger.repeatPoints(meal) === 0 && !ledger.state.obstacle(u, meal))
      found.push(meal);
  }
  return found;
}

/** Gives a pair block another meal, or exchanges the meals of two blocks; answers the days that changed, as bits. */
export function kickBlock(ledger: Ledger, menus: MenuCache, random: Random): number {
  const { state } = ledger;
  const isBlock = (u: number): boolean =>
    (state.units[u] ?? missing(state.units, u)).slots.length > 1 && !state.isEmpty(u);
  const blocks = [...state.units.keys()].filter(isBlock);
  if (blocks.length === 0) return 0;
  const u = numberAt(blocks, random.below(blocks.length));
  const unit = state.units[u] ?? missing(state.units, u);
  const twins = blocks.filter(
    (v) => v !== u && (state.units[v] ?? missing(state.units, v)).typeIndex === unit.typeIndex,
  );
  if (twins.length > 0 && random.below(2) === 0)
    return exchange(ledger, u, numberAt(twins, random.below(twins.length)));
  const before = state.remove(u);
  const options = fitting(ledger, menus, u, before);
  state.place(u, options.length > 0 ? numberAt(options, random.below(options.length)) : before);
  ledger.book(unit);
  ledger.recount();
  return unit.dayMask;
}

/** Exchanges the meals of two blocks where the rules allow it. */
function exchange(ledger: Ledger, u: number, v: number): number {
  const { state } = ledger;
  const first = state.remove(u);
  const second = state.remove(v);
  const isPlaced = placeBoth(ledger, u, second, v, first);
  if (!isPlaced) {
    state.place(u, first);
    state.place(v, second);
    return 0;
  }
  ledger.book(state.units[u] ?? missing(state.units, u));
  ledger.book(state.units[v] ?? missing(state.units, v));
  return (
    (state.units[u] ?? missing(state.units, u)).dayMask | (state.units[v] ?? missing(state.units, v)).dayMask
  );
}
