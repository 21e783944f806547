import { PageHead, PageLayout, theme } from '@pora/ui';
import styled from 'styled-components';
import { ActiveUsersPanel } from '../active-users/public.js';
import { BackupsPanel } from '../backups/public.js';
import { administrationStrings as t } from './administration.strings.js';

/** What an operator sees: the backups of the database and who works right now [core §2]. */
export function AdministrationScreen() {
  return (
    <PageLayout>
      <PageHead title={t.title} description={t.description} />
      <Sections>
        <BackupsPanel />
        <ActiveUsersPanel />
      </Sections>
    </PageLayout>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[8]};
`;
