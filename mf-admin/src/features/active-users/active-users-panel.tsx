import { type OpenSession } from '@pora/contracts/admin/open-session.routes';
import { messageOf } from '@pora/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  InlineNotice,
  mediaQueries,
  SectionHead,
  SkeletonRows,
  theme,
  useMediaQuery,
} from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { RefreshCwIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { formatClock } from '../../shared/clock.js';
import { activeUsersStrings as t } from './active-users.strings.js';
import { RevokeDialog } from './revoke-dialog.js';
import {
  Device,
  Ends,
  patientOf,
  Person,
  planAndPatientOf,
  planOf,
  Presence,
  SessionDeed,
  Work,
} from './session-cells.js';
import { type SessionRow, useSessions } from './use-sessions.js';

const columnsFor = (isPhone: boolean, onRevoke: (session: OpenSession) => void): DataColumn<SessionRow>[] => [
  {
    id: 'user',
    header: t.columns.user,
    title: true,
    phone: 'line1',
    cell: (row) => <Person row={row} />,
    sortValue: (row) => row.userName || row.userEmail,
  },
  {
    id: 'plan',
    header: t.columns.plan,
    phone: 'line2',
    cell: (row) => <Work>{isPhone ? planAndPatientOf(row) : planOf(row)}</Work>,
  },
  { id: 'patient', header: t.columns.patient, phone: 'hidden', cell: patientOf },
  {
    id: 'lastSeen',
    header: t.columns.lastSeen,
    phone: 'line1-end',
    sortValue: ({ activity }) => activity?.secondsSinceLastSeen ?? null,
    cell: ({ activity }) => <Presence seconds={activity?.secondsSinceLastSeen} />,
  },
  {
    id: 'device',
    header: t.columns.device,
    phone: 'line2',
    cell: ({ session }) => (
      <Ends>
        <Device session={session} />
        <SessionDeed session={session} onRevoke={onRevoke} />
      </Ends>
    ),
  },
];

/** Who is signed in and what they have open right now, refreshed every 30 s and on demand [core §2]. */
export function ActiveUsersPanel() {
  const { users, sessions, rows, retry } = useSessions();
  const [asked, setAsked] = useState<OpenSession>();
  const isPhone = useMediaQuery(mediaQueries.phone);
  return (
    <section aria-label={t.title}>
      <SectionHead
        title={t.title}
        actions={
          <>
            {users.phase === 'ready' && (
              <Refreshed>{t.refreshed(formatClock(users.data.generatedAt))}</Refreshed>
            )}
            <Button
              size="compact"
              icon={<RefreshCwIcon />}
              onClick={users.phase === 'loading' ? undefined : retry}
              busy={users.phase === 'ready' && users.refreshing}
            >
              {t.refresh}
            </Button>
          </>
        }
      />
      {users.phase === 'loading' && <SkeletonRows rows={3} />}
      {users.phase === 'ready' && users.error != null && (
        <InlineNotice tone="amber" live title={t.loadFailed}>
          {messageOf(users.error)}
        </InlineNotice>
      )}
      {sessions.phase !== 'loading' && sessions.error != null && (
        <InlineNotice tone="amber" live title={t.devicesFailed}>
          {messageOf(sessions.error)}
        </InlineNotice>
      )}
      {users.phase === 'failed' && (
        <ErrorState
          compact
          title={t.loadFailed}
          description={messageOf(users.error)}
          onRetry={users.retry}
          busy={users.retrying}
        />
      )}
      {users.phase === 'ready' && (
        <>
          <DataTable
            caption={t.title}
            rows={rows}
            columns={columnsFor(isPhone, setAsked)}
            rowKey={(row) => row.sessionId}
            pageSize="all"
            empty={<NobodySeen sessions={sessions} />}
          />
          {rows.length > 0 && <Note>{t.note}</Note>}
        </>
      )}
      {asked && (
        <RevokeDialog
          session={asked}
          others={rows.filter(({ userEmail }) => userEmail === asked.userEmail).length - 1}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** Nobody has a plan open; whether nobody is signed in either, only the list of sessions says. */
function NobodySeen({ sessions }: Pick<ReturnType<typeof useSessions>, 'sessions'>) {
  if (sessions.phase === 'loading') return <SkeletonRows rows={3} />;
  return <EmptyState compact title={sessions.error == null ? t.empty : t.signedInUnknown} />;
}

const Refreshed = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;
