import { EmptyState, PageHead, PageLayout, SectionHead, theme } from '@pora/ui';
import styled from 'styled-components';
import { ActiveUsersPanel } from '../active-users/public.js';
import { administrationStrings as t } from './administration.strings.js';

/** What an operator sees: who works right now and the backups of the database [core §2]. */
export function AdministrationScreen() {
  return (
    <PageLayout>
      <PageHead title={t.title} description={t.description} />
      <Sections>
        <ActiveUsersPanel />
        <section>
          <SectionHead title={t.backups} />
          <EmptyState compact title={t.backupsUnread} />
        </section>
      </Sections>
    </PageLayout>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[8]};
`;
