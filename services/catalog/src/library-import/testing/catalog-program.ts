import { freePort } from '@pora/common/testing/free-port';
import { SOURCE_OPTIONS } from '@pora/common/testing/launch-from-source';
import { programEnvironment } from '@pora/common/testing/program';
import type { TestApp } from '@pora/common/testing/app';
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The catalogue service as a process of its own beside an application under test; its threads run from the sources too. */
export async function startCatalogProgram({ config }: TestApp): Promise<ChildProcess> {
  return spawn(process.execPath, ['--no-warnings', ...SOURCE_OPTIONS, MAIN], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'] ?? '',
      ...programEnvironment(config),
      PLANS_URL: 'http://127.0.0.1:9',
      SERVICE_PORT: String(await freePort()),
    },
  });
}

/** Ends the process as the signal says, and waits for it. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await ended;
}
