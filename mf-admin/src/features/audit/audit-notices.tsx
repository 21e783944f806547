import { type LoadState, messageOf } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import { auditStrings as t } from './audit.strings.js';
import { type AuditRead } from './use-audit.js';

/** The trail as far as it was read. */
export type ReadAudit = Extract<LoadState<AuditRead>, { phase: 'ready' }>;

/** What is missing of what is shown, and why. */
export function AuditNotices({ load }: { load: ReadAudit }) {
  const { more } = load.data.names;
  return (
    <>
      {load.error != null && (
        <InlineNotice tone="amber" live title={t.refreshFailed}>
          {messageOf(load.error)}
        </InlineNotice>
      )}
      <Away load={load} />
      {more.length > 0 && (
        <InlineNotice live title={t.moreNames(more)}>
          {t.moreNamesText}
        </InlineNotice>
      )}
    </>
  );
}

/** Entries and names are mostly missing together, since one service knows both: one notice with one button. */
function Away({ load }: { load: ReadAudit }) {
  const { away, names } = load.data;
  const unsearched = names.unsearched.length > 0 ? t.unsearched(names.unsearched) : '';
  if (away.length === 0 && !unsearched) return null;
  return (
    <InlineNotice
      tone="amber"
      live
      title={away.length > 0 ? t.away(away) : unsearched}
      action={
        <Button size="compact" busy={load.refreshing} onClick={load.retry}>
          {t.retry}
        </Button>
      }
    >
      {away.length > 0 ? `${t.awayText} ${unsearched}`.trim() : t.unsearchedText}
    </InlineNotice>
  );
}

/** What an empty trail means: nothing fits only where everything was looked at. */
export function emptyWords({ away, names }: AuditRead): string {
  if (names.unsearched.length > 0) return t.noneById;
  return away.length > 0 ? t.noneRead : t.none;
}
