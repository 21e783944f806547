import { defineRemote } from '@pora/kit';

/** Pages of this remote; the shell opens it under /admin, for the administrator only. */
export const remote = defineRemote({
  admin: async () =>
    (await import('./features/administration/administration.screen.js')).AdministrationScreen,
});
