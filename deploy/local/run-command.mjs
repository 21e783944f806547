/** Runs one helper program to its end; what it prints goes to a log file, its last line to the progress. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { hasName, messageOf } from './errors.mjs';
import { StartError } from './start-error.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every helper program that still runs (Ctrl-C during the start). @param {NodeJS.Signals} [signal] */
export function killRunningCommands(signal = 'SIGKILL') {
  for (const child of running) child.kill(signal);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.log File the output is appended to.
 * @param {string} options.failure Sentence without its end; the log's path is added.
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @param {(line: string) => void} [options.onLine]
 * @returns {Promise<string>} Everything the program printed.
 * @throws {StartError} when it cannot be run or ends with another code than 0.
 */
export async function runCommand(command, args, { log, failure, onLine, ...options }) {
  mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  const file = createWriteStream(log, { flags: 'a', mode: 0o600 });
  let printed = '';
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      running.add(child);
      const take = (/** @type {Buffer} */ chunk) => {
        printed += chunk;
        file.write(chunk);
        const line = lastLine(printed);
        if (line) onLine?.(line);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('error', reject);
      child.once('close', (exitCode, signal) => {
        running.delete(child);
        resolve(exitCode ?? signal);
      });
    });
    if (code !== 0)
      throw new StartError(`${failure}: ${tellingLine(printed) || `code ${code}`} (log: ${log})`);
    return printed;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${failure}: ${messageOf(error)} (log: ${log})`);
  } finally {
    file.end();
  }
}

/** Last line that says something. @param {string} text */
function lastLine(text) {
  return (
    text
      .trimEnd()
      .split(/[\r\n]+/)
      .at(-1)
      ?.trim() ?? ''
  );
}

/**
 * Line that says why a program ended: the last one that names an error. What a program says in words goes before the lines of
 * a log, which may come later and name no more than the kind of error.
 * @param {string} text
 */
export function tellingLine(text) {
  const lines = text.trimEnd().split(/[\r\n]+/);
  const spoken = lines.filter((line) => !line.startsWith('{'));
  const line =
    spoken.findLast(namesError) ??
    spoken.findLast((one) => one.endsWith('.')) ??
    lines.findLast(namesError) ??
    lines.at(-1) ??
    '';
  return sentenceOf(line.trim());
}

/** @param {string} line */
const namesError = (line) => /\berror\b|\w+Error: /i.test(line);

/** Log lines of the services are JSON; a person wants their sentence. @param {string} line */
function sentenceOf(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, error } = JSON.parse(line);
    return [msg, error].filter((part) => typeof part === 'string').join(': ') || line;
  } catch (error) {
    if (hasName(error, 'SyntaxError')) return line;
    throw error;
  }
}
