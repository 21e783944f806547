import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { UploadRule } from '@pora/contracts';
import { checkCsrf } from '../auth/csrf.js';
import { getInternalCaller } from '../auth/internal-caller.js';
import { SessionReader } from '../auth/session-reader.js';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { ApiError } from '../errors.js';
import { RateLimiter } from '../rate-limit.js';
import { readMultipartFile } from '../uploads/multipart-file.js';
import { fileMissing } from '../uploads/upload-refusals.js';
import { UploadLimiter } from '../uploads/upload-limiter.js';
import { checkBodyHeaders, hasBody } from './body-headers.js';
import { ENDPOINT, type EndpointInfo } from './endpoint-info.js';
import { readJsonBody } from './json-body.js';
import type { PoraRequest } from './pora-request.js';
import { readInput, type ParsedInput, type RawInput } from './read-input.js';

/** Files whose bytes may be on their way at once, and how many more may wait for that. */
const UPLOADS = { atOnce: 4, mostWaiting: 12 };

/**
 * The one door of every service, in this order: 413/415 → 401 → 403 CSRF → 403 role → 429 → 400. Denies by default.
 * The input is read here too: an interceptor of its own would wrap every answer into an observable.
 */
@Injectable()
export class EndpointGuard implements CanActivate {
  private readonly uploads = new UploadLimiter(UPLOADS);

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
    checkBodyHeaders(request.headers, endpoint.route);
    await this.identify(request, endpoint);
    const { rateLimit } = endpoint.options;
    if (rateLimit) await this.limiter.count(rateLimit, request.caller?.email ?? request.ip ?? 'unknown');
    request.input = endpoint.route.upload
      ? await this.uploadOf(request, endpoint, endpoint.route.upload)
      : await inputOf(request, endpoint);
    return true;
  }

  /** Everything else is judged before the file is read. */
  private async uploadOf(
    request: PoraRequest,
    { route }: EndpointInfo,
    rule: UploadRule,
  ): Promise<ParsedInput> {
    const input = readInput(route, rawInput(request, undefined));
    if (!hasBody(request.headers)) throw fileMissing(rule);
    return { ...input, file: await this.uploads.run(() => readMultipartFile(request, rule)) };
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
  const body = sendsBody ? await readJsonBody(request, route.maxBodyBytes) : undefined;
  return readInput(route, rawInput(request, body));
}

function rawInput(request: PoraRequest, body: unknown): RawInput {
  return {
    method: request.method,
    url: request.originalUrl,
    params: request.params,
    body,
    ifMatch: request.headers['if-match'],
    idempotencyKey: request.headers['idempotency-key'],
  };
}
