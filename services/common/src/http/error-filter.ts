import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody } from '@pora/contracts/errors/error-body';
import { errorsOf } from '@pora/contracts/errors/route-errors';
import type { Route } from '@pora/contracts';
import type { Response } from 'express';
import { mapPostgresError } from '../errors/postgres-errors.js';
import { ApiError, forbidden, internalError, invalidInput, notFound } from '../errors.js';
import type { Log } from '../logging.js';
import type { Metrics } from '../metrics.js';
import type { PoraRequest } from './pora-request.js';

/** The only way an error leaves a service: `{ error, code, details? }`, never a stack trace. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly isChecked: boolean,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<PoraRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const refusal = this.checked(toApiError(error), request);
    const { status, code } = refusal;
    this.metrics.count('pora_http_errors_total', { status: String(status), code });
    if (status >= 500) {
      const cause = refusal.cause ?? error;
      this.log.error('request.failed', cause, { status, code });
    }
    if (response.headersSent) response.destroy();
    else writeError(response, refusal);
    // An unread body must not keep the connection busy; what is left of it is thrown away.
    if (!request.readableEnded) request.resume();
  }

  /** A code that the contract does not name is a programming fault: it fails the tests, not a person's work. */
  private checked(refusal: ApiError, { endpoint }: PoraRequest): ApiError {
    if (!this.isChecked || !endpoint || isNamed(endpoint.route, refusal)) return refusal;
    const { route } = endpoint;
    const cause = new Error(`${route.method} ${route.path} does not name ${refusal.status} ${refusal.code}`);
    return new ApiError(500, 'internal_error', cause.message, undefined, { cause });
  }
}

function isNamed(route: Route, { status, code }: ApiError): boolean {
  return errorsOf(route).get(status)?.includes(code) === true;
}

/** Writes the one error body with its status and `Retry-After`. */
export function writeError(response: Response, refusal: ApiError): void {
  const body: ErrorBody = {
    ...refusal.members,
    error: refusal.message,
    code: refusal.code,
    ...(refusal.details !== undefined && { details: refusal.details }),
  };
  if (refusal.retryAfterSeconds !== undefined) response.setHeader('Retry-After', refusal.retryAfterSeconds);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = refusal.status;
  response.end(JSON.stringify(body));
}

/** Any thrown value as a refusal; what nobody foresaw becomes a neutral 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HttpException) return fromHttpException(error);
  return mapPostgresError(error) ?? internalError();
}

function fromHttpException(error: HttpException): ApiError {
  const status = error.getStatus();
  if (status === 404) return notFound('Nie ma takiego adresu.');
  if (status === 403) return forbidden('Brak uprawnień.');
  return status < 500 ? invalidInput('Nie udało się odczytać żądania.') : internalError();
}
