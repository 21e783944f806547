import { BroadcastChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

const CHANNEL = 'pora-test-work-may-end';

/** Occupies its thread without a pause until somebody calls {@link letWorkEnd} for the same kind of work. */
export function workUntilReleased(kind = 'batch'): void {
  const channel = new BroadcastChannel(`${CHANNEL} ${kind}`);
  // Node reads both kinds of port; its types only know one.
  while (!receiveMessageOnPort(channel as unknown as MessagePort));
  channel.close();
}

/** Lets a thread go that is already in {@link workUntilReleased}; one that comes later waits for the next call. */
export function letWorkEnd(kind = 'batch'): void {
  const channel = new BroadcastChannel(`${CHANNEL} ${kind}`);
  channel.postMessage('end');
  channel.close();
}
