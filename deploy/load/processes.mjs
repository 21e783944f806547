/** Processor time and memory of each part of a stack, as Linux counts them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { familyOf } from '../bench/families.mjs';
import { hasCode } from '../local/errors.mjs';
import { readRecord, recordNames } from '../local/processes.mjs';

/** @typedef {Record<string, { cpuSeconds: number, memoryMb: number }>} Costs By part; the instances of a service together. */

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** What every part has used so far, with whatever it started. @param {string} dataDir @returns {Costs} */
export function readCosts(dataDir) {
  const runDir = path.join(dataDir, 'run');
  /** @type {Costs} */
  const costs = {};
  for (const name of recordNames(runDir).filter((one) => one !== 'supervisor')) {
    const pid = readRecord(runDir, name)?.pid;
    const part = name.replace(/-\d$/, '');
    const sum = (costs[part] ??= { cpuSeconds: 0, memoryMb: 0 });
    for (const one of pid === undefined ? [] : familyOf(pid)) {
      sum.cpuSeconds += cpuSecondsOf(one);
      sum.memoryMb += memoryMbOf(one);
    }
  }
  return costs;
}

/** With the time of children that ended. @param {number} pid */
function cpuSecondsOf(pid) {
  const stat = readProc(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** Its proportion of shared pages, so that the processes of Postgres are not counted many times. @param {number} pid */
function memoryMbOf(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;
}

/** @param {number} pid @param {string} file */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch (error) {
    // A connection of Postgres may end between two looks.
    if (hasCode(error, 'ENOENT', 'ESRCH')) return '';
    throw error;
  }
}
