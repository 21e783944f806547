import { defineRemote } from '@pora/kit';
import { PageHead, PageLayout } from '@pora/ui';

function DietsScreen() {
  return (
    <PageLayout>
      <PageHead title="Plany dietetyczne" />
    </PageLayout>
  );
}

/** Pages of this remote; the shell opens them under /diets. */
export const remote = defineRemote({
  diets: async () => DietsScreen,
});
