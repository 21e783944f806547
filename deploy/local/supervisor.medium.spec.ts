import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import { answers } from './gateway.mjs';
import { freePorts } from './ports.mjs';
import { claimDataFolder } from './preflight.mjs';
import { isRunning, processIdentity, readRecord, recordNames, writeRecord } from './processes.mjs';
import { Supervisor } from './supervisor.mjs';

/** Answers its pid, ends with a last word at /crash, and notes its orderly end. */
const PROGRAM = `
  const http = require('node:http');
  const fs = require('node:fs');
  const [port, journal] = process.argv.slice(1);
  http.createServer((request, response) => {
    if (request.url === '/crash') { console.error('out of memory'); process.exit(7); }
    response.end(String(process.pid));
  }).listen(Number(port), '127.0.0.1');
  process.on('SIGTERM', () => { fs.appendFileSync(journal, port + '\\n'); process.exit(0); });
`;

type Layer = 'gateway' | 'service' | 'queue' | 'database';

describe('supervisor', () => {
  let folder = '';
  let supervisor: Supervisor;
  let events: string[] = [];
  let ports: number[] = [];
  const journal = () => path.join(folder, 'journal');
  const run = () => path.join(folder, 'run');

  /** On a busy machine a part that is well may take its time; only one that is frozen never answers. */
  const component = (index: number, layer: Layer = 'service', answersWithinMs = 10_000) => ({
    name: `part-${index}`,
    title: `Part ${index}`,
    layer,
    command: process.execPath,
    args: ['-e', PROGRAM, String(ports[index]), journal()],
    isReady: () => answers(`http://127.0.0.1:${ports[index]}/`),
    isAlive: () => answers(`http://127.0.0.1:${ports[index]}/`, [200], answersWithinMs),
  });
  const pidOf = async (index: number) =>
    Number(await (await fetch(`http://127.0.0.1:${ports[index]}/`)).text());
  const crash = (index: number) => fetch(`http://127.0.0.1:${ports[index]}/crash`).catch(() => undefined);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-supervisor-'));
    mkdirSync(run());
    writeFileSync(journal(), '');
    ports = await freePorts(4);
    events = [];
    supervisor = new Supervisor({
      runDir: run(),
      logDir: path.join(folder, 'logs'),
      lifeEveryMs: 50,
      events: {
        onCrash: ({ name }) => events.push(`${name} crashed`),
        onRecovered: ({ name }) => events.push(`${name} recovered`),
        onAway: ({ name }, seconds, why) => events.push(`${name} away ${seconds} s: ${why}`),
        onFrozen: ({ name }) => events.push(`${name} frozen`),
      },
    });
  });
  afterEach(async () => {
    await supervisor.stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings a killed component back and says so', async () => {
    await supervisor.start(component(0));
    const before = await pidOf(0);
    process.kill(before, 'SIGKILL');
    await until(() => events.includes('part-0 recovered'));
    expect(await pidOf(0)).not.toBe(before);
    expect(events).toEqual(['part-0 crashed', 'part-0 recovered']);
  });

  it('a part that keeps ending is away, tried again with growing pauses, while the rest goes on', async () => {
    await supervisor.start(component(0));
    await supervisor.start(component(1));
    const other = await pidOf(1);
    for (const count of [1, 2, 3]) {
      await crash(0);
      await until(() => events.filter((event) => event === 'part-0 recovered').length === count);
    }
    const log = path.join(folder, 'logs', 'part-0.log');
    expect(events).toEqual([
      ...['part-0 crashed', 'part-0 recovered', 'part-0 crashed', 'part-0 recovered'],
      `part-0 away 2 s: Part 0 ended 3 times in a row, its last words: out of memory (log: ${log}).`,
      'part-0 recovered',
    ]);
    expect(await pidOf(1)).toBe(other);
  });

  it('a part that runs but answers nothing is ended and started again', async () => {
    await supervisor.start(component(0, 'service', 1_000));
    const before = await pidOf(0);
    process.kill(before, 'SIGSTOP');
    await until(() => events.includes('part-0 recovered'));
    expect(events).toEqual(['part-0 frozen', 'part-0 crashed', 'part-0 recovered']);
    expect(await pidOf(0)).not.toBe(before);
  });

  it('only its owner may read a log', async () => {
    await supervisor.start(component(0));
    const modes = [path.join(folder, 'logs'), supervisor.logFile('part-0')].map(
      (file) => statSync(file).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('tells why a component never came up', async () => {
    const broken = {
      ...component(0),
      args: ['-e', 'console.error("SESSION_SECRET: no value"); process.exit(1)'],
    };
    await expect(supervisor.start(broken)).rejects.toThrow(
      'ended 3 times in a row, its last words: SESSION_SECRET: no value',
    );
  });

  it('tells it in the words of the component, also when a line of its log comes after them', async () => {
    const said = 'console.error("Port 20001 is taken."); console.log(JSON.stringify({ level: "error" }))';
    const broken = { ...component(0), args: ['-e', `${said}; process.exit(1)`] };
    await expect(supervisor.start(broken)).rejects.toThrow('its last words: Port 20001 is taken. (log:');
  });

  it('stops callers before what they call, the database last', async () => {
    const layers: Layer[] = ['database', 'queue', 'service', 'gateway'];
    for (const [index, layer] of layers.entries()) await supervisor.start(component(index, layer));
    await supervisor.stopAll();
    const order = readFileSync(journal(), 'utf8').trim().split('\n').map(Number);
    expect(order).toEqual([ports[3], ports[2], ports[1], ports[0]]);
  });

  it('a component killed on purpose stays down until it is started again', async () => {
    await supervisor.start(component(0));
    await supervisor.kill('part-0');
    expect(await answers(`http://127.0.0.1:${ports[0]}/`)).toBe(false);
    await supervisor.restart('part-0');
    expect(await answers(`http://127.0.0.1:${ports[0]}/`)).toBe(true);
    expect(events).toEqual([]);
  });

  it('a component that is renewed ends in order and is another process afterwards, without being taken for crashed', async () => {
    await supervisor.start(component(0));
    const before = await pidOf(0);
    await supervisor.renew('part-0', 5_000);
    expect(await pidOf(0)).not.toBe(before);
    expect(readFileSync(journal(), 'utf8')).toBe(`${ports[0]}\n`);
    expect(events).toEqual([]);
  });

  it('a successor takes over name, log and record of the one it was started beside, which works until it is removed', async () => {
    await supervisor.start(component(0));
    const former = await pidOf(0);
    await supervisor.start({ ...component(1), name: 'part-0-next', log: 'part-0' });
    const successor = await pidOf(1);
    expect(supervisor.succeed('part-0', 'part-0-next')).toBe('part-0-former-1');
    expect([await pidOf(0), await pidOf(1)]).toEqual([former, successor]);
    expect(recordNames(run()).toSorted()).toEqual(['part-0', 'part-0-former-1']);
    await supervisor.remove('part-0-former-1', 5_000);
    expect(recordNames(run())).toEqual(['part-0']);
    expect(readRecord(run(), 'part-0')?.pid).toBe(successor);
    expect(readFileSync(journal(), 'utf8')).toBe(`${ports[0]}\n`);
    expect(readdirSync(path.join(folder, 'logs'))).toEqual(['part-0.log']);

    process.kill(successor, 'SIGKILL');
    await until(() => events.includes('part-0 recovered'));
    expect(await pidOf(1)).not.toBe(successor);
    expect(await answers(`http://127.0.0.1:${ports[0]}/`)).toBe(false);
  });

  it('the next start stops what a killed one left, and no process that merely got an old number', async () => {
    await supervisor.start(component(0));
    const left = readRecord(run(), 'part-0')!;
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    writeRecord(run(), 'part-1', { pid: stranger.pid!, identity: 'another start time' });
    expect(await claimDataFolder(run())).toBe(1);
    expect(isRunning(left)).toBe(false);
    expect(processIdentity(stranger.pid!)).toBeDefined();
    stranger.kill('SIGKILL');
  });

  it('a second start with the same data is refused while the first one runs', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const record = { pid: other.pid!, identity: processIdentity(other.pid!), url: 'http://localhost:8080' };
    writeRecord(run(), 'supervisor', record);
    await expect(claimDataFolder(run())).rejects.toThrow('Pora runs with this data folder already');
    // Its npm was killed: nobody watches it any more, so the new start takes over.
    writeRecord(run(), 'supervisor', { ...record, starter: { pid: other.pid!, identity: 'gone' } });
    await claimDataFolder(run());
    expect(processIdentity(other.pid!)).toBeUndefined();
  });
});
