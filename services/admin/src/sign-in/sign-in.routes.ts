import { defineRoute } from '@pora/contracts';

/**
 * Browser navigations of the sign-in; no program calls them, so they are not part of the shared contract. Their query is
 * checked where it is used: a broken one ends on /login, never on raw JSON.
 */
export const signInRoutes = {
  start: defineRoute({
    method: 'GET',
    path: '/auth/google',
    access: 'public',
    limited: true,
    answerKind: 'text',
  }),
  callback: defineRoute({
    method: 'GET',
    path: '/auth/google/callback',
    access: 'public',
    limited: true,
    answerKind: 'text',
  }),
};
