import type { NextFunction, Response } from 'express';
import type { Log } from '../logging.js';
import type { Metrics } from '../metrics.js';
import { normaliseRequestId, withRequestId } from '../request-context.js';
import type { PoraRequest } from './pora-request.js';

/** First middleware: request id end to end, default headers, one log line and one measurement per request. */
export function requestScope(log: Log, metrics: Metrics) {
  return (request: PoraRequest, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    request.requestId = normaliseRequestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', request.requestId);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.on('close', () => {
      withRequestId(request.requestId, () => report(request, response, performance.now() - startedAt));
    });
    withRequestId(request.requestId, next);
  };

  function report(request: PoraRequest, response: Response, durationMs: number): void {
    const route = routeOf(request);
    if (!response.writableFinished) metrics.countAborted(route);
    metrics.observe(request.method, route, response.statusCode, durationMs / 1000);
    if (route === '/live' || route === '/ready' || route === '/metrics') return;
    const fields = { method: request.method, route, status: response.statusCode };
    log.info('request', { ...fields, durationMs: Math.round(durationMs * 10) / 10 });
  }
}

/** Route pattern of a request; a path nobody handles is never repeated in logs. */
function routeOf(request: PoraRequest): string {
  const route: unknown = request.route;
  const hasPath = typeof route === 'object' && route !== null && 'path' in route;
  return hasPath && typeof route.path === 'string' ? route.path : 'unknown';
}
