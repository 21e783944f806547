import { defineRoute } from '../route.js';
import { backupScheduleBodySchema, backupScheduleSchema } from './backup-schedule.model.js';
import { backupSchedulePaths } from './backup-schedule.paths.js';

/** Calls about backups made by the clock; the administrator's. */
export const backupScheduleRoutes = {
  get: defineRoute({
    ...backupSchedulePaths.get,
    access: 'admin',
    summary: 'When backups are made by the clock, and which of them stay',
    answer: backupScheduleSchema,
  }),
  save: defineRoute({
    ...backupSchedulePaths.save,
    access: 'admin',
    summary: 'Change when backups are made by the clock, and which of them stay',
    notes: 'What was due before the change is not made up for.',
    versioned: true,
    body: backupScheduleBodySchema,
    answer: backupScheduleSchema,
  }),
};
