import { randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { SESSION_LIFETIME_MS } from '@pora/common/auth/session-record';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';
import { deviceWords } from './device-words.js';
import type { ProviderProfile } from './provider-profile.js';

declare module 'express-session' {
  interface SessionData {
    user: { email: string; name: string; sub: string };
    csrfToken: string;
    /** Moment of sign-in, ISO. */
    createdAt: string;
    /** Browser and system in short words. */
    device: string;
    /** Own path to return to after sign-in. */
    returnTo: string;
  }
}

/** What sign-in needs of the browser's session and of passport's result. */
export interface BrowserSession {
  readonly session: Session & Partial<SessionData>;
  readonly profile: ProviderProfile | undefined;
  /** Replaces the session by one of a signed-in person under a new id. */
  signIn(user: SessionData['user'], now: Date): Promise<void>;
  /** Removes the session and its cookie's meaning. */
  end(): Promise<void>;
}

declare module '@pora/common/endpoint' {
  interface HandlerParts {
    browser: BrowserSession;
  }
}

/** Parameter decorator: the session of the browser. */
export const InBrowser = createParamDecorator((_: unknown, context: ExecutionContext): BrowserSession => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    session: request.session,
    profile: request.user as ProviderProfile | undefined,
    signIn: (user, now) => rotate(request, user, now),
    end: () => call((done) => request.session.destroy(done)),
  };
});

async function rotate(request: Request, user: SessionData['user'], now: Date): Promise<void> {
  await call((done) => request.session.regenerate(done));
  request.session.user = user;
  request.session.csrfToken = randomBytes(32).toString('base64url');
  request.session.createdAt = now.toISOString();
  const device = deviceWords(request.headers['user-agent']);
  if (device !== undefined) request.session.device = device;
  request.session.cookie.maxAge = SESSION_LIFETIME_MS;
  await call((done) => request.session.save(done));
}

function call(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}
