import { theme } from '@pora/ui';
import styled from 'styled-components';
import { ActiveUsersPanel } from '../active-users/public.js';
import { ScheduleCard } from '../backup-schedule/public.js';
import { BackupsPanel } from '../backups/public.js';

/** The specified screen: the backups of the database and who works right now [core §2]. */
export function CopiesAndSessions() {
  return (
    <Sections>
      <BackupsPanel aside={<ScheduleCard />} below={<ActiveUsersPanel />} />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[8]};
`;
