import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { AllowList } from '@pora/common/auth/allow-list';
import { Database } from '@pora/common/database';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import { currentRequestId } from '@pora/common/request-context';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer } from '@pora/contracts';
import type { ScheduleFeed } from '@pora/contracts/schedule/schedule.model';
import { FEED_PATH } from '@pora/contracts/schedule/schedule.paths';
import type { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { Clock } from '../clock/clock.js';
import { ScheduleFeedEntity } from './schedule-feed.entity.js';

type Routes = typeof scheduleRoutes;

/** Bytes of a token: nobody guesses 256 bits, so a plain hash of them is safe to keep. */
const TOKEN_BYTES = 32;
/** A reading is noted at most this often, so that a calendar that asks all day writes little. */
const NOTED_EVERY_MS = 15 * 60_000;

/** Calendar subscriptions: each person has at most one, and can end it. */
@Injectable()
export class ScheduleFeedService {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly allowList: AllowList,
    private readonly clock: Clock,
  ) {}

  async state({ email }: CallerInfo): Promise<RouteAnswer<Routes['feed']>> {
    const row = await this.rows.findOneBy({ owner: email });
    return { feed: row && present(row) };
  }

  /** Makes a token and forgets the one before it. */
  create(caller: CallerInfo): Promise<RouteAnswer<Routes['createFeed']>> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return this.transactions.run(async () => {
      const row = {
        owner: caller.email,
        tokenHash: hashOf(token),
        createdAt: this.clock.now(),
        lastUsedAt: null,
      };
      await this.rows.upsert(row, ['owner']);
      await this.note(caller, 'create');
      return { ...present(row), path: `${FEED_PATH}?token=${token}` };
    });
  }

  /** Ends the subscription; ending none is as good. */
  revoke(caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      const { affected } = await this.rows.delete({ owner: caller.email });
      if (affected) await this.note(caller, 'revoke');
    });
  }

  /** Notes that a calendar came with the token. @throws ApiError 404 unless it is that of a person who may sign in */
  async use(token: string | undefined): Promise<void> {
    const row = token === undefined ? null : await this.rows.findOneBy({ tokenHash: hashOf(token) });
    if (!row || !(await this.allowList.isAllowed(row.owner))) throw notFound('Nie ma takiego kalendarza.');
    const now = this.clock.now();
    if (row.lastUsedAt && now.getTime() - row.lastUsedAt.getTime() < NOTED_EVERY_MS) return;
    await this.transactions.run(async () => {
      await this.rows.update({ tokenHash: row.tokenHash }, { lastUsedAt: now });
      await this.note({ email: row.owner, requestId: currentRequestId() ?? '' }, 'read');
    });
  }

  private note(caller: Pick<CallerInfo, 'email' | 'requestId'>, verb: string): Promise<void> {
    const action = `schedule.feed-${verb}`;
    return this.audit.record({ caller, action, entity: 'schedule-feed', entityId: caller.email });
  }

  private get rows() {
    return this.database.repository(ScheduleFeedEntity);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const present = ({
  createdAt,
  lastUsedAt,
}: Pick<ScheduleFeedEntity, 'createdAt' | 'lastUsedAt'>): ScheduleFeed => ({
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
