// Figures of guide values against measured ones, as a table on the screen and in RESULTS.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * @typedef {object} Figure
 * @property {string} what
 * @property {string} must What has to be reached; empty for a figure without a limit.
 * @property {string} measured
 * @property {boolean} [holds] undefined where there is no limit.
 */

/**
 * A figure that may not be larger than its limit.
 * @param {string} what @param {number} value @param {number} limit @param {string} unit @param {number} [decimals]
 * @returns {Figure}
 */
export function atMost(what, value, limit, unit, decimals = 0) {
  return {
    what,
    must: `≤ ${say(limit, 0)} ${unit}`,
    measured: `${say(value, decimals)} ${unit}`,
    holds: value <= limit,
  };
}

/** A figure that may not be smaller than its limit. @param {string} what @param {number} value @param {number} limit @param {string} unit @returns {Figure} */
export function atLeast(what, value, limit, unit) {
  return {
    what,
    must: `≥ ${say(limit, 0)} ${unit}`,
    measured: `${say(value, 0)} ${unit}`,
    holds: value >= limit,
  };
}

/** A figure to know, without a limit. @param {string} what @param {string} measured @returns {Figure} */
export function known(what, measured) {
  return { what, must: '', measured };
}

/** @param {number} value @param {number} decimals */
export function say(value, decimals) {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Middle of some values; of an even number the lower middle. @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 50);
}

/** @param {readonly number[]} values @param {number} percent */
export function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** One line of a figure for the console. @param {Figure} figure */
export function lineOf({ what, must, measured, holds }) {
  const mark = holds === undefined ? ' ' : holds ? '✓' : '✗';
  return `${mark} ${what}: ${measured}${must && ` (must ${must})`}`;
}

/** Writes the page of results. @param {string} file @param {{ title: string, figures: Figure[] }[]} chapters */
export function writeResults(file, chapters) {
  const page = [
    '# Measured',
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine()}. \`npm run bench\` makes this page.`,
    'Times are medians unless they say otherwise; on a machine that others use they tell more about the others.',
    'The engine has figures of its own: ENGINE-RESULTS.md.',
    ...chapters.flatMap(({ title, figures }) => ['', `## ${title}`, '', ...table(figures)]),
    '',
  ];
  writeFileSync(file, page.join('\n'));
}

/** @param {Figure[]} figures */
function table(figures) {
  const rows = figures.map(({ what, must, measured, holds }) => [
    what,
    must,
    measured,
    holds === undefined ? '' : holds ? 'holds' : '**missed**',
  ]);
  const head = ['What', 'Must', 'Measured', ''];
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}

function machine() {
  const checkout = path.resolve(import.meta.dirname, '../..');
  const commit = execFileSync('git', ['-C', checkout, 'rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
  }).trim();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  return `commit ${commit}, Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${gigabytes} GB, load ${os.loadavg()[0]?.toFixed(1)} at the end`;
}
