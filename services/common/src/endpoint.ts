import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { Route, RouteAnswer, RouteInput } from '@pora/contracts';
import { notSignedIn } from './errors.js';
import { ENDPOINT, type EndpointInfo, type EndpointOptions } from './http/endpoint-info.js';
import type { WireAnswer } from './http/wire-answer.js';
import type { PoraRequest } from './http/pora-request.js';
import type { CallerInfo } from './request-context.js';
import type { ParsedInput } from './http/read-input.js';

export type { CallerInfo } from './request-context.js';

/**
 * What parameter decorators hand to handlers, beside the input of their route. A service with a decorator of its own adds
 * its type here by declaration merging.
 */
export interface HandlerParts {
  caller: CallerInfo;
  csrfToken: string;
  cookieHeader: string | undefined;
}

/** True for a parameter that takes what some decorator hands over. */
type Takes<P, Part = HandlerParts[keyof HandlerParts]> = Part extends P ? true : never;

/** True for a parameter that takes the input the route promises, or some other part. */
type Fits<R extends Route, P> = RouteInput<R> extends P ? true : [Takes<P>] extends [never] ? false : true;

/** What a handler may answer: what the contract promises, or ready-made bytes; nothing where nothing is promised. */
type Answers<R extends Route> = RouteAnswer<R> | WireAnswer;

type Misfit<R extends Route, P extends unknown[], A> = {
  [I in keyof P]: Fits<R, P[I]>;
}[number] extends true
  ? [Awaited<A>] extends [Answers<R>]
    ? unknown
    : { 'this answer does not fit the route': Answers<R> }
  : { 'a parameter does not fit the route': RouteInput<R> };

/** Decorator that a method takes only when its parameters and its answer fit the route. */
type HandlerDecorator<R extends Route> = <P extends unknown[], A>(
  target: object,
  name: string | symbol,
  handler: TypedPropertyDescriptor<(...parts: P) => A> & Misfit<R, P, A>,
) => void;

/**
 * Makes a method the handler of a contract route: verb, path, status, access rule and validation. A method whose input
 * or answer does not fit the route does not compile.
 */
export function Endpoint<R extends Route>(route: R, options: EndpointOptions = {}): HandlerDecorator<R> {
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
