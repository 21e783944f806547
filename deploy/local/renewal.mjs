/** How the processes of a service are started again while others are served: one by one, or by successors beside them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GENERATION_PATH } from '../../gateway/render.mjs';
import { answerOf, configureGateway } from './gateway.mjs';
import { SERVICES } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { isRunning } from './processes.mjs';
import { serviceComponent } from './services.mjs';
import { StartError } from './start-error.mjs';

/** A service ends by itself within 10 s, whatever it is doing. */
const DRAIN_WITHIN_MS = 12_000;
const READY_WITHIN_MS = 30_000;
/** So long nginx may need until no former worker of it takes a connection beside the new one. */
const FORMER_WORKERS_MS = 300;
/**
 * Who opened a connection before the step and sends the request only now is still led to the former processes: nginx keeps such
 * a connection with its former worker. Nobody waits for this; a stream that never ends keeps them no longer than so.
 */
const LATE_REQUESTS_WITHIN_MS = 15_000;
const LOOK_FOR_WORKERS_EVERY_MS = 200;
const NEW_WORKERS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;
const NEXT = '-next';

/**
 * @typedef {import('./paths.mjs').ServiceName} ServiceName
 * @typedef {import('./instances.mjs').Instance} Instance
 *
 * @typedef {object} Renewed What is known of the services that run.
 * @property {import('./serving.mjs').ServedValues} values
 * @property {import('./supervisor.mjs').Supervisor} supervisor
 * @property {import('./gateway.mjs').PlacedGateway} gateway
 * @property {{ uid: number, gid: number } | undefined} account The one the services run as.
 */

/** Starts the processes of services again. One service at a time: two could leave one without an instance. */
export class Renewal {
  /** Ends when everything that was asked for before is over, well or not. @type {Promise<unknown>} */
  #turn = Promise.resolve();
  #rotation;
  /** @type {Map<string, Instance[]>} */
  #instances;

  /** @param {Renewed} renewed */
  constructor({ values, supervisor, gateway, account }) {
    this.values = values;
    this.supervisor = supervisor;
    this.account = account;
    this.#rotation = new Rotation(gateway, supervisor);
    this.#instances = new Map(Object.entries(values.instances));
  }

  /**
   * Each instance is taken out of the gateway, finishes its requests, starts and is ready before it gets new ones and the
   * next one goes. Whoever asks meanwhile is served by the others; of a service with a single instance, 503 until it is
   * back. One that does not come back ends it, and the rest stays as it was.
   * @param {string} service
   */
  oneByOne(service) {
    return this.inTurn(async () => {
      const instances = this.#instancesOf(service);
      for (const { name, host } of instances) {
        const renew = () => this.supervisor.renew(name, DRAIN_WITHIN_MS);
        await (instances.length > 1 ? this.#rotation.without(host, renew) : renew());
      }
    });
  }

  /**
   * Processes of what the service is now are started beside those that run, all at once, at places of their own. When all
   * are ready, the gateway leads everybody to them in one step, and it is done; the former ones finish their requests and
   * end by themselves. Where one does not get ready nothing has changed for anybody. A single instance is known to the
   * others by its place, so it ends before it starts again. Called within {@link inTurn}.
   * @param {string} service
   */
  async beside(service) {
    const instances = this.#instancesOf(service);
    const [first, ...others] = instances;
    if (first && others.length === 0) return this.supervisor.renew(first.name, DRAIN_WITHIN_MS);
    const ports = await freePorts(instances.length);
    const successors = instances.map(({ name }, index) => ({ name, host: `127.0.0.1:${ports[index]}` }));
    const workers = this.supervisor.childrenOf('gateway');
    await this.#startSuccessors(/** @type {ServiceName} */ (service), successors, async () => {
      await this.#rotation.lead(service, successors);
      this.#instances.set(service, successors);
    });
    const former = instances.map(({ name }) => this.supervisor.succeed(name, `${name}${NEXT}`));
    // Whoever is in a hurry to go back does not wait for a slow answer of a process that nobody is led to any more.
    void this.#letGo(former, workers);
  }

  /**
   * Does something when nothing else is being started again.
   * @template T @param {() => Promise<T>} work
   * @returns {Promise<T>} What came of it; how it ends for whoever asked is nothing to the next one.
   */
  inTurn(work) {
    const done = this.#turn.then(work);
    this.#turn = Promise.allSettled([done]);
    return done;
  }

  /** Whether a service has several processes, so that nobody is without it while they are replaced. @param {string} service */
  hasSeveral(service) {
    return this.#instancesOf(service).length > 1;
  }

  /** @param {string} service */
  #instancesOf(service) {
    const instances = this.#instances.get(service);
    if (!instances) throw new StartError(`There is no service ${service}: ${SERVICES.join(', ')}.`);
    return instances;
  }

  /** Starts them, and takes them away again when one does not get ready or is not led to. @param {ServiceName} service @param {Instance[]} successors @param {() => Promise<void>} takeOver */
  async #startSuccessors(service, successors, takeOver) {
    const components = successors.map((successor) => ({
      ...serviceComponent(service, successor, this.values),
      ...this.account,
      name: `${successor.name}${NEXT}`,
      log: successor.name,
    }));
    try {
      const starts = components.map((component) => this.supervisor.start(component, READY_WITHIN_MS));
      const failed = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
      await takeOver();
    } catch (error) {
      await Promise.all(components.map(({ name }) => this.supervisor.remove(name)));
      throw error;
    }
  }

  /**
   * Ends the former processes when no worker of nginx is left that knows them.
   * @param {string[]} former @param {import('./processes.mjs').ProcessRecord[]} workers Those of nginx before the step.
   */
  async #letGo(former, workers) {
    const deadline = Date.now() + LATE_REQUESTS_WITHIN_MS;
    await sleep(FORMER_WORKERS_MS);
    while (workers.some(isRunning) && Date.now() < deadline) await sleep(LOOK_FOR_WORKERS_EVERY_MS);
    await Promise.all(former.map((name) => this.supervisor.remove(name, DRAIN_WITHIN_MS)));
  }
}

/** Which processes the gateway leads to. */
class Rotation {
  #generation = 0;

  /** @param {import('./gateway.mjs').PlacedGateway} gateway @param {import('./supervisor.mjs').Supervisor} supervisor */
  constructor(gateway, supervisor) {
    this.gateway = gateway;
    this.supervisor = supervisor;
  }

  /** Works while an instance gets nothing new. @param {string} host @param {() => Promise<void>} work */
  async without(host, work) {
    await this.#apply([host]);
    await sleep(FORMER_WORKERS_MS);
    try {
      await work();
    } finally {
      await this.#apply([]);
      await sleep(FORMER_WORKERS_MS);
    }
  }

  /** Leads everybody to other instances of a service, or leaves all as it was. @param {string} service @param {Instance[]} instances */
  async lead(service, instances) {
    const { gateway } = this;
    const { settings } = gateway;
    const upstreams = { ...settings.upstreams, [service]: instances.map(({ host }) => host) };
    this.gateway = { ...gateway, settings: { ...settings, upstreams } };
    try {
      await this.#apply([]);
    } catch (error) {
      this.gateway = gateway;
      this.#tell([]);
      throw error;
    }
  }

  /** Answers when the gateway works by the configuration without those. @param {string[]} out */
  async #apply(out) {
    this.#tell(out);
    const [door] = Object.values(this.gateway.settings.doors ?? {});
    const deadline = Date.now() + NEW_WORKERS_WITHIN_MS;
    while ((await answerOf(`http://${door}${GENERATION_PATH}`)) !== String(this.#generation)) {
      if (Date.now() > deadline) throw new StartError('The gateway does not take over its configuration.');
      await sleep(LOOK_EVERY_MS);
    }
  }

  /** @param {string[]} out */
  #tell(out) {
    this.#generation += 1;
    const { settings } = this.gateway;
    configureGateway({ ...this.gateway, settings: { ...settings, out, generation: this.#generation } });
    this.supervisor.signal('gateway', 'SIGHUP');
  }
}
