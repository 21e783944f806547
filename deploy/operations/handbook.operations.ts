import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/paths.mjs';
import { freePorts } from '../local/ports.mjs';
import { readHandbook, variablesOf } from './handbook-pages.js';

const PAGE_MS = 240_000;
/** Ends in the foreground only when it is stopped. */
const START = /(^|\s)npm start$/;
const UP = 'Pora is up';

interface Told {
  readonly command: string;
  readonly code: number | null;
  readonly said: string;
}

/** The shell of somebody who follows the handbook. */
class Operator {
  private readonly started: { child: ChildProcess; folder: string }[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  async follow(command: string): Promise<Told> {
    const child = spawn('bash', ['-c', `set -o pipefail; ${command}`], {
      cwd: CHECKOUT,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const isUp = new Promise<void>((resolve) => {
      const take = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes(UP)) resolve();
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
    });
    const ended = once(child, 'close');
    if (!START.test(command)) {
      await ended;
      return { command, code: child.exitCode, said };
    }
    this.started.push({ child, folder: /DATA_DIR="([^"]+)"/.exec(command)?.[1] ?? '$DATA_DIR' });
    await Promise.race([isUp, ended]);
    return { command, code: said.includes(UP) ? 0 : child.exitCode, said };
  }

  /** Stops what a failed page left running. */
  async leave(): Promise<void> {
    for (const { child, folder } of this.started.filter(({ child: { exitCode } }) => exitCode === null)) {
      const ended = once(child, 'close');
      await this.follow(`DATA_DIR="${folder}" npm stop`);
      await ended;
    }
  }
}

describe("the operator's handbook, followed from its first page to its last", () => {
  const pages = readHandbook();
  let folder = '';
  let operator: Operator;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-handbook-'));
    chmodSync(folder, 0o711);
    const [port] = await freePorts(1);
    const values: Record<string, string> = {
      DATA_DIR: path.join(folder, 'data'),
      ELSEWHERE: path.join(folder, 'elsewhere'),
      PORT: String(port),
    };
    mkdirSync(values['ELSEWHERE'] ?? '', { mode: 0o711 });
    expect([...variablesOf(pages).keys()].sort()).toEqual(Object.keys(values).sort());
    operator = new Operator({ ...process.env, NODE_OPTIONS: '', SEED: 'starter', ...values });
  });
  afterAll(async () => {
    await operator.leave();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(
    pages
      .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'run'))
      .map((page) => [page.name, page] as const),
  )(
    'every command that %s marks as run does what it says',
    async (_name, { blocks }) => {
      for (const command of blocks.filter(({ kind }) => kind === 'run').flatMap((block) => block.commands)) {
        const { code, said } = await operator.follow(command);
        expect([command, code, code === 0 ? '' : said]).toEqual([command, 0, '']);
        if (command.includes('%{http_code}')) expect(said.trim()).toBe('401');
      }
    },
    PAGE_MS,
  );
});
