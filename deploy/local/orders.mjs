/**
 * Orders to a stack that runs, given from another terminal: a file in a folder of its own is the order, a second one the
 * answer. Whoever may write there may stop the stack as well.
 */
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, messageOf } from './errors.mjs';
import { isRunning, readRecord } from './processes.mjs';
import { StartError } from './start-error.mjs';

const LOOK_EVERY_MS = 20;
const ORDER = '.order';
const ANSWER = '.answer';

/**
 * @typedef {{ verb: string, subject: string }} Order
 * @typedef {{ problem?: string, result?: unknown }} Answer What went wrong, when something did, or what came of it.
 * @typedef {(subject: string) => Promise<unknown>} Deed What it answers is told to whoever gave the order.
 */

/** @param {string} runDir */
const folderOf = (runDir) => path.join(runDir, 'orders');

/**
 * Carries out what is ordered until the answered function is called.
 * @param {string} runDir
 * @param {Record<string, Deed>} deeds By verb.
 * @returns {() => void}
 */
export function watchOrders(runDir, deeds) {
  const folder = folderOf(runDir);
  takeNoOrders(runDir);
  mkdirSync(folder, { mode: 0o700 });
  const watcher = watch(folder, { persistent: false }, () => {
    for (const file of orderFiles(folder)) void carryOut(folder, file, deeds);
  });
  return () => watcher.close();
}

/** Until the stack is up. What a former run did not answer nobody waits for any more. @param {string} runDir */
export function takeNoOrders(runDir) {
  rmSync(folderOf(runDir), { recursive: true, force: true });
}

/** @param {string} folder */
function orderFiles(folder) {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(ORDER));
  } catch (error) {
    // The data were deleted under a stack of a test.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** @param {string} folder @param {string} file @param {Record<string, Deed>} deeds */
async function carryOut(folder, file, deeds) {
  const order = /** @type {Order | undefined} */ (take(path.join(folder, file)));
  // A folder tells more than once of one file.
  if (!order) return;
  /** @type {Answer} */
  let answer = {};
  try {
    const deed = deeds[order.verb];
    if (!deed) throw new StartError(`This version of Pora knows no order "${order.verb}".`);
    answer = { result: await deed(order.subject) };
  } catch (error) {
    answer = { problem: messageOf(error) };
  }
  // A stack that was stopped meanwhile answers nobody.
  if (existsSync(folder)) put(path.join(folder, `${path.basename(file, ORDER)}${ANSWER}`), answer);
}

/**
 * Gives an order to the stack that runs for a data folder and waits until it is carried out.
 * @param {string} runDir
 * @param {Order} order
 * @returns {Promise<unknown>} What came of it.
 * @throws {StartError} when no stack runs or it is not up yet, when it ends meanwhile, or with what it says
 */
export async function giveOrder(runDir, order) {
  const stack = readRecord(runDir, 'supervisor');
  if (!stack || !isRunning(stack)) throw new StartError('Pora does not run with this data folder.');
  const name = randomUUID();
  const answerFile = path.join(folderOf(runDir), `${name}${ANSWER}`);
  try {
    put(path.join(folderOf(runDir), `${name}${ORDER}`), order);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new StartError('Pora is still starting: give the order again when it is up.');
  }
  for (;;) {
    const answer = /** @type {Answer | undefined} */ (take(answerFile));
    if (answer?.problem) throw new StartError(answer.problem);
    if (answer) return answer.result;
    if (!isRunning(stack)) throw new StartError('Pora was stopped before the order was carried out.');
    await sleep(LOOK_EVERY_MS);
  }
}

/** Writes a file that is there whole or not at all. @param {string} file @param {object} content */
function put(file, content) {
  writeFileSync(`${file}.part`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Reads a file and takes it away. @param {string} file */
function take(file) {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return content;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
