import { type ActiveSession } from '@pora/contracts/session/activity.model';
import { activityCalls } from '@pora/contracts/calls';
import { messageOf, useApiQuery } from '@pora/kit';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  InlineNotice,
  SectionHead,
  SkeletonRows,
  theme,
} from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { CircleIcon, ClockIcon, RefreshCwIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { formatClock } from '../../shared/clock.js';
import { activeUsersStrings as t } from './active-users.strings.js';
import { describePresence } from './presence.js';

/** The list is asked for again this often [core §9]. */
const REFRESH_MS = 30_000;

/** A plan without a patient has none; a patient whose name did not come is not "none". */
function patientOf({ patientName, patientId }: ActiveSession): string {
  return patientName ?? (patientId === null ? '–' : t.patientUnread);
}

const columns: DataColumn<ActiveSession>[] = [
  {
    id: 'user',
    header: t.columns.user,
    title: true,
    phone: 'line1',
    cell: (row) => <Person session={row} />,
    sortValue: (row) => row.userName || row.userEmail,
  },
  {
    id: 'plan',
    header: t.columns.plan,
    phone: 'line2',
    cell: (row) => [row.planName, row.stage && t.stage(row.stage)].filter(Boolean).join(' · ') || '–',
  },
  { id: 'patient', header: t.columns.patient, phone: 'hidden', cell: patientOf },
  {
    id: 'lastSeen',
    header: t.columns.lastSeen,
    phone: 'line1-end',
    sortValue: (row) => row.secondsSinceLastSeen,
    cell: (row) => <Presence seconds={row.secondsSinceLastSeen} />,
  },
];

/** Who it is: the name with the address beside it, or the address alone. */
function Person({ session: { userName, userEmail } }: { session: ActiveSession }) {
  if (!userName) return <>{userEmail}</>;
  return (
    <>
      <span>{userName}</span> <Email>{userEmail}</Email>
    </>
  );
}

/** When somebody was seen last; an icon says it too, and where nothing is known there is nothing to mark. */
function Presence({ seconds }: { seconds: number | null }) {
  const { text, tone } = describePresence(seconds);
  if (tone === 'neutral') return <Quiet>{text}</Quiet>;
  return (
    <Badge tone={tone} icon={tone === 'ok' ? <CircleIcon fill="currentColor" /> : <ClockIcon />}>
      {text}
    </Badge>
  );
}

/** Who has a plan open right now, refreshed every 30 s and on demand [core §2]. */
export function ActiveUsersPanel() {
  const users = useApiQuery(activityCalls.activeUsers, {}, { refetchInterval: REFRESH_MS });
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
              onClick={users.phase === 'loading' ? undefined : users.retry}
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
        <DataTable
          caption={t.title}
          rows={users.data.items}
          columns={columns}
          rowKey={(row) => row.sessionId}
          pageSize="all"
          empty={<EmptyState compact title={t.empty} />}
        />
      )}
    </section>
  );
}

const Email = styled.span`
  color: ${theme.c.text2};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${theme.c.text2};
`;

const Refreshed = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;
