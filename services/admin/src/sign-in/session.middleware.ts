import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { SIGN_IN_LIFETIME_MS } from '@pora/common/auth/session-record';
import { SESSION_COOKIE } from '@pora/common/auth/signed-cookie';
import { SERVICE_CONFIG } from '@pora/common/config';
import { Log } from '@pora/common/logging';
import { RedisConnection } from '@pora/common/redis';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { AdminConfig } from '../config.js';
import { SessionStore } from './session-store.js';
import { refusalPath } from './sign-in-refusal.js';

/** express-session for the two addresses of the sign-in; everything else reads sessions through the common guard. */
@Injectable()
export class SessionMiddleware implements NestMiddleware {
  private readonly handle: RequestHandler;

  constructor(
    @Inject(SERVICE_CONFIG) config: AdminConfig,
    redis: RedisConnection,
    private readonly log: Log,
  ) {
    this.handle = session({
      name: SESSION_COOKIE,
      secret: config.sessionSecret,
      store: new SessionStore(redis),
      resave: false,
      saveUninitialized: false,
      proxy: true,
      cookie: { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: SIGN_IN_LIFETIME_MS },
    });
  }

  use(request: Request, response: Response, next: NextFunction): void {
    void this.handle(request, response, (error?: unknown) => {
      if (error === undefined || error === null) {
        next();
        return;
      }
      this.log.error('sign-in.no-session', error);
      if (response.headersSent) response.destroy();
      else response.redirect(refusalPath('niedostepne'));
    });
  }
}
