import { Controller } from '@nestjs/common';
import type { WireAnswer } from '@pora/common/answers';
import { Caller, CookieHeader, CsrfToken, Endpoint, type CallerInfo } from '@pora/common/endpoint';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { SessionService } from './session.service.js';
import { signedOutAnswer } from './signed-out-answer.js';

/** Session calls of the browser [core §7]. */
@Controller()
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Endpoint(sessionRoutes.csrf)
  csrf(@CsrfToken() csrfToken: string) {
    return { csrfToken };
  }

  @Endpoint(sessionRoutes.me)
  me(@Caller() caller: CallerInfo) {
    return this.sessions.me(caller);
  }

  @Endpoint(sessionRoutes.people)
  people() {
    return this.sessions.people();
  }

  @Endpoint(sessionRoutes.logout)
  async logOut(
    @Caller() caller: CallerInfo,
    @CookieHeader() cookies: string | undefined,
  ): Promise<WireAnswer> {
    await this.sessions.logOut(caller, cookies);
    return signedOutAnswer();
  }
}
