import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Who calls: always from the session (or, between services, from the internal headers), never from a body. */
export interface CallerInfo {
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly requestId: string;
  /** Hash of the session id: tells sessions apart and may be stored, but opens nothing. */
  readonly sessionKey: string;
}

interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work under a request id that logs, audit entries and internal calls pick up. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** Id of the request being served, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** The request being served, as an object to hang things on for its time; undefined outside of requests. */
export function currentRequest(): object | undefined {
  return storage.getStore();
}

/** Accepts a request id from the gateway when it is harmless (8–64 letters, digits, dash), else makes one. */
export function normaliseRequestId(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(value) ? value : randomUUID();
}
