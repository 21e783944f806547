import type { Route } from '../route.js';
import type { ErrorCode } from './error-codes.js';

type Refusals = readonly (readonly [status: number, code: ErrorCode, isAnswered: boolean])[];

/** The refusals that follow from what a route takes, in the order in which they are met. */
function commonRefusals(route: Route): Refusals {
  const isWrite = route.method !== 'GET';
  const isForPeople = route.access === 'user' || route.access === 'admin';
  return [
    [400, 'invalid_input', true],
    [401, 'not_signed_in', isForPeople],
    [403, 'csrf', isForPeople && isWrite],
    [403, 'not_administrator', route.access === 'admin'],
    [403, 'forbidden', route.access === 'internal'],
    [404, 'not_found', route.path.includes(':')],
    [409, 'idempotency_conflict', route.idempotent === true],
    [412, 'stale_version', route.versioned === true],
    [413, 'payload_too_large', isWrite],
    [415, 'unsupported_media_type', isWrite],
    [422, 'unreadable_file', route.upload !== null],
    [429, 'too_many_requests', route.limited === true],
    [500, 'internal_error', true],
    [503, 'service_unavailable', true],
  ];
}

/** Every code that a call may be refused with, by status: what follows from what it takes, and what its route names. */
export function errorsOf(route: Route): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = new Map<number, ErrorCode[]>();
  const add = (status: number, code: ErrorCode) => {
    const known = codes.get(status) ?? [];
    if (!known.includes(code)) codes.set(status, [...known, code]);
  };
  for (const [status, code, isAnswered] of commonRefusals(route)) if (isAnswered) add(status, code);
  for (const [status, named] of Object.entries(route.errors ?? {})) {
    for (const code of named) add(Number(status), code);
  }
  return new Map([...codes].sort(([a], [b]) => a - b));
}
