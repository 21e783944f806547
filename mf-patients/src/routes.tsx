import { defineRemote } from '@pora/kit';
import { PageHead, PageLayout } from '@pora/ui';

function DashboardScreen() {
  return (
    <PageLayout>
      <PageHead title="Pulpit" />
    </PageLayout>
  );
}

function PatientsScreen() {
  return (
    <PageLayout>
      <PageHead title="Pacjenci" />
    </PageLayout>
  );
}

function ScheduleScreen() {
  return (
    <PageLayout>
      <PageHead title="Harmonogram" />
    </PageLayout>
  );
}

/** Pages of this remote; the shell opens them under /dashboard, /patients and /schedule. */
export const remote = defineRemote({
  dashboard: async () => DashboardScreen,
  patients: async () => PatientsScreen,
  schedule: async () => ScheduleScreen,
});
