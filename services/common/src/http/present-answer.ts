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
  if (result instanceof WireAnswer) return notModified(result, request) ?? result;
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
  const known = headers['if-none-match'];
  return etag !== undefined && etag === known ? new WireAnswer(304, { ETag: etag }) : undefined;
}

/** A broken promise to the browser is a programming fault: it fails the tests, not a person's work. */
function checkAnswer(route: Route, result: unknown): void {
  const checked = route.answer.safeParse(result);
  if (checked.success) return;
  const paths = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${route.method} ${route.path} answers against its contract: ${paths.join('; ')}`);
}
