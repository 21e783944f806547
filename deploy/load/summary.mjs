/** From single calls to a report: what each step of the load test came to, and where the knee is. */
import os from 'node:os';
import { percentile, say } from '../bench/report.mjs';
import { isRefused } from './people.mjs';

/** More people are worth it while the calls per second still grow by this much … */
const WORTH_IT = 1.1;
/** … and a read that a person waits for stays below this. */
const READS_WITHIN_MS = 500;
const KINDS = /** @type {const} */ (['read', 'write', 'generate', 'import']);

/**
 * @typedef {import('./people.mjs').Done} Done
 * @typedef {import('./processes.mjs').Costs} Costs
 *
 * @typedef {object} Step
 * @property {number} people
 * @property {number} perSecond Calls that were done as asked.
 * @property {number} readP95 Milliseconds.
 * @property {Record<string, { perSecond: number, p50: number, p95: number }>} kinds
 * @property {number} refused
 * @property {Record<string, { cores: number, memoryMb: number }>} parts
 *
 * @typedef {{ instances: number, steps: Step[], load: number }} Run
 */

/** @param {{ people: number, measured: readonly Done[], seconds: number, costs: { before: Costs, after: Costs } }} step @returns {Step} */
export function summaryOf({ people, measured, seconds, costs: { before, after } }) {
  const well = measured.filter((done) => !isRefused(done));
  const kinds = KINDS.map((kind) => {
    const times = well.filter((done) => done.kind === kind).map(({ ms }) => ms);
    const rate = times.length / seconds;
    return [kind, { perSecond: rate, p50: percentile(times, 50), p95: percentile(times, 95) }];
  });
  const parts = Object.entries(after).map(([name, { cpuSeconds, memoryMb }]) => {
    const cores = (cpuSeconds - (before[name]?.cpuSeconds ?? 0)) / seconds;
    return [name, { cores, memoryMb }];
  });
  const reads = well.filter(({ kind }) => kind === 'read').map(({ ms }) => ms);
  return {
    people,
    perSecond: well.length / seconds,
    readP95: percentile(reads, 95),
    kinds: Object.fromEntries(kinds),
    refused: measured.length - well.length,
    parts: Object.fromEntries(parts),
  };
}

/**
 * The last step that was worth its people; `before` when the first one is too much already, `beyond` when none is.
 * @param {readonly Step[]} steps
 * @returns {Step | 'before' | 'beyond'}
 */
export function kneeOf(steps) {
  const end = steps.findIndex((step, index) => {
    const former = steps[index - 1];
    return (former && step.perSecond < WORTH_IT * former.perSecond) || step.readP95 > READS_WITHIN_MS;
  });
  return end < 0 ? 'beyond' : (steps[end - 1] ?? 'before');
}

/** @param {readonly Step[]} steps */
function sentenceOf(steps) {
  const knee = kneeOf(steps);
  if (knee === 'beyond') return `No knee up to ${steps.at(-1)?.people ?? 0} people.`;
  if (knee === 'before') {
    return `No step is worth its people: with ${steps[0]?.people} a read takes more than ${READS_WITHIN_MS} ms.`;
  }
  return `Knee: ${knee.people} people, ${say(knee.perSecond, 0)} calls/s.`;
}

/** @param {readonly Run[]} runs */
export function reportOf(runs) {
  return runs.map(chapterOf).join('\n');
}

/** @param {Run} run */
function chapterOf({ instances, steps, load }) {
  const last = steps.at(-1);
  const title = `${instances} ${instances === 1 ? 'instance' : 'instances'} of each service`;
  const rows = steps.map(({ people, perSecond, kinds, refused, parts }) => {
    const cores = Object.values(parts).reduce((sum, part) => sum + part.cores, 0);
    const cells = KINDS.flatMap((kind) => {
      const { perSecond: rate, p50, p95 } = kinds[kind] ?? { perSecond: 0, p50: 0, p95: 0 };
      return [say(rate, 1), Number.isNaN(p50) ? '–' : `${say(p50, 0)} / ${say(p95, 0)}`];
    });
    return [people, say(perSecond, 0), ...cells, refused, say(cores, 2)].join(' | ');
  });
  return [
    `## ${title}`,
    '',
    `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load of the machine at the end ${say(load, 1)}. ${sentenceOf(steps)}`,
    '',
    '| People | Calls/s | Reads/s | p50 / p95 ms | Writes/s | p50 / p95 ms | Plans/s | p50 / p95 ms | Files/s | p50 / p95 ms | Refused | Cores |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    ...(last ? costLines(last) : []),
  ].join('\n');
}

/** @param {Step} step */
function costLines({ people, parts }) {
  return [
    `With ${people} people:`,
    '',
    '| Part | Cores | Memory MB |',
    '|---|---|---|',
    ...Object.entries(parts).map(
      ([name, { cores, memoryMb }]) => `| ${name} | ${say(cores, 2)} | ${say(memoryMb, 0)} |`,
    ),
    '',
  ];
}
