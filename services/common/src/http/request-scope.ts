import type { NextFunction, Response } from 'express';
import type { Log } from '../logging.js';
import type { Metrics } from '../metrics.js';
import { normaliseRequestId, withRequestId } from '../request-context.js';
import { beginSpan, inSpan } from '../tracing.js';
import type { Span } from '../tracing/span.js';
import type { PoraRequest } from './pora-request.js';

/** First middleware: request id end to end, default headers, one log line, measurement and span per request. */
export function requestScope(log: Log, metrics: Metrics) {
  return (request: PoraRequest, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    request.requestId = normaliseRequestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', request.requestId);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const span = isProbe(request.path) ? undefined : spanOf(request);
    response.on('close', () => {
      withRequestId(request.requestId, () => report(request, response, performance.now() - startedAt));
      if (span) endSpan(span, request, response);
    });
    withRequestId(request.requestId, () => inSpan(span, next));
  };

  function report(request: PoraRequest, response: Response, durationMs: number): void {
    const route = routeOf(request);
    if (!response.writableFinished) metrics.count('pora_http_aborted_total', { route });
    const labels = { method: request.method, route, status: String(response.statusCode) };
    metrics.observe('pora_http_request_seconds', labels, durationMs / 1000);
    if (request.endpoint?.route.upload) {
      metrics.count('pora_imports_total', { route, result: importResultOf(response.statusCode) });
    }
    if (isProbe(route)) return;
    metrics.recent.note(response.statusCode, durationMs);
    const fields = { method: request.method, route, status: response.statusCode };
    log.info('request', { ...fields, durationMs: Math.round(durationMs * 10) / 10 });
  }
}

/** Whoever runs the service asks these all the time; nobody wants to read of it. */
function isProbe(path: string): boolean {
  return path === '/live' || path === '/ready' || path === '/metrics';
}

/** The gateway, or the calling service, says what trace a request belongs to. */
function spanOf(request: PoraRequest): Span | undefined {
  const { traceparent } = request.headers;
  const facts = { 'http.request.method': request.method, 'pora.request_id': request.requestId };
  const parent = typeof traceparent === 'string' ? traceparent : undefined;
  return beginSpan({ name: request.method, kind: 'server', facts, parent });
}

/** The pattern of the route is known when somebody has handled the request. */
function endSpan(span: Span, request: PoraRequest, response: Response): void {
  span.tell({ 'http.route': routeOf(request), 'http.response.status_code': response.statusCode });
  if (response.statusCode >= 500) span.fail({ code: String(response.statusCode) });
  span.end();
}

/** Route pattern of a request; a path nobody handles is never repeated in logs. */
function routeOf(request: PoraRequest): string {
  const route: unknown = request.route;
  const hasPath = typeof route === 'object' && route !== null && 'path' in route;
  return hasPath && typeof route.path === 'string' ? route.path : 'unknown';
}

/** What became of a file that was sent in: a refusal is told to the person, a fault is ours. */
function importResultOf(status: number): string {
  if (status < 400) return 'parsed';
  return status < 500 ? 'refused' : 'failed';
}
