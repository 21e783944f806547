import { BroadcastChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

const LOOK_EVERY_MS = 2;
const NEVER_CHANGED = new Int32Array(new SharedArrayBuffer(4));
const CHANNEL = 'pora-test-work-may-end';

/** Occupies its thread, though no core of the machine, until somebody calls {@link letWorkEnd} for the same kind of work. */
export function workUntilReleased(kind = 'batch'): void {
  const channel = new BroadcastChannel(`${CHANNEL} ${kind}`);
  // Node reads both kinds of port; its types only know one.
  const port = channel as unknown as MessagePort;
  while (!receiveMessageOnPort(port)) Atomics.wait(NEVER_CHANGED, 0, 0, LOOK_EVERY_MS);
  channel.close();
}

/** Lets a thread go that is already in {@link workUntilReleased}; one that comes later waits for the next call. */
export function letWorkEnd(kind = 'batch'): void {
  const channel = new BroadcastChannel(`${CHANNEL} ${kind}`);
  channel.postMessage('end');
  channel.close();
}
