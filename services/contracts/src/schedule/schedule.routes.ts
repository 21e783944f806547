import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier, recordDate } from '../text/text.model.js';
import {
  createdFeedSchema,
  eventPatchSchema,
  feedStateSchema,
  repeatEventSchema,
  newEventSchema,
  newSeriesSchema,
  SCHEDULE_LIMITS,
  scheduleEventSchema,
  seriesPatchSchema,
  seriesScopeSchema,
  storedWorkingHoursSchema,
  workingHoursSchema,
} from './schedule.model.js';
import { FEED_PATH, schedulePaths } from './schedule.paths.js';

const byId = z.object({ id: identifier });
const events = z.array(scheduleEventSchema);

/** Calls of the schedule [core §7]. Events of a patient in the trash are in the trash with the patient. */
export const scheduleRoutes = {
  /**
   * Events by start, of all times or of the days `from` to `to` (both included, on the clock of the practice), of
   * everybody or of one patient. With an ETag of the answer; `If-None-Match` is answered 304.
   */
  list: defineRoute({
    ...schedulePaths.list,
    access: 'user',
    query: z.object({
      from: recordDate.optional(),
      to: recordDate.optional(),
      patientId: identifier.optional(),
    }),
    answer: events,
  }),
  create: defineRoute({
    ...schedulePaths.create,
    access: 'user',
    body: newEventSchema,
    answer: scheduleEventSchema,
    status: 201,
  }),
  update: defineRoute({
    ...schedulePaths.update,
    access: 'user',
    params: byId,
    body: eventPatchSchema,
    answer: scheduleEventSchema,
  }),
  remove: defineRoute({ ...schedulePaths.remove, access: 'user', params: byId }),
  /** All visits of a new series, the first one first; each is at the same time on the clock of the practice. */
  createSeries: defineRoute({
    ...schedulePaths.createSeries,
    access: 'user',
    body: newSeriesSchema,
    answer: events,
    status: 201,
  }),
  /**
   * Makes an existing visit the first one of a series; answers all of them. Its notes stay with it. 400 for one that is in a
   * series already.
   */
  repeat: defineRoute({
    ...schedulePaths.repeat,
    access: 'user',
    params: byId,
    body: repeatEventSchema,
    answer: events,
    status: 201,
  }),
  /** Changes this visit and those of its series that the scope names, are still to come and planned; answers them. */
  updateSeries: defineRoute({
    ...schedulePaths.updateSeries,
    access: 'user',
    params: byId,
    body: seriesPatchSchema,
    answer: events,
  }),
  /** Moves the same visits to the trash; answers their ids, so that they can be restored together. */
  removeSeries: defineRoute({
    ...schedulePaths.removeSeries,
    access: 'user',
    params: byId,
    query: z.object({ scope: seriesScopeSchema }),
    answer: z.object({ ids: z.array(z.string()) }),
  }),
  /** Takes events out of the trash, within 30 days; those that are not in it are answered as stored. */
  restore: defineRoute({
    ...schedulePaths.restore,
    access: 'user',
    body: z.strictObject({ ids: z.array(identifier).min(1).max(SCHEDULE_LIMITS.repeatCount.max) }),
    answer: events,
  }),
  /** Working hours and breaks of the practice. */
  hours: defineRoute({ ...schedulePaths.hours, access: 'user', answer: storedWorkingHoursSchema }),
  saveHours: defineRoute({
    ...schedulePaths.saveHours,
    access: 'user',
    body: workingHoursSchema,
    answer: storedWorkingHoursSchema,
  }),
  /** What the caller's calendar subscription is; its address is not told again. */
  feed: defineRoute({ ...schedulePaths.feed, access: 'user', answer: feedStateSchema }),
  /** Makes the caller's subscription anew: the address that was given before is dead from then on. */
  createFeed: defineRoute({
    ...schedulePaths.createFeed,
    access: 'user',
    answer: createdFeedSchema,
    status: 201,
  }),
  revokeFeed: defineRoute({ ...schedulePaths.revokeFeed, access: 'user' }),
  /**
   * The visits as a calendar (RFC 5545), for whoever has the token: initials of patients, no titles, no notes. The token
   * stands in the query, which no log line holds. With an ETag. @see ADR 75
   */
  readFeed: defineRoute({
    method: 'GET',
    path: FEED_PATH,
    access: 'public',
    // Whatever is no token of ours is unknown, not badly written.
    query: z.object({ token: z.string().max(100).optional().catch(undefined) }),
    answerKind: 'file',
  }),
};
