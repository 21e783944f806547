import { defineRemote } from '@pora/kit';

/** Pages of this remote; the shell opens them under /dashboard, /patients and /schedule. */
export const remote = defineRemote({
  dashboard: async () => (await import('./features/dashboard/dashboard.screen.js')).DashboardScreen,
  patients: async () => (await import('./features/patients/patients-section.js')).PatientsSection,
  schedule: async () => (await import('./features/schedule/schedule.screen.js')).ScheduleScreen,
});
