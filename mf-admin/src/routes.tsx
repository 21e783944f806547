import { defineRemote } from '@pora/kit';
import { PageHead, PageLayout } from '@pora/ui';

function AdminScreen() {
  return (
    <PageLayout>
      <PageHead title="Administracja" />
    </PageLayout>
  );
}

/** Pages of this remote; the shell opens them under /admin, for the administrator only. */
export const remote = defineRemote({
  admin: async () => AdminScreen,
});
