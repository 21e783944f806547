import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { ButtonLink, EmptyState, PageHead, PageLayout } from '@pora/ui';
import { intoleranceStrings as t } from './intolerances.strings.js';

/** Intolerance database: nothing is mapped until the dictionary is filled. */
export function IntolerancesScreen() {
  return (
    <PageLayout>
      <PageHead title={t.title} />
      <EmptyState
        title={t.empty}
        description={t.emptyText}
        actions={
          <ButtonLink as={Link} to={paths.foods}>
            {t.foods}
          </ButtonLink>
        }
      />
    </PageLayout>
  );
}
