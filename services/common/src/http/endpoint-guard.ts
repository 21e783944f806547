import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { checkCsrf } from '../auth/csrf.js';
import { getInternalCaller } from '../auth/internal-caller.js';
import { SessionReader } from '../auth/session-reader.js';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { ApiError } from '../errors.js';
import { RateLimiter } from '../rate-limit.js';
import { checkBodyHeaders, hasBody } from './body-headers.js';
import { ENDPOINT, type EndpointInfo } from './endpoint-info.js';
import { readJsonBody } from './json-body.js';
import type { PoraRequest } from './pora-request.js';
import { readInput, type ParsedInput } from './read-input.js';

/**
 * The one door of every service, in this order: 413/415 → 401 → 403 CSRF → 403 role → 429 → 400. Denies by default.
 * The input is read here too: an interceptor of its own would wrap every answer into an observable.
 */
@Injectable()
export class EndpointGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(SERVICE_CONFIG) private readonly config: CommonConfig,
    private readonly sessions: SessionReader,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws ApiError with the first reason to refuse the call */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<EndpointInfo | undefined>(ENDPOINT, context.getHandler());
    if (!endpoint) return false;
    const request = context.switchToHttp().getRequest<PoraRequest>();
    request.endpoint = endpoint;
    checkBodyHeaders(request.headers, endpoint.route.maxBodyBytes);
    await this.identify(request, endpoint);
    const { rateLimit } = endpoint.options;
    if (rateLimit) await this.limiter.count(rateLimit, request.caller?.email ?? request.ip ?? 'unknown');
    request.input = await inputOf(request, endpoint);
    return true;
  }

  private async identify(request: PoraRequest, { route }: EndpointInfo): Promise<void> {
    if (route.access === 'public') return;
    if (route.access === 'internal') {
      request.caller = getInternalCaller(request.headers, this.config.internalSecret, request.requestId);
      return;
    }
    const { cookie } = request.headers;
    const isRead = route.method === 'GET';
    const { csrfToken, ...caller } = await this.sessions.getCaller(cookie, request.requestId, { isRead });
    checkCsrf(request.method, request.headers, { csrfToken }, this.config.publicUrl);
    if (route.access === 'admin' && !caller.isAdmin) {
      throw new ApiError(403, 'not_administrator', 'Ta część jest dostępna tylko dla administratora.');
    }
    request.caller = caller;
    request.csrfToken = csrfToken;
  }
}

async function inputOf(request: PoraRequest, { route }: EndpointInfo): Promise<ParsedInput> {
  const sendsBody = route.method !== 'GET' && hasBody(request.headers);
  return readInput(route, {
    method: request.method,
    url: request.originalUrl,
    params: request.params,
    body: sendsBody ? await readJsonBody(request, route.maxBodyBytes) : undefined,
    ifMatch: request.headers['if-match'],
    idempotencyKey: request.headers['idempotency-key'],
  });
}
