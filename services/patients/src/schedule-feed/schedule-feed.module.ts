import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { FeedCalendarService } from './feed-calendar.service.js';
import { ScheduleFeedController } from './schedule-feed.controller.js';
import { ScheduleFeedService } from './schedule-feed.service.js';

@Module({
  imports: [ClockModule],
  controllers: [ScheduleFeedController],
  providers: [ScheduleFeedService, FeedCalendarService],
})
export class ScheduleFeedModule {}
