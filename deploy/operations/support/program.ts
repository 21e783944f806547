import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CHECKOUT } from '../../local/paths.mjs';
import { readRecord, recordNames } from '../../local/processes.mjs';

const UP = /^Pora is up after \d+ s: (\S+)$/m;

/** `npm start` as an operator runs it: a process of its own, with a folder for its data. */
export interface RunningProgram {
  /** Address of the product. */
  readonly url: string;
  /** Ends it as Ctrl-C does; resolves when everything is down. */
  stop(): Promise<void>;
  /** Ends it and everything it runs at once, as a power cut does. */
  cutPower(): Promise<void>;
}

/** How a program is started. */
export interface ProgramSettings {
  readonly dataDir: string;
  /** Settings as in `.env`, over those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** The checkout it runs from; this one unless given. */
  readonly checkout?: string;
}

/**
 * Starts the product and resolves when it says that it is up.
 * @throws Error with everything it printed when it ends before that
 */
export async function startProgram({
  dataDir,
  env = {},
  checkout = CHECKOUT,
}: ProgramSettings): Promise<RunningProgram> {
  await mkdir(dataDir, { recursive: true });
  const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      SEED: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await untilUp(child, path.join(dataDir, 'start.log'));
  return {
    url,
    stop: () => end(child, 'SIGTERM'),
    async cutPower() {
      const runDir = path.join(dataDir, 'run');
      const parts = recordNames(runDir).flatMap((name) => readRecord(runDir, name) ?? []);
      // Its parts lead groups of their own and outlive it; together they go without a word to each other.
      for (const { pid } of parts) if (pid !== child.pid) process.kill(-pid, 'SIGKILL');
      await end(child, 'SIGKILL');
    },
  };
}

async function untilUp(child: ChildProcess, log: string): Promise<string> {
  const file = createWriteStream(log, { flags: 'a' });
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        file.write(text);
        printed += text;
        const [, url] = UP.exec(printed) ?? [];
        if (url !== undefined) resolve(url);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      file.end();
      reject(new Error(`The program ended with ${code} before it was up:\n${printed}`));
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
