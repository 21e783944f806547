import { Controller, UseFilters, UseGuards } from '@nestjs/common';
import { redirectAnswer, type WireAnswer } from '@pora/common/answers';
import { Endpoint } from '@pora/common/endpoint';
import { InBrowser, type BrowserSession } from './browser-session.js';
import { OidcGuard } from './oidc.guard.js';
import { SignInFilter } from './sign-in.filter.js';
import { SignInRefusal } from './sign-in-refusal.js';
import { signInRoutes } from './sign-in.routes.js';
import { SignInService } from './sign-in.service.js';

const SIGN_IN_LIMIT = { name: 'sign-in', limit: 60, windowSeconds: 60 };

/** The two addresses of the sign-in; the guard talks to the provider. */
@Controller()
@UseFilters(SignInFilter)
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @Endpoint(signInRoutes.start, { rateLimit: SIGN_IN_LIMIT })
  @UseGuards(OidcGuard)
  start(): never {
    throw new SignInRefusal('blad', 'the browser was not sent to the provider');
  }

  @Endpoint(signInRoutes.callback, { rateLimit: SIGN_IN_LIMIT })
  @UseGuards(OidcGuard)
  async finish(@InBrowser() browser: BrowserSession): Promise<WireAnswer> {
    return redirectAnswer(await this.signIn.finish(browser));
  }
}
