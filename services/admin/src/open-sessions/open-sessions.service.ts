import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { AllowList } from '@pora/common/auth/allow-list';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import type { OpenSession } from '@pora/contracts/admin/open-session.routes';
import { ActivityService } from '../activity/activity.service.js';
import { OpenSessionsStore, type StoredSession } from './open-sessions.store.js';

/** Who is signed in, and ending the session of somebody else. */
@Injectable()
export class OpenSessionsService {
  constructor(
    private readonly store: OpenSessionsStore,
    private readonly allowList: AllowList,
    private readonly activity: ActivityService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** The last sign-in first; whoever left the allow-list has no session that would open anything. */
  async list({ sessionKey }: CallerInfo): Promise<{ items: OpenSession[] }> {
    const stored = await this.store.list();
    const allowed = await Promise.all(
      stored.map(({ session }) => this.allowList.isAllowed(session.user.email)),
    );
    const items = stored.filter((_, index) => allowed[index]).map((one) => present(one, sessionKey));
    return { items: items.sort((a, b) => (a.signedInAt < b.signedInAt ? 1 : -1)) };
  }

  /** @throws ApiError 404, 409 of the session that asks */
  async revoke(id: string, caller: CallerInfo): Promise<void> {
    if (id === caller.sessionKey) throw conflict('conflict', 'Swoją sesję zakończysz przez „Wyloguj”.');
    const found = (await this.store.list()).find(({ key }) => key === id);
    if (!found) throw isOver();
    const entry = { caller, action: 'session.revoke', entity: 'user', entityId: found.session.user.email };
    await this.transactions.run(async () => {
      await this.audit.record(entry);
      // Before COMMIT: a session that could not be ended, or that somebody else ended meanwhile, is not told to be.
      if (!(await this.store.end(id))) throw isOver();
    });
    await this.activity.stop({ sessionKey: id });
  }
}

const isOver = () => notFound('Ta sesja już się skończyła.');

function present({ key, session }: StoredSession, ownKey: string): OpenSession {
  const { user, device, createdAt } = session;
  return {
    ...{ id: key, userName: user.name, userEmail: user.email, device: device ?? null },
    ...{ signedInAt: createdAt, isOwn: key === ownKey },
  };
}
