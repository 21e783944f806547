import { type OpenSession } from '@pora/contracts/admin/open-session.routes';
import { formatDateTime, MISSING } from '@pora/kit';
import { Badge, Button, media, mediaQueries, Tag, theme } from '@pora/ui';
import { CircleIcon, ClockIcon, LogOutIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { activeUsersStrings as t } from './active-users.strings.js';
import { describePresence } from './presence.js';
import { type SessionRow } from './use-sessions.js';

/** A table gives a word that may break anywhere no room at all. */
const ROOM = css`
  @media not all and ${mediaQueries.phone} {
    min-width: 8rem;
  }
`;

/** Who it is: the name with the address beside it, or the address alone. */
export function Person({ row: { userName, userEmail } }: { row: SessionRow }) {
  if (!userName) return <Address email={userEmail} />;
  return (
    <Lines>
      <span>{userName}</span>
      <Email>
        <Address email={userEmail} />
      </Email>
    </Lines>
  );
}

/** An address that is too long for its column breaks before its domain, not within a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Breaks>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Breaks>
  );
}

/** When somebody was seen last; an icon says it too, and where nothing is known there is nothing to mark. */
export function Presence({ seconds }: { seconds: number | undefined }) {
  const { text, tone } = describePresence(seconds);
  if (tone === 'neutral') return <Quiet>{text}</Quiet>;
  return (
    <Badge tone={tone} icon={tone === 'ok' ? <CircleIcon fill="currentColor" /> : <ClockIcon />}>
      {text}
    </Badge>
  );
}

/** The device and since when somebody is signed in with it; nothing while that is not known. */
export function Device({ session }: { session: OpenSession | undefined }) {
  if (!session) return null;
  return (
    <Lines>
      {session.device ?? t.unknownDevice}
      <Quiet>{t.signedIn(formatDateTime(session.signedInAt))}</Quiet>
    </Lines>
  );
}

interface SessionDeedProps {
  session: OpenSession | undefined;
  onRevoke: (session: OpenSession) => void;
}

/** The way to end a session; the own one ends by signing out. */
export function SessionDeed({ session, onRevoke }: SessionDeedProps) {
  if (!session) return null;
  if (session.isOwn) return <Tag>{t.own}</Tag>;
  return (
    <Deed
      size="compact"
      variant="quiet"
      icon={<LogOutIcon />}
      aria-label={t.revokeOf(session.userName || session.userEmail, session.device ?? t.unknownDevice)}
      onClick={() => onRevoke(session)}
    >
      {t.revoke}
    </Deed>
  );
}

/** Plan with its stage. */
export const planOf = ({ activity }: SessionRow) =>
  [activity?.planName, activity?.stage && t.stage(activity.stage)].filter(Boolean).join(' · ') || MISSING;

/** A plan without a patient has none; a patient whose name did not come is not "none". */
export function patientOf({ activity }: SessionRow): string {
  if (!activity) return MISSING;
  return activity.patientName ?? (activity.patientId === null ? MISSING : t.patientUnread);
}

/** Both in one line, where they have no columns. */
export function planAndPatientOf(row: SessionRow): string {
  return [planOf(row), patientOf(row)].filter((words) => words !== MISSING).join(' · ') || t.noPlan;
}

/** The name of a plan may be one long word. */
export const Work = styled.span`
  display: block;
  overflow-wrap: anywhere;

  ${ROOM}
`;

/** The device, and at the end of the row what can be done; below it where there is no room beside. */
export const Ends = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[1]} ${theme.s[3]};
`;

const Email = styled.span`
  color: ${theme.c.text2};
  font-weight: 400;
`;

const Breaks = styled.span`
  display: block;
  overflow-wrap: anywhere;

  ${ROOM}
`;

const Quiet = styled.span`
  color: ${theme.c.text2};
`;

const Lines = styled.span`
  display: grid;

  > span + span,
  > span:only-child {
    font: ${theme.t.small};
  }
`;

const Deed = styled(Button)`
  white-space: nowrap;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;
