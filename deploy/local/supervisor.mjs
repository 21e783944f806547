/**
 * Starts the components, watches them, starts a crashed one again, and stops all in order.
 * Children lead process groups of their own: Ctrl-C reaches only the supervisor, so the database never
 * goes before the services that still write to it.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellingLine } from './run-command.mjs';
import {
  childrenOf,
  processIdentity,
  readRecord,
  recordNames,
  removeRecord,
  sendSignal,
  stopProcess,
  writeRecord,
} from './processes.mjs';
import { StartError } from './start-error.mjs';

/** So often a component may end before it was ever ready; then the start has failed. */
const CRASHES_AT_START = 3;
/** From so many ends in a row a component counts as away; it is tried again with growing pauses. */
const CRASHES_UNTIL_AWAY = 3;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 60_000;
/** A component that ran this long after it was ready starts with a clean slate. */
const STABLE_MS = 30_000;
/** One that is asked so often and says nothing so many times in a row is frozen. */
const LIFE_EVERY_MS = 5_000;
const SILENCES_UNTIL_FROZEN = 3;
const READY_EVERY_MS = 50;
const LOG_LIMIT_BYTES = 10_000_000;
const FORMER = '-former-';

/** Order of stopping: whoever calls others goes first. */
const STOP_ORDER = ['gateway', 'service', 'queue', 'database'];

/**
 * @typedef {object} Component
 * @property {string} name File name of its record.
 * @property {string} [log] File name of its log, default its name.
 * @property {string} title Name for messages.
 * @property {'gateway' | 'service' | 'queue' | 'database'} layer
 * @property {string} command
 * @property {string[]} args
 * @property {() => Partial<Pick<Component, 'args' | 'uid' | 'gid'>>} [atSpawn] What is known only when a process begins.
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal] Default SIGTERM.
 * @property {() => Promise<boolean>} isReady
 * @property {() => Promise<boolean>} [isAlive] Whether it answers at all; one that never does is started again.
 *
 * @typedef {object} Running
 * @property {Component} component
 * @property {import('./processes.mjs').ProcessRecord | undefined} record
 * @property {'starting' | 'ready' | 'held' | 'failed'} state
 * @property {number} crashes
 * @property {number} readySince
 * @property {number} logStart
 *
 * @typedef {object} SupervisorEvents
 * @property {(component: Component, seconds: number) => void} [onCrash]
 * @property {(component: Component) => void} [onRecovered]
 * @property {(component: Component, seconds: number, why: string) => void} [onAway] It keeps ending; the rest goes on.
 * @property {(component: Component) => void} [onFrozen] It runs but answers nothing, and is ended.
 */

/** Keeps one stack of components running. */
export class Supervisor {
  /** @type {Map<string, Running>} */
  #running = new Map();
  #stopping = false;
  /** How many have been succeeded; one may still be leaving when the next one goes. */
  #formers = 0;

  /**
   * @param {object} options
   * @param {string} options.runDir Folder of the process records.
   * @param {string} options.logDir
   * @param {SupervisorEvents} [options.events]
   * @param {number} [options.lifeEveryMs] How often each component is asked whether it lives.
   */
  constructor({ runDir, logDir, events = {}, lifeEveryMs = LIFE_EVERY_MS }) {
    this.runDir = runDir;
    this.logDir = logDir;
    this.events = events;
    this.lifeEveryMs = lifeEveryMs;
  }

  /**
   * Starts a component and waits until it is ready.
   * @param {Component} component
   * @param {number} [timeoutMs]
   * @throws {StartError} when it ends again and again, or is not ready in time.
   */
  async start(component, timeoutMs = 60_000) {
    if (this.#stopping) throw new StartError('The start was broken off.');
    /** @type {Running} */
    const running = {
      component,
      record: undefined,
      state: 'starting',
      crashes: 0,
      readySince: 0,
      logStart: 0,
    };
    this.#running.set(component.name, running);
    this.#spawn(running);
    await this.#untilReady(running, timeoutMs);
  }

  /** Waits for a start under way. @param {Running} running @param {number} timeoutMs */
  async #untilReady(running, timeoutMs) {
    const deadline = Date.now() + timeoutMs;
    while (running.state !== 'ready') {
      if (running.state === 'failed') throw this.#failure(running);
      if (this.#stopping) throw new StartError('The start was broken off.');
      if (Date.now() > deadline) {
        throw new StartError(
          `${running.component.title} has not answered for ${Math.round(timeoutMs / 1000)} s: look into ${this.#logOf(running.component)}.`,
        );
      }
      await sleep(READY_EVERY_MS);
    }
  }

  /** @param {Running} running */
  #spawn(running) {
    const { component } = running;
    const { name, command, args, cwd, env, uid, gid } = { ...component, ...component.atSpawn?.() };
    mkdirSync(this.logDir, { recursive: true, mode: 0o700 });
    const file = this.#logOf(component);
    if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
    const log = openSync(file, 'a', 0o600);
    fchmodSync(log, 0o600);
    running.logStart = statSync(file).size;
    running.state = 'starting';
    const child = spawn(command, args, { cwd, env, uid, gid, detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.once('error', () => this.#ended(running, child.pid));
    child.once('exit', () => this.#ended(running, child.pid));
    if (child.pid === undefined) return;
    running.record = { pid: child.pid, identity: processIdentity(child.pid) ?? 'gone' };
    writeRecord(this.runDir, name, running.record);
    void this.#watchReadiness(running, child.pid);
  }

  /** @param {Running} running @param {number} pid */
  async #watchReadiness(running, pid) {
    while (running.record?.pid === pid && running.state === 'starting' && !this.#stopping) {
      if (await running.component.isReady()) {
        if (running.record?.pid !== pid || running.state !== 'starting') return;
        running.state = 'ready';
        running.readySince = Date.now();
        if (running.crashes > 0) this.events.onRecovered?.(running.component);
        void this.#watchLife(running, pid);
        return;
      }
      await sleep(READY_EVERY_MS);
    }
  }

  /** Ends a component that runs but answers nothing; its end is then like any other. @param {Running} running @param {number} pid */
  async #watchLife(running, pid) {
    const { component } = running;
    let silences = 0;
    while (component.isAlive) {
      // The watch alone keeps no program from ending.
      await sleep(this.lifeEveryMs, undefined, { ref: false });
      if (running.record?.pid !== pid || running.state !== 'ready' || this.#stopping) return;
      silences = (await component.isAlive()) ? 0 : silences + 1;
      if (silences < SILENCES_UNTIL_FROZEN) continue;
      if (running.record?.pid !== pid || running.state !== 'ready' || this.#stopping) return;
      this.events.onFrozen?.(component);
      sendSignal(-pid, 'SIGKILL');
      return;
    }
  }

  /** @param {Running} running @param {number | undefined} pid */
  #ended(running, pid) {
    if (running.record?.pid !== pid) return;
    running.record = undefined;
    // Workers of a killed parent would keep its port.
    if (pid !== undefined) sendSignal(-pid, 'SIGKILL');
    removeRecord(this.runDir, running.component.name);
    if (this.#stopping || running.state === 'held') return;
    const wasStable = running.state === 'ready' && Date.now() - running.readySince > STABLE_MS;
    running.crashes = wasStable ? 1 : running.crashes + 1;
    if (running.readySince === 0 && running.crashes >= CRASHES_AT_START) {
      running.state = 'failed';
      return;
    }
    running.state = 'starting';
    const backoffMs = Math.min(FIRST_BACKOFF_MS * 2 ** (running.crashes - 1), LONGEST_BACKOFF_MS);
    if (running.crashes < CRASHES_UNTIL_AWAY) this.events.onCrash?.(running.component, backoffMs / 1000);
    else this.events.onAway?.(running.component, backoffMs / 1000, this.#failure(running).message);
    setTimeout(() => {
      if (!this.#stopping && running.state === 'starting' && !running.record) this.#spawn(running);
    }, backoffMs);
  }

  /** @param {Running} running */
  #failure({ component, logStart, crashes }) {
    const file = this.#logOf(component);
    const text = readFileSync(file).subarray(logStart).toString('utf8');
    const said = tellingLine(text);
    return new StartError(
      `${component.title} ended ${crashes} times in a row${said && `, its last words: ${said}`} (log: ${file}).`,
    );
  }

  /** @param {Component} component */
  #logOf({ name, log }) {
    return this.logFile(log ?? name);
  }

  /** Log file of a component. @param {string} name */
  logFile(name) {
    return path.join(this.logDir, `${name}.log`);
  }

  /** Kills a component at once, as a power cut would; it is started again unless it is to stay down. @param {string} name @param {{ restart?: boolean }} [options] */
  async kill(name, { restart = false } = {}) {
    const running = this.#named(name);
    const { record } = running;
    if (!record) return;
    if (!restart) running.state = 'held';
    sendSignal(-record.pid, 'SIGKILL');
    await stopProcess(record, { signal: 'SIGKILL' });
    while (running.record === record) await sleep(10);
  }

  /** Starts a component that was killed. @param {string} name @param {number} [timeoutMs] */
  async restart(name, timeoutMs = 30_000) {
    const running = this.#named(name);
    if (!running.record) {
      if (this.#stopping) throw new StartError('The start was broken off.');
      running.crashes = 0;
      this.#spawn(running);
    }
    await this.#untilReady(running, timeoutMs);
  }

  /** Processes that a component has started itself. @param {string} name @returns {import('./processes.mjs').ProcessRecord[]} */
  childrenOf(name) {
    const { record } = this.#named(name);
    return record ? childrenOf(record.pid) : [];
  }

  /** Tells a component something, if it runs. @param {string} name @param {NodeJS.Signals} signal */
  signal(name, signal) {
    const { record } = this.#named(name);
    if (record) sendSignal(record.pid, signal);
  }

  /**
   * Lets a component finish what it has begun, and starts it again.
   * @param {string} name
   * @param {number} graceMs How long it may take to finish.
   * @throws {StartError} when it does not come back; it is tried again all the same.
   */
  async renew(name, graceMs) {
    const running = this.#named(name);
    const { record, component } = running;
    if (record) {
      running.state = 'held';
      await stopProcess(record, { signal: component.stopSignal, graceMs });
      while (running.record === record) await sleep(10);
    }
    await this.restart(name);
  }

  /**
   * A component takes the place of another one that it was started beside, and its name. The other one is not started
   * again; it works until it is removed.
   * @param {string} name @param {string} successor
   * @returns {string} What the former one is called from now on.
   */
  succeed(name, successor) {
    this.#formers += 1;
    const former = `${name}${FORMER}${this.#formers}`;
    this.#named(name).state = 'held';
    this.#rename(name, former);
    this.#rename(successor, name);
    return former;
  }

  /** @param {string} from @param {string} to */
  #rename(from, to) {
    const running = this.#named(from);
    this.#running.delete(from);
    running.component = { ...running.component, name: to };
    this.#running.set(to, running);
    if (running.record) writeRecord(this.runDir, to, running.record);
    removeRecord(this.runDir, from);
  }

  /** Ends a component in order, and no longer knows it. @param {string} name @param {number} [graceMs] How long it may take to finish. */
  async remove(name, graceMs) {
    const running = this.#named(name);
    running.state = 'held';
    await this.#stop(running, graceMs);
    this.#running.delete(name);
  }

  /** @param {string} name */
  #named(name) {
    const running = this.#running.get(name);
    if (!running) throw new Error(`There is no component ${name}.`);
    return running;
  }

  /** Stops everything, layer by layer. */
  async stopAll() {
    this.#stopping = true;
    for (const layer of STOP_ORDER) {
      const members = [...this.#running.values()].filter(({ component }) => component.layer === layer);
      await Promise.all(members.map((running) => this.#stop(running)));
    }
  }

  /** @param {Running} running @param {number} [graceMs] */
  async #stop({ component, record }, graceMs) {
    if (record) await stopProcess(record, { signal: component.stopSignal, graceMs });
    removeRecord(this.runDir, component.name);
  }

  /** Kills everything at once, for a second Ctrl-C. */
  killAll() {
    this.#stopping = true;
    for (const { record } of this.#running.values()) if (record) sendSignal(-record.pid, 'SIGKILL');
  }
}

/** How the components of a killed run are stopped; what is not named here is a service. @type {{ names: string[] | undefined, signal: NodeJS.Signals }[]} */
const LEFTOVERS = [
  { names: ['gateway'], signal: 'SIGTERM' },
  { names: undefined, signal: 'SIGTERM' },
  { names: ['redis'], signal: 'SIGTERM' },
  { names: ['postgres'], signal: 'SIGINT' },
];

/**
 * Stops what a killed run left behind, in the usual order.
 * @param {string} runDir
 * @returns {Promise<number>} How many processes were still running.
 */
export async function stopLeftovers(runDir) {
  const named = LEFTOVERS.flatMap(({ names }) => names ?? []);
  let count = 0;
  for (const { names, signal } of LEFTOVERS) {
    const wanted =
      names ?? recordNames(runDir).filter((name) => !named.includes(name) && name !== 'supervisor');
    await Promise.all(
      wanted.map(async (name) => {
        const record = readRecord(runDir, name);
        if (record && processIdentity(record.pid) === record.identity) {
          count += 1;
          await stopProcess(record, { signal });
        }
        removeRecord(runDir, name);
      }),
    );
  }
  return count;
}
