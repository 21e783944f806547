import type { Route } from '@pora/contracts';
import { etagOf, versionOf } from '../concurrency.js';
import type { PoraRequest } from './pora-request.js';
import { WireAnswer } from './wire-answer.js';

/**
 * Turns what a handler answered into status, headers and bytes; an object with one version gets it as its ETag.
 * @throws Error when `isChecked` and the answer breaks the contract of its route
 */
export function presentAnswer(
  result: unknown,
  request: Pick<PoraRequest, 'headers' | 'endpoint'>,
  isChecked: boolean,
): WireAnswer {
  if (result instanceof WireAnswer) return notModified(result, request) ?? compressed(result, request);
  const route = request.endpoint?.route;
  if (!route) throw new Error('an answer came from a handler without @Endpoint');
  if (route.answerKind === 'empty') return new WireAnswer(route.status);
  if (isChecked) checkAnswer(route, result);
  const version = versionOf(result);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    ...(version !== undefined && { ETag: etagOf(version) }),
  };
  return new WireAnswer(route.status, headers, JSON.stringify(result));
}

function notModified(answer: WireAnswer, { headers }: Pick<PoraRequest, 'headers'>): WireAnswer | undefined {
  const etag = answer.headers['ETag'];
  if (etag === undefined) return undefined;
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(WEAK, ''));
  return known.includes(String(etag)) ? new WireAnswer(304, { ETag: etag }) : undefined;
}

/** The gateway weakens the tag of what it compresses itself; the content is the same. */
const WEAK = /^W\//;

function compressed(answer: WireAnswer, { headers }: Pick<PoraRequest, 'headers'>): WireAnswer {
  if (!answer.gzip) return answer;
  const vary = { ...answer.headers, Vary: 'Accept-Encoding' };
  if (!takesGzip(String(headers['accept-encoding'] ?? '')))
    return new WireAnswer(answer.status, vary, answer.body);
  return new WireAnswer(answer.status, { ...vary, 'Content-Encoding': 'gzip' }, answer.gzip);
}

/** "gzip, br" and "gzip;q=0.5", but not "gzip;q=0". */
function takesGzip(accepted: string): boolean {
  return accepted.split(',').some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
}

/** A broken promise to the browser is a programming fault: it fails the tests, not a person's work. */
function checkAnswer(route: Route, result: unknown): void {
  const checked = route.answer.safeParse(result);
  if (checked.success) return;
  const paths = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${route.method} ${route.path} answers against its contract: ${paths.join('; ')}`);
}
