/** Compares what two sets of rules leave for each slot type, meal by meal; nothing is drawn and nothing is kept. */
import { compareText } from '@pora/text-pl/collation';
import { brokenRule, forecastOf, openSlotsOf, type TypeFeasibility, whyOut } from './explain.js';
import { sentenceOf } from './explain/sentences.js';
import { staticMask } from './generator/counts.js';
import type { GenerateInput, Refusal } from './generator/input.js';
import type { Problem } from './generator/problem.js';
import { floatAt, itemAt } from './indexed.js';
import type { Catalogue, RuleConfig } from './model.js';
import { nearestPortion } from './portions.js';
import { firstRule } from './rules.js';
import { acceptedTypes } from './slots.js';

/** A meal that stands otherwise under the tried rules. */
export interface MovedMeal {
  readonly mealId: string;
  readonly name: string;
  /** Energy of the portion nearest to the target under the tried rules; null for a meal they keep out. */
  readonly kcal: number | null;
  /** Why it stands lower, under the rules that put it there. */
  readonly reason: string;
}

/** Meals that moved in one direction: all counted, some named. */
export interface MovedMeals {
  /** Meals that became candidates, or ceased to be. */
  readonly candidates: number;
  /** Candidates under both that began to reach the target, or ceased to. */
  readonly reaching: number;
  readonly named: readonly MovedMeal[];
}

/** A slot type under the rules in force and under the tried ones. */
export interface TypeTrial {
  /** Null where the rules in force have no such slot. */
  readonly before: TypeFeasibility | null;
  readonly after: TypeFeasibility;
  readonly lost: MovedMeals;
  readonly gained: MovedMeals;
}

/** How a meal stands in a slot type: kept out, a candidate, or a candidate that reaches the target. */
const OUT = 0;
const CANDIDATE = 1;
const REACHES = 2;

const NONE: MovedMeals = { candidates: 0, reaching: 0, named: [] };

/** Input of a trial. */
export interface RuleTrialInput extends GenerateInput {
  /** The rules that are tried. */
  readonly edited: RuleConfig;
  /** Meals named at most in each direction of a slot type. */
  readonly mostNamed: number;
}

/** Candidates of each slot type under the rules in force and under others; a refusal when the others allow no run. */
export function tryRules({
  edited,
  mostNamed,
  ...input
}: RuleTrialInput): { readonly ok: true; readonly types: readonly TypeTrial[] } | Refusal {
  const tried = { ...input, config: edited };
  const before = forecastOf(input);
  const after = forecastOf(tried);
  if (!after.ok) return after;
  const known = new Map(before.ok ? before.types.map((item) => [item.type, item]) : []);
  return {
    ok: true,
    types: after.types.map((item): TypeTrial => {
      const former = known.get(item.type);
      if (!before.ok || !former) return { before: null, after: item, lost: NONE, gained: NONE };
      const standings = {
        before: new SlotTypeStanding(before.problem, input, item.type),
        after: new SlotTypeStanding(after.problem, tried, item.type),
      };
      return { before: former, after: item, ...movedMeals(standings, mostNamed) };
    }),
  };
}

/** What becomes of each meal in a slot type under one set of rules. */
class SlotTypeStanding {
  private readonly catalog: Catalogue;
  private readonly accepted: readonly string[];
  private readonly open: ReturnType<typeof openSlotsOf>;

  constructor(
    private readonly problem: Problem,
    { catalog, config }: Pick<GenerateInput, 'catalog' | 'config'>,
    type: string,
  ) {
    this.catalog = catalog;
    this.accepted = acceptedTypes(config.slotPools, type);
    this.open = openSlotsOf(problem, type);
  }

  get library(): Problem['library'] {
    return this.problem.library;
  }

  of(meal: number): number {
    if (this.ruleOf(meal)) return OUT;
    return this.open.reaches(meal) ? REACHES : CANDIDATE;
  }

  /** Energy of the portion nearest to the target; null for a meal that is out. */
  kcalOf(meal: number): number | null {
    return this.ruleOf(meal) ? null : this.portionOf(meal).kcal;
  }

  /** Why a meal stands no higher. */
  reasonFor(meal: number): string {
    const rule = this.ruleOf(meal);
    if (rule) return whyOut(this.catalog, brokenRule(this.library, meal, rule));
    const options = this.open.slotClass?.options ?? [];
    const { option, kcal } = this.portionOf(meal);
    const targetKcal = Math.round(this.open.target);
    // Only where the end of the range keeps it away does the end say why.
    const isSmallest = option === 0 && kcal > targetKcal;
    const isLargest = option === options.length - 1 && kcal < targetKcal;
    const bound = isSmallest ? 'smallest' : isLargest ? 'largest' : undefined;
    return sentenceOf.misses({ kcal, targetKcal, portionPercent: itemAt(options, option), bound });
  }

  private ruleOf(meal: number) {
    return firstRule(staticMask(this.library, meal, this.accepted));
  }

  private portionOf(meal: number) {
    const { target, slotClass } = this.open;
    return nearestPortion(floatAt(this.library.baseKcal, meal), target, slotClass?.options ?? []);
  }
}

interface Standings {
  readonly before: SlotTypeStanding;
  readonly after: SlotTypeStanding;
}

/** One catalogue gives both libraries, so a meal has one index in both. */
function movedMeals(standings: Standings, mostNamed: number): Pick<TypeTrial, 'lost' | 'gained'> {
  const { before, after } = standings;
  const lost: Move[] = [];
  const gained: Move[] = [];
  for (let meal = 0; meal < after.library.meals.length; meal += 1) {
    const from = before.of(meal);
    const to = after.of(meal);
    if (to < from) lost.push({ meal, lower: to });
    if (to > from) gained.push({ meal, lower: from });
  }
  const listed = (moves: readonly Move[], lower: SlotTypeStanding) =>
    named(moves, { after, lower, mostNamed });
  return { lost: listed(lost, after), gained: listed(gained, before) };
}

/** A meal and the lower of its two standings. */
interface Move {
  readonly meal: number;
  readonly lower: number;
}

/** Those of the choice itself first, then by name. */
function named(
  moves: readonly Move[],
  {
    after,
    lower,
    mostNamed,
  }: {
    readonly after: SlotTypeStanding;
    readonly lower: SlotTypeStanding;
    readonly mostNamed: number;
  },
): MovedMeals {
  const mealOf = ({ meal }: Move) => itemAt(after.library.meals, meal);
  const sorted = moves.toSorted((a, b) => a.lower - b.lower || compareText(mealOf(a).name, mealOf(b).name));
  const candidates = moves.filter((move) => move.lower === OUT).length;
  return {
    candidates,
    reaching: moves.length - candidates,
    named: sorted.slice(0, mostNamed).map((move) => {
      const { id, name } = mealOf(move);
      return { mealId: id, name, kcal: after.kcalOf(move.meal), reason: lower.reasonFor(move.meal) };
    }),
  };
}
