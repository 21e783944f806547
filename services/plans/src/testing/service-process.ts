import { SOURCE_OPTIONS } from '@pora/common/testing/launch-from-source';
import { programEnvironment } from '@pora/common/testing/program';
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlansApp } from './plans-app.js';

/** How a program ended. */
export interface ProgramResult {
  readonly exitCode: number | null;
  readonly output: string;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs one of the service's programs to its end, e.g. `../seed.ts`. */
export async function runProgram(
  app: PlansApp,
  program: '../seed.ts',
  env: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const child = start(app, program, env);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => chunks.push(String(data)));
  const exitCode = await ended(child);
  return { exitCode, output: chunks.join('') };
}

function start(app: PlansApp, program: string, env: Readonly<Record<string, string>>): ChildProcess {
  const { config, patients, catalog } = app;
  return spawn(process.execPath, [...SOURCE_OPTIONS, file(program)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TZ: 'Europe/Warsaw',
      ...programEnvironment(config),
      PATIENTS_URL: patients.url,
      CATALOG_URL: catalog.url,
      ...env,
    },
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
}
