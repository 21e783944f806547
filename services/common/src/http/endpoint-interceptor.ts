import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@pora/contracts';
import { map, type Observable } from 'rxjs';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { etagOf, versionOf } from '../concurrency.js';
import { ENDPOINT, type EndpointInfo } from '../endpoint.js';
import { hasBody } from './body-headers.js';
import { readJsonBody } from './json-body.js';
import type { PoraRequest } from './pora-request.js';
import { readInput } from './read-input.js';
import { WireAnswer } from './wire-answer.js';

/** Reads and validates the request after the guard let it in, and turns the handler's result into bytes. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Inject(SERVICE_CONFIG) private readonly config: Pick<CommonConfig, 'isProduction'>,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<WireAnswer>> {
    const { route } = this.reflector.get<EndpointInfo>(ENDPOINT, context.getHandler());
    const request = context.switchToHttp().getRequest<PoraRequest>();
    request.input = readInput(route, {
      method: request.method,
      url: request.originalUrl,
      params: request.params,
      body: await this.bodyOf(request, route),
      ifMatch: request.headers['if-match'],
      idempotencyKey: request.headers['idempotency-key'],
    });
    return next.handle().pipe(map((result: unknown) => this.answer(route, result, request)));
  }

  private async bodyOf(request: PoraRequest, route: Route): Promise<unknown> {
    if (route.method === 'GET' || !hasBody(request.headers)) return undefined;
    return readJsonBody(request, route.maxBodyBytes);
  }

  private answer(route: Route, result: unknown, request: PoraRequest): WireAnswer {
    if (result instanceof WireAnswer) return notModified(result, request) ?? result;
    if (route.answerKind === 'empty') return new WireAnswer(route.status);
    if (!this.config.isProduction) checkAnswer(route, result);
    const version = versionOf(result);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      ...(version !== undefined && { ETag: etagOf(version) }),
    };
    return new WireAnswer(route.status, headers, JSON.stringify(result));
  }
}

function notModified(answer: WireAnswer, request: PoraRequest): WireAnswer | undefined {
  const etag = answer.headers['ETag'];
  const known = request.headers['if-none-match'];
  return etag !== undefined && etag === known ? new WireAnswer(304, { ETag: etag }) : undefined;
}

/** A broken promise to the browser is a programming fault: it fails tests and development, not a person's work. */
function checkAnswer(route: Route, result: unknown): void {
  const checked = route.answer.safeParse(result);
  if (checked.success) return;
  const paths = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${route.method} ${route.path} answers against its contract: ${paths.join('; ')}`);
}
