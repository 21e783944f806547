import { EmptyState, PageHead, PageLayout, SectionHead } from '@pora/ui';
import { ActiveUsersPanel } from '../active-users/public.js';
import { administrationStrings as t } from './administration.strings.js';

/** What an operator sees: who works right now and the backups of the database [core §2]. */
export function AdministrationScreen() {
  return (
    <PageLayout>
      <PageHead title={t.title} description={t.description} />
      <ActiveUsersPanel />
      <SectionHead title={t.backups} />
      <EmptyState compact title={t.backupsUnread} />
    </PageLayout>
  );
}
