import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { scheduleRoutes as routes } from '@pora/contracts/schedule/schedule.routes';
import { FeedCalendarService } from './feed-calendar.service.js';
import { ScheduleFeedService } from './schedule-feed.service.js';

/** A calendar asks a few times an hour; who tries tokens is stopped at once. */
const READS = { name: 'schedule-feed', limit: 60, windowSeconds: 60 };

@Controller()
export class ScheduleFeedController {
  constructor(
    private readonly feeds: ScheduleFeedService,
    private readonly calendar: FeedCalendarService,
  ) {}

  @Endpoint(routes.feed)
  state(@Caller() caller: CallerInfo) {
    return this.feeds.state(caller);
  }

  @Endpoint(routes.createFeed)
  create(@Caller() caller: CallerInfo) {
    return this.feeds.create(caller);
  }

  @Endpoint(routes.revokeFeed)
  revoke(@Caller() caller: CallerInfo) {
    return this.feeds.revoke(caller);
  }

  @Endpoint(routes.readFeed, { rateLimit: READS })
  async read(@Input() { query }: RouteInput<typeof routes.readFeed>) {
    await this.feeds.use(query.token);
    return this.calendar.answer();
  }
}
