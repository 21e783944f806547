import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { AllowList } from '@pora/common/auth/allow-list';
import { UNKNOWN_EMAIL } from '@pora/common/auth/internal-caller';
import { Log } from '@pora/common/logging';
import { Metrics } from '@pora/common/metrics';
import { currentRequestId } from '@pora/common/request-context';
import { Transactions } from '@pora/common/transactions';
import { UsersRepository } from '../users/users.repository.js';
import type { BrowserSession } from './browser-session.js';
import { maskedEmail } from './masked-email.js';
import { IdentityProvider } from './identity-provider.js';
import type { ProviderProfile } from './provider-profile.js';
import { SignInRefusal } from './sign-in-refusal.js';

/** Decides who of the people a provider vouches for may use the product. */
@Injectable()
export class SignInService {
  constructor(
    private readonly allowList: AllowList,
    private readonly users: UsersRepository,
    private readonly provider: IdentityProvider,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Ends a sign-in in the browser: a new session for an admitted person, none for anybody else. Answers the own path the
   * browser goes to. @throws SignInRefusal
   */
  async finish(browser: BrowserSession): Promise<string> {
    const { profile } = browser;
    const returnTo = browser.session.returnTo;
    try {
      if (!profile) throw new SignInRefusal('blad', 'no profile');
      await browser.signIn(await this.admit(profile), new Date());
    } catch (error) {
      await browser.end();
      if (error instanceof SignInRefusal) error.returnTo = returnTo;
      throw error;
    }
    this.metrics.count('pora_sign_ins_total', { result: 'signed_in' });
    return returnTo === undefined ? '/callback' : `/callback?return=${encodeURIComponent(returnTo)}`;
  }

  /**
   * Lets a person in who is on the allow-list and still has the account of their first sign-in.
   * @throws SignInRefusal `konto`
   */
  private async admit(profile: ProviderProfile): Promise<{ email: string; name: string; sub: string }> {
    const { email, name, sub } = profile;
    if (!(await this.allowList.isAllowed(email))) {
      await this.recordRefusal(email);
      throw new SignInRefusal('konto', 'not on the allow-list');
    }
    const caller = { email, requestId: currentRequestId() ?? '' };
    const isSamePerson = await this.transactions.run(async () => {
      const storedSub = await this.users.rememberSignIn({ issuer: this.provider.issuer, email, sub, name });
      const action = storedSub === sub ? 'session.sign-in' : 'session.refuse-changed-sub';
      await this.audit.record({ caller, action, entity: 'user', entityId: email });
      return storedSub === sub;
    });
    if (!isSamePerson) throw new SignInRefusal('konto', 'the sub of this address has changed');
    return { email, name, sub };
  }

  /** A stranger is told apart, not named; a database that is away changes nothing of the refusal. */
  private async recordRefusal(email: string): Promise<void> {
    const action = 'session.refuse';
    const caller = { email: UNKNOWN_EMAIL, requestId: currentRequestId() ?? '' };
    try {
      await this.audit.record({ caller, action, entity: 'user', entityId: maskedEmail(email) });
    } catch (error) {
      this.log.error('audit.missed', error, { action });
    }
  }
}
