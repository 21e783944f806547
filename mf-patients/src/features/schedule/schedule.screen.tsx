import { EmptyState, PageHead, PageLayout } from '@pora/ui';
import { scheduleStrings as t } from './schedule.strings.js';

/** Schedule of visits [core §2]; empty until visits can be planned. */
export function ScheduleScreen() {
  return (
    <PageLayout>
      <PageHead title={t.title} description={t.subtitle} />
      <EmptyState title={t.empty} description={t.emptyText} />
    </PageLayout>
  );
}
