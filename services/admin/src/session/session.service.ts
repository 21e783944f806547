import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { SessionReader } from '@pora/common/auth/session-reader';
import type { CallerInfo } from '@pora/common/endpoint';
import { Log } from '@pora/common/logging';
import { ActivityService } from '../activity/activity.service.js';
import { UsersRepository } from '../users/users.repository.js';

/** The session of a signed-in person. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionReader,
    private readonly activity: ActivityService,
    private readonly users: UsersRepository,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  /** The person as the browser sees them. */
  me({ name, email, isAdmin }: CallerInfo): { user: { name: string; email: string; isAdmin: boolean } } {
    return { user: { name, email, isAdmin } };
  }

  /** The people of the practice; staff, so the audit trail needs no line. */
  async people(): Promise<{ items: { email: string; name: string }[] }> {
    return { items: await this.users.list() };
  }

  /** Ends the session in every service at once; the rest of the farewell must not keep it alive. */
  async logOut(caller: CallerInfo, cookieHeader: string | undefined): Promise<void> {
    await this.sessions.end(cookieHeader);
    await this.activity.stop(caller);
    await this.recordSignOut(caller);
  }

  /** A database that is away must not turn a finished logout into an error. */
  private async recordSignOut(caller: CallerInfo): Promise<void> {
    try {
      await this.audit.record({ caller, action: 'session.sign-out', entity: 'user', entityId: caller.email });
    } catch (error) {
      this.log.error('audit.missed', error, { action: 'session.sign-out' });
    }
  }
}
