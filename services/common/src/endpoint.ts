import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { Route } from '@pora/contracts';
import { notSignedIn } from './errors.js';
import { ENDPOINT, type EndpointInfo, type EndpointOptions } from './http/endpoint-info.js';
import type { PoraRequest } from './http/pora-request.js';
import type { CallerInfo } from './request-context.js';
import type { ParsedInput } from './http/read-input.js';

export type { CallerInfo } from './request-context.js';

/** Makes a method the handler of a contract route: verb, path, status, access rule and validation. */
export function Endpoint(route: Route, options: EndpointOptions = {}): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
    HttpCode(route.status),
    SetMetadata(ENDPOINT, { route, options } satisfies EndpointInfo),
  );
}

/** Parameter decorator: the validated request parts. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): ParsedInput => {
  const { input } = context.switchToHttp().getRequest<PoraRequest>();
  if (!input) throw new Error('input was not read before the handler');
  return input;
});

/** Parameter decorator: who calls. @throws ApiError 401 on a public route without a session */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerInfo => {
  const { caller } = context.switchToHttp().getRequest<PoraRequest>();
  if (!caller) throw notSignedIn();
  return caller;
});

/** Parameter decorator: the CSRF token of the caller's session. @throws ApiError 401 where there is no session */
export const CsrfToken = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { csrfToken } = context.switchToHttp().getRequest<PoraRequest>();
  if (csrfToken === undefined) throw notSignedIn();
  return csrfToken;
});

/** Parameter decorator: the Cookie header as it came, for ending the session it names. */
export const CookieHeader = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    return context.switchToHttp().getRequest<PoraRequest>().headers.cookie;
  },
);
