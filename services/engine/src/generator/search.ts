/**
 * Local search over the moves of `moves/`, with seeded kicks when no move helps. Stopped by a work counter, never by
 * the clock, so that a replay is exact.
 */
import { shuffle, type Random } from '../random.js';
import { fillByChain } from './construct.js';
import type { Solution } from './fit.js';
import { Ledger } from './ledger.js';
import type { MenuCache } from './menu.js';
import { DayComposer } from './moves/compose.js';
import { kickBlock, kickDay } from './moves/kick.js';
import { replaceMeal } from './moves/replace.js';
import { swapMeals } from './moves/swap.js';
import type { Unit } from './problem.js';
import type { ProgressTeller } from './progress.js';
import type { PlanState } from './state.js';

const EPSILON = 1e-9;
/** The search ends when it is this close to what is possible at all. */
const GOOD_ENOUGH = 0.005;
/** Share of kicks that go to a pair block, where there are any. */
const BLOCK_KICKS = 0.9;
const BLOCK_KICKS_IF_HARD = 0.25;
/** A plan is hard when it stays this far from what is possible, or after so many kicks in vain. */
const HARD = 0.5;
const STUCK_AFTER = 40;
/** Mask of all days. */
const EVERY_DAY = -1;
/** Placement checks one more try at an empty unit may cost. */
const REFILL_CHECKS = 3_000;

interface SearchWatch {
  readonly progress: ProgressTeller;
  readonly shouldStop?: (() => boolean) | undefined;
}

/** Searches for better meals and portions, starting from a constructed state. */
export class Search {
  private readonly ledger: Ledger;
  private readonly composer: DayComposer;
  private readonly progress: ProgressTeller;
  private readonly shouldStop: () => boolean;
  /** Days whose meals were chosen together; all of them, unless somebody stopped the search before. */
  finishedDays = 0;
  /** Whether the search ended sooner than it would have, because somebody stopped it. */
  wasStopped = false;

  constructor(
    private readonly state: PlanState,
    private readonly menus: MenuCache,
    private readonly random: Random,
    { progress, shouldStop = () => false }: SearchWatch,
  ) {
    this.progress = progress;
    this.shouldStop = shouldStop;
    this.ledger = new Ledger(state);
    this.composer = new DayComposer(this.ledger, menus, random);
  }

  /** Work done, in units of about 10 µs. */
  get work(): number {
    return this.ledger.work;
  }

  /** Runs until the work limit or until nothing better is possible; leaves the state at the best plan. */
  run(): Solution {
    const { ledger } = this;
    ledger.reset();
    const bound = this.menus.lowerBound();
    let best = ledger.snapshot();
    this.fillEmpty();
    this.descend(this.state.units.keys());
    this.composeDays(EVERY_DAY, (d) => this.finish(d + 1));
    // The days that are finished count, however the whole compares with the plan before them.
    if (this.wasStopped && this.finishedDays < ledger.problem.days) return ledger.snapshot();
    best = this.better(best);
    this.finish(ledger.problem.days);
    const before = ledger.share;
    let failures = 0;
    while (!ledger.isSpent && best.points > bound + GOOD_ENOUGH && !this.isStopped()) {
      ledger.fitter.work += 1;
      this.kick(failures > STUCK_AFTER || best.points > bound + HARD);
      const isBetter = ledger.points < best.points - EPSILON;
      failures = isBetter ? 0 : failures + 1;
      if (isBetter) best = ledger.snapshot();
      else ledger.restore(best);
      this.progress.improved((ledger.share - before) / (1 - before));
    }
    ledger.restore(best);
    ledger.polish();
    return this.better(best);
  }

  private finish(days: number): void {
    this.finishedDays = days;
    this.progress.finished(days);
  }

  /** Leaves the search where used-up work would: there the state is a whole plan. */
  private isStopped(): boolean {
    this.wasStopped ||= this.shouldStop();
    return this.wasStopped;
  }

  /** Disturbs the plan and mends the days concerned; a hard plan is searched unit by unit as well. */
  private kick(isHard: boolean): void {
    const { ledger, menus, random } = this;
    const blocks =
      random.next() < (isHard ? BLOCK_KICKS_IF_HARD : BLOCK_KICKS) ? kickBlock(ledger, menus, random) : 0;
    const days = blocks === 0 ? kickDay(ledger, menus, random) : blocks;
    if (ledger.empties > 0) this.fillEmpty();
    if (isHard) this.descend(ledger.unitsOn(days));
    this.composeDays(days);
  }

  /** Improves unit after unit, coming back to the days that changed, until nothing more helps; then tries swaps. */
  private descend(units: Iterable<number>): void {
    const { ledger, state } = this;
    const queue = new Set(shuffle([...units], this.random));
    for (;;) {
      for (const u of queue) {
        if (ledger.isSpent || this.isStopped()) return;
        queue.delete(u);
        if (state.isEmpty(u) || !replaceMeal(ledger, this.menus, u)) continue;
        for (const other of ledger.unitsOn((state.units[u] as Unit).dayMask))
          if (other !== u) queue.add(other);
      }
      const swapped = swapMeals(ledger, this.random);
      if (!swapped) return;
      for (const u of swapped) queue.add(u);
    }
  }

  /** Composes the days of a mask anew, each exactly. */
  private composeDays(mask: number, onDay?: (d: number) => void): void {
    for (let d = 0; d < this.ledger.problem.days; d += 1) {
      if ((mask & (1 << d)) === 0 || this.ledger.isSpent) continue;
      if (this.isStopped()) return;
      this.composer.compose(d);
      onDay?.(d);
    }
  }

  /** Tries again to fill what is empty, now that other meals stand elsewhere. */
  private fillEmpty(): void {
    const { state, random } = this;
    let filled = false;
    for (let u = 0; u < state.units.length; u += 1) {
      if (state.isEmpty(u) && fillByChain(state, u, random, REFILL_CHECKS)) filled = true;
    }
    if (!filled) return;
    this.ledger.recount();
    this.ledger.polish();
  }

  private better(best: Solution): Solution {
    const now = this.ledger.snapshot();
    if (now.points <= best.points) return now;
    this.ledger.restore(best);
    return best;
  }
}
