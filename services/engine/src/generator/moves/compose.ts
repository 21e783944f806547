/**
 * Move: the meals of one day's single slots are chosen anew, all at once and exactly. A slot's points depend on its
 * energy alone, so of all meals that give one energy any free one will do: the day becomes a choice of one energy per
 * slot, decided by dynamic programming over the day's sum. Paired meals stay and only change their portions.
 */
import { floatAt, missing } from '../../indexed.js';
import { slotPoints } from '../../objective.js';
import { portionCalories } from '../../portions.js';
import { shuffle, type Random } from '../../random.js';
import type { Ledger } from '../ledger.js';
import type { MenuCache } from '../menu.js';
import type { SlotClass, SlotInfo } from '../problem.js';
import { DaySum, type Choices } from './day-sum.js';

const EPSILON = 1e-9;
/** Looked-up energies that make up one unit of work. */
const LOOKS_PER_WORK = 200;
/** No slot is moved further from its target than this many kcal by one composition. */
const WIDEST = 150;
const NOBODY = -1;

/** Meals by the energies they can give in one class of slots. */
type Offers = ReadonlyMap<number, readonly number[]>;

/** A filled slot of the day; `present` is the meal a single slot held before. */
interface Place {
  readonly slot: SlotInfo;
  readonly u: number;
  readonly present: number | undefined;
}

/** Composes single days of a booked plan. */
export class DayComposer {
  private readonly offers = new Map<SlotClass, Offers>();
  private readonly daySum: DaySum;

  constructor(
    private readonly ledger: Ledger,
    private readonly menus: MenuCache,
    private readonly random: Random,
  ) {
    this.daySum = new DaySum(ledger);
  }

  /** Gives a day's single slots the meals that suit the day best; true when that lowers the points. */
  compose(d: number): boolean {
    const { ledger } = this;
    const { state } = ledger;
    const places = this.placesOf(d);
    const open = places.filter(({ present }) => present !== undefined);
    if (open.length === 0) return false;
    for (const { u } of open) state.remove(u);
    let own = (ledger.fit.dayPoints[d] ?? missing(ledger.fit.dayPoints, d)) + ledger.average(ledger.total);
    for (const { u, present } of open) own += this.choicePoints(u, present as number);
    const meals = this.choose(d, places, own - EPSILON);
    if (!meals || !this.tryPlace(open, meals)) {
      for (const { u, present } of open) state.place(u, present as number);
      return false;
    }
    ledger.bookDay(d);
    ledger.recount();
    return true;
  }

  private placesOf(d: number): Place[] {
    const { state, problem } = this.ledger;
    return (problem.slotsOfDay[d] ?? missing(problem.slotsOfDay, d)).flatMap((slot) => {
      if (slot.locked) return [];
      const u = this.ledger.unitAt(slot);
      if (state.isEmpty(u)) return [];
      const isSingle = (state.units[u] ?? missing(state.units, u)).slots.length === 1;
      return [{ slot, u, present: isSingle ? (state.mealOf[u] ?? missing(state.mealOf, u)) : undefined }];
    });
  }

  private choicePoints(u: number, meal: number): number {
    const unit = this.ledger.state.units[u] ?? missing(this.ledger.state.units, u);
    return this.ledger.plainPoints(unit, meal) + this.ledger.repeatPoints(meal);
  }

  /** Places the chosen meals; two that exclude each other undo the whole composition. */
  private tryPlace(open: readonly Place[], meals: ReadonlyMap<number, number>): boolean {
    const { state } = this.ledger;
    for (const [i, { u }] of open.entries()) {
      const meal = meals.get(u) as number;
      if (state.obstacle(u, meal)) {
        for (const done of open.slice(0, i)) state.remove(done.u);
        return false;
      }
      state.place(u, meal);
    }
    return true;
  }

  /** Meals of the open units that bring the day under `limit` points, or nothing. */
  private choose(
    d: number,
    places: readonly Place[],
    limit: number,
  ): ReadonlyMap<number, number> | undefined {
    const { ledger } = this;
    const least = places.map((place) => this.leastOf(place));
    const slack = limit - least.reduce((sum, points) => sum + points, 0);
    if (slack <= 0) return undefined;
    const choices = places.map((place, i) => this.choicesOf(place, (least[i] ?? missing(least, i)) + slack));
    const openTargets = places.reduce(
      (sum, { slot, present }) => sum + (present === undefined ? 0 : slot.target),
      0,
    );
    const fixed = ledger.fixedKcal(d) - openTargets;
    const rest = ledger.total - (ledger.fit.daySum[d] ?? missing(ledger.fit.daySum, d));
    const picked = this.daySum.choose(choices, fixed, rest, limit);
    return picked && new Map(places.map(({ u }, i) => [u, picked[i] ?? missing(picked, i)]));
  }

  /** Least points a slot can have: of its own meal, or zero where any meal may come. */
  private leastOf({ slot, u, present }: Place): number {
    if (present !== undefined) return 0;
    const { mealOf } = this.ledger.state;
    const { cost } = slot.slotClass;
    const own = mealOf[u] ?? missing(mealOf, u);
    return cost[own] ?? missing(cost, own);
  }

  /** The energies a slot may have within `limit` points, and who gives them. */
  private choicesOf({ slot, u, present }: Place, limit: number): Choices {
    const choices: Choices = { kcal: [], points: [], meal: [] };
    const { mealOf } = this.ledger.state;
    const { baseKcal } = this.ledger.problem.library;
    const own = present ?? mealOf[u] ?? missing(mealOf, u);
    const base = baseKcal[own] ?? missing(baseKcal, own);
    const choice = present === undefined ? 0 : this.choicePoints(u, own);
    for (const percent of slot.slotClass.options) {
      const kcal = portionCalories(base, percent);
      const points = this.slotPointsOf(slot, kcal) + choice;
      if (points <= limit) add(choices, kcal, points, own);
    }
    if (present !== undefined) this.addOffers(choices, slot, u, limit);
    return choices;
  }

  /** Adds free meals of the menu, nearest energies first, until a distance costs more than the limit. */
  private addOffers(choices: Choices, slot: SlotInfo, u: number, limit: number): void {
    const offers = this.offersOf(slot.slotClass, u);
    const middle = Math.round(slot.target);
    let isWithin = true;
    for (let away = 0; away <= WIDEST && isWithin; away += 1) {
      isWithin = false;
      for (const kcal of away === 0 ? [middle] : [middle + away, middle - away]) {
        const points = this.slotPointsOf(slot, kcal);
        if (points > limit) continue;
        isWithin = true;
        const meal = this.freeMeal(offers.get(kcal), u, limit - points);
        if (meal !== NOBODY) add(choices, kcal, points + this.choicePoints(u, meal), meal);
      }
      this.ledger.fitter.work += 2 / LOOKS_PER_WORK;
    }
  }

  private slotPointsOf({ target }: SlotInfo, kcal: number): number {
    const { tolerances, judgedSlots } = this.ledger.problem;
    return slotPoints(kcal, target, tolerances, judgedSlots);
  }

  /** First unused meal of the list that may stand in the unit. */
  private freeMeal(meals: readonly number[] | undefined, u: number, room: number): number {
    const { state } = this.ledger;
    const unit = state.units[u] ?? missing(state.units, u);
    for (const meal of meals ?? []) {
      if ((state.count[meal] ?? missing(state.count, meal)) > 0 || this.ledger.plainPoints(unit, meal) > room)
        continue;
      if (!state.obstacle(u, meal)) return meal;
    }
    return NOBODY;
  }

  private offersOf(slotClass: SlotClass, u: number): Offers {
    let found = this.offers.get(slotClass);
    if (!found) {
      found = this.listOffers(slotClass, u);
      this.offers.set(slotClass, found);
    }
    return found;
  }

  /** Meals of the unit's menu by energy; their order is seeded, so that two seeds take different ones. */
  private listOffers({ target, options }: SlotClass, u: number): Offers {
    const { baseKcal, demotion } = this.ledger.problem.library;
    const found = new Map<number, number[]>();
    const mixed = shuffle([...this.menus.of(u).meals], this.random);
    // The first free one is taken: what gives way stands last.
    mixed.sort((a, b) => floatAt(demotion, a) - floatAt(demotion, b));
    for (const meal of mixed) {
      for (const percent of options) {
        const kcal = portionCalories(baseKcal[meal] ?? missing(baseKcal, meal), percent);
        if (Math.abs(kcal - target) > WIDEST) continue;
        const list = found.get(kcal);
        if (!list) found.set(kcal, [meal]);
        else if (list.at(-1) !== meal) list.push(meal);
      }
    }
    return found;
  }
}

function add({ kcal, points, meal }: Choices, energy: number, cost: number, one: number): void {
  kcal.push(energy);
  points.push(cost);
  meal.push(one);
}
