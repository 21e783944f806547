import { Inject, Injectable } from '@nestjs/common';
import { buildPath, type Route, type RouteAnswer, type RouteRequest } from '@pora/contracts';
import { errorBodySchema } from '@pora/contracts/errors/error-body';
import { ERROR_CODES, type ErrorCode } from '@pora/contracts/errors/error-codes';
import { INTERNAL_CALLER_HEADER, INTERNAL_SECRET_HEADER } from './auth/internal-caller.js';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { ApiError, unavailable, type Component } from './errors.js';
import { Metrics } from './metrics.js';
import { currentRequestId, type CallerInfo } from './request-context.js';
import { currentTraceparent, traced } from './tracing.js';

/** How a service calls another one. */
export interface InternalCallOptions {
  /** The person the call is made for; recorded by the called service. */
  readonly caller?: Pick<CallerInfo, 'email'>;
  /** Milliseconds until the call is given up; default 2000. */
  readonly timeoutMs?: number;
}

/** The service to call: its name for messages and its address. */
export interface InternalTarget {
  readonly component: Component;
  readonly baseUrl: string;
}

/** Answer of a conditional call: nothing new, or the new content with its ETag. */
export type ConditionalAnswer<T> =
  | { readonly notModified: true }
  | { readonly notModified: false; readonly etag: string | undefined; readonly answer: T };

const DEFAULT_TIMEOUT_MS = 2_000;

/** Calls of one service to another, built from the contract's route tables. */
@Injectable()
export class InternalHttp {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'internalSecret'>,
    private readonly metrics: Metrics,
  ) {}

  /** @throws ApiError 503 when the service is away or too slow, else the called service's own refusal */
  async call<R extends Route>(
    target: InternalTarget,
    route: R,
    request: RouteRequest<R>,
    options: InternalCallOptions = {},
  ): Promise<RouteAnswer<R>> {
    const answer = await this.callConditional(target, route, request, undefined, options);
    if (answer.notModified) throw unavailable(target.component);
    return answer.answer;
  }

  /** Like {@link call}, but sends the ETag of what is known and tells when it is still current. */
  async callConditional<R extends Route>(
    target: InternalTarget,
    route: R,
    request: RouteRequest<R>,
    etag: string | undefined,
    options: InternalCallOptions = {},
  ): Promise<ConditionalAnswer<RouteAnswer<R>>> {
    const fetched = await this.fetchBuffer(target, route, request, etag, options);
    if (fetched.notModified) return fetched;
    // An answer of another release is as good as none: what it lacks must not be taken for "there is none".
    const { success, data, error } = route.answer.safeParse(parseJson(fetched.answer, target.component));
    if (!success) throw unavailable(target.component, error);
    return { ...fetched, answer: data as RouteAnswer<R> };
  }

  /** Like {@link callConditional}, but the answer stays unparsed bytes, e.g. to be parsed in a worker thread. */
  async fetchBuffer<R extends Route>(
    target: InternalTarget,
    route: R,
    request: RouteRequest<R>,
    etag: string | undefined,
    options: InternalCallOptions = {},
  ): Promise<ConditionalAnswer<Buffer>> {
    const response = await this.measured(target, route, () =>
      this.send(target, route, request, etag, options),
    );
    if (response.status === 304) return { notModified: true };
    const body = await readBytes(response, target.component);
    if (!response.ok) throw refusalOf(response.status, body, target.component);
    return { notModified: false, etag: response.headers.get('etag') ?? undefined, answer: body };
  }

  /** The call as a span and a measurement, until its answer begins. */
  private async measured(
    { component }: InternalTarget,
    { method, path }: Route,
    send: () => Promise<Response>,
  ): Promise<Response> {
    const startedAt = performance.now();
    const facts = { 'http.request.method': method, 'http.route': path, 'peer.service': component };
    let result = 'away';
    try {
      return await traced({ name: `${method} ${component}`, kind: 'client', facts }, async (span) => {
        const response = await send();
        result = response.status < 400 ? 'answered' : 'refused';
        span?.tell({ 'http.response.status_code': response.status });
        return response;
      });
    } finally {
      const seconds = (performance.now() - startedAt) / 1000;
      this.metrics.observe('pora_internal_call_seconds', { component, result }, seconds);
    }
  }

  private async send<R extends Route>(
    { component, baseUrl }: InternalTarget,
    route: R,
    request: RouteRequest<R>,
    etag: string | undefined,
    { caller, timeoutMs = DEFAULT_TIMEOUT_MS }: InternalCallOptions,
  ): Promise<Response> {
    const url = `${baseUrl}${buildPath(route.path, asRecord(request.params))}${queryOf(asRecord(request.query))}`;
    const init = {
      method: route.method,
      headers: this.headers(request, etag, caller),
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      redirect: 'error' as const,
      signal: AbortSignal.timeout(timeoutMs),
    };
    try {
      return await fetch(url, init);
    } catch (error) {
      // A kept-alive connection may have been closed at this very moment; reading again is harmless.
      const mayRepeat = route.method === 'GET' && !init.signal.aborted;
      if (!mayRepeat) throw unavailable(component, error);
    }
    return fetch(url, init).catch((error: unknown) => {
      throw unavailable(component, error);
    });
  }

  private headers(
    request: { body?: unknown; ifMatch?: number | undefined; idempotencyKey?: string | undefined },
    etag: string | undefined,
    caller: Pick<CallerInfo, 'email'> | undefined,
  ): Record<string, string> {
    const requestId = currentRequestId();
    const traceparent = currentTraceparent();
    return {
      [INTERNAL_SECRET_HEADER]: this.config.internalSecret,
      ...(caller && { [INTERNAL_CALLER_HEADER]: encodeURIComponent(caller.email) }),
      ...(requestId && { 'x-request-id': requestId }),
      ...(traceparent && { traceparent }),
      ...(etag && { 'if-none-match': etag }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(request.ifMatch !== undefined && { 'if-match': `"${request.ifMatch}"` }),
      ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
    };
  }
}

async function readBytes(response: Response, component: Component): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw unavailable(component, error);
  }
}

function parseJson(bytes: Buffer, component: Component): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    throw unavailable(component, error);
  }
}

/** The other service's refusal as our own; its faults (5xx, a wrong secret) are reported as "away". */
function refusalOf(status: number, bytes: Buffer, component: Component): ApiError {
  const isOurs = status >= 400 && status < 500 && status !== 401 && status !== 403;
  const parsed = isOurs ? errorBodySchema.safeParse(parseJson(bytes, component)) : undefined;
  if (!parsed?.success) return unavailable(component);
  const { error, code, details } = parsed.data;
  return new ApiError(status, isKnownCode(code) ? code : 'invalid_input', error, details);
}

function isKnownCode(code: string): code is ErrorCode {
  return (ERROR_CODES as readonly string[]).includes(code);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function queryOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}
