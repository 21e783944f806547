import { setTimeout as wait } from 'node:timers/promises';
import type { Queue } from 'bull';

/** Time a job at work has for finishing, in milliseconds. */
const JOB_ENDS_WITHIN_MS = 1_000;
/** Time the connections have for saying goodbye, in milliseconds; longer than `GOODBYE_MS`. */
const CONNECTIONS_END_WITHIN_MS = 500;

/** Time after which the socket of a client that was told to disconnect is destroyed, in milliseconds. */
export const GOODBYE_MS = 200;

type Client = Queue['client'];

/** What Bull 4 keeps on a queue and does not declare. */
interface BullQueue extends Queue {
  /** Connection that waits for the next job; opened at the first use. */
  readonly bclient: Client;
  /** Connection that hears of events; opened at the first use. */
  readonly eclient: Client;
  /** Rounds of work under way, by worker. */
  readonly processing: Readonly<Record<string, Promise<unknown>>>;
  /** Set while and after closing: nobody takes a further job. */
  closing?: Promise<void>;
  setWorkerName(): Promise<void>;
  _clearTimers(): Promise<void>;
}

/**
 * Makes a queue end within 2 s and without an unhandled rejection, whatever Redis does. Bull's own `close` waits for
 * ever for a Redis that hangs, opens connections while it closes them, and starts workers with promises that nobody
 * holds; every command cut by the end would end the process.
 */
export function endCleanly(given: Queue): Queue {
  const queue = given as BullQueue;
  const report = (error: unknown) => {
    // Commands cut by the end are the end, not a fault.
    if (!queue.closing) queue.emit('error', error);
  };
  const startWorker = queue.process.bind(queue) as (...worker: unknown[]) => Promise<void>;
  queue.process = (...worker: unknown[]) => startWorker(...worker).catch(report);
  const setWorkerName = queue.setWorkerName.bind(queue);
  queue.setWorkerName = () => setWorkerName().catch(report);
  queue.close = () => (queue.closing ??= end(queue));
  return queue;
}

async function end(queue: BullQueue): Promise<void> {
  // Opened now if they never were, so that nothing opens them after the end.
  const clients = [queue.client, queue.eclient, queue.bclient];
  const working = Object.values(queue.processing);
  queue.bclient.disconnect();
  await atMost(JOB_ENDS_WITHIN_MS, Promise.allSettled(working));
  const ended = clients.map(hasEnded);
  for (const client of clients) client.disconnect();
  await atMost(CONNECTIONS_END_WITHIN_MS, Promise.all(ended));
  void queue._clearTimers();
  queue.emit('close');
}

/** A client between two attempts to connect has nothing to end: it just never tries again. */
function hasEnded(client: Client): Promise<void> {
  if (client.status === 'end' || client.status === 'reconnecting') return Promise.resolve();
  return new Promise((resolve) => client.once('end', () => resolve()));
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, wait(ms, undefined, { signal: over.signal })]);
  over.abort();
}
