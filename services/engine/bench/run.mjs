// Bench of the plan engine: time, rule violations, empty slots, tolerances and the gap to a proven bound, beside a
// strong greedy generator. `npm run bench -w services/engine` writes deploy/bench/ENGINE-RESULTS.md.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import highsModule from 'highs';
import { at } from './at.mjs';
import { leastEmpty, lowerBound } from './bound.mjs';
import { compileEngine } from './compile.mjs';
import { greedy, greedyDays } from './greedy.mjs';
import { benchInstances } from './instances.mjs';
import { judgePlan } from './objective.mjs';
import { ringBound } from './ring-bound.mjs';

// The package describes its ES module as CommonJS; what an import gives is the function itself.
const loadHighs = /** @type {typeof highsModule.default} */ (/** @type {unknown} */ (highsModule));

const SEEDS = [1, 2, 3, 4, 5];
const FUZZ = Number(process.env.ENGINE_FUZZ ?? 500);
const RESULTS = new URL('../../../deploy/bench/ENGINE-RESULTS.md', import.meta.url);

const engine = compileEngine();
/** @type {import('./compile.mjs').Engine} */
const modules = Object.assign(
  {},
  ...(await Promise.all(
    [
      'generator',
      'regenerate',
      'objective',
      'portions',
      'slots',
      'version',
      'generator/library',
      'generator/problem',
      'generator/state',
      'testing/library',
      'testing/rule-config',
      'testing/instances',
      'testing/checker',
      'testing/random-input',
      'testing/inflection-table',
      'testing/inflection-table.more',
      'text-pl/inflection',
    ].map((name) => engine.load(name)),
  )),
);
const {
  generatePlan,
  regenerateSlot,
  POINTS,
  nearestPortion,
  compileLibrary,
  compileProblem,
  completeDays,
  PlanState,
  checkPlan,
  brokenPairs,
  randomInput,
  ENGINE_VERSION,
} = modules;

const median = (/** @type {readonly number[]} */ values) =>
  at(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );
const shown = (/** @type {number} */ value, digits = 2) => value.toFixed(digits).replace('.', ',');

/**
 * @typedef {import('./instances.mjs').Instance} Instance
 *
 * @typedef {object} Run
 * @property {number} ms
 * @property {number} cpu
 * @property {import('./compile.mjs').GenerateInput} input
 * @property {import('../src/generator.js').GeneratedPlan} plan
 * @property {import('./objective.mjs').Judged} judged
 * @property {number} violations
 */

/** @param {Instance} instance */
function measure(instance) {
  /** @type {Run[]} */
  const runs = SEEDS.map((seed) => {
    const input = instance.make(seed);
    const start = performance.now();
    const cpuBefore = process.cpuUsage();
    const plan = generatePlan(input);
    const ms = performance.now() - start;
    const used = process.cpuUsage(cpuBefore);
    const cpu = (used.user + used.system) / 1000;
    if (!plan.ok) throw new Error(`${instance.name}: ${plan.code}`);
    return {
      ms,
      cpu,
      input,
      plan,
      judged: judgePlan(input, plan.planDays),
      violations: checkPlan(input, plan.planDays).length,
    };
  });
  const { input } = at(runs, 0);
  const compile = () => new PlanState(compileProblem(input, completeDays(input), compileLibrary(input)));
  const greedyState = compile();
  const greedyJudged = judgePlan(input, greedyDays(greedyState, greedy(greedyState, POINTS, nearestPortion)));
  return { instance, runs, compile, greedyJudged };
}

/** Where pairs have to be split, the bound is that of single slots without the points for repeats and favourites. @param {Instance} instance @param {() => import('./compile.mjs').PlanState} compile @param {number} upper */
async function boundOf(instance, compile, upper) {
  const state = compile();
  const highs = await loadHighs();
  if (instance.kind !== 'infeasible') {
    const bound = lowerBound(highs, state, POINTS);
    const tighter = instance.kind === 'tight' ? ringBound(compile(), modules, upper) : undefined;
    return { ...bound, value: Math.max(bound.value, tighter ?? 0), empty: undefined };
  }
  for (const u of [...state.units.keys()]) if (at(state.units, u).slots.length > 1) state.split(u);
  const empty = leastEmpty(highs, state);
  const bound = lowerBound(highs, state, { ...POINTS, repeatedUnit: 0, nonFavouriteUnit: 0 });
  return { ...bound, value: Math.max(bound.value, empty * POINTS.emptySlot), empty };
}

/** @param {Run[]} runs */
function overlap(runs) {
  const sets = runs.map(
    ({ plan }) => new Set(plan.planDays.flatMap((day) => day.slots.map(({ entry }) => entry?.mealId))),
  );
  const shares = [];
  for (const [i, one] of sets.entries()) {
    for (const other of sets.slice(i + 1))
      shares.push([...one].filter((id) => other.has(id)).length / Math.min(one.size, other.size));
  }
  return Math.max(...shares);
}

function redraws() {
  const input = modules.ordinaryInput({
    catalog: { ...modules.makeLibrary({ seed: 7, meals: 1500 }), hash: 'bench' },
  });
  const generated = generatePlan(input);
  if (!generated.ok) throw new Error(generated.code);
  let days = generated.planDays;
  const meals = new Set();
  const times = [];
  for (let i = 0; i < 20; i += 1) {
    const start = performance.now();
    const drawn = regenerateSlot({ ...input, plan: { ...input.plan, planDays: days }, day: 4, slotIndex: 2 });
    times.push(performance.now() - start);
    if (!drawn.ok) throw new Error(drawn.code);
    meals.add(drawn.slot.entry?.mealId);
    days = drawn.planDays;
  }
  return { different: meals.size, ms: median(times) };
}

function fuzz() {
  let violations = 0;
  let avoidable = 0;
  let pairs = 0;
  for (let seed = 1; seed <= FUZZ; seed += 1) {
    const input = randomInput(seed);
    const plan = generatePlan(input);
    if (!plan.ok) throw new Error(`instance ${seed}: ${plan.code}`);
    violations += checkPlan(input, plan.planDays).length;
    avoidable += plan.report.emptySlots.filter(({ counts }) => counts.left > 0).length;
    const split = plan.report.splitPairs.map(({ type, days }) => `${type} ${days.join(' ')} `);
    pairs += brokenPairs(input, plan.planDays).filter(
      ({ type, days }) =>
        !split.some((text) => text.startsWith(type) && days.some((day) => text.includes(` ${day} `))),
    ).length;
  }
  return { violations, avoidable, pairs };
}

/** Microseconds of CPU a pair of words takes that was never compared before. */
function inflection() {
  const words = [...modules.WORD_FORMS, ...modules.MORE_WORD_FORMS].flatMap((line) => line.split(' '));
  const pairs = words.map((word, i) => /** @type {const} */ ([word, at(words, (i * 7 + 3) % words.length)]));
  const before = process.cpuUsage();
  const same = pairs.filter(([a, b]) => modules.sameWord(a, b)).length;
  const { user, system } = process.cpuUsage(before);
  if (same === pairs.length) throw new Error('every word is the same');
  return (user + system) / pairs.length;
}

const instances = benchInstances(modules);
for (const warm of instances.slice(0, 3)) for (const seed of [91, 92]) generatePlan(warm.make(seed));

const rows = [];
for (const instance of instances) {
  const { runs, compile, greedyJudged } = measure(instance);
  // A fresh solver each time: the WebAssembly heap of the last model is not given back.
  const best = Math.min(...runs.map(({ judged }) => judged.J));
  const bound = await boundOf(instance, compile, best);
  const J = median(runs.map(({ judged }) => judged.J));
  const gap = J - bound.value;
  const drift = Math.max(...runs.map(({ judged, plan }) => Math.abs(judged.J - plan.report.points)));
  const ms = median(runs.map((run) => run.ms));
  rows.push({
    instance,
    runs,
    bound,
    J,
    gap,
    drift,
    greedyJ: greedyJudged.J,
    greedyGap: greedyJudged.J - bound.value,
    ms,
    cpu: median(runs.map(({ cpu }) => cpu)),
  });
  console.log(
    `${instance.name}: ${Math.round(ms)} ms, J ${shown(J)}, bound ${shown(bound.value)} (${bound.status}), gap ${shown(gap)}, greedy ${shown(greedyJudged.J)}`,
  );
}
const small = at(rows, 0);
const large = at(
  rows.filter(({ instance }) => instance.meals === 10000),
  0,
);
const redrawn = redraws();
const random = fuzz();

const table = rows.map(({ instance, runs, bound, J, gap, greedyJ, greedyGap, ms, cpu }) => {
  const of = (/** @type {keyof import('./objective.mjs').Judged} */ key) =>
    median(runs.map(({ judged }) => judged[key]));
  const violations = runs.reduce((sum, run) => sum + run.violations, 0);
  return `| ${instance.name} | ${instance.kind} | ${Math.round(ms)} | ${Math.round(cpu)} | ${violations} | ${of('empty')}${bound.empty === undefined ? '' : ` (proven ${bound.empty})`} | ${of('daysOut')} | ${of('lowDays')} | ${shown(of('averageErrorPercent'))} | ${shown(of('dayErrorPercent'))} | ${shown(of('slotErrorPercent'))} | ${shown(J)} | ${shown(bound.value)} | ${shown(gap)} | ${shown(greedyJ)} | ${shown(greedyGap)} |`;
});
const text = `# Plan engine: measured

Engine ${ENGINE_VERSION}, Node ${process.version}, ${cpus().length} cores, load ${shown(at(loadavg(), 0), 1)}. Medians over ${SEEDS.length} seeds. \`npm run bench -w services/engine\` makes this page.
Bound: optimum of a relaxed integer programme (HiGHS), for tight plans with few portions also a Lagrangian bound that composes every day exactly; the true gap is at most the one shown. Greedy: the same hard rules, best meal first, no search.

| Instance | Kind | ms | CPU ms | Violations | Empty | Days out | Low days | Plan err % | Day err % | Slot err % | J | Bound | Gap | Greedy J | Greedy gap |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${table.join('\n')}

| Figure | Measured | Target |
|---|---|---|
| Largest gap, ordinary instances | ${shown(Math.max(...rows.filter(({ instance }) => instance.kind === 'ordinary').map(({ gap }) => gap)))} | ≤ 0,60 |
| Largest gap, tight instances | ${shown(Math.max(...rows.filter(({ instance }) => instance.kind === 'tight').map(({ gap }) => gap)))} | ≤ 1,00 |
| Largest share of the greedy gap, where greedy is more than half a point off | ${shown(Math.max(0, ...rows.filter(({ instance, greedyGap }) => instance.kind !== 'infeasible' && greedyGap > 0.5).map(({ gap, greedyGap }) => gap / greedyGap)))} | ≤ 0,20 |
| Largest J above greedy, all other instances (what different plans for different seeds cost) | ${shown(Math.max(0, ...rows.filter(({ instance, greedyGap }) => instance.kind !== 'infeasible' && greedyGap <= 0.5).map(({ gap, greedyGap }) => gap - greedyGap)))} | |
| 14 × 5 from 1,500 meals | ${Math.round(small.ms)} ms (${Math.round(small.cpu)} ms CPU) | ≤ 300 ms |
| 14 × 5 from 10,000 meals | ${Math.round(large.ms)} ms (${Math.round(large.cpu)} ms CPU) | ≤ 1,000 ms |
| Ratio 10,000 / 1,500, CPU time | ${shown(large.cpu / small.cpu)} | ≤ 4 |
| Regenerate one slot (compiling 1,500 meals included) | ${Math.round(redrawn.ms)} ms | ≤ 50 ms |
| Different meals in 20 draws in a row | ${redrawn.different} | ≥ 10 |
| Largest share of meals two of five seeds have in common, 1,500 meals | ${Math.round(100 * overlap(small.runs))} % | ≤ 50 % |
| Comparing two Polish words for the first time, CPU time | ${shown(inflection(), 1)} µs | ≤ 50 µs |
| Largest difference between the engine's J and the bench's own | ${shown(Math.max(...rows.map(({ drift }) => drift)), 4)} | 0 |
| Random instances: violations / slots left empty though a meal fits / unreported split pairs | ${random.violations} / ${random.avoidable} / ${random.pairs} of ${FUZZ} | 0 / 0 / 0 |
`;
writeFileSync(RESULTS, text);
console.log(text);
engine.remove();
