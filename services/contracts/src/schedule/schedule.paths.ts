import type { CallPath } from '../call.js';

/** Where calendars fetch the subscription; a person's address is this and their token. */
export const FEED_PATH = '/api/schedule/feed.ics';

/** Verbs and paths of `scheduleRoutes`. */
export const schedulePaths = {
  list: { method: 'GET', path: '/api/schedule' },
  create: { method: 'POST', path: '/api/schedule' },
  update: { method: 'PATCH', path: '/api/schedule/:id' },
  remove: { method: 'DELETE', path: '/api/schedule/:id' },
  createSeries: { method: 'POST', path: '/api/schedule/series' },
  repeat: { method: 'POST', path: '/api/schedule/:id/series' },
  updateSeries: { method: 'PATCH', path: '/api/schedule/:id/series' },
  removeSeries: { method: 'DELETE', path: '/api/schedule/:id/series' },
  restore: { method: 'POST', path: '/api/schedule/restore' },
  hours: { method: 'GET', path: '/api/schedule/hours' },
  saveHours: { method: 'PUT', path: '/api/schedule/hours' },
  feed: { method: 'GET', path: '/api/schedule/feed' },
  createFeed: { method: 'POST', path: '/api/schedule/feed' },
  // Not the feed itself: that would be the address of an event.
  revokeFeed: { method: 'DELETE', path: '/api/schedule/feed/token' },
} as const satisfies Record<string, CallPath>;
