import { Catch, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ApiError } from '@pora/common/errors';
import { isDatabaseAway } from '@pora/common/errors/postgres-errors';
import { Log } from '@pora/common/logging';
import { Metrics } from '@pora/common/metrics';
import { parseOwnPath } from '@pora/contracts/session/own-path';
import type { Request, Response } from 'express';
import { refusalPath, SignInRefusal, type RefusalCode } from './sign-in-refusal.js';

/** A sign-in that fails ends on /login with an explanation, whatever the reason: a person never sees raw JSON. */
@Catch()
@Injectable()
export class SignInFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const code = codeOf(error);
    this.metrics.count('pora_sign_ins_total', { result: code });
    if (error instanceof SignInRefusal) {
      this.log.warn('sign-in.refused', { code, reason: error.reason });
      if (error.cause !== undefined) this.log.error('sign-in.failed', error.cause, { code });
    } else {
      this.log.error('sign-in.failed', error, { code });
    }
    if (response.headersSent) response.destroy();
    else response.redirect(refusalPath(code, wantedPage(error, http.getRequest<Request>())));
  }
}

/** The page the person wanted: from the address that begins the sign-in, later from the session it began in. */
function wantedPage(error: unknown, { originalUrl, session }: Request): string | undefined {
  if (error instanceof SignInRefusal && error.returnTo !== undefined) return error.returnTo;
  const asked = new URLSearchParams(originalUrl.split('?')[1]).get('return') ?? undefined;
  return parseOwnPath(asked) ?? (session as Request['session'] | undefined)?.returnTo;
}

function codeOf(error: unknown): RefusalCode {
  if (error instanceof SignInRefusal) return error.code;
  const isTemporary = error instanceof ApiError && (error.status === 503 || error.status === 429);
  // A part of our own is away: the provider has nothing to do with it.
  return isTemporary || isDatabaseAway(error) ? 'niedostepne' : 'blad';
}
