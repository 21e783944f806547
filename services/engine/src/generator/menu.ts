/**
 * Which meals a run looks at for each kind of unit (slot type, targets, block length), best first. A small pool is
 * used whole. A large one is thinned to a seeded part: that is where two seeds get their different plans from, and it
 * costs next to nothing, because a large pool holds many meals that fit equally well. Repairs still see every meal.
 */
import { missing } from '../indexed.js';
import { POINTS } from '../objective.js';
import type { Random } from '../random.js';
import type { Unit } from './problem.js';
import { standingPoints } from './standing-points.js';
import type { PlanState } from './state.js';

/** Meals of one kind of unit, best first, with their points there (portions and favourites). */
export interface Menu {
  readonly meals: readonly number[];
  readonly points: readonly number[];
}

/** A meal fits closely when a portion of it comes within this share of the slot's target. */
const CLOSE = 0.025;
/** Pools with up to so many closely fitting meals are used whole; of larger ones a part is kept, within bounds. */
const WHOLE = 60;
const PART = 0.38;
const MOST = 500;
/** Favourites are dearer to miss where they come first: more of them stay, and enough for every unit. */
const FAVOURITE_PART = 0.65;
const FAVOURITES_PER_UNIT = 3;

/** Menus of one run, made on demand and kept per kind of unit. */
export class MenuCache {
  private readonly menus = new Map<string, Menu>();

  constructor(
    private readonly state: PlanState,
    private readonly random: Random,
  ) {}

  /** Menu of a unit. */
  of(u: number): Menu {
    const key = this.kindOf(this.state.units[u] ?? missing(this.state.units, u));
    let menu = this.menus.get(key);
    if (!menu) {
      menu = this.make(u, key);
      this.menus.set(key, menu);
    }
    return menu;
  }

  /** Least points all units together can have with these menus, every day and the average on target. */
  lowerBound(): number {
    const kinds = new Map<string, { u: number; units: number }>();
    for (const [u, unit] of this.state.units.entries()) {
      const key = this.kindOf(unit);
      const kind = kinds.get(key);
      if (kind) kind.units += 1;
      else kinds.set(key, { u, units: 1 });
    }
    let points = 0;
    for (const { u, units } of kinds.values()) points += this.leastOf(u, units);
    return points;
  }

  private leastOf(u: number, units: number): number {
    const { slots, limit } = this.state.units[u] ?? missing(this.state.units, u);
    const menu = this.of(u);
    const { stageRoom } = this.state.problem.library;
    const costs: number[] = [];
    for (const [i, meal] of menu.meals.entries()) {
      const room = Math.min(limit, stageRoom[meal] ?? missing(stageRoom, meal));
      const uses = Math.min(units, Math.floor(room / slots.length));
      const points = menu.points[i] ?? missing(menu.points, i);
      for (let use = 0; use < uses; use += 1) costs.push(use === 0 ? points : points + POINTS.repeatedUnit);
    }
    costs.sort((a, b) => a - b);
    const filled = costs.slice(0, units).reduce((sum, cost) => sum + cost, 0);
    return filled + Math.max(0, units - costs.length) * slots.length * POINTS.emptySlot;
  }

  private kindOf({ slots, typeIndex }: Unit): string {
    return `${typeIndex} ${slots.map(({ target }) => target).join(' ')}`;
  }

  private make(u: number, key: string): Menu {
    const unit = this.state.units[u] ?? missing(this.state.units, u);
    const rated = this.state
      .staticCandidates(u)
      .map((meal) => ({ meal, points: pointsOf(this.state, unit, meal) }));
    const demand = this.state.units.filter((other) => this.kindOf(other) === key).length;
    const fitting = rated.filter(({ meal }) => this.fitsClosely(unit, meal)).length;
    const kept = fitting > WHOLE ? this.thin(unit, rated, demand) : rated;
    kept.sort((a, b) => a.points - b.points || a.meal - b.meal);
    return { meals: kept.map(({ meal }) => meal), points: kept.map(({ points }) => points) };
  }

  private fitsClosely({ slots }: Unit, meal: number): boolean {
    const close = (POINTS.slotDistance * CLOSE) / this.state.problem.judgedSlots;
    return slots.every(({ slotClass }) => (slotClass.cost[meal] ?? missing(slotClass.cost, meal)) <= close);
  }

  /** A seeded part; where favourites count, enough of them stay. */
  private thin(unit: Unit, rated: Rated[], demand: number): Rated[] {
    const { favourite } = this.state.problem.library;
    const isSpecial = ({ meal }: Rated): boolean => unit.prefersFavourites && favourite[meal] === 1;
    const special = rated.filter(isSpecial);
    const others = rated.filter((item) => !isSpecial(item));
    const specialSize = Math.max(demand * FAVOURITES_PER_UNIT, Math.ceil(special.length * FAVOURITE_PART));
    const size = Math.min(MOST, Math.max(WHOLE, Math.ceil(others.length * PART)));
    return [...this.part(special, Math.min(specialSize, MOST)), ...this.part(others, size)];
  }

  private part(items: Rated[], size: number): Rated[] {
    if (items.length <= size) return items;
    for (let i = 0; i < size; i += 1) {
      const j = i + this.random.below(items.length - i);
      [items[i], items[j]] = [items[j] ?? missing(items, j), items[i] ?? missing(items, i)];
    }
    return items.slice(0, size);
  }
}

interface Rated {
  readonly meal: number;
  readonly points: number;
}

/** Points of a meal in a unit by itself: its slots at their best portions, the favourite rule and what makes it give way. */
function pointsOf(state: PlanState, unit: Unit, meal: number): number {
  let points = standingPoints(state.problem.library, unit, meal);
  for (const { slotClass } of unit.slots) points += slotClass.cost[meal] ?? missing(slotClass.cost, meal);
  return points;
}
