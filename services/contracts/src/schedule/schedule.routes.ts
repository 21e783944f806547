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
  list: defineRoute({
    ...schedulePaths.list,
    access: 'user',
    summary: 'Events by start',
    errors: { 404: ['not_found'] },
    tagged: true,
    notes:
      'Of all times or of the days `from` to `to` (both included, on the clock of the practice), of ' +
      'everybody or of one patient. With an ETag of the answer; `If-None-Match` is answered 304.',
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
    summary: 'Add an event',
    idempotent: true,
    errors: { 404: ['not_found'], 409: ['conflict'] },
    body: newEventSchema,
    answer: scheduleEventSchema,
    status: 201,
  }),
  update: defineRoute({
    ...schedulePaths.update,
    access: 'user',
    summary: 'Change an event',
    versioned: true,
    params: byId,
    body: eventPatchSchema,
    answer: scheduleEventSchema,
  }),
  remove: defineRoute({
    ...schedulePaths.remove,
    access: 'user',
    summary: 'Move an event to the trash',
    versioned: true,
    params: byId,
  }),
  createSeries: defineRoute({
    ...schedulePaths.createSeries,
    access: 'user',
    summary: 'Add a series of visits',
    notes:
      'Answers all of them, the first one first; each is at the same time on the clock of the ' + 'practice.',
    idempotent: true,
    errors: { 404: ['not_found'], 409: ['conflict'] },
    body: newSeriesSchema,
    answer: events,
    status: 201,
  }),
  repeat: defineRoute({
    ...schedulePaths.repeat,
    access: 'user',
    summary: 'Make a visit the first one of a series',
    notes: 'Answers all of them. Its notes stay with it. 400 for one that is in a series already.',
    versioned: true,
    idempotent: true,
    params: byId,
    body: repeatEventSchema,
    answer: events,
    status: 201,
  }),
  updateSeries: defineRoute({
    ...schedulePaths.updateSeries,
    access: 'user',
    summary: 'Change a visit and others of its series',
    notes: 'Those that the scope names, are still to come and planned; answers them.',
    versioned: true,
    params: byId,
    body: seriesPatchSchema,
    answer: events,
  }),
  removeSeries: defineRoute({
    ...schedulePaths.removeSeries,
    access: 'user',
    summary: 'Move a visit and others of its series to the trash',
    notes: 'Answers their ids, so that they can be restored together.',
    versioned: true,
    params: byId,
    query: z.object({ scope: seriesScopeSchema }),
    answer: z.object({ ids: z.array(z.string()) }),
  }),
  restore: defineRoute({
    ...schedulePaths.restore,
    access: 'user',
    summary: 'Take events out of the trash, within 30 days',
    notes: 'Those that are not in it are answered as stored.',
    errors: { 404: ['not_found'] },
    body: z.strictObject({ ids: z.array(identifier).min(1).max(SCHEDULE_LIMITS.repeatCount.max) }),
    answer: events,
  }),
  hours: defineRoute({
    ...schedulePaths.hours,
    access: 'user',
    summary: 'Working hours and breaks of the practice',
    answer: storedWorkingHoursSchema,
  }),
  saveHours: defineRoute({
    ...schedulePaths.saveHours,
    access: 'user',
    summary: 'Save the working hours and breaks of the practice',
    versioned: true,
    body: workingHoursSchema,
    answer: storedWorkingHoursSchema,
  }),
  feed: defineRoute({
    ...schedulePaths.feed,
    access: 'user',
    summary: "What the caller's calendar subscription is",
    notes: 'Its address is not told again.',
    answer: feedStateSchema,
  }),
  createFeed: defineRoute({
    ...schedulePaths.createFeed,
    access: 'user',
    summary: "Make the caller's calendar subscription anew",
    notes: 'The address that was given before is dead from then on.',
    answer: createdFeedSchema,
    status: 201,
  }),
  revokeFeed: defineRoute({
    ...schedulePaths.revokeFeed,
    access: 'user',
    summary: "End the caller's calendar subscription",
  }),
  readFeed: defineRoute({
    method: 'GET',
    path: FEED_PATH,
    access: 'public',
    summary: 'The visits as a calendar (RFC 5545)',
    tagged: true,
    mediaTypes: ['text/calendar'],
    notes:
      'For whoever has the token: initials of patients, no titles, no notes. The token stands in ' +
      'the query, which no log line holds. With an ETag.',
    limited: true,
    errors: { 404: ['not_found'] },
    // Whatever is no token of ours is unknown, not badly written.
    query: z.object({ token: z.string().max(100).optional().catch(undefined) }),
    answerKind: 'file',
  }),
};
